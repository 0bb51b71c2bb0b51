### ZeN, the game on a torus: what is said during a match, the levels of the computer, options and looks.

torus-instruction-drop = Setze einen Stein auf ein beliebiges leeres Feld.
torus-instruction = Setze einen Stein auf ein leeres Feld, oder wähle einen deiner Steine, um von dort eine Brücke zu bauen.
torus-instruction-link = Wähle jetzt den diagonal benachbarten Stein, zu dem die Brücke führen soll.
# $second names one player, or two partners (names-two).
torus-opening = Ausgeglichene Eröffnung: Setze Stein { $number } von { $stones }, diesmal für { $colour }. Danach { $second-id ->
    [names-two] wählen
   *[other] wählt
} { $second } eine Seite.
torus-choice-of-side = Drei Steine sind gesetzt. Z braucht eine Schleife entlang der Reihen, N eine entlang der Spalten. N zieht als Nächstes.

# $loop-class is one of the loops below.
torus-win-loop = { $winner } hat { $loop-class } geschlossen.

## Loops: how they go round the torus. Z (player one) needs a horizontal loop or an SW–NE spiral, N a vertical loop or
## an SE–NW spiral. The words stand inside a sentence.

torus-loop-horizontal = eine waagerechte Schleife
torus-loop-vertical = eine senkrechte Schleife
torus-loop-rising = eine SW–NO-Spirale
torus-loop-falling = eine SO–NW-Spirale
torus-loop-rising-often = eine SW–NO-Spirale ({ $east }-mal rundum nach Osten, { $north }-mal nach Norden)
torus-loop-falling-often = eine SO–NW-Spirale ({ $west }-mal rundum nach Westen, { $north }-mal nach Norden)

## A player's longest chain of stones, or the one under the pointer. It follows the name of its owner: "Z: 5 stones, …".

# $loop-class is one of the loops above.
torus-chain-closed = { $stones ->
    [one] 1 Stein, { $loop-class }
   *[other] { $stones } Steine, { $loop-class }
}
torus-chain-lacks-link = { $stones ->
    [one] 1 Stein, noch eine Brücke nötig für { $loop-class }
   *[other] { $stones } Steine, noch eine Brücke nötig für { $loop-class }
}
torus-chain-lacks-stones = { $stones ->
    [one] 1 Stein, noch { $missing ->
        [one] einer
       *[other] { $missing }
    } nötig für { $loop-class }
   *[other] { $stones } Steine, noch { $missing ->
        [one] einer
       *[other] { $missing }
    } nötig für { $loop-class }
}
# The chain goes all the way round the torus and passes itself without touching.
torus-chain-passes-lacks-link = { $stones ->
    [one] 1 Stein, ganz herum, aber nicht geschlossen, noch eine Brücke nötig für { $loop-class }
   *[other] { $stones } Steine, ganz herum, aber nicht geschlossen, noch eine Brücke nötig für { $loop-class }
}
torus-chain-passes-lacks-stones = { $stones ->
    [one] 1 Stein, ganz herum, aber nicht geschlossen, noch { $missing ->
        [one] einer
       *[other] { $missing }
    } nötig für { $loop-class }
   *[other] { $stones } Steine, ganz herum, aber nicht geschlossen, noch { $missing ->
        [one] einer
       *[other] { $missing }
    } nötig für { $loop-class }
}
# A chain (one of the five above) whose loop is the other player's kind. $owner is z or n.
torus-chain-wins-nothing = { $owner ->
    [z] { $chain }; damit gewinnt Z nicht: Z braucht eine waagerechte Schleife oder eine SW–NO-Spirale
   *[n] { $chain }; damit gewinnt N nicht: N braucht eine senkrechte Schleife oder eine SO–NW-Spirale
}
torus-chain-would-win-nothing = { $owner ->
    [z] { $chain }; damit würde Z nicht gewinnen: Z braucht eine waagerechte Schleife oder eine SW–NO-Spirale
   *[n] { $chain }; damit würde N nicht gewinnen: N braucht eine senkrechte Schleife oder eine SO–NW-Spirale
}

## What a computer of each level sees and overlooks.

torus-level-0 = Baut nur, wenn es hinten liegt; setzt sonst irgendwohin, auch wo es eine Schleife schließen könnte.
torus-level-1 = Baut, wo schon Steine stehen; übersieht das meiste, was über den Rand hinweg passiert, viele Brücken und deine Drohungen.
torus-level-2 = Kennt das eigene Ziel, verliert am Rand aber oft den Faden und vergisst Brücken.
torus-level-3 = Macht den Zug, der sofort gewinnt; übersieht noch manche Verbindung über den Rand hinweg und lange Drohungen.
torus-level-4 = Sieht über den Rand hinweg, beantwortet jede Drohung und erkennt, welche Steine sich nicht trennen lassen.
torus-level-5 = Plant auf dem ganzen Torus und rechnet jeden Kampf auf engem Raum zu Ende.
torus-level-6 = Spielt so stark, wie es dieses Programm kann; sieht oft, wer gewinnt, lange bevor sich die Schleife schließt.

## About the game, in the form of a new match and in the credits

# The name in lists of games, beside ZEN L'initié, from which it is to be told apart at a glance.
torus-title-in-list = ZeN (Torus)
torus-description = Schließe aus deinen Steinen eine Schleife rings um ein Brett ohne Rand. Z gewinnt entlang der Reihen oder nach rechts ansteigend, N entlang der Spalten oder nach links ansteigend.
# How the game is won. In the panel, in small letters.
torus-aim = Du gewinnst mit einer Schleife aus deinen Steinen rings um das Brett, in einer Richtung, in der man deinen Buchstaben schreibt: Z entlang der Reihen oder nach rechts ansteigend, N entlang der Spalten oder nach links ansteigend.
# Follows "By", as in "By Dieter Stein".
torus-author = Bill Taylor
torus-licence = ZeN gehört seinem Autor; diese Ausgabe ist inoffiziell.

## The looks of its board and pieces. At most 24 letters.

torus-theme-usual = Bambus
torus-theme-other = Tusche auf Papier

## Options in the form of a new match

torus-options-board = Brett
torus-options-smaller-board = Kleineres Brett
torus-options-larger-board = Größeres Brett
torus-options-for-beginners = 9 für den Anfang
torus-options-as-published = 15 wie im Original
torus-options-balanced-opening = Ausgeglichene Eröffnung
torus-options-balanced-opening-help = Eine Person setzt drei Steine, dann wählt die andere, welche Seite sie spielt.

## The board in words, for players who listen. The first eight are labels and parts of sentences.

torus-describe-stone = Stein von { $player }
torus-describe-own-stone = Stein
torus-describe-drop = hier kann ein Stein gesetzt werden
# The stone could then be linked to a stone of the same player.
torus-describe-drop-link = hier kann ein Stein gesetzt werden, Brücke möglich
torus-describe-drop-link-seam = hier kann ein Stein gesetzt werden, Brücke über den Rand möglich
torus-describe-linkable = Brücke kann von hier gebaut werden
torus-describe-link = Brücke möglich
torus-describe-link-seam = Brücke über den Rand möglich
torus-describe-links-to = Eine Brücke ist möglich nach: { $squares }.
torus-describe-dropped = { $player }: Stein auf { $square }.
torus-describe-linked = { $player }: Brücke von { $from } nach { $to }.
torus-describe-linked-seam = { $player }: Brücke von { $from } nach { $to }, über den Rand hinweg.
torus-describe-is-linked = Brücke nach: { $squares }.
torus-describe-chain = Die Steine dieser Kette: { $squares }.
torus-describe-no-stones = { $player } hat keinen Stein auf dem Brett.
torus-describe-stones = { $player }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}: { $squares }.
torus-describe-links-of = Brücken von { $player }: { $links }.
