# The children's table in German.

fiches-kids-title = Kindertisch
fiches-kids-begin = { $count ->
    [one] Mit einem Freund spielen
   *[other] Mit { $count } Freunden spielen
}
fiches-kids-grown-ups = Fiches mit Bildern statt Wörtern, ohne Uhr und Chat. Die Lampe zeigt, was du legen kannst.
fiches-kids-wait = Warte kurz, jemand anders ist am Zug.
fiches-kids-undo = Zurücknehmen
fiches-kids-draw = Stein ziehen
fiches-kids-done = Fertig
fiches-kids-won = Du hast gewonnen!
fiches-kids-lost = Diesmal gewinnt { $who }. Gut gespielt!
fiches-kids-shared = Ihr gewinnt zusammen!
fiches-kids-almost = Noch nicht ganz. Schau auf die blassen Steine.
fiches-kids-choose = Wer bist du?
fiches-kids-child = Kind { $count }
fiches-kids-two = Zwei Kinder spielen abwechselnd an diesem Gerät
fiches-kids-demo = Drei Steine einer Farbe hintereinander sind eine Reihe.
fiches-kids-hand-over = Gib das Gerät dem nächsten Kind und drück dann hier.
