### Composer une position à la main.

editor-title = Composer une position
editor-start = Position de départ
editor-undo = Annuler
editor-empty = Plateau vide
editor-copy = Copier la position
editor-copied = Le texte de la position est dans le presse-papiers.
editor-paste = Coller une position
editor-paste-here = Collez ici une position, en une ligne de texte (Ctrl+V) :
# The same on a touch screen.
editor-paste-here-touch = Collez ici une position, en une ligne de texte :
editor-paste-field = Texte d’une position
editor-paste-open = La mettre en place
editor-play = Jouer à partir d’ici
editor-take = Enlever
editor-link = Lien

## What to do with what is chosen

editor-help-put = Choisissez une pièce, puis touchez les cases où elle doit aller. Touchez-la de nouveau pour l’enlever.
editor-help-stack = Choisissez une pièce, puis touchez la case où elle doit aller, même sur une autre pièce.
editor-help-take = Touchez les pièces à enlever.
editor-help-link = Touchez deux pierres voisines en diagonale : elles sont reliées, ou leur lien est enlevé.
editor-help-forbidden = Touchez la case que le Zen vient de quitter.

## Pieces. $player is the name of a side.

editor-pawn = { $player } : pion
editor-stone = { $player } : pierre
editor-zen = Zen

## The other fields of a position

editor-to-move = Au trait
# $side is the name of a side.
editor-side-to-move = Au trait : { $side }
editor-zen-left = Le Zen vient de quitter
editor-no-square = Aucune case
editor-point = La montrer
editor-answer = Symbole auquel répondre
editor-moved = A déjà bougé pendant ce tour
editor-none = Aucun
# What is chosen, and its value.
editor-choice = { $what } : { $value }

## What is said of the position

editor-impossible = Cette position est impossible :
editor-possible = Cette position peut être jouée.
# $reason is a sentence of its own: who has won, and by what.
editor-over = Dans cette position, la partie est terminée. { $reason }
