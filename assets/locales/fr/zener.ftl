### Zener: what is said during a match, the levels of the computer, options and looks.

## The symbols on the pieces, named alone.

zener-symbol = { $symbol ->
    [circle] cercle
    [cross] croix
    [waves] vagues
    [square] carré
   *[star] étoile
}

## Instructions

zener-instruction-step = Une case vers le haut, le bas, la gauche ou la droite, vide ou occupée par n’importe quelle pièce.
zener-instruction-step-off = Une case vers le haut, le bas, la gauche ou la droite, vide ou occupée par n’importe quelle pièce, ou hors du plateau pour gagner.
zener-instruction-answer = { $symbol ->
    [circle] Répondez avec le cercle : c’est cette pièce qui bouge d’abord.
    [cross] Répondez avec la croix : c’est cette pièce qui bouge d’abord.
    [waves] Répondez avec les vagues : c’est cette pièce qui bouge d’abord.
    [square] Répondez avec le carré : c’est cette pièce qui bouge d’abord.
   *[star] Répondez avec l’étoile : c’est cette pièce qui bouge d’abord.
}
zener-instruction-free = { $symbol ->
    [circle] Déplacement libre : n’importe quelle pièce sauf le cercle.
    [cross] Déplacement libre : n’importe quelle pièce sauf la croix.
    [waves] Déplacement libre : n’importe quelle pièce sauf les vagues.
    [square] Déplacement libre : n’importe quelle pièce sauf le carré.
   *[star] Déplacement libre : n’importe quelle pièce sauf l’étoile.
}
zener-instruction-first = Au premier tour, un seul déplacement libre, avec n’importe quelle pièce.
zener-instruction-blocked = { $symbol ->
    [circle] Votre cercle est bloqué et ne peut pas répondre. Déplacement libre : n’importe quelle pièce.
    [cross] Votre croix est bloquée et ne peut pas répondre. Déplacement libre : n’importe quelle pièce.
    [waves] Vos vagues sont bloquées et ne peuvent pas répondre. Déplacement libre : n’importe quelle pièce.
    [square] Votre carré est bloqué et ne peut pas répondre. Déplacement libre : n’importe quelle pièce.
   *[star] Votre étoile est bloquée et ne peut pas répondre. Déplacement libre : n’importe quelle pièce.
}

## Wins

zener-win-left = Une pièce de { $winner } est sortie du plateau par la rangée de départ de { $loser }.
zener-win-blocked = Toutes les pièces de { $loser } sont bloquées.

## What a computer of each level sees and overlooks.

zener-level-0 = Ne réfléchit que s’il est mené ; sinon se déplace au hasard, même au bord, d’où il pourrait sortir.
zener-level-1 = Ne regarde qu’un déplacement à la fois et cherche à traverser ; oublie souvent qu’une pièce peut être recouverte ou reculer.
zener-level-2 = Regarde deux déplacements et ne manque jamais une sortie du plateau ; se demande rarement avec quel symbole vous devrez répondre.
zener-level-3 = Voit aussi la plupart de vos réponses ; un déplacement en arrière ou sur une de ses pièces le surprend encore de temps en temps.
zener-level-4 = Ne laisse passer aucun déplacement et prévoit un tour ou deux, mais juge souvent mal une course.
zener-level-5 = Prévoit trois ou quatre tours et choisit le symbole qui vous arrange le moins.
zener-level-6 = Voit aussi loin que possible : sait souvent qui gagnera une course avant qu’elle commence.

## About the game, in the form of a new match and in the credits

zener-description = Faites sortir une pièce par le bord opposé du plateau, ou bloquez les cinq pièces de votre adversaire. À chaque tour, répondez d’abord avec le symbole qu’il vient de déplacer, puis jouez librement.
# How the game is won. In the panel, in small letters.
zener-aim = Gagnez en faisant sortir une pièce du plateau par le côté adverse, ou en bloquant toutes les pièces de l’adversaire.
# Follows "By", as in "By Dieter Stein".
zener-author = Carlos Seabra, avec Genima et Mário Pina Seabra
zener-licence = Zener appartient à son auteur et à son éditeur ; cette édition n’est pas officielle.

## The looks of its board and pieces. At most 24 letters.

zener-theme-usual = Ardoise
zener-theme-other = Noyer

## Options in the form of a new match

zener-options-setup = Mise en place
zener-options-ordered = Ordonnée
zener-options-shuffled = Mélangée
zener-options-blind = À l’aveugle
zener-options-ordered-help = Cercle, croix, vagues, carré, étoile, de gauche à droite pour chaque joueur.
zener-options-shuffled-help = L’ordre des pièces de chaque camp est tiré au sort.
zener-options-blind-help = Blanc dispose ses pièces face cachée, puis Noir face visible, chacun à la main ou au sort. Si deux symboles identiques se font face, la pièce de Noir commence une case plus en avant.

## The board in words, for players who listen. The first three are labels and parts of sentences.

zener-describe-piece = { $owner ->
    [white] { $symbol ->
        [circle] cercle blanc
        [cross] croix blanche
        [waves] vagues blanches
        [square] carré blanc
       *[star] étoile blanche
    }
   *[black] { $symbol ->
        [circle] cercle noir
        [cross] croix noire
        [waves] vagues noires
        [square] carré noir
       *[star] étoile noire
    }
}
zener-describe-may-go-on-top = la pièce peut aller dessus
# $piece is a symbol: "star on B 2, blocked".
zener-describe-on-blocked = { $piece } en { $square }, pièce bloquée
zener-describe-left = { $player } : { $piece } de { $square } hors du plateau.
zener-describe-blocked = Maintenant bloquée, cette pièce : { $piece }.
zener-describe-free = De nouveau libre, cette pièce : { $piece }.
zener-describe-stack = De haut en bas : { $pieces }.
zener-describe-pieces = { $player } : { $pieces }.
