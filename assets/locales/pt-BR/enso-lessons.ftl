### The lessons of Enso: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Capture

lesson-enso-capture-title = Capture
lesson-enso-capture-text = A stone beside an enemy must capture. Capture with a white stone.
lesson-enso-capture-missed = That move does not capture.
lesson-enso-capture-hint = A capturing stone takes the place of the first stone it meets.
lesson-enso-capture-done = Right: it took the place of the black stone.
