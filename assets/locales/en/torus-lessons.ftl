### The lessons of ZeN: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## A board without edges

lesson-torus-shift-title = A board without edges
lesson-torus-shift-text = The board has no edges: what leaves it on one side comes back on the other. Shift it.
lesson-torus-shift-missed = That does not shift the board.
lesson-torus-shift-hint = Drag a free cell, or press the keys for shifting the board.
lesson-torus-shift-done = Right: every place on this board is like every other.

## The doughnut

lesson-torus-fold-title = The doughnut
lesson-torus-fold-text = Fold the board: where its edges meet, it becomes a doughnut.
lesson-torus-fold-missed = That does not fold the board.
lesson-torus-fold-hint = Press the button that says Doughnut.
lesson-torus-fold-done = Right: this is the real form of the board.

## Drop a stone

lesson-torus-drop-title = Drop a stone
lesson-torus-drop-text = In your turn you can drop a stone. Stones side by side are connected, also across the edge. Connect your two pairs with one stone.
lesson-torus-drop-missed = Your pairs are still apart.
lesson-torus-drop-hint = Row 4 goes on across the edge: look at a4.
lesson-torus-drop-done = Right: a4 is beside b4 and, across the edge, beside g4.

## Make a link

lesson-torus-link-title = Make a link
lesson-torus-link-text = Diagonal neighbours are not connected yet. Instead of dropping a stone you can link two of them. Connect your two pairs with a link.
lesson-torus-link-missed = That does not connect your pairs by a link.
lesson-torus-link-hint = The stones on c3 and d4 are diagonal neighbours.
lesson-torus-link-done = Right: the link was your whole move, and your pairs are connected.

## Cut a link

lesson-torus-cut-title = Cut a link
lesson-torus-cut-text = Two links never cross. N would like to link the stones on c4 and d3. Make the link that cuts that one.
lesson-torus-cut-missed = N can still link the stones on c4 and d3.
lesson-torus-cut-hint = Your stones on c3 and d4 lie across.
lesson-torus-cut-done = Right: links do not cross, so N can't link these stones any more.

## Close a loop

lesson-torus-loop-title = Close a loop
lesson-torus-loop-text = You play Z. A chain that goes round the board and meets itself is a loop. Z wins with a loop along the rows. Close it.
lesson-torus-loop-missed = That does not close a loop along the rows.
lesson-torus-loop-hint = One stone is missing in row 4.
lesson-torus-loop-done = Right: across the edge the chain meets itself, so it is a loop.

## Loop or ring

lesson-torus-ring-title = Loop or ring
lesson-torus-ring-text = A ring that you could draw on a sheet of paper wins nothing. A loop goes round the board. Close the loop, not the ring.
lesson-torus-ring-missed = That does not close a loop round the board.
lesson-torus-ring-hint = Look at row 2: it goes on across the edge.
lesson-torus-ring-done = Right: row 2 goes round the board. The ring above it does not.

## The letter Z

lesson-torus-letter-z-title = The letter Z
lesson-torus-letter-z-text = Write a Z: two strokes lie flat, one rises to the right. With loops along these strokes Z wins. You play Z: win.
lesson-torus-letter-z-missed = That is no loop along a stroke of the letter Z.
lesson-torus-letter-z-hint = An upright loop wins nothing for Z. Close the flat one.
lesson-torus-letter-z-done = Right: a flat loop lies along two strokes of the letter Z.

## The letter N

lesson-torus-letter-n-title = The letter N
lesson-torus-letter-n-text = Write an N: two strokes stand upright, one falls to the right. With loops along these strokes N wins. You play N: win.
lesson-torus-letter-n-missed = That is no loop along a stroke of the letter N.
lesson-torus-letter-n-hint = A flat loop wins nothing for N. Close the upright one.
lesson-torus-letter-n-done = Right: an upright loop lies along two strokes of the letter N.

## Win with a spiral

lesson-torus-spiral-title = Win with a spiral
lesson-torus-spiral-text = A slanted loop is a spiral: it goes round the board in both directions. The letter Z rises to the right. Close your spiral.
lesson-torus-spiral-missed = That does not close your spiral.
lesson-torus-spiral-hint = The stones on a1 and g7 are diagonal neighbours across the edges.
lesson-torus-spiral-done = Right: your spiral rises to the right, like the long stroke of Z. N's spiral rises too and would win nothing.

## Stop a loop

lesson-torus-stop-title = Stop a loop
lesson-torus-stop-text = N has an upright loop that lacks one stone. Make a move after which N can't win at once.
lesson-torus-stop-missed = N can close the loop with the next move.
lesson-torus-stop-hint = Look at column e.
lesson-torus-stop-done = Right: now N can't close that loop.

## A fair beginning

lesson-torus-balanced-opening-title = A fair beginning
lesson-torus-balanced-opening-text = Moving first helps. In the balanced opening one player drops the first three stones, then the other chooses a side. Drop the three stones.
lesson-torus-balanced-opening-missed = Here three stones are to be dropped.
lesson-torus-balanced-opening-hint = Choose any free cells.
lesson-torus-balanced-opening-done = Right: the other player would choose a side now. So it is best to be fair.
