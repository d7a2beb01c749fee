# Monad in English. The same messages, with the same facts, stand in the other languages.

game-name = Monad
game-tagline = pair warm and cold cards and climb to the Monads

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
in-r = { colour-r }
in-o = { colour-o }
in-y = { colour-y }
in-l = { colour-l }
in-d = { colour-d }
in-g = { colour-g }
commons-in = { $colours } Commons
bis-in = { $colours } Bis
tris-in = { $colours } Tris
quads-in = { $colours } Quads
quints-in = { $colours } Quints
commons-of = { $count } { $colour } Commons
bis-of = { $count } { $colour } Bis
tris-of = { $count } { $colour } Tris
quads-of = { $count } { $colour } Quads
quints-of = { $count } { $colour } Quints
cards-many = { $count } cards
one-card = { $colour ->
    [o] an
   *[other] a
} { $card }

a-common = a Common
a-bi = a Bi
a-tri = a Tri
a-quad = a Quad
a-quint = a Quint
a-monad = a Monad
the-card = the { $card }
top-of-talon = a card from the talon
name = { $who }

## What can be done

action-trade = Trade { $give } for { $gain }
action-trade-bonus = Trade { $give } for { $gain }, bonus: { $bonus }
action-buy = Buy { $gain } with { $give }
action-leap = Leap to { $gain } with { $give }
action-draw = Draw a card from the talon
action-flip = Flip the discard pile into a new talon
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
} { $give } for { $gain }. Bonus: { $bonus }.
event-traded-monad = { $person ->
    [you] You get a Monad for
   *[other] { $who } gets a Monad for
} { $give }!
event-traded-monad-bonus = { $person ->
    [you] You get a Monad for
   *[other] { $who } gets a Monad for
} { $give }! Bonus: { $bonus }.
event-bought = { $person ->
    [you] You buy
   *[other] { $who } buys
} { $gain } with { $give }.
event-bought-monad = { $person ->
    [you] You buy
   *[other] { $who } buys
} a Monad with { $give }!
event-leapt = { $person ->
    [you] You leap
   *[other] { $who } leaps
} to { $gain } with { $give }.
event-drew = { $person ->
    [you] You draw
   *[other] { $who } draws
} a card from the talon.
event-drew-card = { $person ->
    [you] You draw
   *[other] { $who } draws
} { $card } from the talon.
event-flipped = { $person ->
    [you] You flip
   *[other] { $who } flips
} the discard pile: the talon now has { $count ->
    [one] one Common
   *[other] { $count } Commons
}.
event-passed = { $person ->
    [you] You can’t do anything, so you pass and show your hand
   *[other] { $who } can’t do anything, so they pass and show their hand
}: { $hand }.
event-ended = { $person ->
    [you] You end your turn.
   *[other] { $who } ends their turn.
}
event-over-monads = { $count ->
    [one] { $person ->
        [you] You have enough Monads and win!
       *[other] { $who } has enough Monads and wins!
    }
   *[other] { $winners } have enough Monads and win!
}
event-over-passes = Everyone has passed, so the game is over. { $count ->
    [one] { $person ->
        [you] You win!
       *[other] { $who } wins!
    }
   *[other] { $winners } share the win.
}
event-over-quiet = It’s been too long since anyone got a Monad, so the game is over. { $count ->
    [one] { $person ->
        [you] You win!
       *[other] { $who } wins!
    }
   *[other] { $winners } share the win.
}

## What you see

coded = { $code } { $card }
coded-colour = { $code } { $colour }
coded-times = { $count } × { $code } { $card }
view-column = { $rank ->
    [bi] Bis
    [tri] Tris
    [quad] Quads
   *[quint] Quints
}, front card first: { $cards }
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
view-talon-known = Next in the talon, as you may remember: { $cards }
view-player = { $who }: home { $home }, { $monads } of { $goal } Monads, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
view-known = … definitely holds { $cards }
view-hand = { $person ->
    [you] Your hand
   *[other] { $who }’s hand
}, worth { $value }: { $cards }

## Why it may be good

hint-only-move = You can’t do anything else.
hint-wins = This wins you the game.
hint-monad = That makes { $have } of { $goal } Monads.
hint-relative = Your { $card } is a relative, so it can stand in for { $rank }.
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
hint-small-gain = Trading or buying would gain you at most { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
hint-no-gain = Trading or buying wouldn’t gain you any points now.
hint-draws = The next card is the { $card }; { $partners ->
    [0] none of your Commons goes
    [one] one of your Commons goes
   *[other] { $partners } of your Commons go
} with it.
hint-keeps = You keep your { $card }, a relative that can stand in for any rank.
hint-talon = Then there { $count ->
    [one] is one Common
   *[other] are { $count } Commons
} to draw again.

## Refusals

not-held = You have no { $card } left to give.
m2-2-cold = Using only the cold home colours takes exactly three players.
m2-6-turn = It’s { $who }’s turn.
m3-1-end = You haven’t done anything yet. Trade or buy first. Or draw a card, flip the discard pile, or pass.
m3-1-instead = You’ve already traded or bought, so you can’t draw, flip or pass. End your turn instead.
m4-1-two = You always trade exactly two cards: one warm, one cold.
m4-1-partner = To trade, your { $card } needs a { $warm ->
    [1] cold
   *[0] warm
} card of the same rank.
m4-1-ranks = You can only trade two cards of the same rank, not the { $first } with the { $second }.
m4-1-temperature = A trade needs one warm and one cold card, and these are both { $warm ->
    [1] warm. Swap one for a cold one
   *[0] cold. Swap one for a warm one
}.
m4-2-empty = There are no { $column ->
    [bi] Bis
    [tri] Tris
    [quad] Quads
    [quint] Quints
   *[monad] Monads
} left to trade for. You can still use these cards to buy something.
m5-1-pair = These two colours earn no bonus. Red goes with dark blue, orange with light blue, yellow with green.
m5-3-commons = Commons earn no bonus, only Bis and higher do. Trade without it.
m5-4-once = You’ve already taken your bonus this turn. Trade without it.
m6-1-common = Commons are no relatives: your { $card } can’t stand in for another rank. Only Bis and higher can.
m6-2-temperature = Even with a relative, a trade needs one warm and one cold card. These are both { $warm ->
    [1] warm. Swap one for a cold one
   *[0] cold. Swap one for a warm one
}.
m6-3-relative = A trade with a relative earns no bonus. Trade without it.
m6-3-never = At this table, cards of your home colour earn no bonus. Trade without it.
m7-1-commons = You can’t buy Commons. You get them from the talon.
m7-1-empty = There are no { $column ->
    [bi] Bis
    [tri] Tris
    [quad] Quads
    [quint] Quints
   *[monad] Monads
} left to buy. Choose another card.
m7-1-short = You’re paying { $paid }, but { $rank } costs { $cost }. Add cards worth { $missing } more.
m7-2-lower = You can’t pay for { $rank } with { $card }. Pay only with cards of a lower rank.
m8-1-first = Trade or buy something first. You can only leap after that, in the same turn.
m8-2-number = A leap takes four, five or six Commons, all of different colours.
m8-2-commons = Only Commons can leap. Leave out the { $card }.
m8-2-twice = A leap needs Commons of different colours, and you chose the { $card } twice.
m8-3-empty = There are no { $column ->
    [tri] Tris
    [quad] Quads
   *[quint] Quints
} left to leap to. Four Commons bring a Tri, five a Quad, six a Quint.
m9-1-no-talon = There’s no talon to draw from. { $discard ->
    [0] Trade or buy; pass only if you can’t.
   *[other] Flip the discard pile to make one.
}
m9-3-talon = You can’t flip the discard pile while there’s a talon. Draw a card instead.
m9-3-no-discard = The discard pile is empty, so there’s nothing to flip.
m10-1-possible = You can only pass when nothing else is possible. You can still do this:
    { $action }.
m11-2-teams = Partners need exactly four players.
m11-over = The game is over.

## States that cannot be

state-homes = The home colour { $colour } isn’t in this game, or it’s there twice.
state-monads = There are { $count } Monads in all; there should be { $due }.
state-column = The column for { $rank } holds a card of another rank: { $card }.
state-pile = “{ $field }” holds { $card }; only Commons can be there.
state-count = { $card } (“{ $code }”) { $count } instead of { $due }
state-pieces = There are too many or too few of some cards: { $pieces }.
state-winners = The winners don’t match the rest of the position.
state-bonus = A bonus can’t have been taken in a turn without a trade.
state-over = The rest of the position says that the game is over.
state-not-over = The rest of the position says that the game isn’t over.
state-known = Nobody can know { $card } there, because it isn’t there.
state-known-talon = “known” needs one entry for each card of the talon.
