### Zener: what is said during a match, the levels of the computer, options and looks.

## The symbols on the pieces, named alone.

zener-symbol = { $symbol ->
    [circle] circle
    [cross] cross
    [waves] waves
    [square] square
   *[star] star
}

## Instructions

zener-instruction-step = One square up, down, left or right, empty or onto any piece.
zener-instruction-step-off = One square up, down, left or right, empty or onto any piece, or off the board to win.
zener-instruction-answer = { $symbol ->
    [circle] Answer with the circle: that piece makes the first step.
    [cross] Answer with the cross: that piece makes the first step.
    [waves] Answer with the waves: that piece makes the first step.
    [square] Answer with the square: that piece makes the first step.
   *[star] Answer with the star: that piece makes the first step.
}
zener-instruction-free = { $symbol ->
    [circle] Free step: any piece but the circle.
    [cross] Free step: any piece but the cross.
    [waves] Free step: any piece but the waves.
    [square] Free step: any piece but the square.
   *[star] Free step: any piece but the star.
}
zener-instruction-first = The first turn is one free step with any piece.
zener-instruction-blocked = { $symbol ->
    [circle] Your circle is blocked and can't answer. Free step: any piece.
    [cross] Your cross is blocked and can't answer. Free step: any piece.
    [waves] Your waves are blocked and can't answer. Free step: any piece.
    [square] Your square is blocked and can't answer. Free step: any piece.
   *[star] Your star is blocked and can't answer. Free step: any piece.
}

## Wins

zener-win-left = A piece of { $winner } has left the board over { $loser }'s home row.
zener-win-blocked = All of { $loser }'s pieces are blocked.

## What a computer of each level sees and overlooks.

zener-level-0 = Thinks only while it is behind; otherwise it steps without looking, even beside the edge that it could step off.
zener-level-1 = Looks at one step at a time and wants to get across; often forgets that a piece can be covered or step back.
zener-level-2 = Looks at two steps and never misses its own way off the board; seldom asks which symbol you will have to answer.
zener-level-3 = Sees most of your answers too; a step backward or onto its piece still surprises it now and then.
zener-level-4 = Overlooks no step and thinks a turn or two ahead, but often misjudges a race.
zener-level-5 = Thinks three or four turns ahead, and picks the symbol that you would least like to answer.
zener-level-6 = Looks as far as it can: it often knows who wins a race before it begins.

## About the game, in the form of a new match and in the credits

zener-description = Walk one piece off the far side of the board, or block all five of your opponent's. Each turn you first answer with the symbol your opponent moved last, then move freely.
# How the game is won. In the panel, in small letters.
zener-aim = Win by walking one piece off the board on your opponent's side, or by blocking all of your opponent's pieces.
# Follows "By", as in "By Dieter Stein".
zener-author = Carlos Seabra, with Genima and Mário Pina Seabra
zener-licence = Zener is its author's and its publisher's; this edition is unofficial.

## The looks of its board and pieces. At most 24 letters.

zener-theme-usual = Slate
zener-theme-other = Walnut

## Options in the form of a new match

zener-options-setup = Set-up
zener-options-ordered = Ordered
zener-options-shuffled = Shuffled
zener-options-blind = Blind
zener-options-ordered-help = Circle, cross, waves, square, star, from each player's left to right.
zener-options-shuffled-help = Each side's order is drawn by lot.
zener-options-blind-help = White arranges unseen, then Black openly, each by hand or by lot. Where like faces like, Black's piece starts one square ahead.

## The board in words, for players who listen. The first three are labels and parts of sentences.

zener-describe-piece = { $owner ->
    [white] { $symbol ->
        [circle] white circle
        [cross] white cross
        [waves] white waves
        [square] white square
       *[star] white star
    }
   *[black] { $symbol ->
        [circle] black circle
        [cross] black cross
        [waves] black waves
        [square] black square
       *[star] black star
    }
}
zener-describe-may-go-on-top = the piece may go on top
# $piece is a symbol: "star on B 2, blocked".
zener-describe-on-blocked = { $piece } on { $square }, blocked
zener-describe-left = { $player }: { $piece } from { $square } off the board.
zener-describe-blocked = Now blocked: { $piece }.
zener-describe-free = Free again: { $piece }.
zener-describe-stack = From top to bottom: { $pieces }.
zener-describe-pieces = { $player }: { $pieces }.
