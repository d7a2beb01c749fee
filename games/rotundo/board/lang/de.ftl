# The board in German. What the rules name as well is taken from their messages, in ../../lang.

rotundo-title = { game-name }
rotundo-blurb = Sammle Kugeln aus Stoff, Stein und Gold, immer drei passende, oder biete auf die Kugel in der Mitte.
rotundo-minutes = 30
rotundo-option-deck = Kartensatz
rotundo-option-deck-what = Spielt mit eurer eigenen Liste von Materialien.
rotundo-option-memory = Gedächtnishilfe
rotundo-option-memory-what = Zeigt, was du dir merken könntest: ersteigerte und von der Ablage genommene Karten.
rotundo-card-cloth = { material-cloth }
rotundo-card-fur = { material-fur }
rotundo-card-leather = { material-leather }
rotundo-card-clay = { material-clay }
rotundo-card-stone = { material-stone }
rotundo-card-wood = { material-wood }
rotundo-card-glass = { material-glass }
rotundo-card-copper = { material-copper }
rotundo-card-platinum = { material-platinum }
rotundo-card-gold = { material-gold }
rotundo-bag-beige = { bag-beige }
rotundo-bag-brown = { bag-brown }
rotundo-bag-blue = { bag-blue }
rotundo-card = { $card }: Beutel { $bag }, Zahl { $number }, Wert { $value }
rotundo-possible = passt
rotundo-hand = Hand, { $worth } wert
rotundo-hand-empty = Keine Handkarten
rotundo-in-hand = Hand
rotundo-display = Auslage
rotundo-display-is = { $count ->
    [0] Auslage leer
    [one] Auslage mit einer Karte, { $worth } wert
   *[other] Auslage mit { $count } Karten, { $worth } wert
}
rotundo-display-empty = Hier liegen deine Sammlungen: drei Karten, Beutel alle gleich oder alle verschieden, Zahlen alle gleich oder in Folge.
rotundo-stack = { $count ->
    [0] { $card }, keine mehr
    [one] { $card }, { $value } wert
   *[other] { $count } × { $card }, je { $value } wert
}
rotundo-stack-possible = kannst du bieten
rotundo-score = Stand
rotundo-cards = { $count ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
rotundo-known = bekannt: { $cards }
rotundo-you = Du
rotundo-middle = In der Mitte: { $card }
rotundo-middle-empty = Keine Karte
rotundo-colours = { $count ->
    [1] eine Farbe
    [2] zwei Farben
    [3] drei Farben
   *[other] { $count } Farben
}
rotundo-book-middle = In der Mitte
rotundo-book-bid = Höchstes Gebot
rotundo-book-back = verdeckte Karte
rotundo-pile = Stapel
rotundo-discard = Ablage
rotundo-discard-is = { $count ->
    [0] Ablage: leer
    [one] Ablage: eine Karte, { $cards }
   *[other] Ablage: { $count } Karten, von oben: { $cards }
}
rotundo-top = { $count ->
    [one] Die oberste Karte der Ablage: { $cards }, { $worth } wert
   *[other] Die obersten { $count } Karten der Ablage: { $cards }, { $worth } wert
}
rotundo-below = { $count ->
    [one] Darunter: eine Karte
   *[other] Darunter: { $count } Karten
}
rotundo-worth = { $count } wert
rotundo-auction = Versteigerung
rotundo-bid-high = Höchstgebot
rotundo-bid-out = ausgestiegen
rotundo-bid-asked = überlegt noch
rotundo-bid-asked-you = dein Gebot?
rotundo-bid-first = Du eröffnest die Versteigerung
rotundo-bid-waits = noch dabei
rotundo-bid-yours = Dein Gebot
rotundo-bid-empty = Leg Karten aus deiner Auslage dazu.
rotundo-bid-back = Zurücknehmen: { $card }
rotundo-bid-sum = Dein Gebot bisher: { $count }
rotundo-prompt-collect = Wähle zwei Karten, die zu { $card } passen.
rotundo-prompt-all = Sammle { $card } mit zwei Karten, biete darauf oder passe.
rotundo-prompt-sell = Du kannst { $card } nicht sammeln. Versteigerst du oder passt du?
rotundo-prompt-pass = Du kannst { $card } nicht sammeln und hast nichts zum Bieten. Passe.
rotundo-prompt-more = Wähle die zweite Karte.
rotundo-prompt-ready = Diese drei ergeben eine Sammlung.
rotundo-prompt-auction = Du eröffnest mit { $sum }.
rotundo-prompt-bid = Bietest du mehr als { $count } für { $card }?
rotundo-prompt-bidding = Das höchste Gebot ist { $count }.
rotundo-prompt-drop = Du kannst { $count } für { $card } nicht überbieten. Steig aus.
rotundo-prompt-take = Nimmst du { $cards } von der Ablage?
rotundo-do-collect = Sammeln
rotundo-do-auction = Versteigern ab { $sum }
rotundo-do-bid = { $sum } bieten
rotundo-do-drop = Aussteigen
rotundo-do-take = Nehmen
rotundo-do-leave = Liegen lassen
rotundo-do-pass = Passen
rotundo-do-pass-confirm = Du könntest { $card } selbst sammeln. Trotzdem passen?
rotundo-now = jetzt { $points }
rotundo-sold = Verkauft!
rotundo-sold-to = { $name }: { $sum }
rotundo-end-pile = Der Stapel ist leer.
rotundo-end-hands = Höchstens eine Person hat noch Handkarten.
rotundo-end-behind = { $count ->
    [0] Du hast genauso viele Punkte.
    [one] Dir fehlt nur ein Punkt!
   *[other] Dir fehlen nur { $count } Punkte!
}
rotundo-end-best-display = Niemand hat eine bessere Auslage als du.
rotundo-end-best-hand = Niemand hat weniger auf der Hand behalten als du.
rotundo-describe-collect = Schau auf deine Hand: { $cards }.
rotundo-describe-auction = Schau auf deine Auslage: { $cards }.
rotundo-describe-bid = Schau auf deine Auslage: { $cards }.
rotundo-describe-drop = Schau auf die Karte in der Mitte und auf das, was du zahlen müsstest.
rotundo-describe-take = Schau, was auf der Ablage oben liegt.
rotundo-describe-leave = Schau, was auf der Ablage oben liegt und was du auf der Hand hast.
rotundo-describe-pass = Schau auf die Karte in der Mitte und auf das, was sie dich kosten würde.
rotundo-tip-collect = Wähl zwei der hellen Karten: Mit der in der Mitte sind sie eine Sammlung und kommen in deine Auslage.
rotundo-tip-take = Nach dem Sammeln darfst du die obersten drei Karten der Ablage auf die Hand nehmen oder liegen lassen.
rotundo-tip-raise = Eine Versteigerung: Biete mehr mit Karten aus deiner Auslage, oder steig aus. Wer ausgestiegen ist, bleibt draußen.
rotundo-tip-auction = Du hast jetzt eine Auslage und kannst die Karte in der Mitte versteigern. Du bietest zuerst, mit Karten daraus.
rotundo-tip-last = Der Stapel ist fast leer. Nach seiner letzten Karte ist Schluss: Werde teure Handkarten los.
rotundo-tip-three = Siehst du das Zeichen auf der Karte? Drei von diesem Material sind nie eine Sammlung.
rotundo-tip-match = Drei Karten passen, wenn die Beutel alle gleich oder alle verschieden sind und die Zahlen gleich oder in Folge.
rotundo-tip-why = Warum passt eine Karte nicht? Tipp sie an, dann steht es über deiner Hand.
rotundo-tip-hand = Die Auslage zählt für dich, Handkarten zählen gegen dich. Hier steht die Summe.
