### What becomes of saved matches, settings and results, and why something could not be read or written.

# Two or more sentences after each other.
storage-sentences = { $first } { $second }

## What was done

storage-copied = The match is on the clipboard as text.
# $place: a file with its folder.
storage-exported = The match is saved as { $place }.
# $file: the name of a file.
storage-downloaded = The match is saved as { $file }, among the browser's downloads.
storage-picture-exported = The picture is saved as { $place }.
storage-picture-downloaded = The picture is saved as { $file }, among the browser's downloads.
storage-backup-exported = { $matches ->
        [one] One match, the settings, and the results are saved as { $place }.
       *[other] { $matches } matches, the settings, and the results are saved as { $place }.
    }
storage-backup-downloaded = { $matches ->
        [one] One match, the settings, and the results are saved as { $file }, among the browser's downloads.
       *[other] { $matches } matches, the settings, and the results are saved as { $file }, among the browser's downloads.
    }
# $added and $known: numbers of matches.
storage-backup-imported = { $added ->
        [0] No match is new
        [one] One match is new
       *[other] { $added } matches are new
    }, { $known ->
        [0] none was here already.
        [one] one was here already.
       *[other] { $known } were here already.
    } The settings are those of the file now.
storage-deleted = The match is deleted; you can bring it back.
storage-restored = The match is back.
storage-on-table = This match is on the table already.
storage-goes-on-as-copy = This match is on another table at this moment: it goes on here as a copy.

## What could not be done; the reason follows as a sentence of its own

# $match: the name of a file.
storage-not-opened = { $match } can't be opened.
storage-not-copied = { $match } can't be copied.
storage-not-exported = { $match } can't be saved as a file.
storage-picture-not-exported = The picture can't be saved.
storage-backup-not-exported = Not everything can be saved as one file.
storage-backup-not-added = { $matches ->
        [one] One match of the file can't be added.
       *[other] { $matches } matches of the file can't be added.
    }
storage-no-file-dialog = This system has no window for choosing files. Drop the file on the table, or paste its text.
storage-not-deleted = { $match } can't be deleted.
storage-not-restored = { $match } can't be restored.
storage-not-listed = The saved matches can't be listed.
storage-text-not-opened = The pasted text can't be opened.
storage-file-not-opened = The file { $file } can't be opened.
storage-first-not-opened = The match can't be opened.
# What a player has asked for when starting the program, with the reason why it can't be opened. $file: a path.
storage-first-file = { $file }: { $reason }
storage-first-link = The link: { $reason }

## Why

storage-gone = It is not there any more.
storage-is-on-table = It is on the table.
storage-is-on-other-table = It is on another table at this moment.
storage-no-room = There is no room left on the disk.
storage-no-room-in-browser = The browser gives this page no more room; delete some matches.
storage-forbidden = This program may not write into its folder.
storage-forbidden-in-browser = The browser does not allow it.
storage-missing = The folder is not there.
storage-unknown = The system does not say why.
storage-far-too-long = It is far too long.
storage-no-text = It is no text.
storage-is-backup = It holds many matches. Start the game, and open it under "Saved matches".
storage-backup-newer = This file has format version { $version }, and this program reads versions up to { $newest }. Please update it.
storage-same-name = There is another of the same name.
storage-too-many = There are too many matches of this moment.
storage-no-page = There is no page.
storage-page-is-deaf = The page does not listen.
storage-nothing-kept = This browser keeps nothing for this page.
storage-browser-refuses = The browser refuses.
# $detail: the words of the browser, in whatever language.
storage-browser-says = The browser says: "{ $detail }".
# $detail: the words of a parser for text files, always English.
storage-wrong-text = Its text is wrong. Its reader says: "{ $detail }".
storage-file-missing = It is not there.
storage-file-forbidden = It may not be read.
storage-file-folder = It is a folder.

## What can't be read; $reason is a sentence of its own, and the others are names of files

storage-damaged = { $file } can't be read. { $reason } It is kept as { $name }.
storage-damaged-left = { $file } can't be read. { $reason } It is left as it is.

## What is not saved; the reason follows as a sentence of its own

storage-match-unsaved = This match is not saved.
storage-earlier-match-unsaved = A match that you have left is not saved.
storage-settings-unsaved = Your settings are not saved.
storage-results-unsaved = Your results are not saved.
storage-lessons-unsaved = Your progress in the lessons is not saved.
storage-nothing-saved = Nothing is saved.
