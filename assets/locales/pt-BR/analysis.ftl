### Taking a match apart: moves that are tried beside the match, comments, and judgements of moves.

analysis-title = Análise
# In the menu of a match.
analysis-open = Analisar
analysis-end = Voltar à partida
# Shown while an earlier position is looked at.
analysis-try = Experimente uma jogada aqui: a partida continua como está.
# $player is the name of a side, $instruction a sentence that says what is to be done.
analysis-to-move = { $player }: { $instruction }
analysis-comment-on = Comentar …
analysis-comment = Comentário
analysis-comment-on-move = O que você acha de { $move }?
analysis-comment-on-start = O que você acha desta posição?
analysis-judge = Avaliar a jogada
analysis-promote = Subir na lista
analysis-delete = Apagar esta jogada e todas as seguintes
analysis-done = Pronto
controls-analyse = Analisar a partida, ou voltar a ela
controls-variations = Ver o que foi tentado no lugar de uma jogada

## What the computer thinks of the position

# $player is the name of a side, $percent its chance of winning, $moves moves in notation, $plies the moves of both sides
# together.
analysis-ask = Perguntar ao computador
analysis-chances = Chances de { $player }, e o que pode seguir
analysis-looking = O computador está procurando
analysis-line = { $percent }%: { $moves }
analysis-line-proved = { $player } vence: { $moves }
analysis-proved = { $plies ->
    [one] { $player } vence em { $plies } jogada, não importa o que o outro lado faça.
   *[other] { $player } vence em no máximo { $plies } jogadas, não importa o que o outro lado faça.
}
analysis-proved-somehow = { $player } vence, não importa o que o outro lado faça.
analysis-depth = { $depth } jogadas à frente, { NUMBER($thousands) } mil posições
