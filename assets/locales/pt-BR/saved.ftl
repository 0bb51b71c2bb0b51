### The screen with the saved matches.

saved-title = Partidas salvas
saved-paste = Colar uma partida
saved-open-file = Abrir um arquivo
# What the system’s window for choosing files shows: matches and files with everything.
saved-files = Partidas
# The button that saves all matches, the settings and the results as a file.
saved-export-all = Salvar tudo em um arquivo
saved-bring-back = Recuperar a partida excluída
saved-none = Ainda não há nenhuma. Todas as partidas são salvas automaticamente.
saved-paste-here = Cole aqui o texto de uma partida (Ctrl+V), ou solte o arquivo dela na mesa:
# The same on a touch screen.
saved-paste-here-touch = Cole aqui o texto de uma partida:
# The name of the field for it, for screen readers and tests.
saved-paste-field = Texto da partida
saved-open-text = Abrir este texto

## A match in the list

# The button that opens a match that is over.
saved-look = Ver
# The button that opens a match that is not over.
saved-play-on = Continuar
saved-copy = Copiar
saved-delete = Excluir
saved-two = { $game }: { $first }, { $second }
saved-four = { $game }: { $first }, { $second }, { $third }, { $fourth }
# How far a match has come. $when: one of the messages below, like "just now".
saved-moves = { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, { $when }
# How the last round of a match has ended. $result: like "White wins on the board, 1 point".
saved-result = { $result }, { $when }
# $first and $second: the points of the teams. $standing: one of the two messages above.
saved-round = Rodada { $round }, { $first } – { $second }. { $standing }

## When a match was played last: within a line, after a comma

saved-just-now = agora mesmo
saved-minutes-ago = { $minutes ->
        [one] há { $minutes } minuto
       *[other] há { $minutes } minutos
    }
saved-hours-ago = { $hours ->
        [one] há { $hours } hora
       *[other] há { $hours } horas
    }
saved-yesterday = ontem
saved-days-ago = { $days ->
        [one] há { $days } dia
       *[other] há { $days } dias
    }
saved-date = { $day ->
        [1] 1º
       *[other] { NUMBER($day) }
    } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
