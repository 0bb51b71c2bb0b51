### What computer players tell the player, at the lower edge of the board.

computer-died-again = L’ordinateur a perdu le fil et se remet à réfléchir.
computer-died-too-often = L’ordinateur a perdu le fil plusieurs fois de suite et joue ce qu’il peut.
computer-hung-again = L’ordinateur s’est perdu dans ses pensées et se remet à réfléchir.
computer-hung-too-often = L’ordinateur s’est perdu plusieurs fois de suite dans ses pensées et joue ce qu’il peut.
computer-wrong-move = L’ordinateur voulait jouer { $move }, un coup impossible ici, et en joue un autre.
computer-no-hints = Les partenaires n’ont pas le droit de se parler de la partie : à quatre joueurs, il n’y a donc pas de conseils.
# $name: the name of a computer player.
computer-agrees = { $name } accepte la nulle.
computer-plays-on = { $name } pense avoir l’avantage et continue à jouer.
