### Zener: why a step or a position is refused. $owner and $symbol say which piece it is, one of the ten with five
### symbols; $player is the player to move, $square is the name of a square, as in F3, and $row that of a row, A to G.

## Steps that the rules forbid

zener-illegal-no-square = Essa casa não existe no tabuleiro.
zener-illegal-no-piece = Não há peça em { $square }.
zener-illegal-not-yours =
    É a vez { $player-id ->
        [side-white] das Brancas
        [side-black] das Pretas
       *[other] de { $player }
    }, e { $symbol ->
        [circle] o círculo é
        [cross] a cruz é
        [waves] as ondas são
        [square] o quadrado é
       *[star] a estrela é
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    }.
# The piece of $by-owner with $by-symbol lies on top of the other.
zener-illegal-blocked =
    { $symbol ->
        [circle] O círculo
        [cross] A cruz
        [waves] As ondas
        [square] O quadrado
       *[star] A estrela
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    } { $symbol ->
        [circle] está bloqueado
        [cross] está bloqueada
        [waves] estão bloqueadas
        [square] está bloqueado
       *[star] está bloqueada
    }: { $by-symbol ->
        [circle] o círculo
        [cross] a cruz
        [waves] as ondas
        [square] o quadrado
       *[star] a estrela
    } { $by-owner ->
        [white] das Brancas
       *[black] das Pretas
    } { $by-symbol ->
        [waves] estão
       *[other] está
    } em cima.
# The opponent of $owner has moved the piece with the same symbol.
zener-illegal-must-answer =
    O movimento obrigatório vem primeiro: a última peça movida { $symbol ->
        [circle] foi o círculo
        [cross] foi a cruz
        [waves] foram as ondas
        [square] foi o quadrado
       *[star] foi a estrela
    } { $owner ->
        [white] das Pretas
       *[black] das Brancas
    }, e por isso agora { $symbol ->
        [circle] é o círculo
        [cross] é a cruz
        [waves] são as ondas
        [square] é o quadrado
       *[star] é a estrela
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    } que { $symbol ->
        [waves] têm
       *[other] tem
    } de se mover.
zener-illegal-just-moved =
    { $symbol ->
        [circle] O círculo
        [cross] A cruz
        [waves] As ondas
        [square] O quadrado
       *[star] A estrela
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    } { $symbol ->
        [waves] acabaram
       *[other] acabou
    } de se mover: o movimento livre é para outra peça.
zener-illegal-not-a-step =
    { $symbol ->
        [circle] O círculo
        [cross] A cruz
        [waves] As ondas
        [square] O quadrado
       *[star] A estrela
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    } { $symbol ->
        [waves] andam
       *[other] anda
    } uma casa para cima, para baixo, para a esquerda ou para a direita, e não até { $square }.
# $row is the home row of the opponent of $owner.
zener-illegal-not-on-home-row =
    { $symbol ->
        [circle] O círculo
        [cross] A cruz
        [waves] As ondas
        [square] O quadrado
       *[star] A estrela
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    } só { $symbol ->
        [waves] podem
       *[other] pode
    } sair do tabuleiro pela fileira inicial { $owner ->
        [white] das Pretas
       *[black] das Brancas
    }, a fileira { $row }.
zener-illegal-pass = No Zener, ninguém passa a vez.
zener-illegal-piece-first = Escolha primeiro a peça que vai sair do tabuleiro.
zener-illegal-complete = Um movimento é uma só peça e o lugar para onde ela vai.

## Steps that are not written as they should be

zener-unreadable-form = Um movimento se escreve como W3-F3; a saída do tabuleiro, como W3-off.

## Positions that can't be.

# A piece among others, and a list of pieces.
zener-piece =
    { $symbol ->
        [circle] o círculo
        [cross] a cruz
        [waves] as ondas
        [square] o quadrado
       *[star] a estrela
    } { $owner ->
        [white] das Brancas
       *[black] das Pretas
    }
zener-pieces = { $first }, { $rest }

# $pieces are two or more pieces with commas between them.
zener-impossible-missing = Há peças fora do tabuleiro, mas o jogo termina assim que uma só peça sai: { $pieces }.
# $pieces are one or more pieces with commas between them.
zener-impossible-repeated = Mais de uma vez no tabuleiro: { $pieces }.
zener-impossible-answer-and-moved = Depois que uma peça se move na jogada, não há mais símbolo a responder: só uma das duas indicações é possível.
zener-impossible-answer-blocked = A peça que teria de responder está bloqueada, e por isso não há movimento obrigatório nem símbolo a responder: { $piece }.
zener-impossible-moved-blocked = Uma peça que acabou de se mover não tem nada em cima: { $piece }.
zener-impossible-no-free-step = Nenhuma peça além da que acabou de se mover poderia fazer o movimento livre, e por isso a jogada terminou: { $piece }.
