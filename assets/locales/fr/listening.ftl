### Keys, settings and typed moves for players who listen, or who want nothing but a keyboard.

## What keys do, in the list of controls

controls-type-move = Écrire un coup
controls-what-is-here = Dire ce qu’il y a sur la case, et ce qui y est possible
controls-what-is-around = Dire ses lignes, ses voisines, sa chaîne ou sa pile
controls-last-turn = Dire le dernier coup
controls-own-pieces = Vos pièces : la suivante et la précédente
controls-other-pieces = Les pièces de l’autre camp : la suivante et la précédente
controls-clocks = Dire le temps qui reste
controls-whole-position = Dire toute la position

## How much is said

settings-narration = Annonces pour lecteurs d’écran
settings-narration-nothing = Aucune
settings-narration-moves = Les coups et la fin
settings-narration-everything = Tout

## The answer where the cursor is on no square yet

description-no-cursor = Le curseur n’est encore sur aucune case : les flèches le déplacent.

## The field for a move that is typed. $moves are moves in notation with commas between them.

typed-move = Écrire un coup
typed-play = Jouer ce coup
typed-not-now = Aucun coup ne peut être joué maintenant.
typed-square = Écrivez le nom de la case.
typed-enter-plays = Entrée joue { $move }.
typed-possible = Possible : { $moves }.
typed-possible-more = Possible : { $moves } et { NUMBER($more) } autres.
