# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

rotundo-title = { game-name }
rotundo-blurb = Verzamel ballen van stof, steen en goud in passende drietallen, of veil de bal in het midden.
rotundo-minutes = 30
rotundo-option-deck = Kaartspel
rotundo-option-deck-what = Een eigen tabel met materialen.
rotundo-option-memory = Geheugensteun
rotundo-option-memory-what = Toont wat iedereen kan onthouden: gewonnen kaarten en kaarten van de aflegstapel.
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
rotundo-possible = kan gekozen worden
rotundo-hand = Hand, { $worth } waard
rotundo-hand-empty = De hand is leeg.
rotundo-in-hand = Hand
rotundo-display = Uitstalling
rotundo-display-is = { $count ->
    [0] uitstalling leeg
    [one] uitstalling van één kaart, { $worth } waard
   *[other] uitstalling van { $count } kaarten, { $worth } waard
}
rotundo-display-empty = Hier komen verzamelingen van drie: zakken gelijk of alle verschillend, getallen gelijk of op volgorde.
rotundo-stack = { $count ->
    [0] { $card }, geen meer
    [one] { $card }, { $value } waard
   *[other] { $count } × { $card }, elk { $value } waard
}
rotundo-stack-possible = kan geboden worden
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
rotundo-bid-asked = wordt gevraagd
rotundo-bid-asked-you = jouw bod?
rotundo-bid-first = Jij opent de veiling
rotundo-bid-waits = doet nog mee
rotundo-bid-yours = Je bod
rotundo-bid-empty = Leg kaarten uit je uitstalling erbij.
rotundo-bid-back = Terugnemen: { $card }
rotundo-bid-sum = Je bod tot nu toe: { $count }
rotundo-prompt-collect = Welke twee kaarten passen erbij?
rotundo-prompt-all = Kies om te verzamelen of te bieden.
rotundo-prompt-sell = Niets te verzamelen. Veilen of passen?
rotundo-prompt-pass = Niets in je hand past erbij.
rotundo-prompt-more = Kies de tweede kaart.
rotundo-prompt-ready = Een verzameling, { $worth } waard.
rotundo-prompt-auction = Je eerste bod: { $sum }.
rotundo-prompt-bid = { $name } biedt { $count }. Bied je hoger?
rotundo-prompt-bidding = Je bod: { $sum }, tegen { $count }.
rotundo-prompt-drop = { $name } biedt { $count }. Meer heb je niet.
rotundo-prompt-take = { $count ->
    [one] Neem je de afgelegde kaart?
   *[other] Neem je de bovenste { $count } kaarten?
}
rotundo-do-collect = Verzamelen
rotundo-do-auction = Veilen voor { $sum }
rotundo-do-bid = { $sum } bieden
rotundo-do-drop = Afhaken
rotundo-do-take = Nemen
rotundo-do-leave = Laten liggen
rotundo-do-pass = Passen
rotundo-do-pass-confirm = Met deze kaart ({ $card }) kun je verzamelen. Toch passen?
rotundo-describe-collect = Kijk naar je hand: { $cards }.
rotundo-describe-auction = Kijk naar je uitstalling: { $cards }.
rotundo-describe-bid = Kijk naar je uitstalling: { $cards }.
rotundo-describe-drop = Kijk naar de kaart in het midden en naar wat je zou moeten betalen.
rotundo-describe-take = Kijk wat er boven op de aflegstapel ligt.
rotundo-describe-leave = Kijk wat er boven op de aflegstapel ligt, en naar je hand.
rotundo-describe-pass = Kijk naar de kaart in het midden en naar wat die je zou kosten.
