### The sheet with all settings.

settings-language = Langue
settings-language-of-system = Comme le système
settings-view = Vue
settings-room = Ambiance
settings-graphics = Qualité graphique
settings-graphics-automatic = Automatique
settings-graphics-high = Élevée
settings-graphics-low = Basse
# $game is the name of a game.
settings-board-and-pieces = Plateau et pièces : { $game }
settings-pace = Affichage des coups
settings-pace-off = Immédiat
settings-pace-fast = Rapide
settings-pace-usual = Normal
settings-pace-slow = Lent
# The beginning of a sentence that the three below complete.
settings-turning = Entre humains, la table
settings-turning-stay = Ne bouge pas
settings-turning-turn = Se tourne vers le joueur
settings-turning-face-to-face = Se lit des deux côtés
settings-confirm-moves = Confirmer les coups
settings-confirm-never = Jamais
settings-confirm-for-fingers = Au doigt, si les cases sont petites
settings-confirm-always = Toujours
settings-text-scale = Taille des textes et des boutons
settings-smaller-words = Textes plus petits
settings-larger-words = Textes plus grands
settings-percent = { $percent } %
settings-room-for-percent = Cette fenêtre n’a de place que pour { $percent } %.
settings-loudness-of-pieces = Volume des pièces et des boutons
settings-loudness-of-room = Volume de l’ambiance
# $label is one of the two above.
settings-loudness = { $label } : { $loudness }
settings-loudness-silent = { $label } : muet
settings-silent-in-background = Couper le son quand une autre fenêtre est active
settings-dragging = Faire glisser les pièces
settings-clicking = Choisir les pièces d’un clic ou d’un toucher
settings-show-targets = Montrer où une pièce peut aller
settings-show-chains = ZeN : montrer la plus longue chaîne de chaque camp
settings-coordinates = Noms des rangées et des colonnes
settings-agree-on-take-backs = Demander à l’autre camp avant de reprendre un coup
settings-guard-gifts = Signaler les coups qui font perdre aussitôt, aux niveaux 0 à 3
settings-all-cores = Le niveau 6 utilise tous les cœurs du processeur
settings-reduced-motion = Animations réduites
settings-full-screen = Plein écran
settings-rumble = Vibrations des manettes
settings-reset = Réglages d’origine

## The moods of the room. At most 24 letters.

mood-day = Jour
mood-evening = Lampe du soir
mood-dark = Fond sombre

## The looks of boards and pieces that every game has; the others stand in the games' files. At most 24 letters.

theme-high-contrast = Contraste élevé
theme-colour-blind = Daltonisme
