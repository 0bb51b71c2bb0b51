### ZEN L'initié: what is said during a match, the levels of the computer, options and looks.

zen-instruction = Move one of your pawns or the red Zen.
zen-instruction-pawn = The pawn moves exactly as many squares as there are pieces on the line it takes. Choose where to.
zen-instruction-zen = The Zen moves exactly as many squares as there are pieces on the line it takes. Choose where to.

zen-win-connected = All of { $winner }'s pieces form one chain.
zen-win-last-pawn = { $loser }'s last pawn has been captured.
zen-win-checkmate = Checkmate: no reply of { $loser } stops the threat.

## What a computer of each level sees and overlooks.

zen-level-0 = Gathers its pawns only while yours are closer together; otherwise it moves without looking, even past its own win.
zen-level-1 = Gathers its pawns and sees little of what you are up to: long jumps, long diagonals and the Zen escape it.
zen-level-2 = Expects your answer to its moves, but often forgets that the Zen may be moved, and overlooks long jumps.
zen-level-3 = Wins when one move does it and plans some moves ahead; now and then it overlooks a move of the Zen.
zen-level-4 = Overlooks nothing, and looks about six moves ahead.
zen-level-5 = As sharp as the level below, and looks three or four moves further.
zen-level-6 = Looks as far ahead as it can in about a second.

## About the game, in the form of a new match and in the credits

zen-description = Bring all your pawns and the red Zen together into one chain. A pawn moves exactly as many squares as there are pieces on its line.
# How the game is won. In the panel, in small letters.
zen-aim = Win by bringing all your pawns, and the Zen if it is on the board, together into one chain.
# Follows "By", as in "By Dieter Stein".
zen-author = E. Deluard and J. Barnéoud-Rousset, after a concept by C. Soucie
zen-licence = ZEN L'initié is its authors' and its publisher's; this edition is unofficial.

## The looks of its board and pieces. At most 24 letters.

zen-theme-usual = Maple and cherry
zen-theme-other = Jade

## Options in the form of a new match

zen-options-variant = Variant
zen-options-basic = Basic game
zen-options-one = 1: check and mate
zen-options-two = 2: for points
zen-options-three = 3: super initiés
zen-options-basic-help = Who first has all pieces in one chain wins.
zen-options-one-help = A threat to connect is check and is announced. If no reply stops it, it is checkmate and wins at once.
zen-options-two-help = Check and mate; a round counts as many points as the loser has pieces outside the largest group.
zen-options-three-help = For points, without check; the Zen may end its move anywhere.
# The beginning of a sentence that the two below complete.
zen-options-announcing = Check and mate are announced by
zen-options-announcing-game = The game
zen-options-announcing-players = The players
zen-options-announcing-players-help = Who loses to a check that nobody announced may take the last move back.

## The board in words, for players who listen. The first three are parts of sentences.

zen-describe-pawn = { $owner ->
    [white] white pawn
   *[black] black pawn
}
zen-describe-own-pawn = pawn
zen-describe-zen = the Zen
# A line through a square and all pieces on it. The rising diagonal rises to the right, seen from White's side.
zen-describe-line = { $line ->
    [row] Row
    [column] Column
    [rising] Rising diagonal
   *[falling] Falling diagonal
}, { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}: { $pieces }.
zen-describe-empty-line = { $line ->
    [row] The row is empty.
    [column] The column is empty.
    [rising] The rising diagonal is empty.
   *[falling] The falling diagonal is empty.
}
zen-describe-pawns = { $player }, { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}: { $squares }.
zen-describe-zen-on = The Zen stands on { $square }.
