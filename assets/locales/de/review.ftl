### The review of a match: what decided it, and why.

review-open = Nachbetrachten
review-title = Nachbetrachtung
review-decided = Was die Partie entschieden hat

# $done positions of $all have been searched.
review-searching = Die Partie wird durchgesehen: { $done } von { $all } Stellungen
review-stopped = Angehalten nach { $done } von { $all } Stellungen
review-stop = Anhalten
review-go-on = Fortsetzen
review-none-yet = Noch kein großer Fehler gefunden.
review-none = Kein einzelner Zug hat die Partie entschieden.

# $player is a name, $percent a number from 0 to 100.
review-accuracy = Genauigkeit von { $player }: { $percent } %

# A button: the turn's number, the move in notation, and by how much the chance of winning fell.
review-moment = Zug { $turn }: { $move }, −{ $loss } %

# $before and $after are the chances of winning in percent.
review-find = Hier hat { $player } { $move } gespielt. Die Aussicht auf den Sieg fiel von { $before } % auf { $after } %. Siehst du etwas Besseres?
review-better = { $move } war besser.
review-show-better = Den besseren Zug zeigen
review-show-played = Zeigen, was folgen kann
review-show-line = Zeigen, wie es weitergeht
review-list = Alle Stellen
review-computers = Auch die Fehler des Computers zeigen
review-end = Nachbetrachtung beenden

# Over the board: move $shown of $all of a line that is shown beside the match.
review-side-line = Mögliche Folge: Zug { $shown } von { $all }

## Why a move was a mistake

review-missed-win-at-once = Hier war der Sieg sofort möglich.
review-missed-win = { $moves ->
    [one] Hier ließ sich der Sieg in 1 Zug erzwingen.
   *[other] Hier ließ sich der Sieg in höchstens { $moves } Zügen erzwingen.
}
review-draw = Dieser Zug hat die Runde unentschieden beendet.
review-overlooked-threat = Der Gegner drohte, mit { $reply } zu gewinnen. Dieser Zug hat das nicht verhindert.
review-allowed-win = { $moves ->
    [one] Nach { $move } kann der Gegner den Sieg in 1 Zug erzwingen.
   *[other] Nach { $move } kann der Gegner den Sieg in höchstens { $moves } Zügen erzwingen.
}
# After the mistake $move: what the opponent's reply $reply does, which the better move prevents; of $before groups $after remain.
review-reply-threatens = Nach { $move } kann der Gegner { $reply } ziehen und droht zu gewinnen.
review-reply-captures = Nach { $move } kann der Gegner mit { $reply } einen Stein schlagen.
review-reply-covers = Nach { $move } kann der Gegner mit { $reply } einen Stein blockieren.
review-reply-joins-all = Nach { $move } kann der Gegner mit { $reply } seine { $before } Gruppen zu einer einzigen verbinden.
review-reply-joins = Nach { $move } kann der Gegner mit { $reply } Gruppen verbinden: Von { $before } bleiben { $after }.
review-weaker = Mit dem besseren Zug ist der Sieg wahrscheinlicher.

# The name of the graph: the chances of $side over the moves of the match.
review-graph = Die Aussichten im Verlauf der Partie: { $side }
# The same graph in words: the chance of winning after some moves; such points with commas between them; and those of one round.
review-graph-point = { $moves ->
    [0] Am Anfang { $percent } %
    [one] nach 1 Zug { $percent } %
   *[other] nach { $moves } Zügen { $percent } %
}
review-graph-points = { $points }.
review-graph-round = Runde { $round }: { $points }.

## A move that is tried instead of a mistake, and the chance of winning after it

review-trial-searching = { $move } wird angesehen
review-trial-best = { $move } würde der Computer auch spielen. Gut gesehen!
review-trial-good = { $move } ist gut: Die Aussicht auf den Sieg bleibt bei { $percent } %.
review-trial-better = { $move } ist besser als der gespielte Zug ({ $percent } %), aber es gibt noch etwas Besseres.
review-trial-no-better = { $move } ist nicht besser: { $percent } %. Such weiter!
# Back to the position before the mistake.
review-try-again = Etwas anderes probieren
