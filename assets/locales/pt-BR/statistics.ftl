### The screen with the results against computers. A "game" is a round of a match here.

# The title of the screen, and its entry in the main menu.
statistics-title = Estatísticas
# While there are no results.
statistics-none = Aqui você verá como foram as suas rodadas contra computadores: quantas venceu em cada nível, qual nível combina com você e a precisão das suas jogadas.
statistics-none-of-game = Você ainda não jogou este jogo contra um computador.
statistics-suggested = Nível sugerido: { $level }

## A table: a row for each level

# Above the table.
statistics-at-each-level = Vitórias – empates – derrotas em cada nível
statistics-level = Nível { $level }
# Three numbers.
statistics-tally = { $won } – { $drawn } – { $lost }

## A chart of the last games, and what its marks mean

statistics-last-games = { $games ->
    [one] A sua última rodada
   *[other] As suas últimas { $games } rodadas, a mais recente à direita
}
# The name of the chart, for screen readers and tests. $game: the title of a game.
statistics-chart = As últimas rodadas: { $game }
statistics-won = vitória
statistics-drawn = empate
statistics-lost = derrota
# One game. $when: like "just now" or "3 days ago".
statistics-game = Nível { $level }, { $result ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}, { $when }
# The same of a game whose date is not known.
statistics-game-without-date = Nível { $level }, { $result ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}
# Follows one of the two messages above.
statistics-game-with-accuracy = { $game }. Precisão: { $percent }%

## Accuracy: $percent is a number from 0 to 100

statistics-accuracy = { $games ->
    [one] Precisão em uma rodada analisada: { $percent }%
   *[other] Precisão em { $games } rodadas analisadas: { $percent }%
}
statistics-accuracy-none = Reveja uma partida depois do fim, e a precisão das suas jogadas aparecerá aqui.

## At the foot

statistics-what-counts = Cada rodada que pessoas jogam neste aparelho contra computadores de um mesmo nível conta uma vez. Não contam as rodadas entre pessoas, as lições nem as rodadas em que um lugar mudou de jogador.
statistics-forget = Esquecer estes resultados
