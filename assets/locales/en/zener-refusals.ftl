### Zener: why a step or a position is refused. $owner and $symbol say which piece it is, one of the ten with five
### symbols; $player is the player to move, $square is the name of a square, as in F3, and $row that of a row, A to G.

## Steps that the rules forbid

zener-illegal-no-square = There is no such square on the board.
zener-illegal-no-piece = There is no piece on { $square }.
zener-illegal-not-yours =
    { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle is
        [cross] cross is
        [waves] waves are
        [square] square is
       *[star] star is
    } not { $player }'s piece.
# The piece of $by-owner with $by-symbol lies on top of the other.
zener-illegal-blocked =
    { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle is
        [cross] cross is
        [waves] waves are
        [square] square is
       *[star] star is
    } blocked: { $by-owner ->
        [white] White's
       *[black] Black's
    } { $by-symbol ->
        [circle] circle lies
        [cross] cross lies
        [waves] waves lie
        [square] square lies
       *[star] star lies
    } on top.
# The opponent of $owner has moved the piece with the same symbol.
zener-illegal-must-answer =
    The mandatory step comes first: { $owner ->
        [white] Black's
       *[black] White's
    } { $symbol ->
        [circle] circle was
        [cross] cross was
        [waves] waves were
        [square] square was
       *[star] star was
    } moved last, so { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle
        [cross] cross
        [waves] waves
        [square] square
       *[star] star
    } must move.
zener-illegal-just-moved =
    { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle has
        [cross] cross has
        [waves] waves have
        [square] square has
       *[star] star has
    } just moved: the free step is for another piece.
zener-illegal-not-a-step =
    A step of { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle
        [cross] cross
        [waves] waves
        [square] square
       *[star] star
    } goes one square up, down, left or right, not to { $square }.
# $row is the home row of the opponent of $owner.
zener-illegal-not-on-home-row =
    { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle
        [cross] cross
        [waves] waves
        [square] square
       *[star] star
    } can leave the board only from { $owner ->
        [white] Black's
       *[black] White's
    } home row { $row }.
zener-illegal-pass = Nobody passes in Zener.
zener-illegal-piece-first = Point at the piece first that is to leave the board.
zener-illegal-complete = A step is one piece and the place where it goes.

## Steps that are not written as they should be

zener-unreadable-form = A step looks like W3-F3, off the board like W3-off.

## Positions that can't be.

# A piece among others, and a list of pieces.
zener-piece =
    { $owner ->
        [white] White's
       *[black] Black's
    } { $symbol ->
        [circle] circle
        [cross] cross
        [waves] waves
        [square] square
       *[star] star
    }
zener-pieces = { $first }, { $rest }

# $pieces are two or more pieces with commas between them.
zener-impossible-missing = Pieces are not on the board, but the game is over when one piece has left it: { $pieces }.
# $pieces are one or more pieces with commas between them.
zener-impossible-repeated = More than once on the board: { $pieces }.
zener-impossible-answer-and-moved = Once a piece has moved in a turn there is no symbol to answer any more: only one of the two can be given.
zener-impossible-answer-blocked = The piece to answer with is blocked, so there is no mandatory step, and no symbol to answer: { $piece }.
zener-impossible-moved-blocked = A piece that has just moved has nothing on top of it: { $piece }.
zener-impossible-no-free-step = No piece but the one that has just moved could make the free step, so the turn was over: { $piece }.
