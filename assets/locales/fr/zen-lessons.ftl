### The lessons of ZEN L'initié: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Count the line

lesson-zen-count-title = Compter les pièces
lesson-zen-count-text = Un pion se déplace exactement d’autant de cases qu’il y a de pièces sur toute la ligne qu’il suit, lui compris. Déplacez le pion blanc du coin K1.
lesson-zen-count-missed = Ici, c’est le pion du coin K1 qu’il faut déplacer.
lesson-zen-count-hint = Prenez le pion du coin en bas à droite. Sur chacune de ses lignes, il y a trois pièces.
lesson-zen-count-done = Exact : il s’est déplacé d’autant de cases qu’il y a de pièces sur sa ligne.

## Jump over friends

lesson-zen-jump-title = Sauter par-dessus un ami
lesson-zen-jump-text = Un pion peut sauter par-dessus ceux de sa couleur, jamais par-dessus un pion adverse. Les cases sautées comptent aussi. Sautez par-dessus un pion blanc.
lesson-zen-jump-missed = Ce coup ne saute par-dessus aucun pion blanc.
lesson-zen-jump-hint = Il y a deux pions blancs sur la rangée 4. Elle porte trois pièces en tout : ils s’y déplacent de trois cases.
lesson-zen-jump-done = Exact : les pions amis ne barrent pas le chemin, les pions adverses si.

## Land on an enemy

lesson-zen-capture-title = Capturer un pion
lesson-zen-capture-text = Vous capturez un pion adverse en arrivant exactement dessus. Ce n’est jamais obligatoire, mais faites-le ici : capturez un pion noir.
lesson-zen-capture-missed = Ce coup ne capture rien.
lesson-zen-capture-hint = Essayez le pion blanc en B1. Sur trois de ses lignes, le compte tombe sur un pion noir.
lesson-zen-capture-done = Exact : le compte tombait juste sur le pion noir, qui est retiré du jeu.

## Friend or enemy

lesson-zen-friend-or-enemy-title = Ami ou ennemi
lesson-zen-friend-or-enemy-text = Le Zen rouge n’appartient à personne. À votre tour, il est ami ou ennemi, à votre choix. Sautez par-dessus le Zen, ou capturez-le.
lesson-zen-friend-or-enemy-missed = Ce coup ne saute pas par-dessus le Zen et ne le capture pas.
lesson-zen-friend-or-enemy-hint = Les pions en D4 et D8 peuvent sauter par-dessus le Zen. Le pion en F8 peut le capturer.
lesson-zen-friend-or-enemy-done = Exact : vous sautez par-dessus le Zen comme s’il était ami, et vous le capturez comme un ennemi.

## Move the Zen

lesson-zen-move-the-zen-title = Déplacer le Zen
lesson-zen-move-the-zen-text = Vous pouvez aussi déplacer le Zen comme un de vos pions : il saute par-dessus eux et capture les pions adverses. Capturez un pion noir avec le Zen.
lesson-zen-move-the-zen-missed = Ce coup ne capture pas de pion noir avec le Zen.
lesson-zen-move-the-zen-hint = Comptez à partir du Zen sur la rangée 6, ou vers le bas de la colonne D : il y a trois pièces sur chacune.
lesson-zen-move-the-zen-done = Exact : pour ce coup, le Zen était avec vous.

## Two limits

lesson-zen-zen-limits-title = Deux limites
lesson-zen-zen-limits-text = Noir vient de déplacer le Zen depuis F4 : il est interdit de l’y ramener aussitôt, et le Zen doit finir à côté d’un pion. Déplacez le Zen.
lesson-zen-zen-limits-missed = Ici, c’est le Zen qu’il faut déplacer.
lesson-zen-zen-limits-hint = Le Zen peut aller en D9 : il y est à côté du pion en C9.
lesson-zen-zen-limits-done = Exact : le Zen est à côté d’un pion, et il n’est pas revenu d’où il venait.

## One chain wins

lesson-zen-connect-title = Une chaîne fait gagner
lesson-zen-connect-text = Vous gagnez quand tous vos pions forment une seule chaîne. Les pions se relient par les côtés ou par les coins. Reliez tous vos pions.
lesson-zen-connect-missed = Vos pions ne sont pas tous reliés.
lesson-zen-connect-hint = Le pion en I3 est à l’écart des autres. Comptez sur la rangée 3.
lesson-zen-connect-done = Exact : tous les pions blancs forment une seule chaîne : Blanc a gagné.

## The Zen belongs in it

lesson-zen-connect-with-the-zen-title = Le Zen en fait partie
lesson-zen-connect-with-the-zen-text = Tant que le Zen est sur le plateau, vous ne gagnez que s’il est dans votre chaîne. Réunissez vos pions et le Zen en une seule chaîne.
lesson-zen-connect-with-the-zen-missed = Vos pions et le Zen ne sont pas tous reliés.
lesson-zen-connect-with-the-zen-hint = Le pion en K1 est à l’écart des autres. Comptez sur sa diagonale.
lesson-zen-connect-with-the-zen-done = Exact : tous les pions blancs et le Zen forment une seule chaîne.

## Do not help Black

lesson-zen-trap-title = Ne pas aider Noir
lesson-zen-trap-text = Si votre coup ne réunit en une chaîne que les pions de l’adversaire, vous perdez. Capturez un pion noir sans réunir ainsi tous les autres.
lesson-zen-trap-missed = Ce coup ne capture rien, ou réunit tous les autres pions noirs.
lesson-zen-trap-hint = Sans le pion en I3, tous les autres pions noirs forment une chaîne. Capturez avec le pion en A7.
lesson-zen-trap-done = Exact : le pion en I3 est toujours à l’écart des autres pions noirs.

## Give check

lesson-zen-check-title = Mettre en échec
lesson-zen-check-text = Quand vous pourriez gagner au coup suivant, votre adversaire est en échec. Il doit y répondre. Mettez Noir en échec.
lesson-zen-check-missed = Après ce coup, Blanc ne pourrait pas gagner au coup suivant.
lesson-zen-check-hint = Les pions en F8 et en H2 peuvent chacun préparer la victoire.
lesson-zen-check-done = Exact : si Noir n’y fait rien, Blanc gagne au coup suivant.

## Give checkmate

lesson-zen-checkmate-title = L’échec et mat
lesson-zen-checkmate-text = Un échec que rien ne peut parer est un échec et mat, et vous avez gagné. Ici, Noir vous met en échec. Répondez par un échec et mat.
lesson-zen-checkmate-missed = Ce n’est pas un échec et mat.
lesson-zen-checkmate-hint = Déplacez le Zen vers la droite sur la rangée 7, par-dessus votre pion.
lesson-zen-checkmate-done = Exact : Blanc menace de gagner, et aucune réponse n’aide Noir.

## Points for a win

lesson-zen-points-title = Les points d’une victoire
lesson-zen-points-text = Dans un match en 7 points, gagner rapporte un point par pièce du perdant en dehors de son plus grand groupe. Deux coups gagnent : jouez celui qui rapporte le plus.
lesson-zen-points-missed = Ce coup ne gagne pas, ou il rapporte moins que l’autre coup gagnant.
lesson-zen-points-hint = Capturez avec le pion en D5 : le plus grand groupe noir est alors brisé.
lesson-zen-points-done = Exact : sans ce pion, le plus grand groupe de Noir est plus petit, et plus de pièces comptent.
