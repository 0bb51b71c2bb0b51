### Keys, settings and typed moves for players who listen, or who want nothing but a keyboard.

## What keys do, in the list of controls

controls-type-move = Escrever uma jogada
controls-what-is-here = Dizer o que há na casa e o que se pode fazer ali
controls-what-is-around = Dizer as linhas, as vizinhas, a corrente ou a pilha
controls-last-turn = Dizer a última jogada
controls-own-pieces = Suas peças: a próxima e a anterior
controls-other-pieces = As peças do outro lado: a próxima e a anterior
controls-clocks = Dizer o tempo que resta
controls-whole-position = Dizer a posição inteira

## How much is said

settings-narration = Anúncios para leitores de tela
settings-narration-nothing = Nenhum
settings-narration-moves = Jogadas e fim
settings-narration-everything = Tudo

## The answer where the cursor is on no square yet

description-no-cursor = O cursor ainda não está em nenhuma casa: as setas o movem.

## The field for a move that is typed. $moves are moves in notation with commas between them.

typed-move = Escrever uma jogada
typed-play = Jogar
typed-not-now = Agora não se pode jogar.
typed-square = Escreva o nome da casa.
typed-enter-plays = Enter joga { $move }.
typed-possible = Possível: { $moves }.
typed-possible-more = Possível: { $moves } e mais { NUMBER($more) }.
