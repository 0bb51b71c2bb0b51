### The main menu, and the sheets over it and over a match: pause, players, Zener's set-up, controls, credits and
### confirmations. (The settings and the form of a new match have files of their own.)

## The main menu

main-menu-games = Quatro jogos abstratos em uma só mesa
main-menu-continue = Continuar
main-menu-learn = Aprender
main-menu-saved-matches = Partidas salvas

## The menu of a match

pause-title = Pausa
pause-resume = Retomar
pause-begin-again = Recomeçar
pause-save-and-leave = Salvar e sair
# $seed is a whole number.
pause-seed = Aqui, tudo o que depende do acaso vem do número { $seed }.

## Confirmations. Sides are named by one of: a player or two partners, and what they play.

confirm-side = { $name } ({ $side })
confirm-play-on = Continuar jogando
confirm-resign = Desistir?
# $players is the number of players on each side: one or two.
confirm-resign-question = { $players ->
    [one] { $loser } desiste, e { $winner } vence.
   *[other] { $loser } desistem, e { $winner } vencem.
}
confirm-resign-yes = Sim, desistir
confirm-draw = Empate?
confirm-draw-question = { $players ->
    [one] { $player } propõe empate. { $opponent }, você aceita?
   *[other] { $player } propõem empate. { $opponent }, vocês aceitam?
}
confirm-draw-yes = Aceitar o empate
confirm-offer-draw = Propor empate?
# A computer is asked.
confirm-offer-draw-question = { $opponent } vai aceitar, a não ser que ache que está melhor.
confirm-offer-draw-yes = Propor empate
confirm-take-back = Desfazer a jogada?
confirm-take-back-question = { $players ->
    [one] { $player } quer desfazer a última jogada. { $opponent }, você concorda?
   *[other] { $player } querem desfazer a última jogada. { $opponent }, vocês concordam?
}
confirm-take-back-yes = Concordar
confirm-restart = Recomeçar?
confirm-restart-question = A partida recomeça com os mesmos jogadores e as mesmas regras. As jogadas feitas até aqui se perdem.
confirm-restart-yes = Sim, recomeçar
confirm-forget = Esquecer os resultados?
confirm-forget-question = Todos os resultados contra computadores serão esquecidos, nos quatro jogos. Não será possível recuperá-los. As partidas salvas ficam.
confirm-forget-yes = Sim, esquecer
confirm-forget-no = Manter

## Who plays. $whose is a side, in teams with a number: "White", "White 2".

players-person = Pessoa
# Over the numbers of the levels.
players-computer = Computador, nível
players-person-of = { $whose }: pessoa
players-level-of = { $whose }: nível { $level }
players-name-of = Nome ({ $whose })
# The name of a level, before what a computer of that level sees and overlooks.
players-level = { $name }.

## Zener's blind set-up

zener-setup-white = Preparação das Brancas
zener-setup-black = Preparação das Pretas
zener-setup-white-look-away = { $name } arruma as peças das Brancas. { $other }, não olhe, por favor.
zener-setup-white-alone = { $name }, arrume as peças das Brancas. A ordem das Pretas será sorteada.
zener-setup-black-open = { $name } arruma as peças das Pretas, à vista de todos. As das Brancas estão viradas para baixo e são desviradas no fim.
zener-setup-help = Toque em duas peças para trocá-las de lugar. Onde os dois símbolos forem iguais, a peça das Pretas vai começar uma casa à frente.
zener-setup-own-left = { $side }, a partir da esquerda desse jogador
# A place in the row, from 1, and the symbol of the piece on it.
zener-setup-place = Casa { $place }: { $symbol }
zener-setup-by-lot = Sortear

## Controls: the devices

controls-mouse = Mouse
controls-keys = Teclado
controls-gamepad = Controle
controls-fingers = Toque
# The names of two keys or buttons: for two commands in one row.
controls-both = { $first } e { $second }

## Controls: what keys and gamepads do

controls-step = Percorrer o tabuleiro, casa por casa
controls-leap = Ir ao próximo lugar que pode ser escolhido
controls-choose = Escolher: pegar, pôr, apertar um botão
controls-back = Voltar um passo, de onde você estiver
controls-panel = Ir aos botões ao lado do tabuleiro
controls-pause = Menu da partida
controls-undo-redo = Desfazer, refazer
controls-hint = Dica; se o computador está pensando, ele joga já
controls-view = Mesa, diagrama, no ZeN a rosquinha, e texto
controls-turn = Girar e inclinar a mesa
controls-zoom = Aproximar, afastar
controls-scroll = Deslocar o tabuleiro sem fim do ZeN
controls-flip-home = Ver do outro lado, ver do lugar de sempre
controls-look = Percorrer as jogadas
controls-look-first-last = Primeira jogada, última jogada
controls-show-again = Rever a última jogada
controls-announce = Anunciar xeque ou xeque-mate
controls-rules = Regras

## Controls: what a mouse and fingers do

controls-click = Clique, clique
controls-right-button = Botão direito
controls-wheel = Roda
controls-middle-button = Botão do meio
controls-rest-on-stack = Parar em uma pilha
controls-tap = Toque, toque
# A click or a tap there.
controls-piece-of-other = Em uma peça do adversário
controls-two-fingers = Dois dedos
controls-apart = Afastar, juntar
controls-drag-free-cell = Arrastar uma casa livre
controls-pick-up = Pegar, pôr; ou arrastar a peça até lá
controls-see-where-it-could-go = Ver aonde ela poderia ir
controls-turn-or-shift = Girar e inclinar a mesa; deslocar o diagrama
controls-turn-fingers = Girar a mesa; deslocar o diagrama
controls-shift = Deslocar o tabuleiro
controls-see-stack = Ver o que há nela

## The rules: examples that can be stepped through

rules-before-moves = { $moves ->
    [one] Antes da jogada
   *[other] Antes da primeira de { $moves } jogadas
}
# $number and $moves are numbers, and $played is a move as it is written.
rules-move = Jogada { $number } de { $moves }: { $player }, { $played }

## Credits. Names of people, firms, fonts and licences stay as they are.

credits-unofficial = Esta é uma edição não oficial de quatro jogos. Os jogos pertencem aos seus autores e editoras.
credits-published = Editora: { $publisher }
credits-published-in = Editora: { $publisher }, { $year }
credits-invented-in = Criado em { $year }
credits-type = Tipografia
credits-titles = Os títulos estão em EB Garamond, de Georg Duffner e Octavio Pardo.
credits-text = Os textos estão em Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica.
credits-fonts-free = As duas fontes são livres, sob a SIL Open Font License 1.1.
credits-made-with = Feito com
credits-software = Rust, Bevy, egui e Kira, obra de muitas mãos.
credits-program-free = Este programa é livre, sob as licenças MIT e Apache 2.0.

## The sheet with which a match or a position leaves the table

export-title = Copiar ou salvar
export-match = A partida
export-copy-as-text = Copiar como texto
export-copy-as-link = Copiar como link
export-save-as-file = Salvar como arquivo
export-position = A posição mostrada
export-picture = Salvar uma imagem
