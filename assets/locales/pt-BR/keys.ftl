### The names of keys, and of buttons and sticks of gamepads, as they are printed or usually called. Short: most stand on
### the corner of a button. What is only a letter or a sign is no message.

## Keys

key-arrows = Setas
key-control-arrows = Ctrl+setas
key-shift-arrows = Shift+setas
key-shift-letter = Shift+{ $letter }
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

## Gamepads

gamepad-d-pad = Direcional
gamepad-left-stick = Analógico esquerdo
gamepad-right-stick = Analógico direito
gamepad-right-stick-in-plan = Analógico direito, no diagrama

## The shapes on the buttons of Sony's gamepads

gamepad-cross = X
gamepad-circle = Círculo
gamepad-square = Quadrado
gamepad-triangle = Triângulo
