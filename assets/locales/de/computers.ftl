### What computer players tell the player, at the lower edge of the board.

computer-died-again = Der Computer hat den Faden verloren und überlegt noch einmal.
computer-died-too-often = Der Computer verliert immer wieder den Faden und zieht, so gut er kann.
computer-hung-again = Der Computer hat sich in Gedanken verloren und überlegt noch einmal.
computer-hung-too-often = Der Computer verliert sich immer wieder in Gedanken und zieht, so gut er kann.
computer-wrong-move = Der Computer wollte { $move } spielen, aber das ist hier kein Zug. Er spielt einen anderen.
computer-no-hints = Partner dürfen nicht über das Spiel sprechen, deshalb gibt es zu viert keine Tipps.
# $name: the name of a computer player.
computer-agrees = { $name } stimmt dem Remis zu.
computer-plays-on = { $name } hält die eigene Stellung für besser und spielt weiter.
