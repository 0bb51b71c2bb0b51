### The names of keys, and of buttons and sticks of gamepads, as they are printed or usually called. Short: most stand on
### the corner of a button. What is only a letter or a sign is no message.

## Keys

key-arrows = Flèches
key-control-arrows = Ctrl+flèches
key-shift-arrows = Maj+flèches
key-shift-letter = Maj+{ $letter }
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.

## Gamepads

gamepad-d-pad = Croix directionnelle
gamepad-left-stick = Stick gauche
gamepad-right-stick = Stick droit
gamepad-right-stick-in-plan = Stick droit, sur le plan

## The shapes on the buttons of Sony's gamepads

gamepad-cross = Croix
gamepad-circle = Rond
gamepad-square = Carré
gamepad-triangle = Triangle
