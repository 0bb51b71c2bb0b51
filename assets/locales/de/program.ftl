### The program as a whole: words that stand in several places.

# The name of this language in itself, for the choice of language.
language-name = Deutsch

## The help on the command line: `zen-table --help`

help-about = Vier abstrakte Brettspiele, die ein Wort verbindet, an einem 3D-Tisch
# Headings; a colon follows.
help-usage = Aufruf
help-arguments = Argumente
help-options = Optionen
# After the name of the program.
help-usage-of-options = { $program } [OPTIONEN] [DATEI]
help-data = Partien und Einstellungen in diesem Ordner ablegen
help-assets = Klänge und Texturen aus diesem Ordner laden statt der eingebauten
help-record = Die Partie aus dieser Aufzeichnung öffnen
help-link = Die Partie aus diesem Link öffnen
help-start = Sofort eine Partie zwischen zwei Menschen beginnen
help-language = Texte in dieser Sprache zeigen
help-probe = Fragen von der Standardeingabe auf der Standardausgabe beantworten, für Tests
help-help = Hilfe anzeigen
help-version = Version anzeigen
# An option's help, and its values.
help-with-values = { $help } [mögliche Werte: { $values }]
# What stands for an option's value.
help-value-folder = ORDNER
help-value-file = DATEI
help-value-address = ADRESSE
help-value-game = SPIEL
help-value-language = SPRACHE

## The entry in the menus of desktops: assets/desktop/zen-table.desktop

desktop-comment = Vier abstrakte Brettspiele, die ein Wort verbindet, an einem Tisch
# Words that the entry is found by, each with a semicolon after it.
desktop-keywords = Brettspiel;abstrakt;Strategie;Enso;ZeN;Zener;
desktop-record = Zen-Table-Partie
