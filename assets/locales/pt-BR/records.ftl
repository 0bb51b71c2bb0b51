### Why a text is not the record of a match, and results as records keep them.
###
### A record is a text that people mail or keep as a file. Its own words are English in every language: what stands
### between double quotes here is quoted from the record and stays as it is.

# $line: a number. $reason: one or more sentences.
record-in-line = Linha { $line }: { $reason }

## Texts that are no records

# $detail: the words of a parser for text files (RON), always English.
record-foreign-ron = Isto não é o registro de uma partida do Zen Table. Detalhe técnico, em inglês: “{ $detail }”.
record-foreign-format = Isto não é o registro de uma partida do Zen Table. O formato não é “Zen Table match”.
record-foreign-title = Isto não é o registro de uma partida do Zen Table. Não começa com “Zen Table record, version { $version }”.
record-foreign-empty = Isto não é o registro de uma partida do Zen Table. Está vazio.
record-foreign-link = O link está danificado: o que há nele não é texto.
record-newer = Este registro está na versão { $version } do formato, e este programa lê até a versão { $newest }. Atualize o programa.
record-too-long = O registro tem mais de { NUMBER($longest) } bytes.

## What is wrong in a record

# $detail: the words of a parser for text files (RON), always English.
record-ron = Não é possível ler isto. Detalhe técnico, em inglês: “{ $detail }”.
record-no-round = Um registro tem pelo menos uma rodada.
# All three are letters.
record-winner = O vencedor é “{ $found }”, mas tem de ser “{ $first }” ou “{ $second }”.
record-winner-of-draw = Um empate por acordo não tem vencedor.
record-no-winner = Uma desistência ou uma derrota no tempo tem um vencedor.
record-game = O jogo “{ $game }” não existe.
record-options = Não é possível jogar { $game } com “{ $options }”.
record-clock = Um relógio se escreve “N s”, “N s and M s more a turn” ou “N s a turn”.
record-length = Uma partida é “single”, “best of N” ou “first to N”.
record-seat = Um lugar se escreve “person, NAME” ou “computer level N, NAME”.
record-left = “{ $found }” tem de ser dois números de milissegundos com uma barra entre eles.
record-score = O placar tem de ser dois números com um traço entre eles.
record-seed = A semente tem de ser um número inteiro a partir de 0.
record-result = “{ $found }” não é um resultado.
record-sides = A linha “Sides” tem de dizer “kept after three stones” ou “swapped after three stones”.
# $key: the word before the colon of a line.
record-twice = A linha “{ $key }” aparece aqui pela segunda vez.
record-after-result = Há alguma coisa depois do resultado da rodada.
record-not-start = O começo da rodada tem de vir primeiro, em uma linha que começa com “Start:”.
record-round-before-game = A linha com o jogo tem de vir antes das rodadas.
record-seat-expected = Aqui deveria estar o lugar { $number }.
record-round-expected = Aqui deveria estar a rodada { $number }.
# $side: a side's name as records write it.
record-head = Esta linha tem de dizer “{ $side } is team A” ou “{ $side } is team B”.
record-no-header = Esta linha não é do cabeçalho e está antes da primeira rodada.
record-missing-game = Falta a linha com o jogo.
record-missing-length = Falta a linha com a duração da partida.
record-missing-seed = Falta a linha com a semente.
record-missing-score = Falta, no fim, a linha com o placar.
# Both arguments are moves.
record-announcement = A jogada tem de ser escrita { $expected }, não { $found }.
# Both arguments are words of the record.
record-claim = O registro diz “{ $claimed }”, mas as jogadas dizem “{ $replayed }”.
record-claim-of-end = O registro diz “{ $claimed }”, mas, pelas jogadas, a rodada não terminou.
record-claim-of-no-end = O registro diz que a rodada não terminou, mas as jogadas dizem “{ $replayed }”.
record-no-such-round = Não pode haver uma rodada { $round } aqui.

## The notes beside the moves

record-notes-version = Um registro da versão 1 não tem notas.
# $found: what stands there instead.
record-notes-place = As notas começam com o número de jogadas antes delas, em ordem crescente, e não com “{ $found }”.
record-notes-no-such-ply = Não pode haver notas depois de { NUMBER($ply) } jogadas: a rodada tem { NUMBER($plies) }.
record-notes-open-comment = Aqui começa um comentário que não termina.
record-notes-open-branch = Aqui começa um ramo que não termina.
# $mark: a closing brace or parenthesis.
record-notes-close = Nada começa antes deste “{ $mark }”.
record-notes-empty-branch = Um ramo começa com uma jogada.
# $found: a character.
record-notes-escape = “{ $found }” não pode vir depois de uma barra invertida.
record-notes-judgement = “{ $found }” não é uma avaliação de jogada.
record-notes-second-comment = Uma posição tem um só comentário.
record-notes-twice = A jogada { $move } aparece nesta posição pela segunda vez.

## The result of a round

record-drawn = { $how ->
        [board] Empate no tabuleiro
        [resignation] Empate por desistência
        [agreement] Empate por acordo
       *[time] Empate por tempo
    }
# $winner: a side, like White.
record-won = { $winner-id ->
        [side-white] As Brancas venceram
        [side-black] As Pretas venceram
       *[other] { $winner } venceu
    } { $how ->
        [board] no tabuleiro
        [resignation] por desistência
        [agreement] por acordo
       *[time] por tempo
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
