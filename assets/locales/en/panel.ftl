### The panel around the board, and what lies over the board during a match.

## Buttons. They are narrow: at most about twelve letters, or they are set smaller.

panel-move-now = Move now
panel-more = More
panel-less = Less
panel-offer-draw = Offer a draw
panel-resign = Resign
# Shows the board from the other side.
panel-flip = Flip
panel-pass = Pass
panel-off-the-board = Off the board
# Stands before the buttons for check and checkmate.
panel-announce = Announce:
# What the player says; in French the game's own words.
panel-check = Check
panel-checkmate = Checkmate
panel-change-players = Change who plays

## The turn

# The computer is thinking; moving dots follow.
panel-thinking = Thinking
# How many positions the computer has looked at so far: $thousands is between 1 and 999.
panel-positions = { NUMBER($thousands) } thousand positions
panel-positions-millions = { NUMBER($millions) } million positions
panel-looking-for-hint = Looking for a good move
# The answers to a move that waits to be confirmed are this and "Cancel".
panel-confirm = Confirm
# $move is a move in notation.
panel-confirm-or-point = { $move }? Confirm it, or point at its target again.
# $player is the side that has announced.
panel-check-announced = Check! { $player } has announced it.
# Follows the name of a player, in small letters under it.
panel-chooses-side = chooses a side
# Follows the name of a player, in small letters under it.
panel-may-take-back = may take a move back
panel-side-to-choose = A side is to be chosen.
panel-move-to-take-back = A move may be taken back.
# The longest chain of a side, or the one under the pointer.
panel-chain = { $player }: { $chain }.
# $step, $point and $panel are names of keys or of buttons of a gamepad, without article; "point" is to choose the
# square that the cursor is on.
panel-pointing = { $step } to walk, { $point } to point, { $panel } to come to these buttons.

## Remarks about the match

panel-round-and-length = Round { $round }. { $length }.
panel-clock = { $clock }.
panel-house-rule = House rule: two teams.
panel-partners = Partners may not talk about the game, so there are no hints.

## The moves of the round

panel-round-before = Round before
panel-round-after = Round after
panel-round-of = Round { $round } of { $rounds }
panel-move-shown = Move shown
panel-first-move = First move
panel-previous-move = Previous move
panel-next-move = Next move
panel-last-move = Last move
panel-show-again = Show the last move again

## Looking back

looking-back-beginning = You are looking at the beginning
looking-back-beginning-of-round = You are looking at the beginning, round { $round }
looking-back-turn = You are looking at turn { $turn } of { $turns }
looking-back-turn-of-round = You are looking at turn { $turn } of { $turns }, round { $round }
looking-back-return = Return
looking-back-play-on = Play on from here

## Points that are counted on the board after a round of ZEN

scoring-largest = { $loser }'s largest group counts nothing
scoring-astray = { $pieces ->
    [one] 1 piece of { $loser }'s is astray
   *[other] { $pieces } pieces of { $loser }'s are astray
}
scoring-skip = Skip

## Texts for players who sit face to face

facing-in-check = You are in check.
facing-your-choice = Your choice.
facing-other-side = The other side is to move.
# Parts of one line: the side, its time, its score, its players. Capital or not as the language likes.
facing-score = score { $score }

## Notes below the board

# How a match is played again: short labels, in two lines of some ten letters.
note-sides-changed = Sides changed
note-same-sides = Same sides
note-easier = Easier: level { $level }
note-harder = Harder: level { $level }
note-look-at-board = Look at the board
note-nobody-said-check = { $player }, nobody said check
note-lost-to-check = You have lost to a check that was not announced. You may take back your last move: it did not stop the threat.
note-take-back = Take the move back
note-stand-by-loss = Stand by the loss
note-gift = That gives the game away
note-gift-at-once = { $move } makes { $opponent } win at once.
note-gift-reply = After { $move }, { $opponent } wins at once with { $reply }.
note-think-again = Think again
note-play-anyway = Play it anyway
note-which-side = { $player }, which side?
note-play-side = Play { $side }
