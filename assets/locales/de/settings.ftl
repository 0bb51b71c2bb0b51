### The sheet with all settings.

settings-language = Sprache
settings-language-of-system = Systemsprache
settings-view = Ansicht
settings-room = Raum
settings-graphics = Grafikqualität
settings-graphics-automatic = Automatisch
settings-graphics-high = Hoch
settings-graphics-low = Niedrig
# $game is the name of a game.
settings-board-and-pieces = Brett und Steine von { $game }
settings-pace = Züge zeigen
settings-pace-off = Sofort
settings-pace-fast = Schnell
settings-pace-usual = Normal
settings-pace-slow = Langsam
# German: a caption, with the three below as choices.
settings-turning = Der Tisch bei Mensch gegen Mensch
settings-turning-stay = Bleibt stehen
settings-turning-turn = Dreht sich mit
settings-turning-face-to-face = Liegt zwischen euch
settings-confirm-moves = Züge bestätigen
settings-confirm-never = Nie
settings-confirm-for-fingers = Mit dem Finger auf kleinen Feldern
settings-confirm-always = Immer
settings-text-scale = Größe von Schrift und Schaltflächen
settings-smaller-words = Kleinere Schrift
settings-larger-words = Größere Schrift
settings-percent = { $percent } %
settings-room-for-percent = In diesem Fenster ist Platz für { $percent } %.
settings-loudness-of-pieces = Lautstärke von Steinen und Schaltflächen
settings-loudness-of-room = Lautstärke des Raums
# $label is one of the two above.
settings-loudness = { $label }: { $loudness }
settings-loudness-silent = { $label }: stumm
settings-silent-in-background = Stumm, solange ein anderes Fenster aktiv ist
settings-dragging = Steine durch Ziehen bewegen
settings-clicking = Steine durch Anklicken oder Antippen wählen
settings-show-targets = Zeigen, wohin ein Stein ziehen darf
settings-show-chains = ZeN: längste Kette jeder Seite zeigen
settings-coordinates = Namen der Reihen und Spalten
settings-agree-on-take-backs = Vor dem Zurücknehmen die andere Seite fragen
settings-guard-gifts = Auf Stufe 0 bis 3 vor Zügen warnen, die sofort verlieren
settings-all-cores = Stufe 6 nutzt alle Kerne des Prozessors
settings-reduced-motion = Weniger Bewegung
settings-full-screen = Vollbild
settings-rumble = Gamepads vibrieren
settings-reset = Einstellungen zurücksetzen

## The moods of the room. At most 24 letters.

mood-day = Tageslicht
mood-evening = Lampenlicht
mood-dark = Schlicht dunkel

## The looks of boards and pieces that every game has; the others stand in the games' files. At most 24 letters.

theme-high-contrast = Hoher Kontrast
theme-colour-blind = Für Farbenblinde
