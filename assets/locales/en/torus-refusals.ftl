### ZeN, the game on a torus: why a move or a position is refused. $cell, $from, $to and $last are names of cells, as in
### b3, and $link and $crossed are links, as in a1-b2. The players are called Z and N.

## Moves that the rules forbid

torus-illegal-off-board = That is no cell of this board.
torus-illegal-occupied = A stone is dropped on an empty cell, and { $cell } holds a stone of { $player }.
torus-illegal-no-stone = A link joins two own stones, and { $cell } is empty.
torus-illegal-enemy-stone = A link joins two own stones, and the stone on { $cell } is { $player }'s.
torus-illegal-one-cell = A link joins two stones, and { $cell } is one cell.
torus-illegal-orthogonal = A link joins diagonal neighbours; { $from } and { $to } are orthogonal neighbours, where stones of one colour are connected without a link.
torus-illegal-apart = A link joins diagonal neighbours, and { $from } and { $to } are not.
torus-illegal-made = A link is made once, and { $link } is on the board already.
torus-illegal-crossed = Links may not cross, and { $link } would cross { $player }'s link { $crossed }.
torus-illegal-no-link = { $cell } has no own stone on a diagonal neighbour that it is not linked to yet.
# $links are one or more links with commas between them.
torus-illegal-all-crossed = Links may not cross, and every link left to { $cell } would cross another: { $links }.
# $written is the move as it is written.
torus-illegal-complete = The move { $written } is complete.
torus-illegal-pass-with-moves = Passing is not allowed while a drop or a link can be made.

## Moves that are not written as they should be

torus-unreadable-form = A move is a drop (b3), a link (a1-b2) or pass; the cells go from a1 to { $last }.

## Positions that can't be

torus-impossible-too-many-links = There are more than { NUMBER($most) } links, one for each block of four cells.
# $reason is a sentence of its own: one of the rules on links above.
torus-impossible-no-link = { $link } is no link. { $reason }
torus-impossible-not-joined = The link { $link } does not join two stones of one colour.
torus-impossible-twice = The link { $link } is there twice.
torus-impossible-crossing = The links { $link } and { $crossed } cross.
