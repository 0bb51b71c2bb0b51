### Why a change to the branches, comments and judgements beside a match is refused.

variation-no-such-position = Essa posição não existe na rodada.
variation-too-many-moves = Os ramos de uma partida têm no máximo { NUMBER($most) } jogadas.
# Branches within branches, like parentheses within parentheses.
variation-too-deep = No máximo { NUMBER($most) } ramos podem ficar uns dentro dos outros.
variation-long-comment = Um comentário tem no máximo { NUMBER($longest) } caracteres.
variation-too-long = Os comentários e ramos da partida são longos demais para serem gravados.
# "!", "?" and the like judge a move; at the start nobody has moved yet.
variation-no-move = Nenhuma jogada leva ao começo: não há o que avaliar.
variation-played = O que foi jogado fica como está: só os ramos podem mudar.
variation-first = Este ramo já é o primeiro.
variation-nothing-to-undo = Não há mudança para desfazer.
variation-nothing-to-redo = Não há mudança para refazer.
