### The lessons of Enso: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Capture beside enemies

lesson-enso-capture-title = La capture obligatoire
lesson-enso-capture-text = Une pierre à côté d’une pierre adverse doit capturer : en ligne droite, elle prend la place d’une pierre adverse. Capturez une pierre blanche.
lesson-enso-capture-missed = Ce coup ne capture rien.
lesson-enso-capture-hint = La pierre noire en a4 est à côté de pierres blanches.
lesson-enso-capture-done = Exact : votre pierre a pris la place de la pierre blanche.

## Near or far

lesson-enso-capture-from-afar-title = De près ou de loin
lesson-enso-capture-from-afar-text = Une pierre capture la première qu’elle rencontre en ligne droite, de près ou de loin. Capturez une pierre blanche qui n’est pas voisine de celle qui capture.
lesson-enso-capture-from-afar-missed = Ce n’est pas une capture de loin.
lesson-enso-capture-from-afar-hint = Depuis b4, regardez vers la droite sur la rangée 4 : la première pierre y est blanche.
lesson-enso-capture-from-afar-done = Exact : il n’y avait aucune pierre entre les deux.

## Who must capture

lesson-enso-who-must-capture-title = Qui doit capturer
lesson-enso-who-must-capture-text = « À côté » veut dire sur une des huit cases autour. Montrez toutes les pierres noires qui doivent capturer, car une pierre blanche est à côté d’elles.
lesson-enso-who-must-capture-missed = Ce n’est pas une pierre noire à côté d’une blanche.
lesson-enso-who-must-capture-hint = Il y en a trois. Regardez les cases voisines de b6 et de e3.
lesson-enso-who-must-capture-done = Exact : chacune est à côté d’une pierre blanche.

## Leave your friends

lesson-enso-leave-title = Quitter ses amies
lesson-enso-leave-text = Une pierre à côté d’amies seulement ne peut pas capturer. Elle va sur une case vide à côté d’une adverse. Amenez une telle pierre à côté d’une blanche.
lesson-enso-leave-missed = Ce coup capture, ou ne finit pas à côté d’une pierre blanche.
lesson-enso-leave-hint = La pierre en d3 n’a que des amies à côté d’elle.
lesson-enso-leave-done = Exact : elle a quitté ses amies et se trouve à côté d’une pierre adverse.

## Or stand alone

lesson-enso-stand-alone-title = Ou s’isoler
lesson-enso-stand-alone-text = Une pierre à côté d’amies seulement peut aussi aller là où aucune pierre ne sera à côté d’elle. Déplacez ainsi la pierre en d3.
lesson-enso-stand-alone-missed = Ici, la pierre en d3 doit finir sans aucune pierre à côté d’elle.
lesson-enso-stand-alone-hint = Depuis d3, suivez la diagonale vers le bas à droite.
lesson-enso-stand-alone-done = Exact : il n’y a plus aucune pierre à côté d’elle.

## Who may not move

lesson-enso-who-may-not-move-title = Qui ne peut pas bouger
lesson-enso-who-may-not-move-text = Une pierre qui n’est à côté d’aucune autre ne peut pas bouger. Montrez toutes les pierres noires dans ce cas.
lesson-enso-who-may-not-move-missed = Ce n’est pas une pierre noire entourée seulement de cases vides.
lesson-enso-who-may-not-move-hint = Il y en a deux, toutes deux au bord du plateau.
lesson-enso-who-may-not-move-done = Exact : elles sont isolées et doivent attendre.

## The enso stone

lesson-enso-enso-title = Faire un enso
lesson-enso-enso-text = Une pierre entourée de huit cases vides est un enso, et son propriétaire gagne. Au bord du plateau, il n’y en a pas huit. Faites un enso.
lesson-enso-enso-missed = Aucune pierre noire n’est entourée de huit cases vides.
lesson-enso-enso-hint = Séparez les pierres en a2 et b2, pour que l’une d’elles ait huit cases vides autour d’elle.
lesson-enso-enso-done = Exact : les huit cases autour d’elle sont vides. C’est un enso.

## The last neighbour leaves

lesson-enso-last-neighbour-title = La dernière voisine part
lesson-enso-last-neighbour-text = Votre pierre devient aussi un enso quand sa dernière voisine s’en va. Capturez de sorte que votre pierre en d3 soit isolée.
lesson-enso-last-neighbour-missed = Après ce coup, la pierre en d3 n’est pas isolée.
lesson-enso-last-neighbour-hint = La seule voisine de d3 est la pierre en e4.
lesson-enso-last-neighbour-done = Exact : sa dernière voisine est partie, et la pierre en d3 est un enso.

## Give nothing away

lesson-enso-give-nothing-away-title = Ne rien offrir
lesson-enso-give-nothing-away-text = Votre coup peut aussi laisser huit cases vides autour d’une pierre blanche : Blanc gagne alors. Capturez sans donner d’enso à Blanc.
lesson-enso-give-nothing-away-missed = Ce coup laisse la pierre blanche en c3 isolée : Blanc a un enso.
lesson-enso-give-nothing-away-hint = La pierre en c3 a une seule voisine, la vôtre en d4. Ne l’isolez pas.
lesson-enso-give-nothing-away-done = Exact : Blanc n’a pas d’enso, et votre pierre en c3 en est devenue un.

## See the threat

lesson-enso-threat-title = Voir la menace
lesson-enso-threat-text = Au prochain coup, Blanc pourrait capturer en e3 et y avoir un enso. Jouez un coup après lequel Blanc ne peut pas gagner aussitôt.
lesson-enso-threat-missed = Au prochain coup, Blanc peut encore faire un enso.
lesson-enso-threat-hint = Déplacez la pierre en e3 elle-même.
lesson-enso-threat-done = Exact : Blanc ne peut pas faire d’enso au prochain coup.

## Both at once

lesson-enso-both-title = Les deux à la fois
lesson-enso-both-text = Si votre coup laisse un enso à chaque joueur, vous gagnez, car c’est vous qui avez joué. Jouez un tel coup.
lesson-enso-both-missed = Après ce coup, les deux joueurs n’ont pas chacun un enso.
lesson-enso-both-hint = Capturez avec la pierre en d5.
lesson-enso-both-done = Exact : chacun a un enso, et Noir gagne, car c’est lui qui vient de jouer.

## Block your opponent

lesson-enso-block-title = Bloquer l’adversaire
lesson-enso-block-text = Celui qui doit jouer et ne le peut pas a perdu. Une pierre isolée ne peut pas bouger. Ne laissez aucun coup à Blanc.
lesson-enso-block-missed = Blanc peut encore jouer.
lesson-enso-block-hint = Une seule pierre blanche a des voisines : celle en c6.
lesson-enso-block-done = Exact : toutes les pierres blanches sont isolées, Blanc ne peut donc pas jouer.
