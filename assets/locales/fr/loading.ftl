### The first screen, while files are loaded, and the screen that names a file that can't be.

loading-progress = Préparation de la table : { NUMBER($there) } sur { NUMBER($all) }
loading-failed = Il manque quelque chose
loading-file = Impossible de préparer la table, car ce fichier n’a pas pu être chargé :
loading-file-without-name = un fichier sans nom
loading-again = Réessayer
loading-not-found = Ce fichier est introuvable.
# $status: a number of the web's protocol, like 404.
loading-status = Réponse du serveur : { $status }.
# $detail: words of the program's parts, always English.
loading-detail = Détail, en anglais : « { $detail } ».
