### The lessons of Enso: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Capture beside enemies

lesson-enso-capture-title = Capture beside enemies
lesson-enso-capture-text = A stone beside an enemy must capture. It moves in a straight line and takes the place of an enemy stone. Capture a white stone.
lesson-enso-capture-missed = That move captures nothing.
lesson-enso-capture-hint = The black stone on a4 has white stones beside it.
lesson-enso-capture-done = Right: your stone stands where the white stone was.

## Near or far

lesson-enso-capture-from-afar-title = Near or far
lesson-enso-capture-from-afar-text = A capturing stone takes the first stone on its line, near or far. Capture from a distance: at least one empty square has to lie between.
lesson-enso-capture-from-afar-missed = That is no capture from a distance.
lesson-enso-capture-from-afar-hint = From b4, look to the right along row 4: the first stone there is white.
lesson-enso-capture-from-afar-done = Right: no stone stood between the two.

## Who must capture

lesson-enso-who-must-capture-title = Who must capture
lesson-enso-who-must-capture-text = Beside means on one of the eight squares around. Point at all black stones that must capture, because a white stone is beside them.
lesson-enso-who-must-capture-missed = That is not a black stone beside a white one.
lesson-enso-who-must-capture-hint = There are three of them. Look at the neighbours of b6 and of e3.
lesson-enso-who-must-capture-done = Right: each of them has a white stone beside it.

## Leave your friends

lesson-enso-leave-title = Leave your friends
lesson-enso-leave-text = A stone beside friends only may not capture. It goes to an empty square beside an enemy. Move such a stone beside a white one.
lesson-enso-leave-missed = That captures, or it does not end beside a white stone.
lesson-enso-leave-hint = The stone on d3 has only friends beside it.
lesson-enso-leave-done = Right: it left its friends and is beside an enemy now.

## Or stand alone

lesson-enso-stand-alone-title = Or stand alone
lesson-enso-stand-alone-text = A stone beside friends only may also go to a square with no stone beside it. Move the stone on d3 to such a square.
lesson-enso-stand-alone-missed = Here the stone on d3 is to end with no stone beside it.
lesson-enso-stand-alone-hint = Look from d3 along the diagonal to the lower right.
lesson-enso-stand-alone-done = Right: no stone is beside it any more.

## Who may not move

lesson-enso-who-may-not-move-title = Who may not move
lesson-enso-who-may-not-move-text = A stone that has no stone beside it may not move. Point at all black stones that may not move.
lesson-enso-who-may-not-move-missed = That is not a black stone with only empty squares around it.
lesson-enso-who-may-not-move-hint = There are two of them, both on the rim.
lesson-enso-who-may-not-move-done = Right: they stand alone and have to wait.

## The enso stone

lesson-enso-enso-title = The enso stone
lesson-enso-enso-text = A stone with eight empty squares around it is an enso stone, and its owner wins. On the rim there are not eight. Make one.
lesson-enso-enso-missed = No black stone has eight empty squares around it.
lesson-enso-enso-hint = Separate the stones on a2 and b2, so that one of them has eight empty squares around it.
lesson-enso-enso-done = Right: all eight squares around it are empty. That is enso.

## The last neighbour leaves

lesson-enso-last-neighbour-title = The last neighbour leaves
lesson-enso-last-neighbour-text = Your stone also becomes an enso stone when its last neighbour leaves. Capture so that your stone on d3 stands alone.
lesson-enso-last-neighbour-missed = The stone on d3 does not stand alone after that.
lesson-enso-last-neighbour-hint = The only neighbour of d3 is the stone on e4.
lesson-enso-last-neighbour-done = Right: its last neighbour left, and the stone on d3 is an enso stone.

## Give nothing away

lesson-enso-give-nothing-away-title = Give nothing away
lesson-enso-give-nothing-away-text = Your move can also leave a white stone with eight empty squares around it: then White wins. Capture without giving White an enso stone.
lesson-enso-give-nothing-away-missed = That leaves the white stone on c3 alone: White has an enso stone.
lesson-enso-give-nothing-away-hint = The stone on c3 has one neighbour: yours on d4. Do not leave it alone.
lesson-enso-give-nothing-away-done = Right: White has no enso stone, and your stone on c3 has become one.

## See the threat

lesson-enso-threat-title = See the threat
lesson-enso-threat-text = White could capture on e3 next, and would have an enso stone there. Make a move after which White can't win at once.
lesson-enso-threat-missed = White can still make an enso stone with the next move.
lesson-enso-threat-hint = Move the stone on e3 itself.
lesson-enso-threat-done = Right: White can't make an enso stone with the next move.

## Both at once

lesson-enso-both-title = Both at once
lesson-enso-both-text = If your move leaves both players with an enso stone, you win, because you made the move. Make such a move.
lesson-enso-both-missed = After that not both players have an enso stone.
lesson-enso-both-hint = Capture with the stone on d5.
lesson-enso-both-done = Right: both have an enso stone, and Black has won by moving.

## Block your opponent

lesson-enso-block-title = Block your opponent
lesson-enso-block-text = A player who is to move and can't has lost. Stones that stand alone may not move. Leave White without a move.
lesson-enso-block-missed = White can still move.
lesson-enso-block-hint = Only one white stone has neighbours: the one on c6.
lesson-enso-block-done = Right: every white stone stands alone, so White can't move.
