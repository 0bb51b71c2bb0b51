### Taking a match apart: moves that are tried beside the match, comments, and judgements of moves.

analysis-title = Analysis
# In the menu of a match.
analysis-open = Analyse
analysis-end = Back to the match
# Shown while an earlier position is looked at.
analysis-try = Try a move here: the match stays as it is.
# $player is the name of a side, $instruction a sentence that says what is to be done.
analysis-to-move = { $player }: { $instruction }
analysis-comment-on = Comment …
analysis-comment = Comment
analysis-comment-on-move = What do you think of { $move }?
analysis-comment-on-start = What do you think of this position?
analysis-judge = Judge the move
analysis-promote = Move up in the list
analysis-delete = Delete this move and all after it
analysis-done = Done
controls-analyse = Take the match apart, or go back to it
controls-variations = See what was tried in the place of a move

## What the computer thinks of the position

# $player is the name of a side, $percent its chance of winning, $moves moves in notation, $plies the moves of both sides
# together.
analysis-ask = Ask the computer
analysis-chances = Chances of { $player }, and what can follow
analysis-looking = The computer is looking
analysis-line = { $percent } %: { $moves }
analysis-line-proved = { $player } wins: { $moves }
analysis-proved = { $plies ->
    [one] { $player } wins in 1 move, whatever the other side does.
   *[other] { $player } wins in { $plies } moves at most, whatever the other side does.
}
analysis-proved-somehow = { $player } wins, whatever the other side does.
analysis-depth = { $depth } moves ahead, { NUMBER($thousands) } thousand positions
