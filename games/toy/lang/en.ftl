game-name = Toy
game-tagline = play pairs, draw a card

name = { $who }
card = { $card }

action-lay = play a pair of { $card }s
action-draw = draw a card
action-pass = pass

event-laid = { $person ->
    [you] You play a pair of { $card }s.
   *[other] { $who } plays a pair of { $card }s.
}
event-drew = { $person ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
event-drew-card = { $person ->
    [you] You draw a { $card }.
   *[other] { $who } draws a { $card }.
}
event-passed = { $person ->
    [you] You pass.
   *[other] { $who } passes.
}
event-over = The game is over. Most points: { $winners }.

view-pile = { $count ->
    [0] The pile is empty.
    [one] The pile has one card.
   *[other] The pile has { $count } cards.
}
view-player = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
view-hand = Your hand: { $cards }

hint-points = This pair scores you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-no-pair = You have no pair, so draw.
hint-pair-kept = You keep your pair of { $number }s.
hint-pile-empty = The pile is empty, so you can’t draw.

t1-1-cards = There are four cards of each number from 1 to 6, no more and no fewer.
t2-1-no-pair = You don’t have two { $card }s.
t2-2-pile-empty = The pile is empty. Pass to end your turn.
t2-3-pile-left = There are cards left in the pile. Draw one to end your turn.
t2-4-not-on-turn = It’s not your turn.
