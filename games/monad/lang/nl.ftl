# Monad in het Nederlands.

game-name = Monad
game-tagline = verenigen, kopen en overspringen, tot de Monaden toe

card-r1 = rode Een
card-o1 = oranje Een
card-y1 = gele Een
card-l1 = lichtblauwe Een
card-d1 = donkerblauwe Een
card-g1 = groene Een
card-r2 = rode Bi
card-o2 = oranje Bi
card-y2 = gele Bi
card-l2 = lichtblauwe Bi
card-d2 = donkerblauwe Bi
card-g2 = groene Bi
card-r3 = rode Tri
card-o3 = oranje Tri
card-y3 = gele Tri
card-l3 = lichtblauwe Tri
card-d3 = donkerblauwe Tri
card-g3 = groene Tri
card-r4 = rode Quad
card-o4 = oranje Quad
card-y4 = gele Quad
card-l4 = lichtblauwe Quad
card-d4 = donkerblauwe Quad
card-g4 = groene Quad
card-r5 = rode Quint
card-o5 = oranje Quint
card-y5 = gele Quint
card-l5 = lichtblauwe Quint
card-d5 = donkerblauwe Quint
card-g5 = groene Quint

colour-r = rood
colour-o = oranje
colour-y = geel
colour-l = lichtblauw
colour-d = donkerblauw
colour-g = groen

a-common = een Een
a-bi = een Bi
a-tri = een Tri
a-quad = een Quad
a-quint = een Quint
a-monad = een Monade
top-of-talon = de bovenste kaart van de talon
name = { $who }

## Wat je kunt doen

action-trade = Verenig { $give } tot { $gain }
action-trade-bonus = Verenig { $give } tot { $gain } en neem de bonus: { $bonus }
action-buy = Koop { $gain } met { $give }
action-leap = Spring met { $give } naar { $gain }
action-draw = Trek de bovenste kaart van de talon
action-flip = Draai de aflegstapel om: hij wordt de talon
action-pass = Pas en toon je hand
action-end = Beëindig je beurt

## Wat er gebeurde

event-traded = { $person ->
    [you] Je verenigt
   *[other] { $who } verenigt
} { $give } tot { $gain }.
event-traded-bonus = { $person ->
    [you] Je verenigt
   *[other] { $who } verenigt
} { $give } tot { $gain }. De bonus levert op: { $bonus }.
event-bought = { $person ->
    [you] Je koopt
   *[other] { $who } koopt
} { $gain } met { $give }.
event-leapt = { $person ->
    [you] Je springt
   *[other] { $who } springt
} met { $give } naar { $gain }.
event-drew = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} de bovenste kaart van de talon.
event-drew-card = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} van de talon: { $card }.
event-flipped = { $person ->
    [you] Je draait
   *[other] { $who } draait
} de aflegstapel om: { $count ->
    [one] één Een is
   *[other] { $count } Enen zijn
} nu de talon.
event-passed = { $person ->
    [you] Je past en toont je hand
   *[other] { $who } past en toont de hand
}: { $hand }.
event-ended = { $person ->
    [you] Je beëindigt je beurt.
   *[other] { $who } beëindigt de beurt.
}
event-over-monads = Het spel is uit: genoeg Monaden. { $count ->
    [one] De winnaar is { $winners }.
   *[other] De winnaars zijn { $winners }.
}
event-over-passes = Het spel is uit: iedereen heeft gepast. { $count ->
    [one] De winnaar is { $winners }.
   *[other] { $winners } delen de winst.
}
event-over-quiet = Het spel is uit: te lang geen nieuwe Monade. { $count ->
    [one] De winnaar is { $winners }.
   *[other] { $winners } delen de winst.
}

## Wat je ziet

coded = { $code } { $card }
coded-colour = { $code } { $colour }
coded-times = { $count } × { $code } { $card }
view-column = { $rank ->
    [bi] Bi-kolom
    [tri] Tri-kolom
    [quad] Quad-kolom
   *[quint] Quint-kolom
}, voorste eerst: { $cards }
view-bank = Monaden in de bank: { $count }
view-discard = Aflegstapel{ $count ->
    [0] : leeg
   *[other] , bovenste kaart als laatste: { $cards }
}
view-talon = Talon: { $count ->
    [0] geen
    [one] één kaart
   *[other] { $count } kaarten
}
view-talon-known = De talon begint, zoals je je kunt herinneren, met: { $cards }
view-player = { $who }: stamkleur { $home }, { $monads ->
    [one] 1 Monade
   *[other] { $monads } Monaden
} van { $goal }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
view-known = … heeft zeker { $cards }
view-hand = { $person ->
    [you] Je hand
   *[other] Hand van { $who }
}, { $value } waard: { $cards }

## Waarom het goed kan zijn

hint-only-move = Iets anders kun je niet doen.
hint-wins = Hiermee win je het spel.
hint-monad = Dit is Monade nummer { $have }; met { $goal } win je.
hint-relative = Je { $card } is een verwant en telt hier als { $rank }.
hint-gains = Je hand is daarna { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer waard.
hint-even = Je betaalt precies wat de kaart waard is.
hint-loses = Het kost je { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, maar je komt hoger.
hint-then = Daarna kun je { $give } verenigen tot { $gain }.
hint-denies = { $who } had de { $card } kunnen krijgen; nu is hij van jou.
hint-leaves = Let op: { $who } kan hierna { $card } krijgen, { $value } waard.
hint-no-exchange = Je kunt niets verenigen en niets kopen.
hint-monad-can-wait = Je kunt nu een Monade krijgen, maar wachten kan meer opleveren.
hint-could-gain = Je kunt nu { $points } punten winnen, maar wachten kan meer opleveren.
hint-small-gain = Verenigen of kopen levert je nu hoogstens { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
hint-no-gain = Verenigen of kopen levert je nu geen punten meer op.
hint-draws = Je trekt de { $card }; daarbij { $partners ->
    [0] past geen
    [one] past 1
   *[other] passen { $partners }
} van je Enen.
hint-keeps = Je houdt je { $card }, een verwant die voor elke rang kan tellen.
hint-talon = Daarna { $count ->
    [one] ligt er weer 1 Een
   *[other] liggen er weer { $count } Enen
} om te trekken.

## Weigeringen

not-held = Je hebt { $card } niet, of niet zo vaak.
m2-2-cold = De optie “homes” kan alleen met drie spelers “cold” zijn.
m2-6-turn = Niet jij bent aan de beurt, maar { $who }.
m3-1-end = Een beurt eindigt na minstens één keer verenigen of kopen; trek, draai om of pas anders.
m3-1-instead = Trekken, omdraaien en passen zijn hele beurten: niet na verenigen of kopen.
m4-1-two = Verenigen doe je met precies twee kaarten.
m4-1-ranks = Verenigen doe je met twee kaarten van één rang, niet met { $first } en { $second }.
m4-1-temperature = Verenigen doe je met een warme en een koude kaart, niet met { $first } en { $second }.
m4-2-empty = De kolom is leeg: { $rank } is er nu niet.
m5-1-pair = De bonus is er voor rood met donkerblauw, oranje met lichtblauw, geel met groen.
m5-3-commons = Enen geven geen bonus.
m5-4-once = Er is maar één bonus per beurt.
m6-1-common = Enen staan nooit voor een andere rang, ook niet in je stamkleur: { $card }.
m6-2-temperature = Ook met een verwante kaart moet er één warm en één koud zijn: niet { $first } en { $second }.
m6-3-relative = Verenigen met een verwante kaart geeft geen bonus.
m6-3-never = Aan deze tafel geeft een kaart van je stamkleur geen bonus.
m7-1-commons = Enen kun je niet kopen.
m7-1-empty = De kolom is leeg: { $rank } is er nu niet.
m7-1-short = De prijs is { $cost } voor { $rank }; deze kaarten zijn { $paid } waard.
m7-2-lower = Betalen doe je alleen met lagere rangen: om { $rank } te kopen helpt { $card } niet.
m8-1-first = Springen kan pas nadat je in dezelfde beurt hebt verenigd of gekocht.
m8-2-number = Springen doe je met vier, vijf of zes Enen.
m8-2-commons = Alleen Enen springen, { $card } niet.
m8-2-twice = Springen doe je met verschillende kleuren; { $card } is er twee keer.
m8-3-empty = De kolom is leeg: { $rank } is er nu niet.
m9-1-no-talon = Er is geen talon om van te trekken.
m9-3-talon = Zolang er een talon is, wordt de aflegstapel niet omgedraaid.
m9-3-no-discard = Er is geen aflegstapel om om te draaien.
m10-1-possible = Passen mag alleen als er niets anders kan; “{ $action }” kan wel.
m11-2-teams = Teams vragen vier spelers.
m11-over = Het spel is uit.

## Standen die niet kunnen

state-homes = De stamkleur { $colour } doet hier niet mee of is er twee keer.
state-monads = Er zijn samen { $count } Monaden in plaats van { $due }.
state-column = In de kolom voor { $rank } ligt { $card }.
state-pile = In “{ $field }” ligt { $card }; daar liggen alleen Enen.
state-count = { $card } (“{ $code }”) { $count } in plaats van { $due }
state-pieces = Sommige kaarten zijn er te vaak of te weinig: { $pieces }.
state-winners = De winnaars passen niet bij de rest van de stand.
state-bonus = In een beurt zonder verenigen kan er geen bonus zijn genomen.
state-over = Volgens de rest van de stand is het spel uit.
state-not-over = Volgens de rest van de stand is het spel niet uit.
state-known = Dat kan daar niemand weten, want het is er niet: { $card }.
state-known-talon = “known” hoort voor elke kaart van de talon één waarde te hebben.
