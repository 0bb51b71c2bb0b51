### The screen with the saved matches.

saved-title = Saved matches
saved-paste = Paste a match
saved-open-file = Open a file
# What the system’s window for choosing files shows: matches and files with everything.
saved-files = Matches
# The button that saves all matches, the settings and the results as a file.
saved-export-all = Save everything as one file
saved-bring-back = Bring back the deleted match
saved-none = There are none yet. Every match is saved by itself.
saved-paste-here = Paste the text of a match here (Ctrl+V), or drop its file on the table:
# The same on a touch screen.
saved-paste-here-touch = Paste the text of a match here:
# The name of the field for it, for screen readers and tests.
saved-paste-field = Text of a match
saved-open-text = Open this text

## A match in the list

# The button that opens a match that is over.
saved-look = Look
# The button that opens a match that is not over.
saved-play-on = Play on
saved-copy = Copy
saved-delete = Delete
saved-two = { $game }: { $first }, { $second }
saved-four = { $game }: { $first }, { $second }, { $third }, { $fourth }
# How far a match has come. $when: one of the messages below, like "just now".
saved-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $when }
# How the last round of a match has ended. $result: like "White wins on the board, 1 point".
saved-result = { $result }, { $when }
# $first and $second: the points of the teams. $standing: one of the two messages above.
saved-round = Round { $round }, { $first } – { $second }. { $standing }

## When a match was played last: within a line, after a comma

saved-just-now = just now
saved-minutes-ago = { $minutes ->
        [one] { $minutes } minute ago
       *[other] { $minutes } minutes ago
    }
saved-hours-ago = { $hours ->
        [one] { $hours } hour ago
       *[other] { $hours } hours ago
    }
saved-yesterday = yesterday
saved-days-ago = { $days ->
        [one] { $days } day ago
       *[other] { $days } days ago
    }
saved-date = { NUMBER($day) } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
