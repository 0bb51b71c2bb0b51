### Why a change to the branches, comments and judgements beside a match is refused.

variation-no-such-position = There is no such position in the round.
variation-too-many-moves = The branches of a match have at most { NUMBER($most) } moves.
# Branches within branches, like parentheses within parentheses.
variation-too-deep = At most { NUMBER($most) } branches can stand within each other.
variation-long-comment = A comment has at most { NUMBER($longest) } characters.
variation-too-long = The comments and branches of the match are too long to be recorded.
# "!", "?" and the like judge a move; at the start nobody has moved yet.
variation-no-move = No move led to the start, so there is none to judge.
variation-played = What was played stays as it is: only branches can be changed.
variation-first = This branch is the first already.
variation-nothing-to-undo = There is no change to take back.
variation-nothing-to-redo = There is no change to make again.
