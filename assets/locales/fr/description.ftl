### The board, moves and positions in words: for players who listen to a screen reader or read along a Braille line. What
### is said of one game only stands in the file of the game. Where nothing else is said, a message is a whole sentence.

## Parts of sentences. $first, $rest and $second are other messages.

description-list = { $first }, { $rest }
description-sentences = { $first } { $second }
description-sentence = { $words }.

## A square: a label without a full stop. $square is its name with a space, as in F 6; pieces are such as "white pawn".

description-empty = { $square }, vide
description-holds = { $square }, { $piece }
# $below are one or more pieces with commas between them.
description-stack = { $square }, { $top }, bloque dessous : { $below }
# A square, and one of the labels below.
description-cell = { $cell } ; { $deed }
# A piece among others: "white pawn on F 6".
description-on = { $piece } en { $square }

## What may be done with a square now, or what has come of it: labels

description-may-be-moved = peut bouger
description-picked-up = choisi
description-may-go-here = la pièce peut aller ici
description-may-be-captured = peut être capturé
description-decides = décide de la partie

## What a piece may do. $squares are one or more squares with commas between them.

description-goes-to = Cette pièce peut aller en : { $squares }.
description-could-go-to = Si c’était à l’autre camp de jouer, cette pièce pourrait aller en : { $squares }.
description-goes-off = Cette pièce peut sortir du plateau.
# $pieces are one or more pieces and their squares, with commas between them.
description-beside = À côté : { $pieces }.
description-beside-nothing = Il n’y a rien à côté.

## Moves. $player is a side, $piece is such as "pawn", $captured such as "white pawn".

description-moves = { $player } : { $piece } de { $from } en { $to }.
description-captures = { $player } : { $piece } de { $from } en { $to }, capture : { $captured }.
description-passes = { $player } passe son tour.

## The position and the clocks

description-to-move = C’est à { $player } de jouer.
description-no-clock = Il n’y a pas de pendule.
# $time is a length of time, as in "2 min 5 s".
description-time-left = { $player } : il reste { $time }.

## Figures and boards as text. $rows are rows of letters, the farthest first: "6: B B . W.". $squares and $links have commas between them.

description-plan = Un plateau, rangée par rangée depuis le haut. { $rows }
description-plan-links = Reliés : { $links }.
description-plan-winning = Voici ce qui décide la partie : { $squares }.
description-plan-marked = Marqué : { $squares }.
description-plan-arrow = Une flèche va de { $from } à { $to }.
description-plan-arrow-off = Une flèche va de { $from } vers l’extérieur du plateau.
