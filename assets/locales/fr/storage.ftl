### What becomes of saved matches, settings and results, and why something could not be read or written.

# Two or more sentences after each other.
storage-sentences = { $first } { $second }

## What was done

storage-copied = Le texte de la partie est dans le presse-papiers.
# $place: a file with its folder.
storage-exported = La partie est enregistrée dans { $place }.
# $file: the name of a file.
storage-downloaded = La partie est enregistrée dans { $file }, parmi les téléchargements du navigateur.
storage-picture-exported = L’image est enregistrée dans { $place }.
storage-picture-downloaded = L’image est enregistrée dans { $file }, parmi les téléchargements du navigateur.
storage-backup-exported = { $matches ->
        [one] { $matches } partie, les réglages et les résultats sont enregistrés dans { $place }.
       *[other] { $matches } parties, les réglages et les résultats sont enregistrés dans { $place }.
    }
storage-backup-downloaded = { $matches ->
        [one] { $matches } partie, les réglages et les résultats sont enregistrés dans { $file }, parmi les téléchargements du navigateur.
       *[other] { $matches } parties, les réglages et les résultats sont enregistrés dans { $file }, parmi les téléchargements du navigateur.
    }
# $added and $known: numbers of matches.
storage-backup-imported = { $added ->
        [0] Aucune partie n’est nouvelle
        [one] { $added } partie est nouvelle
       *[other] { $added } parties sont nouvelles
    }, { $known ->
        [0] aucune n’était déjà là.
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    } Les réglages sont maintenant ceux du fichier.
storage-deleted = La partie est supprimée ; vous pouvez la récupérer.
storage-restored = La partie est de retour.
storage-on-table = Cette partie est déjà sur la table.
storage-goes-on-as-copy = Cette partie est en ce moment sur une autre table : c’est une copie qui continue ici.

## What could not be done; the reason follows as a sentence of its own

# $match: the name of a file.
storage-not-opened = Impossible d’ouvrir { $match }.
storage-not-copied = Impossible de copier { $match }.
storage-not-exported = Impossible d’exporter { $match } dans un fichier.
storage-picture-not-exported = Impossible d’enregistrer l’image.
storage-backup-not-exported = Impossible de tout exporter dans un fichier.
storage-backup-not-added = { $matches ->
        [one] Impossible d’ajouter { $matches } partie du fichier.
       *[other] Impossible d’ajouter { $matches } parties du fichier.
    }
storage-no-file-dialog = Ce système n’a pas de fenêtre pour choisir des fichiers. Déposez le fichier sur la table, ou collez son texte.
storage-not-deleted = Impossible de supprimer { $match }.
storage-not-restored = Impossible de récupérer { $match }.
storage-not-listed = Impossible de lister les parties enregistrées.
storage-text-not-opened = Impossible d’ouvrir le texte collé.
storage-file-not-opened = Impossible d’ouvrir le fichier { $file }.
storage-first-not-opened = Impossible d’ouvrir la partie.
# What a player has asked for when starting the program, with the reason why it can't be opened. $file: a path.
storage-first-file = { $file } : { $reason }
storage-first-link = Le lien : { $reason }

## Why

storage-gone = Cette partie n’existe plus.
storage-is-on-table = Cette partie est sur la table.
storage-is-on-other-table = Cette partie est en ce moment sur une autre table.
storage-no-room = Il n’y a plus de place sur le disque.
storage-no-room-in-browser = Le navigateur n’accorde plus de place à cette page ; supprimez quelques parties.
storage-forbidden = Ce programme n’a pas le droit d’écrire dans son dossier.
storage-forbidden-in-browser = Le navigateur ne le permet pas.
storage-missing = Le dossier n’existe pas.
storage-unknown = Le système ne dit pas pourquoi.
storage-far-too-long = C’est beaucoup trop long.
storage-no-text = Ce n’est pas du texte.
storage-is-backup = Ce fichier contient plusieurs parties. Lancez le jeu et ouvrez-le sous « Parties enregistrées ».
storage-backup-newer = Ce fichier est dans la version { $version } du format, mais ce programme ne lit que jusqu’à la version { $newest }. Mettez le programme à jour.
storage-same-name = Ce nom est déjà pris.
storage-too-many = Trop de parties datent de cet instant.
storage-no-page = Il n’y a pas de page.
storage-page-is-deaf = La page ne répond pas.
storage-nothing-kept = Ce navigateur ne garde rien pour cette page.
storage-browser-refuses = Le navigateur refuse.
# $detail: the words of the browser, in whatever language.
storage-browser-says = Message du navigateur : « { $detail } ».
# $detail: the words of a parser for text files, always English.
storage-wrong-text = Son texte est incorrect. Détail, en anglais : « { $detail } ».
storage-file-missing = Ce fichier n’existe pas.
storage-file-forbidden = La lecture de ce fichier n’est pas autorisée.
storage-file-folder = C’est un dossier.

## What can't be read; $reason is a sentence of its own, and the others are names of files

storage-damaged = { $file } est illisible. { $reason } Ce fichier est conservé sous le nom { $name }.
storage-damaged-left = { $file } est illisible. { $reason } Ce fichier est laissé tel quel.

## What is not saved; the reason follows as a sentence of its own

storage-match-unsaved = Cette partie n’est pas enregistrée.
storage-earlier-match-unsaved = Une partie que vous avez quittée n’est pas enregistrée.
storage-settings-unsaved = Vos réglages ne sont pas enregistrés.
storage-results-unsaved = Vos résultats ne sont pas enregistrés.
storage-lessons-unsaved = Votre progression dans les leçons n’est pas enregistrée.
storage-nothing-saved = Rien n’est enregistré.
