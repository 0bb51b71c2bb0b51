### Labels that stand in several places.

common-back = Retour
common-done = Terminé
common-menu = Menu
common-main-menu = Menu principal
common-rules = Règles
common-undo = Annuler
common-redo = Refaire
common-hint = Conseil
common-next-round = Manche suivante
common-play-again = Revanche
common-no-moves = Aucun coup joué.
# A label with the key that does the same.
common-label-with-key = { $label } ({ $key })
common-key = Touche { $key }
view-table = Table
view-plan = Plan
view-doughnut = Donut
view-text = Texte

## Saved matches and the first screen

common-quit = Quitter
common-save-as-file = Exporter

## Titles of menus and sheets, and the buttons that open them

common-new-game = Nouvelle partie
common-who-plays = Qui joue
common-settings = Réglages
common-controls = Commandes
common-credits = Crédits
common-cancel = Retour
