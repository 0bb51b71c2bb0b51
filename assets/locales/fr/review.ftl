### The review of a match: what decided it, and why.

review-open = Revoir la partie
review-title = Revue de la partie
review-decided = Ce qui a décidé la partie

# $done positions of $all have been searched.
review-searching = Analyse de la partie : { $done } positions sur { $all }
review-stopped = Arrêtée après { $done } positions sur { $all }
review-stop = Arrêter
review-go-on = Continuer
review-none-yet = Pas encore de grosse erreur trouvée.
review-none = Aucun coup n’a décidé la partie à lui seul.

# $player is a name, $percent a number from 0 to 100.
review-accuracy = Précision de { $player } : { $percent } %

# A button: the turn's number, the move in notation, and by how much the chance of winning fell.
review-moment = Tour { $turn } : { $move }, −{ $loss } %

# $before and $after are the chances of winning in percent.
review-find = Ici, { $player } a joué { $move }. Les chances de gagner sont passées de { $before } % à { $after } %. Voyez-vous mieux ?
review-better = { $move } était meilleur.
review-show-better = Montrer le meilleur coup
review-show-played = Montrer ce qui peut suivre
review-show-line = Montrer la suite
review-list = Tous les moments
review-computers = Montrer aussi les erreurs de l’ordinateur
review-end = Finir la revue

# Over the board: move $shown of $all of a line that is shown beside the match.
review-side-line = Suite possible : coup { $shown } sur { $all }

## Why a move was a mistake

review-missed-win-at-once = Il y avait une victoire immédiate.
review-missed-win = { $moves ->
    [one] Il y avait une victoire assurée en { $moves } coup.
   *[other] Il y avait une victoire assurée en { $moves } coups au plus.
}
review-draw = Ce coup a mis fin à la manche par une partie nulle.
review-overlooked-threat = L’adversaire menaçait de gagner avec { $reply }. Ce coup ne l’en a pas empêché.
review-allowed-win = { $moves ->
    [one] Après { $move }, l’adversaire peut forcer la victoire en { $moves } coup.
   *[other] Après { $move }, l’adversaire peut forcer la victoire en { $moves } coups au plus.
}
# After the mistake $move: what the opponent's reply $reply does, which the better move prevents; of $before groups $after remain.
review-reply-threatens = Après { $move }, l’adversaire peut jouer { $reply } et menace de gagner.
review-reply-captures = Après { $move }, l’adversaire peut faire une capture avec { $reply }.
review-reply-covers = Après { $move }, l’adversaire peut bloquer une pièce avec { $reply }.
review-reply-joins-all = Après { $move }, l’adversaire peut réunir ses { $before } groupes en un seul avec { $reply }.
review-reply-joins = Après { $move }, l’adversaire peut relier des groupes avec { $reply } : de { $before }, il en reste { $after }.
review-weaker = Avec le meilleur coup, la victoire est plus probable.

# The name of the graph: the chances of $side over the moves of the match.
review-graph = Les chances de { $side } au fil de la partie
# The same graph in words: the chance of winning after some moves; such points with commas between them; and those of one round.
review-graph-point = { $moves ->
    [0] Au début { $percent } %
    [one] après 1 coup { $percent } %
   *[other] après { $moves } coups { $percent } %
}
review-graph-points = { $points }.
review-graph-round = Manche { $round } : { $points }.

## A move that is tried instead of a mistake, and the chance of winning after it

review-trial-searching = Analyse de { $move }
review-trial-best = { $move } : c’est exactement ce que l’ordinateur jouerait. Bien vu !
review-trial-good = { $move } est bon : les chances de gagner restent à { $percent } %.
review-trial-better = { $move } est meilleur que le coup joué ({ $percent } %), mais il y a encore mieux.
review-trial-no-better = { $move } n’est pas meilleur : { $percent } %. Cherchez encore !
# Back to the position before the mistake.
review-try-again = Essayer autre chose
