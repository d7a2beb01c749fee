# Rotundo in het Nederlands.

game-name = Rotundo
game-tagline = verzamel drie zakken die bij elkaar passen, of bied op de zak die je mist

material-cloth = stof
material-fur = bont
material-leather = leer
material-clay = klei
material-stone = steen
material-wood = hout
material-glass = glas
material-copper = koper
material-platinum = platinadraad
material-gold = goud
material-other = { $id }

bag-beige = beige
bag-brown = bruin
bag-blue = blauw
name = { $who }
plain-number = { $number }

## Wat kan

action-pass = Pas
action-collect = Verzamel { $card } met { $give } ({ $value })
action-auction = Veil { $card } vanaf { $height } ({ $bid })
action-bid = Bied { $height } ({ $bid })
action-drop = Haak af
action-take = Neem { $cards } van de aflegstapel
action-leave = Laat de aflegstapel liggen

## Wat er gebeurd is

event-passed = { $person ->
    [you] Je past.
   *[other] { $who } past.
}
event-discarded = Iedereen heeft gepast: { $card } gaat naar de aflegstapel.
event-collected = { $person ->
    [you] Je verzamelt
   *[other] { $who } verzamelt
} { $cards } ({ $value }).
event-took = { $person ->
    [you] Je neemt
   *[other] { $who } neemt
} { $cards } van de aflegstapel.
event-left = { $person ->
    [you] Je neemt
   *[other] { $who } neemt
} niets van de aflegstapel.
event-auctioned = { $person ->
    [you] Je veilt
   *[other] { $who } veilt
} { $card } en biedt { $height } ({ $bid }).
event-bid = { $person ->
    [you] Je biedt
   *[other] { $who } biedt
} { $height } ({ $bid }).
event-dropped = { $person ->
    [you] Je haakt af.
   *[other] { $who } haakt af.
}
event-won = { $person ->
    [you] Je wint
   *[other] { $who } wint
} { $card } voor { $height } en betaalt met { $bid }.
event-turned-up = { $person ->
    [you] Je draait
   *[other] { $who } draait
} { $card } om.
event-over-pile = De stapel is leeg. { $count ->
    [one] { $person ->
        [you] Je wint
       *[other] { $who } wint
    }
   *[other] { $winners } delen de winst
}: { $scores }.
event-over-hands = Hoogstens één speler heeft nog kaarten. { $count ->
    [one] { $person ->
        [you] Je wint
       *[other] { $who } wint
    }
   *[other] { $winners } delen de winst
}: { $scores }.
score = { $score } voor { $person ->
    [you] jou
   *[other] { $who }
}
two-scores = { $best } tegen { $other }
several = { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
} { $card }

## Wat je ziet

shown = { $code } { $card } ({ $bag } { $number }, { $value })
shown-other = { $code } ({ $bag } { $number }, { $value })
times = { $count } × { $card }
view-middle = In het midden: { $card }
view-bid = Hoogste bod: { $height } van { $who } ({ $bid })
view-still-in = Kan nog hoger bieden: { $who }
view-pile = Stapel: { $count ->
    [0] leeg
    [one] één kaart
   *[other] { $count } kaarten
}
view-discard = Aflegstapel{ $count ->
    [0] : leeg
   *[other] , bovenste kaart als laatste: { $cards }
}
view-player = { $who }: { $held ->
    [0] geen handkaarten
    [one] 1 handkaart
   *[other] { $held } handkaarten
}; uitstalling { $count ->
    [0] leeg
   *[other] { $value } waard: { $cards }
}
view-known = … heeft zeker { $cards }
view-hand = Je hand, { $value } waard: { $cards }
view-scores = Stand: { $scores }

## Waarom het goed kan zijn

hint-only-move = Je kunt niets anders doen.
hint-collects = Dat zijn { $value } punten in je uitstalling, en { $hand } daarvan tellen in je hand niet meer tegen je.
hint-no-collection = Je kunt { $card } met de kaarten in je hand niet verzamelen.
hint-collection-worth = Je beste verzameling met deze kaart is { $value } waard.
hint-keeps = Nu kun je { $now ->
    [one] één materiaal
   *[other] { $now } materialen
} verzamelen, na deze verzameling { $then ->
    [0] geen meer.
    [one] hoogstens nog één.
   *[other] hoogstens nog { $then }.
}
hint-partners = { $count ->
    [0] Geen van je kaarten past bij { $card }.
    [one] Maar één van je kaarten past bij { $card }.
   *[other] { $count } van je kaarten passen bij { $card }.
}
hint-ready = Daarna heb je voor je volgende verzameling alleen nog { $count ->
    [one] { $cards } nodig
   *[other] één van deze kaarten nodig: { $cards }
}.
hint-ready-count = Daarna heb je voor je volgende verzameling alleen nog één van { $after } materialen nodig.
hint-ready-new = Dan kun je ook { $cards } verzamelen.
hint-ready-more = Dan kun je { $after } materialen verzamelen; nu { $before ->
    [one] is dat er maar één
   *[other] zijn dat er maar { $before }
}.
hint-price = Je betaalt { $price } voor een kaart die { $value } waard is.
hint-dearer = Meebieden kost minstens { $price }; { $card } is { $value } waard.
hint-stakes = Meebieden kost minstens { $price } uit je uitstalling, en { $card } telt in je hand { $value } tegen je.
hint-against-you = Tot je ze verzamelt, tellen ze { $value } tegen je.
hint-spares = Ze zouden { $value } tegen je tellen tot je ze verzamelt.
hint-few-left = { $count ->
    [0] De stapel is leeg, dus het spel is bijna afgelopen.
    [one] Er ligt nog maar één kaart op de stapel.
   *[other] Er liggen nog maar { $count } kaarten op de stapel.
}
hint-denies = Anders kan { $who } { $card } verzamelen.
hint-leaves = Let op: { $who } kan { $card } verzamelen.

## Weigeringen

r1-3-no-such = Dit kaartspel heeft geen ‘{ $id }’.
r3-1-turn = { $who } is aan de beurt.
r3-1-choose = Er ligt een kaart in het midden: verzamel hem, veil hem of pas.
r4-1-not-held = Je hebt geen { $card } meer in je hand.
r4-1-two = Kies precies twee handkaarten bij de kaart in het midden.
r4-1-no-partner = Bij { $middle } en { $card } heb je een derde kaart nodig, en die heb je niet.
r4-2-bags = De zakken moeten allemaal gelijk of allemaal anders zijn. Deze zijn { $bags }.
r4-3-numbers = De getallen moeten gelijk of op volgorde zijn, zoals 1-2-3. Deze zijn { $numbers }.
r4-4-triple = Drie keer { $card } is nooit een verzameling. Kies er twee andere kaarten bij.
r4-6-take = Eerst de aflegstapel: neem de bovenste kaarten of laat ze liggen.
r5-1-display = Er ligt nog niets in je uitstalling om mee te bieden. Pas nu en verzamel eerst.
r5-1-least = Het eerste bod moet minstens { $least } zijn. Leg er kaarten uit je uitstalling bij.
r5-2-not-displayed = Er ligt geen { $card } meer in je uitstalling.
r5-3-bid = Er loopt een veiling: bied hoger of haak af.
r5-3-low = { $height ->
    [0] Het hoogste bod is { $standing }.
   *[other] Je biedt { $height }, het hoogste bod is { $standing }.
} Bied minstens { $next } of haak af.
r7-over = Het spel is afgelopen.
refused-with-advice = { $why }
    { $advice }
advice-collect = Je kunt hem verzamelen met { $cards }.
advice-no-collection = Je kunt { $middle } met jouw kaarten niet verzamelen.
r4-1-third = Kies nog één kaart. Dit past erbij: { $thirds }.
r4-1-displayed = Je verzamelt met kaarten uit je hand; { $card } ligt in je uitstalling.
r5-2-in-hand = Je biedt met kaarten uit je uitstalling; { $card } zit in je hand.
r5-3-poor = { $most ->
    [0] Je hebt niets in je uitstalling om mee te bieden. Haak af.
   *[other] Je hele uitstalling is { $most } waard. Daarmee kun je { $standing } niet overbieden: haak af.
}

## Kaartspellen die niet kunnen

deck-materials = Dit kaartspel heeft { $count } materialen; het mogen er hoogstens { $most } zijn.
deck-cards = Dit kaartspel heeft { $count } kaarten; het mogen er hoogstens { $most } zijn.
deck-few = Dit kaartspel heeft { $count } kaarten; met { $players } spelers zijn er { $due } nodig.
deck-twice = ‘{ $id }’ staat twee keer in het kaartspel.
deck-id = ‘{ $id }’ kan geen materiaal heten. Gebruik hoogstens zeven letters a tot z, cijfers, streepjes of liggende streepjes, of acht letters.

## Standen die niet kunnen

state-count = { $card } (‘{ $code }’) { $count } in plaats van { $due }
state-pieces = Van sommige kaarten zijn er te veel of te weinig: { $pieces }.
state-passes = Er kan alleen gepast zijn zolang er over een kaart te kiezen valt.
state-auction = In deze fase kan er geen veiling lopen.
state-no-middle = In het midden hoort een kaart te liggen.
state-middle = Na het verzamelen ligt er geen kaart in het midden.
state-no-discard = Zonder aflegstapel valt er niets te nemen.
state-no-bid = Een veiling begint met een bod van minstens 10.
state-bid = In de uitstalling van de hoogste bieder ligt niet genoeg { $card }.
state-asked = Wie nu mag bieden, is niet afgehaakt en is niet de hoogste bieder, en de hoogste bieder is niet afgehaakt.
state-winners = De winnaars passen niet bij de rest van de stand.
state-scores = De scores passen niet bij de rest van de stand.
state-not-over = Volgens de rest van de stand is het spel nog niet afgelopen.
state-known = Dat kan daar niemand weten, want die kaart is er niet: { $card }.
