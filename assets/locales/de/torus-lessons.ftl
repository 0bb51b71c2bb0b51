### The lessons of ZeN: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## A board without edges

lesson-torus-shift-title = Ein Brett ohne Rand
lesson-torus-shift-text = Das Brett hat keinen Rand: Was auf einer Seite hinausgeht, kommt gegenüber zurück. Verschiebe es.
lesson-torus-shift-missed = Das verschiebt das Brett nicht.
lesson-torus-shift-hint = Ziehe das Brett an einem leeren Feld, oder drücke die Tasten, die es verschieben.
lesson-torus-shift-done = Richtig: Auf diesem Brett ist jedes Feld wie jedes andere.

## The doughnut

lesson-torus-fold-title = Der Donut
lesson-torus-fold-text = Biege das Brett, bis seine Ränder sich treffen: Dann ist es ein Donut.
lesson-torus-fold-missed = Damit wird das Brett nicht zum Donut.
lesson-torus-fold-hint = Drücke die Schaltfläche „Donut“.
lesson-torus-fold-done = Richtig: Das ist die wahre Form des Bretts.

## Drop a stone

lesson-torus-drop-title = Einen Stein setzen
lesson-torus-drop-text = In deinem Zug kannst du einen Stein setzen. Steine Seite an Seite sind verbunden, auch über den Rand hinweg. Verbinde deine zwei Paare mit einem Stein.
lesson-torus-drop-missed = Deine Paare sind noch getrennt.
lesson-torus-drop-hint = Reihe 4 geht über den Rand hinweg weiter: Schau dir a4 an.
lesson-torus-drop-done = Richtig: a4 liegt neben b4 und, über den Rand hinweg, neben g4.

## Make a link

lesson-torus-link-title = Eine Brücke bauen
lesson-torus-link-text = Diagonale Nachbarn sind noch nicht verbunden. Statt zu setzen, kannst du zwischen zweien eine Brücke bauen. Verbinde deine zwei Paare mit einer Brücke.
lesson-torus-link-missed = Damit verbindet keine Brücke deine Paare.
lesson-torus-link-hint = Die Steine auf c3 und d4 sind diagonale Nachbarn.
lesson-torus-link-done = Richtig: Die Brücke war dein ganzer Zug, und deine Paare sind verbunden.

## Cut a link

lesson-torus-cut-title = Einer Brücke zuvorkommen
lesson-torus-cut-text = Brücken kreuzen sich nie. N möchte zwischen c4 und d3 eine Brücke bauen. Baue die Brücke, die das verhindert.
lesson-torus-cut-missed = N kann die Brücke zwischen c4 und d3 noch bauen.
lesson-torus-cut-hint = Deine Steine auf c3 und d4 liegen quer dazu.
lesson-torus-cut-done = Richtig: Brücken kreuzen sich nicht, also kann N diese Brücke nicht mehr bauen.

## Close a loop

lesson-torus-loop-title = Eine Schleife schließen
lesson-torus-loop-text = Du spielst Z. Eine Kette rings um das Brett, die sich selbst trifft, ist eine Schleife. Z gewinnt mit einer entlang der Reihen. Schließe sie.
lesson-torus-loop-missed = Das schließt keine Schleife entlang der Reihen.
lesson-torus-loop-hint = In Reihe 4 fehlt ein Stein.
lesson-torus-loop-done = Richtig: Über den Rand hinweg trifft die Kette sich selbst, also ist sie eine Schleife.

## Loop or ring

lesson-torus-ring-title = Schleife oder Ring
lesson-torus-ring-text = Ein Ring, den man auf Papier zeichnen könnte, gewinnt nichts. Eine Schleife führt rings um das Brett. Schließe die Schleife, nicht den Ring.
lesson-torus-ring-missed = Das schließt keine Schleife rings um das Brett.
lesson-torus-ring-hint = Schau dir Reihe 2 an: Sie geht über den Rand hinweg weiter.
lesson-torus-ring-done = Richtig: Reihe 2 führt rings um das Brett, der Ring darüber nicht.

## The letter Z

lesson-torus-letter-z-title = Der Buchstabe Z
lesson-torus-letter-z-text = Im Z sind zwei Striche waagerecht, einer steigt nach rechts an. Mit Schleifen entlang dieser Striche gewinnt Z. Du bist Z: Gewinne.
lesson-torus-letter-z-missed = Das ist keine Schleife entlang eines Strichs von Z.
lesson-torus-letter-z-hint = Mit einer senkrechten Schleife gewinnt Z nicht. Schließe die waagerechte.
lesson-torus-letter-z-done = Richtig: Eine waagerechte Schleife liegt so wie zwei Striche des Buchstabens Z.

## The letter N

lesson-torus-letter-n-title = Der Buchstabe N
lesson-torus-letter-n-text = Im N sind zwei Striche senkrecht, einer fällt nach rechts ab. Mit Schleifen entlang dieser Striche gewinnt N. Du bist N: Gewinne.
lesson-torus-letter-n-missed = Das ist keine Schleife entlang eines Strichs von N.
lesson-torus-letter-n-hint = Mit einer waagerechten Schleife gewinnt N nicht. Schließe die senkrechte.
lesson-torus-letter-n-done = Richtig: Eine senkrechte Schleife steht so wie zwei Striche des Buchstabens N.

## Win with a spiral

lesson-torus-spiral-title = Mit einer Spirale gewinnen
lesson-torus-spiral-text = Eine schräge Schleife ist eine Spirale: Sie führt in beiden Richtungen um das Brett. Der Buchstabe Z steigt nach rechts an. Schließe deine Spirale.
lesson-torus-spiral-missed = Das schließt deine Spirale nicht.
lesson-torus-spiral-hint = Die Steine auf a1 und g7 sind diagonale Nachbarn, über die Ränder hinweg.
lesson-torus-spiral-done = Richtig: Deine Spirale steigt nach rechts an, wie der lange Strich von Z. Die Spirale von N auch, aber N würde damit nicht gewinnen.

## Stop a loop

lesson-torus-stop-title = Eine Schleife verhindern
lesson-torus-stop-text = N fehlt nur ein Stein zu einer senkrechten Schleife. Ziehe so, dass N nicht sofort gewinnen kann.
lesson-torus-stop-missed = N kann die Schleife mit dem nächsten Zug schließen.
lesson-torus-stop-hint = Schau dir Spalte e an.
lesson-torus-stop-done = Richtig: Jetzt kann N sie nicht mehr schließen.

## A fair beginning

lesson-torus-balanced-opening-title = Ein fairer Anfang
lesson-torus-balanced-opening-text = Wer beginnt, ist im Vorteil. Bei der ausgeglichenen Eröffnung setzt eine Person die ersten drei Steine, dann wählt die andere eine Seite. Setze die drei Steine.
lesson-torus-balanced-opening-missed = Hier sollst du drei Steine setzen.
lesson-torus-balanced-opening-hint = Wähle beliebige leere Felder.
lesson-torus-balanced-opening-done = Richtig: Jetzt würde die andere Person eine Seite wählen. Darum lohnt es sich, fair zu setzen.
