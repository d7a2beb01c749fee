# The board in English. What the rules name as well is taken from their messages, in ../../lang.

monad-title = { game-name }
monad-blurb = Join a warm and a cold card into a bigger one, climb rank by rank, and be first to gather enough Monads.
monad-minutes = 45
monad-option-teams = Partners
monad-option-teams-what = Four players, two teams: who sit across from each other win together, with five Monads.
monad-option-homes = Home colours
monad-option-homes-what = Drawn from all six, or with three players only the cold ones.
monad-option-homes-random = at random
monad-option-homes-cold = only cold
monad-option-relative_bonus = Bonus with the home colour
monad-option-relative_bonus-what = Whether a card of your home colour, traded at its own rank, can earn the bonus.
monad-option-relative_bonus-natural = yes, at its own rank
monad-option-relative_bonus-never = never
monad-option-quiet_limit = Turns without a Monad
monad-option-quiet_limit-what = After so many turns each without a new Monad the game ends.
monad-option-memory = Memory aid
monad-option-memory-what = Shows what anybody could remember: cards taken openly, and the order of the talon.
monad-rank-1 = Common
monad-rank-2 = Bi
monad-rank-3 = Tri
monad-rank-4 = Quad
monad-rank-5 = Quint
monad-rank-6 = Monad
monad-column = { $rank } column, { $worth } points
monad-column-empty = empty
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
monad-talon-is = { $count ->
    [0] No talon
    [one] Talon: one card
   *[other] Talon: { $count } cards
}
monad-home = home { $colour }
monad-hand = Hand
monad-hand-empty = The hand is empty.
monad-hand-worth = { $count ->
    [one] worth 1 point
   *[other] worth { $count } points
}
monad-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
monad-monads = { $count ->
    [one] { $count } Monad of { $goal }
   *[other] { $count } Monads of { $goal }
}
monad-bonus = Bonus
monad-bonus-free = bonus to be had
monad-bonus-used = bonus taken
monad-relative = relative
monad-chosen-nth = chosen as number { $count }
monad-gets = for you
monad-possible = can be chosen
monad-known = certainly holds { $cards }
monad-known-talon = next: { $cards }
monad-a-monad = a Monad
monad-prompt-trade = Choose a warm and a cold card of one rank, or the card you would like.
monad-prompt-buy = Choose cards to pay with, or the card you would like.
monad-prompt-more = Worth { $worth } so far. Choose more, for { $goals }.
monad-prompt-worth = Worth { $worth }.
monad-prompt-only = Nothing can be traded or bought now.
monad-prompt-acted = Go on, or end your turn.
monad-prompt-ready = Worth { $worth } together.
monad-prompt-target = For { $card }: choose what you give.
monad-do-trade = Trade for { $gain }
monad-do-trade-bonus = With the bonus
monad-do-trade-bonus-nothing = brings nothing more now
monad-do-trade-bonus-confirm = The bonus takes a card from the talon. That cannot be taken back.
monad-do-buy = Buy { $gain }
monad-do-buy-note = costs { $cost }, you give { $worth }
monad-do-leap = Leap to { $gain }
monad-do-draw = Draw a card
monad-do-draw-confirm = Drawing is your whole turn, and you could still trade or buy.
monad-do-flip = Flip the discard pile
monad-do-flip-confirm = Flipping is your whole turn, and you could still trade or buy.
monad-do-pass = Pass and show your hand
monad-do-end = End your turn
monad-do-whole = your whole turn
monad-describe-cards = Look at { $cards }. They bring { $gain }.
monad-describe-bonus = Look at { $cards }. They bring { $gain } and the bonus.
monad-describe-draw = Look at the talon.
monad-describe-flip = Look at the discard pile.
monad-describe-pass = Passing is all that is left.
monad-describe-end = Look at the button that ends your turn.
monad-end-player = Player
monad-end-monads = Monads
monad-end-hand = Hand
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
