### The first screen, while files are loaded, and the screen that names a file that can't be.

loading-progress = Der Tisch wird gedeckt: { NUMBER($there) } von { NUMBER($all) }
loading-failed = Etwas fehlt
loading-file = Der Tisch lässt sich nicht decken, weil diese Datei nicht geladen werden konnte:
loading-file-without-name = eine Datei ohne Namen
loading-again = Noch einmal versuchen
loading-not-found = Sie wurde nicht gefunden.
# $status: a number of the web's protocol, like 404.
loading-status = Der Server antwortet mit { $status }.
# $detail: words of the program's parts, always English.
loading-detail = Die Meldung lautet: „{ $detail }“.
