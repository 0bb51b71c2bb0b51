### The names of keys, and of buttons and sticks of gamepads, as they are printed or usually called. Short: most stand on
### the corner of a button. What is only a letter or a sign is no message.

## Keys

key-arrows = Pfeile
key-control-arrows = Strg+Pfeile
key-shift-arrows = Umschalt+Pfeile
key-shift-letter = Umschalt+{ $letter }
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab

## Gamepads

gamepad-d-pad = Steuerkreuz
gamepad-left-stick = Linker Stick
gamepad-right-stick = Rechter Stick
gamepad-right-stick-in-plan = Rechter Stick, im Plan

## The shapes on the buttons of Sony's gamepads

gamepad-cross = Kreuz
gamepad-circle = Kreis
gamepad-square = Quadrat
gamepad-triangle = Dreieck
