### The panel around the board, and what lies over the board during a match.

## Buttons. They are narrow: at most about twelve letters, or they are set smaller.

panel-move-now = Jouer vite
panel-more = Plus
panel-less = Moins
panel-offer-draw = Proposer nulle
panel-resign = Abandonner
# Shows the board from the other side.
panel-flip = Pivoter
panel-pass = Passer
panel-off-the-board = Sortir du plateau
# Stands before the buttons for check and checkmate.
panel-announce = Annoncer :
# What the player says; in French the game's own words.
panel-check = Échec
panel-checkmate = Échec et mat
panel-change-players = Changer les joueurs

## The turn

# The computer is thinking; moving dots follow.
panel-thinking = Réfléchit
# How many positions the computer has looked at so far: $thousands is between 1 and 999.
panel-positions = { NUMBER($thousands) } 000 positions
panel-positions-millions = { $millions ->
    [one] { NUMBER($millions) } million de positions
   *[other] { NUMBER($millions) } millions de positions
}
panel-looking-for-hint = Recherche d’un bon coup
# The answers to a move that waits to be confirmed are this and "Cancel".
panel-confirm = Confirmer
# $move is a move in notation.
panel-confirm-or-point = { $move } ? Confirmez, ou touchez encore la case d’arrivée.
# $player is the side that has announced.
panel-check-announced = Échec ! { $player } l’a annoncé.
# Follows the name of a player, in small letters under it.
panel-chooses-side = choisit son camp
# Follows the name of a player, in small letters under it.
panel-may-take-back = peut reprendre un coup
panel-side-to-choose = Il faut choisir un camp.
panel-move-to-take-back = Un coup peut être repris.
# The longest chain of a side, or the one under the pointer.
panel-chain = { $player } : { $chain }.
# $step, $point and $panel are names of keys or of buttons of a gamepad, without article; "point" is to choose the
# square that the cursor is on.
panel-pointing = { $step } pour parcourir le plateau, { $point } pour choisir, { $panel } pour venir à ces boutons.

## Remarks about the match

panel-round-and-length = Manche { $round }. { $length }.
panel-clock = { $clock }.
panel-house-rule = Règle maison : deux équipes.
panel-partners = Les partenaires n’ont pas le droit de se parler de la partie : il n’y a donc pas de conseils.

## The moves of the round

panel-round-before = Manche précédente
panel-round-after = Manche suivante
panel-round-of = Manche { $round } sur { $rounds }
panel-move-shown = Coup affiché
panel-first-move = Premier coup
panel-previous-move = Coup précédent
panel-next-move = Coup suivant
panel-last-move = Dernier coup
panel-show-again = Revoir le dernier coup

## Looking back

looking-back-beginning = Vous revoyez le début
looking-back-beginning-of-round = Vous revoyez le début de la manche { $round }
looking-back-turn = Vous revoyez le tour { $turn } sur { $turns }
looking-back-turn-of-round = Vous revoyez le tour { $turn } sur { $turns } de la manche { $round }
looking-back-return = Revenir
looking-back-play-on = Jouer à partir d’ici

## Points that are counted on the board after a round of ZEN

scoring-largest = Le plus grand groupe de { $loser } ne compte pas
scoring-astray = { $pieces ->
    [one] { $pieces } pièce de { $loser } en dehors du groupe
   *[other] { $pieces } pièces de { $loser } en dehors du groupe
}
scoring-skip = Passer

## Texts for players who sit face to face

facing-in-check = Vous êtes en échec.
facing-your-choice = À vous de choisir.
facing-other-side = C’est à l’autre camp de jouer.
# Parts of one line: the side, its time, its score, its players. Capital or not as the language likes.
facing-score = score { $score }

## Notes below the board

# How a match is played again: short labels, in two lines of some ten letters.
note-sides-changed = Changer de camp
note-same-sides = Mêmes camps
note-easier = Plus facile : niveau { $level }
note-harder = Plus difficile : niveau { $level }
note-look-at-board = Voir le plateau
note-nobody-said-check = { $player }, personne n’a dit « échec »
note-lost-to-check = Vous avez perdu à cause d’un échec qui n’a pas été annoncé. Vous pouvez reprendre votre dernier coup : il n’a pas paré l’échec.
note-take-back = Reprendre le coup
note-stand-by-loss = Accepter la défaite
note-gift = Ce coup offre la victoire
note-gift-at-once = { $move } fait gagner { $opponent } aussitôt.
note-gift-reply = Après { $move }, { $opponent } gagne aussitôt avec { $reply }.
note-think-again = Réfléchir encore
note-play-anyway = Jouer quand même
note-which-side = { $player }, quel camp ?
note-play-side = Prendre { $side }
