### The lessons of ZeN: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## A board without edges

lesson-torus-shift-title = Un plateau sans bords
lesson-torus-shift-text = Le plateau n’a pas de bords : ce qui en sort d’un côté revient de l’autre. Déplacez le plateau.
lesson-torus-shift-missed = Cela ne déplace pas le plateau.
lesson-torus-shift-hint = Tirez une case vide, ou appuyez sur les touches qui déplacent le plateau.
lesson-torus-shift-done = Exact : sur ce plateau, toutes les cases se valent.

## The doughnut

lesson-torus-fold-title = Le donut
lesson-torus-fold-text = Pliez le plateau : ses bords se rejoignent, et il devient un donut.
lesson-torus-fold-missed = Cela ne plie pas le plateau.
lesson-torus-fold-hint = Appuyez sur le bouton « Donut ».
lesson-torus-fold-done = Exact : c’est la vraie forme du plateau.

## Drop a stone

lesson-torus-drop-title = Poser une pierre
lesson-torus-drop-text = À votre tour, vous pouvez poser une pierre. Des pierres côte à côte sont reliées, même d’un bord à l’autre. Reliez vos deux paires avec une pierre.
lesson-torus-drop-missed = Vos paires ne sont pas encore reliées.
lesson-torus-drop-hint = La rangée 4 continue d’un bord à l’autre : regardez a4.
lesson-torus-drop-done = Exact : a4 est à côté de b4 et, d’un bord à l’autre, à côté de g4.

## Make a link

lesson-torus-link-title = Faire un lien
lesson-torus-link-text = Deux voisines en diagonale ne sont pas encore reliées. Au lieu de poser une pierre, vous pouvez faire un lien entre elles. Reliez vos deux paires par un lien.
lesson-torus-link-missed = Ce coup ne relie pas vos paires par un lien.
lesson-torus-link-hint = Les pierres en c3 et d4 sont voisines en diagonale.
lesson-torus-link-done = Exact : ce lien était tout votre coup, et vos paires sont reliées.

## Cut a link

lesson-torus-cut-title = Couper un lien
lesson-torus-cut-text = Deux liens ne se croisent jamais. N voudrait relier ses pierres en c4 et d3. Faites le lien qui coupe celui-là.
lesson-torus-cut-missed = N peut encore relier ses pierres en c4 et d3.
lesson-torus-cut-hint = Vos pierres en c3 et d4 sont sur l’autre diagonale.
lesson-torus-cut-done = Exact : les liens ne se croisent pas, N ne peut donc plus relier ces pierres.

## Close a loop

lesson-torus-loop-title = Fermer une boucle
lesson-torus-loop-text = Vous êtes Z. Une chaîne qui fait le tour du plateau et se rejoint est une boucle. Z gagne avec une boucle le long des rangées. Fermez-la.
lesson-torus-loop-missed = Ce coup ne ferme pas de boucle le long des rangées.
lesson-torus-loop-hint = Il manque une pierre sur la rangée 4.
lesson-torus-loop-done = Exact : d’un bord à l’autre, la chaîne se rejoint, c’est donc une boucle.

## Loop or ring

lesson-torus-ring-title = Boucle ou anneau
lesson-torus-ring-text = Un anneau que vous pourriez dessiner sur une feuille ne fait pas gagner. Une boucle fait le tour du plateau. Fermez la boucle, pas l’anneau.
lesson-torus-ring-missed = Ce coup ne ferme pas de boucle qui fait le tour du plateau.
lesson-torus-ring-hint = Regardez la rangée 2 : elle continue d’un bord à l’autre.
lesson-torus-ring-done = Exact : la rangée 2 fait le tour du plateau. L’anneau au-dessus, non.

## The letter Z

lesson-torus-letter-z-title = La lettre Z
lesson-torus-letter-z-text = Un Z a deux traits couchés et un qui monte vers la droite. Une boucle dans le sens d’un trait fait gagner Z. Vous êtes Z : gagnez.
lesson-torus-letter-z-missed = Ce n’est pas une boucle dans le sens d’un trait de la lettre Z.
lesson-torus-letter-z-hint = Une boucle verticale ne fait pas gagner Z. Fermez l’horizontale.
lesson-torus-letter-z-done = Exact : une boucle horizontale suit deux traits de la lettre Z.

## The letter N

lesson-torus-letter-n-title = La lettre N
lesson-torus-letter-n-text = Un N a deux traits debout et un qui descend vers la droite. Une boucle dans le sens d’un trait fait gagner N. Vous êtes N : gagnez.
lesson-torus-letter-n-missed = Ce n’est pas une boucle dans le sens d’un trait de la lettre N.
lesson-torus-letter-n-hint = Une boucle horizontale ne fait pas gagner N. Fermez la verticale.
lesson-torus-letter-n-done = Exact : une boucle verticale suit deux traits de la lettre N.

## Win with a spiral

lesson-torus-spiral-title = Gagner par une spirale
lesson-torus-spiral-text = Une boucle en biais est une spirale : elle fait le tour du plateau dans les deux directions. La lettre Z monte vers la droite. Fermez votre spirale.
lesson-torus-spiral-missed = Ce coup ne ferme pas votre spirale.
lesson-torus-spiral-hint = Les pierres en a1 et g7 sont voisines en diagonale par-dessus les bords.
lesson-torus-spiral-done = Exact : votre spirale monte vers la droite, comme le long trait du Z. Celle de N aussi, et elle ne ferait gagner personne.

## Stop a loop

lesson-torus-stop-title = Arrêter une boucle
lesson-torus-stop-text = Il manque une pierre à une boucle verticale de N. Jouez un coup après lequel N ne peut pas gagner aussitôt.
lesson-torus-stop-missed = N peut fermer la boucle au prochain coup.
lesson-torus-stop-hint = Regardez la colonne e.
lesson-torus-stop-done = Exact : N ne peut plus fermer cette boucle.

## A fair beginning

lesson-torus-balanced-opening-title = Un début équitable
lesson-torus-balanced-opening-text = Commencer est un avantage. Dans l’ouverture équilibrée, un joueur pose les trois premières pierres, puis l’autre choisit son camp. Posez les trois pierres.
lesson-torus-balanced-opening-missed = Ici, il faut poser trois pierres.
lesson-torus-balanced-opening-hint = Choisissez n’importe quelles cases vides.
lesson-torus-balanced-opening-done = Exact : maintenant, l’autre joueur choisirait son camp. Mieux vaut donc être équitable.
