### Eine Stellung von Hand aufbauen.

editor-title = Stellung aufbauen
editor-start = Anfangsstellung
editor-undo = Rückgängig
editor-empty = Leeres Brett
editor-copy = Stellung kopieren
editor-copied = Die Stellung liegt als Text in der Zwischenablage.
editor-paste = Stellung einfügen
editor-paste-here = Füge hier eine Stellung als eine Zeile Text ein (Strg+V):
# The same on a touch screen.
editor-paste-here-touch = Füge hier eine Stellung als eine Zeile Text ein:
editor-paste-field = Stellung als Text
editor-paste-open = Aufbauen
editor-play = Ab hier spielen
editor-take = Wegnehmen
editor-link = Brücke

## What to do with what is chosen

editor-help-put = Wähle einen Stein, dann tippe auf die Felder, auf die er kommt. Tippe noch einmal darauf, um ihn wegzunehmen.
editor-help-stack = Wähle einen Stein, dann tippe auf das Feld, auf das er kommt, auch auf einen anderen Stein.
editor-help-take = Tippe auf die Steine, die wegkommen.
editor-help-link = Tippe auf zwei diagonal benachbarte Steine: Sie bekommen eine Brücke, oder ihre Brücke kommt weg.
editor-help-forbidden = Tippe auf das Feld, das der Zen gerade verlassen hat.

## Pieces. $player is the name of a side.

editor-pawn = { $player }: Stein
editor-stone = { $player }: Stein
editor-zen = Zen

## The other fields of a position

editor-to-move = Am Zug
# $side is the name of a side.
editor-side-to-move = Am Zug: { $side }
editor-zen-left = Der Zen kommt gerade von
editor-no-square = Keinem Feld
editor-point = Darauf zeigen
editor-answer = Symbol, dem zu antworten ist
editor-moved = Hat in diesem Zug schon gezogen
editor-none = Keines
# What is chosen, and its value.
editor-choice = { $what }: { $value }

## What is said of the position

editor-impossible = Diese Stellung kann es nicht geben:
editor-possible = Diese Stellung ist spielbar.
# $reason is a sentence of its own: who has won, and by what.
editor-over = In dieser Stellung ist das Spiel zu Ende. { $reason }
