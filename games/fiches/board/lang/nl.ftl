# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

fiches-title = { game-name }
fiches-blurb = Leg rijen en groepen stenen en verdien voor elke steen een fiche. De meeste fiches winnen, niet het leegste rekje.
fiches-minutes = 20
fiches-option-set = Stenen
fiches-option-set-what = De juniorset heeft 40 stenen en 4 jokers, de klassieke set 104 stenen.
fiches-option-set-junior = junior
fiches-option-set-classic = klassiek
fiches-option-rearrange = Verbouwen
fiches-option-rearrange-what = Of series op tafel uit elkaar mogen en opnieuw gelegd mogen worden.
fiches-option-jokers_per_series = Jokers in een serie
fiches-option-jokers_per_series-what = Of een serie meer dan één joker mag hebben.
fiches-option-jokers_per_series-many = meer
fiches-option-jokers_per_series-one = één
fiches-option-first_lay = Eerste leg
fiches-option-first_lay-what = Zoveel punten vraagt de eerste leg met de klassieke set; 0 voor geen.
fiches-option-rounds = Rondes
fiches-option-rounds-what = Een partij over zoveel rondes.
fiches-option-memory = Geheugensteun
fiches-option-memory-what = Toont wat iedereen kan onthouden: van tafel genomen jokers.
fiches-tile-r = { tile-red }
fiches-tile-y = { tile-yellow }
fiches-tile-b = { tile-blue }
fiches-tile-k = { tile-black }
fiches-joker = { tile-joker }
fiches-joker-for = joker, staat voor { $tile }
fiches-joker-next = Joker als { $tile }
fiches-freed = bevrijd
fiches-yours = van je rekje
fiches-recent = net gelegd
fiches-possible = kan gelegd worden
fiches-put-here = hier leggen
fiches-rack = Rekje
fiches-rack-empty = Het rekje is leeg.
fiches-sort = Sorteren
fiches-sort-colour = Kleur
fiches-sort-number = Getal
fiches-back = Terugleggen
fiches-reset = Herstellen
fiches-table-empty = Hier komen de series te liggen.
fiches-series = Serie { $count }
fiches-series-broken = Serie { $count }, klopt nog niet
fiches-series-whole = Hele serie { $count } nemen
fiches-new = Nieuwe serie
fiches-new-first-junior = Leg de eerste serie hier: drie of meer van één kleur op volgorde.
fiches-new-first-classic = Leg de eerste serie hier: drie of meer van één kleur op volgorde, of van één getal in verschillende kleuren.
fiches-new-here = Als nieuwe serie
fiches-pot = Pot
fiches-pot-is = { $count ->
    [0] De pot is leeg
    [one] Pot: één steen
   *[other] Pot: { $count } stenen
}
fiches-tiles = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
fiches-chips = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
fiches-unopened = nog niets gelegd
fiches-wins = gewonnen rondes: { $count }
fiches-known = { $count ->
    [one] heeft zeker een joker
   *[other] heeft zeker { $count } jokers
}
fiches-round-of = Ronde { $count } van { $rounds }
fiches-round-was = { $count ->
    [one] De vorige ging naar { $winners }, met { $chips }.
   *[other] { $winners } deelden de vorige, met { $chips }.
}
fiches-valid = Alles op tafel klopt.
fiches-valid-earns = { $count ->
    [0] Dat levert geen fiche op.
    [one] Dat levert één fiche op.
   *[other] Dat levert { $count } fiches op.
}
fiches-broken = { $count ->
    [one] Eén serie klopt nog niet.
   *[other] { $count } series kloppen nog niet.
}
fiches-fault-short = minstens drie
fiches-fault-sequence = getallen sluiten niet
fiches-fault-colours = past niet samen
fiches-fault-group = maar één kleur
fiches-fault-twice = één kleur dubbel
fiches-fault-one-joker = maar één joker
fiches-fault-jokers-only = alleen jokers
fiches-fault-no-such = geen zulke steen
fiches-prompt-start = Leg stenen op tafel of trek er een.
fiches-prompt-look = Leg wat je kunt, of trek een steen.
fiches-prompt-look-pass = Leg wat je kunt, of pas.
fiches-prompt-draw = Er kan niets gelegd worden. Trek een steen.
fiches-prompt-pass = Er kan niets gelegd of getrokken worden.
fiches-prompt-chosen = { $count ->
    [one] Eén steen gekozen. Waarheen?
   *[other] { $count } stenen gekozen. Waarheen?
}
fiches-prompt-asking = De tafel wordt bekeken …
fiches-do-lay = { $count ->
    [0] Zo leggen
    [one] Eén steen leggen
   *[other] { $count } stenen leggen
}
fiches-earns = { $count ->
    [0] levert geen fiche op
    [one] levert één fiche op
   *[other] levert { $count } fiches op
}
fiches-do-take = { $count ->
    [one] en een joker houden
   *[other] en { $count } jokers houden
}
fiches-do-draw = Een steen trekken
fiches-do-draw-note = kost 1 fiche
fiches-do-draw-confirm = Daarmee eindigt je beurt, en je kunt nog leggen.
fiches-do-pass = Passen
fiches-do-pass-confirm = Daarmee eindigt je beurt, en je kunt nog leggen.
fiches-end-chips = Fiches
fiches-end-out = Voor het uitgaan
fiches-end-start = Bij het begin
fiches-end-laid = Voor het leggen
fiches-end-drawn = Voor het trekken
fiches-end-left = Voor stenen over
fiches-end-racks = Nog op het rekje
fiches-end-wins = Gewonnen rondes
fiches-sort-by-colour = Op kleur sorteren
fiches-sort-by-number = Op getal sorteren
fiches-split = Hier splitsen
fiches-round-went = { $count ->
    [one] Ronde { $round } ging naar { $winners }
   *[other] { $winners } deelden ronde { $round }
}
fiches-end-before = Voor het einde
fiches-describe-lay = Kijk naar deze stenen op je rekje: { $tiles }.
fiches-describe-draw = Kijk naar de pot.
fiches-describe-pass = Je kunt alleen nog passen.
