# The lesson, and the examples of the rule book, in German.

fiches-learn-series-title = Die erste Reihe
fiches-learn-series-text = Die rote 3, 4 und 5 sind eine Reihe. Wähle die drei Steine, dann den leeren Tisch.
fiches-learn-add-title = Reihen wachsen
fiches-learn-add-text = Die blaue 3 und die blaue 7 passen an die Enden der blauen Reihe, und die schwarze 8, 9 und 10 sind eine neue. Lege alles in einem Zug.
fiches-learn-draw-title = Nichts passt?
fiches-learn-draw-text = Dann zieh einen Stein aus dem Topf. Das kostet einen Chip und beendet deinen Zug. Den neuen Stein kannst du beim nächsten Mal legen.
fiches-learn-join-title = Das fehlende Glied
fiches-learn-join-text = Da liegen zwei rote Reihen, und du hast den Stein, der dazwischenpasst.
fiches-learn-reward-title = Zähl die Chips
fiches-learn-reward-text = Eine neue Reihe aus drei Steinen bringt 4 Chips, ein angelegter Stein 1. Lege alles, was passt. Wie viele Chips bekommst du?
fiches-learn-joker-title = Ein Joker füllt die Lücke
fiches-learn-joker-text = Du hast die rote 3 und die rote 5. Der Joker steht für die rote 4 dazwischen.
fiches-learn-free-title = Befreie den Joker
fiches-learn-free-text = Lege deine rote 4 an die Stelle des Jokers. Jetzt ist er frei: Lege ihn zur blauen 8 und 9 oder behalte ihn für später. Behältst du ihn, bringt die 4 keinen Chip.
fiches-learn-rearrange-title = Zerlegen und umbauen
fiches-learn-rearrange-text = Mit dem klassischen Satz darfst du den Tisch umbauen. Teile die lange blaue Reihe nach ihrer 5 und lege deine eigene 5 zum zweiten Teil. Die gelbe 7 passt zur Gruppe.
fiches-learn-out-title = Die letzten Steine
fiches-learn-out-text = Lege deine letzten drei Steine. Du bekommst 4 Chips und 1 dazu, weil du fertig bist. Die anderen zahlen einen Chip für jeden Stein auf ihrem Ständer.
fiches-learn-step-look-text = Das sind deine Steine, und du beginnst mit { $chips } Chips. Leg Steine und verdien mehr: Wer am Ende die meisten hat, gewinnt.
fiches-learn-step-watch-text = { $name } beginnt mit einer Reihe: drei oder mehr Steine einer Farbe, mit Zahlen in Folge.
fiches-learn-step-run-text = Du hast auch eine Reihe. Wähl mindestens drei Steine davon, tipp auf „Neue Reihe“ und leg sie.
fiches-learn-step-run-why = { $earned } Chips: einer für jeden Stein und noch einer für die neue Reihe.
fiches-learn-step-run-other = Du musst nicht ziehen: Auf deinem Ständer ist eine Reihe.
fiches-learn-step-run-other-lay = Deine blaue 7 hat noch einen Zug Zeit. Leg jetzt nur deine rote Reihe.
fiches-learn-step-add-text = { $name } kann nichts legen und zieht. Deine blaue 7 passt: Du darfst an jede Reihe anlegen, egal von wem sie ist.
fiches-learn-step-add-why = { $earned ->
    [one] Ein Chip für einen Stein.
   *[other] { $earned } Chips, einer für jeden Stein.
} Reihen wachsen an beiden Enden.
fiches-learn-step-add-other = Zieh nicht: Deine blaue 7 passt auf den Tisch.
fiches-learn-step-draw-text = Nichts auf deinem Ständer passt. Zieh einen Stein: Das kostet einen Chip und beendet deinen Zug.
fiches-learn-step-draw-why = Es ist die { $tile }, für deinen nächsten Zug. Hast du keine Chips oder ist der Topf leer, passt du.
fiches-learn-step-joker-text = Der Stern ist ein Joker und steht für jeden Stein. Leg ihn: zwischen zwei deiner Steine oder ans Ende einer Reihe.
fiches-learn-step-joker-why = Jetzt steht er für die { $joker } und hat einen Chip verdient wie jeder Stein.
fiches-learn-step-joker-other = Zieh nicht: Dein Joker passt schon jetzt.
fiches-learn-step-free-text = Du hast die rote 9 selbst: Leg sie an die Stelle des Jokers. Dann ist er frei, und du kannst ihn gleich wieder legen oder behalten.
fiches-learn-step-free-why = { $kept ->
    [0] Der Joker liegt wieder auf dem Tisch. Er selbst brachte diesmal nichts, deine Steine schon: zusammen { $earned }.
   *[other] Der Joker steht für später auf deinem Ständer. Dafür brachte der Stein an seiner Stelle keinen Chip.
}
fiches-learn-step-free-other = Zieh nicht: Deine rote 9 kann den Joker befreien.
fiches-learn-step-out-text = Du kannst fertig werden: Leg alle deine Steine in einem Zug, und die Runde ist aus.
fiches-learn-step-out-why = Ein Chip mehr, weil du fertig bist. { $name } zahlt für jeden übrigen Stein einen: { $paid }.
fiches-learn-step-out-other = Zieh nicht: Alle deine Steine passen.
fiches-learn-step-out-other-lay = Gut, aber es passt noch mehr. Leg alle deine Steine auf einmal.
fiches-learn-step-group-text = Mit dem klassischen Satz sind drei oder vier Steine einer Zahl in verschiedenen Farben eine Gruppe. Du hast eine: Leg sie.
fiches-learn-step-group-why = { $earned } Chips, gezählt wie bei einer Reihe. Die Zahlen gehen hier bis { $numbers }, und jeden Stein gibt es zweimal.
fiches-learn-step-group-other = Du musst nicht ziehen: Vier deiner Steine haben dieselbe Zahl.
fiches-learn-step-first-text = Deine erste Auslage kommt nur vom Ständer und ist mindestens { $needed } wert. Eine Reihe allein reicht hier nicht: Leg zwei.
fiches-learn-step-first-why = Deine Steine ergeben { $worth }. Ab jetzt darfst du anlegen und den Tisch umbauen.
fiches-learn-step-first-other = Du musst nicht ziehen: Eine Gruppe und eine Reihe auf deinem Ständer reichen zusammen.
fiches-learn-step-rebuild-text = Passt deine blaue 5? Teil die lange Reihe: Du darfst den Tisch umbauen, wenn am Ende alles stimmt.
fiches-learn-step-rebuild-why = Aus einer Reihe sind zwei geworden, mit Platz für deinen Stein. Vom Tisch kommt nie ein Stein auf deinen Ständer.
fiches-learn-step-rebuild-other = Zieh nicht: Deine blaue 5 passt, sobald du die Reihe teilst.
fiches-learn-step-share-text = Zwischen deine rote 6 und rote 8 gehört die rote 7. Hol sie aus der Gruppe: Die anderen drei bleiben eine Gruppe.
fiches-learn-step-share-why = Deine Steine bringen { $earned } Chips und das Fertigwerden noch einen. { $name } zahlt { $paid } für die übrigen Steine.
fiches-learn-step-share-other = Zieh nicht: Nimm die rote 7 aus der Gruppe, dann passen deine beiden Steine.
fiches-learn-end = Leg, was geht, und zieh, wenn nichts passt. Es gewinnen die meisten Chips, nicht der leerste Ständer.
fiches-learn-more-classic = Den klassischen Satz lernen
fiches-learn-end-classic = Reihen, Gruppen und ein Tisch zum Umbauen: Schau dich um, bevor du ziehst.
