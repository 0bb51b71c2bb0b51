### The page around the game in the browser: its start screen, and what it says when something goes wrong.
###
### `cargo xtask web` hands these messages to the page's script, which knows no selectors: only arguments as they are.

# The description of the page for search engines.
page-description = Quatro jogos de tabuleiro abstratos com uma palavra em comum, em uma só mesa: ZEN L'initié, Enso, ZeN e Zener.

## The start screen

page-subtitle = Quatro jogos de tabuleiro com uma palavra em comum, em uma só mesa.
# What each game is about, in a few words under a drawing; their aims are told in full by `zen-aim` and the like.
page-aim-zen = Junte todos os seus peões em uma só corrente.
page-aim-enso = Tenha uma pedra com oito casas vazias em volta.
page-aim-torus = Feche um laço em volta de um tabuleiro sem bordas.
page-aim-zener = Saia do tabuleiro com uma peça pelo lado do adversário.
page-play = Jogar
page-language = Idioma
# For screen readers: the picture of the table, and the bar that shows how much has been fetched.
page-table = A mesa: um jogo desenhado em três dimensões
page-loading = Carregando
# The page’s first button, seen only by who comes to it with the key Tab. Pressed once more, it is off again.
page-listen = Descrever tudo ao meu leitor de tela

## While the game is fetched

page-setting = Arrumando a mesa…
page-fetching = Arrumando a mesa: { $fetched } de { $all } MB
page-fetching-for = Arrumando a mesa: { $fetched } de { $all } MB, faltam cerca de { $seconds } s
page-lighting = Acendendo o abajur…

## What goes wrong

page-lacks-webgl = Este navegador não consegue desenhar em três dimensões (falta o WebGL 2), por isso você joga aqui com palavras e letras. Para ver a mesa, atualize o navegador, ative a aceleração de hardware nas configurações dele ou use outro: o Firefox, o Chrome, o Edge e o Safari dos últimos anos conseguem.
page-open-elsewhere = O Zen Table está aberto em outra aba deste navegador. Continue por lá. Quando você fechar aquela aba, o jogo virá para cá.
page-forgets = O Safari apaga o que uma página guarda quando você passa sete dias sem abri-la. Para manter suas partidas, adicione o Zen Table à tela de início ou ao Dock, ou salve-as em arquivos.
# $reason is what the browser says, or the next message.
page-broken = Algo deu errado: { $reason }. As suas partidas estão guardadas; para voltar à mesa, recarregue esta página.
page-server-answers = { $file }: o servidor respondeu { $status }
page-drawing-lost = O navegador não deixa mais esta página desenhar, o que acontece quando falta memória. As suas partidas estão guardadas: recarregue a página para continuar.
# The button under what went wrong.
page-reload = Recarregar a página

## A newer version of the page

page-new-version = Há uma nova versão.
page-use-it = Atualizar
page-later = Depois
