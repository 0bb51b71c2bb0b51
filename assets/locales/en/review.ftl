### The review of a match: what decided it, and why.

review-open = Review
review-title = Review
review-decided = What decided the match

# $done positions of $all have been searched.
review-searching = Looking through the match: { $done } of { $all } positions
review-stopped = Stopped after { $done } of { $all } positions
review-stop = Stop
review-go-on = Go on
review-none-yet = No big mistake found yet.
review-none = No single move decided the match.

# $player is a name, $percent a number from 0 to 100.
review-accuracy = Accuracy of { $player }: { $percent } %

# A button: the turn's number, the move in notation, and by how much the chance of winning fell.
review-moment = Turn { $turn }: { $move }, −{ $loss } %

# $before and $after are the chances of winning in percent.
review-find = { $player } played { $move } here. The chance of winning fell from { $before } % to { $after } %. Do you see something better?
review-better = { $move } was better.
review-show-better = Show the better move
review-show-played = Show what can follow
review-show-line = Show how it goes on
review-list = All moments
review-computers = Show the computer’s mistakes too
review-end = End the review

# Over the board: move $shown of $all of a line that is shown beside the match.
review-side-line = A possible line: move { $shown } of { $all }

## Why a move was a mistake

review-missed-win-at-once = It missed a win at once.
review-missed-win = { $moves ->
    [one] It missed a forced win in 1 move.
   *[other] It missed a forced win in { $moves } moves at most.
}
review-draw = It ended the round in a draw.
review-overlooked-threat = The opponent threatened to win with { $reply }. This move did not stop it.
review-allowed-win = { $moves ->
    [one] After { $move }, the opponent can force a win in 1 move.
   *[other] After { $move }, the opponent can force a win in { $moves } moves at most.
}
# After the mistake $move: what the opponent's reply $reply does, which the better move prevents; of $before groups $after remain.
review-reply-threatens = After { $move }, the opponent can play { $reply } and threatens to win.
review-reply-captures = After { $move }, the opponent can capture with { $reply }.
review-reply-covers = After { $move }, the opponent can block a piece with { $reply }.
review-reply-joins-all = After { $move }, the opponent can play { $reply }, which joins { $before } groups into one.
review-reply-joins = After { $move }, the opponent can play { $reply }, which connects: of { $before } groups { $after } remain.
review-weaker = With the better move, winning is more likely.

# The name of the graph: the chances of $side over the moves of the match.
review-graph = The chances of { $side } over the match
# The same graph in words: the chance of winning after some moves; such points with commas between them; and those of one round.
review-graph-point = { $moves ->
    [0] At the start { $percent } %
    [one] after 1 move { $percent } %
   *[other] after { $moves } moves { $percent } %
}
review-graph-points = { $points }.
review-graph-round = Round { $round }: { $points }.

## A move that is tried instead of a mistake, and the chance of winning after it

review-trial-searching = Looking at { $move }
review-trial-best = { $move } is just what the computer would play. Well seen!
review-trial-good = { $move } is good: the chance of winning stays at { $percent } %.
review-trial-better = { $move } is better than what was played ({ $percent } %), but there is something better still.
review-trial-no-better = { $move } is no better: { $percent } %. Look again!
# Back to the position before the mistake.
review-try-again = Try something else
