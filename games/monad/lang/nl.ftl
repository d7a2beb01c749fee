# Monad in het Nederlands.

game-name = Monad
game-tagline = verenig warme en koude kaarten en klim naar de Monaden

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
in-r = rode
in-o = oranje
in-y = gele
in-l = lichtblauwe
in-d = donkerblauwe
in-g = groene
commons-in = { $colours } Enen
bis-in = { $colours } Bi’s
tris-in = { $colours } Tri’s
quads-in = { $colours } Quads
quints-in = { $colours } Quints
commons-of = { $count } { $colour } Enen
bis-of = { $count } { $colour } Bi’s
tris-of = { $count } { $colour } Tri’s
quads-of = { $count } { $colour } Quads
quints-of = { $count } { $colour } Quints
cards-many = { $count } kaarten
one-card = een { $card }

a-common = een Een
a-bi = een Bi
a-tri = een Tri
a-quad = een Quad
a-quint = een Quint
a-monad = een Monade
the-card = de { $card }
top-of-talon = een kaart van de talon
name = { $who }

## Wat je kunt doen

action-trade = Verenig { $give } tot { $gain }
action-trade-bonus = Verenig { $give } tot { $gain }, bonus: { $bonus }
action-buy = Koop { $gain } met { $give }
action-leap = Spring naar { $gain } met { $give }
action-draw = Trek een kaart van de talon
action-flip = Draai de aflegstapel om als nieuwe talon
action-pass = Pas en laat je hand zien
action-end = Beëindig je beurt

## Wat er gebeurde

event-traded = { $person ->
    [you] Je verenigt
   *[other] { $who } verenigt
} { $give } tot { $gain }.
event-traded-bonus = { $person ->
    [you] Je verenigt
   *[other] { $who } verenigt
} { $give } tot { $gain }. Bonus: { $bonus }.
event-traded-monad = { $person ->
    [you] Je krijgt
   *[other] { $who } krijgt
} een Monade voor { $give }!
event-traded-monad-bonus = { $person ->
    [you] Je krijgt
   *[other] { $who } krijgt
} een Monade voor { $give }! Bonus: { $bonus }.
event-bought = { $person ->
    [you] Je koopt
   *[other] { $who } koopt
} { $gain } met { $give }.
event-bought-monad = { $person ->
    [you] Je koopt
   *[other] { $who } koopt
} een Monade met { $give }!
event-leapt = { $person ->
    [you] Je springt
   *[other] { $who } springt
} naar { $gain } met { $give }.
event-drew = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} een kaart van de talon.
event-drew-card = { $person ->
    [you] Je trekt
   *[other] { $who } trekt
} { $card } van de talon.
event-flipped = { $person ->
    [you] Je draait
   *[other] { $who } draait
} de aflegstapel om: de talon heeft nu { $count ->
    [one] één Een
   *[other] { $count } Enen
}.
event-passed = { $person ->
    [you] Je kunt niets doen. Je past en laat je hand zien
   *[other] { $who } kan niets doen, past en laat de hand zien
}: { $hand }.
event-ended = { $person ->
    [you] Je beëindigt je beurt.
   *[other] { $who } beëindigt de beurt.
}
event-over-monads = { $count ->
    [one] { $person ->
        [you] Je hebt genoeg Monaden en wint!
       *[other] { $who } heeft genoeg Monaden en wint!
    }
   *[other] { $winners } hebben genoeg Monaden en winnen!
}
event-over-passes = Iedereen heeft gepast, dus het spel is afgelopen. { $count ->
    [one] { $person ->
        [you] Je wint!
       *[other] { $who } wint!
    }
   *[other] { $winners } delen de winst.
}
event-over-quiet = Er is te lang geen Monade bijgekomen, dus het spel is afgelopen. { $count ->
    [one] { $person ->
        [you] Je wint!
       *[other] { $who } wint!
    }
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
view-talon-known = Hierna in de talon, als je het hebt onthouden: { $cards }
view-player = { $who }: stamkleur { $home }, { $monads } van de { $goal } Monaden, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
view-known = … heeft zeker { $cards }
view-hand = { $person ->
    [you] Je hand
   *[other] Hand van { $who }
}, { $value } waard: { $cards }

## Waarom het goed kan zijn

hint-only-move = Je kunt niets anders doen.
hint-wins = Hiermee win je het spel.
hint-monad = Dan heb je { $have } van de { $goal } Monaden.
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
hint-denies = { $who } had de { $card } kunnen krijgen; nu is die van jou.
hint-leaves = Let op: { $who } kan hierna { $card } krijgen, { $value } waard.
hint-no-exchange = Je kunt niets verenigen en niets kopen.
hint-monad-can-wait = Je kunt nu een Monade krijgen, maar wachten kan meer opleveren.
hint-could-gain = Je kunt nu { $points } punten winnen, maar wachten kan meer opleveren.
hint-small-gain = Verenigen of kopen levert je nu hoogstens { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
hint-no-gain = Verenigen of kopen levert je nu geen punten op.
hint-draws = De volgende kaart is de { $card }; { $partners ->
    [0] geen van je Enen past
    [one] één van je Enen past
   *[other] { $partners } van je Enen passen
} erbij.
hint-keeps = Je houdt je { $card }, een verwant die als elke rang kan tellen.
hint-talon = Daarna { $count ->
    [one] ligt er weer één Een
   *[other] liggen er weer { $count } Enen
} om te trekken.

## Weigeringen

not-held = Je hebt geen { $card } meer om te geven.
m2-2-cold = Alleen de koude stamkleuren? Dat kan alleen met drie spelers.
m2-6-turn = { $who } is aan de beurt.
m3-1-end = Je hebt nog niets gedaan. Verenig of koop eerst. Of trek een kaart, draai de aflegstapel om, of pas.
m3-1-instead = Je hebt al verenigd of gekocht, dus trekken, omdraaien of passen kan niet meer. Beëindig je beurt.
m4-1-two = Je verenigt altijd precies twee kaarten: een warme en een koude.
m4-1-partner = Om te verenigen heb je bij de { $card } een { $warm ->
    [1] koude
   *[0] warme
} kaart van dezelfde rang nodig.
m4-1-ranks = Je kunt alleen twee kaarten van dezelfde rang verenigen, niet de { $first } met de { $second }.
m4-1-temperature = Je hebt een warme en een koude kaart nodig, en deze zijn allebei { $warm ->
    [1] warm. Vervang er één door een koude
   *[0] koud. Vervang er één door een warme
}.
m4-2-empty = Er zijn geen { $column ->
    [bi] Bi’s
    [tri] Tri’s
    [quad] Quads
    [quint] Quints
   *[monad] Monaden
} meer. Met deze kaarten kun je nog wel iets kopen.
m5-1-pair = Deze twee kleuren geven geen bonus. Rood hoort bij donkerblauw, oranje bij lichtblauw, geel bij groen.
m5-3-commons = Enen geven geen bonus, dat doen pas Bi’s en hogere kaarten. Laat de bonus weg.
m5-4-once = Je hebt deze beurt al een bonus genomen. Laat hem nu weg.
m6-1-common = Enen zijn geen verwanten: je { $card } kan niet als een andere rang tellen. Dat kan pas vanaf een Bi.
m6-2-temperature = Ook met een verwant heb je een warme en een koude kaart nodig. Deze zijn allebei { $warm ->
    [1] warm. Vervang er één door een koude
   *[0] koud. Vervang er één door een warme
}.
m6-3-relative = Met een verwant krijg je geen bonus. Laat hem weg.
m6-3-never = Aan deze tafel geven kaarten van je stamkleur geen bonus. Laat hem weg.
m7-1-commons = Enen kun je niet kopen. Die trek je van de talon.
m7-1-empty = Er zijn geen { $column ->
    [bi] Bi’s
    [tri] Tri’s
    [quad] Quads
    [quint] Quints
   *[monad] Monaden
} meer. Kies een andere kaart.
m7-1-short = Je geeft { $paid }, maar { $rank } kost { $cost }. Leg er kaarten ter waarde van { $missing } bij.
m7-2-lower = Voor { $rank } betaal je alleen met lagere rangen; { $card } telt niet. Laat die weg.
m8-1-first = Verenig of koop eerst iets. Pas daarna kun je in dezelfde beurt springen.
m8-2-number = Om te springen heb je vier, vijf of zes Enen in verschillende kleuren nodig.
m8-2-commons = Alleen Enen kunnen springen. Laat de { $card } weg.
m8-2-twice = Om te springen heb je verschillende kleuren nodig, en je koos twee keer de { $card }.
m8-3-empty = Er zijn geen { $column ->
    [tri] Tri’s
    [quad] Quads
   *[quint] Quints
} meer. Vier Enen leveren een Tri op, vijf een Quad, zes een Quint.
m9-1-no-talon = Er is geen talon om van te trekken. { $discard ->
    [0] Verenig of koop; pas alleen als dat niet kan.
   *[other] Draai de aflegstapel om, dan is er een.
}
m9-3-talon = Zolang er een talon is, kun je de aflegstapel niet omdraaien. Trek een kaart.
m9-3-no-discard = De aflegstapel is leeg, dus er valt niets om te draaien.
m10-1-possible = Passen mag alleen als er niets anders kan. Dit kan nog:
    { $action }.
m11-2-teams = Met partners spelen kan alleen met z’n vieren.
m11-over = Het spel is afgelopen.

## Standen die niet kunnen

state-homes = De stamkleur { $colour } doet hier niet mee of is er twee keer.
state-monads = Er zijn samen { $count } Monaden; het moeten er { $due } zijn.
state-column = In de kolom voor { $rank } ligt een kaart van een andere rang: { $card }.
state-pile = In ‘{ $field }’ ligt { $card }; daar liggen alleen Enen.
state-count = { $card } (‘{ $code }’) { $count } in plaats van { $due }
state-pieces = Van sommige kaarten zijn er te veel of te weinig: { $pieces }.
state-winners = De winnaars passen niet bij de rest van de stand.
state-bonus = In een beurt zonder verenigen kan er geen bonus zijn genomen.
state-over = Volgens de rest van de stand is het spel al afgelopen.
state-not-over = Volgens de rest van de stand is het spel nog niet afgelopen.
state-known = Dat kan daar niemand weten, want die kaart is er niet: { $card }.
state-known-talon = ‘known’ heeft voor elke kaart van de talon één waarde nodig.
