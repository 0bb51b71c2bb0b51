### Zener: what is said during a match, the levels of the computer, options and looks.

## The symbols on the pieces, named alone.

zener-symbol = { $symbol ->
    [circle] círculo
    [cross] cruz
    [waves] ondas
    [square] quadrado
   *[star] estrela
}

## Instructions

zener-instruction-step = Uma casa para cima, para baixo, para a esquerda ou para a direita: vazia ou com qualquer peça.
zener-instruction-step-off = Uma casa para cima, para baixo, para a esquerda ou para a direita, vazia ou com qualquer peça; ou saia do tabuleiro para vencer.
zener-instruction-answer = { $symbol ->
    [circle] Responda com o círculo: essa peça faz o primeiro movimento.
    [cross] Responda com a cruz: essa peça faz o primeiro movimento.
    [waves] Responda com as ondas: essa peça faz o primeiro movimento.
    [square] Responda com o quadrado: essa peça faz o primeiro movimento.
   *[star] Responda com a estrela: essa peça faz o primeiro movimento.
}
zener-instruction-free = { $symbol ->
    [circle] Movimento livre: qualquer peça, menos o círculo.
    [cross] Movimento livre: qualquer peça, menos a cruz.
    [waves] Movimento livre: qualquer peça, menos as ondas.
    [square] Movimento livre: qualquer peça, menos o quadrado.
   *[star] Movimento livre: qualquer peça, menos a estrela.
}
zener-instruction-first = A primeira jogada é um só movimento livre, com qualquer peça.
zener-instruction-blocked = { $symbol ->
    [circle] O seu círculo está bloqueado e não pode responder. Movimento livre: qualquer peça.
    [cross] A sua cruz está bloqueada e não pode responder. Movimento livre: qualquer peça.
    [waves] As suas ondas estão bloqueadas e não podem responder. Movimento livre: qualquer peça.
    [square] O seu quadrado está bloqueado e não pode responder. Movimento livre: qualquer peça.
   *[star] A sua estrela está bloqueada e não pode responder. Movimento livre: qualquer peça.
}

## Wins

zener-win-left = { $winner-id ->
    [side-white] Uma peça das Brancas
    [side-black] Uma peça das Pretas
   *[other] Uma peça de { $winner }
} saiu do tabuleiro pela fileira inicial { $loser-id ->
    [side-white] das Brancas
    [side-black] das Pretas
   *[other] de { $loser }
}.
zener-win-blocked = { $loser-id ->
    [side-white] Todas as peças das Brancas estão bloqueadas.
    [side-black] Todas as peças das Pretas estão bloqueadas.
   *[other] Todas as peças de { $loser } estão bloqueadas.
}

## What a computer of each level sees and overlooks.

zener-level-0 = Só pensa quando está em desvantagem; fora isso anda ao acaso, mesmo na borda, de onde poderia sair.
zener-level-1 = Olha um movimento por vez e só quer atravessar; muitas vezes esquece que uma peça pode ser coberta ou andar para trás.
zener-level-2 = Olha dois movimentos e nunca perde a chance de sair do tabuleiro; raramente pensa a que símbolo você vai ter de responder.
zener-level-3 = Vê também a maioria das suas respostas; um movimento para trás, ou em cima de uma peça dele, ainda o surpreende às vezes.
zener-level-4 = Não deixa passar nenhum movimento e pensa uma ou duas jogadas à frente, mas muitas vezes avalia mal uma corrida.
zener-level-5 = Pensa três ou quatro jogadas à frente e escolhe o símbolo a que você menos gostaria de responder.
zener-level-6 = Vê tão longe quanto consegue: muitas vezes sabe quem vence uma corrida antes de ela começar.

## About the game, in the form of a new match and in the credits

zener-description = Leve uma peça para fora do tabuleiro pelo lado oposto, ou bloqueie as cinco peças do adversário. Em cada jogada, responda primeiro com o símbolo que o adversário moveu por último; depois, mova outra peça à sua escolha.
# How the game is won. In the panel, in small letters.
zener-aim = Vença fazendo uma peça sair do tabuleiro pelo lado do adversário, ou bloqueando todas as peças dele.
# Follows "By", as in "By Dieter Stein".
zener-author = Carlos Seabra, com Genima e Mário Pina Seabra
zener-licence = O Zener pertence ao seu autor e à sua editora; esta edição não é oficial.

## The looks of its board and pieces. At most 24 letters.

zener-theme-usual = Ardósia
zener-theme-other = Nogueira

## Options in the form of a new match

zener-options-setup = Preparação
zener-options-ordered = Em ordem
zener-options-shuffled = Embaralhada
zener-options-blind = Às cegas
zener-options-ordered-help = Círculo, cruz, ondas, quadrado, estrela, da esquerda para a direita de cada jogador.
zener-options-shuffled-help = A ordem das peças de cada lado é sorteada.
zener-options-blind-help = As Brancas arrumam as peças às escondidas; depois, as Pretas, à vista de todos; cada lado à mão ou por sorteio. Onde os dois símbolos são iguais, a peça das Pretas começa uma casa à frente.

## The board in words, for players who listen. The first three are labels and parts of sentences.

zener-describe-piece = { $owner ->
    [white] { $symbol ->
        [circle] círculo branco
        [cross] cruz branca
        [waves] ondas brancas
        [square] quadrado branco
       *[star] estrela branca
    }
   *[black] { $symbol ->
        [circle] círculo preto
        [cross] cruz preta
        [waves] ondas pretas
        [square] quadrado preto
       *[star] estrela preta
    }
}
zener-describe-may-go-on-top = a peça pode ir por cima
# $piece is a symbol: "star on B 2, blocked".
zener-describe-on-blocked = { $piece } em { $square }, peça bloqueada
zener-describe-left = { $player }: { $piece } de { $square } para fora do tabuleiro.
zener-describe-blocked = Agora bloqueada, esta peça: { $piece }.
zener-describe-free = Livre de novo, esta peça: { $piece }.
zener-describe-stack = De cima para baixo: { $pieces }.
zener-describe-pieces = { $player }: { $pieces }.
