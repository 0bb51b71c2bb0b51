### What is said of moves and positions of any game that are refused. A position is written as one line of text: the
### rows of the board and some further fields, with single spaces between them.

## Moves

refusal-over = Die Runde ist zu Ende.
# $reason is a sentence of its own: who has won, and by what.
refusal-over-because = Die Runde ist zu Ende. { $reason }
# $reason is a sentence of its own: how a move is written, or what the board shows.
move-unreadable = „{ $written }“ ist hier kein Zug. { $reason }
# $reason is a sentence of its own: one of the rules.
move-illegal = { $written } ist nicht erlaubt. { $reason }
move-too-many = Eine Runde hat höchstens { NUMBER($most) } Züge.

## Positions: the number of fields (German: Angaben, since Felder are the squares of the board)

position-fields-zen =
    Eine Stellung besteht aus 3 Angaben: den Reihen, der Seite am Zug und dem verbotenen Feld. Hier { $count ->
        [one] steht { $count } Angabe
       *[other] stehen { $count } Angaben
    }.
position-fields-enso =
    Eine Stellung besteht aus 2 Angaben: den Reihen und der Seite am Zug. Hier { $count ->
        [one] steht { $count } Angabe
       *[other] stehen { $count } Angaben
    }.
position-fields-torus =
    Eine Stellung besteht aus 4 Angaben: der Größe, den Reihen, der Seite am Zug und den Brücken. Hier { $count ->
        [one] steht { $count } Angabe
       *[other] stehen { $count } Angaben
    }.
position-fields-zener =
    Eine Stellung besteht aus 4 Angaben: den Reihen, der Seite am Zug, dem Symbol, das zu beantworten ist, und dem Stein, der schon gezogen hat. Hier { $count ->
        [one] steht { $count } Angabe
       *[other] stehen { $count } Angaben
    }.

## Positions: the rows. $found is a part of the text.

position-rows = Es müssten { NUMBER($expected) } Reihen sein, gefunden: { NUMBER($found) }.
position-row-wider = Reihe { NUMBER($row) } ist breiter als { NUMBER($expected) } Felder.
position-row-narrower =
    Reihe { NUMBER($row) } ist { $found ->
        [one] nur { $found } Feld
       *[other] nur { $found } Felder
    } breit statt { NUMBER($expected) }.
position-row-no-piece = Reihe { NUMBER($row) }: „{ $found }“ ist weder ein Stein noch eine Anzahl leerer Felder.
position-row-no-count = Reihe { NUMBER($row) }: „{ $found }“ ist keine Anzahl leerer Felder.
position-row-no-stack-nor-count = Reihe { NUMBER($row) }: „{ $found }“ ist weder ein Stapel in Klammern noch eine Anzahl leerer Felder.
position-row-no-stack = Reihe { NUMBER($row) }: „{ $found }“ ist kein Stapel wie [W3K2].
position-row-open-stack = Reihe { NUMBER($row) }: Einem Stapel fehlt die schließende Klammer.
position-row-high-stack = Reihe { NUMBER($row) }: Ein Stapel ist höher als die { NUMBER($most) } Steine, die es gibt.

## Positions: the other fields. $found is the text of the field.

# $one and $two are the letters of the two players.
position-player = Die Seite am Zug ist „{ $found }“, muss aber { $one } oder { $two } sein.
position-forbidden-square = Das verbotene Feld ist „{ $found }“, muss aber ein Feld (A1 bis K11) oder - sein.
position-size = Die Größe ist „{ $found }“, muss aber eine Zahl von { NUMBER($least) } bis { NUMBER($most) } sein.
position-link = Eine Brücke ist „{ $found }“, muss aber aus zwei Feldern des Bretts bestehen, zum Beispiel a1-b2. Zwischen den Brücken stehen Kommas.
position-answer = Das Symbol, das zu beantworten ist, ist „{ $found }“, muss aber eine Zahl von 1 bis { NUMBER($symbols) } oder - sein.
position-moved = Der Stein, der schon gezogen hat, ist „{ $found }“, muss aber eine Zahl von 1 bis { NUMBER($symbols) } oder - sein.

## Positions: several faults

# $first is one fault in one or two sentences, $rest the others.
position-faults = { $first } { $rest }
position-more-faults =
    { $count ->
        [one] Und noch ein Fehler.
       *[other] Und noch { $count } Fehler.
    }
