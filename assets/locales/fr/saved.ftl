### The screen with the saved matches.

saved-title = Parties enregistrées
saved-paste = Coller une partie
saved-open-file = Ouvrir un fichier
# What the system’s window for choosing files shows: matches and files with everything.
saved-files = Parties
# The button that saves all matches, the settings and the results as a file.
saved-export-all = Tout exporter dans un fichier
saved-bring-back = Récupérer la partie supprimée
saved-none = Il n’y en a pas encore. Chaque partie s’enregistre toute seule.
saved-paste-here = Collez ici le texte d’une partie (Ctrl+V), ou déposez son fichier sur la table :
# The same on a touch screen.
saved-paste-here-touch = Collez ici le texte d’une partie :
# The name of the field for it, for screen readers and tests.
saved-paste-field = Texte d’une partie
saved-open-text = Ouvrir ce texte

## A match in the list

# The button that opens a match that is over.
saved-look = Revoir
# The button that opens a match that is not over.
saved-play-on = Continuer
saved-copy = Copier
saved-delete = Supprimer
saved-two = { $game } : { $first }, { $second }
saved-four = { $game } : { $first }, { $second }, { $third }, { $fourth }
# How far a match has come. $when: one of the messages below, like "just now".
saved-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $when }
# How the last round of a match has ended. $result: like "White wins on the board, 1 point".
saved-result = { $result }, { $when }
# $first and $second: the points of the teams. $standing: one of the two messages above.
saved-round = Manche { $round }, { $first } – { $second }. { $standing }

## When a match was played last: within a line, after a comma

saved-just-now = à l’instant
saved-minutes-ago = { $minutes ->
        [one] il y a { $minutes } minute
       *[other] il y a { $minutes } minutes
    }
saved-hours-ago = { $hours ->
        [one] il y a { $hours } heure
       *[other] il y a { $hours } heures
    }
saved-yesterday = hier
saved-days-ago = { $days ->
        [one] il y a { $days } jour
       *[other] il y a { $days } jours
    }
saved-date = le { $day ->
        [1] 1er
       *[other] { NUMBER($day) }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
