### The board, moves and positions in words: for players who listen to a screen reader or read along a Braille line. What
### is said of one game only stands in the file of the game. Where nothing else is said, a message is a whole sentence.

## Parts of sentences. $first, $rest and $second are other messages.

description-list = { $first }, { $rest }
description-sentences = { $first } { $second }
description-sentence = { $words }.

## A square: a label without a full stop. $square is its name with a space, as in F 6; pieces are such as "white pawn".

description-empty = { $square }, vazia
description-holds = { $square }, { $piece }
# $below are one or more pieces with commas between them.
description-stack = { $square }, { $top }, bloqueia embaixo: { $below }
# A square, and one of the labels below.
description-cell = { $cell }; { $deed }
# A piece among others: "white pawn on F 6".
description-on = { $piece } em { $square }

## What may be done with a square now, or what has come of it: labels

description-may-be-moved = pode se mover
description-picked-up = na mão
description-may-go-here = a peça pode vir para cá
description-may-be-captured = pode haver captura aqui
description-decides = decide a partida

## What a piece may do. $squares are one or more squares with commas between them.

description-goes-to = Esta peça pode ir para: { $squares }.
description-could-go-to = Se fosse a vez do outro lado, esta peça poderia ir para: { $squares }.
description-goes-off = Esta peça pode sair do tabuleiro.
# $pieces are one or more pieces and their squares, with commas between them.
description-beside = Ao lado: { $pieces }.
description-beside-nothing = Não há nada ao lado.

## Moves. $player is a side, $piece is such as "pawn", $captured such as "white pawn".

description-moves = { $player }: { $piece } de { $from } para { $to }.
description-captures = { $player }: { $piece } de { $from } para { $to }, captura: { $captured }.
description-passes = { $player-id ->
    [side-white] As Brancas passam a vez.
    [side-black] As Pretas passam a vez.
   *[other] { $player } passa a vez.
}

## The position and the clocks

description-to-move = Vez: { $player }.
description-no-clock = Não há relógio.
# $time is a length of time, as in "2 min 5 s".
description-time-left = { $player }: restam { $time }.

## Figures and boards as text. $rows are rows of letters, the farthest first: "6: B B . W.". $squares and $links have commas between them.

description-plan = Um tabuleiro, linha por linha de cima para baixo. { $rows }
description-plan-links = Ligadas: { $links }.
description-plan-winning = Isto decide a partida: { $squares }.
description-plan-marked = Marcado: { $squares }.
description-plan-arrow = Uma seta vai de { $from } a { $to }.
description-plan-arrow-off = Uma seta vai de { $from } para fora do tabuleiro.
