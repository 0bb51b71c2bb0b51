### Taking a match apart: moves that are tried beside the match, comments, and judgements of moves.

analysis-title = Analyse
# In the menu of a match.
analysis-open = Analyser
analysis-end = Revenir à la partie
# Shown while an earlier position is looked at.
analysis-try = Essayez un coup ici : la partie reste telle quelle.
# $player is the name of a side, $instruction a sentence that says what is to be done.
analysis-to-move = { $player } : { $instruction }
analysis-comment-on = Commenter …
analysis-comment = Commentaire
analysis-comment-on-move = Que pensez-vous de { $move } ?
analysis-comment-on-start = Que pensez-vous de cette position ?
analysis-judge = Juger le coup
analysis-promote = Monter dans la liste
analysis-delete = Supprimer ce coup et tous les suivants
analysis-done = Terminé
controls-analyse = Analyser la partie, ou y revenir
controls-variations = Voir ce qui a été essayé à la place d’un coup

## What the computer thinks of the position

# $player is the name of a side, $percent its chance of winning, $moves moves in notation, $plies the moves of both sides
# together.
analysis-ask = Demander à l’ordinateur
analysis-chances = Chances de { $player }, et ce qui peut suivre
analysis-looking = L’ordinateur cherche
analysis-line = { $percent } % : { $moves }
analysis-line-proved = { $player } gagne : { $moves }
analysis-proved = { $plies ->
    [one] { $player } gagne en { $plies } coup, quoi que fasse l’autre camp.
   *[other] { $player } gagne en { $plies } coups au plus, quoi que fasse l’autre camp.
}
analysis-proved-somehow = { $player } gagne, quoi que fasse l’autre camp.
analysis-depth = { $depth } coups d’avance, { NUMBER($thousands) } milliers de positions
