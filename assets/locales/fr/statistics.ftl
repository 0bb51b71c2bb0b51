### The screen with the results against computers. A "game" is a round of a match here.

# The title of the screen, and its entry in the main menu.
statistics-title = Statistiques
# While there are no results.
statistics-none = Ici, vous verrez comment se sont terminées vos parties contre l’ordinateur : combien de victoires à chaque niveau, quel niveau vous convient, et la précision de vos coups.
statistics-none-of-game = Vous n’avez pas encore joué à ce jeu contre l’ordinateur.
statistics-suggested = Niveau conseillé : { $level }

## A table: a row for each level

# Above the table.
statistics-at-each-level = Victoires – nulles – défaites à chaque niveau
statistics-level = Niveau { $level }
# Three numbers.
statistics-tally = { $won } – { $drawn } – { $lost }

## A chart of the last games, and what its marks mean

statistics-last-games = { $games ->
    [one] Votre dernière partie
   *[other] Vos { $games } dernières parties, la plus récente à droite
}
# The name of the chart, for screen readers and tests. $game: the title of a game.
statistics-chart = Les dernières parties : { $game }
statistics-won = victoire
statistics-drawn = partie nulle
statistics-lost = défaite
# One game. $when: like "just now" or "3 days ago".
statistics-game = Niveau { $level }, { $result ->
    [won] victoire
    [drawn] partie nulle
   *[lost] défaite
}, { $when }
# The same of a game whose date is not known.
statistics-game-without-date = Niveau { $level }, { $result ->
    [won] victoire
    [drawn] partie nulle
   *[lost] défaite
}
# Follows one of the two messages above.
statistics-game-with-accuracy = { $game }. Précision : { $percent } %

## Accuracy: $percent is a number from 0 to 100

statistics-accuracy = { $games ->
    [one] Précision dans une partie revue : { $percent } %
   *[other] Précision dans { $games } parties revues : { $percent } %
}
statistics-accuracy-none = Revoyez une partie quand elle est finie : la précision de vos coups s’affichera ici.

## At the foot

statistics-what-counts = Chaque partie jouée sur cet appareil par des humains contre des ordinateurs d’un même niveau compte une fois. Ne comptent pas les parties entre humains, les leçons, ni les parties où une place a changé de joueur.
statistics-forget = Oublier ces résultats
