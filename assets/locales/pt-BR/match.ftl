### What is said about a match of any game: sides, results, scores, lengths and times.
### The sides are feminine plurals with an article (As Brancas vencem); persons, Z and N are singular without one.

## The sides

side-white = Brancas
side-black = Pretas

# A side in a match of teams: its colour, and the number of the player in the team.
side-of-team = { $side } { $number }

# The names of two partners.
names-two = { $first } e { $second }

## Turns

turn-must-pass = { $player-id ->
    [side-white] As Brancas não têm jogada possível e têm de passar a vez.
    [side-black] As Pretas não têm jogada possível e têm de passar a vez.
   *[other] { $player } não tem jogada possível e tem de passar a vez.
}
turn-check = { $player-id ->
    [side-white] Xeque! As Brancas ameaçam se conectar na próxima jogada.
    [side-black] Xeque! As Pretas ameaçam se conectar na próxima jogada.
   *[other] Xeque! { $player } ameaça se conectar na próxima jogada.
}

## Who begins a round

begins-by-position = { $side-id ->
    [side-white] As Brancas começam, como diz a posição.
    [side-black] As Pretas começam, como diz a posição.
   *[other] { $side } começa, como diz a posição.
}
begins-by-lot = { $side-id ->
    [side-white] As Brancas começam, por sorteio.
    [side-black] As Pretas começam, por sorteio.
   *[other] { $side } começa, por sorteio.
}
begins-after-loss = { $side-id ->
    [side-white] As Brancas começam, porque perderam a rodada anterior.
    [side-black] As Pretas começam, porque perderam a rodada anterior.
   *[other] { $side } começa, porque perdeu a rodada anterior.
}
begins-after-draw = { $side-id ->
    [side-white] As Brancas começam, porque o outro lado começou a rodada empatada.
    [side-black] As Pretas começam, porque o outro lado começou a rodada empatada.
   *[other] { $side } começa, porque o outro lado começou a rodada empatada.
}

## Results

# A round in a list of rounds.
round-drawn = Rodada { $round }: empate
round-won = Rodada { $round }: { $winner }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

result-draw = Empate
# $players is the number of players on a side: one or two.
result-wins = { $players ->
    [one] { $winner } venceu
   *[other] { $winner } venceram
}
result-resigned = { $loser-id ->
    [side-white] As Brancas desistiram.
    [side-black] As Pretas desistiram.
   *[other] { $loser } desistiu.
}
result-draw-agreed = Os jogadores concordaram com o empate.
result-time-out = { $loser-id ->
    [side-white] O tempo das Brancas acabou.
    [side-black] O tempo das Pretas acabou.
   *[other] O tempo de { $loser } acabou.
}
result-points = { $points ->
    [one] A vitória vale { $points } ponto.
   *[other] A vitória vale { $points } pontos.
}

result-drawn-both-connected = Empate: os dois lados estão conectados.
result-drawn-neither-can-move = Empate: nenhum dos dois lados pode jogar.
result-drawn-repetition = Empate: a mesma posição apareceu pela terceira vez.

match-drawn = A partida terminou empatada, { $first } a { $second }.
match-won = { $players ->
    [one] { $winner } venceu a partida por { $best } a { $other }.
   *[other] { $winner } venceram a partida por { $best } a { $other }.
}
match-score = Placar: { $first-name } { $first } – { $second } { $second-name }.

## Lengths of a match

length-one-round = Uma rodada só
length-one-game = Uma rodada só
length-best-of = Melhor de { $rounds }
length-first-to-points = { $points ->
    [one] Até { $points } ponto
   *[other] Até { $points } pontos
}
length-first-to-wins = { $wins ->
    [one] Até { $wins } vitória
   *[other] Até { $wins } vitórias
}

## The names of the levels of computers, from the weakest to the strongest

level-name-0 = Novato
level-name-1 = Principiante
level-name-2 = Aprendiz
level-name-3 = Amador
level-name-4 = Experiente
level-name-5 = Mestre
level-name-6 = Iniciado

## The level that fits a player. A "game" is a round of a match here.

suggestion-first = O nível 1 é o melhor para começar.
# All of the last games were won, or all were lost.
suggestion-all = { $result ->
    [won] { $games ->
        [one] Você venceu a sua última rodada no nível { $level }.
       *[other] Você venceu as suas últimas { $games } rodadas no nível { $level }.
    }
   *[lost] { $games ->
        [one] Você perdeu a sua última rodada no nível { $level }.
       *[other] Você perdeu as suas últimas { $games } rodadas no nível { $level }.
    }
}
# $count of the last games were won, or lost.
suggestion-some = { $result ->
    [won] Você venceu { $count } das suas últimas { $games } rodadas no nível { $level }.
   *[lost] Você perdeu { $count } das suas últimas { $games } rodadas no nível { $level }.
}
suggestion-none = { $games ->
    [one] Você não venceu a sua última rodada no nível { $level }.
   *[other] Você não venceu nenhuma das suas últimas { $games } rodadas no nível { $level }.
}
# Follows one of the three sentences above.
suggestion-try = { $results } Tente o nível { $level }.

## Clocks

# Short forms of lengths of time.
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
clock-sudden = { $time } por lado
clock-increment = { $time } por lado, mais { $more } a cada jogada
clock-per-move = { $time } por jogada

## Why a hint is good

hint-wins = Vence na hora.
hint-only-move = Não há outra jogada.
hint-only-answer = É a única resposta: depois de qualquer outra jogada, o adversário vence na hora.
hint-blocks = Impede o adversário de vencer na hora.
hint-forces = { $moves ->
    [one] Garante a vitória em { $moves } jogada, no máximo.
   *[other] Garante a vitória em { $moves } jogadas, no máximo.
}
hint-threatens = Ameaça vencer.
hint-captures = Faz uma captura.
hint-covers = Bloqueia uma peça do adversário.
hint-joins-all = Junta os seus { $before } grupos em um só.
hint-joins = Conecta: os seus { $before } grupos viram { $after }.
hint-lost = Nada impede o adversário de vencer, mas assim fica mais difícil para ele.
# The move that the search has rated best, after few positions.
hint-best = Foi a melhor jogada encontrada.
# $thousands is between 1 and 999.
hint-best-of-thousands = { $thousands ->
    [1] A melhor em mil posições analisadas.
   *[other] A melhor em { NUMBER($thousands) } mil posições analisadas.
}
# In Portuguese, 1,5 is singular too.
hint-best-of-millions = A melhor em { $millions ->
    [one] { NUMBER($millions) } milhão
   *[other] { NUMBER($millions) } milhões
} de posições analisadas.
# A move in notation, and one of the reasons above.
hint-try = Tente { $move }. { $reason }
