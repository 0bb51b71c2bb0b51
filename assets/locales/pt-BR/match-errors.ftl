### Why a match refuses something, and why no match can begin with what was chosen.

## The terms of a match

terms-seats = Uma partida tem 2 ou 4 lugares, não { NUMBER($seats) }.
# $longest: a number of seconds.
terms-clock = Os tempos do relógio têm de ficar entre 1 e { NUMBER($longest) } segundos.
terms-length = Uma partida tem de ir até pelo menos uma rodada ou um ponto, e ter no máximo { NUMBER($rounds) } rodadas.
terms-seed = O número do acaso é um número inteiro.

## During a match

# $reason: one or more sentences about a position that was given as text.
match-position = Essa posição não é possível. { $reason }
match-no-such-seat = O lugar { $seat } não existe.
match-round-over = A rodada já terminou.
match-round-not-over = A rodada ainda não terminou.
match-over = A partida já terminou.
# ZeN's balanced opening.
match-choose-first = As três pedras já estão no tabuleiro: primeiro, o segundo jogador escolhe um lado.
match-nothing-to-choose = Agora não há lado a escolher.
# ZEN: a player who did not announce check has won by carrying it out, and the loser may take back the move that did not
# parry it.
match-decide-first = O xeque não foi anunciado: primeiro, quem perdeu decide se desfaz a jogada.
match-nothing-to-take-back = Não há derrota por xeque não anunciado que possa ser desfeita.
match-no-clock = A partida não tem relógio.
match-times = { $times ->
        [one] Há tempos para { $times } jogada
       *[other] Há tempos para { $times } jogadas
    }, mas { $plies ->
        [one] foi feita { $plies } jogada
       *[other] foram feitas { $plies } jogadas
    }.
match-time-after = Os tempos depois da jogada { $ply } não podem ser deste relógio: resta mais tempo do que é possível.
match-time-left = Resta mais tempo do que depois da última jogada.
match-too-long = Uma partida tem no máximo { NUMBER($most) } jogadas: proponha empate ou desista.
match-false-check = Essa jogada não dá xeque: mesmo que o adversário passasse a vez, a jogada seguinte não venceria.
match-false-checkmate = Não é xeque-mate: o adversário tem uma resposta, ou não há xeque.
match-nothing-to-undo = Não há jogada para desfazer.
match-nothing-to-redo = Não há jogada para refazer.
match-not-by-will = Só a posição no tabuleiro pode encerrar uma rodada dessa maneira.
