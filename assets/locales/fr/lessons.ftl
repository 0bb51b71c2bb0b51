### Les leçons : l'écran qui en donne la liste, le panneau d'une étape, et les commentaires de la première partie.

## La liste des leçons

learn-title = Apprendre
# The button that begins the lessons of a game.
learn-begin = Apprendre { $game }
learn-go-on = Continuer { $game }
learn-play-first-match = Première partie : { $game }
# How many steps have been done.
learn-done = Étapes faites : { $done } sur { $steps }
# The name of the button of a step, which shows only its number: for those who can't see it.
learn-step = { $game } { $step } : { $title }
learn-all-lessons = Toutes les leçons

## A step on the table. The buttons are narrow.

learn-step-of = Étape { $step } sur { $steps }
learn-back = Retour
learn-skip = Passer
learn-next = Suivant
# Begins the first match against a computer, after the last step.
learn-play = Jouer
learn-all-done = C’était la dernière étape : vous connaissez maintenant { $game }. Jouez une première partie contre un ordinateur facile.
learn-figure = Cette position est la figure { $figure } de la règle imprimée.

## Comments on the first match

comment-begin = Vous connaissez maintenant les règles. Cet ordinateur joue comme un débutant, et des commentaires vous aideront au début.
# $reason is one of the reasons of a hint: a sentence.
comment-good = Bien joué. { $reason }
# $move: a move of the computer in notation.
comment-threat = Attention : au prochain coup, l’ordinateur pourrait gagner avec { $move }. Empêchez-le, si vous pouvez.
comment-gift = Ce coup permet à l’ordinateur de gagner avec { $move }. Vous pouvez reprendre votre coup.
comment-captured = L’ordinateur a capturé. Regardez si vous pouvez capturer, vous aussi.
