### As lições: a tela que as lista, o painel de um passo e os comentários da primeira partida.

## A lista das lições

learn-title = Aprender
# The button that begins the lessons of a game.
learn-begin = Aprender { $game }
learn-go-on = Continuar { $game }
learn-play-first-match = Primeira partida de { $game }
# How many steps have been done.
learn-done = { $done } de { $steps } feitos
# The name of the button of a step, which shows only its number: for those who can't see it.
learn-step = { $game } { $step }: { $title }
learn-all-lessons = Todas as lições

## A step on the table. The buttons are narrow.

learn-step-of = Passo { $step } de { $steps }
learn-back = Voltar
learn-skip = Pular
learn-next = Próximo
# Begins the first match against a computer, after the last step.
learn-play = Jogar
learn-all-done = Esse foi o último passo: agora você conhece o { $game }. Jogue uma primeira partida contra um computador fácil de vencer.
learn-figure = Esta posição é a figura { $figure } do livro de regras.

## Comments on the first match

comment-begin = Agora você conhece as regras. Este computador joga como um principiante, e alguns comentários vão ajudar no começo.
# $reason is one of the reasons of a hint: a sentence.
comment-good = Boa jogada. { $reason }
# $move: a move of the computer in notation.
comment-threat = Cuidado: o computador pode vencer com { $move } na próxima jogada. Impeça, se puder.
comment-gift = Isso deixa o computador vencer com { $move }. Você pode desfazer a jogada.
comment-captured = O computador capturou. Veja se você também pode capturar.
