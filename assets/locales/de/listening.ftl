### Keys, settings and typed moves for players who listen, or who want nothing but a keyboard.

## What keys do, in the list of controls

controls-type-move = Einen Zug eintippen
controls-what-is-here = Sagen, was auf dem Feld steht und was möglich ist
controls-what-is-around = Seine Linien, Nachbarn, Kette oder Stapel sagen
controls-last-turn = Den letzten Zug sagen
controls-own-pieces = Deine Steine: der nächste und der vorige
controls-other-pieces = Steine der anderen Seite: der nächste und der vorige
controls-clocks = Sagen, wie viel Zeit bleibt
controls-whole-position = Die ganze Stellung sagen

## How much is said

settings-narration = Ansagen für Screenreader
settings-narration-nothing = Keine
settings-narration-moves = Züge und Ende
settings-narration-everything = Alles

## The answer where the cursor is on no square yet

description-no-cursor = Der Zeiger ist noch auf keinem Feld: Die Pfeiltasten bewegen ihn.

## The field for a move that is typed. $moves are moves in notation with commas between them.

typed-move = Einen Zug eintippen
typed-play = Ziehen
typed-not-now = Jetzt ist kein Zug möglich.
typed-square = Tippe den Namen des Feldes.
typed-enter-plays = Enter spielt { $move }.
typed-possible = Möglich: { $moves }.
typed-possible-more = Möglich: { $moves } und { NUMBER($more) } weitere.
