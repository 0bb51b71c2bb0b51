### What is said about a match of any game: sides, results, scores, lengths and times.

## The sides

side-white = Blanc
side-black = Noir

# A side in a match of teams: its colour, and the number of the player in the team.
side-of-team = { $side } { $number }

# The names of two partners.
names-two = { $first } et { $second }

## Turns

turn-must-pass = { $player } n’a aucun coup possible et doit passer son tour.
turn-check = Échec ! { $player } pourrait compléter sa chaîne au prochain coup.

## Who begins a round

begins-by-position = { $side } commence, d’après la position.
begins-by-lot = Le sort a désigné { $side } pour commencer.
begins-after-loss = { $side } a perdu la manche précédente et commence celle-ci.
begins-after-draw = { $side } commence, car l’autre camp avait commencé la manche nulle.

## Results

# A round in a list of rounds.
round-drawn = Manche { $round } : nulle
round-won = Manche { $round } : { $winner }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

result-draw = Partie nulle
# $players is the number of players on a side: one or two.
result-wins = { $players ->
    [one] { $winner } gagne
   *[other] { $winner } gagnent
}
result-resigned = { $loser } a abandonné.
result-draw-agreed = Les joueurs se sont mis d’accord pour faire nulle.
result-time-out = { $loser } n’a plus de temps.
result-points = { $points ->
    [one] Cette manche rapporte { $points } point.
   *[other] Cette manche rapporte { $points } points.
}

result-drawn-both-connected = Nulle : les deux camps ont une chaîne complète.
result-drawn-neither-can-move = Nulle : aucun des deux camps ne peut jouer.
result-drawn-repetition = Nulle : la même position est revenue pour la troisième fois.

match-drawn = Match nul, { $first } – { $second }.
match-won = { $players ->
    [one] { $winner } remporte le match, { $best } – { $other }.
   *[other] { $winner } remportent le match, { $best } – { $other }.
}
match-score = Score : { $first-name } { $first } – { $second } { $second-name }.

## Lengths of a match

length-one-round = Une manche
length-one-game = Une partie
length-best-of = Au meilleur des { $rounds } manches
length-first-to-points = { $points ->
    [one] En { $points } point
   *[other] En { $points } points
}
length-first-to-wins = { $wins ->
    [one] En { $wins } victoire
   *[other] En { $wins } victoires
}

## The names of the levels of computers, from the weakest to the strongest

level-name-0 = Nouveau venu
level-name-1 = Débutant
level-name-2 = Élève
level-name-3 = Amateur
level-name-4 = Adepte
level-name-5 = Maître
level-name-6 = Initié

## The level that fits a player. A "game" is a round of a match here.

suggestion-first = Commencez par le niveau 1.
# All of the last games were won, or all were lost.
suggestion-all = { $result ->
    [won] { $games ->
        [one] Vous avez gagné votre dernière partie au niveau { $level }.
       *[other] Vous avez gagné vos { $games } dernières parties au niveau { $level }.
    }
   *[lost] { $games ->
        [one] Vous avez perdu votre dernière partie au niveau { $level }.
       *[other] Vous avez perdu vos { $games } dernières parties au niveau { $level }.
    }
}
# $count of the last games were won, or lost.
suggestion-some = { $result ->
    [won] Vous avez gagné { $count } de vos { $games } dernières parties au niveau { $level }.
   *[lost] Vous avez perdu { $count } de vos { $games } dernières parties au niveau { $level }.
}
suggestion-none = { $games ->
    [one] Vous n’avez pas gagné votre dernière partie au niveau { $level }.
   *[other] Vous n’avez gagné aucune de vos { $games } dernières parties au niveau { $level }.
}
# Follows one of the three sentences above.
suggestion-try = { $results } Essayez le niveau { $level }.

## Clocks

# Short forms of lengths of time.
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-minutes-seconds = { $minutes } min { $seconds } s
clock-sudden = { $time } par camp
clock-increment = { $time } par camp, plus { $more } par tour
clock-per-move = { $time } par tour

## Why a hint is good

hint-wins = Ce coup gagne aussitôt.
hint-only-move = C’est le seul coup possible.
hint-only-answer = Il faut répondre ainsi : après tout autre coup, votre adversaire gagne aussitôt.
hint-blocks = Ce coup empêche votre adversaire de gagner aussitôt.
hint-forces = { $moves ->
    [one] Victoire assurée, en { $moves } coup au plus.
   *[other] Victoire assurée, en { $moves } coups au plus.
}
hint-threatens = Avec ce coup, vous menacez de gagner.
hint-captures = Ce coup fait une capture.
hint-covers = Ce coup bloque une pièce de l’adversaire.
hint-joins-all = Ce coup réunit vos { $before } groupes en un seul.
hint-joins = Ce coup relie des groupes : vous en aviez { $before }, il en reste { $after }.
hint-lost = Rien n’empêche votre adversaire de gagner, mais c’est ce coup qui lui donne le plus de mal.
# The move that the search has rated best, after few positions.
hint-best = C’est le meilleur coup trouvé.
# $thousands is between 1 and 999.
hint-best-of-thousands = C’est le meilleur coup, sur { NUMBER($thousands) } 000 positions examinées.
hint-best-of-millions = { $millions ->
    [one] C’est le meilleur coup, sur { NUMBER($millions) } million de positions examinées.
   *[other] C’est le meilleur coup, sur { NUMBER($millions) } millions de positions examinées.
}
# A move in notation, and one of the reasons above.
hint-try = Essayez { $move }. { $reason }
