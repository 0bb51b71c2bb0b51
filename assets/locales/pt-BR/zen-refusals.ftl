### ZEN L'initié: why a move or a position is refused. $square, $from, $to and $zen are names of squares, as in K11.

## Moves that the rules forbid

zen-illegal-off-board = Essa casa não existe no tabuleiro.
zen-illegal-empty = Não há peça em { $square }.
# $player is the player to move.
zen-illegal-not-yours = O peão em { $square } é do adversário: { $player-id ->
    [side-white] as Brancas movem um peão branco ou o Zen.
    [side-black] as Pretas movem um peão preto ou o Zen.
   *[other] { $player } move um peão da sua cor ou o Zen.
}
zen-illegal-not-in-line = Uma peça anda em linha reta: { $from } e { $to } não estão na mesma fileira, coluna ou diagonal.
# $pieces and $distance are numbers of squares.
zen-illegal-distance =
    Uma peça anda exatamente tantas casas quantas são as peças na linha: { $line ->
        [row] na fileira
        [column] na coluna
       *[diagonal] na diagonal
    } de { $square }, são { NUMBER($pieces) }, não { NUMBER($distance) }.
zen-illegal-blocked = Não é permitido pular peões inimigos, e há um no caminho, em { $square }.
zen-illegal-own-pawn = Em { $square } há um peão da mesma cor.
zen-illegal-zen-back = O adversário acabou de mover o Zen de { $square }: logo em seguida, o Zen não pode voltar para lá.
zen-illegal-zen-alone = Uma jogada com o Zen tem de terminar ao lado de um peão, e não há nenhum ao lado de { $square }.
zen-illegal-may-move = Só passa a vez quem não tem jogada possível.
zen-illegal-stuck = A peça em { $square } não tem jogada possível: em cada linha, a casa em que ela cairia está fora do tabuleiro, ocupada por uma peça que não pode ser capturada, atrás de um peão inimigo ou proibida para o Zen.
zen-illegal-complete = Uma jogada é uma peça sua ou o Zen e, depois, a casa para onde vai.

## Moves that are not written as they should be

zen-unreadable-form = Uma jogada se escreve como K1-H4; uma captura, como B1xD3; uma jogada com o Zen, como Z:F6-E4.
# $found is a part of what was written.
zen-unreadable-no-square = “{ $found }” não é uma casa (A1 a K11).
zen-unreadable-zen-elsewhere = O Zen está em { $zen }, não em { $square }.
zen-unreadable-zen-captured = O Zen foi capturado.
zen-unreadable-zen-unmarked = As jogadas com o Zen se escrevem com Z: na frente, Z:{ $square }…
zen-unreadable-capture = Uma captura se escreve com x: { $from }x{ $to }.
zen-unreadable-nothing-to-capture = Não há nada para capturar em { $square }.

## Positions that can't be

zen-impossible-too-many-pawns = { $player-id ->
    [side-white] As Brancas têm
    [side-black] As Pretas têm
   *[other] { $player } tem
} { NUMBER($count) } peões, mas só existem { NUMBER($most) }.
zen-impossible-no-pawn = { $player-id ->
    [side-white] As Brancas não têm nenhum peão: o jogo já tinha terminado antes da última jogada delas.
    [side-black] As Pretas não têm nenhum peão: o jogo já tinha terminado antes da última jogada delas.
   *[other] { $player } não tem nenhum peão: o jogo já tinha terminado antes da última jogada desse lado.
}
zen-impossible-too-many-zens = Há { NUMBER($count) } Zens, mas só existe um.
zen-impossible-no-zen = A casa { $square } está proibida para o Zen, que não está no tabuleiro.
zen-impossible-occupied = A casa { $square } está proibida para o Zen, que acabou de sair dela, mas há uma peça ali.
zen-impossible-not-in-line = O Zen não pode ter vindo de { $square } para { $zen }: as duas casas não estão na mesma linha.
