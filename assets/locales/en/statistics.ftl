### The screen with the results against computers. A "game" is a round of a match here.

# The title of the screen, and its entry in the main menu.
statistics-title = Statistics
# While there are no results.
statistics-none = Here you will see how your games against computers went: how many you won at each level, which level fits you, and how accurate your moves were.
statistics-none-of-game = You have not played this game against a computer yet.
statistics-suggested = Suggested level: { $level }

## A table: a row for each level

# Above the table.
statistics-at-each-level = Won – drawn – lost at each level
statistics-level = Level { $level }
# Three numbers.
statistics-tally = { $won } – { $drawn } – { $lost }

## A chart of the last games, and what its marks mean

statistics-last-games = { $games ->
    [one] Your last game
   *[other] Your last { $games } games, the newest on the right
}
# The name of the chart, for screen readers and tests. $game: the title of a game.
statistics-chart = The last games: { $game }
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
# One game. $when: like "just now" or "3 days ago".
statistics-game = Level { $level }, { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
}, { $when }
# The same of a game whose date is not known.
statistics-game-without-date = Level { $level }, { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
# Follows one of the two messages above.
statistics-game-with-accuracy = { $game }. Accuracy: { $percent } %

## Accuracy: $percent is a number from 0 to 100

statistics-accuracy = { $games ->
    [one] Accuracy in one reviewed game: { $percent } %
   *[other] Accuracy in { $games } reviewed games: { $percent } %
}
statistics-accuracy-none = Review a game when it is over to see here how accurate your moves were.

## At the foot

statistics-what-counts = Each game of people on this device against computers of one level counts once. Games among people do not count, nor lessons, nor games in which a seat was given to somebody else.
statistics-forget = Forget these results
