### The lessons of Zener: for each step its title, the text (30 words at most), what a wrong answer misses, a hint, and why the answer was right.

## Five symbols

lesson-zener-symbols-title = Fünf Symbole
lesson-zener-symbols-text = Jede Seite hat fünf Symbole: Kreis, Kreuz, Wellen, Quadrat und Stern. Schwarz hat gerade den Stern gezogen. Zeige auf deinen Stein mit dem gleichen Symbol.
lesson-zener-symbols-missed = Das ist nicht der weiße Stern.
lesson-zener-symbols-hint = Er steht auf deiner Grundreihe, ganz rechts.
lesson-zener-symbols-done = Richtig: Mit diesem Stein muss Weiß antworten.

## One step

lesson-zener-step-title = Ein Schritt
lesson-zener-step-text = Ein Schritt führt ein Feld vor, zurück oder zur Seite. Der erste Zug von Weiß ist ein einziger Schritt. Ziehe irgendeinen weißen Stein.
lesson-zener-step-missed = Das ist kein Schritt.
lesson-zener-step-hint = Nimm irgendeinen weißen Stein, und ziehe ihn ein Feld nach vorn.
lesson-zener-step-done = Richtig: ein Feld, und nie diagonal.

## Answer the symbol

lesson-zener-answer-title = Das Symbol beantworten
lesson-zener-answer-text = Jeder Zug beginnt mit dem Pflichtschritt: Du musst den Stein mit dem Symbol ziehen, das dein Gegner zuletzt gezogen hat. Schwarz hat die Wellen gezogen. Antworte.
lesson-zener-answer-missed = Hier sollst du die weißen Wellen ziehen.
lesson-zener-answer-hint = Die weißen Wellen stehen auf G3.
lesson-zener-answer-done = Richtig: Wellen wurden mit Wellen beantwortet.

## The free step

lesson-zener-free-step-title = Der freie Schritt
lesson-zener-free-step-text = Nach der Antwort machst du mit einem anderen Stein einen freien Schritt. Schwarz hat das Kreuz gezogen. Mache beide Schritte.
lesson-zener-free-step-missed = Hier zieht zuerst das Kreuz und dann ein anderer Stein.
lesson-zener-free-step-hint = Ziehe zuerst das weiße Kreuz und dann irgendeinen anderen weißen Stein.
lesson-zener-free-step-done = Richtig: zuerst die Antwort, dann ein Schritt mit einem anderen Stein.

## Step onto a piece

lesson-zener-stack-title = Auf einen Stein ziehen
lesson-zener-stack-text = Ein Schritt darf auch auf eigenen oder gegnerischen Steinen enden. Der untere ist blockiert. Ziehe auf einen schwarzen Stein.
lesson-zener-stack-missed = Das endet nicht auf einem schwarzen Stein.
lesson-zener-stack-hint = Vor den weißen Wellen und vor dem weißen Stern steht je ein schwarzer Stein.
lesson-zener-stack-done = Richtig: Der schwarze Stein ist blockiert, bis deiner wegzieht.

## Who is blocked

lesson-zener-blocked-title = Wer blockiert ist
lesson-zener-blocked-text = Nur der oberste Stein im Stapel kann ziehen. Die unteren sind blockiert. Zeige auf alle Stapel, in denen ein schwarzer Stein blockiert ist.
lesson-zener-blocked-missed = Dort ist kein schwarzer Stein blockiert.
lesson-zener-blocked-hint = Es sind zwei. Ein schwarzer Stein kann auch unter einem anderen schwarzen liegen.
lesson-zener-blocked-done = Richtig: Diese schwarzen Steine spielen gerade nicht mit.

## No answer

lesson-zener-no-answer-title = Keine Antwort
lesson-zener-no-answer-text = Schwarz muss mit dem Symbol antworten, das du zuletzt ziehst, außer es ist blockiert. Mache einen freien Schritt, auf den Schwarz keine Antwort hat.
lesson-zener-no-answer-missed = Darauf hat Schwarz eine Antwort.
lesson-zener-no-answer-hint = Das schwarze Quadrat ist blockiert, also kann Schwarz nicht auf das Quadrat antworten.
lesson-zener-no-answer-done = Richtig: Schwarz hat jetzt keinen Pflichtschritt, nur einen freien.

## Uncover a piece

lesson-zener-uncover-title = Einen Stein freigeben
lesson-zener-uncover-text = Zieht der oberste Stein weg, ist der untere wieder frei. Antworte mit deinem Kreuz, und ziehe dann im freien Schritt den Stein, der darunter lag.
lesson-zener-uncover-missed = Hier sollst du den Stein ziehen, der unter dem Kreuz lag.
lesson-zener-uncover-hint = Das Kreuz liegt auf dem Stern. Ziehe das Kreuz und dann den Stern.
lesson-zener-uncover-done = Richtig: Der Stern war sofort wieder frei.

## Walk off the board

lesson-zener-walk-off-title = Vom Brett ziehen
lesson-zener-walk-off-text = Auf der gegnerischen Grundreihe zu stehen genügt nicht. Von dort darf ein freier Stein nach vorn vom Brett ziehen, und du gewinnst. Tu das.
lesson-zener-walk-off-missed = Dieser Stein verlässt das Brett nicht.
lesson-zener-walk-off-hint = Die weißen Wellen stehen auf der Grundreihe von Schwarz.
lesson-zener-walk-off-done = Richtig: Wer zuerst einen Stein vom Brett zieht, hat gewonnen.

## Stop a piece

lesson-zener-stop-title = Einen Stein aufhalten
lesson-zener-stop-text = Der schwarze Stern auf deiner Grundreihe könnte im nächsten Zug vom Brett ziehen. Blockiert kann er das nicht. Halte ihn auf.
lesson-zener-stop-missed = Der schwarze Stern kann noch vom Brett ziehen.
lesson-zener-stop-hint = Ziehe auf den schwarzen Stern, mit dem Kreuz oder mit dem Quadrat.
lesson-zener-stop-done = Richtig: Unter deinem Stein ist der Stern blockiert.

## Block all five

lesson-zener-block-all-title = Alle fünf blockieren
lesson-zener-block-all-text = Du gewinnst auch, wenn alle fünf Steine deines Gegners blockiert sind. Nur ein schwarzer Stein ist noch frei. Blockiere ihn.
lesson-zener-block-all-missed = Dieser schwarze Stein ist noch frei, oder ein anderer ist wieder frei.
lesson-zener-block-all-hint = Das schwarze Kreuz ist frei. Ziehe darauf.
lesson-zener-block-all-done = Richtig: Alle fünf schwarzen Steine sind blockiert.

## Three set-ups

lesson-zener-set-ups-title = Drei Aufstellungen
lesson-zener-set-ups-text = Man stellt geordnet, gemischt oder verdeckt auf. Bei „Verdeckt“ beginnt ein schwarzer Stein gegenüber dem gleichen Symbol ein Feld weiter vorn. Zeige auf diese Steine.
lesson-zener-set-ups-missed = Das ist kein schwarzer Stein, der weiter vorn beginnt.
lesson-zener-set-ups-hint = Vergleiche die Symbole in jeder Spalte. Es sind zwei solche Steine.
lesson-zener-set-ups-done = Richtig: Gegenüber steht das gleiche Symbol.
