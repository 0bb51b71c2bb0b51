### The lessons of ZeN: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## A board without edges

lesson-torus-shift-title = Um tabuleiro sem bordas
lesson-torus-shift-text = O tabuleiro não tem bordas: o que sai por um lado volta pelo outro. Desloque o tabuleiro.
lesson-torus-shift-missed = Isso não desloca o tabuleiro.
lesson-torus-shift-hint = Arraste uma casa vazia ou use as teclas de deslocar o tabuleiro.
lesson-torus-shift-done = Certo: neste tabuleiro, todos os lugares são iguais.

## The doughnut

lesson-torus-fold-title = A rosquinha
lesson-torus-fold-text = Dobre o tabuleiro: onde as bordas se encontram, ele vira uma rosquinha.
lesson-torus-fold-missed = Isso não dobra o tabuleiro.
lesson-torus-fold-hint = Aperte o botão Rosquinha.
lesson-torus-fold-done = Certo: essa é a verdadeira forma do tabuleiro.

## Drop a stone

lesson-torus-drop-title = Coloque uma pedra
lesson-torus-drop-text = Na sua vez, você pode colocar uma pedra. Pedras lado a lado estão conectadas, também através da borda. Conecte os seus dois pares com uma pedra.
lesson-torus-drop-missed = Os seus pares continuam separados.
lesson-torus-drop-hint = A fileira 4 continua através da borda: olhe para a4.
lesson-torus-drop-done = Certo: a4 está ao lado de b4 e, através da borda, ao lado de g4.

## Make a link

lesson-torus-link-title = Faça uma ligação
lesson-torus-link-text = Vizinhas na diagonal ainda não estão conectadas. Em vez de colocar uma pedra, você pode ligar duas delas. Conecte os seus dois pares com uma ligação.
lesson-torus-link-missed = Isso não conecta os seus pares com uma ligação.
lesson-torus-link-hint = As pedras em c3 e d4 são vizinhas na diagonal.
lesson-torus-link-done = Certo: a ligação foi a sua jogada inteira, e os seus pares estão conectados.

## Cut a link

lesson-torus-cut-title = Corte uma ligação
lesson-torus-cut-text = Duas ligações nunca se cruzam. N gostaria de ligar as pedras em c4 e d3. Faça a ligação que corta essa.
lesson-torus-cut-missed = N ainda pode ligar as pedras em c4 e d3.
lesson-torus-cut-hint = As suas pedras em c3 e d4 ficam na outra diagonal.
lesson-torus-cut-done = Certo: ligações não se cruzam, e N não pode mais ligar essas pedras.

## Close a loop

lesson-torus-loop-title = Feche um laço
lesson-torus-loop-text = Você é Z. Uma corrente que dá a volta no tabuleiro e se fecha é um laço. Z vence com um laço ao longo das fileiras. Feche esse laço.
lesson-torus-loop-missed = Isso não fecha um laço ao longo das fileiras.
lesson-torus-loop-hint = Falta uma pedra na fileira 4.
lesson-torus-loop-done = Certo: através da borda, a corrente se fecha, e por isso é um laço.

## Loop or ring

lesson-torus-ring-title = Laço ou anel
lesson-torus-ring-text = Um anel que você poderia desenhar em uma folha de papel não vence. Um laço dá a volta no tabuleiro. Feche o laço, não o anel.
lesson-torus-ring-missed = Isso não fecha um laço em volta do tabuleiro.
lesson-torus-ring-hint = Olhe para a fileira 2: ela continua através da borda.
lesson-torus-ring-done = Certo: a fileira 2 dá a volta no tabuleiro. O anel acima dela, não.

## The letter Z

lesson-torus-letter-z-title = A letra Z
lesson-torus-letter-z-text = Escreva um Z: dois traços são horizontais, e um sobe para a direita. Com laços ao longo desses traços, Z vence. Você é Z: vença.
lesson-torus-letter-z-missed = Isso não é um laço ao longo de um traço da letra Z.
lesson-torus-letter-z-hint = Um laço vertical não dá a vitória a Z. Feche o horizontal.
lesson-torus-letter-z-done = Certo: um laço horizontal segue dois traços da letra Z.

## The letter N

lesson-torus-letter-n-title = A letra N
lesson-torus-letter-n-text = Escreva um N: dois traços são verticais, e um desce para a direita. Com laços ao longo desses traços, N vence. Você é N: vença.
lesson-torus-letter-n-missed = Isso não é um laço ao longo de um traço da letra N.
lesson-torus-letter-n-hint = Um laço horizontal não dá a vitória a N. Feche o vertical.
lesson-torus-letter-n-done = Certo: um laço vertical segue dois traços da letra N.

## Win with a spiral

lesson-torus-spiral-title = Vença com uma espiral
lesson-torus-spiral-text = Um laço inclinado é uma espiral: ele dá a volta no tabuleiro nas duas direções. A letra Z sobe para a direita. Feche a sua espiral.
lesson-torus-spiral-missed = Isso não fecha a sua espiral.
lesson-torus-spiral-hint = As pedras em a1 e g7 são vizinhas na diagonal através das bordas.
lesson-torus-spiral-done = Certo: a sua espiral sobe para a direita, como o traço longo do Z. A de N também sobe assim e não daria a vitória.

## Stop a loop

lesson-torus-stop-title = Impeça um laço
lesson-torus-stop-text = Falta só uma pedra a um laço vertical de N. Faça uma jogada depois da qual N não possa vencer logo em seguida.
lesson-torus-stop-missed = N pode fechar o laço com a próxima jogada.
lesson-torus-stop-hint = Olhe para a coluna e.
lesson-torus-stop-done = Certo: agora N não pode fechar esse laço.

## A fair beginning

lesson-torus-balanced-opening-title = Um começo justo
lesson-torus-balanced-opening-text = Jogar primeiro ajuda. Na abertura equilibrada, um jogador coloca as três primeiras pedras; depois, o outro escolhe um lado. Coloque as três pedras.
lesson-torus-balanced-opening-missed = Aqui é para colocar três pedras.
lesson-torus-balanced-opening-hint = Quaisquer casas vazias servem.
lesson-torus-balanced-opening-done = Certo: agora o outro jogador escolheria um lado. Por isso, o melhor é ser justo.
