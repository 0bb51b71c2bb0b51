### The lessons of Enso: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Capture beside enemies

lesson-enso-capture-title = Neben dem Gegner schlagen
lesson-enso-capture-text = Ein Stein neben einem gegnerischen muss schlagen. Er zieht in gerader Linie auf den Platz eines gegnerischen Steins. Schlage einen weißen Stein.
lesson-enso-capture-missed = Dieser Zug schlägt nichts.
lesson-enso-capture-hint = Der schwarze Stein auf a4 steht neben weißen Steinen.
lesson-enso-capture-done = Richtig: Dein Stein steht jetzt dort, wo der weiße stand.

## Near or far

lesson-enso-capture-from-afar-title = Nah oder fern
lesson-enso-capture-from-afar-text = Ein Stein schlägt den ersten Stein, auf den er in gerader Linie trifft, nah oder fern. Schlage mit einem Stein einen weißen, der nicht neben ihm steht.
lesson-enso-capture-from-afar-missed = Das ist kein Schlagzug aus der Ferne.
lesson-enso-capture-from-afar-hint = Schau von b4 aus in Reihe 4 nach rechts: Der erste Stein dort ist weiß.
lesson-enso-capture-from-afar-done = Richtig: Zwischen den beiden stand kein Stein.

## Who must capture

lesson-enso-who-must-capture-title = Wer schlagen muss
lesson-enso-who-must-capture-text = Daneben heißt: auf einem der acht Felder ringsum. Zeige auf alle schwarzen Steine, die schlagen müssen, weil ein weißer neben ihnen steht.
lesson-enso-who-must-capture-missed = Das ist kein schwarzer Stein neben einem weißen.
lesson-enso-who-must-capture-hint = Es sind drei. Schau dir die Nachbarn von b6 und von e3 an.
lesson-enso-who-must-capture-done = Richtig: Neben jedem von ihnen steht ein weißer Stein.

## Leave your friends

lesson-enso-leave-title = Weg von den eigenen
lesson-enso-leave-text = Steht ein Stein nur neben eigenen, darf er nicht schlagen. Er zieht auf ein leeres Feld neben gegnerischen. Ziehe so einen Stein neben einen weißen.
lesson-enso-leave-missed = Das schlägt, oder der Stein steht danach nicht neben einem weißen.
lesson-enso-leave-hint = Der Stein auf d3 steht nur neben eigenen.
lesson-enso-leave-done = Richtig: Er ist weg von den eigenen und steht neben einem gegnerischen.

## Or stand alone

lesson-enso-stand-alone-title = Oder allein stehen
lesson-enso-stand-alone-text = Ein Stein nur neben eigenen darf auch auf ein Feld, neben dem kein Stein steht. Ziehe den Stein von d3 auf so ein Feld.
lesson-enso-stand-alone-missed = Hier soll der Stein von d3 am Ende neben keinem Stein stehen.
lesson-enso-stand-alone-hint = Schau von d3 aus auf der Diagonale nach rechts unten.
lesson-enso-stand-alone-done = Richtig: Jetzt steht kein Stein mehr neben ihm.

## Who may not move

lesson-enso-who-may-not-move-title = Wer nicht ziehen darf
lesson-enso-who-may-not-move-text = Ein Stein, neben dem keiner steht, darf nicht ziehen. Zeige auf alle schwarzen Steine, die nicht ziehen dürfen.
lesson-enso-who-may-not-move-missed = Das ist kein schwarzer Stein, um den herum alle Felder leer sind.
lesson-enso-who-may-not-move-hint = Es sind zwei, beide am Rand.
lesson-enso-who-may-not-move-done = Richtig: Sie stehen allein und müssen warten.

## The enso stone

lesson-enso-enso-title = Der Enso-Stein
lesson-enso-enso-text = Ein Stein mit acht leeren Feldern ringsum ist ein Enso-Stein, und wem er gehört, der gewinnt. Am Rand sind es keine acht. Schaffe einen.
lesson-enso-enso-missed = Kein schwarzer Stein hat acht leere Felder um sich.
lesson-enso-enso-hint = Trenne die Steine auf a2 und b2 so, dass um einen von ihnen acht leere Felder sind.
lesson-enso-enso-done = Richtig: Alle acht Felder um ihn herum sind leer. Das ist Enso.

## The last neighbour leaves

lesson-enso-last-neighbour-title = Der letzte Nachbar geht
lesson-enso-last-neighbour-text = Dein Stein wird auch zum Enso-Stein, wenn sein letzter Nachbar wegzieht. Schlage so, dass dein Stein auf d3 danach allein steht.
lesson-enso-last-neighbour-missed = Der Stein auf d3 steht danach nicht allein.
lesson-enso-last-neighbour-hint = Der einzige Nachbar von d3 ist der Stein auf e4.
lesson-enso-last-neighbour-done = Richtig: Sein letzter Nachbar ist weg, und der Stein auf d3 ist ein Enso-Stein.

## Give nothing away

lesson-enso-give-nothing-away-title = Nichts verschenken
lesson-enso-give-nothing-away-text = Dein Zug kann auch einem weißen Stein acht leere Felder ringsum verschaffen: Dann gewinnt Weiß. Schlage, ohne Weiß einen Enso-Stein zu schenken.
lesson-enso-give-nothing-away-missed = Damit bleibt der weiße Stein auf c3 allein: Weiß hat einen Enso-Stein.
lesson-enso-give-nothing-away-hint = Der Stein auf c3 hat einen Nachbarn: deinen auf d4. Lass ihn nicht allein.
lesson-enso-give-nothing-away-done = Richtig: Weiß hat keinen Enso-Stein, und dein Stein auf c3 ist einer geworden.

## See the threat

lesson-enso-threat-title = Die Drohung sehen
lesson-enso-threat-text = Weiß könnte als Nächstes auf e3 schlagen und hätte dort einen Enso-Stein. Mache einen Zug, nach dem Weiß nicht sofort gewinnen kann.
lesson-enso-threat-missed = Weiß kann mit dem nächsten Zug noch einen Enso-Stein schaffen.
lesson-enso-threat-hint = Ziehe den Stein auf e3 selbst.
lesson-enso-threat-done = Richtig: Weiß kann mit dem nächsten Zug keinen Enso-Stein schaffen.

## Both at once

lesson-enso-both-title = Beide zugleich
lesson-enso-both-text = Haben nach deinem Zug beide Seiten einen Enso-Stein, gewinnst du, weil du gezogen hast. Mache so einen Zug.
lesson-enso-both-missed = Danach haben nicht beide Seiten einen Enso-Stein.
lesson-enso-both-hint = Schlage mit dem Stein auf d5.
lesson-enso-both-done = Richtig: Beide haben einen Enso-Stein, doch Schwarz hat gezogen und gewinnt.

## Block your opponent

lesson-enso-block-title = Den Gegner festsetzen
lesson-enso-block-text = Wer am Zug ist und nicht ziehen kann, hat verloren. Steine, die allein stehen, dürfen nicht ziehen. Lass Weiß keinen Zug.
lesson-enso-block-missed = Weiß kann noch ziehen.
lesson-enso-block-hint = Nur ein weißer Stein hat Nachbarn: der auf c6.
lesson-enso-block-done = Richtig: Jeder weiße Stein steht allein, also kann Weiß nicht ziehen.
