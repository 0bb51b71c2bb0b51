### The form of a new match. (The options of each game stand in the game's file.)

# Below the description of a game, and in the credits.
about-author = By { $author }
about-author-year = By { $author }, { $year }

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
new-game-seed-caption = Seed, if not by chance
new-game-seed-before = Seed, if not by chance:
new-game-seed = Seed
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
