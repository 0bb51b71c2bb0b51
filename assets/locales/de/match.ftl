### What is said about a match of any game: sides, results, scores, lengths and times.

## The sides

side-white = Weiß
side-black = Schwarz

# A side in a match of teams: its colour, and the number of the player in the team.
side-of-team = { $side } { $number }

# The names of two partners.
names-two = { $first } und { $second }

## Turns

turn-must-pass = { $player } hat keinen erlaubten Zug und muss passen.
turn-check = Schach! { $player } könnte mit dem nächsten Zug alle Steine verbinden.

## Who begins a round

begins-by-position = { $side } beginnt, denn so gibt es die Stellung vor.
begins-by-lot = Das Los hat entschieden: { $side } beginnt.
begins-after-loss = { $side } hat die vorige Runde verloren und beginnt.
begins-after-draw = { $side } beginnt, denn in der unentschiedenen Runde hat die andere Seite begonnen.

## Results

# A round in a list of rounds.
round-drawn = Runde { $round }: unentschieden
round-won = Runde { $round }: { $winner }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

result-draw = Unentschieden
# $players is the number of players on a side: one or two.
result-wins = { $players ->
    [one] { $winner } gewinnt
   *[other] { $winner } gewinnen
}
result-resigned = { $loser } hat aufgegeben.
result-draw-agreed = Beide Seiten haben sich auf ein Remis geeinigt.
result-time-out = Die Zeit von { $loser } ist abgelaufen.
result-points = { $points ->
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $points } Punkte.
}

result-drawn-both-connected = Unentschieden: Beide Seiten sind verbunden.
result-drawn-neither-can-move = Unentschieden: Keine der beiden Seiten kann ziehen.
result-drawn-repetition = Unentschieden: Dieselbe Stellung steht zum dritten Mal auf dem Brett.

match-drawn = Die Partie endet unentschieden, { $first } – { $second }.
match-won = { $players ->
    [one] { $winner } gewinnt die Partie, { $best } – { $other }.
   *[other] { $winner } gewinnen die Partie, { $best } – { $other }.
}
match-score = Zwischenstand: { $first-name } { $first } – { $second } { $second-name }.

## Lengths of a match

length-one-round = Eine Runde
length-one-game = Eine Runde
length-best-of = Bis zu { $rounds } Runden
length-first-to-points = { $points ->
    [one] Bis 1 Punkt
   *[other] Bis { $points } Punkte
}
length-first-to-wins = { $wins ->
    [one] Bis 1 Sieg
   *[other] Bis { $wins } Siege
}

## The names of the levels of computers, from the weakest to the strongest

level-name-0 = Neuling
level-name-1 = Anfänger
level-name-2 = Schüler
level-name-3 = Amateur
level-name-4 = Kenner
level-name-5 = Meister
level-name-6 = Eingeweihter

## The level that fits a player. A "game" is a round of a match here.

suggestion-first = Fange am besten mit Stufe 1 an.
# All of the last games were won, or all were lost.
suggestion-all = { $result ->
    [won] { $games ->
        [one] Du hast deine letzte Runde auf Stufe { $level } gewonnen.
       *[other] Du hast deine letzten { $games } Runden auf Stufe { $level } gewonnen.
    }
   *[lost] { $games ->
        [one] Du hast deine letzte Runde auf Stufe { $level } verloren.
       *[other] Du hast deine letzten { $games } Runden auf Stufe { $level } verloren.
    }
}
# $count of the last games were won, or lost.
suggestion-some = { $result ->
    [won] Du hast { $count } deiner letzten { $games } Runden auf Stufe { $level } gewonnen.
   *[lost] Du hast { $count } deiner letzten { $games } Runden auf Stufe { $level } verloren.
}
suggestion-none = { $games ->
    [one] Du hast deine letzte Runde auf Stufe { $level } nicht gewonnen.
   *[other] Du hast keine deiner letzten { $games } Runden auf Stufe { $level } gewonnen.
}
# Follows one of the three sentences above.
suggestion-try = { $results } Versuche es mit Stufe { $level }.

## Clocks

# Short forms of lengths of time.
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
clock-sudden = { $time } pro Seite
clock-increment = { $time } pro Seite, { $more } Zugabe pro Zug
clock-per-move = { $time } pro Zug

## Why a hint is good

hint-wins = Damit gewinnst du sofort.
hint-only-move = Es gibt keinen anderen Zug.
hint-only-answer = Nur so geht es: Nach jedem anderen Zug gewinnt dein Gegner sofort.
hint-blocks = Das hindert deinen Gegner daran, sofort zu gewinnen.
hint-forces = { $moves ->
    [one] Damit erzwingst du den Sieg in höchstens 1 Zug.
   *[other] Damit erzwingst du den Sieg in höchstens { $moves } Zügen.
}
hint-threatens = Damit drohst du zu gewinnen.
hint-captures = Damit schlägst du einen Stein.
hint-covers = Damit blockierst du einen Stein deines Gegners.
hint-joins-all = Damit werden deine { $before } Gruppen zu einer einzigen.
hint-joins = Das verbindet: Aus deinen { $before } Gruppen werden { $after }.
hint-lost = Dein Gegner lässt sich nicht mehr aufhalten, aber so hat er es am schwersten.
# The move that the search has rated best, after few positions.
hint-best = Dieser Zug hat am besten abgeschnitten.
# $thousands is between 1 and 999.
hint-best-of-thousands = Das ist der beste Zug nach { NUMBER($thousands) }.000 geprüften Stellungen.
hint-best-of-millions = Das ist der beste Zug nach { $millions ->
    [one] 1 Million
   *[other] { NUMBER($millions) } Millionen
} geprüften Stellungen.
# A move in notation, and one of the reasons above.
hint-try = Versuche { $move }. { $reason }
