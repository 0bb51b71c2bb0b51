### The screen with the results against computers. A "game" is a round of a match here.

# The title of the screen, and its entry in the main menu.
statistics-title = Statistik
# While there are no results.
statistics-none = Hier siehst du später, wie deine Runden gegen Computer ausgegangen sind: wie viele du auf jeder Stufe gewonnen hast, welche Stufe zu dir passt und wie genau deine Züge waren.
statistics-none-of-game = Dieses Spiel hast du noch nicht gegen einen Computer gespielt.
statistics-suggested = Passende Stufe: { $level }

## A table: a row for each level

# Above the table.
statistics-at-each-level = Gewonnen – unentschieden – verloren auf jeder Stufe
statistics-level = Stufe { $level }
# Three numbers.
statistics-tally = { $won } – { $drawn } – { $lost }

## A chart of the last games, and what its marks mean

statistics-last-games = { $games ->
    [one] Deine letzte Runde
   *[other] Deine letzten { $games } Runden, die neueste rechts
}
# The name of the chart, for screen readers and tests. $game: the title of a game.
statistics-chart = Die letzten Runden: { $game }
statistics-won = gewonnen
statistics-drawn = unentschieden
statistics-lost = verloren
# One game. $when: like "just now" or "3 days ago".
statistics-game = Stufe { $level }, { $result ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}, { $when }
# The same of a game whose date is not known.
statistics-game-without-date = Stufe { $level }, { $result ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
# Follows one of the two messages above.
statistics-game-with-accuracy = { $game }. Genauigkeit: { $percent } %

## Accuracy: $percent is a number from 0 to 100

statistics-accuracy = { $games ->
    [one] Genauigkeit in einer nachbetrachteten Runde: { $percent } %
   *[other] Genauigkeit in { $games } nachbetrachteten Runden: { $percent } %
}
statistics-accuracy-none = Betrachte eine Runde am Ende nach: Dann steht hier, wie genau deine Züge waren.

## At the foot

statistics-what-counts = Jede Runde, die Menschen an diesem Gerät gegen Computer einer einzigen Stufe spielen, zählt einmal. Nicht gezählt werden Runden unter Menschen, Lektionen und Runden, in denen ein Platz neu besetzt wurde.
statistics-forget = Diese Ergebnisse vergessen
