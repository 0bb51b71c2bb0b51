### The page around the game in the browser: its start screen, and what it says when something goes wrong.
###
### `cargo xtask web` hands these messages to the page's script, which knows no selectors: only arguments as they are.

# The description of the page for search engines.
page-description = Quatre jeux de plateau abstraits autour d’un même mot, réunis sur une table : ZEN L'initié, Enso, ZeN et Zener.

## The start screen

page-subtitle = Quatre jeux de plateau autour d’un même mot, réunis sur une table.
# What each game is about, in a few words under a drawing; their aims are told in full by `zen-aim` and the like.
page-aim-zen = Réunissez tous vos pions en une seule chaîne.
page-aim-enso = Ayez une pierre entourée de huit cases vides.
page-aim-torus = Fermez une boucle autour d’un plateau sans bords.
page-aim-zener = Faites sortir une pièce par le côté adverse.
page-play = Jouer
page-language = Langue
# For screen readers: the picture of the table, and the bar that shows how much has been fetched.
page-table = La table : une partie dessinée en trois dimensions
page-loading = Chargement
# The page’s first button, seen only by who comes to it with the key Tab. Pressed once more, it is off again.
page-listen = Tout décrire à mon lecteur d’écran

## While the game is fetched

page-setting = Préparation de la table…
page-fetching = Préparation de la table : { $fetched } sur { $all } Mo
page-fetching-for = Préparation de la table : { $fetched } sur { $all } Mo, encore { $seconds } s environ
page-lighting = La lampe s’allume…

## What goes wrong

page-lacks-webgl = Ce navigateur ne sait pas dessiner en trois dimensions (il lui manque WebGL 2) : vous jouez donc ici avec des mots et des lettres. Pour voir la table, mettez-le à jour, activez l’accélération matérielle dans ses paramètres ou essayez-en un autre : les versions récentes de Firefox, Chrome, Edge et Safari en sont toutes capables.
page-open-elsewhere = Zen Table est ouvert dans un autre onglet de ce navigateur. Continuez là-bas. Quand vous fermerez cet onglet-là, le jeu viendra ici.
page-forgets = Safari supprime ce qu’une page conserve si vous ne l’avez pas ouverte pendant sept jours. Pour garder vos parties, ajoutez Zen Table à l’écran d’accueil ou au Dock, ou exportez-les dans des fichiers.
# $reason is what the browser says, or the next message.
page-broken = Un problème est survenu : { $reason }. Vos parties sont conservées ; rechargez cette page pour retrouver la table.
page-server-answers = le serveur a répondu { $status } pour { $file }
page-drawing-lost = Le navigateur ne laisse plus cette page dessiner, ce qui arrive quand la mémoire manque. Vos parties sont conservées : rechargez la page pour continuer.
# The button under what went wrong.
page-reload = Recharger la page

## A newer version of the page

page-new-version = Une nouvelle version est disponible.
page-use-it = Mettre à jour
page-later = Plus tard
