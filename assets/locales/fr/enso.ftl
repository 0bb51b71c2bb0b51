### Enso: what is said during a match, the levels of the computer, options and looks.

enso-instruction = Déplacez une pierre : à côté d’une pierre adverse, elle doit capturer ; à côté de pierres amies seulement, elle peut partir.
enso-instruction-must-capture = Cette pierre est à côté d’une pierre adverse, elle doit donc capturer : la première pierre d’une ligne, si elle est adverse.
enso-instruction-may-leave = Cette pierre n’a que des amies à côté d’elle : elle va à côté d’une pierre adverse, ou là où elle ne sera à côté d’aucune pierre.
enso-instruction-frozen = Cette pierre n’est à côté d’aucune autre : elle n’a pas le droit de bouger.

enso-win-stone = { $winner } a un enso : une pierre entourée de huit cases vides.
enso-win-no-move = C’est à { $loser } de jouer, mais aucun coup n’est possible.

## What a computer of each level sees and overlooks.

enso-level-0 = Ne réfléchit que s’il est mené ; sinon joue au hasard et laisse souvent passer un enso.
enso-level-1 = Ne regarde que son prochain coup, cherche à faire un enso, et ne voit souvent ni les longs déplacements ni ce que vous préparez.
enso-level-2 = Voit aussi votre prochain coup et fait un enso dès que c’est possible ; laisse passer bien des longs déplacements et des pierres qui s’isolent.
enso-level-3 = Voit presque tout ce qui peut arriver dans les prochains coups ; une pierre qui s’isole le surprend de temps en temps.
enso-level-4 = Ne laisse passer aucun coup et en prévoit quelques-uns, mais juge souvent mal qui ne pourra bientôt plus jouer.
enso-level-5 = Voit plus loin, juge rarement mal une position et joue bien les derniers coups.
enso-level-6 = Voit aussi loin que possible et joue sans erreur la dizaine de coups de la fin.

## About the game, in the form of a new match and in the credits

enso-description = Soyez le premier à avoir une pierre entourée de huit cases vides. À côté d’une pierre adverse, une pierre ne peut que capturer ; à côté de pierres amies seulement, elle rejoint une pierre adverse ou s’isole.
# How the game is won. In the panel, in small letters.
enso-aim = Gagnez avec une pierre entourée de huit cases vides, ou en laissant l’adversaire sans coup possible.
# Follows "By", as in "By Dieter Stein".
enso-author = Dieter Stein
enso-licence = Enso appartient à son auteur ; cette édition n’est pas officielle.

## The looks of its board and pieces. At most 24 letters.

enso-theme-usual = Kaya
enso-theme-other = Indigo

## The board in words, for players who listen. All but the last are labels and parts of sentences.

enso-describe-stone = { $owner ->
    [black] pierre noire
   *[white] pierre blanche
}
enso-describe-own-stone = pierre
enso-describe-must-capture = doit capturer si elle bouge
enso-describe-may-leave = peut bouger
enso-describe-frozen = à côté d’aucune pierre, n’a pas le droit de bouger
enso-describe-no-move = n’a aucun coup possible
enso-describe-stones = { $player }, { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} : { $squares }.
