### ZeN, the game on a torus: what is said during a match, the levels of the computer, options and looks.

torus-instruction-drop = Posez une pierre sur n’importe quelle case vide.
torus-instruction = Posez une pierre sur une case vide, ou choisissez une de vos pierres pour la relier.
torus-instruction-link = Choisissez maintenant la pierre voisine en diagonale à laquelle la relier.
# $second names one player, or two partners (names-two).
torus-opening = { $second-id ->
    [names-two] Ouverture équilibrée : posez une pierre pour { $colour } ({ $number } sur { $stones }). Ensuite, { $second } choisissent leur camp.
   *[other] Ouverture équilibrée : posez une pierre pour { $colour } ({ $number } sur { $stones }). Ensuite, { $second } choisit son camp.
}
torus-choice-of-side = Les trois pierres sont posées. Z cherche une boucle le long des rangées, N une boucle le long des colonnes. C’est à N de jouer.

# $loop-class is one of the loops below.
torus-win-loop = { $winner } a fermé { $loop-class }.

## Loops: how they go round the torus. Z (player one) needs a horizontal loop or an SW–NE spiral, N a vertical loop or
## an SE–NW spiral. The words stand inside a sentence.

torus-loop-horizontal = une boucle horizontale
torus-loop-vertical = une boucle verticale
torus-loop-rising = une spirale SO–NE
torus-loop-falling = une spirale SE–NO
torus-loop-rising-often = une spirale SO–NE ({ $east ->
    [one] { $east } tour
   *[other] { $east } tours
} vers l’est, { NUMBER($north) } vers le nord)
torus-loop-falling-often = une spirale SE–NO ({ $west ->
    [one] { $west } tour
   *[other] { $west } tours
} vers l’ouest, { NUMBER($north) } vers le nord)

## A player's longest chain of stones, or the one under the pointer. It follows the name of its owner: "Z: 5 stones, …".

# $loop-class is one of the loops above.
torus-chain-closed = { $stones ->
    [one] { $stones } pierre, { $loop-class }
   *[other] { $stones } pierres, { $loop-class }
}
torus-chain-lacks-link = { $stones ->
    [one] { $stones } pierre, il manque un lien pour { $loop-class }
   *[other] { $stones } pierres, il manque un lien pour { $loop-class }
}
torus-chain-lacks-stones = { $stones ->
    [one] { $stones } pierre, il en manque { NUMBER($missing) } pour { $loop-class }
   *[other] { $stones } pierres, il en manque { NUMBER($missing) } pour { $loop-class }
}
# The chain goes all the way round the torus and passes itself without touching.
torus-chain-passes-lacks-link = { $stones ->
    [one] { $stones } pierre qui fait le tour sans se rejoindre, il manque un lien pour { $loop-class }
   *[other] { $stones } pierres qui font le tour sans se rejoindre, il manque un lien pour { $loop-class }
}
torus-chain-passes-lacks-stones = { $stones ->
    [one] { $stones } pierre qui fait le tour sans se rejoindre, il en manque { NUMBER($missing) } pour { $loop-class }
   *[other] { $stones } pierres qui font le tour sans se rejoindre, il en manque { NUMBER($missing) } pour { $loop-class }
}
# A chain (one of the five above) whose loop is the other player's kind. $owner is z or n.
torus-chain-wins-nothing = { $owner ->
    [z] { $chain }, qui ne fait pas gagner Z : il lui faut une boucle horizontale ou une spirale SO–NE
   *[n] { $chain }, qui ne fait pas gagner N : il lui faut une boucle verticale ou une spirale SE–NO
}
torus-chain-would-win-nothing = { $owner ->
    [z] { $chain }, qui ne ferait pas gagner Z : il lui faut une boucle horizontale ou une spirale SO–NE
   *[n] { $chain }, qui ne ferait pas gagner N : il lui faut une boucle verticale ou une spirale SE–NO
}

## What a computer of each level sees and overlooks.

torus-level-0 = Ne construit que s’il est mené ; sinon pose ses pierres n’importe où, même quand il pourrait fermer une boucle.
torus-level-1 = Construit là où il y a des pierres ; voit mal ce qui se passe par-dessus les bords, et bien des liens et de vos menaces lui échappent.
torus-level-2 = Sait où il veut aller, mais perd souvent le fil par-dessus les bords et oublie des liens.
torus-level-3 = Gagne quand un seul coup suffit ; ne voit pas toujours ce qui se relie par-dessus les bords, ni les menaces lointaines.
torus-level-4 = Voit par-dessus les bords, répond à chaque menace et sait quelles pierres ne peuvent plus être séparées.
torus-level-5 = Prévoit sur tout le tore et calcule jusqu’au bout chaque combat rapproché.
torus-level-6 = Ce que ce programme fait de mieux : sait souvent qui va gagner bien avant que la boucle soit fermée.

## About the game, in the form of a new match and in the credits

# The name in lists of games, beside ZEN L'initié, from which it is to be told apart at a glance.
torus-title-in-list = ZeN (tore)
torus-description = Reliez vos pierres en une boucle qui fait le tour d’un plateau sans bords. Z gagne le long des rangées ou en montant vers la droite, N le long des colonnes ou en montant vers la gauche.
# How the game is won. In the panel, in small letters.
torus-aim = Gagnez avec une boucle de vos pierres qui fait le tour du plateau, dans le sens d’un trait de votre lettre : Z le long des rangées ou en montant vers la droite, N le long des colonnes ou en montant vers la gauche.
# Follows "By", as in "By Dieter Stein".
torus-author = Bill Taylor
torus-licence = ZeN appartient à son auteur ; cette édition n’est pas officielle.

## The looks of its board and pieces. At most 24 letters.

torus-theme-usual = Bambou
torus-theme-other = Encre sur papier

## Options in the form of a new match

torus-options-board = Plateau
torus-options-smaller-board = Plateau plus petit
torus-options-larger-board = Plateau plus grand
torus-options-for-beginners = 9 pour débuter
torus-options-as-published = 15 d’origine
torus-options-balanced-opening = Ouverture équilibrée
torus-options-balanced-opening-help = Le premier joueur pose trois pierres, puis le second choisit son camp.

## The board in words, for players who listen. The first eight are labels and parts of sentences.

torus-describe-stone = pierre de { $player }
torus-describe-own-stone = pierre
torus-describe-drop = on peut poser une pierre ici
# The stone could then be linked to a stone of the same player.
torus-describe-drop-link = on peut poser une pierre ici, lien possible
torus-describe-drop-link-seam = on peut poser une pierre ici, lien possible d’un bord à l’autre
torus-describe-linkable = peut être reliée
torus-describe-link = lien possible
torus-describe-link-seam = lien possible d’un bord à l’autre
torus-describe-links-to = Cette pierre peut être reliée à : { $squares }.
torus-describe-dropped = { $player } : pierre en { $square }.
torus-describe-linked = { $player } : lien de { $from } à { $to }.
torus-describe-linked-seam = { $player } : lien de { $from } à { $to }, d’un bord à l’autre.
torus-describe-is-linked = Reliée à : { $squares }.
torus-describe-chain = Les pierres de cette chaîne : { $squares }.
torus-describe-no-stones = { $player } n’a aucune pierre sur le plateau.
torus-describe-stones = { $player }, { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} : { $squares }.
torus-describe-links-of = Liens de { $player } : { $links }.
