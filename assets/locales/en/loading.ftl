### The first screen, while files are loaded, and the screen that names a file that can't be.

loading-progress = Setting the table: { NUMBER($there) } of { NUMBER($all) }
loading-failed = Something is missing
loading-file = The table can't be set, because this file could not be loaded:
loading-file-without-name = a file without a name
loading-again = Try again
loading-not-found = It was not found.
# $status: a number of the web's protocol, like 404.
loading-status = The server answers with { $status }.
# $detail: words of the program's parts, always English.
loading-detail = Its reader says: "{ $detail }".
