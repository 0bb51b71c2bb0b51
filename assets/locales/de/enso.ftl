### Enso: what is said during a match, the levels of the computer, options and looks.

enso-instruction = Ziehe einen Stein: Neben gegnerischen Steinen muss er schlagen, nur neben eigenen darf er wegziehen.
enso-instruction-must-capture = Dieser Stein steht neben einem gegnerischen und muss schlagen: den ersten Stein auf einer Linie, wenn das ein gegnerischer ist.
enso-instruction-may-leave = Dieser Stein steht nur neben eigenen: Er zieht neben einen gegnerischen oder dorthin, wo er neben gar keinem Stein steht.
enso-instruction-frozen = Dieser Stein steht neben keinem anderen und darf nicht ziehen.

enso-win-stone = { $winner } hat einen Enso-Stein: Alle acht Felder um ihn herum sind leer.
enso-win-no-move = { $loser } ist am Zug und hat keinen erlaubten Zug.

## What a computer of each level sees and overlooks.

enso-level-0 = Denkt nur nach, wenn es hinten liegt; zieht sonst aufs Geratewohl und übersieht oft den eigenen Enso-Stein.
enso-level-1 = Denkt nur an den eigenen nächsten Zug, will einen Enso-Stein und übersieht oft lange Züge und was du vorhast.
enso-level-2 = Sieht auch deinen nächsten Zug und macht jeden Enso-Stein, der möglich ist; übersieht viele lange Züge und Steine, die plötzlich frei stehen.
enso-level-3 = Sieht das meiste, was in den nächsten Zügen passieren kann; lässt sich nur ab und zu von einem Stein überraschen, der plötzlich frei steht.
enso-level-4 = Übersieht keinen Zug und denkt ein paar Züge voraus, schätzt aber oft falsch ein, wem die Züge ausgehen.
enso-level-5 = Denkt weiter voraus, schätzt Stellungen selten falsch ein und spielt die letzten Züge gut.
enso-level-6 = Denkt so weit voraus wie möglich und macht in etwa den letzten zehn Zügen keinen Fehler.

## About the game, in the form of a new match and in the credits

enso-description = Schaffe vor deinem Gegner einen Stein, um den herum alle acht Felder leer sind. Neben gegnerischen Steinen kann ein Stein nur schlagen; nur neben eigenen zieht er zu einem gegnerischen oder dorthin, wo er allein steht.
# How the game is won. In the panel, in small letters.
enso-aim = Du gewinnst mit einem Stein, der acht leere Felder um sich hat, oder wenn dein Gegner keinen Zug mehr hat.
# Follows "By", as in "By Dieter Stein".
enso-author = Dieter Stein
enso-licence = Enso gehört seinem Autor; diese Ausgabe ist inoffiziell.

## The looks of its board and pieces. At most 24 letters.

enso-theme-usual = Kaya
enso-theme-other = Indigo

## The board in words, for players who listen. All but the last are labels and parts of sentences.

enso-describe-stone = { $owner ->
    [black] schwarzer Stein
   *[white] weißer Stein
}
enso-describe-own-stone = Stein
enso-describe-must-capture = muss schlagen, wenn er zieht
enso-describe-may-leave = kann ziehen
enso-describe-frozen = steht neben keinem Stein, darf nicht ziehen
enso-describe-no-move = hat keinen erlaubten Zug
enso-describe-stones = { $player }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}: { $squares }.
