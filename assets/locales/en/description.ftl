### The board, moves and positions in words: for players who listen to a screen reader or read along a Braille line. What
### is said of one game only stands in the file of the game. Where nothing else is said, a message is a whole sentence.

## Parts of sentences. $first, $rest and $second are other messages.

description-list = { $first }, { $rest }
description-sentences = { $first } { $second }
description-sentence = { $words }.

## A square: a label without a full stop. $square is its name with a space, as in F 6; pieces are such as "white pawn".

description-empty = { $square }, empty
description-holds = { $square }, { $piece }
# $below are one or more pieces with commas between them.
description-stack = { $square }, { $top } on top of { $below }, which it blocks
# A square, and one of the labels below.
description-cell = { $cell }; { $deed }
# A piece among others: "white pawn on F 6".
description-on = { $piece } on { $square }

## What may be done with a square now, or what has come of it: labels

description-may-be-moved = may be moved
description-picked-up = picked up
description-may-go-here = the piece may go here
description-may-be-captured = may be captured
description-decides = decides the game

## What a piece may do. $squares are one or more squares with commas between them.

description-goes-to = It may go to: { $squares }.
description-could-go-to = If its side were to move, it could go to: { $squares }.
description-goes-off = It may leave the board.
# $pieces are one or more pieces and their squares, with commas between them.
description-beside = Beside it: { $pieces }.
description-beside-nothing = Nothing is beside it.

## Moves. $player is a side, $piece is such as "pawn", $captured such as "white pawn".

description-moves = { $player }: { $piece } from { $from } to { $to }.
description-captures = { $player }: { $piece } from { $from } to { $to }, captures { $captured }.
description-passes = { $player } passes.

## The position and the clocks

description-to-move = { $player } is to move.
description-no-clock = There is no clock.
# $time is a length of time, as in "2 min 5 s".
description-time-left = { $player }: { $time } left.

## Figures and boards as text. $rows are rows of letters, the farthest first: "6: B B . W.". $squares and $links have commas between them.

description-plan = A board, row by row from the top. { $rows }
description-plan-links = Linked: { $links }.
description-plan-winning = These decide the game: { $squares }.
description-plan-marked = Marked: { $squares }.
description-plan-arrow = An arrow goes from { $from } to { $to }.
description-plan-arrow-off = An arrow goes from { $from } off the board.
