### Keys, settings and typed moves for players who listen, or who want nothing but a keyboard.

## What keys do, in the list of controls

controls-type-move = Type a move
controls-what-is-here = Say what is on the square, and what it may do
controls-what-is-around = Say its lines, neighbours, chain or stack
controls-last-turn = Say the last move
controls-own-pieces = Next and previous of your pieces
controls-other-pieces = Next and previous of the other side's pieces
controls-clocks = Say the time that is left
controls-whole-position = Say the whole position

## How much is said

settings-narration = Announcements for screen readers
settings-narration-nothing = None
settings-narration-moves = Moves and the end
settings-narration-everything = Everything

## The answer where the cursor is on no square yet

description-no-cursor = The cursor is on no square yet: the arrows move it.

## The field for a move that is typed. $moves are moves in notation with commas between them.

typed-move = Type a move
typed-play = Play it
typed-not-now = No move can be made now.
typed-square = Type the name of the square.
typed-enter-plays = Enter plays { $move }.
typed-possible = Possible: { $moves }.
typed-possible-more = Possible: { $moves } and { NUMBER($more) } more.
