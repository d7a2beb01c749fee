# Fiches in English. The same messages, with the same facts, stand in the other languages.

game-name = Fiches
game-tagline = lay tiles, earn chips

tile-red = red { $number }
tile-yellow = yellow { $number }
tile-blue = blue { $number }
tile-black = black { $number }
tile-joker = joker
tile-joker-for = joker for { $tile }

# A tile that is put somewhere.
the-red = the red { $number }
the-yellow = the yellow { $number }
the-blue = the blue { $number }
the-black = the black { $number }
the-joker-for = the joker for { $tile }

# A tile that another is put with.
with-red = the red { $number }
with-yellow = the yellow { $number }
with-blue = the blue { $number }
with-black = the black { $number }
with-joker-for = the joker for { $tile }

name = { $who }

## What can be done

run-red = red { $first } to { $last }
run-yellow = yellow { $first } to { $last }
run-blue = blue { $first } to { $last }
run-black = black { $first } to { $last }
in-red = red
in-yellow = yellow
in-blue = blue
in-black = black
group = { $number } in { $colours }
among-jokers = { $series } ({ $count ->
    [one] a joker among them
   *[other] { $count } jokers among them
})
tiles-together = { $tiles }
part-new = { $series } as a new series
part-added = { $tiles } with { $series }
part-replaced = { $tiles } in place of { $count ->
    [one] the joker
   *[other] the jokers
} in { $series }
part-joined = { $series } joined into one series
part-rebuilt-with = { $tiles } after rebuilding { $count ->
    [one] a series
   *[other] { $count } series
}
part-rebuilt = { $count ->
    [one] a series
   *[other] { $count } series
} rebuilt
action-lay = Lay { $parts }{ $take ->
    [0] {""}
    [one] , and take a joker onto your rack
   *[other] , and take { $take } jokers onto your rack
}: { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}
action-draw = Draw a tile and pay 1 chip
action-pass = Pass

## What happened

event-laid = { $person ->
    [you] You lay
   *[other] { $who } lays
} { $parts }{ $take ->
    [0] {""}
    [one] , taking a joker back
   *[other] , taking { $take } jokers back
}: { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}.
event-drew = { $person ->
    [you] You draw
   *[other] { $who } draws
} a tile and { $person ->
    [you] pay
   *[other] pays
} 1 chip.
event-drew-tile = { $person ->
    [you] You draw
   *[other] { $who } draws
} { $tile } and { $person ->
    [you] pay
   *[other] pays
} 1 chip.
event-passed = { $person ->
    [you] You pass.
   *[other] { $who } passes.
}
event-round-out = { $person ->
    [you] You go
   *[other] { $who } goes
} out and { $person ->
    [you] get
   *[other] gets
} 1 chip more. Round { $round } is over: { $chips }. { $count ->
    [one] The round goes to { $winners }.
   *[other] { $winners } share the round.
}
event-round-passed = Everybody has passed. Round { $round } is over: { $chips }. { $count ->
    [one] The round goes to { $winners }.
   *[other] { $winners } share the round.
}
event-dealt = Round { $round } is dealt; { $person ->
    [you] you begin
   *[other] { $who } begins
}.
event-over = The match is over. Rounds won: { $wins }. { $count ->
    [one] The winner is { $winners }.
   *[other] { $winners } share the win.
}
event-over-at-once = The game is over. { $count ->
    [one] The winner is { $winners }.
   *[other] { $winners } share the win.
}
standing = { $who } { $chips } ({ $paid ->
    [0] nothing paid
   *[other] { $paid } paid
})
rounds-won = { $who } { $wins }

## What you see

view-round = Round { $round } of { $rounds }; won so far: { $wins }
view-table-empty = The table is empty.
view-series = { $number }: { $series }
view-pot = Pot: { $count ->
    [0] empty
    [one] one tile
   *[other] { $count } tiles
}
view-player = { $who }: { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}, { $held ->
    [0] no tiles
    [one] 1 tile
   *[other] { $held } tiles
}
view-player-unopened = { $who }: { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}, { $held ->
    [0] no tiles
    [one] 1 tile
   *[other] { $held } tiles
}, no first lay yet
view-known = … certainly holds { $count ->
    [one] a joker
   *[other] { $count } jokers
}
view-rack = Your rack: { $count ->
    [0] empty
   *[other] { $tiles }
}
view-out = { $who } went out.

## Why it may be good

hint-pot-empty = The pot is empty, so you can’t draw.
hint-no-chips = You have no chips left, so you can’t draw.
hint-out = You go out: the round ends, and the others pay { $paid ->
    [0] nothing
    [one] 1 chip
   *[other] { $paid } chips
}.
hint-earns = It earns you { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
hint-joker = You keep the joker for a later turn.
hint-left = You have { $tiles ->
    [one] only 1 tile
   *[other] { $tiles } tiles
} left then.
hint-first-lay = Your first lay is worth { $worth }, so the whole table is open to you from now on.
hint-nothing-to-lay = You have nothing to lay.
hint-no-first-lay = Your tiles don’t make a first lay of { $needed } yet.
hint-could-earn = { $chips ->
    [0] Laying would earn you nothing now;
    [one] Laying would earn you only 1 chip now;
   *[other] You could lay for { $chips } chips, but
} waiting may bring more.
hint-could-lay = You can lay { $tiles } of your { $held } tiles so far; once you lay them all, the others pay for theirs.
hint-fitting = { $tiles ->
    [0] None
   *[other] { $tiles }
} of the { $unseen } tiles you can’t see would give you something to lay.
hint-opens = Careful: the others can then add { $tiles }.
hint-would-open = Laying now would let the others add { $tiles }.
hint-opens-nothing = It gives the others no new place for a tile.

## Refusals

refused-with-advice = { $why } { $advice }
advice = It stands like this: { $parts }.
advice-with = put { $tiles } with { $others }
advice-new = lay { $series } as a new series
advice-together = put { $series } together
advice-take = take { $take ->
    [one] a joker
   *[other] { $take } jokers
} onto your rack
advice-keep = keep { $tiles } on your rack

f1-no-such = There is no { $code } in this set: its numbers go from 1 to { $most }. Series { $number } ({ $series }) cannot have it.
f3-1-short = Series { $number } ({ $series }) has fewer than three tiles.
f3-1-sequence = The numbers of series { $number } ({ $series }) do not follow one another in ascending order.
f3-1-colours = Series { $number } ({ $series }) has different colours.
f3-1-neither = Series { $number } ({ $series }) is neither one colour in sequence nor one number in different colours.
f3-1-group = Series { $number } ({ $series }) is a group, and groups are series in the classic set only.
f3-2-turn = It is { $who }’s turn.
f3-2-nothing = At least one tile has to come from your rack.
f3-2-not-held = Series { $number } ({ $series }) has a tile that lies neither on the table nor on your rack, or not that often: { $tile }.
f3-3-gone = A tile has gone from the table: { $tile } of { $series }.
f3-4-pass = You can pass only when you cannot draw.
f3-5-apart = { $series } was taken apart or changed; series stay together at this table.
f3-6-twice = Series { $number } ({ $series }) has a colour twice; in a group all colours differ.
f5-1-no-such = In series { $number } ({ $series }) { $code } stands for a tile that the set does not have: its numbers go from 1 to { $most }.
f5-1-outside = Series { $number } ({ $series }) has a joker that stands for no tile of the set.
f5-2-jokers-only = Series { $number } ({ $series }) has no real tile, only jokers.
f5-2-one-joker = Series { $number } ({ $series }) has more than one joker.
f5-3-not-freed = The { $tile } of { $series } has not been freed: its tile has to be put in for it, and the joker is laid again or taken.
f5-4-take = You can take only as many jokers as you freed with tiles from your own rack.
f6-1-take = With your first lay you leave the table as it is, and take no joker.
f6-1-touched = With your first lay you leave the table as it is; { $series } has changed.
f6-1-worth = Your first lay is worth { $worth }; it needs { $needed }.
f8-1-pot = The pot is empty.
f8-2-chips = You have no chip to pay with.
f9-2-over = The match is over.

## Lines that cannot be understood

meant-not-held = You do not hold { $tile }, or not that often.
meant-none = There is no place for { $tiles } together.
meant-some = There is no place for { $tiles } together; you could lay { $some }.
meant-first = { $tiles } cannot be your first lay: it takes new series worth { $needed }, and the table stays as it is.

## States that cannot be

state-count = { $tile } (“{ $code }”) { $count } instead of { $due }
state-pieces = Some tiles are there too often or not often enough: { $pieces }.
state-opened = In the junior set everybody counts as having made the first lay.
state-winners = The winners do not fit the rest of the state.
state-out = Whoever went out has no tiles, and the match is over.
state-idle = The match is over exactly when somebody went out in the last round or all have passed.
state-not-over = The match is not over before its last round.
state-known = Nobody can know that a tile of this kind is there: { $tile }.
state-key = No deal is to come, so there is no key.
