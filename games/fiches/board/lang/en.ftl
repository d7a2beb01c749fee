# The board in English. What the rules name as well is taken from their messages, in ../../lang.

fiches-title = { game-name }
fiches-blurb = Lay runs and groups of tiles and earn a chip for each. The most chips win, not the emptiest rack.
fiches-minutes = 20
fiches-option-set = Tiles
fiches-option-set-what = The junior set has 40 tiles and 4 jokers; the classic set has 104 tiles.
fiches-option-set-junior = junior
fiches-option-set-classic = classic
fiches-option-rearrange = Rearranging
fiches-option-rearrange-what = Whether the series on the table may be taken apart and laid anew.
fiches-option-jokers_per_series = Jokers in a series
fiches-option-jokers_per_series-what = Whether a series may hold several jokers.
fiches-option-jokers_per_series-many = several
fiches-option-jokers_per_series-one = one
fiches-option-first_lay = First lay
fiches-option-first_lay-what = So many points the first lay needs with the classic set; 0 for none.
fiches-option-rounds = Rounds
fiches-option-rounds-what = A match over so many rounds.
fiches-option-memory = Memory aid
fiches-option-memory-what = Shows what anybody could remember: jokers taken from the table.
fiches-tile-r = { tile-red }
fiches-tile-y = { tile-yellow }
fiches-tile-b = { tile-blue }
fiches-tile-k = { tile-black }
fiches-joker = { tile-joker }
fiches-joker-for = joker, stands for { $tile }
fiches-joker-next = Joker as { $tile }
fiches-freed = freed
fiches-yours = from your rack
fiches-recent = just laid
fiches-possible = can be laid
fiches-put-here = put here
fiches-rack = Rack
fiches-rack-empty = The rack is empty.
fiches-sort = Sort
fiches-sort-colour = Colour
fiches-sort-number = Number
fiches-back = Put back
fiches-reset = Reset
fiches-table-empty = The series will lie here.
fiches-series = Series { $count }
fiches-series-broken = Series { $count }, does not stand
fiches-series-whole = Take all of series { $count }
fiches-new = New series
fiches-new-first-junior = Lay the first series here: three or more of one colour in sequence.
fiches-new-first-classic = Lay the first series here: three or more of one colour in sequence, or of one number in different colours.
fiches-new-here = As a new series
fiches-pot = Pot
fiches-pot-is = { $count ->
    [0] The pot is empty
    [one] Pot: one tile
   *[other] Pot: { $count } tiles
}
fiches-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
fiches-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
fiches-unopened = no first lay yet
fiches-wins = rounds won: { $count }
fiches-known = { $count ->
    [one] certainly holds a joker
   *[other] certainly holds { $count } jokers
}
fiches-round-of = Round { $count } of { $rounds }
fiches-round-was = { $count ->
    [one] The last one went to { $winners }, with { $chips }.
   *[other] { $winners } shared the last one, with { $chips }.
}
fiches-valid = Everything on the table stands.
fiches-valid-earns = { $count ->
    [0] It earns no chip.
    [one] It earns one chip.
   *[other] It earns { $count } chips.
}
fiches-broken = { $count ->
    [one] One series does not stand yet.
   *[other] { $count } series do not stand yet.
}
fiches-fault-short = three at least
fiches-fault-sequence = not in sequence
fiches-fault-colours = do not match
fiches-fault-group = one colour only
fiches-fault-twice = a colour twice
fiches-fault-one-joker = one joker only
fiches-fault-jokers-only = only jokers
fiches-fault-no-such = no such tile
fiches-prompt-start = Lay tiles on the table, or draw one.
fiches-prompt-look = Lay what you can, or draw a tile.
fiches-prompt-look-pass = Lay what you can, or pass.
fiches-prompt-draw = Nothing can be laid. Draw a tile.
fiches-prompt-pass = Nothing can be laid or drawn.
fiches-prompt-chosen = { $count ->
    [one] One tile chosen. Where to?
   *[other] { $count } tiles chosen. Where to?
}
fiches-prompt-asking = Looking at the table …
fiches-do-lay = { $count ->
    [0] Lay this table
    [one] Lay one tile
   *[other] Lay { $count } tiles
}
fiches-earns = { $count ->
    [0] earns no chip
    [one] earns one chip
   *[other] earns { $count } chips
}
fiches-do-take = { $count ->
    [one] and keep a joker
   *[other] and keep { $count } jokers
}
fiches-do-draw = Draw a tile
fiches-do-draw-note = costs 1 chip
fiches-do-draw-confirm = Drawing ends your turn, and you could still lay.
fiches-do-pass = Pass
fiches-do-pass-confirm = Passing ends your turn, and you could still lay.
fiches-end-chips = Chips
fiches-end-out = For going out
fiches-end-start = To begin with
fiches-end-laid = For laying
fiches-end-drawn = For drawing
fiches-end-left = For tiles left
fiches-end-racks = Left on the rack
fiches-end-wins = Rounds won
fiches-sort-by-colour = Sort by colour
fiches-sort-by-number = Sort by number
fiches-split = Split here
fiches-round-went = { $count ->
    [one] Round { $round } went to { $winners }
   *[other] { $winners } shared round { $round }
}
fiches-end-before = Before the end
fiches-describe-lay = Look at these on your rack: { $tiles }.
fiches-describe-draw = Look at the pot.
fiches-describe-pass = Passing is all that is left.
