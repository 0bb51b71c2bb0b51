### Enso: what is said during a match, the levels of the computer, options and looks.

enso-instruction = Mova uma pedra: ao lado de uma inimiga, ela tem de capturar; entre amigas, ela pode sair dali.
enso-instruction-must-capture = Esta pedra está ao lado de uma inimiga e tem de capturar: a primeira pedra de uma linha, se for inimiga.
enso-instruction-may-leave = Esta pedra está entre amigas: ela vai para o lado de uma inimiga, ou para onde não fique ao lado de nenhuma pedra.
enso-instruction-frozen = Esta pedra não está ao lado de nenhuma outra e não pode se mover.

enso-win-stone = { $winner-id ->
    [side-white] As Brancas têm uma pedra em enso: as oito casas em volta dela estão vazias.
    [side-black] As Pretas têm uma pedra em enso: as oito casas em volta dela estão vazias.
   *[other] { $winner } tem uma pedra em enso: as oito casas em volta dela estão vazias.
}
enso-win-no-move = { $loser-id ->
    [side-white] As Brancas estão na vez e não têm jogada possível.
    [side-black] As Pretas estão na vez e não têm jogada possível.
   *[other] { $loser } está na vez e não tem jogada possível.
}

## What a computer of each level sees and overlooks.

enso-level-0 = Só pensa quando está em desvantagem; fora isso joga ao acaso e muitas vezes deixa passar uma pedra em enso.
enso-level-1 = Só olha a própria jogada, quer uma pedra em enso e muitas vezes não vê jogadas longas nem o que você está tramando.
enso-level-2 = Vê também a sua próxima jogada e faz toda pedra em enso que puder; deixa passar muitas jogadas longas e pedras que ficam sozinhas.
enso-level-3 = Vê quase tudo o que pode acontecer nas próximas jogadas; de vez em quando se surpreende com uma pedra que fica sozinha.
enso-level-4 = Não deixa passar nenhuma jogada e vê algumas à frente, mas muitas vezes se engana sobre quem vai ficar sem jogadas.
enso-level-5 = Vê mais longe, raramente avalia mal uma posição e joga bem as últimas jogadas.
enso-level-6 = Vê tão longe quanto consegue e joga as últimas dez jogadas, mais ou menos, sem errar.

## About the game, in the form of a new match and in the credits

enso-description = Consiga, antes do adversário, uma pedra com oito casas vazias em volta. Uma pedra ao lado de uma inimiga só pode capturar; uma pedra entre amigas vai até uma inimiga ou para onde fique sozinha.
# How the game is won. In the panel, in small letters.
enso-aim = Vença com uma pedra que tenha oito casas vazias em volta, ou deixando o adversário sem jogada.
# Follows "By", as in "By Dieter Stein".
enso-author = Dieter Stein
enso-licence = O Enso pertence ao seu autor; esta edição não é oficial.

## The looks of its board and pieces. At most 24 letters.

enso-theme-usual = Kaya
enso-theme-other = Índigo

## The board in words, for players who listen. All but the last are labels and parts of sentences.

enso-describe-stone = { $owner ->
    [black] pedra preta
   *[white] pedra branca
}
enso-describe-own-stone = pedra
enso-describe-must-capture = tem de capturar se ela se mover
enso-describe-may-leave = pode se mover
enso-describe-frozen = não está ao lado de nenhuma pedra e não pode se mover
enso-describe-no-move = não tem jogada possível
enso-describe-stones = { $player }, { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}: { $squares }.
