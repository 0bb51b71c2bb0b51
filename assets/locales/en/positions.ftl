### What is said of moves and positions of any game that are refused. A position is written as one line of text: the
### rows of the board and some further fields, with single spaces between them.

## Moves

refusal-over = The game is over.
# $reason is a sentence of its own: who has won, and by what.
refusal-over-because = The game is over. { $reason }
# $reason is a sentence of its own: how a move is written, or what the board shows.
move-unreadable = '{ $written }' is not a move here. { $reason }
# $reason is a sentence of its own: one of the rules.
move-illegal = { $written } is illegal. { $reason }
move-too-many = A game has at most { NUMBER($most) } moves.

## Positions: the number of fields

position-fields-zen =
    A position has 3 fields: the rows, the side to move, the forbidden square. Here are { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }.
position-fields-enso =
    A position has 2 fields, the rows and the player to move. Here are { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }.
position-fields-torus =
    A position has four fields: the size, the rows, the player to move and the links. Here are { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }.
position-fields-zener =
    A position has 4 fields (rows, player to move, symbol to answer, piece that has moved). Here are { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }.

## Positions: the rows. $found is a part of the text.

position-rows = Expected { NUMBER($expected) } rows, found { NUMBER($found) }.
position-row-wider = Row { NUMBER($row) } is wider than { NUMBER($expected) } squares.
position-row-narrower =
    Row { NUMBER($row) } is { $found ->
        [one] { $found } square
       *[other] { $found } squares
    } wide instead of { NUMBER($expected) }.
position-row-no-piece = Row { NUMBER($row) }: '{ $found }' is neither a piece nor a count of empty squares.
position-row-no-count = Row { NUMBER($row) }: '{ $found }' is not a count of empty squares.
position-row-no-stack-nor-count = Row { NUMBER($row) }: '{ $found }' is neither a stack in brackets nor a count of empty squares.
position-row-no-stack = Row { NUMBER($row) }: '{ $found }' is not a stack like [W3K2].
position-row-open-stack = Row { NUMBER($row) }: a stack lacks its closing bracket.
position-row-high-stack = Row { NUMBER($row) }: a stack is higher than the { NUMBER($most) } pieces that there are.

## Positions: the other fields. $found is the text of the field.

# $one and $two are the letters of the two players.
position-player = The player to move is '{ $found }' but must be { $one } or { $two }.
position-forbidden-square = The forbidden square is '{ $found }' but must be a square (A1 to K11) or -.
position-size = The size is '{ $found }' but must be a number from { NUMBER($least) } to { NUMBER($most) }.
position-link = A link is '{ $found }' but must be two cells of the board, as in a1-b2, with commas between the links.
position-answer = The symbol to answer is '{ $found }' but must be a number from 1 to { NUMBER($symbols) } or -.
position-moved = The piece that has moved is '{ $found }' but must be a number from 1 to { NUMBER($symbols) } or -.

## Positions: several faults

# $first is one fault in one or two sentences, $rest the others.
position-faults = { $first } { $rest }
position-more-faults =
    { $count ->
        [one] And one more fault.
       *[other] And { $count } more faults.
    }
