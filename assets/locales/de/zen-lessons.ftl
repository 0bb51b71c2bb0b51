### The lessons of ZEN L'initié: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Count the line

lesson-zen-count-title = Die Linie abzählen
lesson-zen-count-text = Ein Stein zieht genau so viele Felder weit, wie Steine auf der ganzen Linie stehen, er selbst mitgezählt. Ziehe den weißen Stein aus der Ecke K1.
lesson-zen-count-missed = Hier sollst du den Stein aus der Ecke K1 ziehen.
lesson-zen-count-hint = Nimm den Stein in der Ecke unten rechts. Auf jeder seiner Linien stehen drei Steine.
lesson-zen-count-done = Richtig: Er zog so viele Felder weit, wie Steine auf seiner Linie stehen.

## Jump over friends

lesson-zen-jump-title = Über eigene Steine springen
lesson-zen-jump-text = Ein Stein darf über Steine seiner Farbe springen, nie über gegnerische. Übersprungene Felder zählen mit. Springe über einen weißen Stein.
lesson-zen-jump-missed = Dieser Zug springt über keinen weißen Stein.
lesson-zen-jump-hint = In Reihe 4 stehen insgesamt drei Steine. Die zwei weißen ziehen dort also drei Felder weit.
lesson-zen-jump-done = Richtig: Eigene Steine sind nicht im Weg, gegnerische schon.

## Land on an enemy

lesson-zen-capture-title = Auf dem Gegner landen
lesson-zen-capture-text = Landest du genau auf einem gegnerischen Stein, schlägst du ihn. Das ist nie Pflicht, aber tu es jetzt: Schlage einen schwarzen Stein.
lesson-zen-capture-missed = Dieser Zug schlägt nichts.
lesson-zen-capture-hint = Versuche es mit dem weißen Stein auf B1. Auf drei Linien endet sein Zug auf einem schwarzen Stein.
lesson-zen-capture-done = Richtig: Dein Zug endete genau auf dem schwarzen Stein, und der ist ausgeschieden.

## Friend or enemy

lesson-zen-friend-or-enemy-title = Freund oder Feind
lesson-zen-friend-or-enemy-text = Der rote Zen gehört niemandem. In deinem Zug ist er Freund oder Feind, wie du willst. Springe über den Zen, oder schlage ihn.
lesson-zen-friend-or-enemy-missed = Dieser Zug springt nicht über den Zen und schlägt ihn auch nicht.
lesson-zen-friend-or-enemy-hint = Die Steine auf D4 und D8 können über den Zen springen. Der Stein auf F8 kann ihn schlagen.
lesson-zen-friend-or-enemy-done = Richtig: Du kannst den Zen überspringen wie einen Freund und schlagen wie einen Feind.

## Move the Zen

lesson-zen-move-the-zen-title = Den Zen ziehen
lesson-zen-move-the-zen-text = Du darfst auch den Zen ziehen, als wäre er dein Stein: Er springt über deine Steine und schlägt gegnerische. Schlage mit dem Zen einen schwarzen Stein.
lesson-zen-move-the-zen-missed = Damit schlägt der Zen keinen schwarzen Stein.
lesson-zen-move-the-zen-hint = Zähle vom Zen aus in Reihe 6 oder in Spalte D nach unten: In beiden stehen drei Steine.
lesson-zen-move-the-zen-done = Richtig: In diesem Zug war der Zen einer deiner Steine.

## Two limits

lesson-zen-zen-limits-title = Grenzen für den Zen
lesson-zen-zen-limits-text = Schwarz hat den Zen gerade von F4 weggezogen. Er darf nicht gleich dorthin zurück, und er muss neben einem Stein landen. Ziehe den Zen.
lesson-zen-zen-limits-missed = Hier sollst du den Zen ziehen.
lesson-zen-zen-limits-hint = Der Zen kann nach D9 ziehen: Dort steht er neben dem Stein auf C9.
lesson-zen-zen-limits-done = Richtig: Der Zen steht neben einem Stein und nicht wieder dort, woher er kam.

## One chain wins

lesson-zen-connect-title = Eine Kette gewinnt
lesson-zen-connect-text = Du gewinnst, wenn alle deine Steine eine Kette bilden. Benachbarte Steine sind verbunden, auch diagonal. Verbinde alle deine Steine.
lesson-zen-connect-missed = Deine Steine sind noch nicht alle verbunden.
lesson-zen-connect-hint = Der Stein auf I3 steht abseits. Zähle die Steine in Reihe 3.
lesson-zen-connect-done = Richtig: Alle weißen Steine bilden eine einzige Kette, also hat Weiß gewonnen.

## The Zen belongs in it

lesson-zen-connect-with-the-zen-title = Der Zen gehört dazu
lesson-zen-connect-with-the-zen-text = Solange der Zen auf dem Brett ist, gewinnst du nur, wenn er zu deiner Kette gehört. Verbinde deine Steine und den Zen zu einer Kette.
lesson-zen-connect-with-the-zen-missed = Deine Steine und der Zen bilden noch keine gemeinsame Kette.
lesson-zen-connect-with-the-zen-hint = Der Stein auf K1 steht abseits. Zähle die Steine auf seiner Diagonale.
lesson-zen-connect-with-the-zen-done = Richtig: Alle weißen Steine und der Zen bilden eine Kette.

## Do not help Black

lesson-zen-trap-title = Schwarz nicht helfen
lesson-zen-trap-text = Verbindet dein Zug nur die gegnerischen Steine zu einer Kette, verlierst du. Schlage einen schwarzen Stein, ohne dass die übrigen schwarzen eine Kette bilden.
lesson-zen-trap-missed = Damit schlägst du nichts, oder Schwarz hat danach eine einzige Kette.
lesson-zen-trap-hint = Verschwindet der Stein auf I3, bilden alle anderen schwarzen Steine eine Kette. Schlage mit dem Stein auf A7.
lesson-zen-trap-done = Richtig: Der Stein auf I3 steht noch immer abseits von den anderen schwarzen.

## Give check

lesson-zen-check-title = Schach geben
lesson-zen-check-text = Wenn du mit deinem nächsten Zug gewinnen könntest, gibst du Schach. Dein Gegner muss darauf antworten. Gib Schach.
lesson-zen-check-missed = Danach könnte Weiß nicht mit dem nächsten Zug gewinnen.
lesson-zen-check-hint = Die Steine auf F8 und auf H2 können beide den Sieg vorbereiten.
lesson-zen-check-done = Richtig: Tut Schwarz nichts dagegen, gewinnt Weiß mit dem nächsten Zug.

## Give checkmate

lesson-zen-checkmate-title = Schachmatt setzen
lesson-zen-checkmate-text = Ein Schach, das keine Antwort abwehrt, ist Schachmatt, und du hast gewonnen. Hier gibt Schwarz Schach. Antworte mit Schachmatt.
lesson-zen-checkmate-missed = Das ist kein Schachmatt.
lesson-zen-checkmate-hint = Ziehe den Zen in Reihe 7 nach rechts, über deinen eigenen Stein.
lesson-zen-checkmate-done = Richtig: Weiß droht zu gewinnen, und Schwarz hat keine Antwort, die hilft.

## Points for a win

lesson-zen-points-title = Punkte für den Sieg
lesson-zen-points-text = In Partien bis 7 Punkte zählen die Steine, die der Verlierer außerhalb seiner größten Gruppe hat. Hier gewinnen zwei Züge. Spiele den mit mehr Punkten.
lesson-zen-points-missed = Das gewinnt nicht, oder es bringt weniger Punkte als der andere Gewinnzug.
lesson-zen-points-hint = Schlage mit dem Stein auf D5 so, dass die größte schwarze Gruppe zerfällt.
lesson-zen-points-done = Richtig: Ohne diesen Stein ist die größte schwarze Gruppe kleiner, also zählen mehr Steine.
