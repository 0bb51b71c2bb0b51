### ZEN L'initié: what is said during a match, the levels of the computer, options and looks.

zen-instruction = Mova um dos seus peões ou o Zen vermelho.
zen-instruction-pawn = O peão anda exatamente tantas casas quantas são as peças em toda a linha por onde ele passa. Escolha para onde.
zen-instruction-zen = O Zen anda exatamente tantas casas quantas são as peças em toda a linha por onde ele passa. Escolha para onde.

zen-win-connected = { $winner-id ->
    [side-white] Todas as peças das Brancas formam uma só corrente.
    [side-black] Todas as peças das Pretas formam uma só corrente.
   *[other] Todas as peças de { $winner } formam uma só corrente.
}
zen-win-last-pawn = { $loser-id ->
    [side-white] O último peão das Brancas foi capturado.
    [side-black] O último peão das Pretas foi capturado.
   *[other] O último peão de { $loser } foi capturado.
}
zen-win-checkmate = { $loser-id ->
    [side-white] Xeque-mate: nenhuma jogada tira as Brancas do xeque.
    [side-black] Xeque-mate: nenhuma jogada tira as Pretas do xeque.
   *[other] Xeque-mate: nenhuma jogada tira { $loser } do xeque.
}

## What a computer of each level sees and overlooks.

zen-level-0 = Só junta os próprios peões quando os seus estão mais próximos entre si; fora isso joga ao acaso e nem vê a própria vitória.
zen-level-1 = Junta os próprios peões e vê pouco do que você está tramando: pulos longos, diagonais longas e o Zen passam despercebidos.
zen-level-2 = Conta com a sua resposta, mas muitas vezes esquece que o Zen pode ser movido e não vê pulos longos.
zen-level-3 = Vence quando basta uma jogada e planeja algumas à frente; de vez em quando não vê uma jogada do Zen.
zen-level-4 = Não deixa passar nada e vê umas seis jogadas à frente.
zen-level-5 = Tão atento quanto o nível anterior, e vê três ou quatro jogadas a mais.
zen-level-6 = Vê tão longe quanto consegue em cerca de um segundo.

## About the game, in the form of a new match and in the credits

zen-description = Junte todos os seus peões e o Zen vermelho em uma só corrente. Um peão anda exatamente tantas casas quantas são as peças na linha dele.
# How the game is won. In the panel, in small letters.
zen-aim = Vença juntando em uma só corrente todos os seus peões e o Zen, se ele estiver no tabuleiro.
# Follows "By", as in "By Dieter Stein".
zen-author = E. Deluard e J. Barnéoud-Rousset, com base em uma ideia de C. Soucie
zen-licence = ZEN L'initié pertence aos seus autores e à sua editora; esta edição não é oficial.

## The looks of its board and pieces. At most 24 letters.

zen-theme-usual = Bordo e cerejeira
zen-theme-other = Jade

## Options in the form of a new match

zen-options-variant = Variante
zen-options-basic = Jogo básico
zen-options-one = 1: xeque e mate
zen-options-two = 2: por pontos
zen-options-three = 3: super initiés
zen-options-basic-help = Vence quem primeiro juntar todas as suas peças em uma só corrente.
zen-options-one-help = A ameaça de se conectar é anunciada; se nada pode impedi-la, ela vence na hora.
zen-options-two-help = Xeque e mate; a rodada vale tantos pontos quantas são as peças do perdedor fora do maior grupo dele.
zen-options-three-help = Por pontos, sem xeque; o Zen pode terminar a jogada em qualquer lugar.
# The beginning of a sentence that the two below complete.
zen-options-announcing = Quem anuncia xeque e mate
zen-options-announcing-game = O jogo
zen-options-announcing-players = Os jogadores
zen-options-announcing-players-help = Quem perde para um xeque que ninguém anunciou pode desfazer a última jogada.

## The board in words, for players who listen. The first three are parts of sentences.

zen-describe-pawn = { $owner ->
    [white] peão branco
   *[black] peão preto
}
zen-describe-own-pawn = peão
zen-describe-zen = o Zen
# A line through a square and all pieces on it. The rising diagonal rises to the right, seen from White's side.
zen-describe-line = { $line ->
    [row] Fileira
    [column] Coluna
    [rising] Diagonal que sobe
   *[falling] Diagonal que desce
}, { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}: { $pieces }.
zen-describe-empty-line = { $line ->
    [row] A fileira está vazia.
    [column] A coluna está vazia.
    [rising] A diagonal que sobe está vazia.
   *[falling] A diagonal que desce está vazia.
}
zen-describe-pawns = { $player }, { $count ->
    [one] { $count } peão
   *[other] { $count } peões
}: { $squares }.
zen-describe-zen-on = O Zen está em { $square }.
