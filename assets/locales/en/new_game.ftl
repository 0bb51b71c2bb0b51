### The form of a new match. (The options of each game stand in the game's file.)

# Below the description of a game, and in the credits.
about-author = By { $author }
about-author-year = By { $author }, { $year }

## Facts about a game, above its rules

about-players = { $players ->
    [one] For one player
   *[other] For { $players } players
}
# Numbers, as in "For 2 or 4 players".
about-players-or = For { $fewest } or { $most } players
about-age = From { NUMBER($years) } years of age
about-minutes = About { NUMBER($minutes) } minutes a game
# $page is an address on the web.
about-author-page = The author's page: { $page }
about-set = A set to play it with: { $page }

new-game-length = Length
new-game-fewer-rounds = Fewer rounds
new-game-more-rounds = More rounds
new-game-fewer-points = Fewer points
new-game-more-points = More points

new-game-players = Players
new-game-two-players = Two players
new-game-four-in-teams = Four in two teams
new-game-change-sides = Change sides
new-game-teams-of-rules = Partners may not talk about the game, and there are no hints.
new-game-teams-of-house = A house rule: partners may not talk, and there are no hints.

new-game-begin = Begin

# The number from which all chance follows. The first stands over the field, the second before it.
new-game-seed-caption = Chance number, if not drawn
new-game-seed-before = Chance number, if not drawn:
new-game-seed = Chance number
new-game-seed-help = What chance decides follows from this number: who begins, set-ups, and how computers err. Left empty, it is drawn.

## The clock

clock-caption = Clock
clock-free = No clock
clock-kind-sudden = Per round
clock-kind-increment = Increment
clock-kind-per-move = Per move
clock-fewer-minutes = Fewer minutes
clock-more-minutes = More minutes
clock-smaller-increment = Smaller increment
clock-larger-increment = Larger increment
clock-less-time = Less time a move
clock-more-time = More time a move
# Seconds; short, since it stands between two buttons.
clock-seconds-a-turn = { $seconds } s a turn
