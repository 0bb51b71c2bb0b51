### What computer players tell the player, at the lower edge of the board.

computer-died-again = O computador perdeu o fio da meada e está pensando de novo.
computer-died-too-often = O computador perdeu o fio da meada várias vezes e joga o que consegue.
computer-hung-again = O computador se perdeu em pensamentos e está pensando de novo.
computer-hung-too-often = O computador se perdeu em pensamentos várias vezes e joga o que consegue.
computer-wrong-move = O computador queria jogar { $move }, que não é uma jogada possível aqui, e vai jogar outra.
computer-no-hints = Parceiros não podem conversar sobre o jogo, e por isso não há dicas com quatro jogadores.
# $name: the name of a computer player.
computer-agrees = { $name } aceita o empate.
computer-plays-on = { $name } acha que está melhor e continua jogando.
