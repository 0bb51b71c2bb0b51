### The lessons of Zener: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Five symbols

lesson-zener-symbols-title = Cinco símbolos
lesson-zener-symbols-text = Cada jogador tem cinco símbolos: círculo, cruz, ondas, quadrado e estrela. As Pretas acabaram de mover a estrela. Aponte a sua peça com o mesmo símbolo.
lesson-zener-symbols-missed = Essa não é a estrela branca.
lesson-zener-symbols-hint = Ela está na sua fileira inicial, na ponta direita.
lesson-zener-symbols-done = Certo: é com essa peça que as Brancas têm de responder.

## One step

lesson-zener-step-title = Um movimento
lesson-zener-step-text = Uma peça anda uma casa para a frente, para trás ou para os lados. A primeira jogada das Brancas é um só movimento. Mova qualquer peça branca.
lesson-zener-step-missed = Isso não é um movimento.
lesson-zener-step-hint = Pegue qualquer peça branca e ande uma casa para a frente.
lesson-zener-step-done = Certo: uma casa, e nunca na diagonal.

## Answer the symbol

lesson-zener-answer-title = Responda ao símbolo
lesson-zener-answer-text = Toda jogada começa com o movimento obrigatório: você tem de mover a peça com o símbolo que o adversário moveu por último. As Pretas moveram as ondas. Responda.
lesson-zener-answer-missed = Aqui é para mover as ondas brancas.
lesson-zener-answer-hint = As ondas brancas estão em G3.
lesson-zener-answer-done = Certo: você respondeu às ondas com as ondas.

## The free step

lesson-zener-free-step-title = O movimento livre
lesson-zener-free-step-text = Depois da resposta, você faz um movimento livre com qualquer outra peça sua. As Pretas moveram a cruz. Faça os dois movimentos.
lesson-zener-free-step-missed = Aqui a cruz se move primeiro, e depois outra peça.
lesson-zener-free-step-hint = Mova primeiro a cruz branca e depois qualquer outra peça branca.
lesson-zener-free-step-done = Certo: primeiro a resposta, depois um movimento com outra peça.

## Step onto a piece

lesson-zener-stack-title = Suba em uma peça
lesson-zener-stack-text = Um movimento também pode terminar em cima de uma peça, sua ou do adversário. A de baixo fica bloqueada. Suba em uma peça preta.
lesson-zener-stack-missed = Isso não termina em cima de uma peça preta.
lesson-zener-stack-hint = As ondas brancas têm uma peça preta à frente, e a estrela branca também.
lesson-zener-stack-done = Certo: a peça preta está bloqueada até que a sua saia.

## Who is blocked

lesson-zener-blocked-title = Peças bloqueadas
lesson-zener-blocked-text = Só a peça de cima de uma pilha pode se mover. As de baixo estão bloqueadas. Aponte todas as pilhas em que uma peça preta está bloqueada.
lesson-zener-blocked-missed = Ali nenhuma peça preta está bloqueada.
lesson-zener-blocked-hint = São duas pilhas. Uma peça preta também pode estar embaixo de outra peça preta.
lesson-zener-blocked-done = Certo: é como se essas peças pretas estivessem fora do jogo.

## No answer

lesson-zener-no-answer-title = Sem resposta
lesson-zener-no-answer-text = As Pretas têm de responder ao símbolo que você move por último, se a peça delas não está bloqueada. Faça um movimento livre que as deixe sem resposta.
lesson-zener-no-answer-missed = As Pretas têm resposta para isso.
lesson-zener-no-answer-hint = O quadrado preto está bloqueado: as Pretas não podem responder ao quadrado.
lesson-zener-no-answer-done = Certo: agora as Pretas não têm movimento obrigatório, só um livre.

## Uncover a piece

lesson-zener-uncover-title = Libere uma peça
lesson-zener-uncover-text = Quando a peça de cima sai, a de baixo fica livre de novo. Responda com a sua cruz e, no movimento livre, mova a peça que estava embaixo dela.
lesson-zener-uncover-missed = Aqui é para mover a peça que estava embaixo da cruz.
lesson-zener-uncover-hint = A cruz está em cima da estrela. Mova a cruz e depois a estrela.
lesson-zener-uncover-done = Certo: a estrela ficou livre no mesmo instante.

## Walk off the board

lesson-zener-walk-off-title = Saia do tabuleiro
lesson-zener-walk-off-text = Estar na fileira inicial do adversário não basta. Dali, uma peça livre pode sair do tabuleiro com um movimento para a frente, e você vence. Faça isso.
lesson-zener-walk-off-missed = Essa peça não sai do tabuleiro.
lesson-zener-walk-off-hint = As ondas brancas estão na fileira inicial das Pretas.
lesson-zener-walk-off-done = Certo: quem sai primeiro do tabuleiro vence.

## Stop a piece

lesson-zener-stop-title = Pare uma peça
lesson-zener-stop-text = A estrela preta está na sua fileira inicial e poderia sair na próxima jogada. Uma peça bloqueada não pode. Pare a estrela.
lesson-zener-stop-missed = A estrela preta ainda pode sair do tabuleiro.
lesson-zener-stop-hint = Suba na estrela preta com a cruz ou com o quadrado.
lesson-zener-stop-done = Certo: embaixo da sua peça, a estrela está bloqueada.

## Block all five

lesson-zener-block-all-title = Bloqueie todas as cinco
lesson-zener-block-all-text = Você também vence quando as cinco peças do adversário estão bloqueadas. Só uma peça preta ainda está livre. Bloqueie essa peça.
lesson-zener-block-all-missed = Essa peça preta ainda está livre, ou outra ficou livre de novo.
lesson-zener-block-all-hint = A cruz preta está livre. Suba nela.
lesson-zener-block-all-done = Certo: as cinco peças pretas estão bloqueadas.

## Three set-ups

lesson-zener-set-ups-title = Três preparações
lesson-zener-set-ups-text = A preparação é em ordem, embaralhada ou às cegas. Às cegas, uma peça preta diante do próprio símbolo começa uma casa à frente. Aponte essas peças.
lesson-zener-set-ups-missed = Essa não é uma peça preta que começa à frente.
lesson-zener-set-ups-hint = Compare os símbolos em cada coluna. Há duas peças assim.
lesson-zener-set-ups-done = Certo: as duas estão diante do próprio símbolo.
