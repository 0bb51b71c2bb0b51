### Labels that stand in several places.

common-back = Back
common-done = Done
common-menu = Menu
common-main-menu = Main menu
common-rules = Rules
common-undo = Undo
common-redo = Redo
common-hint = Hint
common-next-round = Next round
common-play-again = Play again
common-no-moves = No moves yet.
# A label with the key that does the same.
common-label-with-key = { $label } ({ $key })
common-key = Key { $key }
view-table = Table
view-plan = Plan
view-doughnut = Doughnut
view-text = Text

## Saved matches and the first screen

common-quit = Quit
common-save-as-file = Save as file

## Titles of menus and sheets, and the buttons that open them

common-new-game = New game
common-who-plays = Who plays
common-settings = Settings
common-controls = Controls
common-credits = Credits
common-cancel = Cancel
