### Zener: what is said during a match, the levels of the computer, options and looks.

## The symbols on the pieces, named alone.

zener-symbol = { $symbol ->
    [circle] Kreis
    [cross] Kreuz
    [waves] Wellen
    [square] Quadrat
   *[star] Stern
}

## Instructions

zener-instruction-step = Ein Schritt nach oben, unten, links oder rechts: auf ein leeres Feld oder auf irgendeinen Stein.
zener-instruction-step-off = Ein Schritt nach oben, unten, links oder rechts: auf ein leeres Feld, auf irgendeinen Stein oder vom Brett und damit zum Sieg.
zener-instruction-answer = { $symbol ->
    [circle] Antworte mit dem Kreis: Dieser Stein macht den ersten Schritt.
    [cross] Antworte mit dem Kreuz: Dieser Stein macht den ersten Schritt.
    [waves] Antworte mit den Wellen: Dieser Stein macht den ersten Schritt.
    [square] Antworte mit dem Quadrat: Dieser Stein macht den ersten Schritt.
   *[star] Antworte mit dem Stern: Dieser Stein macht den ersten Schritt.
}
zener-instruction-free = { $symbol ->
    [circle] Freier Schritt: mit jedem Stein außer dem Kreis.
    [cross] Freier Schritt: mit jedem Stein außer dem Kreuz.
    [waves] Freier Schritt: mit jedem Stein außer den Wellen.
    [square] Freier Schritt: mit jedem Stein außer dem Quadrat.
   *[star] Freier Schritt: mit jedem Stein außer dem Stern.
}
zener-instruction-first = Der erste Zug ist ein einziger freier Schritt mit einem beliebigen Stein.
zener-instruction-blocked = { $symbol ->
    [circle] Dein Kreis ist blockiert und kann nicht antworten. Freier Schritt: mit jedem Stein.
    [cross] Dein Kreuz ist blockiert und kann nicht antworten. Freier Schritt: mit jedem Stein.
    [waves] Deine Wellen sind blockiert und können nicht antworten. Freier Schritt: mit jedem Stein.
    [square] Dein Quadrat ist blockiert und kann nicht antworten. Freier Schritt: mit jedem Stein.
   *[star] Dein Stern ist blockiert und kann nicht antworten. Freier Schritt: mit jedem Stein.
}

## Wins

zener-win-left = Ein Stein von { $winner } hat das Brett über die Grundreihe von { $loser } verlassen.
zener-win-blocked = Alle Steine von { $loser } sind blockiert.

## What a computer of each level sees and overlooks.

zener-level-0 = Denkt nur nach, wenn es hinten liegt; geht sonst aufs Geratewohl, auch am Rand, den es verlassen könnte.
zener-level-1 = Denkt nur an einen Schritt und will hinüber; vergisst oft, dass ein Stein blockiert werden oder zurückgehen kann.
zener-level-2 = Denkt an zwei Schritte und verpasst nie den eigenen Weg vom Brett; fragt sich selten, welches Symbol du beantworten musst.
zener-level-3 = Sieht meist auch deine Antworten; lässt sich nur ab und zu von einem Schritt zurück oder auf einen eigenen Stein überraschen.
zener-level-4 = Übersieht keinen Schritt und denkt ein bis zwei Züge voraus, schätzt Wettläufe aber oft falsch ein.
zener-level-5 = Denkt drei bis vier Züge voraus und wählt das Symbol, das du am wenigsten gern beantwortest.
zener-level-6 = Denkt so weit voraus wie möglich und erkennt oft schon vor einem Wettlauf, wer ihn gewinnt.

## About the game, in the form of a new match and in the credits

zener-description = Führe einen deiner Steine über die gegnerische Grundreihe vom Brett, oder blockiere alle fünf Steine deines Gegners. In jedem Zug antwortest du erst mit dem Symbol, das dein Gegner zuletzt gezogen hat, dann ziehst du frei.
# How the game is won. In the panel, in small letters.
zener-aim = Du gewinnst, wenn einer deiner Steine auf der Seite deines Gegners das Brett verlässt oder wenn alle Steine deines Gegners blockiert sind.
# Follows "By", as in "By Dieter Stein".
zener-author = Carlos Seabra, mit Genima und Mário Pina Seabra
zener-licence = Zener gehört seinem Autor und seinem Verlag; diese Ausgabe ist inoffiziell.

## The looks of its board and pieces. At most 24 letters.

zener-theme-usual = Schiefer
zener-theme-other = Nussbaum

## Options in the form of a new match

zener-options-setup = Aufstellung
zener-options-ordered = Geordnet
zener-options-shuffled = Gemischt
zener-options-blind = Verdeckt
zener-options-ordered-help = Kreis, Kreuz, Wellen, Quadrat, Stern, von der eigenen Seite aus gesehen von links nach rechts.
zener-options-shuffled-help = Die Reihenfolge wird für jede Seite ausgelost.
zener-options-blind-help = Weiß stellt verdeckt auf, danach Schwarz offen, jeweils selbst oder durch das Los. Wo sich gleiche Symbole gegenüberstehen, beginnt der schwarze Stein ein Feld weiter vorn.

## The board in words, for players who listen. The first three are labels and parts of sentences.

zener-describe-piece = { $owner ->
    [white] { $symbol ->
        [circle] weißer Kreis
        [cross] weißes Kreuz
        [waves] weiße Wellen
        [square] weißes Quadrat
       *[star] weißer Stern
    }
   *[black] { $symbol ->
        [circle] schwarzer Kreis
        [cross] schwarzes Kreuz
        [waves] schwarze Wellen
        [square] schwarzes Quadrat
       *[star] schwarzer Stern
    }
}
zener-describe-may-go-on-top = der Stein kann darauf ziehen
# $piece is a symbol: "star on B 2, blocked".
zener-describe-on-blocked = { $piece } auf { $square }, blockiert
zener-describe-left = { $player }: { $piece } von { $square } vom Brett.
zener-describe-blocked = Jetzt blockiert: { $piece }.
zener-describe-free = Wieder frei: { $piece }.
zener-describe-stack = Von oben nach unten: { $pieces }.
zener-describe-pieces = { $player }: { $pieces }.
