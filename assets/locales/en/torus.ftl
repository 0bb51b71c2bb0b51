### ZeN, the game on a torus: what is said during a match, the levels of the computer, options and looks.

torus-instruction-drop = Drop a stone on any empty cell.
torus-instruction = Drop a stone on an empty cell, or choose one of your stones to link it.
torus-instruction-link = Now the stone diagonally beside it that it is to be linked to.
# $second names one player, or two partners (names-two).
torus-opening = Balanced opening: place stone { $number } of { $stones }, one of { $colour }'s. Then { $second-id ->
    [names-two] { $second } choose
   *[other] { $second } chooses
} a side.
torus-choice-of-side = Three stones are placed. Z is after a loop along the rows, N after one along the columns. N moves next.

# $loop-class is one of the loops below.
torus-win-loop = { $winner } has tied { $loop-class }.

## Loops: how they go round the torus. Z (player one) needs a horizontal loop or an SW–NE spiral, N a vertical loop or
## an SE–NW spiral. The words stand inside a sentence.

torus-loop-horizontal = a horizontal loop
torus-loop-vertical = a vertical loop
torus-loop-rising = an SW–NE spiral
torus-loop-falling = an SE–NW spiral
torus-loop-rising-often = an SW–NE spiral ({ $east ->
    [one] once
   *[other] { $east } times
} round eastward, { $north ->
    [one] once
   *[other] { $north } times
} northward)
torus-loop-falling-often = an SE–NW spiral ({ $west ->
    [one] once
   *[other] { $west } times
} round westward, { $north ->
    [one] once
   *[other] { $north } times
} northward)

## A player's longest chain of stones, or the one under the pointer. It follows the name of its owner: "Z: 5 stones, …".

# $loop-class is one of the loops above.
torus-chain-closed = { $stones ->
    [one] 1 stone, { $loop-class }
   *[other] { $stones } stones, { $loop-class }
}
torus-chain-lacks-link = { $stones ->
    [one] 1 stone, a link short of { $loop-class }
   *[other] { $stones } stones, a link short of { $loop-class }
}
torus-chain-lacks-stones = { $stones ->
    [one] 1 stone, { NUMBER($missing) } short of { $loop-class }
   *[other] { $stones } stones, { NUMBER($missing) } short of { $loop-class }
}
# The chain goes all the way round the torus and passes itself without touching.
torus-chain-passes-lacks-link = { $stones ->
    [one] 1 stone, all the way round without closing, a link short of { $loop-class }
   *[other] { $stones } stones, all the way round without closing, a link short of { $loop-class }
}
torus-chain-passes-lacks-stones = { $stones ->
    [one] 1 stone, all the way round without closing, { NUMBER($missing) } short of { $loop-class }
   *[other] { $stones } stones, all the way round without closing, { NUMBER($missing) } short of { $loop-class }
}
# A chain (one of the five above) whose loop is the other player's kind. $owner is z or n.
torus-chain-wins-nothing = { $owner ->
    [z] { $chain }, which wins nothing for Z: Z needs a horizontal loop or an SW–NE spiral
   *[n] { $chain }, which wins nothing for N: N needs a vertical loop or an SE–NW spiral
}
torus-chain-would-win-nothing = { $owner ->
    [z] { $chain }, which would win nothing for Z: Z needs a horizontal loop or an SW–NE spiral
   *[n] { $chain }, which would win nothing for N: N needs a vertical loop or an SE–NW spiral
}

## What a computer of each level sees and overlooks.

torus-level-0 = Builds only while it is behind; otherwise it drops stones anywhere, even where it could close a loop.
torus-level-1 = Builds where stones are; misses most of what happens across the seams and many links, and threats of yours.
torus-level-2 = Knows where it wants to go, but often loses the thread across the seams and forgets links.
torus-level-3 = Finishes what it can win at once; still overlooks some connections across the seams, and long threats.
torus-level-4 = Sees across the seams, answers every threat, and knows which stones can't be cut apart.
torus-level-5 = Plans over the whole torus and counts out every fight nearby.
torus-level-6 = As strong as this game can play: it often knows the winner long before the loop is closed.

## About the game, in the form of a new match and in the credits

# The name in lists of games, beside ZEN L'initié, from which it is to be told apart at a glance.
torus-title-in-list = ZeN (torus)
torus-description = Tie your stones into a loop round a board that has no edges. Z wins along the rows or rising to the right, N along the columns or rising to the left.
# How the game is won. In the panel, in small letters.
torus-aim = Win with a loop of your stones round the board, in the directions of which your letter is written: Z along the rows or rising to the right, N along the columns or rising to the left.
# Follows "By", as in "By Dieter Stein".
torus-author = Bill Taylor
torus-licence = ZeN is its author's; this edition is unofficial.

## The looks of its board and pieces. At most 24 letters.

torus-theme-usual = Bamboo
torus-theme-other = Ink on paper

## Options in the form of a new match

torus-options-board = Board
torus-options-smaller-board = Smaller board
torus-options-larger-board = Larger board
torus-options-for-beginners = 9 for beginners
torus-options-as-published = 15 as published
torus-options-balanced-opening = Balanced opening
torus-options-balanced-opening-help = The first player places three stones, then the second chooses which side to play.

## The board in words, for players who listen. The first eight are labels and parts of sentences.

torus-describe-stone = stone of { $player }
torus-describe-own-stone = stone
torus-describe-drop = a stone may be dropped here
# The stone could then be linked to a stone of the same player.
torus-describe-drop-link = a stone may be dropped here, link possible
torus-describe-drop-link-seam = a stone may be dropped here, link across the seam possible
torus-describe-linkable = may be linked
torus-describe-link = link possible
torus-describe-link-seam = link across the seam possible
torus-describe-links-to = It may be linked to: { $squares }.
torus-describe-dropped = { $player }: stone on { $square }.
torus-describe-linked = { $player }: link from { $from } to { $to }.
torus-describe-linked-seam = { $player }: link from { $from } to { $to }, across the seam.
torus-describe-is-linked = Linked to: { $squares }.
torus-describe-chain = The stones of this chain: { $squares }.
torus-describe-no-stones = { $player } has no stone on the board.
torus-describe-stones = { $player }, { $count ->
    [one] 1 stone
   *[other] { $count } stones
}: { $squares }.
torus-describe-links-of = Links of { $player }: { $links }.
