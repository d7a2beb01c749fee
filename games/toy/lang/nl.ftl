game-name = Toy
game-tagline = leg paren, trek een kaart

name = { $who }
card = { $card }

action-lay = een paar { $card }’en leggen
action-draw = een kaart trekken
action-pass = passen

event-laid = { $person ->
    [you] Je legt een paar { $card }’en.
   *[other] { $who } legt een paar { $card }’en.
}
event-drew = { $person ->
    [you] Je trekt een kaart.
   *[other] { $who } trekt een kaart.
}
event-drew-card = { $person ->
    [you] Je trekt een { $card }.
   *[other] { $who } trekt een { $card }.
}
event-passed = { $person ->
    [you] Je past.
   *[other] { $who } past.
}
event-over = Het spel is afgelopen. De meeste punten: { $winners }.

view-pile = { $count ->
    [0] De stapel is leeg.
    [one] De stapel heeft één kaart.
   *[other] De stapel heeft { $count } kaarten.
}
view-player = { $who }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
view-hand = Je hand: { $cards }

hint-points = Het paar levert je { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
hint-no-pair = Je hebt geen paar, dus je trekt.
hint-pair-kept = Je houdt je paar { $number }’en.
hint-pile-empty = De stapel is leeg, dus je kunt niet trekken.

t1-1-cards = Van elk getal van 1 tot 6 zijn er precies vier kaarten.
t2-1-no-pair = Je hebt geen twee { $card }’en.
t2-2-pile-empty = De stapel is leeg. Pas om je beurt te beëindigen.
t2-3-pile-left = Er liggen nog kaarten in de stapel. Trek er een om je beurt te beëindigen.
t2-4-not-on-turn = Je bent niet aan de beurt.
