### The lessons of ZEN L'initié: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Count a line

lesson-zen-count-title = Count a line
lesson-zen-count-text = A pawn moves as many squares as there are pieces on the whole line. Move the white pawn in the corner K1.
lesson-zen-count-missed = That is a good move, but here the pawn in the corner K1 is to move.
lesson-zen-count-hint = Take the pawn in the corner, lower right.
lesson-zen-count-done = Right: there are as many pieces on the line as squares that it went.
