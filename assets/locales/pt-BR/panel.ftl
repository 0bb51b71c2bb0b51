### The panel around the board, and what lies over the board during a match.

## Buttons. They are narrow: at most about twelve letters, or they are set smaller.

panel-move-now = Jogar já
panel-more = Mais
panel-less = Menos
panel-offer-draw = Propor empate
panel-resign = Desistir
# Shows the board from the other side.
panel-flip = Virar
panel-pass = Passar a vez
panel-off-the-board = Sair do tabuleiro
# Stands before the buttons for check and checkmate.
panel-announce = Anunciar:
# What the player says; in French the game's own words.
panel-check = Xeque
panel-checkmate = Xeque-mate
panel-change-players = Trocar jogadores

## The turn

# The computer is thinking; moving dots follow.
panel-thinking = Pensando
# How many positions the computer has looked at so far: $thousands is between 1 and 999.
panel-positions = { $thousands ->
    [1] mil posições
   *[other] { NUMBER($thousands) } mil posições
}
panel-positions-millions = { $millions ->
    [one] { NUMBER($millions) } milhão de posições
   *[other] { NUMBER($millions) } milhões de posições
}
panel-looking-for-hint = Procurando uma boa jogada
# The answers to a move that waits to be confirmed are this and "Cancel".
panel-confirm = Confirmar
# $move is a move in notation.
panel-confirm-or-point = { $move }? Confirme, ou escolha o destino outra vez.
# $player is the side that has announced.
panel-check-announced = { $player-id ->
    [side-white] Xeque! As Brancas anunciaram.
    [side-black] Xeque! As Pretas anunciaram.
   *[other] Xeque! { $player } anunciou.
}
# Follows the name of a player, in small letters under it.
panel-chooses-side = escolhe um lado
# Follows the name of a player, in small letters under it.
panel-may-take-back = pode desfazer uma jogada
panel-side-to-choose = Falta escolher um lado.
panel-move-to-take-back = Uma jogada pode ser desfeita.
# The longest chain of a side, or the one under the pointer.
panel-chain = { $player }: { $chain }.
# $step, $point and $panel are names of keys or of buttons of a gamepad, without article; "point" is to choose the
# square that the cursor is on.
panel-pointing = { $step } para percorrer as casas, { $point } para escolher, { $panel } para vir a estes botões.

## Remarks about the match

panel-round-and-length = Rodada { $round }. { $length }.
panel-clock = { $clock }.
panel-house-rule = Regra da casa: duas duplas.
panel-partners = Parceiros não podem conversar sobre o jogo, e por isso não há dicas.

## The moves of the round

panel-round-before = Rodada anterior
panel-round-after = Rodada seguinte
panel-round-of = Rodada { $round } de { $rounds }
panel-move-shown = Jogada na tela
panel-first-move = Primeira jogada
panel-previous-move = Jogada anterior
panel-next-move = Próxima jogada
panel-last-move = Última jogada
panel-show-again = Rever a última jogada

## Looking back

looking-back-beginning = Você está vendo o começo
looking-back-beginning-of-round = Você está vendo o começo da rodada { $round }
looking-back-turn = Você está vendo a jogada { $turn } de { $turns }
looking-back-turn-of-round = Você está vendo a jogada { $turn } de { $turns } da rodada { $round }
looking-back-return = Voltar ao jogo
looking-back-play-on = Continuar daqui

## Points that are counted on the board after a round of ZEN

scoring-largest = { $loser-id ->
    [side-white] O maior grupo das Brancas não vale pontos
    [side-black] O maior grupo das Pretas não vale pontos
   *[other] O maior grupo de { $loser } não vale pontos
}
scoring-astray = { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
} { $loser-id ->
    [side-white] das Brancas
    [side-black] das Pretas
   *[other] de { $loser }
} fora do maior grupo
scoring-skip = Pular

## Texts for players who sit face to face

facing-in-check = Você está em xeque.
facing-your-choice = A escolha é sua.
facing-other-side = É a vez do outro lado.
# Parts of one line: the side, its time, its score, its players. Capital or not as the language likes.
facing-score = placar { $score }

## Notes below the board

# How a match is played again: short labels, in two lines of some ten letters.
note-sides-changed = Trocar de lado
note-same-sides = Mesmos lados
note-easier = Mais fácil: nível { $level }
note-harder = Mais difícil: nível { $level }
note-look-at-board = Ver o tabuleiro
note-nobody-said-check = { $player }, ninguém disse “xeque”
note-lost-to-check = Você perdeu para um xeque que não foi anunciado. Você pode desfazer a sua última jogada: ela não tirou você do xeque.
note-take-back = Desfazer a jogada
note-stand-by-loss = Aceitar a derrota
note-gift = Essa jogada entrega o jogo
note-gift-at-once = { $opponent-id ->
    [side-white] Com { $move }, as Brancas vencem na hora.
    [side-black] Com { $move }, as Pretas vencem na hora.
   *[other] Com { $move }, { $opponent } vence na hora.
}
note-gift-reply = { $opponent-id ->
    [side-white] Depois de { $move }, as Brancas vencem na hora com { $reply }.
    [side-black] Depois de { $move }, as Pretas vencem na hora com { $reply }.
   *[other] Depois de { $move }, { $opponent } vence na hora com { $reply }.
}
note-think-again = Pensar melhor
note-play-anyway = Jogar assim mesmo
note-which-side = { $player }, qual lado?
note-play-side = { $side-id ->
    [side-white] Jogar com as Brancas
    [side-black] Jogar com as Pretas
   *[other] Jogar com { $side }
}
