### Why a match refuses something, and why no match can begin with what was chosen.

## The terms of a match

terms-seats = Eine Partie hat 2 oder 4 Plätze, nicht { NUMBER($seats) }.
# $longest: a number of seconds.
terms-clock = Die Zeiten einer Uhr müssen zwischen 1 und { NUMBER($longest) } Sekunden liegen.
terms-length = Eine Partie muss über mindestens eine Runde oder einen Punkt gehen und über höchstens { NUMBER($rounds) } Runden.
terms-seed = Eine Startzahl ist eine ganze Zahl.

## During a match

# $reason: one or more sentences about a position that was given as text.
match-position = Die Stellung ist nicht möglich. { $reason }
match-no-such-seat = Einen Platz { $seat } gibt es nicht.
match-round-over = Die Runde ist zu Ende.
match-round-not-over = Die Runde ist noch nicht zu Ende.
match-over = Die Partie ist zu Ende.
# ZeN's balanced opening.
match-choose-first = Drei Steine sind gesetzt: Zuerst muss die andere Person eine Seite wählen.
match-nothing-to-choose = Jetzt gibt es keine Seite zu wählen.
# ZEN: a player who did not announce check has won by carrying it out, and the loser may take back the move that did not
# parry it.
match-decide-first = Das Schach war nicht angesagt: Wer dadurch verloren hat, entscheidet zuerst, ob der Zug zurückgenommen wird.
match-nothing-to-take-back = Hier hat niemand durch ein nicht angesagtes Schach verloren, also gibt es nichts zurückzunehmen.
match-no-clock = Die Partie hat keine Uhr.
match-times = { $times ->
        [one] Zeiten gibt es für { $times } Zug
       *[other] Zeiten gibt es für { $times } Züge
    }, gezogen wurde aber { $plies ->
        [one] { $plies }-mal
       *[other] { $plies }-mal
    }.
match-time-after = Die Zeiten nach Zug { $ply } kann diese Uhr nicht zeigen: So viel kann gar nicht übrig sein.
match-time-left = Es ist mehr Zeit übrig als nach dem letzten Zug.
match-too-long = Eine Partie hat höchstens { NUMBER($most) } Züge: Einigt euch auf ein Remis, oder eine Seite gibt auf.
match-false-check = Das ist kein Schach: Selbst wenn der Gegner passen würde, könnte der nächste Zug nicht gewinnen.
match-false-checkmate = Das ist kein Schachmatt: Entweder kann der Gegner das Schach abwehren, oder es ist gar keins.
match-nothing-to-undo = Es gibt keinen Zug, der sich zurücknehmen ließe.
match-nothing-to-redo = Es gibt keinen Zug, der sich wiederholen ließe.
match-not-by-will = So kann eine Runde nur durch die Stellung auf dem Brett enden.
