### The program as a whole: words that stand in several places.

# The name of this language in itself, for the choice of language.
language-name = Português

## The help on the command line: `zen-table --help`

help-about = Quatro jogos de tabuleiro abstratos com uma palavra em comum, em uma mesa 3D
# Headings; a colon follows.
help-usage = Uso
help-arguments = Argumentos
help-options = Opções
# After the name of the program.
help-usage-of-options = { $program } [OPÇÕES] [ARQUIVO]
help-data = Guardar partidas e configurações nesta pasta
help-assets = Carregar sons e texturas desta pasta em vez dos do programa
help-record = Abrir a partida deste registro
help-link = Abrir a partida deste link
help-start = Começar já uma partida entre duas pessoas
help-language = Mostrar os textos neste idioma
help-probe = Responder na saída padrão a perguntas da entrada padrão, para testes
help-help = Mostrar a ajuda
help-version = Mostrar a versão
# An option's help, and its values.
help-with-values = { $help } [valores possíveis: { $values }]
# What stands for an option's value.
help-value-folder = PASTA
help-value-file = ARQUIVO
help-value-address = ENDEREÇO
help-value-game = JOGO
help-value-language = IDIOMA

## The entry in the menus of desktops: assets/desktop/zen-table.desktop

desktop-comment = Quatro jogos de tabuleiro abstratos com uma palavra em comum, em uma só mesa
# Words that the entry is found by, each with a semicolon after it.
desktop-keywords = jogo de tabuleiro;abstrato;estratégia;Enso;ZeN;Zener;
desktop-record = Partida do Zen Table
