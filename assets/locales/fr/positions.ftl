### What is said of moves and positions of any game that are refused. A position is written as one line of text: the
### rows of the board and some further fields, with single spaces between them.

## Moves

refusal-over = La partie est finie.
# $reason is a sentence of its own: who has won, and by what.
refusal-over-because = La partie est finie. { $reason }
# $reason is a sentence of its own: how a move is written, or what the board shows.
move-unreadable = « { $written } » n’est pas un coup ici. { $reason }
# $reason is a sentence of its own: one of the rules.
move-illegal = { $written } est un coup interdit. { $reason }
move-too-many = Une partie a au plus { NUMBER($most) } coups.

## Positions: the number of fields

position-fields-zen =
    Une position a 3 champs : les rangées, le camp qui doit jouer et la case interdite. Ici, il y a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }.
position-fields-enso =
    Une position a 2 champs : les rangées et le joueur qui doit jouer. Ici, il y a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }.
position-fields-torus =
    Une position a 4 champs : la taille, les rangées, le joueur qui doit jouer et les liens. Ici, il y a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }.
position-fields-zener =
    Une position a 4 champs : les rangées, le joueur qui doit jouer, le symbole de la réponse et la pièce qui a bougé. Ici, il y a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }.

## Positions: the rows. $found is a part of the text.

position-rows = Il faut { NUMBER($expected) } rangées, mais il y en a { NUMBER($found) }.
position-row-wider = La rangée { NUMBER($row) } fait plus de { NUMBER($expected) } cases.
position-row-narrower =
    La rangée { NUMBER($row) } fait { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { NUMBER($expected) }.
position-row-no-piece = Rangée { NUMBER($row) } : « { $found } » n’est ni une pièce ni un nombre de cases vides.
position-row-no-count = Rangée { NUMBER($row) } : « { $found } » n’est pas un nombre de cases vides.
position-row-no-stack-nor-count = Rangée { NUMBER($row) } : « { $found } » n’est ni une pile entre crochets ni un nombre de cases vides.
position-row-no-stack = Rangée { NUMBER($row) } : « { $found } » n’est pas une pile comme [W3K2].
position-row-open-stack = Rangée { NUMBER($row) } : il manque le crochet fermant d’une pile.
position-row-high-stack = Rangée { NUMBER($row) } : une pile compte plus de pièces que les { NUMBER($most) } du jeu.

## Positions: the other fields. $found is the text of the field.

# $one and $two are the letters of the two players.
position-player = Le joueur qui doit jouer est « { $found } », mais ce doit être { $one } ou { $two }.
position-forbidden-square = La case interdite est « { $found } », mais ce doit être une case (de A1 à K11) ou -.
position-size = La taille est « { $found } », mais ce doit être un nombre de { NUMBER($least) } à { NUMBER($most) }.
position-link = Un lien est « { $found } », mais ce doit être deux cases du plateau, comme a1-b2, avec des virgules entre les liens.
position-answer = Le symbole de la réponse est « { $found } », mais ce doit être un nombre de 1 à { NUMBER($symbols) } ou -.
position-moved = La pièce qui a bougé est « { $found } », mais ce doit être un nombre de 1 à { NUMBER($symbols) } ou -.

## Positions: several faults

# $first is one fault in one or two sentences, $rest the others.
position-faults = { $first } { $rest }
position-more-faults =
    { $count ->
        [one] Et { $count } autre erreur.
       *[other] Et { $count } autres erreurs.
    }
