### The lessons of Zener: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Five symbols

lesson-zener-symbols-title = Five symbols
lesson-zener-symbols-text = Each player has five symbols: circle, cross, waves, square and star. Black has just moved the star. Point at your piece with the same symbol.
lesson-zener-symbols-missed = That is not the white star.
lesson-zener-symbols-hint = It stands on your home row, at the right end.
lesson-zener-symbols-done = Right: this is the piece that White has to answer with.

## One step

lesson-zener-step-title = One step
lesson-zener-step-text = A piece steps one square forward, backward or sideways. White's first turn is a single step. Move any white piece.
lesson-zener-step-missed = That is no step.
lesson-zener-step-hint = Take any white piece and go one square forward.
lesson-zener-step-done = Right: one square, and never diagonally.

## Answer the symbol

lesson-zener-answer-title = Answer the symbol
lesson-zener-answer-text = Every turn begins with the mandatory step: you must move the piece with the symbol that your opponent moved last. Black moved the waves. Answer.
lesson-zener-answer-missed = Here the white waves are to move.
lesson-zener-answer-hint = The white waves stand on G3.
lesson-zener-answer-done = Right: waves were answered with waves.

## The free step

lesson-zener-free-step-title = The free step
lesson-zener-free-step-text = After the answer you make a free step with any other piece of yours. Black moved the cross. Make both steps.
lesson-zener-free-step-missed = Here the cross moves first, and then another piece.
lesson-zener-free-step-hint = Move the white cross first, and then any other white piece.
lesson-zener-free-step-done = Right: first the answer, then a step with another piece.

## Step onto a piece

lesson-zener-stack-title = Step onto a piece
lesson-zener-stack-text = A step may also end on a piece, yours or your opponent's. The piece below is blocked. Step onto a black piece.
lesson-zener-stack-missed = That does not end on a black piece.
lesson-zener-stack-hint = The white waves and the white star each have a black piece in front of them.
lesson-zener-stack-done = Right: the black piece is blocked until yours leaves.

## Who is blocked

lesson-zener-blocked-title = Who is blocked
lesson-zener-blocked-text = Only the top piece of a stack can move. Those below are blocked. Point at all stacks in which a black piece is blocked.
lesson-zener-blocked-missed = No black piece is blocked there.
lesson-zener-blocked-hint = There are two. A black piece can also lie under another black piece.
lesson-zener-blocked-done = Right: these black pieces are as though out of play.

## No answer

lesson-zener-no-answer-title = No answer
lesson-zener-no-answer-text = Black must answer the symbol that you move last, unless Black's piece with it is blocked. Make a free step that Black has no answer to.
lesson-zener-no-answer-missed = Black has an answer to that.
lesson-zener-no-answer-hint = The black square is blocked, so Black can't answer the square.
lesson-zener-no-answer-done = Right: Black has no mandatory step now, only a free one.

## Uncover a piece

lesson-zener-uncover-title = Uncover a piece
lesson-zener-uncover-text = When the top piece leaves, the piece below is free again. Answer with your cross, and move the piece from below it with the free step.
lesson-zener-uncover-missed = Here the piece that was below the cross is to move.
lesson-zener-uncover-hint = The cross stands on the star. Move the cross and then the star.
lesson-zener-uncover-done = Right: the star was free again at once.

## Walk off the board

lesson-zener-walk-off-title = Walk off the board
lesson-zener-walk-off-text = Standing on your opponent's home row is not enough. From there a free piece may step forward off the board, and you win. Do that.
lesson-zener-walk-off-missed = That piece does not leave the board.
lesson-zener-walk-off-hint = The white waves stand on Black's home row.
lesson-zener-walk-off-done = Right: the first to walk off the board has won.

## Stop a piece

lesson-zener-stop-title = Stop a piece
lesson-zener-stop-text = The black star stands on your home row and could walk off in the next turn. A blocked piece can't. Stop it.
lesson-zener-stop-missed = The black star can still walk off the board.
lesson-zener-stop-hint = Step onto the black star, with the cross or with the square.
lesson-zener-stop-done = Right: under your piece the star is blocked.

## Block all five

lesson-zener-block-all-title = Block all five
lesson-zener-block-all-text = You also win when all five pieces of your opponent are blocked. Only one black piece is still free. Block it.
lesson-zener-block-all-missed = That black piece is still free, or another one is free again.
lesson-zener-block-all-hint = The black cross is free. Step onto it.
lesson-zener-block-all-done = Right: all five black pieces are blocked.

## Three set-ups

lesson-zener-set-ups-title = Three set-ups
lesson-zener-set-ups-text = Set-ups are ordered, shuffled or blind. In the blind one a black piece that faces its own symbol starts one square ahead. Point at those pieces.
lesson-zener-set-ups-missed = That is not a black piece that starts ahead.
lesson-zener-set-ups-hint = Compare the symbols in each column. There are two such pieces.
lesson-zener-set-ups-done = Right: both face their own symbol.
