### The page around the game in the browser: its start screen, and what it says when something goes wrong.
###
### `cargo xtask web` hands these messages to the page's script, which knows no selectors: only arguments as they are.

# The description of the page for search engines.
page-description = Four abstract board games that share a word, on one table: ZEN L'initié, Enso, ZeN and Zener.

## The start screen

page-subtitle = Four board games that share a word, on one table.
# What each game is about, in a few words under a drawing; their aims are told in full by `zen-aim` and the like.
page-aim-zen = Bring all your pawns together in one chain.
page-aim-enso = Own a stone with eight empty squares around it.
page-aim-torus = Close a loop around a board without edges.
page-aim-zener = Walk a piece off the far side of the board.
page-play = Play
page-language = Language
# For screen readers: the picture of the table, and the bar that shows how much has been fetched.
page-table = The table: a game drawn in three dimensions
page-loading = Loading
# The page’s first button, seen only by who comes to it with the key Tab. Pressed once more, it is off again.
page-listen = Describe everything to my screen reader

## While the game is fetched

page-setting = Setting the table…
page-fetching = Setting the table: { $fetched } of { $all } MB
page-fetching-for = Setting the table: { $fetched } of { $all } MB, about { $seconds } s to go
page-lighting = Lighting the lamp…

## What goes wrong

page-lacks-webgl = This browser can't draw in three dimensions (it lacks WebGL 2), so you play with words and letters here. To see the table, please update the browser, switch on hardware acceleration in its settings, or try another: Firefox, Chrome, Edge and Safari of the last years all can.
page-open-elsewhere = Zen Table is open in another tab of this browser. Please go on there. When you close that tab, the game comes here.
# Names as Apple writes them in this language: home screen, Dock.
page-forgets = Safari deletes what a page keeps when you have not opened the page for seven days. To keep your matches, add Zen Table to the home screen or the Dock, or save them as files.
# $reason is what the browser says, or the next message.
page-broken = Something broke: { $reason }. Your matches are kept; reloading this page brings the table back.
page-server-answers = { $file }: the server answers { $status }
page-drawing-lost = The browser no longer lets this page draw, as happens when memory runs short. Your matches are kept: load the page again to go on.
# The button under what went wrong.
page-reload = Load again

## A newer version of the page

page-new-version = A new version is here.
page-use-it = Use it
page-later = Later
