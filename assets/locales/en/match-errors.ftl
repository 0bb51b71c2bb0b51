### Why a match refuses something, and why no match can begin with what was chosen.

## The terms of a match

terms-seats = A match has 2 or 4 seats, not { NUMBER($seats) }.
# $longest: a number of seconds.
terms-clock = The times of a clock must be 1 to { NUMBER($longest) } seconds.
terms-length = A match must be over at least one round or point, and at most { NUMBER($rounds) } rounds.
terms-seed = A chance number is a whole number.

## During a match

# $reason: one or more sentences about a position that was given as text.
match-position = The position is not possible. { $reason }
match-no-such-seat = There is no seat { $seat }.
match-round-over = The round is over.
match-round-not-over = The round is not over yet.
match-over = The match is over.
# ZeN's balanced opening.
match-choose-first = Three stones are placed: the second player chooses the side first.
match-nothing-to-choose = There is no side to choose now.
# ZEN: a player who did not announce check has won by carrying it out, and the loser may take back the move that did not
# parry it.
match-decide-first = The check was not announced: its loser decides first whether to take the move back.
match-nothing-to-take-back = There is no loss to an unannounced check that could be taken back.
match-no-clock = The match has no clock.
match-times = There are { $times ->
        [one] times for { $times } move
       *[other] times for { $times } moves
    }, but { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }.
match-time-after = The times after move { $ply } are not such as this clock shows: more is left than can be.
match-time-left = More time is left than after the last move.
match-too-long = A match has at most { NUMBER($most) } moves: agree on a draw, or resign.
match-false-check = This move gives no check: it could not win with the next move if the opponent passed.
match-false-checkmate = This is no checkmate: the opponent has a reply, or there is no check.
match-nothing-to-undo = There is no move to take back.
match-nothing-to-redo = There is no move to play again.
match-not-by-will = Only the position on the board can end a round in this way.
