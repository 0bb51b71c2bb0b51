### ZEN L'initié: why a move or a position is refused. $square, $from, $to and $zen are names of squares, as in K11.

## Moves that the rules forbid

zen-illegal-off-board = There is no such square on the board.
zen-illegal-empty = There is no piece on { $square }.
# $player is the player to move.
zen-illegal-not-yours = The pawn on { $square } is the opponent's: { $player } moves a pawn of that colour or the Zen.
zen-illegal-not-in-line = A piece moves in a straight line: { $from } and { $to } share no row, column or diagonal.
# $pieces and $distance are numbers of squares.
zen-illegal-distance =
    A piece moves exactly as many squares as there are pieces on the line: on this { $line ->
        [row] row
        [column] column
       *[diagonal] diagonal
    } of { $square } that is { NUMBER($pieces) }, not { NUMBER($distance) }.
zen-illegal-blocked = Enemy pawns may not be jumped: one stands in the way on { $square }.
zen-illegal-own-pawn = A pawn of one's own stands on { $square }.
zen-illegal-zen-back = The opponent has just moved the Zen from { $square }: it may not be moved back there on the next turn.
zen-illegal-zen-alone = A move of the Zen must end beside a pawn, and there is none beside { $square }.
zen-illegal-may-move = Only a player without a legal move passes.
zen-illegal-stuck = The piece on { $square } has no legal move: on every line the counted square is off the board, occupied by a piece that may not be captured, behind an enemy pawn or forbidden to the Zen.
zen-illegal-complete = A move is a piece of one's own or the Zen, and then the square it goes to.

## Moves that are not written as they should be

zen-unreadable-form = A move is written like K1-H4, a capture like B1xD3, the Zen's moves like Z:F6-E4.
# $found is a part of what was written.
zen-unreadable-no-square = '{ $found }' is not a square (A1 to K11).
zen-unreadable-zen-elsewhere = The Zen stands on { $zen }, not on { $square }.
zen-unreadable-zen-captured = The Zen has been captured.
zen-unreadable-zen-unmarked = The Zen's moves are written with Z: before them, Z:{ $square }…
zen-unreadable-capture = A capture is written with x: { $from }x{ $to }.
zen-unreadable-nothing-to-capture = There is nothing to capture on { $square }.

## Positions that can't be

zen-impossible-too-many-pawns = { $player } has { NUMBER($count) } pawns, and there are only { NUMBER($most) }.
zen-impossible-no-pawn = { $player } has no pawn, so the game was over before the move that { $player } is to have made last.
zen-impossible-too-many-zens = There are { NUMBER($count) } Zens, and there is only one.
zen-impossible-no-zen = { $square } is forbidden to the Zen, which is not on the board.
zen-impossible-occupied = { $square } is forbidden to the Zen, which has just left it, but a piece stands there.
zen-impossible-not-in-line = The Zen can't have come from { $square } to { $zen }: they share no line.
