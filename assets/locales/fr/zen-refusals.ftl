### ZEN L'initié: why a move or a position is refused. $square, $from, $to and $zen are names of squares, as in K11.

## Moves that the rules forbid

zen-illegal-off-board = Cette case n’existe pas sur le plateau.
zen-illegal-empty = Il n’y a pas de pièce en { $square }.
# $player is the player to move.
zen-illegal-not-yours = Le pion en { $square } est à l’adversaire : { $player } déplace un pion de sa couleur ou le Zen.
zen-illegal-not-in-line = Une pièce se déplace en ligne droite : { $from } et { $to } ne sont ni sur la même rangée, ni sur la même colonne, ni sur la même diagonale.
# $pieces and $distance are numbers of squares.
zen-illegal-distance =
    Une pièce se déplace exactement d’autant de cases qu’il y a de pièces sur la ligne : { $line ->
        [row] sur la rangée
        [column] sur la colonne
       *[diagonal] sur cette diagonale
    } de { $square }, il y en a { NUMBER($pieces) }, pas { NUMBER($distance) }.
zen-illegal-blocked = Il est interdit de sauter par-dessus un pion adverse : il y en a un sur le chemin, en { $square }.
zen-illegal-own-pawn = Il y a un pion de la même couleur en { $square }.
zen-illegal-zen-back = L’adversaire vient de déplacer le Zen depuis { $square } : il est interdit de l’y ramener aussitôt.
zen-illegal-zen-alone = Le Zen doit finir son déplacement à côté d’un pion, et il n’y en a aucun à côté de { $square }.
zen-illegal-may-move = Seul un joueur qui n’a aucun coup possible passe son tour.
zen-illegal-stuck = La pièce en { $square } ne peut aller nulle part : sur chaque ligne, la case à atteindre est hors du plateau, occupée par une pièce qu’elle ne peut pas capturer, derrière un pion adverse ou interdite au Zen.
zen-illegal-complete = Un coup, c’est un de vos pions ou le Zen, puis la case où il va.

## Moves that are not written as they should be

zen-unreadable-form = Un coup s’écrit comme K1-H4, une capture comme B1xD3, les coups du Zen comme Z:F6-E4.
# $found is a part of what was written.
zen-unreadable-no-square = « { $found } » n’est pas une case (de A1 à K11).
zen-unreadable-zen-elsewhere = Le Zen est en { $zen }, pas en { $square }.
zen-unreadable-zen-captured = Le Zen a été capturé.
zen-unreadable-zen-unmarked = Les coups du Zen s’écrivent avec Z: devant, Z:{ $square }…
zen-unreadable-capture = Une capture s’écrit avec un x : { $from }x{ $to }.
zen-unreadable-nothing-to-capture = Il n’y a rien à capturer en { $square }.

## Positions that can't be

zen-impossible-too-many-pawns = { $player } a { NUMBER($count) } pions, et il n’y en a que { NUMBER($most) }.
zen-impossible-no-pawn = { $player } n’a plus de pion : la partie était donc finie avant le dernier coup attribué à { $player }.
zen-impossible-too-many-zens = Il y a { NUMBER($count) } Zen, alors qu’il n’en existe qu’un.
zen-impossible-no-zen = La case { $square } est interdite au Zen, mais il n’est pas sur le plateau.
zen-impossible-occupied = La case { $square } est interdite au Zen, qui vient de la quitter, mais une pièce s’y trouve.
zen-impossible-not-in-line = Le Zen ne peut pas être allé de { $square } à { $zen } : ces cases ne sont sur aucune ligne commune.
