# The board in English. What the rules name as well is taken from their messages, in ../../lang.

fiches-title = { game-name }
fiches-blurb = Play runs and groups of tiles and earn a chip for each tile. The most chips win, not the emptiest rack.
fiches-minutes = 20
fiches-option-set = Tiles
fiches-option-set-what = Junior has 40 tiles and 4 jokers, classic 104 tiles and 2 jokers.
fiches-option-set-junior = Junior
fiches-option-set-classic = Classic
fiches-option-rearrange = Rebuilding
fiches-option-rearrange-what = You may take series on the table apart and rebuild them.
fiches-option-jokers_per_series = Jokers in a series
fiches-option-jokers_per_series-what = A series can hold several jokers, or only one.
fiches-option-jokers_per_series-many = Several
fiches-option-jokers_per_series-one = One
fiches-option-first_lay = First lay
fiches-option-first_lay-what = How many points your first lay needs with the classic set; 0 for none.
fiches-option-rounds = Rounds
fiches-option-rounds-what = How many rounds make a match.
fiches-option-memory = Memory aid
fiches-option-memory-what = Shows what you could remember: jokers taken from the table.
fiches-tile-r = { tile-red }
fiches-tile-y = { tile-yellow }
fiches-tile-b = { tile-blue }
fiches-tile-k = { tile-black }
fiches-joker = { tile-joker }
fiches-joker-for = joker, stands for { $tile }
fiches-joker-next = Make it { $tile }
fiches-freed = freed
fiches-yours = from your rack
fiches-recent = just played
fiches-possible = playable
fiches-put-here = put here
fiches-rack = Rack
fiches-book-table = On the table
fiches-book-back = face-down tile
fiches-rack-empty = No tiles on your rack
fiches-sort = Sort
fiches-sort-colour = Colour
fiches-sort-number = Number
fiches-back = Take back
fiches-reset = Start over
fiches-table-empty = No tiles on the table yet
fiches-series = Series { $count }
fiches-series-broken = Series { $count }, not right yet
fiches-series-whole = Pick up series { $count }
fiches-new = New series
fiches-new-first-junior = Start the first series here: three or more of one colour in a row.
fiches-new-first-classic = Start the first series here: three or more of one colour in a row, or of one number in different colours.
fiches-new-here = Put here as a new series
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
fiches-progress = { $person ->
    [you] You have
   *[other] { $name } has
} { $count ->
    [one] one tile
   *[other] { $count } tiles
} left.
fiches-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
fiches-unopened = no first lay yet
fiches-wins = rounds won: { $count }
fiches-known = { $count ->
    [one] definitely holds a joker
   *[other] definitely holds { $count } jokers
}
fiches-round-of = Round { $count } of { $rounds }
fiches-round-was = { $count ->
    [one] { $winners } won the last one with { $chips }.
   *[other] { $winners } shared the last one with { $chips }.
}
fiches-valid = The table is fine.
fiches-valid-earns = { $count ->
    [0] You earn no chips.
    [one] You earn one chip.
   *[other] You earn { $count } chips.
}
fiches-broken = { $count ->
    [one] One series isn’t right yet.
   *[other] { $count } series aren’t right yet.
}
fiches-broken-short = A series needs at least three tiles.
fiches-broken-sequence = This run has a gap.
fiches-broken-double = This run has a number twice.
fiches-broken-colours = These tiles don’t go together.
fiches-broken-group = A series here has only one colour.
fiches-broken-twice = This group has a colour twice.
fiches-broken-one-joker = A series here can have only one joker.
fiches-broken-jokers-only = A series needs at least one real tile.
fiches-broken-no-such = That tile doesn’t exist.
fiches-fault-short = needs three tiles
fiches-fault-sequence = has a gap
fiches-fault-double = number twice
fiches-fault-colours = don’t go together
fiches-fault-group = one colour only
fiches-fault-twice = colour twice
fiches-fault-one-joker = one joker only
fiches-fault-jokers-only = only jokers
fiches-fault-no-such = no such tile
fiches-prompt-start = Play tiles, or draw one.
fiches-prompt-look = Play what you can, or draw a tile.
fiches-prompt-look-pass = Play what you can, or pass.
fiches-prompt-draw = You have nothing to play. Draw a tile.
fiches-prompt-pass = You have no chips left, so you can’t draw. Pass.
fiches-prompt-pass-pot = The pot is empty, so you can’t draw. Pass.
fiches-prompt-chosen = { $count ->
    [one] Where does this tile go?
   *[other] Where do these { $count } tiles go?
}
fiches-prompt-asking = Checking the table …
fiches-do-lay = { $count ->
    [0] Play these tiles
    [one] Play one tile
   *[other] Play { $count } tiles
}
fiches-earns = { $count ->
    [0] earns no chips
    [one] earns one chip
   *[other] earns { $count } chips
}
fiches-do-take = { $count ->
    [one] and keep a joker
   *[other] and keep { $count } jokers
}
fiches-do-draw = Draw a tile
fiches-do-draw-note = costs 1 chip
fiches-do-draw-confirm = Drawing ends your turn, and you could still play tiles. Draw anyway?
fiches-do-pass = Pass
fiches-do-pass-confirm = Passing ends your turn, and you could still play tiles. Pass anyway?
fiches-end-chips = Chips
fiches-end-out = For going out
fiches-end-start = At the start
fiches-end-laid = For tiles played
fiches-end-drawn = For tiles drawn
fiches-end-left = For tiles left
fiches-end-wins = Rounds won
fiches-end-passed = Everyone has passed.
fiches-end-last-tile = { $name } played their last tile.
fiches-end-last-tile-you = You played your last tile.
fiches-end-behind = { $count ->
    [0] You have just as many chips.
    [one] You’re just one chip behind!
   *[other] You’re just { $count } chips behind!
}
fiches-end-rounds-behind = { $count ->
    [0] You won just as many rounds.
    [one] You’re just one round behind!
   *[other] You’re just { $count } rounds behind!
}
fiches-end-best-laid = Nobody earned more with their tiles than you.
fiches-end-best-left = Nobody paid less for tiles left than you.
fiches-sort-by-colour = Sort by colour
fiches-sort-by-number = Sort by number
fiches-split = Split here
fiches-round-went = { $count ->
    [one] Round { $round } went to { $winners }
   *[other] { $winners } shared round { $round }
}
fiches-end-before = Before the end
fiches-describe-lay = Look at { $tiles } on your rack.
fiches-describe-draw = Look at the pot.
fiches-describe-pass = All you can do is pass.
fiches-whole-table = Whole table
fiches-first-lay = First lay: { $worth } of { $needed }
fiches-do-this = Do this
fiches-ghost = A table that works: { $tiles }
fiches-tip-first = Your first lay must reach the points shown here, in new series from your own rack.
fiches-tip-series = Three or more of one colour in a row are a run. Tap the lit tiles, then tap where they go on the table.
fiches-tip-out = One tile left! The last tile ends the round, earns one more chip, and everyone else pays a chip for each tile left.
fiches-tip-pot = The pot is empty, so nobody can draw. If you can’t play, pass: it costs nothing.
fiches-tip-joker = A joker can be any tile. Put the tile it stands for in its place, and you get to use the joker again.
fiches-tip-draw = Nothing to play? Draw from the pot. It costs a chip and ends your turn.
fiches-tip-chips = Each tile you play earns a chip, and each new series one more. The most chips win, not the emptiest rack.
fiches-tip-rebuild = You may rebuild the series on the table, as long as everything fits in the end.
fiches-tip-why = Why doesn’t a series work? Just try it: its note says what’s wrong, and tapping the note tells you more.
