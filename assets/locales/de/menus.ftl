### The main menu, and the sheets over it and over a match: pause, players, Zener's set-up, controls, credits and
### confirmations. (The settings and the form of a new match have files of their own.)

## The main menu

main-menu-games = Vier abstrakte Spiele an einem Tisch
main-menu-continue = Fortsetzen
main-menu-learn = Lernen
main-menu-saved-matches = Gespeicherte Partien

## The menu of a match

pause-title = Pause
pause-resume = Weiter
pause-begin-again = Neu beginnen
pause-save-and-leave = Speichern und verlassen
# $seed is a whole number.
pause-seed = Alles Zufällige in dieser Partie folgt aus der Startzahl { $seed }.

## Confirmations. Sides are named by one of: a player or two partners, and what they play.

confirm-side = { $name } ({ $side })
confirm-play-on = Weiterspielen
confirm-resign = Aufgeben?
# $players is the number of players on each side: one or two.
confirm-resign-question = { $players ->
    [one] { $loser } gibt auf, und { $winner } gewinnt.
   *[other] { $loser } geben auf, und { $winner } gewinnen.
}
confirm-resign-yes = Ja, aufgeben
confirm-draw = Remis?
confirm-draw-question = { $players ->
    [one] { $player } bietet Remis an. { $opponent }, bist du einverstanden?
   *[other] { $player } bieten Remis an. { $opponent }, seid ihr einverstanden?
}
confirm-draw-yes = Dem Remis zustimmen
confirm-offer-draw = Remis anbieten?
# A computer is asked. (In teams $opponent names two computers: the sentence fits one and two.)
confirm-offer-draw-question = Ein Remis mit { $opponent } kommt zustande, wenn die Gegenseite nicht glaubt, besser zu stehen.
confirm-offer-draw-yes = Remis anbieten
confirm-take-back = Zug zurücknehmen?
confirm-take-back-question = { $players ->
    [one] { $player } möchte den letzten Zug zurücknehmen. { $opponent }, bist du einverstanden?
   *[other] { $player } möchten den letzten Zug zurücknehmen. { $opponent }, seid ihr einverstanden?
}
confirm-take-back-yes = Einverstanden
confirm-restart = Neu beginnen?
confirm-restart-question = Die Partie beginnt von vorn, mit derselben Besetzung und denselben Regeln. Die bisherigen Züge gehen verloren.
confirm-restart-yes = Ja, neu beginnen
confirm-forget = Ergebnisse vergessen?
confirm-forget-question = Alle Ergebnisse gegen Computer werden vergessen, in allen vier Spielen. Sie lassen sich nicht zurückholen. Gespeicherte Partien bleiben.
confirm-forget-yes = Ja, vergessen
confirm-forget-no = Behalten

## Who plays. $whose is a side, in teams with a number: "White", "White 2".

players-person = Mensch
# Over the numbers of the levels.
players-computer = Computer, Stufe
players-person-of = { $whose }: Mensch
players-level-of = { $whose }: Stufe { $level }
players-name-of = Name von { $whose }
# The name of a level, before what a computer of that level sees and overlooks.
players-level = { $name }.

## Zener's blind set-up

zener-setup-white = Weiß stellt auf
zener-setup-black = Schwarz stellt auf
zener-setup-white-look-away = { $name } stellt die weißen Steine auf. { $other }, bitte nicht hinsehen.
zener-setup-white-alone = { $name }, stelle die weißen Steine auf. Die Reihenfolge von Schwarz wird ausgelost.
zener-setup-black-open = { $name } stellt die schwarzen Steine auf, und zwar offen. Die weißen liegen verdeckt und werden am Ende aufgedeckt.
zener-setup-help = Tippe auf zwei Steine, um sie zu tauschen. Wo sich gleiche Symbole gegenüberstehen, beginnt der schwarze Stein ein Feld weiter vorn.
zener-setup-own-left = { $side }, aus eigener Sicht von links
# A place in the row, from 1, and the symbol of the piece on it.
zener-setup-place = Platz { $place }: { $symbol }
zener-setup-by-lot = Auslosen

## Controls: the devices

controls-mouse = Maus
controls-keys = Tasten
controls-gamepad = Gamepad
controls-fingers = Finger
# The names of two keys or buttons: for two commands in one row.
controls-both = { $first } und { $second }

## Controls: what keys and gamepads do

controls-step = Feld für Feld über das Brett gehen
controls-leap = Zum nächsten Feld springen, das man wählen kann
controls-choose = Wählen: aufnehmen, absetzen, Schaltfläche drücken
controls-back = Einen Schritt zurück, egal von wo
controls-panel = Zu den Schaltflächen neben dem Brett gehen
controls-pause = Das Menü der Partie
controls-undo-redo = Zurücknehmen, wiederholen
controls-hint = Tipp; wenn ein Computer nachdenkt, zieht er sofort
controls-view = Tisch, Plan, in ZeN der Donut und Text
controls-turn = Den Tisch drehen und neigen
controls-zoom = Näher heran, weiter weg
controls-scroll = Das endlose Brett von ZeN verschieben
controls-flip-home = Ansicht von der anderen Seite, vom üblichen Platz
controls-look = Durch die Züge blättern
controls-look-first-last = Erster Zug, letzter Zug
controls-show-again = Den letzten Zug noch einmal zeigen
controls-announce = Schach oder Schachmatt ansagen
controls-rules = Die Regeln

## Controls: what a mouse and fingers do

controls-click = Klicken, klicken
controls-right-button = Rechte Taste
controls-wheel = Mausrad
controls-middle-button = Mittlere Taste
controls-rest-on-stack = Auf Stapel zeigen
controls-tap = Tippen, tippen
# A click or a tap there.
controls-piece-of-other = Auf gegnerischen Stein
controls-two-fingers = Zwei Finger
controls-apart = Spreizen, schließen
controls-drag-free-cell = Leeres Feld ziehen
controls-pick-up = Aufnehmen, absetzen; oder den Stein dorthin ziehen
controls-see-where-it-could-go = Sehen, wohin er ziehen könnte
controls-turn-or-shift = Den Tisch drehen und neigen; den Plan verschieben
controls-turn-fingers = Den Tisch drehen; den Plan verschieben
controls-shift = Das Brett verschieben
controls-see-stack = Sehen, was darin liegt

## The rules: examples that can be stepped through

rules-before-moves = { $moves ->
    [one] Vor dem Zug
   *[other] Vor dem ersten von { $moves } Zügen
}
# $number and $moves are numbers, and $played is a move as it is written.
rules-move = Zug { $number } von { $moves }: { $player }, { $played }

## Credits. Names of people, firms, fonts and licences stay as they are.

credits-unofficial = Dies ist eine inoffizielle Ausgabe von vier Spielen. Die Spiele gehören ihren Autoren und Verlagen.
credits-published = Erschienen bei { $publisher }
credits-published-in = Erschienen bei { $publisher }, { $year }
credits-invented-in = Erfunden { $year }
credits-type = Schrift
credits-titles = Die Titel sind in EB Garamond von Georg Duffner und Octavio Pardo gesetzt.
credits-text = Die Texte sind in Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, gesetzt.
credits-fonts-free = Beide Schriften sind frei nach der SIL Open Font License 1.1.
credits-made-with = Gemacht mit
credits-software = Rust, Bevy, egui und Kira, von vielen Händen.
credits-program-free = Dieses Programm ist frei nach den Lizenzen MIT und Apache 2.0.

## The sheet with which a match or a position leaves the table

export-title = Kopieren oder speichern
export-match = Die Partie
export-copy-as-text = Als Text kopieren
export-copy-as-link = Als Link kopieren
export-save-as-file = Als Datei speichern
export-position = Die gezeigte Stellung
export-picture = Bild speichern
