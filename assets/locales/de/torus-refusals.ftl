### ZeN, the game on a torus: why a move or a position is refused. $cell, $from, $to and $last are names of cells, as in
### b3, and $link and $crossed are links, as in a1-b2. The players are called Z and N.

## Moves that the rules forbid

torus-illegal-off-board = Das ist kein Feld dieses Bretts.
torus-illegal-occupied = Ein Stein wird auf ein leeres Feld gesetzt, und auf { $cell } steht ein Stein von { $player }.
torus-illegal-no-stone = Eine Brücke verbindet zwei eigene Steine, und { $cell } ist leer.
torus-illegal-enemy-stone = Eine Brücke verbindet zwei eigene Steine, und der Stein auf { $cell } gehört { $player }.
torus-illegal-one-cell = Eine Brücke verbindet zwei Steine, und { $cell } ist nur ein Feld.
torus-illegal-orthogonal = Eine Brücke verbindet diagonale Nachbarn; { $from } und { $to } sind Nachbarn in einer Reihe oder Spalte, und dort sind Steine einer Farbe auch ohne Brücke verbunden.
torus-illegal-apart = Eine Brücke verbindet diagonale Nachbarn, und { $from } und { $to } sind keine.
torus-illegal-made = Jede Brücke wird nur einmal gebaut, und { $link } ist schon auf dem Brett.
torus-illegal-crossed = Brücken dürfen sich nicht kreuzen, und { $link } würde die Brücke { $crossed } von { $player } kreuzen.
torus-illegal-no-link = Diagonal neben { $cell } steht kein eigener Stein, zu dem nicht schon eine Brücke führt.
# $links are one or more links with commas between them.
torus-illegal-all-crossed = Brücken dürfen sich nicht kreuzen, und jede, die für { $cell } noch bleibt, würde eine andere kreuzen: { $links }.
# $written is the move as it is written.
torus-illegal-complete = Der Zug { $written } ist vollständig.
torus-illegal-pass-with-moves = Passen ist nicht erlaubt, solange sich ein Stein setzen oder eine Brücke bauen lässt.

## Moves that are not written as they should be

torus-unreadable-form = Ein Zug ist ein gesetzter Stein (b3), eine Brücke (a1-b2) oder pass; die Felder heißen a1 bis { $last }.

## Positions that can't be

torus-impossible-too-many-links = Es sind mehr als { NUMBER($most) } Brücken, also mehr als eine für jeden Block aus vier Feldern.
# $reason is a sentence of its own: one of the rules on links above.
torus-impossible-no-link = { $link } ist keine Brücke. { $reason }
torus-impossible-not-joined = Die Brücke { $link } verbindet nicht zwei Steine derselben Farbe.
torus-impossible-twice = Die Brücke { $link } steht zweimal da.
torus-impossible-crossing = Die Brücken { $link } und { $crossed } kreuzen sich.
