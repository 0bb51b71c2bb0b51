### The review of a match: what decided it, and why.

review-open = Rever a partida
review-title = Análise da partida
review-decided = O que decidiu a partida

# $done positions of $all have been searched.
review-searching = Analisando a partida: { $done } de { $all } posições
review-stopped = Análise parada em { $done } de { $all } posições
review-stop = Parar
review-go-on = Continuar
review-none-yet = Nenhum erro grande até agora.
review-none = Nenhuma jogada decidiu a partida sozinha.

# $player is a name, $percent a number from 0 to 100.
review-accuracy = Precisão de { $player }: { $percent }%

# A button: the turn's number, the move in notation, and by how much the chance of winning fell.
review-moment = Jogada { $turn }: { $move }, −{ $loss }%

# $before and $after are the chances of winning in percent.
review-find = Aqui { $player } jogou { $move }. A chance de vencer caiu de { $before }% para { $after }%. Você vê algo melhor?
review-better = { $move } era melhor.
review-show-better = Mostrar a melhor jogada
review-show-played = Mostrar o que pode acontecer
review-show-line = Mostrar como continua
review-list = Todos os momentos
review-computers = Mostrar também os erros do computador
review-end = Encerrar a análise

# Over the board: move $shown of $all of a line that is shown beside the match.
review-side-line = Sequência possível: jogada { $shown } de { $all }

## Why a move was a mistake

review-missed-win-at-once = Havia uma vitória na hora.
review-missed-win = { $moves ->
    [one] Havia uma vitória garantida em { $moves } jogada.
   *[other] Havia uma vitória garantida em { $moves } jogadas, no máximo.
}
review-draw = Esta jogada terminou a rodada em empate.
review-overlooked-threat = O adversário ameaçava vencer com { $reply }. Esta jogada não impediu isso.
review-allowed-win = { $moves ->
    [one] Depois de { $move }, o adversário pode garantir a vitória em { $moves } jogada.
   *[other] Depois de { $move }, o adversário pode garantir a vitória em { $moves } jogadas, no máximo.
}
# After the mistake $move: what the opponent's reply $reply does, which the better move prevents; of $before groups $after remain.
review-reply-threatens = Depois de { $move }, o adversário pode jogar { $reply } e ameaça vencer.
review-reply-captures = Depois de { $move }, o adversário pode fazer uma captura com { $reply }.
review-reply-covers = Depois de { $move }, o adversário pode bloquear uma peça com { $reply }.
review-reply-joins-all = Depois de { $move }, o adversário pode juntar os { $before } grupos dele em um só com { $reply }.
review-reply-joins = Depois de { $move }, o adversário pode conectar grupos com { $reply }: de { $before } restam { $after }.
review-weaker = Com a melhor jogada, vencer é mais provável.

# The name of the graph: the chances of $side over the moves of the match.
review-graph = As chances ao longo da partida: { $side }
# The same graph in words: the chance of winning after some moves; such points with commas between them; and those of one round.
review-graph-point = { $moves ->
    [0] No começo { $percent } %
    [one] após 1 lance { $percent } %
   *[other] após { $moves } lances { $percent } %
}
review-graph-points = { $points }.
review-graph-round = Rodada { $round }: { $points }.

## A move that is tried instead of a mistake, and the chance of winning after it

review-trial-searching = Examinando { $move }
review-trial-best = { $move } é exatamente o que o computador jogaria. Muito bem!
review-trial-good = { $move } é boa: a chance de vencer continua em { $percent }%.
review-trial-better = { $move } é melhor que a jogada feita ({ $percent }%), mas ainda há algo melhor.
review-trial-no-better = { $move } não é melhor: { $percent }%. Procure de novo!
# Back to the position before the mistake.
review-try-again = Tentar outra jogada
