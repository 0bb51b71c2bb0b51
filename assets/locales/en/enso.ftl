### Enso: what is said during a match, the levels of the computer, options and looks.

enso-instruction = Move a stone: beside an enemy it must capture, among friends it may leave.
enso-instruction-must-capture = This stone is beside an enemy, so it must capture: the first stone on a line, if it is an enemy.
enso-instruction-may-leave = This stone is among friends: it goes beside an enemy, or where it is beside no stone at all.
enso-instruction-frozen = This stone is beside no other and may not move.

enso-win-stone = { $winner } has an enso stone, with nothing but eight empty squares around it.
enso-win-no-move = { $loser } is to move and has no legal move.

## What a computer of each level sees and overlooks.

enso-level-0 = Thinks only while it is behind; otherwise it moves without looking, and often misses an enso stone of its own.
enso-level-1 = Looks at its own next move only, wants an enso stone, and often overlooks long moves and what you are up to.
enso-level-2 = Sees your next move too and takes every enso stone it can make; misses many long moves and stones set free.
enso-level-3 = Sees most of what can happen in the next few moves; now and then a stone set free surprises it.
enso-level-4 = Overlooks no move and looks a few ahead, but often misjudges who will run out of moves.
enso-level-5 = Looks further ahead, rarely misjudges a position, and plays the last moves well.
enso-level-6 = Looks as far as it can and plays the last ten moves or so without a mistake.

## About the game, in the form of a new match and in the credits

enso-description = Be the first to own a stone with nothing but eight empty squares around it. A stone beside an enemy can only capture; one among friends goes to an enemy or to be alone.
# How the game is won. In the panel, in small letters.
enso-aim = Win with a stone that has eight empty squares around it, or by leaving your opponent without a move.
# Follows "By", as in "By Dieter Stein".
enso-author = Dieter Stein
enso-licence = Enso is its author's; this edition is unofficial.

## The looks of its board and pieces. At most 24 letters.

enso-theme-usual = Kaya
enso-theme-other = Indigo

## The board in words, for players who listen. All but the last are labels and parts of sentences.

enso-describe-stone = { $owner ->
    [black] black stone
   *[white] white stone
}
enso-describe-own-stone = stone
enso-describe-must-capture = must capture if it moves
enso-describe-may-leave = may be moved
enso-describe-frozen = beside no stone, may not move
enso-describe-no-move = has no legal move
enso-describe-stones = { $player }, { $count ->
    [one] 1 stone
   *[other] { $count } stones
}: { $squares }.
