### The lessons: the screen that lists them, the panel of a step, and the comments on the first match.

## The list of lessons

learn-title = Learn
# The button that begins the lessons of a game.
learn-begin = Learn { $game }
learn-go-on = Go on with { $game }
learn-play-first-match = A first match of { $game }
# How many steps have been done.
learn-done = { $done } of { $steps } done
# The name of the button of a step, which shows only its number: for those who can't see it.
learn-step = { $game } { $step }: { $title }
learn-all-lessons = All lessons

## A step on the table. The buttons are narrow.

learn-step-of = Step { $step } of { $steps }
learn-back = Back
learn-skip = Skip
learn-next = Next
# Begins the first match against a computer, after the last step.
learn-play = Play
learn-all-done = That was the last step: you know { $game } now. Play a first match against an easy computer.
# $figure: the number of a figure of the printed rulebook, with a word: "3", "7-A".
learn-figure = The position is figure { $figure } of the printed rulebook.

## Comments on the first match

comment-begin = You know the rules now. This computer plays like a beginner, and comments will help you at first.
# $reason is one of the reasons of a hint: a sentence.
comment-good = A good move. { $reason }
# $move: a move of the computer in notation.
comment-threat = Careful: the computer could win with { $move } next. Stop it, if you can.
comment-gift = That lets the computer win with { $move }. You may take your move back.
comment-captured = The computer has captured. Look whether you can capture too.
