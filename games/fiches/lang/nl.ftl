# Fiches in het Nederlands.

game-name = Fiches
game-tagline = leg stenen, verdien fiches

tile-red = rode { $number }
tile-yellow = gele { $number }
tile-blue = blauwe { $number }
tile-black = zwarte { $number }
tile-joker = joker
tile-joker-for = joker voor { $tile }

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
with-joker-for = de joker voor { $tile }

name = { $who }

## Wat kan

run-red = rode { $first } tot en met { $last }
run-yellow = gele { $first } tot en met { $last }
run-blue = blauwe { $first } tot en met { $last }
run-black = zwarte { $first } tot en met { $last }
in-red = rood
in-yellow = geel
in-blue = blauw
in-black = zwart
group = { $number } in { $colours }
among-jokers = { $series } ({ $count ->
    [one] een joker erbij
   *[other] { $count } jokers erbij
})
tiles-together = { $tiles }
part-new = { $series } als nieuwe serie
part-added = { $tiles } bij { $series }
part-replaced = { $tiles } in plaats van { $count ->
    [one] de joker
   *[other] de jokers
} in { $series }
part-joined = { $series } samengevoegd tot één serie
part-rebuilt-with = { $tiles } na het herschikken van { $count ->
    [one] een serie
   *[other] { $count } series
}
part-rebuilt = { $count ->
    [one] een serie
   *[other] { $count } series
} herschikt
action-lay = Leggen: { $parts }{ $take ->
    [0] {""}
    [one] , en een joker op je rekje nemen
   *[other] , en { $take } jokers op je rekje nemen
}: { $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
}
action-draw = Een steen trekken en 1 fiche betalen
action-pass = Passen

## Wat er gebeurd is

event-laid = { $person ->
    [you] Je legt
   *[other] { $who } legt
} { $parts }{ $take ->
    [0] {""}
    [one] ; een joker gaat naar het rekje
   *[other] ; { $take } jokers gaan naar het rekje
}. Dat levert { $chips ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $chips } fiches
} op.
event-drew = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} een steen en betaalt 1 fiche.
event-drew-tile = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
}: { $tile }. Dat kost 1 fiche.
event-passed = { $person ->
    [you] Je past.
   *[other] { $who } past.
}
event-round-out = { $person ->
    [you] Je bent uit en krijgt
   *[other] { $who } is uit en krijgt
} 1 fiche extra. Ronde { $round } is afgelopen: { $chips }. { $count ->
    [one] De ronde gaat naar { $winners }.
   *[other] { $winners } delen de ronde.
}
event-round-passed = Iedereen heeft gepast. Ronde { $round } is afgelopen: { $chips }. { $count ->
    [one] De ronde gaat naar { $winners }.
   *[other] { $winners } delen de ronde.
}
event-dealt = Ronde { $round } is uitgedeeld; { $person ->
    [you] jij begint
   *[other] { $who } begint
}.
event-over = De partij is afgelopen. Gewonnen rondes: { $wins }. { $count ->
    [one] De winnaar is { $winners }.
   *[other] { $winners } delen de winst.
}
event-over-at-once = Het spel is afgelopen. { $count ->
    [one] De winnaar is { $winners }.
   *[other] { $winners } delen de winst.
}
standing = { $who } { $chips } ({ $paid ->
    [0] niets betaald
   *[other] { $paid } betaald
})
rounds-won = { $who } { $wins }

## Wat je ziet

view-round = Ronde { $round } van { $rounds }; tot nu toe gewonnen: { $wins }
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
}, nog niet gelegd
view-known = … heeft zeker { $count ->
    [one] een joker
   *[other] { $count } jokers
}
view-rack = Je rekje: { $count ->
    [0] leeg
   *[other] { $tiles }
}
view-out = Uit: { $who }.

## Waarom het goed kan zijn

hint-pot-empty = De pot is leeg, dus je kunt niet trekken.
hint-no-chips = Je hebt geen fiches meer, dus je kunt niet trekken.
hint-out = Je legt alles uit: de ronde is afgelopen, en de anderen betalen { $paid ->
    [0] niets
    [one] 1 fiche
   *[other] { $paid } fiches
}.
hint-earns = Dat levert je { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
} op.
hint-joker = Je houdt de joker voor een latere beurt.
hint-left = Dan heb je { $tiles ->
    [one] nog maar 1 steen
   *[other] nog { $tiles } stenen
}.
hint-first-lay = Je eerste uitleg is { $worth } waard; vanaf nu mag je met de hele tafel spelen.
hint-nothing-to-lay = Je kunt niets leggen.
hint-no-first-lay = Voor een eerste uitleg van { $needed } heb je nog niet genoeg.
hint-could-earn = { $chips ->
    [0] Leggen levert je nu niets op:
    [one] Leggen levert je nu maar 1 fiche op:
   *[other] Je kunt voor { $chips } fiches leggen, maar
} wachten kan meer opleveren.
hint-could-lay = Je kunt tot nu toe { $tiles } van je { $held } stenen leggen; leg je ze allemaal, dan betalen de anderen voor die van hen.
hint-fitting = { $tiles ->
    [0] Geen
   *[other] { $tiles }
} van de { $unseen } stenen die je niet ziet, { $tiles ->
    [0] geeft
    [one] geeft
   *[other] geven
} je iets om te leggen.
hint-opens = Let op: daarna kunnen de anderen aanleggen: { $tiles }.
hint-would-open = Als je nu legt, kunnen de anderen aanleggen: { $tiles }.
hint-opens-nothing = De anderen krijgen er geen nieuwe plek door.

## Weigeringen

refused-with-advice = { $why } { $advice }
advice = Zo klopt het: { $parts }.
advice-with = leg { $tiles } bij { $others }
advice-new = leg { $series } als nieuwe serie
advice-together = leg { $series } bij elkaar
advice-take = neem { $take ->
    [one] een joker
   *[other] { $take } jokers
} op je rekje
advice-keep = houd { $tiles } op je rekje

f1-no-such = { $code } zit niet in deze set: de getallen gaan van 1 tot en met { $most }. In serie { $number } ({ $series }) kan die niet liggen.
f3-1-short = Serie { $number } ({ $series }) heeft minder dan drie stenen.
f3-1-sequence = De getallen van serie { $number } ({ $series }) volgen niet oplopend op elkaar.
f3-1-colours = Serie { $number } ({ $series }) heeft verschillende kleuren.
f3-1-neither = Serie { $number } ({ $series }) is geen rij van één kleur en ook geen groep van één getal.
f3-1-group = Serie { $number } ({ $series }) is een groep, en groepen zijn alleen in de klassieke set series.
f3-2-turn = De beurt is aan { $who }.
f3-2-nothing = Minstens één steen moet van je rekje komen.
f3-2-not-held = In serie { $number } ({ $series }) ligt een steen die niet op tafel lag en niet op je rekje staat, of niet zo vaak: { $tile }.
f3-3-gone = Er is een steen van tafel verdwenen: { $tile } uit { $series }.
f3-4-pass = Passen kan alleen als je niet kunt trekken.
f3-5-apart = { $series } is uit elkaar gehaald of veranderd; aan deze tafel blijven series bij elkaar.
f3-6-twice = Serie { $number } ({ $series }) heeft een kleur twee keer; in een groep zijn alle kleuren verschillend.
f5-1-no-such = In serie { $number } ({ $series }) staat { $code } voor een steen die niet in de set zit: de getallen gaan van 1 tot en met { $most }.
f5-1-outside = In serie { $number } ({ $series }) staat een joker voor een steen die niet in de set zit.
f5-2-jokers-only = Serie { $number } ({ $series }) heeft geen echte steen, alleen jokers.
f5-2-one-joker = Serie { $number } ({ $series }) heeft meer dan één joker.
f5-3-not-freed = In { $series } is een joker niet bevrijd: { $tile }. Zijn steen moet ervoor in de plaats komen, en de joker wordt weer gelegd of genomen.
f5-4-take = Je kunt alleen zoveel jokers nemen als je met stenen van je eigen rekje hebt bevrijd.
f6-1-take = De eerste keer dat je legt, laat je de tafel zoals die is en neem je geen joker.
f6-1-touched = De eerste keer dat je legt, laat je de tafel zoals die is; { $series } is veranderd.
f6-1-worth = Wat je de eerste keer legt is { $worth } waard; nodig is { $needed }.
f8-1-pot = De pot is leeg.
f8-2-chips = Je hebt geen fiche om mee te betalen.
f9-2-over = De partij is afgelopen.

## Regels die niet te begrijpen zijn

meant-not-held = Deze steen heb je niet op je rekje, of niet zo vaak: { $tile }.
meant-none = Voor { $tiles } samen is geen plaats.
meant-some = Voor { $tiles } samen is geen plaats; je zou { $some } kunnen leggen.
meant-first = { $tiles } is niet genoeg voor de eerste keer: daarvoor zijn nieuwe series ter waarde van { $needed } nodig, en de tafel blijft zoals die is.

## Standen die niet kunnen

state-count = { $tile } (“{ $code }”) { $count } in plaats van { $due }
state-pieces = Sommige stenen zijn er te vaak of te weinig: { $pieces }.
state-opened = In de juniorset geldt voor iedereen dat die al heeft gelegd.
state-winners = De winnaars passen niet bij de rest van de stand.
state-out = Wie uit is, heeft geen stenen meer, en de partij is afgelopen.
state-idle = De partij is precies dan afgelopen als in de laatste ronde iemand uit is of iedereen heeft gepast.
state-not-over = Vóór de laatste ronde is de partij niet afgelopen.
state-known = Dat zo'n steen daar is, kan niemand weten: { $tile }.
state-key = Er wordt niet meer gedeeld, dus is er geen sleutel.
