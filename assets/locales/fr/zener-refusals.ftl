### Zener: why a step or a position is refused. $owner and $symbol say which piece it is, one of the ten with five
### symbols; $player is the player to move, $square is the name of a square, as in F3, and $row that of a row, A to G.

## Steps that the rules forbid

zener-illegal-no-square = Cette case n’existe pas sur le plateau.
zener-illegal-no-piece = Il n’y a pas de pièce en { $square }.
zener-illegal-not-yours =
    { $symbol ->
        [circle] Ce cercle est
        [cross] Cette croix est
        [waves] Ces vagues sont
        [square] Ce carré est
       *[star] Cette étoile est
    } { $owner ->
        [white] à Blanc
       *[black] à Noir
    }, pas à { $player }.
# The piece of $by-owner with $by-symbol lies on top of the other.
zener-illegal-blocked =
    { $symbol ->
        [circle] Le cercle
        [cross] La croix
        [waves] Les vagues
        [square] Le carré
       *[star] L’étoile
    } { $owner ->
        [white] de Blanc
       *[black] de Noir
    } { $symbol ->
        [circle] est bloqué
        [cross] est bloquée
        [waves] sont bloquées
        [square] est bloqué
       *[star] est bloquée
    } : { $by-symbol ->
        [circle] le cercle
        [cross] la croix
        [waves] les vagues
        [square] le carré
       *[star] l’étoile
    } { $by-owner ->
        [white] de Blanc
       *[black] de Noir
    } { $by-symbol ->
        [circle] est posé dessus.
        [cross] est posée dessus.
        [waves] sont posées dessus.
        [square] est posé dessus.
       *[star] est posée dessus.
    }
# The opponent of $owner has moved the piece with the same symbol.
zener-illegal-must-answer =
    Le déplacement obligatoire passe en premier : { $owner ->
        [white] Noir
       *[black] Blanc
    } vient de déplacer { $symbol ->
        [circle] son cercle
        [cross] sa croix
        [waves] ses vagues
        [square] son carré
       *[star] son étoile
    }, { $owner ->
        [white] Blanc
       *[black] Noir
    } doit donc déplacer { $symbol ->
        [circle] le sien.
        [cross] la sienne.
        [waves] les siennes.
        [square] le sien.
       *[star] la sienne.
    }
zener-illegal-just-moved =
    { $symbol ->
        [circle] Le cercle
        [cross] La croix
        [waves] Les vagues
        [square] Le carré
       *[star] L’étoile
    } { $owner ->
        [white] de Blanc
       *[black] de Noir
    } { $symbol ->
        [waves] viennent
       *[other] vient
    } de bouger : le déplacement libre est pour une autre pièce.
zener-illegal-not-a-step =
    { $symbol ->
        [circle] Le cercle
        [cross] La croix
        [waves] Les vagues
        [square] Le carré
       *[star] L’étoile
    } { $owner ->
        [white] de Blanc
       *[black] de Noir
    } { $symbol ->
        [waves] ne peuvent pas
       *[other] ne peut pas
    } aller en { $square } : une pièce se déplace d’une case vers le haut, le bas, la gauche ou la droite.
# $row is the home row of the opponent of $owner.
zener-illegal-not-on-home-row =
    { $symbol ->
        [circle] Le cercle
        [cross] La croix
        [waves] Les vagues
        [square] Le carré
       *[star] L’étoile
    } { $owner ->
        [white] de Blanc
       *[black] de Noir
    } { $symbol ->
        [waves] ne peuvent
       *[other] ne peut
    } sortir du plateau que par { $owner ->
        [white] la rangée de départ de Noir
       *[black] la rangée de départ de Blanc
    }, la rangée { $row }.
zener-illegal-pass = À Zener, il est interdit de passer son tour.
zener-illegal-piece-first = Choisissez d’abord la pièce qui doit sortir du plateau.
zener-illegal-complete = Un déplacement, c’est une pièce et l’endroit où elle va.

## Steps that are not written as they should be

zener-unreadable-form = Un déplacement s’écrit comme W3-F3, et comme W3-off pour sortir du plateau.

## Positions that can't be.

# A piece among others, and a list of pieces.
zener-piece =
    { $symbol ->
        [circle] le cercle
        [cross] la croix
        [waves] les vagues
        [square] le carré
       *[star] l’étoile
    } { $owner ->
        [white] de Blanc
       *[black] de Noir
    }
zener-pieces = { $first }, { $rest }

# $pieces are two or more pieces with commas between them.
zener-impossible-missing = Des pièces ne sont pas sur le plateau, mais la partie est finie dès qu’une seule pièce en est sortie : { $pieces }.
# $pieces are one or more pieces with commas between them.
zener-impossible-repeated = Plus d’une fois sur le plateau : { $pieces }.
zener-impossible-answer-and-moved = Dès qu’une pièce a bougé pendant le tour, il n’y a plus de symbole auquel répondre : une seule des deux indications est possible.
zener-impossible-answer-blocked = La pièce qui doit répondre est bloquée, il n’y a donc ni déplacement obligatoire ni symbole auquel répondre : { $piece }.
zener-impossible-moved-blocked = Une pièce qui vient de bouger n’a aucune pièce sur elle : { $piece }.
zener-impossible-no-free-step = Aucune pièce, sauf celle qui vient de bouger, ne pourrait faire le déplacement libre : le tour était donc fini ({ $piece }).
