### Why a match refuses something, and why no match can begin with what was chosen.

## The terms of a match

terms-seats = Une partie a 2 ou 4 places, pas { NUMBER($seats) }.
# $longest: a number of seconds.
terms-clock = Les temps d’une pendule doivent aller de 1 à { NUMBER($longest) } secondes.
terms-length = Une partie compte au moins une manche ou un point, et au plus { NUMBER($rounds) } manches.
terms-seed = Le nombre du hasard doit être un nombre entier.

## During a match

# $reason: one or more sentences about a position that was given as text.
match-position = Cette position n’est pas possible. { $reason }
match-no-such-seat = Il n’y a pas de place { $seat }.
match-round-over = La manche est finie.
match-round-not-over = La manche n’est pas encore finie.
match-over = La partie est finie.
# ZeN's balanced opening.
match-choose-first = Trois pierres sont posées : le second joueur doit d’abord choisir son camp.
match-nothing-to-choose = Il n’y a pas de camp à choisir maintenant.
# ZEN: a player who did not announce check has won by carrying it out, and the loser may take back the move that did not
# parry it.
match-decide-first = L’échec n’a pas été annoncé : le perdant décide d’abord s’il reprend son coup.
match-nothing-to-take-back = Personne n’a perdu à cause d’un échec non annoncé : il n’y a pas de coup à reprendre.
match-no-clock = Cette partie se joue sans pendule.
match-times = Il y a des temps pour { $times ->
        [one] { $times } coup
       *[other] { $times } coups
    }, mais { $plies ->
        [one] { $plies } coup joué
       *[other] { $plies } coups joués
    }.
match-time-after = Les temps après le coup { $ply } ne conviennent pas à cette pendule : il reste plus de temps que possible.
match-time-left = Il reste plus de temps qu’après le dernier coup.
match-too-long = Une partie a au plus { NUMBER($most) } coups : acceptez la nulle ou abandonnez.
match-false-check = Ce coup ne met pas en échec : il ne permettrait pas de gagner au coup suivant si l’adversaire passait son tour.
match-false-checkmate = Ce n’est pas échec et mat : l’adversaire a une réponse, ou n’est pas en échec.
match-nothing-to-undo = Il n’y a pas de coup à annuler.
match-nothing-to-redo = Il n’y a pas de coup à refaire.
match-not-by-will = Seule la position sur le plateau peut terminer une manche de cette façon.
