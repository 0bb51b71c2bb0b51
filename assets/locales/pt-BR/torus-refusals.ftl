### ZeN, the game on a torus: why a move or a position is refused. $cell, $from, $to and $last are names of cells, as in
### b3, and $link and $crossed are links, as in a1-b2. The players are called Z and N.

## Moves that the rules forbid

torus-illegal-off-board = Essa casa não existe neste tabuleiro.
torus-illegal-occupied = Só se coloca uma pedra em uma casa vazia, e em { $cell } há uma pedra de { $player }.
torus-illegal-no-stone = Uma ligação une duas pedras suas, e { $cell } está vazia.
torus-illegal-enemy-stone = Uma ligação une duas pedras suas, e a pedra em { $cell } é de { $player }.
torus-illegal-one-cell = Uma ligação une duas pedras, e { $cell } é uma casa só.
torus-illegal-orthogonal = Uma ligação une pedras vizinhas na diagonal; { $from } e { $to } estão lado a lado, e ali pedras da mesma cor já estão conectadas sem ligação.
torus-illegal-apart = Uma ligação une pedras vizinhas na diagonal, e { $from } e { $to } não são vizinhas assim.
torus-illegal-made = Cada ligação é feita uma vez só, e { $link } já está no tabuleiro.
torus-illegal-crossed = Ligações não podem se cruzar, e { $link } cruzaria a ligação { $crossed } de { $player }.
torus-illegal-no-link = A casa { $cell } não tem, na diagonal, nenhuma pedra sua que ainda não esteja ligada a ela.
# $links are one or more links with commas between them.
torus-illegal-all-crossed = Ligações não podem se cruzar, e toda ligação que resta para { $cell } cruzaria outra: { $links }.
# $written is the move as it is written.
torus-illegal-complete = A jogada { $written } já está completa.
torus-illegal-pass-with-moves = Não é permitido passar a vez enquanto se pode colocar uma pedra ou fazer uma ligação.

## Moves that are not written as they should be

torus-unreadable-form = Uma jogada é uma pedra colocada (b3), uma ligação (a1-b2) ou pass; as casas vão de a1 a { $last }.

## Positions that can't be

torus-impossible-too-many-links = Há mais de { NUMBER($most) } ligações, uma para cada bloco de quatro casas.
# $reason is a sentence of its own: one of the rules on links above.
torus-impossible-no-link = { $link } não é uma ligação. { $reason }
torus-impossible-not-joined = A ligação { $link } não une duas pedras da mesma cor.
torus-impossible-twice = A ligação { $link } aparece duas vezes.
torus-impossible-crossing = As ligações { $link } e { $crossed } se cruzam.
