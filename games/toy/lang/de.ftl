game-name = Toy
game-tagline = Paare ablegen, eine Karte ziehen

name = { $who }
card = { $card }

action-lay = ein Paar { $card }er ablegen
action-draw = eine Karte ziehen
action-pass = passen

event-laid = { $person ->
    [you] Du legst ein Paar { $card }er ab.
   *[other] { $who } legt ein Paar { $card }er ab.
}
event-drew = { $person ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
event-drew-card = { $person ->
    [you] Du ziehst eine { $card }.
   *[other] { $who } zieht eine { $card }.
}
event-passed = { $person ->
    [you] Du passt.
   *[other] { $who } passt.
}
event-over = Das Spiel ist zu Ende. Die meisten Punkte: { $winners }.

view-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt eine Karte.
   *[other] Im Stapel liegen { $count } Karten.
}
view-player = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
view-hand = Deine Hand: { $cards }

hint-points = Das Paar bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-no-pair = Du hast kein Paar, also ziehst du.
hint-pair-kept = Du behältst dein Paar { $number }er.
hint-pile-empty = Der Stapel ist leer, also kannst du nicht ziehen.

t1-1-cards = Von jeder Zahl von 1 bis 6 gibt es genau vier Karten.
t2-1-no-pair = Du hast keine zwei { $card }er.
t2-2-pile-empty = Der Stapel ist leer. Passe, um deinen Zug zu beenden.
t2-3-pile-left = Im Stapel liegen noch Karten. Zieh eine, um deinen Zug zu beenden.
t2-4-not-on-turn = Du bist nicht am Zug.
