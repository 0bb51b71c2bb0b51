### The lessons of ZEN L'initié: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Count the line

lesson-zen-count-title = Count the line
lesson-zen-count-text = A pawn moves exactly as many squares as there are pieces on the whole line, itself included. Move the white pawn in the corner K1.
lesson-zen-count-missed = Here the pawn in the corner K1 is to move.
lesson-zen-count-hint = Take the pawn in the corner at the lower right. Three pieces stand on each of its lines.
lesson-zen-count-done = Right: it went as many squares as there are pieces on its line.

## Jump over friends

lesson-zen-jump-title = Jump over friends
lesson-zen-jump-text = A pawn may jump over pawns of its own colour, never over enemy pawns. Squares that it jumps over count too. Jump over a white pawn.
lesson-zen-jump-missed = That move jumps over no white pawn.
lesson-zen-jump-hint = Two white pawns stand on row 4. Three pieces in all stand on it, so they move three squares along it.
lesson-zen-jump-done = Right: friends do not stand in the way, but enemies do.

## Land on an enemy

lesson-zen-capture-title = Land on an enemy
lesson-zen-capture-text = You capture an enemy pawn by landing exactly on it. You never have to capture, but do it now: capture a black pawn.
lesson-zen-capture-missed = That move captures nothing.
lesson-zen-capture-hint = Try the white pawn on B1. On three of its lines the count ends on a black pawn.
lesson-zen-capture-done = Right: the count ended exactly on the black pawn, and it left the game.

## Friend or enemy

lesson-zen-friend-or-enemy-title = Friend or enemy
lesson-zen-friend-or-enemy-text = The red Zen belongs to nobody. In your turn it is friend or enemy, as you like. Jump over the Zen, or capture it.
lesson-zen-friend-or-enemy-missed = That move neither jumps over the Zen nor captures it.
lesson-zen-friend-or-enemy-hint = The pawns on D4 and D8 can jump over the Zen. The pawn on F8 can capture it.
lesson-zen-friend-or-enemy-done = Right: you jump over the Zen as over a friend, and capture it like an enemy.

## Move the Zen

lesson-zen-move-the-zen-title = Move the Zen
lesson-zen-move-the-zen-text = You may also move the Zen as if it were your pawn: it jumps over your pawns and captures enemies. Capture a black pawn with the Zen.
lesson-zen-move-the-zen-missed = That does not capture a black pawn with the Zen.
lesson-zen-move-the-zen-hint = Count from the Zen along row 6, or down column D: three pieces stand on each.
lesson-zen-move-the-zen-done = Right: for this move the Zen was one of yours.

## Two limits

lesson-zen-zen-limits-title = Two limits
lesson-zen-zen-limits-text = Black has just moved the Zen from F4. You may not move it straight back, and it must end beside a pawn. Move the Zen.
lesson-zen-zen-limits-missed = Here the Zen is to move.
lesson-zen-zen-limits-hint = The Zen can go to D9: there it is beside the pawn on C9.
lesson-zen-zen-limits-done = Right: the Zen is beside a pawn, and not back where it came from.

## One chain wins

lesson-zen-connect-title = One chain wins
lesson-zen-connect-text = You win when all your pawns form one chain. Pawns are joined at their sides or at their corners. Join all your pawns.
lesson-zen-connect-missed = Your pawns do not all form one chain.
lesson-zen-connect-hint = The pawn on I3 is apart from the others. Count row 3.
lesson-zen-connect-done = Right: all white pawns form one chain, so White has won.

## The Zen belongs in it

lesson-zen-connect-with-the-zen-title = The Zen belongs in it
lesson-zen-connect-with-the-zen-text = While the Zen is on the board, it must be part of your chain. Then you win. Join your pawns and the Zen into one chain.
lesson-zen-connect-with-the-zen-missed = Your pawns and the Zen do not form one chain.
lesson-zen-connect-with-the-zen-hint = The pawn on K1 is apart from the others. Count its diagonal.
lesson-zen-connect-with-the-zen-done = Right: all white pawns and the Zen form one chain.

## Do not help Black

lesson-zen-trap-title = Do not help Black
lesson-zen-trap-text = If your move joins only your opponent's pawns into one chain, you lose. Capture a black pawn, but do not let Black's pawns become one chain.
lesson-zen-trap-missed = That captures nothing, or it makes one chain of Black's pawns.
lesson-zen-trap-hint = If the pawn on I3 goes, all the other black pawns form one chain. Capture with the pawn on A7.
lesson-zen-trap-done = Right: the pawn on I3 is still apart from the other black pawns.

## Give check

lesson-zen-check-title = Give check
lesson-zen-check-text = When you could win with your next move, you give check. Your opponent has to answer it. Give check.
lesson-zen-check-missed = After that move White could not win with the next one.
lesson-zen-check-hint = The pawns on F8 and H2 can each prepare the win.
lesson-zen-check-done = Right: if Black does nothing about it, White wins with the next move.

## Give checkmate

lesson-zen-checkmate-title = Give checkmate
lesson-zen-checkmate-text = A check that no answer can stop is checkmate, and you have won. Black gives check here. Answer with a checkmate.
lesson-zen-checkmate-missed = That is not checkmate.
lesson-zen-checkmate-hint = Move the Zen to the right along row 7, over your own pawn.
lesson-zen-checkmate-done = Right: White threatens to win, and Black has no answer that helps.

## Points for a win

lesson-zen-points-title = Points for a win
lesson-zen-points-text = In a match to 7 points, a win scores the loser's pieces outside their largest group. Two moves win here. Play the one that scores more.
lesson-zen-points-missed = That does not win, or it scores less than the other winning move.
lesson-zen-points-hint = Capture with the pawn on D5, so that the largest black group falls apart.
lesson-zen-points-done = Right: without that pawn Black's largest group is smaller, so more pieces count.
