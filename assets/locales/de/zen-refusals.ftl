### ZEN L'initié: why a move or a position is refused. $square, $from, $to and $zen are names of squares, as in K11.

## Moves that the rules forbid

zen-illegal-off-board = Dieses Feld gibt es auf dem Brett nicht.
zen-illegal-empty = Auf { $square } steht kein Stein.
# $player is the player to move.
zen-illegal-not-yours = Der Stein auf { $square } gehört dem Gegner: { $player } zieht einen eigenen Stein oder den Zen.
zen-illegal-not-in-line = Ein Stein zieht in gerader Linie: { $from } und { $to } haben keine Reihe, Spalte oder Diagonale gemeinsam.
# $pieces and $distance are numbers of squares.
zen-illegal-distance =
    Ein Stein zieht genau so viele Felder weit, wie Steine auf der Linie stehen: Auf der { $line ->
        [row] Reihe
        [column] Spalte
       *[diagonal] Diagonale
    } von { $square } { $pieces ->
        [one] ist das { $pieces } Feld
       *[other] sind das { $pieces } Felder
    }, nicht { NUMBER($distance) }.
zen-illegal-blocked = Gegnerische Steine darf man nicht überspringen: Auf { $square } steht einer im Weg.
zen-illegal-own-pawn = Auf { $square } steht ein eigener Stein.
zen-illegal-zen-back = Der Gegner hat den Zen gerade von { $square } weggezogen: Im nächsten Zug darf er nicht dorthin zurück.
zen-illegal-zen-alone = Nach seinem Zug muss der Zen neben einem Stein stehen, und neben { $square } ist keiner.
zen-illegal-may-move = Passen darf nur, wer keinen erlaubten Zug hat.
zen-illegal-stuck = Der Stein auf { $square } hat keinen erlaubten Zug: Auf jeder Linie liegt das abgezählte Feld außerhalb des Bretts oder hinter einem gegnerischen Stein, oder darauf steht ein Stein, den er nicht schlagen darf, oder es ist dem Zen verboten.
zen-illegal-complete = Ein Zug besteht aus einem eigenen Stein oder dem Zen und dann dem Feld, auf das er zieht.

## Moves that are not written as they should be

zen-unreadable-form = Ein Zug sieht so aus: K1-H4, ein Schlagzug so: B1xD3, ein Zug des Zen so: Z:F6-E4.
# $found is a part of what was written.
zen-unreadable-no-square = „{ $found }“ ist kein Feld (A1 bis K11).
zen-unreadable-zen-elsewhere = Der Zen steht auf { $zen }, nicht auf { $square }.
zen-unreadable-zen-captured = Der Zen ist geschlagen.
zen-unreadable-zen-unmarked = Vor einem Zug des Zen steht Z:, also Z:{ $square }…
zen-unreadable-capture = Ein Schlagzug wird mit x geschrieben: { $from }x{ $to }.
zen-unreadable-nothing-to-capture = Auf { $square } gibt es nichts zu schlagen.

## Positions that can't be

zen-impossible-too-many-pawns = { $player } hat { NUMBER($count) } Steine, aber es gibt nur { NUMBER($most) }.
zen-impossible-no-pawn = { $player } hat keinen Stein. Also war die Runde schon vor dem Zug zu Ende, den { $player } zuletzt gemacht haben soll.
zen-impossible-too-many-zens = Auf dem Brett stehen { NUMBER($count) } Zen, aber es gibt nur einen.
zen-impossible-no-zen = { $square } ist dem Zen verboten, aber der Zen ist nicht auf dem Brett.
zen-impossible-occupied = { $square } ist dem Zen verboten, der gerade von dort kam, aber es steht ein Stein darauf.
zen-impossible-not-in-line = Der Zen kann nicht von { $square } nach { $zen } gekommen sein: Die beiden Felder liegen nicht auf einer Linie.
