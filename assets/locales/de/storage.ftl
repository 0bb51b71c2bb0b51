### What becomes of saved matches, settings and results, and why something could not be read or written.

# Two or more sentences after each other.
storage-sentences = { $first } { $second }

## What was done

storage-copied = Die Partie liegt als Text in der Zwischenablage.
# $place: a file with its folder.
storage-exported = Die Partie ist gespeichert: { $place }.
# $file: the name of a file.
storage-downloaded = Die Partie ist als { $file } bei den Downloads des Browsers gespeichert.
storage-picture-exported = Das Bild ist gespeichert: { $place }.
storage-picture-downloaded = Das Bild ist als { $file } bei den Downloads des Browsers gespeichert.
storage-backup-exported = { $matches ->
        [one] Eine Partie, die Einstellungen und die Ergebnisse sind gespeichert: { $place }.
       *[other] { $matches } Partien, die Einstellungen und die Ergebnisse sind gespeichert: { $place }.
    }
storage-backup-downloaded = { $matches ->
        [one] Eine Partie, die Einstellungen und die Ergebnisse sind als { $file } bei den Downloads des Browsers gespeichert.
       *[other] { $matches } Partien, die Einstellungen und die Ergebnisse sind als { $file } bei den Downloads des Browsers gespeichert.
    }
# $added and $known: numbers of matches.
storage-backup-imported = { $added ->
        [0] Keine Partie ist neu
        [one] Eine Partie ist neu
       *[other] { $added } Partien sind neu
    }, { $known ->
        [0] keine war schon hier.
        [one] eine war schon hier.
       *[other] { $known } waren schon hier.
    } Die Einstellungen sind jetzt die der Datei.
storage-deleted = Die Partie ist gelöscht; du kannst sie zurückholen.
storage-restored = Die Partie ist wieder da.
storage-on-table = Diese Partie liegt schon auf dem Tisch.
storage-goes-on-as-copy = Diese Partie liegt gerade auf einem anderen Tisch: Hier geht sie als Kopie weiter.

## What could not be done; the reason follows as a sentence of its own

# $match: the name of a file.
storage-not-opened = { $match } lässt sich nicht öffnen.
storage-not-copied = { $match } lässt sich nicht kopieren.
storage-not-exported = { $match } lässt sich nicht als Datei speichern.
storage-picture-not-exported = Das Bild lässt sich nicht speichern.
storage-backup-not-exported = Es lässt sich nicht alles als eine Datei speichern.
storage-backup-not-added = { $matches ->
        [one] Eine Partie der Datei lässt sich nicht hinzufügen.
       *[other] { $matches } Partien der Datei lassen sich nicht hinzufügen.
    }
storage-no-file-dialog = Dieses System hat kein Fenster, um Dateien auszuwählen. Ziehe die Datei auf den Tisch, oder füge ihren Text ein.
storage-not-deleted = { $match } lässt sich nicht löschen.
storage-not-restored = { $match } lässt sich nicht zurückholen.
storage-not-listed = Die gespeicherten Partien lassen sich nicht auflisten.
storage-text-not-opened = Der eingefügte Text lässt sich nicht öffnen.
storage-file-not-opened = Die Datei { $file } lässt sich nicht öffnen.
storage-first-not-opened = Die Partie lässt sich nicht öffnen.
# What a player has asked for when starting the program, with the reason why it can't be opened. $file: a path.
storage-first-file = { $file }: { $reason }
storage-first-link = Der Link: { $reason }

## Why

storage-gone = Die Partie ist nicht mehr da.
storage-is-on-table = Die Partie liegt auf dem Tisch.
storage-is-on-other-table = Die Partie liegt gerade auf einem anderen Tisch.
storage-no-room = Auf der Festplatte ist kein Platz mehr.
storage-no-room-in-browser = Der Browser gibt dieser Seite keinen Platz mehr; lösche ein paar Partien.
storage-forbidden = Dieses Programm darf nicht in seinen Ordner schreiben.
storage-forbidden-in-browser = Der Browser erlaubt es nicht.
storage-missing = Den Ordner gibt es nicht.
storage-unknown = Das System nennt keinen Grund.
storage-far-too-long = Das ist viel zu lang.
storage-no-text = Das ist kein Text.
storage-is-backup = Darin sind viele Partien. Starte das Spiel und öffne die Datei unter „Gespeicherte Partien“.
storage-backup-newer = Diese Datei hat die Formatversion { $version }, aber dieses Programm liest nur Versionen bis { $newest }. Bitte aktualisiere das Programm.
storage-same-name = Es gibt schon eine Partie mit demselben Namen.
storage-too-many = Aus diesem Augenblick gibt es schon zu viele Partien.
storage-no-page = Es gibt keine Webseite.
storage-page-is-deaf = Die Webseite reagiert nicht.
storage-nothing-kept = Dieser Browser speichert nichts für diese Seite.
storage-browser-refuses = Der Browser lehnt es ab.
# $detail: the words of the browser, in whatever language.
storage-browser-says = Der Browser meldet: „{ $detail }“.
# $detail: the words of a parser for text files, always English.
storage-wrong-text = Der Text ist fehlerhaft. Die Meldung lautet: „{ $detail }“.
storage-file-missing = Die Datei gibt es nicht.
storage-file-forbidden = Die Datei darf nicht gelesen werden.
storage-file-folder = Das ist ein Ordner.

## What can't be read; $reason is a sentence of its own, and the others are names of files

storage-damaged = { $file } lässt sich nicht lesen. { $reason } Die Datei bleibt als { $name } erhalten.
storage-damaged-left = { $file } lässt sich nicht lesen. { $reason } Die Datei bleibt, wie sie ist.

## What is not saved; the reason follows as a sentence of its own

storage-match-unsaved = Diese Partie ist nicht gespeichert.
storage-earlier-match-unsaved = Eine Partie, die du verlassen hast, ist nicht gespeichert.
storage-settings-unsaved = Deine Einstellungen sind nicht gespeichert.
storage-results-unsaved = Deine Ergebnisse sind nicht gespeichert.
storage-lessons-unsaved = Dein Fortschritt in den Lektionen ist nicht gespeichert.
storage-nothing-saved = Nichts wird gespeichert.
