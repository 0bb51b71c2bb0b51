### The main menu, and the sheets over it and over a match: pause, players, Zener's set-up, controls, credits and
### confirmations. (The settings and the form of a new match have files of their own.)

## The main menu

main-menu-games = Four abstract games on one table
main-menu-continue = Continue
main-menu-learn = Learn
main-menu-saved-matches = Saved matches

## The menu of a match

pause-title = Pause
pause-resume = Resume
pause-begin-again = Begin again
pause-save-and-leave = Save and leave
# $seed is a whole number.
pause-seed = What chance decides here follows from the chance number { $seed }.

## Confirmations. Sides are named by one of: a player or two partners, and what they play.

confirm-side = { $name } ({ $side })
confirm-play-on = Play on
confirm-resign = Resign?
# $players is the number of players on each side: one or two.
confirm-resign-question = { $players ->
    [one] { $loser } gives up, and { $winner } wins.
   *[other] { $loser } give up, and { $winner } win.
}
confirm-resign-yes = Yes, resign
confirm-draw = A draw?
confirm-draw-question = { $players ->
    [one] { $player } offers a draw. { $opponent }, do you agree?
   *[other] { $player } offer a draw. { $opponent }, do you agree?
}
confirm-draw-yes = Agree to a draw
confirm-offer-draw = Offer a draw?
# A computer is asked.
confirm-offer-draw-question = { $opponent } will agree, unless the computer thinks that it stands better.
confirm-offer-draw-yes = Offer a draw
confirm-take-back = Take it back?
confirm-take-back-question = { $players ->
    [one] { $player } wants to take the last move back. { $opponent }, do you agree?
   *[other] { $player } want to take the last move back. { $opponent }, do you agree?
}
confirm-take-back-yes = Agree
confirm-restart = Begin again?
confirm-restart-question = The match begins anew with the same players and rules. The moves made so far are lost.
confirm-restart-yes = Yes, begin again
confirm-forget = Forget the results?
confirm-forget-question = All results against computers are forgotten, in all four games. They can’t be brought back. Saved matches stay.
confirm-forget-yes = Yes, forget them
confirm-forget-no = Keep them

## Who plays. $whose is a side, in teams with a number: "White", "White 2".

players-person = Person
# Over the numbers of the levels.
players-computer = Computer, level
players-person-of = { $whose }: person
players-level-of = { $whose }: level { $level }
players-name-of = Name of { $whose }
# The name of a level, before what a computer of that level sees and overlooks.
players-level = { $name }.

## Zener's blind set-up

zener-setup-white = White's set-up
zener-setup-black = Black's set-up
zener-setup-white-look-away = { $name } arranges White's pieces. { $other }, please look away.
zener-setup-white-alone = { $name }, arrange White's pieces. Black's order will be drawn by lot.
zener-setup-black-open = { $name } arranges Black's pieces, openly. White's lie face down, and are turned over at the end.
zener-setup-help = Tap two pieces to exchange them. Where like faces like, Black's piece will start one square ahead.
zener-setup-own-left = { $side }, from the player's own left
# A place in the row, from 1, and the symbol of the piece on it.
zener-setup-place = Place { $place }: { $symbol }
zener-setup-by-lot = By lot

## Controls: the devices

controls-mouse = Mouse
controls-keys = Keys
controls-gamepad = Gamepad
controls-fingers = Fingers
# The names of two keys or buttons: for two commands in one row.
controls-both = { $first } and { $second }

## Controls: what keys and gamepads do

controls-step = Walk over the board, square by square
controls-leap = Jump to the next thing that may be pointed at
controls-choose = Point: pick up, put down, press a button
controls-back = One step back, from wherever you are
controls-panel = Walk to the buttons beside the board
controls-pause = The menu of the match
controls-undo-redo = Take back, play again
controls-hint = A hint; a computer that thinks moves now
controls-view = Table, plan, in ZeN the doughnut, and text
controls-turn = Turn and tilt the table
controls-zoom = Come nearer, go away
controls-scroll = Shift the endless board of ZeN
controls-flip-home = See it from the other side, from the usual place
controls-look = Step through the moves
controls-look-first-last = The first move, the last one
controls-show-again = Show the last move again
controls-announce = Announce check or checkmate
controls-rules = The rules

## Controls: what a mouse and fingers do

controls-click = Click, click
controls-right-button = Right button
controls-wheel = Wheel
controls-middle-button = Middle button
controls-rest-on-stack = Rest on a stack
controls-tap = Tap, tap
# A click or a tap there.
controls-piece-of-other = On an opponent's piece
controls-two-fingers = Two fingers
controls-apart = Apart, together
controls-drag-free-cell = Drag a free cell
controls-pick-up = Pick up, put down; or drag a piece there
controls-see-where-it-could-go = See where it could go
controls-turn-or-shift = Turn and tilt the table; shift the plan
controls-turn-fingers = Turn the table; shift the plan
controls-shift = Shift the board
controls-see-stack = See what lies in it

## The rules: examples that can be stepped through

rules-before-moves = { $moves ->
    [one] Before the move
   *[other] Before the first of { $moves } moves
}
# $number and $moves are numbers, and $played is a move as it is written.
rules-move = Move { $number } of { $moves }: { $player }, { $played }

## Credits. Names of people, firms, fonts and licences stay as they are.

credits-unofficial = This is an unofficial edition of four games. The games are their authors' and publishers'.
credits-published = Published by { $publisher }
credits-published-in = Published by { $publisher }, { $year }
credits-invented-in = Invented in { $year }
credits-type = Type
credits-titles = Titles are set in EB Garamond by Georg Duffner and Octavio Pardo.
credits-text = Text is set in Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.
credits-fonts-free = Both are free under the SIL Open Font License 1.1.
credits-made-with = Made with
credits-software = Rust, Bevy, egui and Kira, by many hands.
credits-program-free = This program is free under the MIT and Apache 2.0 licences.

## The sheet with which a match or a position leaves the table

export-title = Copy or save
export-match = The match
export-copy-as-text = Copy as text
export-copy-as-link = Copy as link
export-save-as-file = Save as file
export-position = The position that is shown
export-picture = Save a picture
