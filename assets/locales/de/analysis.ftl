### Taking a match apart: moves that are tried beside the match, comments, and judgements of moves.

analysis-title = Analyse
# In the menu of a match.
analysis-open = Analysieren
analysis-end = Zurück zur Partie
# Shown while an earlier position is looked at.
analysis-try = Probier hier einen Zug: Die Partie bleibt, wie sie ist.
# $player is the name of a side, $instruction a sentence that says what is to be done.
analysis-to-move = { $player }: { $instruction }
analysis-comment-on = Kommentar …
analysis-comment = Kommentar
analysis-comment-on-move = Was hältst du von { $move }?
analysis-comment-on-start = Was hältst du von dieser Stellung?
analysis-judge = Den Zug beurteilen
analysis-promote = In der Liste nach oben
analysis-delete = Diesen Zug und alle danach löschen
analysis-done = Fertig
controls-analyse = Die Partie analysieren oder zu ihr zurückkehren
controls-variations = Sehen, was anstelle eines Zuges probiert wurde

## What the computer thinks of the position

# $player is the name of a side, $percent its chance of winning, $moves moves in notation, $plies the moves of both sides
# together.
analysis-ask = Den Computer fragen
analysis-chances = Aussichten von { $player }, und was folgen kann
analysis-looking = Der Computer sucht
analysis-line = { $percent } %: { $moves }
analysis-line-proved = { $player } gewinnt: { $moves }
analysis-proved = { $plies ->
    [one] { $player } gewinnt in einem Zug, was die andere Seite auch tut.
   *[other] { $player } gewinnt in höchstens { $plies } Zügen, was die andere Seite auch tut.
}
analysis-proved-somehow = { $player } gewinnt, was die andere Seite auch tut.
analysis-depth = { $depth } Züge voraus, { NUMBER($thousands) } Tausend Stellungen
