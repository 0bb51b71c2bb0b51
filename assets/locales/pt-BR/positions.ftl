### What is said of moves and positions of any game that are refused. A position is written as one line of text: the
### rows of the board and some further fields, with single spaces between them.

## Moves

refusal-over = O jogo já terminou.
# $reason is a sentence of its own: who has won, and by what.
refusal-over-because = O jogo já terminou. { $reason }
# $reason is a sentence of its own: how a move is written, or what the board shows.
move-unreadable = “{ $written }” não é uma jogada aqui. { $reason }
# $reason is a sentence of its own: one of the rules.
move-illegal = { $written } não é permitido. { $reason }
move-too-many = Um jogo tem no máximo { NUMBER($most) } jogadas.

## Positions: the number of fields

position-fields-zen =
    Uma posição tem 3 campos: as fileiras, o lado que joga e a casa proibida. Aqui há { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }.
position-fields-enso =
    Uma posição tem 2 campos: as fileiras e o lado que joga. Aqui há { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }.
position-fields-torus =
    Uma posição tem 4 campos: o tamanho, as fileiras, o lado que joga e as ligações. Aqui há { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }.
position-fields-zener =
    Uma posição tem 4 campos: as fileiras, o lado que joga, o símbolo a responder e a peça que se moveu. Aqui há { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }.

## Positions: the rows. $found is a part of the text.

position-rows = Aqui deve haver { NUMBER($expected) } fileiras, não { NUMBER($found) }.
position-row-wider = A fileira { NUMBER($row) } tem mais de { NUMBER($expected) } casas.
position-row-narrower =
    A fileira { NUMBER($row) } tem { $found ->
        [one] { $found } casa
       *[other] { $found } casas
    } em vez de { NUMBER($expected) }.
position-row-no-piece = Fileira { NUMBER($row) }: “{ $found }” não é uma peça nem um número de casas vazias.
position-row-no-count = Fileira { NUMBER($row) }: “{ $found }” não é um número de casas vazias.
position-row-no-stack-nor-count = Fileira { NUMBER($row) }: “{ $found }” não é uma pilha entre colchetes nem um número de casas vazias.
position-row-no-stack = Fileira { NUMBER($row) }: “{ $found }” não é uma pilha como [W3K2].
position-row-open-stack = Fileira { NUMBER($row) }: falta o colchete que fecha uma pilha.
position-row-high-stack = Fileira { NUMBER($row) }: há uma pilha mais alta do que as { NUMBER($most) } peças que existem.

## Positions: the other fields. $found is the text of the field.

# $one and $two are the letters of the two players.
position-player = O lado que joga é “{ $found }”, mas tem de ser { $one } ou { $two }.
position-forbidden-square = A casa proibida é “{ $found }”, mas tem de ser uma casa (A1 a K11) ou -.
position-size = O tamanho é “{ $found }”, mas tem de ser um número de { NUMBER($least) } a { NUMBER($most) }.
position-link = Uma das ligações é “{ $found }”, mas tem de ser duas casas do tabuleiro, como em a1-b2, com vírgulas entre as ligações.
position-answer = O símbolo a responder é “{ $found }”, mas tem de ser um número de 1 a { NUMBER($symbols) } ou -.
position-moved = A peça que se moveu é “{ $found }”, mas tem de ser um número de 1 a { NUMBER($symbols) } ou -.

## Positions: several faults

# $first is one fault in one or two sentences, $rest the others.
position-faults = { $first } { $rest }
position-more-faults =
    { $count ->
        [one] E há mais { $count } erro.
       *[other] E há mais { $count } erros.
    }
