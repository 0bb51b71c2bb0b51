### The program as a whole: words that stand in several places.

# The name of this language in itself, for the choice of language.
language-name = English

## The help on the command line: `zen-table --help`

help-about = Four abstract board games that share a word, on one 3D table
# Headings; a colon follows.
help-usage = Usage
help-arguments = Arguments
help-options = Options
# After the name of the program.
help-usage-of-options = { $program } [OPTIONS] [FILE]
help-data = Keep matches and settings in this folder
help-assets = Load sounds and textures from this folder instead of the program’s own
help-record = Open the match of this record
help-link = Open the match in this link
help-start = Begin a game between two persons at once
help-language = Show texts in this language
help-probe = Answer questions from standard input on standard output, for tests
help-help = Print help
help-version = Print version
# An option's help, and its values.
help-with-values = { $help } [possible values: { $values }]
# What stands for an option's value.
help-value-folder = FOLDER
help-value-file = FILE
help-value-address = ADDRESS
help-value-game = GAME
help-value-language = LANGUAGE

## The entry in the menus of desktops: assets/desktop/zen-table.desktop

desktop-comment = Four abstract board games that share a word, on one table
# Words that the entry is found by, each with a semicolon after it.
desktop-keywords = board game;abstract;strategy;Enso;ZeN;Zener;
# What a file with a match is, in a file manager.
desktop-record = Zen Table match
