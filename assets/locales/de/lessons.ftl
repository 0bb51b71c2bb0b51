### Die Lektionen: der Bildschirm, der sie auflistet, das Feld eines Schritts und die Bemerkungen zur ersten Partie.

## The list of lessons

learn-title = Lernen
# The button that begins the lessons of a game.
learn-begin = { $game } lernen
learn-go-on = Weiter mit { $game }
learn-play-first-match = Erste Partie { $game }
# How many steps have been done.
learn-done = { $done } von { $steps } geschafft
# The name of the button of a step, which shows only its number: for those who can't see it.
learn-step = { $game } { $step }: { $title }
learn-all-lessons = Alle Lektionen

## A step on the table. The buttons are narrow.

learn-step-of = Schritt { $step } von { $steps }
learn-back = Zurück
learn-skip = Auslassen
learn-next = Weiter
# Begins the first match against a computer, after the last step.
learn-play = Spielen
learn-all-done = Das war der letzte Schritt: Du kennst jetzt { $game }. Spiele eine erste Partie gegen einen leichten Computergegner.
learn-figure = Die Stellung ist Abbildung { $figure } der gedruckten Spielanleitung.

## Comments on the first match

comment-begin = Du kennst jetzt die Regeln. Dieser Computer spielt wie ein Anfänger, und zuerst helfen dir Kommentare.
# $reason is one of the reasons of a hint: a sentence.
comment-good = Ein guter Zug. { $reason }
# $move: a move of the computer in notation.
comment-threat = Vorsicht: Mit { $move } könnte der Computer als Nächstes gewinnen. Verhindere es, wenn du kannst.
comment-gift = Jetzt kann der Computer mit { $move } gewinnen. Du darfst deinen Zug zurücknehmen.
comment-captured = Der Computer hat geschlagen. Schau, ob du auch schlagen kannst.
