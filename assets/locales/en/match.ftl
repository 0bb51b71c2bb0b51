### What is said about a match of any game: sides, results, scores, lengths and times.

## The sides

side-white = White
side-black = Black

# A side in a match of teams: its colour, and the number of the player in the team.
side-of-team = { $side } { $number }

# The names of two partners.
names-two = { $first } and { $second }

## Turns

turn-must-pass = { $player } has no legal move and has to pass.
turn-check = Check! { $player } could connect with the next move.

## Who begins a round

begins-by-position = { $side } begins, as the position says.
begins-by-lot = The lot has fallen on { $side } to begin.
begins-after-loss = { $side } begins, having lost the round before.
begins-after-draw = { $side } begins, as the other side did before the draw.

## Results

# A round in a list of rounds.
round-drawn = Round { $round }: a draw
round-won = Round { $round }: { $winner }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

result-draw = A draw
# $players is the number of players on a side: one or two.
result-wins = { $players ->
    [one] { $winner } wins
   *[other] { $winner } win
}
result-resigned = { $loser } has resigned.
result-draw-agreed = The players have agreed on a draw.
result-time-out = { $loser }'s time has run out.
result-points = { $points ->
    [one] This counts 1 point.
   *[other] This counts { $points } points.
}

result-drawn-both-connected = Drawn: both sides are connected.
result-drawn-neither-can-move = Drawn: neither side can move.
result-drawn-repetition = Drawn: the same position has come for the third time.

match-drawn = The match is drawn, { $first } – { $second }.
match-won = { $players ->
    [one] { $winner } wins the match, { $best } – { $other }.
   *[other] { $winner } win the match, { $best } – { $other }.
}
match-score = The score is { $first-name } { $first } – { $second } { $second-name }.

## Lengths of a match

length-one-round = One round
length-one-game = One game
length-best-of = Best of { $rounds }
length-first-to-points = { $points ->
    [one] First to 1 point
   *[other] First to { $points } points
}
length-first-to-wins = { $wins ->
    [one] First to 1 win
   *[other] First to { $wins } wins
}

## The names of the levels of computers, from the weakest to the strongest

level-name-0 = Newcomer
level-name-1 = Beginner
level-name-2 = Pupil
level-name-3 = Amateur
level-name-4 = Adept
level-name-5 = Master
level-name-6 = Initiate

## The level that fits a player. A "game" is a round of a match here.

suggestion-first = Level 1 is the one to begin with.
# All of the last games were won, or all were lost.
suggestion-all = { $result ->
    [won] { $games ->
        [one] You won your last game at level { $level }.
       *[other] You won your last { $games } games at level { $level }.
    }
   *[lost] { $games ->
        [one] You lost your last game at level { $level }.
       *[other] You lost your last { $games } games at level { $level }.
    }
}
# $count of the last games were won, or lost.
suggestion-some = { $result ->
    [won] You won { $count } of your last { $games } games at level { $level }.
   *[lost] You lost { $count } of your last { $games } games at level { $level }.
}
suggestion-none = { $games ->
    [one] You didn't win your last game at level { $level }.
   *[other] You won none of your last { $games } games at level { $level }.
}
# Follows one of the three sentences above.
suggestion-try = { $results } Try level { $level }.

## Clocks

# Short forms of lengths of time.
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
clock-sudden = { $time } a side
clock-increment = { $time } a side, { $more } more after each turn
clock-per-move = { $time } a turn

## Why a hint is good

hint-wins = It wins at once.
hint-only-move = There is no other move.
hint-only-answer = It must be answered so: after any other move the opponent wins at once.
hint-blocks = It stops the opponent from winning at once.
hint-forces = { $moves ->
    [one] It wins by force, in 1 move at most.
   *[other] It wins by force, in { $moves } moves at most.
}
hint-threatens = It threatens to win.
hint-captures = It captures.
hint-covers = It blocks a piece of the opponent.
hint-joins-all = It joins your { $before } groups into one.
hint-joins = It connects: your { $before } groups become { $after }.
hint-lost = Nothing keeps the opponent from winning, but this makes it hardest.
# The move that the search has rated best, after few positions.
hint-best = It came out best.
# $thousands is between 1 and 999.
hint-best-of-thousands = The best in { NUMBER($thousands) } thousand positions.
hint-best-of-millions = The best in { NUMBER($millions) } million positions.
# A move in notation, and one of the reasons above.
hint-try = Try { $move }. { $reason }
