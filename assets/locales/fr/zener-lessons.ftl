### The lessons of Zener: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## A step

lesson-zener-stack-title = A step
lesson-zener-stack-text = Move any piece one square up, down, left or right.
lesson-zener-stack-missed = That is not a step.
lesson-zener-stack-hint = Take a white piece and step forward.
lesson-zener-stack-done = Right: a step goes to a square beside.
