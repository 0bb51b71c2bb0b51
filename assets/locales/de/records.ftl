### Why a text is not the record of a match, and results as records keep them.
###
### A record is a text that people mail or keep as a file. Its own words are English in every language: what stands
### between quotes here is quoted from the record and stays as it is.

# $line: a number. $reason: one or more sentences.
record-in-line = Zeile { $line }: { $reason }

## Texts that are no records

# $detail: the words of a parser for text files (RON), always English.
record-foreign-ron = Das ist keine Aufzeichnung von Zen Table. Die Meldung lautet: „{ $detail }“.
record-foreign-format = Das ist keine Aufzeichnung von Zen Table. Als Format ist nicht „Zen Table match“ angegeben.
record-foreign-title = Das ist keine Aufzeichnung von Zen Table. Am Anfang steht nicht „Zen Table record, version { $version }“.
record-foreign-empty = Das ist keine Aufzeichnung von Zen Table. Der Text ist leer.
record-foreign-link = Der Link ist beschädigt: Was er enthält, ist kein Text.
record-newer = Diese Aufzeichnung hat die Formatversion { $version }, aber dieses Programm liest nur Versionen bis { $newest }. Bitte aktualisiere das Programm.
record-too-long = Die Aufzeichnung ist länger als { NUMBER($longest) } Byte.

## What is wrong in a record

# $detail: the words of a parser for text files (RON), always English.
record-ron = Das lässt sich nicht lesen. Die Meldung lautet: „{ $detail }“.
record-no-round = Eine Aufzeichnung hat mindestens eine Runde.
# All three are letters.
record-winner = Gewonnen hat „{ $found }“, es muss aber „{ $first }“ oder „{ $second }“ sein.
record-winner-of-draw = Nach einem vereinbarten Remis hat niemand gewonnen.
record-no-winner = Nach einer Aufgabe oder einer Niederlage auf Zeit muss angegeben sein, wer gewonnen hat.
record-game = Ein Spiel „{ $game }“ gibt es nicht.
record-options = { $game } kann man nicht mit „{ $options }“ spielen.
record-clock = Die Uhr muss „N s“, „N s and M s more a turn“ oder „N s a turn“ lauten.
record-length = Die Länge einer Partie muss „single“, „best of N“ oder „first to N“ lauten.
record-seat = Ein Platz muss „person, NAME“ oder „computer level N, NAME“ lauten.
record-left = „{ $found }“ muss aus zwei Zahlen (Millisekunden) mit einem Schrägstrich dazwischen bestehen.
record-score = Der Punktestand muss aus zwei Zahlen mit einem Strich dazwischen bestehen.
record-seed = Die Startzahl muss eine ganze Zahl ab 0 sein.
record-result = „{ $found }“ ist kein Ergebnis.
record-sides = Die Zeile „Sides“ muss „kept after three stones“ oder „swapped after three stones“ lauten.
# $key: the word before the colon of a line.
record-twice = Die Zeile „{ $key }“ steht hier zum zweiten Mal.
record-after-result = Nach dem Ergebnis der Runde steht noch etwas.
record-not-start = Zuerst muss der Anfang der Runde kommen, in einer Zeile, die mit „Start:“ beginnt.
record-round-before-game = Die Zeile mit dem Spiel muss vor den Runden stehen.
record-seat-expected = Hier muss Platz { $number } stehen.
record-round-expected = Hier muss Runde { $number } stehen.
# $side: a side's name as records write it.
record-head = Diese Zeile muss „{ $side } is team A“ oder „{ $side } is team B“ lauten.
record-no-header = Diese Zeile ist keine Kopfzeile und steht vor der ersten Runde.
record-missing-game = Die Zeile mit dem Spiel fehlt.
record-missing-length = Die Zeile mit der Länge der Partie fehlt.
record-missing-seed = Die Zeile mit der Startzahl fehlt.
record-missing-score = Die Zeile mit dem Endstand fehlt.
# Both arguments are moves.
record-announcement = Der Zug muss { $expected } geschrieben werden, nicht { $found }.
# Both arguments are words of the record.
record-claim = In der Aufzeichnung steht „{ $claimed }“, aber aus den Zügen folgt „{ $replayed }“.
record-claim-of-end = In der Aufzeichnung steht „{ $claimed }“, aber nach den Zügen ist die Runde nicht zu Ende.
record-claim-of-no-end = Laut Aufzeichnung ist die Runde nicht zu Ende, aber aus den Zügen folgt „{ $replayed }“.
record-no-such-round = Eine Runde { $round } kann es hier nicht geben.

## The notes beside the moves

record-notes-version = Eine Aufzeichnung der Version 1 hat keine Notizen.
# $found: what stands there instead.
record-notes-place = Notizen beginnen mit der Anzahl der Züge davor, in aufsteigender Reihenfolge, und nicht mit „{ $found }“.
record-notes-no-such-ply = Nach { NUMBER($ply) } Zügen kann es keine Notizen geben: Die Runde hat { NUMBER($plies) }.
record-notes-open-comment = Hier beginnt ein Kommentar, der nicht endet.
record-notes-open-branch = Hier beginnt ein Zweig, der nicht endet.
# $mark: a closing brace or parenthesis.
record-notes-close = Vor „{ $mark }“ hat hier nichts begonnen.
record-notes-empty-branch = Ein Zweig beginnt mit einem Zug.
# $found: a character.
record-notes-escape = „{ $found }“ kann nicht nach einem Rückstrich stehen.
record-notes-judgement = „{ $found }“ ist keine Bewertung eines Zuges.
record-notes-second-comment = Zu einer Stellung gibt es nur einen Kommentar.
record-notes-twice = Der Zug { $move } steht in dieser Stellung zum zweiten Mal.

## The result of a round

record-drawn = { $how ->
        [board] Unentschieden auf dem Brett
        [resignation] Unentschieden durch Aufgabe
        [agreement] Unentschieden durch Einigung
       *[time] Unentschieden auf Zeit
    }
# $winner: a side, like White.
record-won = { $how ->
        [board] { $winner } gewinnt auf dem Brett
        [resignation] { $winner } gewinnt durch Aufgabe
        [agreement] { $winner } gewinnt durch Einigung
       *[time] { $winner } gewinnt auf Zeit
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
