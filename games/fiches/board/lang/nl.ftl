# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

fiches-title = { game-name }
fiches-blurb = Leg rijen en groepen stenen en verdien voor elke steen een fiche. De meeste fiches winnen, niet het leegste rekje.
fiches-minutes = 20
fiches-option-set = Stenen
fiches-option-set-what = Junior heeft 40 stenen en 4 jokers, klassiek 104 stenen en 2 jokers.
fiches-option-set-junior = Junior
fiches-option-set-classic = Klassiek
fiches-option-rearrange = Verbouwen
fiches-option-rearrange-what = Je mag series op tafel uit elkaar halen en verbouwen.
fiches-option-jokers_per_series = Jokers in een serie
fiches-option-jokers_per_series-what = Een serie mag meerdere jokers hebben, of maar één.
fiches-option-jokers_per_series-many = Meerdere
fiches-option-jokers_per_series-one = Eén
fiches-option-first_lay = Opening
fiches-option-first_lay-what = Zoveel punten vraagt je opening met de klassieke set; 0 voor geen.
fiches-option-rounds = Rondes
fiches-option-rounds-what = Zoveel rondes heeft een partij.
fiches-option-memory = Geheugensteun
fiches-option-memory-what = Toont wat je zou kunnen onthouden: van tafel genomen jokers.
fiches-tile-r = { tile-red }
fiches-tile-y = { tile-yellow }
fiches-tile-b = { tile-blue }
fiches-tile-k = { tile-black }
fiches-joker = { tile-joker }
fiches-joker-for = joker, staat voor { $tile }
fiches-joker-next = Maak er { $tile } van
fiches-freed = bevrijd
fiches-yours = van je rekje
fiches-recent = net gelegd
fiches-possible = speelbaar
fiches-put-here = hier leggen
fiches-rack = Rekje
fiches-book-table = Op tafel
fiches-book-back = gedekte steen
fiches-rack-empty = Geen stenen op je rekje
fiches-sort = Sorteren
fiches-sort-colour = Kleur
fiches-sort-number = Getal
fiches-back = Terugnemen
fiches-reset = Opnieuw
fiches-table-empty = Nog geen stenen op tafel
fiches-series = Serie { $count }
fiches-series-broken = Serie { $count }, klopt nog niet
fiches-series-whole = Serie { $count } oppakken
fiches-new = Nieuwe serie
fiches-new-first-junior = Leg hier de eerste serie: drie of meer van één kleur op volgorde.
fiches-new-first-classic = Leg hier de eerste serie: drie of meer van één kleur op volgorde, of van één getal in verschillende kleuren.
fiches-new-here = Hier als nieuwe serie
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
fiches-progress = { $person ->
    [you] Je hebt
   *[other] { $name } heeft
} nog { $count ->
    [one] één steen
   *[other] { $count } stenen
}.
fiches-chips = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
fiches-unopened = nog geen opening
fiches-wins = gewonnen rondes: { $count }
fiches-known = { $count ->
    [one] heeft zeker een joker
   *[other] heeft zeker { $count } jokers
}
fiches-round-of = Ronde { $count } van { $rounds }
fiches-round-was = { $count ->
    [one] { $winners } won de vorige met { $chips }.
   *[other] { $winners } deelden de vorige met { $chips }.
}
fiches-valid = De tafel klopt.
fiches-valid-earns = { $count ->
    [0] Dat levert geen fiches op.
    [one] Dat levert één fiche op.
   *[other] Dat levert { $count } fiches op.
}
fiches-broken = { $count ->
    [one] Eén serie klopt nog niet.
   *[other] { $count } series kloppen nog niet.
}
fiches-broken-short = Een serie heeft minstens drie stenen nodig.
fiches-broken-sequence = De getallen sluiten niet aan.
fiches-broken-double = Deze rij heeft een getal dubbel.
fiches-broken-colours = Deze stenen passen niet bij elkaar.
fiches-broken-group = Een serie heeft hier maar één kleur.
fiches-broken-twice = Deze groep heeft een kleur dubbel.
fiches-broken-one-joker = Een serie mag hier maar één joker hebben.
fiches-broken-jokers-only = Een serie heeft minstens één echte steen nodig.
fiches-broken-no-such = Die steen bestaat niet.
fiches-fault-short = heeft drie stenen nodig
fiches-fault-sequence = heeft een gat
fiches-fault-double = getal dubbel
fiches-fault-colours = passen niet bij elkaar
fiches-fault-group = maar één kleur
fiches-fault-twice = kleur dubbel
fiches-fault-one-joker = maar één joker
fiches-fault-jokers-only = alleen jokers
fiches-fault-no-such = bestaat niet
fiches-prompt-start = Leg stenen, of trek er een.
fiches-prompt-look = Leg wat je kunt, of trek een steen.
fiches-prompt-look-pass = Leg wat je kunt, of pas.
fiches-prompt-draw = Je kunt niets leggen. Trek een steen.
fiches-prompt-pass = Je hebt geen fiches meer, dus je kunt niet trekken. Pas.
fiches-prompt-pass-pot = De pot is leeg, dus je kunt niet trekken. Pas.
fiches-prompt-chosen = { $count ->
    [one] Waar leg je deze steen?
   *[other] Waar leg je deze { $count } stenen?
}
fiches-prompt-asking = We kijken de tafel na …
fiches-do-lay = { $count ->
    [0] Deze stenen leggen
    [one] Eén steen leggen
   *[other] { $count } stenen leggen
}
fiches-earns = { $count ->
    [0] levert geen fiches op
    [one] levert één fiche op
   *[other] levert { $count } fiches op
}
fiches-do-take = { $count ->
    [one] en een joker houden
   *[other] en { $count } jokers houden
}
fiches-do-draw = Steen trekken
fiches-do-draw-note = kost 1 fiche
fiches-do-draw-confirm = Trekken beëindigt je beurt, en je kunt nog leggen. Toch trekken?
fiches-do-pass = Passen
fiches-do-pass-confirm = Passen beëindigt je beurt, en je kunt nog leggen. Toch passen?
fiches-end-chips = Fiches
fiches-end-out = Voor het uitgaan
fiches-end-start = Aan het begin
fiches-end-laid = Voor het leggen
fiches-end-drawn = Voor het trekken
fiches-end-left = Voor overige stenen
fiches-end-wins = Gewonnen rondes
fiches-end-passed = Iedereen heeft gepast.
fiches-end-last-tile = { $name } legde de laatste steen.
fiches-end-last-tile-you = Je legde je laatste steen.
fiches-end-behind = { $count ->
    [0] Je hebt evenveel fiches.
    [one] Je komt maar één fiche tekort!
   *[other] Je komt maar { $count } fiches tekort!
}
fiches-end-rounds-behind = { $count ->
    [0] Je won evenveel rondes.
    [one] Je komt maar één ronde tekort!
   *[other] Je komt maar { $count } rondes tekort!
}
fiches-end-best-laid = Niemand verdiende meer met stenen dan jij.
fiches-end-best-left = Niemand betaalde minder voor overgebleven stenen dan jij.
fiches-sort-by-colour = Op kleur sorteren
fiches-sort-by-number = Op getal sorteren
fiches-split = Hier splitsen
fiches-round-went = { $count ->
    [one] Ronde { $round } ging naar { $winners }
   *[other] { $winners } deelden ronde { $round }
}
fiches-end-before = Voor het einde
fiches-describe-lay = Kijk naar je rekje: { $tiles }.
fiches-describe-draw = Kijk naar de pot.
fiches-describe-pass = Je kunt alleen nog passen.
fiches-whole-table = Hele tafel
fiches-first-lay = Opening: { $worth } van { $needed }
fiches-do-this = Doe dit
fiches-ghost = Zo kan het: { $tiles }
fiches-tip-first = Met je opening moet je deze punten halen, in nieuwe series van je eigen rekje.
fiches-tip-series = Drie of meer van één kleur op volgorde zijn een rij. Tik op de stenen die oplichten en dan op hun plek op tafel.
fiches-tip-out = Nog één steen! De laatste beëindigt de ronde en levert een fiche extra op. Wie nog stenen heeft, betaalt er een per steen.
fiches-tip-pot = De pot is leeg, dus trekken kan niet meer. Kun je niets leggen, pas dan: dat kost niets.
fiches-tip-joker = Een joker kan elke steen zijn. Leg de steen waar hij voor staat op zijn plek, en de joker is van jou.
fiches-tip-draw = Kun je niets leggen? Trek uit de pot. Dat kost een fiche en dan is je beurt voorbij.
fiches-tip-chips = Elke steen die je legt, levert een fiche op, elke nieuwe serie nog een. De meeste fiches winnen.
fiches-tip-rebuild = Je mag series op tafel verbouwen, als aan het eind alles klopt.
fiches-tip-why = Waarom klopt een serie niet? Probeer het: het briefje zegt wat eraan scheelt. Tik erop voor meer uitleg.
