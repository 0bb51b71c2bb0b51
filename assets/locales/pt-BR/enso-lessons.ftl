### The lessons of Enso: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Capture beside enemies

lesson-enso-capture-title = Ao lado de uma inimiga
lesson-enso-capture-text = Uma pedra ao lado de uma inimiga tem de capturar. Ela anda em linha reta e toma o lugar de uma pedra inimiga. Capture uma pedra branca.
lesson-enso-capture-missed = Essa jogada não captura nada.
lesson-enso-capture-hint = A pedra preta em a4 tem pedras brancas ao lado.
lesson-enso-capture-done = Certo: a sua pedra está onde estava a pedra branca.

## Near or far

lesson-enso-capture-from-afar-title = De perto ou de longe
lesson-enso-capture-from-afar-text = A pedra captura a primeira que encontra em linha reta, perto ou longe. Capture uma pedra branca que não seja vizinha da pedra que captura.
lesson-enso-capture-from-afar-missed = Isso não é uma captura de longe.
lesson-enso-capture-from-afar-hint = De b4, olhe para a direita pela fileira 4: a primeira pedra ali é branca.
lesson-enso-capture-from-afar-done = Certo: não havia nenhuma pedra entre as duas.

## Who must capture

lesson-enso-who-must-capture-title = Quem tem de capturar
lesson-enso-who-must-capture-text = Ao lado quer dizer em uma das oito casas ao redor. Aponte todas as pedras pretas que têm de capturar, porque há uma pedra branca ao lado delas.
lesson-enso-who-must-capture-missed = Essa não é uma pedra preta ao lado de uma branca.
lesson-enso-who-must-capture-hint = São três. Olhe em volta de b6 e de e3.
lesson-enso-who-must-capture-done = Certo: cada uma delas tem uma pedra branca ao lado.

## Leave your friends

lesson-enso-leave-title = Deixe as amigas
lesson-enso-leave-text = Uma pedra só ao lado de amigas não pode capturar. Ela vai para uma casa vazia ao lado de uma inimiga. Leve uma pedra assim para o lado de uma branca.
lesson-enso-leave-missed = Isso captura, ou não termina ao lado de uma pedra branca.
lesson-enso-leave-hint = A pedra em d3 só tem amigas ao lado.
lesson-enso-leave-done = Certo: ela deixou as amigas e agora está ao lado de uma inimiga.

## Or stand alone

lesson-enso-stand-alone-title = Ou ela fica sozinha
lesson-enso-stand-alone-text = Uma pedra só ao lado de amigas também pode ir para uma casa sem nenhuma pedra ao lado. Mova a pedra em d3 para uma casa dessas.
lesson-enso-stand-alone-missed = Aqui, a pedra em d3 tem de terminar sem nenhuma pedra ao lado.
lesson-enso-stand-alone-hint = De d3, olhe pela diagonal para baixo e para a direita.
lesson-enso-stand-alone-done = Certo: não há mais nenhuma pedra ao lado dela.

## Who may not move

lesson-enso-who-may-not-move-title = Quem não pode se mover
lesson-enso-who-may-not-move-text = Uma pedra sem nenhuma outra ao lado não pode se mover. Aponte todas as pedras pretas que não podem se mover.
lesson-enso-who-may-not-move-missed = Essa não é uma pedra preta que só tem casas vazias em volta.
lesson-enso-who-may-not-move-hint = São duas, e as duas estão na borda.
lesson-enso-who-may-not-move-done = Certo: elas estão sozinhas e têm de esperar.

## The enso stone

lesson-enso-enso-title = A pedra em enso
lesson-enso-enso-text = Uma pedra com oito casas vazias em volta está em enso, e o dono dela vence. Na borda não há oito casas. Faça uma pedra em enso.
lesson-enso-enso-missed = Nenhuma pedra preta tem oito casas vazias em volta.
lesson-enso-enso-hint = Separe as pedras em a2 e b2, para que uma delas tenha oito casas vazias em volta.
lesson-enso-enso-done = Certo: as oito casas em volta dela estão vazias. Isso é um enso.

## The last neighbour leaves

lesson-enso-last-neighbour-title = A última vizinha sai
lesson-enso-last-neighbour-text = A sua pedra também fica em enso quando a última vizinha dela sai. Capture de modo que a sua pedra em d3 fique sozinha.
lesson-enso-last-neighbour-missed = Com isso, a pedra em d3 não fica sozinha.
lesson-enso-last-neighbour-hint = A única vizinha de d3 é a pedra em e4.
lesson-enso-last-neighbour-done = Certo: a última vizinha saiu, e a pedra em d3 está em enso.

## Give nothing away

lesson-enso-give-nothing-away-title = Não entregue nada
lesson-enso-give-nothing-away-text = A sua jogada também pode deixar uma pedra branca com oito casas vazias em volta: então as Brancas vencem. Capture sem dar às Brancas uma pedra em enso.
lesson-enso-give-nothing-away-missed = Isso deixa sozinha a pedra branca em c3: as Brancas têm uma pedra em enso.
lesson-enso-give-nothing-away-hint = A pedra em c3 tem uma só vizinha: a sua, em d4. Não deixe a pedra em c3 sozinha.
lesson-enso-give-nothing-away-done = Certo: as Brancas não têm pedra em enso, e a sua pedra em c3 passou a ser uma.

## See the threat

lesson-enso-threat-title = Veja a ameaça
lesson-enso-threat-text = As Brancas poderiam capturar em e3 e ter ali uma pedra em enso. Faça uma jogada depois da qual as Brancas não possam vencer logo em seguida.
lesson-enso-threat-missed = As Brancas ainda podem fazer uma pedra em enso com a próxima jogada.
lesson-enso-threat-hint = Mova a própria pedra em e3.
lesson-enso-threat-done = Certo: as Brancas não podem fazer uma pedra em enso com a próxima jogada.

## Both at once

lesson-enso-both-title = Os dois ao mesmo tempo
lesson-enso-both-text = Se a sua jogada deixa os dois jogadores com uma pedra em enso, você vence, porque foi você quem jogou. Faça uma jogada assim.
lesson-enso-both-missed = Essa jogada não deixa os dois jogadores com uma pedra em enso.
lesson-enso-both-hint = Capture com a pedra em d5.
lesson-enso-both-done = Certo: os dois têm uma pedra em enso, e as Pretas venceram porque fizeram a jogada.

## Block your opponent

lesson-enso-block-title = Deixe o adversário sem jogada
lesson-enso-block-text = Quem está na vez e não pode jogar perde. Pedras sozinhas não podem se mover. Deixe as Brancas sem jogada.
lesson-enso-block-missed = As Brancas ainda podem jogar.
lesson-enso-block-hint = Só uma pedra branca tem vizinhas: a que está em c6.
lesson-enso-block-done = Certo: todas as pedras brancas estão sozinhas, e as Brancas não podem jogar.
