### Why a text is not the record of a match, and results as records keep them.
###
### A record is a text that people mail or keep as a file. Its own words are English in every language: what stands
### between double quotes here is quoted from the record and stays as it is.

# $line: a number. $reason: one or more sentences.
record-in-line = Line { $line }: { $reason }

## Texts that are no records

# $detail: the words of a parser for text files (RON), always English.
record-foreign-ron = This is not a Zen Table record. Its reader says: "{ $detail }".
record-foreign-format = This is not a Zen Table record. Its format is not "Zen Table match".
record-foreign-title = This is not a Zen Table record. It does not begin with "Zen Table record, version { $version }".
record-foreign-empty = This is not a Zen Table record. It is empty.
record-foreign-link = The link is damaged: what it holds is no text.
record-newer = This record has format version { $version }, and this program reads versions up to { $newest }. Please update it.
record-too-long = The record is longer than { NUMBER($longest) } bytes.

## What is wrong in a record

# $detail: the words of a parser for text files (RON), always English.
record-ron = This can't be read. Its reader says: "{ $detail }".
record-no-round = A record has at least one round.
# All three are letters.
record-winner = The winner is "{ $found }" but must be "{ $first }" or "{ $second }".
record-winner-of-draw = A draw by agreement has no winner.
record-no-winner = A resignation or a loss on time has a winner.
record-game = There is no game "{ $game }".
record-options = { $game } can't be played with "{ $options }".
record-clock = A clock is "N s", "N s and M s more a turn" or "N s a turn".
record-length = A match is "single", "best of N" or "first to N".
record-seat = A seat is "person, NAME" or "computer level N, NAME".
record-left = "{ $found }" must be two numbers of milliseconds with a slash between.
record-score = The score must be two numbers with a dash between.
record-seed = The seed must be a whole number from 0.
record-result = "{ $found }" is not a result.
record-sides = The line "Sides" must be "kept after three stones" or "swapped after three stones".
# $key: the word before the colon of a line.
record-twice = The line "{ $key }" stands here for the second time.
record-after-result = There is something after the result of the round.
record-not-start = The round's start must come first, in a line that begins with "Start:".
record-round-before-game = The line with the game must come before the rounds.
record-seat-expected = Seat { $number } is expected here.
record-round-expected = Round { $number } is expected here.
# $side: a side's name as records write it.
record-head = This line must be "{ $side } is team A" or "{ $side } is team B".
record-no-header = This line is no header and stands before the first round.
record-missing-game = The line with the game is missing.
record-missing-length = The line with the length of the match is missing.
record-missing-seed = The line with the seed is missing.
record-missing-score = The line with the score at the end is missing.
# Both arguments are moves.
record-announcement = The move must be written { $expected }, not { $found }.
# Both arguments are words of the record.
record-claim = The record says "{ $claimed }", but the moves say "{ $replayed }".
record-claim-of-end = The record says "{ $claimed }", but the moves say that the round is not over.
record-claim-of-no-end = The record says that the round is not over, but the moves say "{ $replayed }".
record-no-such-round = There can be no round { $round } here.

## The notes beside the moves

record-notes-version = A record of version 1 has no notes.
# $found: what stands there instead.
record-notes-place = Notes begin with the number of moves before them, in ascending order, and not with "{ $found }".
record-notes-no-such-ply = There can be no notes after { NUMBER($ply) } moves: the round has { NUMBER($plies) }.
record-notes-open-comment = A comment begins here that does not end.
record-notes-open-branch = A branch begins here that does not end.
# $mark: a closing brace or parenthesis.
record-notes-close = Nothing begins before this "{ $mark }".
record-notes-empty-branch = A branch begins with a move.
# $found: a character.
record-notes-escape = "{ $found }" can't stand after a backslash.
record-notes-judgement = "{ $found }" is no judgement of a move.
record-notes-second-comment = A position has only one comment.
record-notes-twice = The move { $move } stands in this position for the second time.

## The result of a round

record-drawn = { $how ->
        [board] Draw on the board
        [resignation] Draw by resignation
        [agreement] Draw by agreement
       *[time] Draw on time
    }
# $winner: a side, like White.
record-won = { $how ->
        [board] { $winner } wins on the board
        [resignation] { $winner } wins by resignation
        [agreement] { $winner } wins by agreement
       *[time] { $winner } wins on time
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
