### The names of keys, and of buttons and sticks of gamepads, as they are printed or usually called. Short: most stand on
### the corner of a button. What is only a letter or a sign is no message.

## Keys

key-arrows = Arrows
key-control-arrows = Ctrl+arrows
key-shift-arrows = Shift+arrows
key-shift-letter = Shift+{ $letter }
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

## Gamepads

gamepad-d-pad = D-pad
gamepad-left-stick = Left stick
gamepad-right-stick = Right stick
gamepad-right-stick-in-plan = Right stick, in the plan

## The shapes on the buttons of Sony's gamepads

gamepad-cross = Cross
gamepad-circle = Circle
gamepad-square = Square
gamepad-triangle = Triangle
