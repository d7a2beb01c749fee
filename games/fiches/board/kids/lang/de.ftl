# The children's table in German.

fiches-kids-title = Kindertisch
fiches-kids-begin = { $count ->
    [one] Mit einem Roboter spielen
   *[other] Mit { $count } Robotern spielen
}
fiches-kids-grown-ups = Fiches mit Bildern statt Wörtern, ohne Uhr und Chat. Die Lampe zeigt, was du legen kannst.
fiches-kids-wait = Warte kurz, jemand anders ist am Zug.
fiches-kids-undo = Zurücknehmen
fiches-kids-draw = Stein ziehen
fiches-kids-done = Fertig
fiches-kids-won = Du hast gewonnen!
fiches-kids-over = Das Spiel ist zu Ende.
