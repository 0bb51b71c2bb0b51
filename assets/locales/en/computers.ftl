### What computer players tell the player, at the lower edge of the board.

computer-died-again = The computer lost its thread and thinks again.
computer-died-too-often = The computer lost its thread again and again, and plays what it can.
computer-hung-again = The computer got lost in thought and thinks again.
computer-hung-too-often = The computer got lost in thought again and again, and plays what it can.
computer-wrong-move = The computer wanted to play { $move }, which is no move here, and plays another.
computer-no-hints = Partners may not talk about the game, so there are no hints in a game of four.
# $name: the name of a computer player.
computer-agrees = { $name } agrees to the draw.
computer-plays-on = { $name } thinks that it stands better, and plays on.
