### Enso: why a move or a position is refused. $square, $from, $to and $stone are names of squares, as in c2.

## Moves that the rules forbid

enso-illegal-no-square = Cette case n’existe pas sur le plateau.
enso-illegal-no-stone = Il n’y a pas de pierre en { $square }.
# $player is the player to move.
enso-illegal-not-yours = La pierre en { $square } n’est pas à { $player }.
enso-illegal-frozen = La pierre en { $square } n’est à côté d’aucune autre : elle n’a pas le droit de bouger.
enso-illegal-nowhere-to-go = La pierre en { $square } ne peut atteindre aucune case vide où elle serait à côté d’une pierre adverse ou à côté d’aucune pierre.
enso-illegal-same-square = La pierre est déjà en { $square }.
enso-illegal-not-in-line = Une pierre se déplace en ligne droite, et { $to } n’est pas sur la même ligne que { $from }.
enso-illegal-in-the-way = La pierre en { $stone } barre le chemin vers { $to } : il est interdit de sauter.
enso-illegal-own-stone = Il y a déjà une pierre du même joueur en { $square }.
enso-illegal-must-capture = La pierre en { $square } est à côté d’une pierre adverse : elle doit capturer.
enso-illegal-may-not-capture = La pierre en { $square } n’a que des pierres amies à côté d’elle : elle n’a pas le droit de capturer.
enso-illegal-friends-only = En { $to }, la pierre venue de { $from } n’aurait que des pierres amies à côté d’elle : elle doit aller à côté d’une pierre adverse, ou là où elle ne sera à côté d’aucune pierre.
enso-illegal-nothing-to-capture = Il n’y a pas de pierre adverse à capturer en { $square }.
enso-illegal-is-capture = Il y a une pierre adverse en { $square } : ce coup la capture.
enso-illegal-pass = À Enso, il est interdit de passer son tour : un joueur qui n’a aucun coup possible a perdu.
enso-illegal-off = Une pierre ne quitte le plateau que si elle est capturée.
enso-illegal-complete = Le coup s’arrête en { $square }.

## Moves that are not written as they should be

enso-unreadable-form = Un coup s’écrit comme c2-f2, une capture comme c1xb2.
# $written is the move as it is written, as in c1xb2.
enso-unreadable-capture = Il y a une pierre adverse en { $square } : la capture s’écrit { $written }.
enso-unreadable-no-capture = Il n’y a pas de pierre adverse en { $square } : sans capture, le coup s’écrit { $written }.

## Positions that can't be

enso-impossible-too-many-stones = { $count ->
    [one] { $player } a { NUMBER($count) } pierre, mais il n’y en a que { NUMBER($most) }.
   *[other] { $player } a { NUMBER($count) } pierres, mais il n’y en a que { NUMBER($most) }.
}
enso-impossible-no-stone = { $player } vient de jouer, mais n’a aucune pierre.
