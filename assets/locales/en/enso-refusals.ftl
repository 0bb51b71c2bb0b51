### Enso: why a move or a position is refused. $square, $from, $to and $stone are names of squares, as in c2.

## Moves that the rules forbid

enso-illegal-no-square = There is no such square on the board.
enso-illegal-no-stone = There is no stone on { $square }.
# $player is the player to move.
enso-illegal-not-yours = The stone on { $square } is not { $player }'s.
enso-illegal-frozen = The stone on { $square } is beside no other stone, so it may not move.
enso-illegal-nowhere-to-go = The stone on { $square } can reach no empty square that is beside an enemy or beside no stone at all.
enso-illegal-same-square = The stone stands on { $square } already.
enso-illegal-not-in-line = A stone moves in a straight line, and { $to } is not in line with { $from }.
enso-illegal-in-the-way = The stone on { $stone } is in the way to { $to }: no jumping.
enso-illegal-own-stone = A stone of the same player stands on { $square }.
enso-illegal-must-capture = The stone on { $square } is beside an enemy, so it must capture.
enso-illegal-may-not-capture = The stone on { $square } is beside friends only, so it may not capture.
enso-illegal-friends-only = On { $to } the stone from { $from } would be beside friends only: it must go beside an enemy or away from all stones.
enso-illegal-nothing-to-capture = There is no enemy stone on { $square } to capture.
enso-illegal-is-capture = An enemy stone stands on { $square }: the move captures it.
enso-illegal-pass = Nobody passes in Enso: who has no legal move has lost.
enso-illegal-off = No stone leaves the board but by capture.
enso-illegal-complete = The move ends on { $square }.

## Moves that are not written as they should be

enso-unreadable-form = A move looks like c2-f2, a capture like c1xb2.
# $written is the move as it is written, as in c1xb2.
enso-unreadable-capture = An enemy stone stands on { $square }: a capture is written { $written }.
enso-unreadable-no-capture = No enemy stone stands on { $square }: without a capture the move is written { $written }.

## Positions that can't be

enso-impossible-too-many-stones = { $player } has { NUMBER($count) } stones, but there are only { NUMBER($most) }.
enso-impossible-no-stone = { $player } has just moved, but has no stone.
