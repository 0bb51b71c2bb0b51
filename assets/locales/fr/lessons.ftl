### Les leçons : l'écran qui en donne la liste, le panneau d'une étape, et les commentaires de la première partie.

## La liste des leçons

learn-title = Apprendre
# The button that begins the lessons of a game.
learn-begin = Apprendre { $game }
learn-go-on = Continuer { $game }
learn-play-first-match = Première partie : { $game }
# How many steps have been done.
learn-done = { $done } sur { $steps } faites
# The name of the button of a step, which shows only its number: for those who can't see it.
learn-step = { $game } { $step } : { $title }
learn-all-lessons = Toutes les leçons

## A step on the table. The buttons are narrow.

learn-step-of = Étape { $step } sur { $steps }
learn-back = Retour
learn-skip = Passer
learn-next = Suite
# Begins the first match against a computer, after the last step.
learn-play = Jouer
learn-all-done = C’était la dernière étape : vous connaissez { $game }. Jouez une première partie contre un ordinateur facile.

## Comments on the first match

comment-begin = Vous connaissez les règles. Cet ordinateur joue comme un débutant, et des commentaires vous aideront au début.
# $reason is one of the reasons of a hint: a sentence.
comment-good = Bien joué. { $reason }
# $move: a move of the computer in notation.
comment-threat = Attention : au prochain coup, l’ordinateur pourrait gagner par { $move }. Empêchez-le si vous pouvez.
comment-gift = Ce coup laisse l’ordinateur gagner par { $move }. Vous pouvez le reprendre.
comment-captured = L’ordinateur a capturé. Regardez si vous pouvez capturer aussi.
