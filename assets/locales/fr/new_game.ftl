### The form of a new match. (The options of each game stand in the game's file.)

# Below the description of a game, and in the credits.
about-author = { $author-id ->
    [zen-author] Un jeu d’{ $author }
   *[other] Un jeu de { $author }
}
about-author-year = { $author-id ->
    [zen-author] Un jeu d’{ $author }, { $year }
   *[other] Un jeu de { $author }, { $year }
}

## Facts about a game, above its rules

about-players = { $players ->
    [one] Pour un joueur
   *[other] Pour { $players } joueurs
}
# Numbers, as in "For 2 or 4 players".
about-players-or = Pour { $fewest } ou { $most } joueurs
about-age = À partir de { NUMBER($years) } ans
about-minutes = Environ { NUMBER($minutes) } minutes par partie
# $page is an address on the web.
about-author-page = La page de l’auteur : { $page }
about-set = Un jeu complet, plateau et pièces : { $page }

new-game-length = Longueur
new-game-fewer-rounds = Moins de manches
new-game-more-rounds = Plus de manches
new-game-fewer-points = Moins de points
new-game-more-points = Plus de points

new-game-players = Joueurs
new-game-two-players = Deux joueurs
new-game-four-in-teams = Quatre en deux équipes
new-game-change-sides = Changer de camp
new-game-teams-of-rules = Les partenaires n’ont pas le droit de se parler de la partie, et il n’y a pas de conseils.
new-game-teams-of-house = Règle maison : les partenaires n’ont pas le droit de se parler, et il n’y a pas de conseils.

new-game-begin = Commencer

# The number from which all chance follows. The first stands over the field, the second before it.
new-game-seed-caption = Nombre du hasard, si vous le choisissez
new-game-seed-before = Nombre du hasard, si vous le choisissez :
new-game-seed = Nombre du hasard
new-game-seed-help = Tout ce qui dépend du hasard découle de ce nombre : qui commence, les mises en place, les erreurs des ordinateurs. Si le champ reste vide, il est tiré au sort.

## The clock

clock-caption = Pendule
clock-free = Sans pendule
clock-kind-sudden = Par manche
clock-kind-increment = Avec ajout
clock-kind-per-move = Par coup
clock-fewer-minutes = Moins de minutes
clock-more-minutes = Plus de minutes
clock-smaller-increment = Ajout plus petit
clock-larger-increment = Ajout plus grand
clock-less-time = Moins de temps par coup
clock-more-time = Plus de temps par coup
# Seconds; short, since it stands between two buttons.
clock-seconds-a-turn = { $seconds } s par tour
