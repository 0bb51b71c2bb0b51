### What programs that read the table aloud are told of it, beside the labels of its controls and what is said of squares.

# The board as a whole.
assistive-board = Brett
