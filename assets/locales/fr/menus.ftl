### The main menu, and the sheets over it and over a match: pause, players, Zener's set-up, controls, credits and
### confirmations. (The settings and the form of a new match have files of their own.)

## The main menu

main-menu-games = Quatre jeux abstraits sur une même table
main-menu-continue = Continuer
main-menu-learn = Apprendre
main-menu-saved-matches = Parties enregistrées

## The menu of a match

pause-title = Pause
pause-resume = Continuer
pause-begin-again = Recommencer
pause-save-and-leave = Enregistrer et quitter
# $seed is a whole number.
pause-seed = Ici, tout ce qui dépend du hasard découle du nombre { $seed }.

## Confirmations. Sides are named by one of: a player or two partners, and what they play.

confirm-side = { $name } ({ $side })
confirm-play-on = Continuer à jouer
confirm-resign = Abandonner ?
# $players is the number of players on each side: one or two.
confirm-resign-question = { $players ->
    [one] { $loser } abandonne, et { $winner } gagne.
   *[other] { $loser } abandonnent, et { $winner } gagnent.
}
confirm-resign-yes = Oui, abandonner
confirm-draw = Partie nulle ?
confirm-draw-question = { $players ->
    [one] { $player } propose la nulle. { $opponent }, acceptez-vous ?
   *[other] { $player } proposent la nulle. { $opponent }, acceptez-vous ?
}
confirm-draw-yes = Accepter la nulle
confirm-offer-draw = Proposer la nulle ?
# A computer is asked.
confirm-offer-draw-question = { $opponent } : la nulle sera acceptée, sauf si l’ordinateur pense avoir l’avantage.
confirm-offer-draw-yes = Proposer la nulle
confirm-take-back = Reprendre le coup ?
confirm-take-back-question = { $players ->
    [one] { $player } veut reprendre le dernier coup. { $opponent }, acceptez-vous ?
   *[other] { $player } veulent reprendre le dernier coup. { $opponent }, acceptez-vous ?
}
confirm-take-back-yes = Accepter
confirm-restart = Recommencer ?
confirm-restart-question = La partie recommence avec les mêmes joueurs et les mêmes règles. Les coups déjà joués seront perdus.
confirm-restart-yes = Oui, recommencer
confirm-forget = Oublier les résultats ?
confirm-forget-question = Tous les résultats contre l’ordinateur seront oubliés, dans les quatre jeux. Ils ne pourront pas être récupérés. Les parties enregistrées restent.
confirm-forget-yes = Oui, les oublier
confirm-forget-no = Les garder

## Who plays. $whose is a side, in teams with a number: "White", "White 2".

players-person = Humain
# Over the numbers of the levels.
players-computer = Ordinateur, niveau
players-person-of = { $whose } : humain
players-level-of = { $whose } : niveau { $level }
players-name-of = Nom de { $whose }
# The name of a level, before what a computer of that level sees and overlooks.
players-level = { $name }.

## Zener's blind set-up

zener-setup-white = Mise en place de Blanc
zener-setup-black = Mise en place de Noir
zener-setup-white-look-away = { $name } dispose les pièces de Blanc. { $other }, ne regardez pas !
zener-setup-white-alone = { $name }, disposez les pièces de Blanc. L’ordre de celles de Noir sera tiré au sort.
zener-setup-black-open = { $name } dispose les pièces de Noir, face visible. Celles de Blanc sont face cachée et seront retournées à la fin.
zener-setup-help = Touchez deux pièces pour les échanger. Si deux symboles identiques se font face, la pièce de Noir commencera une case plus en avant.
zener-setup-own-left = { $side }, de sa gauche à sa droite
# A place in the row, from 1, and the symbol of the piece on it.
zener-setup-place = Place { $place } : { $symbol }
zener-setup-by-lot = Au sort

## Controls: the devices

controls-mouse = Souris
controls-keys = Clavier
controls-gamepad = Manette
controls-fingers = Tactile
# The names of two keys or buttons: for two commands in one row.
controls-both = { $first } et { $second }

## Controls: what keys and gamepads do

controls-step = Parcourir le plateau, case par case
controls-leap = Aller droit au prochain choix possible
controls-choose = Choisir : prendre, poser, appuyer sur un bouton
controls-back = Revenir en arrière, où que vous soyez
controls-panel = Aller aux boutons à côté du plateau
controls-pause = Le menu de la partie
controls-undo-redo = Annuler, refaire
controls-hint = Un conseil ; faire jouer tout de suite l’ordinateur qui réfléchit
controls-view = Table, plan, pour ZeN donut, et texte
controls-turn = Tourner et incliner la table
controls-zoom = S’approcher, s’éloigner
controls-scroll = Faire défiler le plateau sans fin de ZeN
controls-flip-home = Voir de l’autre côté, revenir à la vue habituelle
controls-look = Parcourir les coups
controls-look-first-last = Le premier coup, le dernier
controls-show-again = Revoir le dernier coup
controls-announce = Annoncer échec ou échec et mat
controls-rules = Les règles

## Controls: what a mouse and fingers do

controls-click = Clic, puis clic
controls-right-button = Bouton droit
controls-wheel = Molette
controls-middle-button = Bouton du milieu
controls-rest-on-stack = S’arrêter sur une pile
controls-tap = Toucher, puis toucher
# A click or a tap there.
controls-piece-of-other = Sur une pièce adverse
controls-two-fingers = Deux doigts
controls-apart = Écarter, resserrer
controls-drag-free-cell = Tirer une case vide
controls-pick-up = Prendre, poser ; ou faire glisser la pièce
controls-see-where-it-could-go = Voir où elle pourrait aller
controls-turn-or-shift = Tourner et incliner la table ; déplacer le plan
controls-turn-fingers = Tourner la table ; déplacer le plan
controls-shift = Déplacer le plateau
controls-see-stack = Voir ce qu’elle contient

## The rules: examples that can be stepped through

rules-before-moves = { $moves ->
    [one] Avant le coup
   *[other] Avant le premier de { $moves } coups
}
# $number and $moves are numbers, and $played is a move as it is written.
rules-move = Coup { $number } sur { $moves } : { $player }, { $played }

## Credits. Names of people, firms, fonts and licences stay as they are.

credits-unofficial = Cette édition de quatre jeux n’est pas officielle. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.
credits-published = Édité par { $publisher }
credits-published-in = Édité par { $publisher }, { $year }
credits-invented-in = Inventé en { $year }
credits-type = Typographie
credits-titles = Les titres sont composés en EB Garamond, de Georg Duffner et Octavio Pardo.
credits-text = Le texte est composé en Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica.
credits-fonts-free = Ces deux polices sont libres, sous la SIL Open Font License 1.1.
credits-made-with = Réalisé avec
credits-software = Rust, Bevy, egui et Kira, œuvres de nombreuses personnes.
credits-program-free = Ce programme est libre, sous les licences MIT et Apache 2.0.

## The sheet with which a match or a position leaves the table

export-title = Copier ou exporter
export-match = La partie
export-copy-as-text = Copier le texte
export-copy-as-link = Copier le lien
export-save-as-file = Exporter un fichier
export-position = La position affichée
export-picture = Exporter une image
