### ZEN L'initié: what is said during a match, and the levels of the computer.

zen-instruction = Move one of your pawns or the red Zen.
zen-instruction-pawn = The pawn moves exactly as many squares as there are pieces on the line it takes. Choose where to.
zen-instruction-zen = The Zen moves exactly as many squares as there are pieces on the line it takes. Choose where to.

zen-win-connected = All of { $winner }'s pieces form one chain.
zen-win-last-pawn = { $loser }'s last pawn has been captured.
zen-win-checkmate = Checkmate: no reply of { $loser } parries the check.

## What a computer of each level sees and overlooks.

zen-level-1 = Gathers its pawns and sees little of what you are up to: long jumps, long diagonals and the Zen escape it.
zen-level-2 = Expects your answer to its moves, but often forgets that the Zen may be moved, and overlooks long jumps.
zen-level-3 = Wins when one move does it and plans some moves ahead; now and then it overlooks a move of the Zen.
zen-level-4 = Overlooks nothing, and looks about six moves ahead.
zen-level-5 = As sharp as the level below, and looks three or four moves further.
zen-level-6 = Looks as far ahead as it can in about a second.
