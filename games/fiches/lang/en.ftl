# Fiches in English. The same messages, with the same facts, stand in the other languages.

game-name = Fiches
game-tagline = play tiles, earn chips

tile-red = red { $number }
tile-yellow = yellow { $number }
tile-blue = blue { $number }
tile-black = black { $number }
tile-joker = joker
one-joker = a joker
some-jokers = { $count } jokers
tile-joker-for = a joker for { $tile }

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

name = { $who }
plain-number = { $number }
span = { $first } to { $last }

## What can be done

run-red = red { $first } to { $last }
run-yellow = yellow { $first } to { $last }
run-blue = blue { $first } to { $last }
run-black = black { $first } to { $last }
in-red = red
in-yellow = yellow
in-blue = blue
in-black = black
group = { $number }s in { $colours }
among-jokers = { $series } { $count ->
    [one] with a joker
   *[other] with { $count } jokers
}
tiles-together = { $tiles }
tiles-many = these { $count } tiles
part-new = { $series } as a new series
part-added = { $tiles } onto { $series }
part-replaced = { $tiles } in { $count ->
    [one] the joker’s place
   *[other] the jokers’ places
}
part-joined = one long series, { $series }
part-many = { $count } tiles
part-rebuilt-with = { $tiles } by rebuilding { $count ->
    [one] a series
   *[other] { $count } series
}
part-rebuilt = { $count ->
    [one] a rebuilt series
   *[other] { $count } rebuilt series
}
action-lay = Play { $parts }{ $take ->
    [0] {""}
    [one] , and keep a joker
   *[other] , and keep { $take } jokers
} ({ $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
})
action-draw = Draw a tile for 1 chip
action-pass = Pass

## What happened

event-laid = { $person ->
    [you] You play
   *[other] { $who } plays
} { $parts }{ $take ->
    [0] {""}
    [one] , keeping a joker
   *[other] , keeping { $take } jokers
} ({ $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}).
event-drew = { $person ->
    [you] You draw
   *[other] { $who } draws
} a tile for 1 chip.
event-drew-tile = { $person ->
    [you] You draw
   *[other] { $who } draws
} a tile for 1 chip: { $tile }.
event-passed = { $person ->
    [you] You pass.
   *[other] { $who } passes.
}
event-out = { $person ->
    [you] You go
   *[other] { $who } goes
} out: 1 extra chip! Chips: { $chips }.
event-all-passed = Everyone has passed. Chips: { $chips }.
event-round-out = { $person ->
    [you] You go
   *[other] { $who } goes
} out: 1 extra chip! { $won }. Chips: { $chips }.
event-round-passed = Everyone has passed. { $won }. Chips: { $chips }.
won-round = { $count ->
    [one] { $person ->
        [you] You win
       *[other] { $who } wins
    }
   *[other] { $winners } share
} round { $round }
event-dealt = Round { $round }: { $person ->
    [you] you start
   *[other] { $who } starts
}.
event-over = { $count ->
    [one] { $person ->
        [you] You win
       *[other] { $who } wins
    } the match!
   *[other] { $winners } share the win.
} Rounds won: { $wins }.
event-over-at-once = { $count ->
    [one] { $person ->
        [you] You win!
       *[other] { $who } wins!
    }
   *[other] { $winners } share the win.
}
standing = { $chips } for { $person ->
    [you] you
   *[other] { $who }
}{ $paid ->
    [0] {""}
   *[other] {" "}(paid { $paid })
}
rounds-won = { $wins } for { $person ->
    [you] you
   *[other] { $who }
}

## What you see

view-round = Round { $round } of { $rounds }, won so far: { $wins }
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
view-known = … definitely holds { $count ->
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
hint-earns = That makes { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} for you.
hint-joker = You keep the joker for a later turn.
hint-left = Then you have { $tiles ->
    [one] only one tile
   *[other] { $tiles } tiles
} left.
hint-first-lay = Your first lay is worth { $worth }, so the whole table is open to you from now on.
hint-nothing-to-lay = You have nothing to play.
hint-no-first-lay = Your tiles don’t make a first lay of { $needed } yet.
hint-could-earn = { $chips ->
    [0] Playing tiles would earn you nothing now;
    [one] Playing tiles would earn you only 1 chip now;
   *[other] You could play tiles for { $chips } chips, but
} waiting may bring more.
hint-could-lay = You can only play { $tiles } of your { $held } tiles now. Once you can play them all, the others pay for theirs.
hint-fitting = { $tiles ->
    [0] None
   *[other] { $tiles }
} of the { $unseen } tiles you can’t see would give you { $tiles ->
    [0] anything
   *[other] something
} to play.
hint-opens = Careful: the others can then add { $tiles }.
hint-would-open = Playing now would let the others add { $tiles }.
hint-opens-nothing = It gives the others nothing new to add.

## Refusals

refused-with-advice = { $why }
    { $advice }
advice = Try this: { $parts }.
advice-with = put { $tiles } with { $others }
advice-new = play { $series } as a new series
advice-together = put { $series } together
advice-take = take { $take ->
    [one] a joker
   *[other] { $take } jokers
}
advice-joker = a joker
advice-keep = keep { $tiles }
advice-keep-rest = keep the rest
advice-lay = play { $parts }

f1-no-such = There’s no { $tile } in this set. The numbers go from 1 to { $most }.
f3-1-short = A series needs at least three tiles, not just { $series }. Add more, or take them back.
f3-1-left = Without { $tiles }, this isn’t a series any more: { $series }. Add other tiles, or undo.
f3-1-sequence = This run has a gap: { $series }. It lacks { $missing }.
f3-1-order = A run goes up one by one. Put these tiles in order: { $series }.
f3-1-double = A run can’t have a number twice: { $series }.
f3-1-colours = A run has only one colour, not { $series }. Take out the other colours.
f3-1-neither = A series is one colour in a row or one number in different colours, not { $series }.
f3-1-group = Groups only count with the classic set. Play one colour in a row, not { $series }.
f3-2-turn = It’s { $who }’s turn.
f3-2-nothing = Play at least one tile from your rack, or undo everything and draw.
f3-2-not-held = That tile is neither on the table nor on your rack: { $tile }.
f3-3-gone = You can’t take tiles from the table. Put { $tile } back ({ $series }).
f3-4-pass = You can still draw a tile, so you can’t pass. Draw one, or play tiles.
f3-5-apart = At this table, series stay together. Leave this one whole: { $series }.
f3-5-moved = At this table, series stay together. Put { $tiles } back into the series: { $series }.
f3-6-twice = A group can’t have a colour twice: { $series }.{ $count ->
    [0] {" "}It already has all four colours.
   *[other] {" "}It could take { $missing }.
}
f5-1-no-such = A joker can’t stand for { $tile }. The numbers go from 1 to { $most }.
f5-1-outside = A joker here would stand for a tile that doesn’t exist: { $series }.
f5-2-jokers-only = A series needs at least one real tile, not just jokers.
f5-2-one-joker = At this table, a series has only one joker, not { $series }.
f5-3-not-freed = To free { $tile }, put its own tile in its place. Then play the joker again, or keep it.
f5-4-take = You can only keep jokers that you replaced with tiles from your own rack.
f6-1-take = Your first lay must leave the table as it is: you can’t take a joker yet.
f6-1-added = Your first lay must leave the table as it is. Take { $tiles } off the series: { $series }.
f6-1-moved = Your first lay must leave the table as it is. Put { $tiles } back into the series: { $series }.
f6-1-touched = Your first lay must leave the table as it is. You’ve changed { $series }.
f6-1-worth = Your first lay must be worth at least { $needed }, and these tiles are worth { $worth }. Add tiles worth { $missing } more, or draw.
f8-1-pot = The pot is empty, so you can’t draw. Play tiles or pass.
f8-2-chips = You have no chips left, so you can’t draw. Play tiles or pass.
f9-2-over = The game is over.

## Lines that cannot be understood

meant-not-held = You have no { $tile } left on your rack.
meant-none = There’s no place for { $tiles }.
meant-some = There’s no place for { $tiles } together, but you could play { $some }.
meant-first = You can’t start with { $tiles }. Your first lay needs new series worth { $needed }.

## States that cannot be

state-count = { $tile } (“{ $code }”) { $count } instead of { $due }
state-pieces = There are too many or too few of some tiles: { $pieces }.
state-opened = In the junior set nobody needs a first lay.
state-winners = The winners don’t match the rest of the position.
state-out = Whoever went out has no tiles left, and the match is over.
state-idle = The match is over when somebody goes out in the last round or everyone has passed, and only then.
state-not-over = The match can’t be over before its last round.
state-known = Nobody can know that this tile is there: { $tile }.
state-key = There’s no deal to come, so there’s no key.
