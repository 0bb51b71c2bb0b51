### The screen with the saved matches.

saved-title = Gespeicherte Partien
saved-paste = Partie einfügen
saved-open-file = Datei öffnen
# What the system’s window for choosing files shows: matches and files with everything.
saved-files = Partien
# The button that saves all matches, the settings and the results as a file.
saved-export-all = Alles als eine Datei speichern
saved-bring-back = Gelöschte Partie zurückholen
saved-none = Noch keine. Jede Partie wird von selbst gespeichert.
saved-paste-here = Füge hier den Text einer Partie ein (Strg+V), oder ziehe ihre Datei auf den Tisch:
# The same on a touch screen.
saved-paste-here-touch = Füge hier den Text einer Partie ein:
# The name of the field for it, for screen readers and tests.
saved-paste-field = Text einer Partie
saved-open-text = Diesen Text öffnen

## A match in the list

# The button that opens a match that is over.
saved-look = Ansehen
# The button that opens a match that is not over.
saved-play-on = Weiterspielen
saved-copy = Kopieren
saved-delete = Löschen
saved-two = { $game }: { $first }, { $second }
saved-four = { $game }: { $first }, { $second }, { $third }, { $fourth }
# How far a match has come. $when: one of the messages below, like "just now".
saved-moves = { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $when }
# How the last round of a match has ended. $result: like "White wins on the board, 1 point".
saved-result = { $result }, { $when }
# $first and $second: the points of the teams. $standing: one of the two messages above.
saved-round = Runde { $round }, { $first } – { $second }. { $standing }

## When a match was played last: within a line, after a comma

saved-just-now = gerade eben
saved-minutes-ago = { $minutes ->
        [one] vor { $minutes } Minute
       *[other] vor { $minutes } Minuten
    }
saved-hours-ago = { $hours ->
        [one] vor { $hours } Stunde
       *[other] vor { $hours } Stunden
    }
saved-yesterday = gestern
saved-days-ago = { $days ->
        [one] vor { $days } Tag
       *[other] vor { $days } Tagen
    }
saved-date = am { NUMBER($day) }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
