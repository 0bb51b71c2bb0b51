### The sheet with all settings.

settings-language = Language
settings-language-of-system = As the system
settings-view = View
settings-room = The room
settings-graphics = Graphics quality
settings-graphics-automatic = Automatic
settings-graphics-high = High
settings-graphics-low = Low
# $game is the name of a game.
settings-board-and-pieces = Board and pieces of { $game }
settings-pace = Moves are shown
settings-pace-off = At once
settings-pace-fast = Fast
settings-pace-usual = Usual
settings-pace-slow = Slow
# The beginning of a sentence that the three below complete.
settings-turning = Between people, the table
settings-turning-stay = Stays
settings-turning-turn = Turns to the player
settings-turning-face-to-face = Is face to face
settings-confirm-moves = Confirm moves
settings-confirm-never = Never
settings-confirm-for-fingers = By finger, on small squares
settings-confirm-always = Always
settings-text-scale = Size of words and buttons
settings-smaller-words = Smaller words
settings-larger-words = Larger words
settings-percent = { $percent } %
settings-room-for-percent = This window has room for { $percent } %.
settings-loudness-of-pieces = Loudness of pieces and buttons
settings-loudness-of-room = Loudness of the room
# $label is one of the two above.
settings-loudness = { $label }: { $loudness }
settings-loudness-silent = { $label }: silent
settings-silent-in-background = Silent while another window is used
settings-dragging = Pieces can be dragged
settings-clicking = Pieces can be clicked or tapped
settings-show-targets = Show where a piece may go
settings-show-chains = ZeN: show each side's longest chain
settings-coordinates = Names of rows and columns
settings-agree-on-take-backs = Ask the other side before a move is taken back
settings-guard-gifts = Warn of moves that lose at once, at levels 0 to 3
settings-all-cores = Level 6 uses all cores of the processor
settings-reduced-motion = Reduced motion
settings-full-screen = Full screen
settings-rumble = Gamepads rumble
settings-reset = As they were at first

## The moods of the room. At most 24 letters.

mood-day = Day
mood-evening = Evening lamp
mood-dark = Plain dark

## The looks of boards and pieces that every game has; the others stand in the games' files. At most 24 letters.

theme-high-contrast = High contrast
theme-colour-blind = Colour-blind
