### Enso: why a move or a position is refused. $square, $from, $to and $stone are names of squares, as in c2.

## Moves that the rules forbid

enso-illegal-no-square = Essa casa não existe no tabuleiro.
enso-illegal-no-stone = Não há pedra em { $square }.
# $player is the player to move.
enso-illegal-not-yours = A pedra em { $square } não é { $player-id ->
    [side-white] das Brancas
    [side-black] das Pretas
   *[other] de { $player }
}.
enso-illegal-frozen = A pedra em { $square } não está ao lado de nenhuma outra e não pode se mover.
enso-illegal-nowhere-to-go = A pedra em { $square } não alcança nenhuma casa vazia onde fique ao lado de uma inimiga, ou onde não fique ao lado de nenhuma pedra.
enso-illegal-same-square = A pedra já está em { $square }.
enso-illegal-not-in-line = A pedra anda em linha reta, e { $to } não está na mesma linha que { $from }.
enso-illegal-in-the-way = A pedra em { $stone } está no caminho até { $to }, e não é permitido pular.
enso-illegal-own-stone = Em { $square } há uma pedra da mesma cor.
enso-illegal-must-capture = A pedra em { $square } está ao lado de uma inimiga e tem de capturar.
enso-illegal-may-not-capture = A pedra em { $square } está só ao lado de amigas e não pode capturar.
enso-illegal-friends-only = Em { $to }, a pedra de { $from } ficaria só ao lado de amigas: ela tem de ir para o lado de uma inimiga, ou para onde não fique ao lado de nenhuma pedra.
enso-illegal-nothing-to-capture = Não há pedra inimiga em { $square } para capturar.
enso-illegal-is-capture = Em { $square } há uma pedra inimiga: essa jogada é uma captura.
enso-illegal-pass = No Enso, ninguém passa a vez: quem não tem jogada possível perde.
enso-illegal-off = Uma pedra só sai do tabuleiro quando é capturada.
enso-illegal-complete = A jogada termina em { $square }.

## Moves that are not written as they should be

enso-unreadable-form = Uma jogada se escreve como c2-f2; uma captura, como c1xb2.
# $written is the move as it is written, as in c1xb2.
enso-unreadable-capture = Em { $square } há uma pedra inimiga: a captura se escreve { $written }.
enso-unreadable-no-capture = Em { $square } não há pedra inimiga: sem captura, a jogada se escreve { $written }.

## Positions that can't be

enso-impossible-too-many-stones = { $player-id ->
    [side-white] As Brancas têm
    [side-black] As Pretas têm
   *[other] { $player } tem
} { NUMBER($count) } pedras, mas só existem { NUMBER($most) }.
enso-impossible-no-stone = { $player-id ->
    [side-white] As Brancas acabaram de jogar, mas não têm nenhuma pedra.
    [side-black] As Pretas acabaram de jogar, mas não têm nenhuma pedra.
   *[other] { $player } acabou de jogar, mas não tem nenhuma pedra.
}
