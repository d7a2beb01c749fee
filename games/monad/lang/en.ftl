# Monad in English. The same messages, with the same facts, stand in the other languages.

game-name = Monad
game-tagline = trade, buy and leap your way up to the Monads

card-r1 = red Common
card-o1 = orange Common
card-y1 = yellow Common
card-l1 = light blue Common
card-d1 = dark blue Common
card-g1 = green Common
card-r2 = red Bi
card-o2 = orange Bi
card-y2 = yellow Bi
card-l2 = light blue Bi
card-d2 = dark blue Bi
card-g2 = green Bi
card-r3 = red Tri
card-o3 = orange Tri
card-y3 = yellow Tri
card-l3 = light blue Tri
card-d3 = dark blue Tri
card-g3 = green Tri
card-r4 = red Quad
card-o4 = orange Quad
card-y4 = yellow Quad
card-l4 = light blue Quad
card-d4 = dark blue Quad
card-g4 = green Quad
card-r5 = red Quint
card-o5 = orange Quint
card-y5 = yellow Quint
card-l5 = light blue Quint
card-d5 = dark blue Quint
card-g5 = green Quint

colour-r = red
colour-o = orange
colour-y = yellow
colour-l = light blue
colour-d = dark blue
colour-g = green

a-common = a Common
a-bi = a Bi
a-tri = a Tri
a-quad = a Quad
a-quint = a Quint
a-monad = a Monad
top-of-talon = the top card of the talon
name = { $who }

## What can be done

action-trade = Trade { $give } for { $gain }
action-trade-bonus = Trade { $give } for { $gain }, and take the bonus: { $bonus }
action-buy = Buy { $gain } with { $give }
action-leap = Leap to { $gain } with { $give }
action-draw = Draw the top card of the talon
action-flip = Flip the discard pile: it becomes the talon
action-pass = Pass and show your hand
action-end = End your turn

## What happened

event-traded = { $person ->
    [you] You trade
   *[other] { $who } trades
} { $give } for { $gain }.
event-traded-bonus = { $person ->
    [you] You trade
   *[other] { $who } trades
} { $give } for { $gain }. The bonus brings { $bonus }.
event-bought = { $person ->
    [you] You buy
   *[other] { $who } buys
} { $gain } with { $give }.
event-leapt = { $person ->
    [you] You leap
   *[other] { $who } leaps
} to { $gain } with { $give }.
event-drew = { $person ->
    [you] You draw
   *[other] { $who } draws
} the top card of the talon.
event-drew-card = { $person ->
    [you] You draw
   *[other] { $who } draws
} { $card } from the talon.
event-flipped = { $person ->
    [you] You flip
   *[other] { $who } flips
} the discard pile: { $count ->
    [one] one Common is
   *[other] { $count } Commons are
} the talon now.
event-passed = { $person ->
    [you] You pass and show your
   *[other] { $who } passes and shows the
} hand: { $hand }.
event-ended = { $person ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
event-over-monads = The game is over: enough Monads. { $count ->
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}
event-over-passes = The game is over: everybody passed. { $count ->
    [one] The winner is { $winners }.
   *[other] { $winners } share the win.
}
event-over-quiet = The game is over: no new Monad for too long. { $count ->
    [one] The winner is { $winners }.
   *[other] { $winners } share the win.
}

## What you see

coded = { $code } { $card }
coded-colour = { $code } { $colour }
coded-times = { $count } × { $code } { $card }
view-column = { $rank ->
    [bi] Bi column
    [tri] Tri column
    [quad] Quad column
   *[quint] Quint column
}, front first: { $cards }
view-bank = Monads in the bank: { $count }
view-discard = Discard pile{ $count ->
    [0] : empty
   *[other] , top card last: { $cards }
}
view-talon = Talon: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
view-talon-known = The talon begins, as you could remember: { $cards }
view-player = { $who }: home { $home }, { $monads ->
    [one] 1 Monad
   *[other] { $monads } Monads
} of { $goal }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
view-known = … certainly holds { $cards }
view-hand = { $person ->
    [you] Your hand
   *[other] { $who }’s hand
}, worth { $value }: { $cards }

## Why it may be good

hint-only-move = You can’t do anything else.
hint-wins = This wins you the game.
hint-monad = This is Monad number { $have }; { $goal } win.
hint-relative = Your { $card } is a relative, so it stands in for { $rank }.
hint-gains = Your hand is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more afterwards.
hint-even = You pay exactly what it’s worth.
hint-loses = It costs you { $points ->
    [one] 1 point
   *[other] { $points } points
}, but you move up.
hint-then = Then you can trade { $give } for { $gain }.
hint-denies = { $who } could have traded for the { $card }; now it’s yours.
hint-leaves = Careful: { $who } can trade for { $card } next, worth { $value }.
hint-no-exchange = There’s nothing you can trade or buy.
hint-monad-can-wait = You could get a Monad now, but waiting may bring more.
hint-could-gain = You could gain { $points } points now, but waiting may bring more.
hint-small-gain = No trade or buy you have adds more than { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-no-gain = None of the trades or buys you have would gain you points.
hint-draws = You draw the { $card }; { $partners ->
    [0] none
    [one] 1
   *[other] { $partners }
} of your Commons { $partners ->
    [0] goes
    [one] goes
   *[other] go
} with it.
hint-keeps = You keep your { $card }, a relative that can stand in for any rank.
hint-talon = Then there { $count ->
    [one] is 1 Common
   *[other] are { $count } Commons
} to draw again.

## Refusals

not-held = You do not hold { $card }, or not that often.
m2-2-cold = The option “homes” can be “cold” only with three players.
m2-6-turn = It is not your turn but { $who }’s.
m3-1-end = A turn ends after at least one trade or buy; otherwise draw, flip or pass.
m3-1-instead = Draw, flip and pass are whole turns: not after a trade or a buy.
m4-1-two = A trade takes exactly two cards.
m4-1-ranks = A trade takes two cards of one rank, not { $first } and { $second }.
m4-1-temperature = A trade takes one warm and one cold card, not { $first } and { $second }.
m4-2-empty = The column is empty: { $rank } cannot be had now.
m5-1-pair = The bonus is for red with dark blue, orange with light blue, yellow with green.
m5-3-commons = Commons earn no bonus.
m5-4-once = There is only one bonus in a turn.
m6-1-common = Commons never stand for another rank, not even { $card } of your home colour.
m6-2-temperature = With a relative, too, one card must be warm and one cold: not { $first } and { $second }.
m6-3-relative = A trade with a relative earns no bonus.
m6-3-never = At this table a card of your home colour earns no bonus.
m7-1-commons = Commons cannot be bought.
m7-1-empty = The column is empty: { $rank } cannot be had now.
m7-1-short = The price is { $cost } for { $rank }; these cards are worth { $paid }.
m7-2-lower = To buy { $rank } every card must be of a lower rank: { $card } cannot help.
m8-1-first = A leap needs a trade or a buy earlier in the same turn.
m8-2-number = A leap takes four, five or six Commons.
m8-2-commons = Only Commons leap, not { $card }.
m8-2-twice = A leap takes Commons of different colours; { $card } is there twice.
m8-3-empty = The column is empty: { $rank } cannot be had now.
m9-1-no-talon = There is no talon to draw from.
m9-3-talon = While there is a talon the discard pile is not flipped.
m9-3-no-discard = There is no discard pile to flip.
m10-1-possible = You can pass only when nothing else is possible; “{ $action }” is.
m11-2-teams = Teams need four players.
m11-over = The game is over.

## States that cannot be

state-homes = The home colour { $colour } is not used here, or is there twice.
state-monads = There are { $count } Monads in all instead of { $due }.
state-column = In the column for { $rank } there lies { $card }.
state-pile = In “{ $field }” there lies { $card }; only Commons can.
state-count = { $card } (“{ $code }”) { $count } instead of { $due }
state-pieces = Some cards are there too often or not often enough: { $pieces }.
state-winners = The winners do not fit the rest of the state.
state-bonus = A bonus cannot have been taken in a turn without a trade.
state-over = By the rest of the state the game is over.
state-not-over = By the rest of the state the game is not over.
state-known = Nobody can know { $card } there: it is not there.
state-known-talon = “known” should have one entry for each card of the talon.
