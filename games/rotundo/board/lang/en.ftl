# The board in English. What the rules name as well is taken from their messages, in ../../lang.

rotundo-title = { game-name }
rotundo-blurb = Collect balls of cloth, stone and gold in matching threes, or bid for the one in the middle.
rotundo-minutes = 30
rotundo-option-deck = Deck
rotundo-option-deck-what = Play with your own list of materials.
rotundo-option-memory = Memory aid
rotundo-option-memory-what = Shows what you could remember: cards won at auction and taken from the discard pile.
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
rotundo-card = { $card }: { $bag } bag, number { $number }, worth { $value }
rotundo-possible = fits
rotundo-hand = Hand, worth { $worth }
rotundo-hand-empty = No cards in hand
rotundo-in-hand = Hand
rotundo-display = Display
rotundo-display-is = { $count ->
    [0] display empty
    [one] display of one card, worth { $worth }
   *[other] display of { $count } cards, worth { $worth }
}
rotundo-display-empty = Your collections go here: three cards, bags all the same or all different, numbers all the same or in a row.
rotundo-stack = { $count ->
    [0] { $card }, none left
    [one] { $card }, worth { $value }
   *[other] { $count } × { $card }, worth { $value } each
}
rotundo-stack-possible = you can bid it
rotundo-score = Score
rotundo-cards = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
rotundo-known = definitely holds { $cards }
rotundo-you = You
rotundo-middle = In the middle: { $card }
rotundo-middle-empty = No card
rotundo-colours = { $count ->
    [1] one colour
    [2] two colours
    [3] three colours
   *[other] { $count } colours
}
rotundo-book-middle = In the middle
rotundo-book-bid = Highest bid
rotundo-book-back = face-down card
rotundo-pile = Pile
rotundo-discard = Discard
rotundo-discard-is = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: one card, { $cards }
   *[other] Discard pile: { $count } cards, from the top: { $cards }
}
rotundo-top = { $count ->
    [one] Top card of the discard pile: { $cards }, worth { $worth }
   *[other] Top { $count } cards of the discard pile: { $cards }, worth { $worth }
}
rotundo-below = { $count ->
    [one] Below: one card
   *[other] Below: { $count } cards
}
rotundo-worth = worth { $count }
rotundo-auction = Auction
rotundo-bid-high = highest bid
rotundo-bid-out = out
rotundo-bid-asked = is thinking about the bid
rotundo-bid-asked-you = your turn to bid
rotundo-bid-first = You open the auction
rotundo-bid-waits = still in
rotundo-bid-yours = Your bid
rotundo-bid-empty = Add cards from your display.
rotundo-bid-back = Take back { $card }
rotundo-bid-sum = Your bid so far: { $count }
rotundo-prompt-collect = Choose two cards to go with { $card }.
rotundo-prompt-all = Collect { $card } with two cards, bid for it, or pass.
rotundo-prompt-sell = You can’t collect { $card }. Auction it, or pass.
rotundo-prompt-pass = You can’t collect { $card }, and you have nothing to bid with. Pass.
rotundo-prompt-more = Choose a second card.
rotundo-prompt-ready = These three make a collection.
rotundo-prompt-auction = You open with { $sum }.
rotundo-prompt-bid = Bid more than { $count } for { $card }?
rotundo-prompt-bidding = The highest bid is { $count }.
rotundo-prompt-drop = You can’t outbid { $count } for { $card }. Drop out.
rotundo-prompt-take = Take { $cards } from the discard pile?
rotundo-do-collect = Collect
rotundo-do-auction = Auction from { $sum }
rotundo-do-bid = Bid { $sum }
rotundo-do-drop = Drop out
rotundo-do-take = Take
rotundo-do-leave = Leave
rotundo-do-pass = Pass
rotundo-do-pass-confirm = You could collect { $card } yourself. Pass anyway?
rotundo-now = { $points } now
rotundo-sold = Sold!
rotundo-sold-to = { $name } for { $sum }
rotundo-end-pile = The pile is empty.
rotundo-end-hands = At most one player still has cards.
rotundo-end-behind = { $count ->
    [0] You have just as many points.
    [one] You’re just one point behind!
   *[other] You’re just { $count } points behind!
}
rotundo-end-best-display = Nobody has a better display than you.
rotundo-end-best-hand = Nobody has less left in hand than you.
rotundo-describe-collect = Look at { $cards } in your hand.
rotundo-describe-auction = Look at { $cards } in your display.
rotundo-describe-bid = Look at { $cards } in your display.
rotundo-describe-drop = Look at the card in the middle, and at what you’d have to pay.
rotundo-describe-take = Look at the top of the discard pile.
rotundo-describe-leave = Look at the top of the discard pile, and at your hand.
rotundo-describe-pass = Look at the card in the middle, and at what it would cost you.
rotundo-tip-collect = Choose two of the lit cards: with the one in the middle they make a collection, which goes into your display.
rotundo-tip-take = You’ve collected, so you may take the top three cards of the discard pile into your hand, or leave them.
rotundo-tip-raise = An auction: bid more with cards from your display, or drop out for good. The highest bid gets the card.
rotundo-tip-auction = You have a display now, so you can auction the card in the middle: you bid first, with cards from your display.
rotundo-tip-last = The pile is almost empty. After its last card the game ends, so try to get rid of expensive cards.
rotundo-tip-three = See the mark on this card? Three of this material are never a collection.
rotundo-tip-match = Three cards match if the bags are all one colour or all different, and the numbers all the same or in a row.
rotundo-tip-why = Why doesn’t a card fit? Tap it, and the line above your hand tells you.
rotundo-tip-hand = Your display counts for you, and cards in your hand count against you. Here’s the sum so far.
