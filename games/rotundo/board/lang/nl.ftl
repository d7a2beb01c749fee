# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

rotundo-title = { game-name }
rotundo-blurb = Verzamel ballen van stof, steen en goud in passende drietallen, of bied op de bal in het midden.
rotundo-minutes = 30
rotundo-option-deck = Kaartspel
rotundo-option-deck-what = Speel met je eigen lijst van materialen.
rotundo-option-memory = Geheugensteun
rotundo-option-memory-what = Toont wat je zou kunnen onthouden: gewonnen kaarten en kaarten van de aflegstapel.
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
rotundo-card = { $card }: zak { $bag }, getal { $number }, waarde { $value }
rotundo-possible = past erbij
rotundo-hand = Hand, { $worth } waard
rotundo-hand-empty = Geen kaarten in je hand
rotundo-in-hand = Hand
rotundo-display = Uitstalling
rotundo-display-is = { $count ->
    [0] uitstalling leeg
    [one] uitstalling van één kaart, { $worth } waard
   *[other] uitstalling van { $count } kaarten, { $worth } waard
}
rotundo-display-empty = Hier komen je verzamelingen: drie kaarten, zakken allemaal gelijk of allemaal anders, getallen gelijk of op volgorde.
rotundo-stack = { $count ->
    [0] { $card }, geen meer
    [one] { $card }, { $value } waard
   *[other] { $count } × { $card }, elk { $value } waard
}
rotundo-stack-possible = kun je bieden
rotundo-score = Stand
rotundo-cards = { $count ->
    [0] geen handkaarten
    [one] één handkaart
   *[other] { $count } handkaarten
}
rotundo-known = heeft zeker { $cards }
rotundo-you = Jij
rotundo-middle = In het midden: { $card }
rotundo-middle-empty = Geen kaart
rotundo-colours = { $count ->
    [1] één kleur
    [2] twee kleuren
    [3] drie kleuren
   *[other] { $count } kleuren
}
rotundo-book-middle = In het midden
rotundo-book-bid = Hoogste bod
rotundo-book-back = gedekte kaart
rotundo-pile = Stapel
rotundo-discard = Afgelegd
rotundo-discard-is = { $count ->
    [0] Aflegstapel: leeg
    [one] Aflegstapel: één kaart, { $cards }
   *[other] Aflegstapel: { $count } kaarten, van boven: { $cards }
}
rotundo-top = { $count ->
    [one] De bovenste kaart van de aflegstapel: { $cards }, { $worth } waard
   *[other] De bovenste { $count } kaarten van de aflegstapel: { $cards }, { $worth } waard
}
rotundo-below = { $count ->
    [one] Daaronder: één kaart
   *[other] Daaronder: { $count } kaarten
}
rotundo-worth = { $count } waard
rotundo-auction = Veiling
rotundo-bid-high = hoogste bod
rotundo-bid-out = afgehaakt
rotundo-bid-asked = denkt nog na
rotundo-bid-asked-you = jouw beurt
rotundo-bid-first = Jij opent de veiling
rotundo-bid-waits = doet nog mee
rotundo-bid-yours = Je bod
rotundo-bid-empty = Leg er kaarten uit je uitstalling bij.
rotundo-bid-back = Terugnemen: { $card }
rotundo-bid-sum = Je bod tot nu toe: { $count }
rotundo-prompt-collect = Kies twee kaarten die bij { $card } passen.
rotundo-prompt-all = Verzamel { $card } met twee kaarten, bied erop of pas.
rotundo-prompt-sell = Je kunt { $card } niet verzamelen. Veil je of pas je?
rotundo-prompt-pass = Je kunt { $card } niet verzamelen en hebt niets om mee te bieden. Pas.
rotundo-prompt-more = Kies de tweede kaart.
rotundo-prompt-ready = Deze drie vormen een verzameling.
rotundo-prompt-auction = Je opent met { $sum }.
rotundo-prompt-bid = Bied je meer dan { $count } op { $card }?
rotundo-prompt-bidding = Het hoogste bod is { $count }.
rotundo-prompt-drop = Je kunt { $count } voor { $card } niet overbieden. Haak af.
rotundo-prompt-take = Neem je { $cards } van de aflegstapel?
rotundo-do-collect = Verzamelen
rotundo-do-auction = Veilen vanaf { $sum }
rotundo-do-bid = { $sum } bieden
rotundo-do-drop = Afhaken
rotundo-do-take = Nemen
rotundo-do-leave = Laten liggen
rotundo-do-pass = Passen
rotundo-do-pass-confirm = Je kunt { $card } zelf verzamelen. Toch passen?
rotundo-now = nu { $points }
rotundo-sold = Verkocht!
rotundo-sold-to = aan { $name } voor { $sum }
rotundo-end-pile = De stapel is leeg.
rotundo-end-hands = Hoogstens één speler heeft nog kaarten.
rotundo-end-behind = { $count ->
    [0] Je hebt evenveel punten.
    [one] Je komt maar één punt tekort!
   *[other] Je komt maar { $count } punten tekort!
}
rotundo-end-best-display = Niemand heeft een betere uitstalling dan jij.
rotundo-end-best-hand = Niemand hield minder in de hand over dan jij.
rotundo-describe-collect = Kijk naar je hand: { $cards }.
rotundo-describe-auction = Kijk naar je uitstalling: { $cards }.
rotundo-describe-bid = Kijk naar je uitstalling: { $cards }.
rotundo-describe-drop = Kijk naar de kaart in het midden en naar wat je zou moeten betalen.
rotundo-describe-take = Kijk wat er boven op de aflegstapel ligt.
rotundo-describe-leave = Kijk wat er boven op de aflegstapel ligt en wat je in je hand hebt.
rotundo-describe-pass = Kijk naar de kaart in het midden en naar wat die je zou kosten.
rotundo-tip-collect = Kies twee kaarten die oplichten: met die in het midden vormen ze een verzameling, en die gaat naar je uitstalling.
rotundo-tip-take = Na het verzamelen mag je de bovenste drie kaarten van de aflegstapel in je hand nemen, of laten liggen.
rotundo-tip-raise = Een veiling: bied meer met kaarten uit je uitstalling, of haak voorgoed af. Wie het meest biedt, krijgt de kaart.
rotundo-tip-auction = Je hebt nu een uitstalling en kunt de kaart in het midden veilen. Je biedt als eerste, met kaarten daaruit.
rotundo-tip-last = De stapel is bijna leeg. Na de laatste kaart is het afgelopen: zorg dat je dure handkaarten kwijtraakt.
rotundo-tip-three = Zie je het teken op deze kaart? Drie van dit materiaal zijn nooit een verzameling.
rotundo-tip-match = Drie kaarten passen als de zakken allemaal gelijk of allemaal anders zijn, en de getallen gelijk of op volgorde.
rotundo-tip-why = Waarom past een kaart niet? Tik erop, dan lees je het boven je hand.
rotundo-tip-hand = Je uitstalling telt voor je, handkaarten tellen tegen je. Hier zie je de stand tot nu toe.
