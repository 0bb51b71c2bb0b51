### ZEN L'initié: what is said during a match, the levels of the computer, options and looks.

zen-instruction = Ziehe einen deiner Steine oder den roten Zen.
zen-instruction-pawn = Der Stein zieht genau so viele Felder weit, wie Steine auf der Linie stehen, auf der er zieht. Wähle sein Zielfeld.
zen-instruction-zen = Der Zen zieht genau so viele Felder weit, wie Steine auf der Linie stehen, auf der er zieht. Wähle sein Zielfeld.

zen-win-connected = Alle Steine von { $winner } bilden eine einzige Kette.
zen-win-last-pawn = Der letzte Stein von { $loser } ist geschlagen.
zen-win-checkmate = Schachmatt: Kein Zug von { $loser } wehrt das Schach ab.

## What a computer of each level sees and overlooks.

zen-level-0 = Sammelt die eigenen Steine nur, solange deine näher beisammen sind; zieht sonst aufs Geratewohl, auch am eigenen Sieg vorbei.
zen-level-1 = Sammelt die eigenen Steine und merkt kaum, was du vorhast; übersieht weite Sprünge, lange Diagonalen und den Zen.
zen-level-2 = Rechnet mit deiner Antwort, vergisst aber oft, dass man auch den Zen ziehen kann, und übersieht weite Sprünge.
zen-level-3 = Gewinnt, wenn ein einziger Zug genügt, und plant einige Züge voraus; übersieht nur ab und zu einen Zug des Zen.
zen-level-4 = Übersieht nichts und denkt etwa sechs Züge voraus.
zen-level-5 = So aufmerksam wie die Stufe darunter, denkt aber drei oder vier Züge weiter.
zen-level-6 = Denkt so weit voraus, wie es in etwa einer Sekunde geht.

## About the game, in the form of a new match and in the credits

zen-description = Bringe alle deine Steine und den roten Zen in einer einzigen Kette zusammen. Ein Stein zieht genau so viele Felder weit, wie Steine auf seiner Linie stehen.
# How the game is won. In the panel, in small letters.
zen-aim = Du gewinnst, wenn alle deine Steine eine einzige Kette bilden, zusammen mit dem Zen, wenn er auf dem Brett ist.
# Follows "By", as in "By Dieter Stein".
zen-author = E. Deluard und J. Barnéoud-Rousset, nach einer Idee von C. Soucie
zen-licence = ZEN L'initié gehört seinen Autoren und seinem Verlag; diese Ausgabe ist inoffiziell.

## The looks of its board and pieces. At most 24 letters.

zen-theme-usual = Ahorn und Kirsche
zen-theme-other = Jade

## Options in the form of a new match

zen-options-variant = Variante
zen-options-basic = Grundspiel
zen-options-one = 1: Schach und Matt
zen-options-two = 2: nach Punkten
zen-options-three = 3: super initiés
zen-options-basic-help = Wer zuerst alle Steine zu einer einzigen Kette verbunden hat, gewinnt.
zen-options-one-help = Eine Drohung, alles zu verbinden, ist Schach und wird angesagt. Lässt sie sich nicht abwehren, gewinnt sie sofort.
zen-options-two-help = Schach und Matt; eine Runde bringt so viele Punkte, wie der Verlierer Steine außerhalb seiner größten Gruppe hat.
zen-options-three-help = Nach Punkten, ohne Schach; der Zen darf seinen Zug überall beenden.
# German: a question that the two below answer.
zen-options-announcing = Wer sagt Schach und Matt an?
zen-options-announcing-game = Das Spiel
zen-options-announcing-players = Ihr selbst
zen-options-announcing-players-help = Wer durch ein Schach verliert, das niemand angesagt hat, darf den letzten Zug zurücknehmen.

## The board in words, for players who listen. The first three are parts of sentences.

zen-describe-pawn = { $owner ->
    [white] weißer Stein
   *[black] schwarzer Stein
}
zen-describe-own-pawn = Stein
zen-describe-zen = der Zen
# A line through a square and all pieces on it. The rising diagonal rises to the right, seen from White's side.
zen-describe-line = { $line ->
    [row] Reihe
    [column] Spalte
    [rising] Steigende Diagonale
   *[falling] Fallende Diagonale
}, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}: { $pieces }.
zen-describe-empty-line = { $line ->
    [row] Die Reihe ist leer.
    [column] Die Spalte ist leer.
    [rising] Die steigende Diagonale ist leer.
   *[falling] Die fallende Diagonale ist leer.
}
zen-describe-pawns = { $player }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}: { $squares }.
zen-describe-zen-on = Der Zen steht auf { $square }.
