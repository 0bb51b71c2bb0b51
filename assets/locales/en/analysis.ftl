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
