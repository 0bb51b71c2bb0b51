### Setting up a position by hand. The reasons why a position can't be stand with those why moves are refused.

editor-title = Set up a position
editor-start = Start position
editor-undo = Undo
editor-empty = Empty board
editor-copy = Copy position
editor-copied = The position is on the clipboard as text.
editor-paste = Paste position
editor-paste-here = Paste a position here, as one line of text (Ctrl+V):
# The same on a touch screen.
editor-paste-here-touch = Paste a position here, as one line of text:
editor-paste-field = Position as text
editor-paste-open = Set it up
editor-play = Play from here
editor-take = Take away
editor-link = Link

## What to do with what is chosen

editor-help-put = Choose a piece, then tap the squares where it goes. Tap it again to take it away.
editor-help-stack = Choose a piece, then tap the square where it goes, also on top of another piece.
editor-help-take = Tap the pieces that are to go.
editor-help-link = Tap two stones on diagonal neighbours: they are linked, or their link is taken away.
editor-help-forbidden = Tap the square that the Zen has just left.

## Pieces. $player is the name of a side.

editor-pawn = { $player }: pawn
editor-stone = { $player }: stone
editor-zen = Zen

## The other fields of a position

editor-to-move = To move
# $side is the name of a side.
editor-side-to-move = To move: { $side }
editor-zen-left = The Zen has just left
editor-no-square = No square
editor-point = Point at it
editor-answer = Symbol to answer
editor-moved = Has moved in this turn
editor-none = None
# What is chosen, and its value: "Symbol to answer: circle", "White: circle".
editor-choice = { $what }: { $value }

## What is said of the position

editor-impossible = This position can't be:
editor-possible = This position can be played.
# $reason is a sentence of its own: who has won, and by what.
editor-over = In this position the game is over. { $reason }
