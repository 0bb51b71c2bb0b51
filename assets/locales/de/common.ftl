### Labels that stand in several places.

common-back = Zurück
common-done = Fertig
common-menu = Menü
common-main-menu = Hauptmenü
common-rules = Regeln
common-undo = Zug zurück
common-redo = Zug vor
common-hint = Tipp
common-next-round = Nächste Runde
common-play-again = Noch einmal
common-no-moves = Noch keine Züge.
# A label with the key that does the same.
common-label-with-key = { $label } ({ $key })
common-key = Taste { $key }
view-table = Tisch
view-plan = Plan
view-doughnut = Donut
view-text = Text

## Saved matches and the first screen

common-quit = Beenden
common-save-as-file = Als Datei speichern

## Titles of menus and sheets, and the buttons that open them

common-new-game = Neue Partie
common-who-plays = Wer spielt
common-settings = Einstellungen
common-controls = Steuerung
common-credits = Mitwirkende
common-cancel = Abbrechen
