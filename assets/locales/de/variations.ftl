### Why a change to the branches, comments and judgements beside a match is refused.

variation-no-such-position = Diese Stellung gibt es in der Runde nicht.
variation-too-many-moves = Die Zweige einer Partie haben höchstens { NUMBER($most) } Züge.
# Branches within branches, like parentheses within parentheses.
variation-too-deep = Höchstens { NUMBER($most) } Zweige können ineinander stehen.
variation-long-comment = Ein Kommentar hat höchstens { NUMBER($longest) } Zeichen.
variation-too-long = Die Kommentare und Zweige der Partie sind zu lang für eine Aufzeichnung.
# "!", "?" and the like judge a move; at the start nobody has moved yet.
variation-no-move = Zum Anfang hat kein Zug geführt, also gibt es keinen zu bewerten.
variation-played = Was gespielt wurde, bleibt, wie es ist: Nur Zweige lassen sich ändern.
variation-first = Dieser Zweig ist schon der erste.
variation-nothing-to-undo = Es gibt keine Änderung, die sich zurücknehmen ließe.
variation-nothing-to-redo = Es gibt keine Änderung, die sich wiederholen ließe.
