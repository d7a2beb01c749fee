# Rotundo in English. The same messages, with the same facts, stand in the other languages.

game-name = Rotundo
game-tagline = collect three matching bags, or put the card up for auction

material-cloth = cloth
material-fur = fur
material-leather = leather
material-clay = clay
material-stone = stone
material-wood = wood
material-glass = glass
material-copper = copper
material-platinum = platinum wire
material-gold = gold
material-other = { $id }

bag-beige = beige
bag-brown = brown
bag-blue = blue
name = { $who }
plain-number = { $number }

## What can be done

action-pass = Pass
action-collect = Collect { $card } with { $give }: worth { $value }
action-auction = Auction { $card } and open with { $height }: { $bid }
action-bid = Bid { $height }: { $bid }
action-drop = Drop out
action-take = Take the top of the discard pile into your hand: { $cards }
action-leave = Leave the discard pile alone

## What happened

event-passed = { $person ->
    [you] You pass.
   *[other] { $who } passes.
}
event-discarded = Everybody has passed: { $card } goes onto the discard pile.
event-collected = { $person ->
    [you] You collect
   *[other] { $who } collects
} { $cards }, worth { $value }.
event-took = { $person ->
    [you] You take
   *[other] { $who } takes
} from the discard pile: { $cards }.
event-left = { $person ->
    [you] You leave
   *[other] { $who } leaves
} the discard pile alone.
event-auctioned = { $person ->
    [you] You auction
   *[other] { $who } auctions
} { $card } and { $person ->
    [you] open
   *[other] opens
} with { $height }: { $bid }.
event-bid = { $person ->
    [you] You bid
   *[other] { $who } bids
} { $height }: { $bid }.
event-dropped = { $person ->
    [you] You drop out.
   *[other] { $who } drops out.
}
event-won = { $person ->
    [you] You win
   *[other] { $who } wins
} { $card } for { $height }. Paid onto the discard pile: { $bid }.
event-turned-up = { $person ->
    [you] You turn up the next card
   *[other] { $who } turns up the next card
}: { $card }.
event-over-pile = The game is over: the pile is empty. Scores: { $scores }. { $count ->
    [one] The winner is { $winners }.
   *[other] { $winners } share the win.
}
event-over-hands = The game is over: no more than one player still holds cards. Scores: { $scores }. { $count ->
    [one] The winner is { $winners }.
   *[other] { $winners } share the win.
}
score = { $who }: { $score }

## What you see

shown = { $code } ({ $bag } { $number }, { $value })
shown-other = { $code } ({ $bag } { $number }, { $value })
times = { $count } × { $card }
view-middle = In the middle: { $card }
view-bid = Highest bid: { $height } by { $who }: { $bid }
view-still-in = Still in, besides the highest bidder: { $who }
view-pile = Pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
view-discard = Discard pile{ $count ->
    [0] : empty
   *[other] , top card last: { $cards }
}
view-player = { $who }: { $held ->
    [0] no cards
    [one] 1 card
   *[other] { $held } cards
} in hand; display { $count ->
    [0] empty
   *[other] worth { $value }: { $cards }
}
view-known = … certainly holds { $cards }
view-hand = Your hand, worth { $value }: { $cards }
view-scores = Scores: { $scores }

## Why it may be good

hint-only-move = You can’t do anything else.
hint-collects = That’s { $value } points in your display, and { $hand } of them no longer count against you in your hand.
hint-no-collection = You can’t collect { $card } with the cards you hold.
hint-collection-worth = The best you can collect with it is worth { $value }.
hint-partners = { $count ->
    [0] None of your cards goes with { $card }.
    [one] Only one of your cards goes with { $card }.
   *[other] { $count } of your cards go with { $card }.
}
hint-ready = After that, { $cards } { $count ->
    [one] completes
   *[other] complete
} your next collection.
hint-ready-count = After that, { $after } materials complete your next collection.
hint-ready-new = Then { $cards } { $count ->
    [one] completes
   *[other] complete
} a collection for you, too.
hint-ready-more = Then { $after } materials complete a collection for you; now it’s { $before }.
hint-price = You pay { $price } for a card worth { $value }.
hint-dearer = Staying in costs at least { $price }; { $card } is worth { $value }.
hint-stakes = Staying in costs at least { $price } from your display, and { $card } counts { $value } against you in your hand.
hint-against-you = Until you collect them, they count { $value } against you.
hint-spares = They would count { $value } against you until you collect them.
hint-few-left = { $count ->
    [0] The pile is empty, so the game is about to end.
    [one] Only 1 card is left in the pile.
   *[other] Only { $count } cards are left in the pile.
}
hint-denies = { $who } could collect { $card } otherwise.
hint-leaves = Careful: { $who } can collect { $card }.

## Refusals

r1-3-no-such = There is no “{ $id }” in this deck.
r3-1-turn = It is { $who }’s turn.
r3-1-choose = With a card in the middle you pass, collect or auction.
r4-1-not-held = You do not hold { $card }, or not that often.
r4-1-two = A collection takes the card in the middle and exactly two of your hand cards.
r4-1-no-partner = { $middle } and { $card } need a third card, and you don’t have one.
r4-2-bags = The bags must be all the same colour or all different; { $cards } are { $bags }.
r4-3-numbers = The numbers must be all the same or in sequence; { $cards } show { $numbers }.
r4-4-triple = Three cards of { $card } are never a collection.
r4-6-take = After collecting you take the top of the discard pile or leave it.
r5-1-display = You need cards in your display to auction.
r5-1-least = The first bid is at least { $least }.
r5-2-not-displayed = Your display does not hold { $card }, or not that often.
r5-3-bid = In an auction you bid higher or drop out.
r5-3-low = { $height } is not higher than { $standing }.
r7-over = The game is over.

## Decks that cannot be

deck-materials = The deck has { $count } materials; at most { $most } are possible.
deck-cards = The deck has { $count } cards; at most { $most } are possible.
deck-few = The deck has { $count } cards; { $players } players need { $due }.
deck-twice = The deck names “{ $id }” twice.
deck-id = “{ $id }” cannot name a material: one to seven letters a to z, digits, hyphens or underscores, or eight letters.

## States that cannot be

state-count = { $card } (“{ $code }”) { $count } instead of { $due }
state-pieces = Some cards are there too often or not often enough: { $pieces }.
state-passes = There can be passes only while a card is to be chosen for.
state-auction = There can be no auction in this phase.
state-no-middle = A card should lie in the middle.
state-middle = No card lies in the middle after a collection.
state-no-discard = Without a discard pile there is nothing to take.
state-no-bid = An auction begins with a bid of at least 10.
state-bid = The display of the highest bidder does not hold { $card }, or not that often.
state-asked = Whoever is asked is neither out nor the highest bidder, and the highest bidder is not out.
state-winners = The winners do not fit the rest of the state.
state-scores = The scores do not fit the rest of the state.
state-not-over = By the rest of the state the game is not over.
state-known = Nobody can know { $card } there: it is not there.
