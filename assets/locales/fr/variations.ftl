### Why a change to the branches, comments and judgements beside a match is refused.

variation-no-such-position = Cette position n’existe pas dans la manche.
variation-too-many-moves = Les branches d’une partie ont au plus { NUMBER($most) } coups.
# Branches within branches, like parentheses within parentheses.
variation-too-deep = Au plus { NUMBER($most) } branches peuvent partir les unes des autres.
variation-long-comment = Un commentaire a au plus { NUMBER($longest) } caractères.
variation-too-long = Les commentaires et les branches de la partie sont trop longs pour être enregistrés.
# "!", "?" and the like judge a move; at the start nobody has moved yet.
variation-no-move = Aucun coup ne mène à la position de départ : il n’y a rien à juger.
variation-played = Ce qui a été joué reste tel quel : seules les branches peuvent changer.
variation-first = Cette branche est déjà la première.
variation-nothing-to-undo = Il n’y a pas de changement à annuler.
variation-nothing-to-redo = Il n’y a pas de changement à refaire.
