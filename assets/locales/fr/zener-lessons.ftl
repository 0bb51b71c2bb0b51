### The lessons of Zener: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Five symbols

lesson-zener-symbols-title = Cinq symboles
lesson-zener-symbols-text = Chaque joueur a cinq symboles : cercle, croix, vagues, carré, étoile. Noir vient de déplacer l’étoile. Montrez votre pièce qui a le même symbole.
lesson-zener-symbols-missed = Ce n’est pas l’étoile blanche.
lesson-zener-symbols-hint = Elle est sur votre rangée de départ, tout à droite.
lesson-zener-symbols-done = Exact : c’est avec cette pièce que Blanc doit répondre.

## One step

lesson-zener-step-title = Un déplacement
lesson-zener-step-text = Une pièce se déplace d’une case en avant, en arrière ou de côté. Au premier tour, Blanc fait un seul déplacement. Déplacez une pièce blanche.
lesson-zener-step-missed = Ce n’est pas un déplacement.
lesson-zener-step-hint = Prenez n’importe quelle pièce blanche et avancez d’une case.
lesson-zener-step-done = Exact : d’une case, et jamais en diagonale.

## Answer the symbol

lesson-zener-answer-title = Répondre au symbole
lesson-zener-answer-text = Chaque tour commence par le déplacement obligatoire : celui de la pièce au symbole que l’adversaire a déplacé en dernier. Noir a déplacé les vagues. Répondez.
lesson-zener-answer-missed = Ici, ce sont les vagues blanches qu’il faut déplacer.
lesson-zener-answer-hint = Les vagues blanches sont en G3.
lesson-zener-answer-done = Exact : les vagues répondent aux vagues.

## The free step

lesson-zener-free-step-title = Le déplacement libre
lesson-zener-free-step-text = Après la réponse, faites un déplacement libre avec une autre pièce à vous. Noir a déplacé la croix. Faites les deux déplacements.
lesson-zener-free-step-missed = Ici, la croix se déplace d’abord, puis une autre pièce.
lesson-zener-free-step-hint = Déplacez d’abord la croix blanche, puis n’importe quelle autre pièce blanche.
lesson-zener-free-step-done = Exact : d’abord la réponse, puis le déplacement d’une autre pièce.

## Step onto a piece

lesson-zener-stack-title = Aller sur une pièce
lesson-zener-stack-text = Un déplacement peut aussi finir sur une pièce, à vous ou à l’adversaire. Celle du dessous est bloquée. Allez sur une pièce noire.
lesson-zener-stack-missed = Ce déplacement ne finit pas sur une pièce noire.
lesson-zener-stack-hint = Les vagues blanches et l’étoile blanche ont chacune une pièce noire devant elles.
lesson-zener-stack-done = Exact : la pièce noire est bloquée jusqu’à ce que la vôtre s’en aille.

## Who is blocked

lesson-zener-blocked-title = Qui est bloqué
lesson-zener-blocked-text = Seule la pièce du dessus d’une pile peut bouger. Les autres sont bloquées. Montrez toutes les piles où une pièce noire est bloquée.
lesson-zener-blocked-missed = Il n’y a pas de pièce noire bloquée ici.
lesson-zener-blocked-hint = Il y en a deux. Une pièce noire peut aussi être sous une autre pièce noire.
lesson-zener-blocked-done = Exact : ces pièces noires sont comme hors du jeu.

## No answer

lesson-zener-no-answer-title = Sans réponse
lesson-zener-no-answer-text = Noir doit répondre au dernier symbole déplacé, sauf si sa pièce est bloquée. Faites un déplacement libre auquel Noir ne peut pas répondre.
lesson-zener-no-answer-missed = Noir peut répondre à ce déplacement.
lesson-zener-no-answer-hint = Le carré noir est bloqué, Noir ne peut donc pas répondre au carré.
lesson-zener-no-answer-done = Exact : Noir n’a pas de déplacement obligatoire, seulement un libre.

## Uncover a piece

lesson-zener-uncover-title = Découvrir une pièce
lesson-zener-uncover-text = Quand la pièce du dessus s’en va, celle du dessous n’est plus bloquée. Répondez avec la croix, puis déplacez librement la pièce qui était dessous.
lesson-zener-uncover-missed = Ici, il faut déplacer la pièce qui était sous la croix.
lesson-zener-uncover-hint = La croix est sur l’étoile. Déplacez la croix, puis l’étoile.
lesson-zener-uncover-done = Exact : l’étoile pouvait de nouveau bouger aussitôt.

## Walk off the board

lesson-zener-walk-off-title = Sortir du plateau
lesson-zener-walk-off-text = Atteindre la rangée de départ adverse ne suffit pas. De là, une pièce non bloquée peut sortir du plateau droit devant elle, et vous gagnez. Faites-le.
lesson-zener-walk-off-missed = Cette pièce ne sort pas du plateau.
lesson-zener-walk-off-hint = Les vagues blanches sont sur la rangée de départ de Noir.
lesson-zener-walk-off-done = Exact : le premier qui sort du plateau a gagné.

## Stop a piece

lesson-zener-stop-title = Arrêter une pièce
lesson-zener-stop-text = L’étoile noire est sur votre rangée de départ et pourrait sortir au prochain tour. Une pièce bloquée ne le peut pas. Arrêtez-la.
lesson-zener-stop-missed = L’étoile noire peut encore sortir du plateau.
lesson-zener-stop-hint = Allez sur l’étoile noire, avec la croix ou avec le carré.
lesson-zener-stop-done = Exact : sous votre pièce, l’étoile est bloquée.

## Block all five

lesson-zener-block-all-title = Bloquer les cinq
lesson-zener-block-all-text = Vous gagnez aussi quand les cinq pièces adverses sont bloquées. Une seule pièce noire ne l’est pas encore. Bloquez-la.
lesson-zener-block-all-missed = Cette pièce noire n’est pas encore bloquée, ou une autre ne l’est plus.
lesson-zener-block-all-hint = La croix noire n’est pas bloquée. Allez sur elle.
lesson-zener-block-all-done = Exact : les cinq pièces noires sont bloquées.

## Three set-ups

lesson-zener-set-ups-title = Trois mises en place
lesson-zener-set-ups-text = La mise en place est ordonnée, mélangée ou à l’aveugle. À l’aveugle, une pièce noire face à son symbole commence une case plus en avant. Montrez ces pièces.
lesson-zener-set-ups-missed = Ce n’est pas une pièce noire qui commence plus en avant.
lesson-zener-set-ups-hint = Comparez les symboles dans chaque colonne. Il y a deux pièces de ce genre.
lesson-zener-set-ups-done = Exact : toutes deux sont face à leur propre symbole.
