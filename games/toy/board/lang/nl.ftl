# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

toy-title = { game-name }
toy-blurb = Leg paren uit je hand voor punten, en trek nieuwe kaarten.
toy-minutes = 5
toy-option-cards = Kaarten
toy-option-cards-what = Met hoeveel kaarten iedereen begint.
toy-hand = Je hand
toy-possible = te kiezen
toy-laid = Paren op tafel
toy-pile = { $count ->
    [0] De stapel is leeg.
    [one] Eén kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
toy-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
toy-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
toy-prompt-lay = Je hebt een paar. Leg het neer, of beëindig je beurt.
toy-prompt-end = Je hebt geen paar. Beëindig je beurt.
toy-do-lay = De { $card }’en leggen
toy-do-draw = Een kaart trekken
toy-do-pass = Passen
toy-end = Het spel is afgelopen.
toy-end-pairs = Paren
toy-end-behind = { $count ->
    [0] Je hebt evenveel punten.
    [one] Je komt maar één punt tekort!
   *[other] Je komt maar { $count } punten tekort!
}
