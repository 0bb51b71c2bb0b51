### Montar uma posição à mão.

editor-title = Montar uma posição
editor-start = Posição inicial
editor-undo = Desfazer
editor-empty = Tabuleiro vazio
editor-copy = Copiar a posição
editor-copied = A posição foi copiada como texto para a área de transferência.
editor-paste = Colar uma posição
editor-paste-here = Cole aqui uma posição, em uma linha de texto (Ctrl+V):
# The same on a touch screen.
editor-paste-here-touch = Cole aqui uma posição, em uma linha de texto:
editor-paste-field = Texto da posição
editor-paste-open = Montar
editor-play = Jogar a partir daqui
editor-take = Tirar
editor-link = Ligação

## What to do with what is chosen

editor-help-put = Escolha uma peça e toque nas casas onde ela fica. Toque de novo para tirar.
editor-help-stack = Escolha uma peça e toque na casa onde ela fica, também em cima de outra peça.
editor-help-take = Toque nas peças que devem sair.
editor-help-link = Toque em duas pedras vizinhas na diagonal: elas são ligadas, ou a ligação é tirada.
editor-help-forbidden = Toque na casa que o Zen acabou de deixar.

## Pieces. $player is the name of a side.

editor-pawn = { $player }: peão
editor-stone = { $player }: pedra
editor-zen = Zen

## The other fields of a position

editor-to-move = Vez
# $side is the name of a side.
editor-side-to-move = Vez: { $side }
editor-zen-left = O Zen acabou de deixar
editor-no-square = Nenhuma casa
editor-point = Apontar
editor-answer = Símbolo a responder
editor-moved = Já se moveu nesta jogada
editor-none = Nenhum
# What is chosen, and its value.
editor-choice = { $what }: { $value }

## What is said of the position

editor-impossible = Esta posição não pode existir:
editor-possible = Esta posição pode ser jogada.
# $reason is a sentence of its own: who has won, and by what.
editor-over = Nesta posição o jogo já terminou. { $reason }
