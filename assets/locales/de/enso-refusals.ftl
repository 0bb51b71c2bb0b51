### Enso: why a move or a position is refused. $square, $from, $to and $stone are names of squares, as in c2.

## Moves that the rules forbid

enso-illegal-no-square = Dieses Feld gibt es auf dem Brett nicht.
enso-illegal-no-stone = Auf { $square } steht kein Stein.
# $player is the player to move.
enso-illegal-not-yours = Der Stein auf { $square } gehört nicht { $player }.
enso-illegal-frozen = Der Stein auf { $square } steht neben keinem anderen und darf deshalb nicht ziehen.
enso-illegal-nowhere-to-go = Der Stein auf { $square } erreicht kein leeres Feld, das neben einem gegnerischen Stein oder neben gar keinem Stein liegt.
enso-illegal-same-square = Der Stein steht schon auf { $square }.
enso-illegal-not-in-line = Ein Stein zieht in gerader Linie, und { $to } liegt mit { $from } nicht auf einer Linie.
enso-illegal-in-the-way = Der Stein auf { $stone } steht auf dem Weg nach { $to }, und Springen gibt es nicht.
enso-illegal-own-stone = Auf { $square } steht ein Stein derselben Seite.
enso-illegal-must-capture = Der Stein auf { $square } steht neben einem gegnerischen, also muss er schlagen.
enso-illegal-may-not-capture = Der Stein auf { $square } steht nur neben eigenen, also darf er nicht schlagen.
enso-illegal-friends-only = Auf { $to } stünde der Stein von { $from } nur neben eigenen: Er muss neben einen gegnerischen ziehen oder weg von allen Steinen.
enso-illegal-nothing-to-capture = Auf { $square } steht kein gegnerischer Stein, der sich schlagen ließe.
enso-illegal-is-capture = Auf { $square } steht ein gegnerischer Stein: Der Zug schlägt ihn.
enso-illegal-pass = In Enso gibt es kein Passen: Wer keinen erlaubten Zug hat, hat verloren.
enso-illegal-off = Kein Stein verlässt das Brett, ohne geschlagen zu werden.
enso-illegal-complete = Der Zug endet auf { $square }.

## Moves that are not written as they should be

enso-unreadable-form = Ein Zug sieht so aus: c2-f2, ein Schlagzug so: c1xb2.
# $written is the move as it is written, as in c1xb2.
enso-unreadable-capture = Auf { $square } steht ein gegnerischer Stein: Der Schlagzug wird { $written } geschrieben.
enso-unreadable-no-capture = Auf { $square } steht kein gegnerischer Stein: Ohne Schlagen wird der Zug { $written } geschrieben.

## Positions that can't be

enso-impossible-too-many-stones = { $player } hat { NUMBER($count) } Steine, aber es gibt nur { NUMBER($most) }.
enso-impossible-no-stone = { $player } hat gerade gezogen, hat aber keinen Stein.
