### ZEN L'initié: what is said during a match, the levels of the computer, options and looks.

zen-instruction = Déplacez un de vos pions ou le Zen rouge.
zen-instruction-pawn = Le pion se déplace exactement d’autant de cases qu’il y a de pièces sur la ligne qu’il suit. Choisissez où il va.
zen-instruction-zen = Le Zen se déplace exactement d’autant de cases qu’il y a de pièces sur la ligne qu’il suit. Choisissez où il va.

zen-win-connected = Toutes les pièces de { $winner } forment une seule chaîne.
zen-win-last-pawn = Le dernier pion de { $loser } a été capturé.
zen-win-checkmate = Échec et mat : aucune réponse de { $loser } ne pare l’échec.

## What a computer of each level sees and overlooks.

zen-level-0 = Ne rassemble ses pions que si les vôtres sont mieux groupés ; sinon joue au hasard et peut passer à côté de sa propre victoire.
zen-level-1 = Rassemble ses pions et voit mal ce que vous préparez : les longs sauts, les longues diagonales et le Zen lui échappent.
zen-level-2 = Prévoit votre réponse à ses coups, mais oublie souvent que le Zen peut être déplacé, et les longs sauts lui échappent.
zen-level-3 = Gagne quand un seul coup suffit et prévoit quelques coups ; de temps en temps, un coup du Zen lui échappe.
zen-level-4 = Ne laisse rien passer et prévoit environ six coups.
zen-level-5 = Ne laisse rien passer non plus et voit trois ou quatre coups plus loin.
zen-level-6 = Voit aussi loin que possible en une seconde environ.

## About the game, in the form of a new match and in the credits

zen-description = Réunissez tous vos pions et le Zen rouge en une seule chaîne. Un pion se déplace exactement d’autant de cases qu’il y a de pièces sur sa ligne.
# How the game is won. In the panel, in small letters.
zen-aim = Gagnez en réunissant tous vos pions, et le Zen s’il est sur le plateau, en une seule chaîne.
# Follows "By", as in "By Dieter Stein".
zen-author = E. Deluard et J. Barnéoud-Rousset, d’après une idée de C. Soucie
zen-licence = ZEN L'initié appartient à ses auteurs et à son éditeur ; cette édition n’est pas officielle.

## The looks of its board and pieces. At most 24 letters.

zen-theme-usual = Érable et merisier
zen-theme-other = Jade

## Options in the form of a new match

zen-options-variant = Variante
zen-options-basic = Jeu de base
zen-options-one = 1 : échec et mat
zen-options-two = 2 : aux points
zen-options-three = 3 : super initiés
zen-options-basic-help = Le premier qui réunit toutes ses pièces en une seule chaîne gagne.
zen-options-one-help = Une menace de compléter sa chaîne est annoncée ; si rien ne peut la parer, la manche est gagnée aussitôt.
zen-options-two-help = Avec échec et mat ; une manche rapporte autant de points que le perdant a de pièces en dehors de son plus grand groupe.
zen-options-three-help = Aux points, sans échec ; le Zen peut finir son déplacement n’importe où.
# The beginning of a sentence that the two below complete.
zen-options-announcing = Échec et mat sont annoncés par
zen-options-announcing-game = Le jeu
zen-options-announcing-players = Les joueurs
zen-options-announcing-players-help = Celui qui perd à cause d’un échec que personne n’a annoncé peut reprendre son dernier coup.

## The board in words, for players who listen. The first three are parts of sentences.

zen-describe-pawn = { $owner ->
    [white] pion blanc
   *[black] pion noir
}
zen-describe-own-pawn = pion
zen-describe-zen = le Zen
# A line through a square and all pieces on it. The rising diagonal rises to the right, seen from White's side.
zen-describe-line = { $line ->
    [row] Rangée
    [column] Colonne
    [rising] Diagonale montante
   *[falling] Diagonale descendante
}, { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : { $pieces }.
zen-describe-empty-line = { $line ->
    [row] La rangée est vide.
    [column] La colonne est vide.
    [rising] La diagonale montante est vide.
   *[falling] La diagonale descendante est vide.
}
zen-describe-pawns = { $player }, { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} : { $squares }.
zen-describe-zen-on = Le Zen est en { $square }.
