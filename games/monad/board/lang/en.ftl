# The board in English. What the rules name as well is taken from their messages, in ../../lang.

monad-title = { game-name }
monad-blurb = Pair a warm card with a cold one to get a bigger card. Climb rank by rank and be the first to gather enough Monads.
monad-minutes = 45
monad-option-teams = Partners
monad-option-teams-what = Two teams of two. Partners sit across from each other and win together with five Monads.
monad-option-homes = Home colours
monad-option-homes-what = All six can come up, or, with three players, only the cold ones.
monad-option-homes-random = Any
monad-option-homes-cold = Cold only
monad-option-relative_bonus = Bonus with your home colour
monad-option-relative_bonus-what = A card of your home colour can earn the bonus when you trade it at its own rank.
monad-option-relative_bonus-natural = Yes
monad-option-relative_bonus-never = Never
monad-option-quiet_limit = Turns without a Monad
monad-option-quiet_limit-what = The game ends when everyone has had this many turns and nobody got a Monad.
monad-option-memory = Memory aid
monad-option-memory-what = Shows what you could remember: cards taken in the open, and the order of the talon.
monad-rank-1 = Common
monad-rank-2 = Bi
monad-rank-3 = Tri
monad-rank-4 = Quad
monad-rank-5 = Quint
monad-rank-6 = Monad
monad-a-2 = { a-bi }
monad-a-3 = { a-tri }
monad-a-4 = { a-quad }
monad-a-5 = { a-quint }
monad-a-6 = { a-monad }
monad-none-2 = There are no Bis left.
monad-none-3 = There are no Tris left.
monad-none-4 = There are no Quads left.
monad-none-5 = There are no Quints left.
monad-the-card = the { $card }
monad-column = { $rank } column, { $worth } points each
monad-column-empty = none left
monad-front = { $card }, in front
monad-bank = { $count ->
    [one] One Monad in the bank, { $worth } points
   *[other] { $count } Monads in the bank, { $worth } points each
}
monad-discard = Discard
monad-discard-is = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: one card, { $card }
   *[other] Discard pile: { $count } cards, { $card } on top
}
monad-talon = Talon
monad-talon-card = talon card
monad-talon-is = { $count ->
    [0] No talon
    [one] Talon: one card
   *[other] Talon: { $count } cards
}
monad-home = home colour { $colour }
monad-hand = Hand
monad-book-front = Front cards
monad-hand-empty = No cards in hand
monad-hand-worth = { $count ->
    [one] worth 1 point
   *[other] worth { $count } points
}
monad-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
monad-monads = { $count } of { $goal } Monads
monad-progress = { $person ->
    [you] You have
   *[other] { $name } has
} { $count } of { $goal } Monads now.
monad-bonus = Bonus
monad-bonus-free = bonus available
monad-bonus-used = bonus taken
monad-relative = relative
monad-chosen-nth = chosen, number { $count }
monad-gets = for you
monad-possible = playable
monad-known = definitely holds { $cards }
monad-known-talon = next: { $cards }
monad-prompt-trade = Choose a warm and a cold card of the same rank, or the card you want.
monad-prompt-buy = Choose cards to pay with, or the card you want to buy.
monad-prompt-more = { $count ->
    [one] This card is worth { $worth }
   *[other] These are worth { $worth }
}. Add cards for { $goals }.
monad-prompt-costs = { $count ->
    [one] This card is worth { $worth }
   *[other] These are worth { $worth }
}; { $goal } costs { $cost }.
monad-prompt-worth = { $count ->
    [one] This card is worth { $worth }
   *[other] These are worth { $worth }
}.
monad-prompt-only = You can’t trade or buy anything now.
monad-prompt-only-draw = Nothing fits: draw a card.
monad-prompt-only-flip = Nothing fits: flip the discard pile.
monad-prompt-only-pass = Nothing fits: pass.
monad-prompt-only-end = Nothing more fits: end your turn.
monad-prompt-acted = Keep going, or end your turn.
monad-prompt-ready = Together they’re worth { $worth }.
monad-prompt-target = Choose cards to trade for { $card }.
monad-do-trade = Trade for { $gain }
monad-do-trade-bonus = Take the bonus too
monad-do-trade-bonus-confirm = With the bonus you draw a card from the talon, and you can’t undo that. Take it?
monad-do-buy = Buy { $gain }
monad-do-buy-note = costs { $cost }, you give { $worth }
monad-do-leap = Leap to { $gain }
monad-do-draw = Draw a card
monad-do-draw-confirm = Drawing takes your whole turn, and you could still trade or buy. Draw anyway?
monad-do-flip = Flip the discard pile
monad-do-flip-confirm = Flipping takes your whole turn, and you could still trade or buy. Flip anyway?
monad-do-pass = Pass and show your hand
monad-do-end = End your turn
monad-do-whole = your whole turn
monad-describe-cards = Look at { $cards }. They can become { $gain }.
monad-describe-bonus = Look at { $cards }. They can become { $gain }, with the bonus.
monad-describe-draw = Look at the talon.
monad-describe-flip = Look at the discard pile.
monad-describe-pass = All you can do is pass.
monad-describe-end = Maybe it’s time to end your turn.
monad-end-monads = The goal is reached.
monad-end-passes = Everyone has passed.
monad-end-quiet = It’s been too long since anyone got a Monad.
monad-end-count = Monads
monad-end-behind = { $count ->
    [0] You have just as many Monads.
    [one] You’re just one Monad behind!
   *[other] You’re just { $count } Monads behind!
}
monad-card-r1 = { card-r1 }
monad-card-o1 = { card-o1 }
monad-card-y1 = { card-y1 }
monad-card-l1 = { card-l1 }
monad-card-d1 = { card-d1 }
monad-card-g1 = { card-g1 }
monad-card-r2 = { card-r2 }
monad-card-o2 = { card-o2 }
monad-card-y2 = { card-y2 }
monad-card-l2 = { card-l2 }
monad-card-d2 = { card-d2 }
monad-card-g2 = { card-g2 }
monad-card-r3 = { card-r3 }
monad-card-o3 = { card-o3 }
monad-card-y3 = { card-y3 }
monad-card-l3 = { card-l3 }
monad-card-d3 = { card-d3 }
monad-card-g3 = { card-g3 }
monad-card-r4 = { card-r4 }
monad-card-o4 = { card-o4 }
monad-card-y4 = { card-y4 }
monad-card-l4 = { card-l4 }
monad-card-d4 = { card-d4 }
monad-card-g4 = { card-g4 }
monad-card-r5 = { card-r5 }
monad-card-o5 = { card-o5 }
monad-card-y5 = { card-y5 }
monad-card-l5 = { card-l5 }
monad-card-d5 = { card-d5 }
monad-card-g5 = { card-g5 }
monad-colour-r = { colour-r }
monad-colour-o = { colour-o }
monad-colour-y = { colour-y }
monad-colour-l = { colour-l }
monad-colour-d = { colour-d }
monad-colour-g = { colour-g }
monad-tip-trade = Trade a warm card with a cold one of the same rank for the front card of the next column. The lit cards fit.
monad-tip-pass = Whoever passes shows everyone their hand. That proves nothing fits.
monad-tip-bonus = You hold a bonus pair. Trade it, and you may also take the front card of each lower column, once a turn.
monad-tip-relative = Your cards with the badge are relatives: in a trade they can be any rank.
monad-tip-leap = You’ve traded or bought, so now you can leap: four different Commons bring a Tri, five a Quad, six a Quint.
monad-tip-talon = Flip the discard pile and it becomes the talon. From the talon you can draw. Either takes your whole turn.
monad-tip-monads = The first Monad is out. The discs at each name show who has how many, and how many win.
monad-tip-buy = You can buy a front card too: pay cards of lower rank worth at least its price. You get no change.
monad-tip-why = Why can’t I use a card? Tap it, and the line above your hand tells you.
