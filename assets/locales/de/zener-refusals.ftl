### Zener: why a step or a position is refused. $owner and $symbol say which piece it is, one of the ten with five
### symbols; $player is the player to move, $square is the name of a square, as in F3, and $row that of a row, A to G.

## Steps that the rules forbid

zener-illegal-no-square = Dieses Feld gibt es auf dem Brett nicht.
zener-illegal-no-piece = Auf { $square } steht kein Stein.
zener-illegal-not-yours =
    { $symbol ->
        [circle] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis gehört nicht { $player }.
        [cross] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz gehört nicht { $player }.
        [waves] Die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen gehören nicht { $player }.
        [square] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat gehört nicht { $player }.
       *[star] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern gehört nicht { $player }.
    }
# The piece of $by-owner with $by-symbol lies on top of the other.
zener-illegal-blocked =
    { $symbol ->
        [circle] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis ist blockiert:
        [cross] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz ist blockiert:
        [waves] Die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen sind blockiert:
        [square] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat ist blockiert:
       *[star] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern ist blockiert:
    } { $by-symbol ->
        [circle] Der { $by-owner ->
                [white] weiße
               *[black] schwarze
            } Kreis liegt darauf.
        [cross] Das { $by-owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz liegt darauf.
        [waves] Die { $by-owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen liegen darauf.
        [square] Das { $by-owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat liegt darauf.
       *[star] Der { $by-owner ->
                [white] weiße
               *[black] schwarze
            } Stern liegt darauf.
    }
# The opponent of $owner has moved the piece with the same symbol.
zener-illegal-must-answer =
    { $symbol ->
        [circle] Zuerst kommt der Pflichtschritt: Zuletzt wurde der { $owner ->
                [white] schwarze
               *[black] weiße
            } Kreis gezogen, also muss der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis antworten.
        [cross] Zuerst kommt der Pflichtschritt: Zuletzt wurde das { $owner ->
                [white] schwarze
               *[black] weiße
            } Kreuz gezogen, also muss das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz antworten.
        [waves] Zuerst kommt der Pflichtschritt: Zuletzt wurden die { $owner ->
                [white] schwarzen
               *[black] weißen
            } Wellen gezogen, also müssen die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen antworten.
        [square] Zuerst kommt der Pflichtschritt: Zuletzt wurde das { $owner ->
                [white] schwarze
               *[black] weiße
            } Quadrat gezogen, also muss das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat antworten.
       *[star] Zuerst kommt der Pflichtschritt: Zuletzt wurde der { $owner ->
                [white] schwarze
               *[black] weiße
            } Stern gezogen, also muss der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern antworten.
    }
zener-illegal-just-moved =
    { $symbol ->
        [circle] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis hat gerade gezogen: Den freien Schritt macht ein anderer Stein.
        [cross] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz hat gerade gezogen: Den freien Schritt macht ein anderer Stein.
        [waves] Die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen haben gerade gezogen: Den freien Schritt macht ein anderer Stein.
        [square] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat hat gerade gezogen: Den freien Schritt macht ein anderer Stein.
       *[star] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern hat gerade gezogen: Den freien Schritt macht ein anderer Stein.
    }
zener-illegal-not-a-step =
    { $symbol ->
        [circle] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis zieht ein Feld nach oben, unten, links oder rechts, nicht nach { $square }.
        [cross] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz zieht ein Feld nach oben, unten, links oder rechts, nicht nach { $square }.
        [waves] Die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen ziehen ein Feld nach oben, unten, links oder rechts, nicht nach { $square }.
        [square] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat zieht ein Feld nach oben, unten, links oder rechts, nicht nach { $square }.
       *[star] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern zieht ein Feld nach oben, unten, links oder rechts, nicht nach { $square }.
    }
# $row is the home row of the opponent of $owner.
zener-illegal-not-on-home-row =
    { $symbol ->
        [circle] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis kann das Brett nur von Reihe { $row } aus verlassen, der Grundreihe von { $owner ->
                [white] Schwarz
               *[black] Weiß
            }.
        [cross] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz kann das Brett nur von Reihe { $row } aus verlassen, der Grundreihe von { $owner ->
                [white] Schwarz
               *[black] Weiß
            }.
        [waves] Die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen können das Brett nur von Reihe { $row } aus verlassen, der Grundreihe von { $owner ->
                [white] Schwarz
               *[black] Weiß
            }.
        [square] Das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat kann das Brett nur von Reihe { $row } aus verlassen, der Grundreihe von { $owner ->
                [white] Schwarz
               *[black] Weiß
            }.
       *[star] Der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern kann das Brett nur von Reihe { $row } aus verlassen, der Grundreihe von { $owner ->
                [white] Schwarz
               *[black] Weiß
            }.
    }
zener-illegal-pass = In Zener gibt es kein Passen.
zener-illegal-piece-first = Zeige zuerst auf den Stein, der das Brett verlassen soll.
zener-illegal-complete = Ein Schritt besteht aus einem Stein und dem Ort, an den er zieht.

## Steps that are not written as they should be

zener-unreadable-form = Ein Schritt sieht so aus: W3-F3, ein Schritt vom Brett so: W3-off.

## Positions that can't be.

# A piece among others, and a list of pieces.
zener-piece =
    { $symbol ->
        [circle] der { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreis
        [cross] das { $owner ->
                [white] weiße
               *[black] schwarze
            } Kreuz
        [waves] die { $owner ->
                [white] weißen
               *[black] schwarzen
            } Wellen
        [square] das { $owner ->
                [white] weiße
               *[black] schwarze
            } Quadrat
       *[star] der { $owner ->
                [white] weiße
               *[black] schwarze
            } Stern
    }
zener-pieces = { $first }, { $rest }

# $pieces are two or more pieces with commas between them.
zener-impossible-missing = Steine fehlen auf dem Brett, aber die Runde endet schon, wenn ein einziger Stein es verlassen hat: { $pieces }.
# $pieces are one or more pieces with commas between them.
zener-impossible-repeated = Mehr als einmal auf dem Brett: { $pieces }.
zener-impossible-answer-and-moved = Hat in einem Zug schon ein Stein gezogen, ist kein Symbol mehr zu beantworten: Nur eine der beiden Angaben ist möglich.
zener-impossible-answer-blocked = Der Stein, der antworten müsste, ist blockiert, also gibt es keinen Pflichtschritt und kein Symbol zu beantworten: { $piece }.
zener-impossible-moved-blocked = Auf einem Stein, der gerade gezogen hat, kann nichts liegen: { $piece }.
zener-impossible-no-free-step = Außer dem Stein, der gerade gezogen hat, könnte keiner den freien Schritt machen, also war der Zug zu Ende: { $piece }.
