### The board, moves and positions in words: for players who listen to a screen reader or read along a Braille line. What
### is said of one game only stands in the file of the game. Where nothing else is said, a message is a whole sentence.

## Parts of sentences. $first, $rest and $second are other messages.

description-list = { $first }, { $rest }
description-sentences = { $first } { $second }
description-sentence = { $words }.

## A square: a label without a full stop. $square is its name with a space, as in F 6; pieces are such as "white pawn".

description-empty = { $square }, leer
description-holds = { $square }, { $piece }
# $below are one or more pieces with commas between them.
description-stack = { $square }, { $top }, blockiert darunter: { $below }
# A square, and one of the labels below.
description-cell = { $cell }; { $deed }
# A piece among others: "white pawn on F 6".
description-on = { $piece } auf { $square }

## What may be done with a square now, or what has come of it: labels

description-may-be-moved = kann ziehen
description-picked-up = aufgenommen
description-may-go-here = hierhin kann der Stein ziehen
description-may-be-captured = kann geschlagen werden
description-decides = entscheidet die Partie

## What a piece may do. $squares are one or more squares with commas between them.

description-goes-to = Der Stein kann ziehen nach: { $squares }.
description-could-go-to = Wäre die andere Seite am Zug, könnte der Stein ziehen nach: { $squares }.
description-goes-off = Der Stein kann das Brett verlassen.
# $pieces are one or more pieces and their squares, with commas between them.
description-beside = Daneben: { $pieces }.
description-beside-nothing = Daneben steht nichts.

## Moves. $player is a side, $piece is such as "pawn", $captured such as "white pawn".

description-moves = { $player }: { $piece } von { $from } nach { $to }.
description-captures = { $player }: { $piece } von { $from } nach { $to }, geschlagen: { $captured }.
description-passes = { $player } passt.

## The position and the clocks

description-to-move = { $player } ist am Zug.
description-no-clock = Es gibt keine Uhr.
# $time is a length of time, as in "2 min 5 s".
description-time-left = { $player }: noch { $time }.

## Figures and boards as text. $rows are rows of letters, the farthest first: "6: B B . W.". $squares and $links have commas between them.

description-plan = Ein Brett, Reihe für Reihe von oben. { $rows }
description-plan-links = Verbunden: { $links }.
description-plan-winning = Das entscheidet die Partie: { $squares }.
description-plan-marked = Markiert: { $squares }.
description-plan-arrow = Ein Pfeil geht von { $from } nach { $to }.
description-plan-arrow-off = Ein Pfeil geht von { $from } aus dem Brett hinaus.
