# The board in German. What the rules name as well is taken from their messages, in ../../lang.

toy-title = { game-name }
toy-blurb = Leg Paare aus deiner Hand ab, das gibt Punkte, und zieh nach.
toy-minutes = 5
toy-option-cards = Karten
toy-option-cards-what = Mit wie vielen Karten alle beginnen.
toy-hand = Deine Hand
toy-possible = wählbar
toy-laid = Paare auf dem Tisch
toy-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
toy-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
toy-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
toy-prompt-lay = Du hast ein Paar. Leg es ab, oder beende deinen Zug.
toy-prompt-end = Du hast kein Paar. Beende deinen Zug.
toy-do-lay = Die { $card }er ablegen
toy-do-draw = Eine Karte ziehen
toy-do-pass = Passen
toy-end = Das Spiel ist zu Ende.
toy-end-pairs = Paare
toy-end-behind = { $count ->
    [0] Du hast genauso viele Punkte.
    [one] Dir fehlt nur ein Punkt!
   *[other] Dir fehlen nur { $count } Punkte!
}
