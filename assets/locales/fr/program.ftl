### The program as a whole: words that stand in several places.

# The name of this language in itself, for the choice of language.
language-name = Français

## The help on the command line: `zen-table --help`

help-about = Quatre jeux de plateau abstraits autour d’un même mot, sur une table en 3D
# Headings; a colon follows.
help-usage = Utilisation{ "\u00A0" }
help-arguments = Arguments
help-options = Options{ "\u00A0" }
# After the name of the program.
help-usage-of-options = { $program } [OPTIONS] [FICHIER]
help-data = Conserver parties et réglages dans ce dossier
help-assets = Charger sons et textures depuis ce dossier au lieu de ceux du programme
help-record = Ouvrir la partie de ce fichier
help-link = Ouvrir la partie de ce lien
help-start = Commencer aussitôt une partie de ce jeu entre deux personnes
help-language = Afficher les textes dans cette langue
help-probe = Répondre sur la sortie standard aux questions de l’entrée standard, pour les tests
help-help = Afficher l’aide
help-version = Afficher la version
# An option's help, and its values.
help-with-values = { $help } [valeurs possibles : { $values }]
# What stands for an option's value.
help-value-folder = DOSSIER
help-value-file = FICHIER
help-value-address = ADRESSE
help-value-game = JEU
help-value-language = LANGUE

## The entry in the menus of desktops: assets/desktop/zen-table.desktop

desktop-comment = Quatre jeux de plateau abstraits autour d’un même mot, réunis sur une table
# Words that the entry is found by, each with a semicolon after it.
desktop-keywords = jeu de plateau;jeu de société;abstrait;stratégie;Enso;ZeN;Zener;
desktop-record = Partie de Zen Table
