### The page around the game in the browser: its start screen, and what it says when something goes wrong.
###
### `cargo xtask web` hands these messages to the page's script, which knows no selectors: only arguments as they are.

# The description of the page for search engines.
page-description = Vier abstrakte Brettspiele, die ein Wort verbindet, an einem Tisch: ZEN L'initié, Enso, ZeN und Zener.

## The start screen

page-subtitle = Vier Brettspiele, ein Wort, ein Tisch.
# What each game is about, in a few words under a drawing; their aims are told in full by `zen-aim` and the like.
page-aim-zen = Bringe alle deine Steine in einer Kette zusammen.
page-aim-enso = Habe einen Stein, der acht leere Felder um sich hat.
page-aim-torus = Schließe eine Schleife um ein Brett ohne Rand.
page-aim-zener = Führe einen Stein auf der anderen Seite vom Brett.
page-play = Spielen
page-language = Sprache
# For screen readers: the picture of the table, and the bar that shows how much has been fetched.
page-table = Der Tisch: ein Spiel in 3D-Grafik
page-loading = Ladefortschritt
# The page’s first button, seen only by who comes to it with the key Tab. Pressed once more, it is off again.
page-listen = Alles für meinen Screenreader beschreiben

## While the game is fetched

page-setting = Der Tisch wird gedeckt …
page-fetching = Der Tisch wird gedeckt: { $fetched } von { $all } MB
page-fetching-for = Der Tisch wird gedeckt: { $fetched } von { $all } MB, noch etwa { $seconds } s
page-lighting = Die Lampe geht an …

## What goes wrong

page-lacks-webgl = Dieser Browser kann keine 3D-Grafik zeigen (ihm fehlt WebGL 2), darum spielst du hier mit Wörtern und Buchstaben. Wenn du den Tisch sehen möchtest, aktualisiere den Browser, schalte in seinen Einstellungen die Hardwarebeschleunigung ein oder nimm einen anderen: Firefox, Chrome, Edge und Safari aus den letzten Jahren können es alle.
page-open-elsewhere = Zen Table ist schon in einem anderen Tab dieses Browsers offen. Bitte spiele dort weiter. Wenn du ihn schließt, kommt das Spiel hierher.
page-forgets = Safari löscht, was eine Seite aufbewahrt, wenn du sie sieben Tage lang nicht geöffnet hast. Damit deine Partien bleiben, lege Zen Table auf den Home-Bildschirm oder ins Dock, oder speichere sie als Dateien.
# $reason is what the browser says, or the next message.
page-broken = Etwas ist schiefgegangen: { $reason }. Deine Partien bleiben erhalten. Lade die Seite neu, dann ist der Tisch wieder da.
page-server-answers = { $file }: Der Server antwortet mit { $status }
page-drawing-lost = Der Browser lässt diese Seite nicht mehr zeichnen. Das kommt vor, wenn der Speicher knapp wird. Deine Partien bleiben erhalten: Lade die Seite neu, um weiterzuspielen.
# The button under what went wrong.
page-reload = Seite neu laden

## A newer version of the page

page-new-version = Eine neue Version ist da.
page-use-it = Neu laden
page-later = Später
