### The form of a new match. (The options of each game stand in the game's file.)

# Below the description of a game, and in the credits.
about-author = De { $author }
about-author-year = De { $author }, { $year }

## Facts about a game, above its rules

about-players = { $players ->
    [one] Para um jogador
   *[other] Para { $players } jogadores
}
# Numbers, as in "For 2 or 4 players".
about-players-or = Para { $fewest } ou { $most } jogadores
about-age = A partir de { NUMBER($years) } anos
about-minutes = Cerca de { NUMBER($minutes) } minutos por partida
# $page is an address on the web.
about-author-page = A página do autor: { $page }
about-set = Um jogo com tabuleiro e peças: { $page }

new-game-length = Duração
new-game-fewer-rounds = Menos rodadas
new-game-more-rounds = Mais rodadas
new-game-fewer-points = Menos pontos
new-game-more-points = Mais pontos

new-game-players = Jogadores
new-game-two-players = Dois jogadores
new-game-four-in-teams = Quatro em duas duplas
new-game-change-sides = Trocar de lado
new-game-teams-of-rules = Parceiros não podem conversar sobre o jogo, e não há dicas.
new-game-teams-of-house = Regra da casa: parceiros não podem conversar, e não há dicas.

new-game-begin = Começar

# The number from which all chance follows. The first stands over the field, the second before it.
new-game-seed-caption = Número do acaso, se não for sorteado
new-game-seed-before = Número do acaso, se não for sorteado:
new-game-seed = Número do acaso
new-game-seed-help = Tudo o que depende do acaso vem deste número: quem começa, as preparações e os erros dos computadores. Se o campo ficar vazio, o número é sorteado.

## The clock

clock-caption = Relógio
clock-free = Sem relógio
clock-kind-sudden = Por rodada
clock-kind-increment = Acréscimo
clock-kind-per-move = Por jogada
clock-fewer-minutes = Menos minutos
clock-more-minutes = Mais minutos
clock-smaller-increment = Acréscimo menor
clock-larger-increment = Acréscimo maior
clock-less-time = Menos tempo por jogada
clock-more-time = Mais tempo por jogada
# Seconds; short, since it stands between two buttons.
clock-seconds-a-turn = { $seconds } s por jogada
