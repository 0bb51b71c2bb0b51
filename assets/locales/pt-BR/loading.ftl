### The first screen, while files are loaded, and the screen that names a file that can't be.

loading-progress = Arrumando a mesa: { NUMBER($there) } de { NUMBER($all) }
loading-failed = Está faltando alguma coisa
loading-file = Não dá para arrumar a mesa, porque este arquivo não pôde ser carregado:
loading-file-without-name = um arquivo sem nome
loading-again = Tentar de novo
loading-not-found = O arquivo não foi encontrado.
# $status: a number of the web's protocol, like 404.
loading-status = O servidor respondeu com { $status }.
# $detail: words of the program's parts, always English.
loading-detail = Detalhe técnico, em inglês: “{ $detail }”.
