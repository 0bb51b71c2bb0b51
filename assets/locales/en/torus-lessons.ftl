### The lessons of ZeN: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## A board without edges

lesson-torus-shift-title = A board without edges
lesson-torus-shift-text = The board has no edges: what leaves it on one side comes back on the other. Shift it.
lesson-torus-shift-missed = That does not shift the board.
lesson-torus-shift-hint = Drag a free cell, or press the keys for shifting the board.
lesson-torus-shift-done = Right: every place on this board is like every other.

## The doughnut

lesson-torus-fold-title = The doughnut
lesson-torus-fold-text = Fold the board: where its edges meet, it becomes a doughnut.
lesson-torus-fold-missed = That does not fold the board.
lesson-torus-fold-hint = Press the button that says Doughnut.
lesson-torus-fold-done = Right: this is the real form of the board.
