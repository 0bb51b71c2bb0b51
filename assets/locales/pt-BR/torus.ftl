### ZeN, the game on a torus: what is said during a match, the levels of the computer, options and looks.

torus-instruction-drop = Coloque uma pedra em qualquer casa vazia.
torus-instruction = Coloque uma pedra em uma casa vazia, ou escolha uma das suas pedras para fazer uma ligação.
torus-instruction-link = Agora escolha a pedra vizinha na diagonal que vai ser ligada a esta.
# $second names one player, or two partners (names-two).
torus-opening = Abertura equilibrada: coloque a pedra { $number } de { $stones }, que é de { $colour }. Depois, { $second-id ->
    [names-two] { $second } escolhem
   *[other] { $second } escolhe
} um lado.
torus-choice-of-side = As três pedras já estão no tabuleiro. Z quer um laço ao longo das fileiras; N, um laço ao longo das colunas. N joga em seguida.

# $loop-class is one of the loops below.
torus-win-loop = { $winner } completou { $loop-class }.

## Loops: how they go round the torus. Z (player one) needs a horizontal loop or an SW–NE spiral, N a vertical loop or
## an SE–NW spiral. The words stand inside a sentence.

torus-loop-horizontal = um laço horizontal
torus-loop-vertical = um laço vertical
torus-loop-rising = uma espiral SO–NE
torus-loop-falling = uma espiral SE–NO
torus-loop-rising-often = uma espiral SO–NE ({ $east ->
    [one] { $east } volta
   *[other] { $east } voltas
} para o leste, { NUMBER($north) } para o norte)
torus-loop-falling-often = uma espiral SE–NO ({ $west ->
    [one] { $west } volta
   *[other] { $west } voltas
} para o oeste, { NUMBER($north) } para o norte)

## A player's longest chain of stones, or the one under the pointer. It follows the name of its owner: "Z: 5 stones, …".

# $loop-class is one of the loops above.
torus-chain-closed = { $stones ->
    [one] { $stones } pedra, { $loop-class }
   *[other] { $stones } pedras, { $loop-class }
}
torus-chain-lacks-link = { $stones ->
    [one] { $stones } pedra; falta uma ligação para { $loop-class }
   *[other] { $stones } pedras; falta uma ligação para { $loop-class }
}
torus-chain-lacks-stones = { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
}; { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
} para { $loop-class }
# The chain goes all the way round the torus and passes itself without touching.
torus-chain-passes-lacks-link = { $stones ->
    [one] { $stones } pedra, que dá a volta sem fechar; falta uma ligação para { $loop-class }
   *[other] { $stones } pedras, que dão a volta sem fechar; falta uma ligação para { $loop-class }
}
torus-chain-passes-lacks-stones = { $stones ->
    [one] { $stones } pedra, que dá a volta sem fechar
   *[other] { $stones } pedras, que dão a volta sem fechar
}; { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
} para { $loop-class }
# A chain (one of the five above) whose loop is the other player's kind. $owner is z or n.
torus-chain-wins-nothing = { $owner ->
    [z] { $chain }, que não dá a vitória a Z: Z precisa de um laço horizontal ou de uma espiral SO–NE
   *[n] { $chain }, que não dá a vitória a N: N precisa de um laço vertical ou de uma espiral SE–NO
}
torus-chain-would-win-nothing = { $owner ->
    [z] { $chain }, que não daria a vitória a Z: Z precisa de um laço horizontal ou de uma espiral SO–NE
   *[n] { $chain }, que não daria a vitória a N: N precisa de um laço vertical ou de uma espiral SE–NO
}

## What a computer of each level sees and overlooks.

torus-level-0 = Só constrói quando está em desvantagem; fora isso joga ao acaso, mesmo onde poderia fechar um laço.
torus-level-1 = Joga perto de onde há pedras; deixa passar quase tudo o que acontece através das emendas, muitas ligações e as ameaças que você faz.
torus-level-2 = Sabe aonde quer chegar, mas muitas vezes se perde nas emendas e esquece ligações.
torus-level-3 = Completa o que dá a vitória na hora; ainda não vê algumas conexões através das emendas nem as ameaças longas.
torus-level-4 = Vê através das emendas, responde a todas as ameaças e sabe quais pedras não podem ser separadas.
torus-level-5 = Planeja no toro inteiro e calcula até o fim cada disputa local.
torus-level-6 = Tão forte quanto este programa consegue ser: muitas vezes sabe quem vai vencer bem antes de o laço se fechar.

## About the game, in the form of a new match and in the credits

# The name in lists of games, beside ZEN L'initié, from which it is to be told apart at a glance.
torus-title-in-list = ZeN (toro)
torus-description = Forme com as suas pedras um laço que dê a volta em um tabuleiro sem bordas. Z vence ao longo das fileiras ou subindo para a direita; N, ao longo das colunas ou subindo para a esquerda.
# How the game is won. In the panel, in small letters.
torus-aim = Vença com um laço das suas pedras em volta do tabuleiro, na direção dos traços da sua letra: Z ao longo das fileiras ou subindo para a direita, N ao longo das colunas ou subindo para a esquerda.
# Follows "By", as in "By Dieter Stein".
torus-author = Bill Taylor
torus-licence = O ZeN pertence ao seu autor; esta edição não é oficial.

## The looks of its board and pieces. At most 24 letters.

torus-theme-usual = Bambu
torus-theme-other = Tinta no papel

## Options in the form of a new match

torus-options-board = Tabuleiro
torus-options-smaller-board = Tabuleiro menor
torus-options-larger-board = Tabuleiro maior
torus-options-for-beginners = 9, para começar
torus-options-as-published = 15, como publicado
torus-options-balanced-opening = Abertura equilibrada
torus-options-balanced-opening-help = O primeiro jogador coloca três pedras; depois, o segundo escolhe de que lado quer jogar.

## The board in words, for players who listen. The first eight are labels and parts of sentences.

torus-describe-stone = pedra de { $player }
torus-describe-own-stone = pedra
torus-describe-drop = aqui se pode colocar uma pedra
# The stone could then be linked to a stone of the same player.
torus-describe-drop-link = aqui se pode colocar uma pedra, ligação possível
torus-describe-drop-link-seam = aqui se pode colocar uma pedra, ligação possível através da emenda
torus-describe-linkable = pode ser ligada
torus-describe-link = ligação possível
torus-describe-link-seam = ligação possível através da emenda
torus-describe-links-to = Esta pedra pode ser ligada a: { $squares }.
torus-describe-dropped = { $player }: pedra em { $square }.
torus-describe-linked = { $player }: ligação de { $from } a { $to }.
torus-describe-linked-seam = { $player }: ligação de { $from } a { $to }, através da emenda.
torus-describe-is-linked = Ligada a: { $squares }.
torus-describe-chain = As pedras desta corrente: { $squares }.
torus-describe-no-stones = { $player } não tem nenhuma pedra no tabuleiro.
torus-describe-stones = { $player }, { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}: { $squares }.
torus-describe-links-of = Ligações de { $player }: { $links }.
