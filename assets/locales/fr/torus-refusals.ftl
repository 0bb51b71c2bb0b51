### ZeN, the game on a torus: why a move or a position is refused. $cell, $from, $to and $last are names of cells, as in
### b3, and $link and $crossed are links, as in a1-b2. The players are called Z and N.

## Moves that the rules forbid

torus-illegal-off-board = Cette case n’existe pas sur ce plateau.
torus-illegal-occupied = Une pierre se pose sur une case vide, et il y a une pierre de { $player } en { $cell }.
torus-illegal-no-stone = Un lien relie deux de vos pierres, et la case { $cell } est vide.
torus-illegal-enemy-stone = Un lien relie deux de vos pierres, et la pierre en { $cell } est à { $player }.
torus-illegal-one-cell = Un lien relie deux pierres, et { $cell } n’est qu’une seule case.
torus-illegal-orthogonal = Un lien relie deux cases voisines en diagonale ; { $from } et { $to } sont voisines en ligne droite, et deux pierres de même couleur y sont déjà reliées.
torus-illegal-apart = Un lien relie deux cases voisines en diagonale, et { $from } et { $to } ne le sont pas.
torus-illegal-made = Un même lien ne se fait qu’une fois, et { $link } est déjà sur le plateau.
torus-illegal-crossed = Deux liens ne peuvent pas se croiser, et { $link } croiserait le lien { $crossed } de { $player }.
torus-illegal-no-link = La pierre en { $cell } n’a en diagonale aucune voisine amie à laquelle la relier encore.
# $links are one or more links with commas between them.
torus-illegal-all-crossed = Deux liens ne peuvent pas se croiser, et tous ceux qui restent à faire depuis { $cell } en croiseraient un autre : { $links }.
# $written is the move as it is written.
torus-illegal-complete = Le coup { $written } est complet.
torus-illegal-pass-with-moves = Il est interdit de passer son tour tant qu’une pose ou un lien est possible.

## Moves that are not written as they should be

torus-unreadable-form = Un coup est une pose (b3), un lien (a1-b2) ou pass ; les cases vont de a1 à { $last }.

## Positions that can't be

torus-impossible-too-many-links = Il y a plus de { NUMBER($most) } liens, plus d’un par carré de quatre cases.
# $reason is a sentence of its own: one of the rules on links above.
torus-impossible-no-link = { $link } n’est pas un lien. { $reason }
torus-impossible-not-joined = Le lien { $link } ne relie pas deux pierres de même couleur.
torus-impossible-twice = Le lien { $link } est là deux fois.
torus-impossible-crossing = Les liens { $link } et { $crossed } se croisent.
