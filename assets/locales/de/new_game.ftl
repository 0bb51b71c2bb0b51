### The form of a new match. (The options of each game stand in the game's file.)

# Below the description of a game, and in the credits.
about-author = Von { $author }
about-author-year = Von { $author }, { $year }

## Facts about a game, above its rules

about-players = { $players ->
    [one] Für eine Person
   *[other] Für { $players } Personen
}
# Numbers, as in "For 2 or 4 players".
about-players-or = Für { $fewest } oder { $most } Personen
about-age = Ab { NUMBER($years) } Jahren
about-minutes = Etwa { NUMBER($minutes) } Minuten
# $page is an address on the web.
about-author-page = Die Seite des Autors: { $page }
about-set = Ein Spiel mit Brett und Steinen: { $page }

new-game-length = Länge
new-game-fewer-rounds = Weniger Runden
new-game-more-rounds = Mehr Runden
new-game-fewer-points = Weniger Punkte
new-game-more-points = Mehr Punkte

new-game-players = Besetzung
new-game-two-players = Zu zweit
new-game-four-in-teams = Zu viert in zwei Teams
new-game-change-sides = Seiten tauschen
new-game-teams-of-rules = Partner dürfen nicht über das Spiel sprechen, und es gibt keine Tipps.
new-game-teams-of-house = Eine Hausregel: Partner dürfen nicht über das Spiel sprechen, und es gibt keine Tipps.

new-game-begin = Beginnen

# The number from which all chance follows. The first stands over the field, the second before it.
new-game-seed-caption = Startzahl, wenn nicht zufällig
new-game-seed-before = Startzahl, wenn nicht zufällig:
new-game-seed = Startzahl
new-game-seed-help = Aus dieser Zahl folgt alles Zufällige: wer beginnt, die Aufstellungen und die Fehler der Computer. Bleibt das Feld leer, wird sie ausgelost.

## The clock

clock-caption = Uhr
clock-free = Ohne Uhr
clock-kind-sudden = Pro Runde
clock-kind-increment = Mit Zugabe
clock-kind-per-move = Pro Zug
clock-fewer-minutes = Weniger Minuten
clock-more-minutes = Mehr Minuten
clock-smaller-increment = Kleinere Zugabe
clock-larger-increment = Größere Zugabe
clock-less-time = Weniger Zeit pro Zug
clock-more-time = Mehr Zeit pro Zug
# Seconds; short, since it stands between two buttons.
clock-seconds-a-turn = { $seconds } s pro Zug
