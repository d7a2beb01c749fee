# Rotundo in English. The same messages, with the same facts, stand in the other languages.

game-name = Rotundo
game-tagline = collect three bags that match, or bid for the one you need

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
action-collect = Collect { $card } with { $give } ({ $value })
action-auction = Auction { $card } from { $height } ({ $bid })
action-bid = Bid { $height } ({ $bid })
action-drop = Drop out
action-take = Take { $cards } from the discard pile
action-leave = Leave the discard pile

## What happened

event-passed = { $person ->
    [you] You pass.
   *[other] { $who } passes.
}
event-discarded = Everyone passed, so { $card } goes onto the discard pile.
event-collected = { $person ->
    [you] You collect
   *[other] { $who } collects
} { $cards } ({ $value }).
event-took = { $person ->
    [you] You take
   *[other] { $who } takes
} { $cards } from the discard pile.
event-left = { $person ->
    [you] You take
   *[other] { $who } takes
} nothing from the discard pile.
event-auctioned = { $person ->
    [you] You put
   *[other] { $who } puts
} { $card } up for auction and { $person ->
    [you] bid
   *[other] bids
} { $height } ({ $bid }).
event-bid = { $person ->
    [you] You bid
   *[other] { $who } bids
} { $height } ({ $bid }).
event-dropped = { $person ->
    [you] You drop out.
   *[other] { $who } drops out.
}
event-won = { $person ->
    [you] You win
   *[other] { $who } wins
} { $card } for { $height } and { $person ->
    [you] pay
   *[other] pays
} with { $bid }.
event-turned-up = { $person ->
    [you] You turn up
   *[other] { $who } turns up
} { $card }.
event-over-pile = The pile is empty. { $count ->
    [one] { $person ->
        [you] You win
       *[other] { $who } wins
    }
   *[other] { $winners } share the win
}: { $scores }.
event-over-hands = At most one player still has cards. { $count ->
    [one] { $person ->
        [you] You win
       *[other] { $who } wins
    }
   *[other] { $winners } share the win
}: { $scores }.
score = { $score } for { $person ->
    [you] you
   *[other] { $who }
}
two-scores = { $best } to { $other }
several = { $count ->
    [2] two
    [3] three
   *[other] { $count }
} { $id ->
    [glass] glasses
   *[other] { $card }s
}

## What you see

shown = { $code } ({ $bag } { $number }, { $value })
shown-other = { $code } ({ $bag } { $number }, { $value })
times = { $count } × { $card }
view-middle = In the middle: { $card }
view-bid = Highest bid: { $height } by { $who } ({ $bid })
view-still-in = Can still bid higher: { $who }
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
view-known = … definitely holds { $cards }
view-hand = Your hand, worth { $value }: { $cards }
view-scores = Scores: { $scores }

## Why it may be good

hint-only-move = You can’t do anything else.
hint-collects = That’s { $value } points in your display, and { $hand } of them no longer count against you in your hand.
hint-no-collection = You can’t collect { $card } with the cards you hold.
hint-collection-worth = The best you can collect with it is worth { $value }.
hint-keeps = { $now ->
    [one] One material completes
   *[other] Any of { $now } materials completes
} a collection for you now. After this one, { $then ->
    [0] none does.
    [one] at most one does.
   *[other] at most { $then } do.
}
hint-partners = { $count ->
    [0] None of your cards goes with { $card }.
    [one] Only one of your cards goes with { $card }.
   *[other] { $count } of your cards go with { $card }.
}
hint-ready = After that, { $cards } { $count ->
    [one] completes
   *[other] each complete
} your next collection.
hint-ready-count = After that, any of { $after } materials completes your next collection.
hint-ready-new = Then { $cards } { $count ->
    [one] completes
   *[other] each complete
} a collection for you, too.
hint-ready-more = Then any of { $after } materials completes a collection for you; now only { $before ->
    [one] one does
   *[other] { $before } do
}.
hint-price = You pay { $price } for a card worth { $value }.
hint-dearer = Staying in costs at least { $price }; { $card } is worth { $value }.
hint-stakes = Staying in costs at least { $price } from your display, and { $card } counts { $value } against you in your hand.
hint-against-you = Until you collect them, they count { $value } against you.
hint-spares = They would count { $value } against you until you collect them.
hint-few-left = { $count ->
    [0] The pile is empty, so the game is about to end.
    [one] Only one card is left in the pile.
   *[other] Only { $count } cards are left in the pile.
}
hint-denies = Otherwise { $who } could collect { $card }.
hint-leaves = Careful: { $who } can collect { $card }.

## Refusals

r1-3-no-such = This deck has no “{ $id }”.
r3-1-turn = It’s { $who }’s turn.
r3-1-choose = There’s a card in the middle: collect it, auction it or pass.
r4-1-not-held = There’s no { $card } left in your hand.
r4-1-two = Choose exactly two cards from your hand to go with the one in the middle.
r4-1-no-partner = You need a third card to go with { $middle } and { $card }, and you don’t have one.
r4-2-bags = The bags must be all the same or all different. These are { $bags }.
r4-3-numbers = The numbers must be all the same or in a row, like 1-2-3. These are { $numbers }.
r4-4-triple = You can’t collect three { $card } cards. Choose two others to go with it.
r4-6-take = Decide about the discard pile first: take its top cards, or leave them.
r5-1-display = You have nothing in your display to bid with. Pass now, and collect first.
r5-1-least = The first bid must be at least { $least }. Add cards from your display.
r5-2-not-displayed = There’s no { $card } left in your display.
r5-3-bid = There’s an auction going on: bid higher or drop out.
r5-3-low = { $height ->
    [0] The highest bid is { $standing }.
   *[other] Your bid is { $height }, and the highest is { $standing }.
} Bid at least { $next }, or drop out.
r7-over = The game is over.
refused-with-advice = { $why }
    { $advice }
advice-collect = You could collect it with { $cards }.
advice-no-collection = You can’t collect { $middle } with your cards.
r4-1-third = Choose one more card. What fits: { $thirds }.
r4-1-displayed = You collect with cards from your hand; { $card } is in your display.
r5-2-in-hand = You bid with cards from your display; { $card } is in your hand.
r5-3-poor = { $most ->
    [0] You have nothing in your display to bid with. Drop out.
   *[other] Your whole display is worth { $most }, so you can’t outbid { $standing }. Drop out.
}

## Decks that cannot be

deck-materials = This deck has { $count } materials; it can have { $most } at most.
deck-cards = This deck has { $count } cards; it can have { $most } at most.
deck-few = This deck has { $count } cards; { $players } players need { $due }.
deck-twice = This deck names “{ $id }” twice.
deck-id = “{ $id }” can’t name a material. Use up to seven letters a to z, digits, hyphens or underscores, or eight letters.

## States that cannot be

state-count = { $card } (“{ $code }”) { $count } instead of { $due }
state-pieces = There are too many or too few of some cards: { $pieces }.
state-passes = Nobody can have passed unless there’s a card in the middle to decide on.
state-auction = There can be no auction in this phase.
state-no-middle = There should be a card in the middle.
state-middle = There’s no card in the middle after a collection.
state-no-discard = Without a discard pile there’s nothing to take.
state-no-bid = An auction starts with a bid of at least 10.
state-bid = The highest bidder’s display doesn’t hold that many { $card } cards.
state-asked = Whoever bids next must be neither out nor the highest bidder, and the highest bidder can’t be out.
state-winners = The winners don’t match the rest of the position.
state-scores = The scores don’t match the rest of the position.
state-not-over = The rest of the position says that the game isn’t over.
state-known = Nobody can know { $card } there, because it isn’t there.
