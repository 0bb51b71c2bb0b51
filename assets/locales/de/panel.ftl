### The panel around the board, and what lies over the board during a match.

## Buttons. They are narrow: at most about twelve letters, or they are set smaller.

panel-move-now = Sofort ziehen
panel-more = Mehr
panel-less = Weniger
panel-offer-draw = Remis anbieten
panel-resign = Aufgeben
# Shows the board from the other side.
panel-flip = Umdrehen
panel-pass = Passen
panel-off-the-board = Vom Brett
# Stands before the buttons for check and checkmate.
panel-announce = Ansagen:
# What the player says; in French the game's own words.
panel-check = Schach
panel-checkmate = Schachmatt
panel-change-players = Ändern, wer spielt

## The turn

# The computer is thinking; moving dots follow.
panel-thinking = Denkt nach
# How many positions the computer has looked at so far: $thousands is between 1 and 999.
panel-positions = { NUMBER($thousands) }.000 Stellungen
panel-positions-millions = { $millions ->
    [one] 1 Million Stellungen
   *[other] { NUMBER($millions) } Millionen Stellungen
}
panel-looking-for-hint = Suche nach einem guten Zug
# The answers to a move that waits to be confirmed are this and "Cancel".
panel-confirm = Bestätigen
# $move is a move in notation.
panel-confirm-or-point = { $move }? Bestätige den Zug oder wähle das Zielfeld noch einmal.
# $player is the side that has announced.
panel-check-announced = Schach! { $player } hat es angesagt.
# Follows the name of a player, in small letters under it.
panel-chooses-side = wählt eine Seite
# Follows the name of a player, in small letters under it.
panel-may-take-back = darf einen Zug zurücknehmen
panel-side-to-choose = Jetzt wird eine Seite gewählt.
panel-move-to-take-back = Ein Zug darf zurückgenommen werden.
# The longest chain of a side, or the one under the pointer.
panel-chain = { $player }: { $chain }.
# $step, $point and $panel are names of keys or of buttons of a gamepad, without article; "point" is to choose the
# square that the cursor is on.
panel-pointing = { $step }: Feld wechseln; { $point }: wählen; { $panel }: zu diesen Schaltflächen.

## Remarks about the match

panel-round-and-length = Runde { $round }. { $length }.
panel-clock = { $clock }.
panel-house-rule = Hausregel: zwei Teams.
panel-partners = Partner dürfen nicht über das Spiel sprechen, deshalb gibt es keine Tipps.

## The moves of the round

panel-round-before = Runde davor
panel-round-after = Runde danach
panel-round-of = Runde { $round } von { $rounds }
panel-move-shown = Gezeigter Zug
panel-first-move = Erster Zug
panel-previous-move = Voriger Zug
panel-next-move = Nächster Zug
panel-last-move = Letzter Zug
panel-show-again = Letzten Zug noch einmal zeigen

## Looking back

looking-back-beginning = Rückblick: Anfang
looking-back-beginning-of-round = Rückblick: Anfang, Runde { $round }
looking-back-turn = Rückblick: Zug { $turn } von { $turns }
looking-back-turn-of-round = Rückblick: Zug { $turn } von { $turns }, Runde { $round }
looking-back-return = Zur Partie
looking-back-play-on = Ab hier weiterspielen

## Points that are counted on the board after a round of ZEN

scoring-largest = Die größte Gruppe von { $loser } zählt nicht
scoring-astray = { $pieces ->
    [one] 1 Stein von { $loser } steht abseits
   *[other] { $pieces } Steine von { $loser } stehen abseits
}
scoring-skip = Überspringen

## Texts for players who sit face to face

facing-in-check = Du stehst im Schach.
facing-your-choice = Du hast die Wahl.
facing-other-side = Die andere Seite ist am Zug.
# Parts of one line: the side, its time, its score, its players. Capital or not as the language likes.
facing-score = Punktestand { $score }

## Notes below the board

# How a match is played again: short labels, in two lines of some ten letters.
note-sides-changed = Seiten tauschen
note-same-sides = Gleiche Seiten
note-easier = Leichter: Stufe { $level }
note-harder = Schwerer: Stufe { $level }
note-look-at-board = Brett ansehen
note-nobody-said-check = { $player }, niemand hat „Schach“ gesagt
note-lost-to-check = Du hast durch ein Schach verloren, das nicht angesagt war. Du darfst deinen letzten Zug zurücknehmen: Er hat das Schach nicht abgewehrt.
note-take-back = Zug zurücknehmen
note-stand-by-loss = Niederlage hinnehmen
note-gift = Damit verschenkst du den Sieg
note-gift-at-once = Durch { $move } gewinnt { $opponent } sofort.
note-gift-reply = Nach { $move } gewinnt { $opponent } sofort mit { $reply }.
note-think-again = Neu überlegen
note-play-anyway = Trotzdem ziehen
note-which-side = { $player }, welche Seite?
note-play-side = { $side } spielen
