### The sheet with all settings.

settings-language = Idioma
settings-language-of-system = Como o sistema
settings-view = Vista
settings-room = A sala
settings-graphics = Qualidade gráfica
settings-graphics-automatic = Automática
settings-graphics-high = Alta
settings-graphics-low = Baixa
# $game is the name of a game.
settings-board-and-pieces = Tabuleiro e peças de { $game }
settings-pace = Ritmo das jogadas
settings-pace-off = Imediato
settings-pace-fast = Rápido
settings-pace-usual = Normal
settings-pace-slow = Lento
# The beginning of a sentence that the three below complete.
settings-turning = Entre pessoas, a mesa
settings-turning-stay = Fica parada
settings-turning-turn = Gira para quem joga
settings-turning-face-to-face = Fica frente a frente
settings-confirm-moves = Confirmar as jogadas
settings-confirm-never = Nunca
settings-confirm-for-fingers = Com o dedo, em casas pequenas
settings-confirm-always = Sempre
settings-text-scale = Tamanho dos textos e botões
settings-smaller-words = Textos menores
settings-larger-words = Textos maiores
settings-percent = { $percent }%
settings-room-for-percent = Nesta janela cabem no máximo { $percent }%.
settings-loudness-of-pieces = Volume das peças e dos botões
settings-loudness-of-room = Volume da sala
# $label is one of the two above.
settings-loudness = { $label }: { $loudness }
settings-loudness-silent = { $label }: sem som
settings-silent-in-background = Sem som enquanto outra janela está em uso
settings-dragging = Arrastar as peças
settings-clicking = Escolher as peças com clique ou toque
settings-show-targets = Mostrar aonde uma peça pode ir
settings-show-chains = ZeN: mostrar a maior corrente de cada lado
settings-coordinates = Nomes das fileiras e colunas
settings-agree-on-take-backs = Perguntar ao outro lado antes de desfazer uma jogada
settings-guard-gifts = Avisar de jogadas que perdem na hora, nos níveis 0 a 3
settings-all-cores = O nível 6 usa todos os núcleos do processador
settings-reduced-motion = Menos movimento
settings-full-screen = Tela cheia
settings-rumble = Vibração do controle
settings-reset = Restaurar o padrão

## The moods of the room. At most 24 letters.

mood-day = Dia
mood-evening = Luz de abajur
mood-dark = Fundo escuro

## The looks of boards and pieces that every game has; the others stand in the games' files. At most 24 letters.

theme-high-contrast = Alto contraste
theme-colour-blind = Daltonismo
