### Why a text is not the record of a match, and results as records keep them.
###
### A record is a text that people mail or keep as a file. Its own words are English in every language: what stands
### between double quotes here is quoted from the record and stays as it is.

# $line: a number. $reason: one or more sentences.
record-in-line = Ligne { $line } : { $reason }

## Texts that are no records

# $detail: the words of a parser for text files (RON), always English.
record-foreign-ron = Ce n’est pas une partie enregistrée par Zen Table. Détail, en anglais : « { $detail } ».
record-foreign-format = Ce n’est pas une partie enregistrée par Zen Table. Son format n’est pas « Zen Table match ».
record-foreign-title = Ce n’est pas une partie enregistrée par Zen Table. Le texte ne commence pas par « Zen Table record, version { $version } ».
record-foreign-empty = Ce n’est pas une partie enregistrée par Zen Table. Le texte est vide.
record-foreign-link = Le lien est abîmé : ce qu’il contient n’est pas du texte.
record-newer = Cette partie est dans la version { $version } du format, mais ce programme ne lit que jusqu’à la version { $newest }. Mettez le programme à jour.
record-too-long = Ce texte fait plus de { NUMBER($longest) } octets.

## What is wrong in a record

# $detail: the words of a parser for text files (RON), always English.
record-ron = Ce texte est illisible. Détail, en anglais : « { $detail } ».
record-no-round = Il faut au moins une manche.
# All three are letters.
record-winner = Le gagnant est « { $found } », mais ce doit être « { $first } » ou « { $second } ».
record-winner-of-draw = Une nulle par accord n’a pas de gagnant.
record-no-winner = Un abandon ou une défaite au temps a un gagnant.
record-game = Le jeu « { $game } » n’existe pas.
record-options = { $game } ne peut pas se jouer avec « { $options } ».
record-clock = Une pendule s’écrit « N s », « N s and M s more a turn » ou « N s a turn ».
record-length = La longueur s’écrit « single », « best of N » ou « first to N ».
record-seat = Une place s’écrit « person, NAME » ou « computer level N, NAME ».
record-left = « { $found } » doit être deux nombres de millisecondes séparés par une barre oblique.
record-score = Le score doit être deux nombres séparés par un tiret.
record-seed = Le nombre du hasard doit être un nombre entier, 0 ou plus.
record-result = « { $found } » n’est pas un résultat.
record-sides = La ligne « Sides » doit être « kept after three stones » ou « swapped after three stones ».
# $key: the word before the colon of a line.
record-twice = La ligne « { $key } » est ici pour la deuxième fois.
record-after-result = Il y a quelque chose après le résultat de la manche.
record-not-start = Le début de la manche doit venir en premier, dans une ligne qui commence par « Start: ».
record-round-before-game = La ligne du jeu doit venir avant les manches.
record-seat-expected = Ici, il faut la place { $number }.
record-round-expected = Ici, il faut la manche { $number }.
# $side: a side's name as records write it.
record-head = Cette ligne doit être « { $side } is team A » ou « { $side } is team B ».
record-no-header = Cette ligne ne fait pas partie de l’en-tête, mais se trouve avant la première manche.
record-missing-game = Il manque la ligne du jeu.
record-missing-length = Il manque la ligne de la longueur de la partie.
record-missing-seed = Il manque la ligne du nombre du hasard.
record-missing-score = Il manque la ligne du score, à la fin.
# Both arguments are moves.
record-announcement = Le coup doit s’écrire { $expected }, et non { $found }.
# Both arguments are words of the record.
record-claim = Le texte indique « { $claimed } », mais les coups donnent « { $replayed } ».
record-claim-of-end = Le texte indique « { $claimed } », mais d’après les coups la manche n’est pas finie.
record-claim-of-no-end = D’après le texte la manche n’est pas finie, mais les coups donnent « { $replayed } ».
record-no-such-round = Il ne peut pas y avoir de manche { $round } ici.

## The notes beside the moves

record-notes-version = Dans la version 1 du format, il n’y a pas de notes.
# $found: what stands there instead.
record-notes-place = Des notes commencent par le nombre de coups qui les précèdent, dans l’ordre croissant, et non par « { $found } ».
record-notes-no-such-ply = Il ne peut pas y avoir de notes après { NUMBER($ply) } coups : la manche en a { NUMBER($plies) }.
record-notes-open-comment = Un commentaire commence ici et ne finit pas.
record-notes-open-branch = Une branche commence ici et ne finit pas.
# $mark: a closing brace or parenthesis.
record-notes-close = Rien ne commence avant ce « { $mark } ».
record-notes-empty-branch = Une branche commence par un coup.
# $found: a character.
record-notes-escape = « { $found } » ne peut pas suivre une barre oblique inverse.
record-notes-judgement = « { $found } » n’est pas un jugement de coup.
record-notes-second-comment = Une position n’a qu’un commentaire.
record-notes-twice = Le coup { $move } est ici pour la deuxième fois dans cette position.

## The result of a round

record-drawn = { $how ->
        [board] Nulle sur le plateau
        [resignation] Nulle par abandon
        [agreement] Nulle par accord
       *[time] Nulle au temps
    }
# $winner: a side, like White.
record-won = { $how ->
        [board] { $winner } gagne sur le plateau
        [resignation] { $winner } gagne par abandon
        [agreement] { $winner } gagne par accord
       *[time] { $winner } gagne au temps
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
