# Fiches in het Nederlands.

game-name = Fiches
game-tagline = leg stenen, verdien fiches

tile-red = rode { $number }
tile-yellow = gele { $number }
tile-blue = blauwe { $number }
tile-black = zwarte { $number }
tile-joker = joker
one-joker = een joker
some-jokers = { $count } jokers
tile-joker-for = een joker voor { $tile }

# Een steen die ergens wordt gelegd.
the-red = de rode { $number }
the-yellow = de gele { $number }
the-blue = de blauwe { $number }
the-black = de zwarte { $number }
the-joker-for = de joker voor { $tile }

# Een steen waar een andere bij wordt gelegd.
with-red = de rode { $number }
with-yellow = de gele { $number }
with-blue = de blauwe { $number }
with-black = de zwarte { $number }

name = { $who }
plain-number = { $number }
span = { $first } t/m { $last }

## Wat kan

run-red = rode { $first } t/m { $last }
run-yellow = gele { $first } t/m { $last }
run-blue = blauwe { $first } t/m { $last }
run-black = zwarte { $first } t/m { $last }
in-red = rood
in-yellow = geel
in-blue = blauw
in-black = zwart
group = de { $number } in { $colours }
among-jokers = { $series } { $count ->
    [one] met een joker
   *[other] met { $count } jokers
}
tiles-together = { $tiles }
tiles-many = deze { $count } stenen
part-new = { $series } als nieuwe serie
part-added = { $tiles } bij { $series }
part-replaced = { $tiles } in plaats van { $count ->
    [one] de joker
   *[other] de jokers
}
part-joined = één lange serie, { $series }
part-many = { $count } stenen
part-rebuilt-with = { $tiles } door { $count ->
    [one] een serie
   *[other] { $count } series
} te verbouwen
part-rebuilt = { $count ->
    [one] een verbouwde serie
   *[other] { $count } verbouwde series
}
action-lay = Leg { $parts }{ $take ->
    [0] {""}
    [one] {" "}en houd een joker
   *[other] {" "}en houd { $take } jokers
} ({ $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
})
action-draw = Trek een steen voor 1 fiche
action-pass = Pas

## Wat er gebeurd is

event-laid = { $person ->
    [you] Je legt
   *[other] { $who } legt
} { $parts }{ $take ->
    [0] {""}
    [one] {" "}en houdt een joker
   *[other] {" "}en houdt { $take } jokers
} ({ $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
}).
event-drew = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} een steen voor 1 fiche.
event-drew-tile = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} een steen voor 1 fiche: { $tile }.
event-passed = { $person ->
    [you] Je past.
   *[other] { $who } past.
}
event-out = { $person ->
    [you] Je bent
   *[other] { $who } is
} uit: 1 fiche extra! Fiches: { $chips }.
event-all-passed = Iedereen heeft gepast. Fiches: { $chips }.
event-round-out = { $person ->
    [you] Je bent
   *[other] { $who } is
} uit: 1 fiche extra! { $won }. Fiches: { $chips }.
event-round-passed = Iedereen heeft gepast. { $won }. Fiches: { $chips }.
won-round = { $count ->
    [one] { $person ->
        [you] Je wint
       *[other] { $who } wint
    }
   *[other] { $winners } delen
} ronde { $round }
event-dealt = Ronde { $round }: { $person ->
    [you] jij begint
   *[other] { $who } begint
}.
event-over = { $count ->
    [one] { $person ->
        [you] Je wint
       *[other] { $who } wint
    } de partij!
   *[other] { $winners } delen de winst.
} Gewonnen rondes: { $wins }.
event-over-at-once = { $count ->
    [one] { $person ->
        [you] Je wint!
       *[other] { $who } wint!
    }
   *[other] { $winners } delen de winst.
}
standing = { $chips } voor { $person ->
    [you] jou
   *[other] { $who }
}{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } betaald)
}
rounds-won = { $wins } voor { $person ->
    [you] jou
   *[other] { $who }
}

## Wat je ziet

view-round = Ronde { $round } van { $rounds }, tot nu toe gewonnen: { $wins }
view-table-empty = De tafel is leeg.
view-series = { $number }: { $series }
view-pot = Pot: { $count ->
    [0] leeg
    [one] één steen
   *[other] { $count } stenen
}
view-player = { $who }: { $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
}, { $held ->
    [0] geen stenen
    [one] 1 steen
   *[other] { $held } stenen
}
view-player-unopened = { $who }: { $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
}, { $held ->
    [0] geen stenen
    [one] 1 steen
   *[other] { $held } stenen
}, nog geen opening
view-known = … heeft zeker { $count ->
    [one] een joker
   *[other] { $count } jokers
}
view-rack = Je rekje: { $count ->
    [0] leeg
   *[other] { $tiles }
}
view-out = { $who } is uit.

## Waarom het goed kan zijn

hint-pot-empty = De pot is leeg, dus je kunt niet trekken.
hint-no-chips = Je hebt geen fiches meer, dus je kunt niet trekken.
hint-out = Je gaat uit: de ronde is afgelopen, en de anderen betalen { $paid ->
    [0] niets
    [one] 1 fiche
   *[other] { $paid } fiches
}.
hint-earns = Daarmee heb je { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}.
hint-joker = Je houdt de joker voor een latere beurt.
hint-left = Dan heb je { $tiles ->
    [one] nog maar één steen
   *[other] nog { $tiles } stenen
}.
hint-first-lay = Je opening is { $worth } waard; vanaf nu mag je met de hele tafel spelen.
hint-nothing-to-lay = Je kunt niets leggen.
hint-no-first-lay = Voor een opening van { $needed } heb je nog niet genoeg.
hint-could-earn = { $chips ->
    [0] Leggen levert je nu niets op:
    [one] Leggen levert je nu maar 1 fiche op:
   *[other] Je kunt voor { $chips } fiches leggen, maar
} wachten kan meer opleveren.
hint-could-lay = Je kunt nu maar { $tiles } van je { $held } stenen leggen. Leg je ze later allemaal, dan betalen de anderen voor hun stenen.
hint-fitting = Met { $tiles ->
    [0] geen
    [one] één
   *[other] { $tiles }
} van de { $unseen } stenen die je niet ziet, zou je iets kunnen leggen.
hint-opens = Let op: daarna kunnen de anderen { $tiles } aanleggen.
hint-would-open = Als je nu legt, kunnen de anderen { $tiles } aanleggen.
hint-opens-nothing = De anderen kunnen daardoor niets nieuws aanleggen.

## Weigeringen

refused-with-advice = { $why }
    { $advice }
advice = Probeer dit: { $parts }.
advice-with = leg { $tiles } bij { $others }
advice-new = leg { $series } als nieuwe serie
advice-together = leg { $series } bij elkaar
advice-take = neem { $take ->
    [one] een joker
   *[other] { $take } jokers
}
advice-joker = een joker
advice-keep = houd { $tiles }
advice-keep-rest = houd de rest
advice-lay = leg { $parts }

f1-no-such = In deze set zit geen { $tile }. De getallen gaan van 1 t/m { $most }.
f3-1-short = Een serie heeft minstens drie stenen nodig, niet alleen { $series }. Leg er meer bij of neem ze terug.
f3-1-left = Zonder { $tiles } is dit geen serie meer: { $series }. Leg er andere stenen bij of maak het ongedaan.
f3-1-sequence = De getallen sluiten niet aan: { $series }. Je mist { $missing }.
f3-1-order = Een rij loopt steeds met één op. Leg deze stenen op volgorde: { $series }.
f3-1-double = Een rij heeft geen getal dubbel: { $series }.
f3-1-colours = Een rij heeft maar één kleur, niet { $series }. Haal de andere kleuren eruit.
f3-1-neither = Een serie is één kleur op volgorde of één getal in verschillende kleuren, niet { $series }.
f3-1-group = Groepen tellen alleen met de klassieke set. Leg één kleur op volgorde, niet { $series }.
f3-2-turn = { $who } is aan de beurt.
f3-2-nothing = Leg minstens één steen van je rekje, of neem alles terug en trek.
f3-2-not-held = Die steen ligt niet op tafel en niet op je rekje: { $tile }.
f3-3-gone = Je mag geen stenen van tafel nemen. Leg { $tile } terug ({ $series }).
f3-4-pass = Je kunt nog een steen trekken, dus passen mag niet. Trek er een of leg stenen.
f3-5-apart = Aan deze tafel blijven series bij elkaar. Laat deze heel: { $series }.
f3-5-moved = Aan deze tafel blijven series bij elkaar. Leg { $tiles } terug in de serie: { $series }.
f3-6-twice = Een groep heeft geen kleur dubbel: { $series }.{ $count ->
    [0] {" "}Alle vier de kleuren liggen er al.
   *[other] {" "}Er past nog { $missing } bij.
}
f5-1-no-such = Een joker kan niet voor { $tile } staan. De getallen gaan van 1 t/m { $most }.
f5-1-outside = Hier zou een joker staan voor een steen die niet bestaat: { $series }.
f5-2-jokers-only = Een serie heeft minstens één echte steen nodig, niet alleen jokers.
f5-2-one-joker = Aan deze tafel heeft een serie maar één joker, niet { $series }.
f5-3-not-freed = Om { $tile } te bevrijden, leg je zijn eigen steen op zijn plaats. Leg de joker daarna weer, of houd hem.
f5-4-take = Je mag alleen jokers houden die je met stenen van je eigen rekje hebt vervangen.
f6-1-take = Bij je opening laat je de tafel zoals die is en neem je nog geen joker.
f6-1-added = Bij je opening laat je de tafel zoals die is. Haal { $tiles } weer weg van de serie: { $series }.
f6-1-moved = Bij je opening laat je de tafel zoals die is. Leg { $tiles } terug in de serie: { $series }.
f6-1-touched = Bij je opening laat je de tafel zoals die is. Je hebt { $series } veranderd.
f6-1-worth = Je opening moet minstens { $needed } waard zijn; deze stenen zijn { $worth } waard. Leg er stenen ter waarde van { $missing } bij, of trek.
f8-1-pot = De pot is leeg, dus je kunt niet trekken. Leg stenen of pas.
f8-2-chips = Je hebt geen fiches meer, dus je kunt niet trekken. Leg stenen of pas.
f9-2-over = Het spel is afgelopen.

## Regels die niet te begrijpen zijn

meant-not-held = Je hebt geen { $tile } meer op je rekje.
meant-none = Er is geen plaats voor { $tiles }.
meant-some = Er is geen plaats voor { $tiles } samen; { $some } kan wel.
meant-first = Met { $tiles } kun je niet openen. Je opening vraagt nieuwe series ter waarde van { $needed }.

## Standen die niet kunnen

state-count = { $tile } (‘{ $code }’) { $count } in plaats van { $due }
state-pieces = Van sommige stenen zijn er te veel of te weinig: { $pieces }.
state-opened = Met de juniorset heeft niemand een opening nodig.
state-winners = De winnaars passen niet bij de rest van de stand.
state-out = Wie uit is, heeft geen stenen meer, en de partij is afgelopen.
state-idle = De partij is afgelopen als in de laatste ronde iemand uit is of iedereen heeft gepast, en alleen dan.
state-not-over = Vóór de laatste ronde kan de partij niet afgelopen zijn.
state-known = Dat deze steen daar is, kan niemand weten: { $tile }.
state-key = Er wordt niet meer gedeeld, dus is er geen sleutel.
