### The lessons of ZEN L'initié: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Count the line

lesson-zen-count-title = Conte as peças
lesson-zen-count-text = O peão anda exatamente tantas casas quantas são as peças na linha inteira, contando com ele. Mova o peão branco do canto K1.
lesson-zen-count-missed = Aqui é para mover o peão do canto K1.
lesson-zen-count-hint = Pegue o peão do canto de baixo, à direita. Em cada linha dele há três peças.
lesson-zen-count-done = Certo: ele andou tantas casas quantas são as peças na linha.

## Jump over friends

lesson-zen-jump-title = Pule os amigos
lesson-zen-jump-text = Um peão pode pular peões da mesma cor, nunca peões inimigos. As casas puladas também contam. Pule um peão branco.
lesson-zen-jump-missed = Essa jogada não pula nenhum peão branco.
lesson-zen-jump-hint = Há dois peões brancos na fileira 4. Ela tem três peças ao todo, e por isso eles andam três casas nela.
lesson-zen-jump-done = Certo: os amigos não fecham o caminho; os inimigos, sim.

## Land on an enemy

lesson-zen-capture-title = Caia na casa do inimigo
lesson-zen-capture-text = Você captura um peão inimigo ao cair exatamente na casa dele. Capturar nunca é obrigatório, mas faça isso agora: capture um peão preto.
lesson-zen-capture-missed = Essa jogada não captura nada.
lesson-zen-capture-hint = Tente o peão branco em B1. Em três das linhas dele, a conta termina em um peão preto.
lesson-zen-capture-done = Certo: a conta terminou exatamente no peão preto, e ele saiu do jogo.

## Friend or enemy

lesson-zen-friend-or-enemy-title = Amigo ou inimigo
lesson-zen-friend-or-enemy-text = O Zen vermelho não é de ninguém. Na sua vez, ele é amigo ou inimigo, como você quiser. Pule ou capture o Zen.
lesson-zen-friend-or-enemy-missed = Essa jogada não pula nem captura o Zen.
lesson-zen-friend-or-enemy-hint = Os peões em D4 e D8 podem pular o Zen. O peão em F8 pode capturar o Zen.
lesson-zen-friend-or-enemy-done = Certo: você pula o Zen como um amigo e o captura como um inimigo.

## Move the Zen

lesson-zen-move-the-zen-title = Mova o Zen
lesson-zen-move-the-zen-text = Você também pode mover o Zen como se fosse um peão seu: ele pula os seus peões e captura inimigos. Capture um peão preto com o Zen.
lesson-zen-move-the-zen-missed = Isso não captura um peão preto com o Zen.
lesson-zen-move-the-zen-hint = Conte a partir do Zen, pela fileira 6 ou descendo a coluna D: há três peças em cada uma.
lesson-zen-move-the-zen-done = Certo: nesta jogada, o Zen foi um peão seu.

## Two limits

lesson-zen-zen-limits-title = Dois limites
lesson-zen-zen-limits-text = As Pretas acabaram de mover o Zen de F4. Você não pode levá-lo já de volta para lá, e ele tem de terminar ao lado de um peão. Mova o Zen.
lesson-zen-zen-limits-missed = Aqui é para mover o Zen.
lesson-zen-zen-limits-hint = O Zen pode ir para D9: ali ele fica ao lado do peão em C9.
lesson-zen-zen-limits-done = Certo: o Zen está ao lado de um peão e não voltou para onde estava antes.

## One chain wins

lesson-zen-connect-title = Uma só corrente vence
lesson-zen-connect-text = Você vence quando todos os seus peões formam uma só corrente. Eles se conectam pelos lados ou pelos cantos. Conecte todos os seus peões.
lesson-zen-connect-missed = Nem todos os seus peões estão na mesma corrente.
lesson-zen-connect-hint = O peão em I3 está separado dos outros. Conte a fileira 3.
lesson-zen-connect-done = Certo: todos os peões brancos formam uma só corrente, e as Brancas venceram.

## The Zen belongs in it

lesson-zen-connect-with-the-zen-title = Com o Zen na corrente
lesson-zen-connect-with-the-zen-text = Enquanto o Zen estiver no tabuleiro, ele tem de fazer parte da sua corrente. Só assim você vence. Junte os seus peões e o Zen em uma corrente.
lesson-zen-connect-with-the-zen-missed = Os seus peões e o Zen não formam uma só corrente.
lesson-zen-connect-with-the-zen-hint = O peão em K1 está separado dos outros. Conte a diagonal dele.
lesson-zen-connect-with-the-zen-done = Certo: todos os peões brancos e o Zen formam uma só corrente.

## Do not help Black

lesson-zen-trap-title = Não ajude as Pretas
lesson-zen-trap-text = Se a sua jogada junta só os peões do adversário em uma corrente, você perde. Capture um peão preto sem deixar as Pretas em uma só corrente.
lesson-zen-trap-missed = Isso não captura nada, ou deixa as Pretas em uma só corrente.
lesson-zen-trap-hint = Sem o peão em I3, todos os outros peões pretos formam uma só corrente. Capture com o peão em A7.
lesson-zen-trap-done = Certo: o peão em I3 continua separado dos outros peões pretos.

## Give check

lesson-zen-check-title = Dê xeque
lesson-zen-check-text = Você dá xeque quando poderia vencer com a sua próxima jogada. O adversário tem de se defender. Dê xeque.
lesson-zen-check-missed = Depois dessa jogada, as Brancas não poderiam vencer com a próxima.
lesson-zen-check-hint = Os peões em F8 e em H2 podem, cada um, preparar a vitória.
lesson-zen-check-done = Certo: se as Pretas não fizerem nada contra isso, as Brancas vencem com a próxima jogada.

## Give checkmate

lesson-zen-checkmate-title = Dê xeque-mate
lesson-zen-checkmate-text = Se nenhuma jogada tira o adversário do xeque, é xeque-mate, e você vence. Aqui, as Pretas dão xeque. Responda com um xeque-mate.
lesson-zen-checkmate-missed = Isso não é xeque-mate.
lesson-zen-checkmate-hint = Mova o Zen para a direita na fileira 7, pulando o seu próprio peão.
lesson-zen-checkmate-done = Certo: as Brancas ameaçam vencer, e nenhuma resposta ajuda as Pretas.

## Points for a win

lesson-zen-points-title = Pontos pela vitória
lesson-zen-points-text = Em uma partida até 7 pontos, você marca um ponto por peça do perdedor fora do maior grupo dele. Aqui, duas jogadas vencem: faça a que marca mais pontos.
lesson-zen-points-missed = Isso não vence, ou marca menos pontos que a outra jogada que vence.
lesson-zen-points-hint = Capture com o peão em D5, para que o maior grupo das Pretas se divida.
lesson-zen-points-done = Certo: sem esse peão, o maior grupo das Pretas é menor, e mais peças contam.
