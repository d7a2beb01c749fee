# Monad auf Deutsch.

game-name = Monad
game-tagline = warme und kalte Karten vereinigen, bis hinauf zu den Monaden

card-r1 = Rot-Einer
card-o1 = Orange-Einer
card-y1 = Gelb-Einer
card-l1 = Hellblau-Einer
card-d1 = Dunkelblau-Einer
card-g1 = Grün-Einer
card-r2 = Rot-Bi
card-o2 = Orange-Bi
card-y2 = Gelb-Bi
card-l2 = Hellblau-Bi
card-d2 = Dunkelblau-Bi
card-g2 = Grün-Bi
card-r3 = Rot-Tri
card-o3 = Orange-Tri
card-y3 = Gelb-Tri
card-l3 = Hellblau-Tri
card-d3 = Dunkelblau-Tri
card-g3 = Grün-Tri
card-r4 = Rot-Quad
card-o4 = Orange-Quad
card-y4 = Gelb-Quad
card-l4 = Hellblau-Quad
card-d4 = Dunkelblau-Quad
card-g4 = Grün-Quad
card-r5 = Rot-Quint
card-o5 = Orange-Quint
card-y5 = Gelb-Quint
card-l5 = Hellblau-Quint
card-d5 = Dunkelblau-Quint
card-g5 = Grün-Quint

colour-r = Rot
colour-o = Orange
colour-y = Gelb
colour-l = Hellblau
colour-d = Dunkelblau
colour-g = Grün
in-r = Rot-
in-o = Orange-
in-y = Gelb-
in-l = Hellblau-
in-d = Dunkelblau-
in-g = Grün-
commons-in = { $colours }Einer
bis-in = { $colours }Bis
tris-in = { $colours }Tris
quads-in = { $colours }Quads
quints-in = { $colours }Quints
commons-of = { $count } { $colour }Einer
bis-of = { $count } { $colour }Bis
tris-of = { $count } { $colour }Tris
quads-of = { $count } { $colour }Quads
quints-of = { $count } { $colour }Quints
cards-many = { $count } Karten
one-card = { $card }

a-common = einen Einer
a-bi = eine Bi
a-tri = eine Tri
a-quad = eine Quad
a-quint = eine Quint
a-monad = einen Monaden
the-card = { $card }
top-of-talon = eine Karte vom Talon
name = { $who }

## Was möglich ist

action-trade = { $give } zu { $gain } vereinigen
action-trade-bonus = { $give } zu { $gain } vereinigen, Bonus: { $bonus }
action-buy = { $gain } für { $give } erwerben
action-leap = Ränge überspringen und { $gain } für { $give } nehmen
action-draw = Eine Karte vom Talon ziehen
action-flip = Die Ablage zum neuen Talon flippen
action-pass = Passen und die Hand zeigen
action-end = Zug beenden

## Was geschehen ist

event-traded = { $person ->
    [you] Du vereinigst
   *[other] { $who } vereinigt
} { $give } zu { $gain }.
event-traded-bonus = { $person ->
    [you] Du vereinigst
   *[other] { $who } vereinigt
} { $give } zu { $gain }. Bonus: { $bonus }.
event-traded-monad = { $person ->
    [you] Du bekommst
   *[other] { $who } bekommt
} einen Monaden für { $give }!
event-traded-monad-bonus = { $person ->
    [you] Du bekommst
   *[other] { $who } bekommt
} einen Monaden für { $give }! Bonus: { $bonus }.
event-bought = { $person ->
    [you] Du erwirbst
   *[other] { $who } erwirbt
} { $gain } für { $give }.
event-bought-monad = { $person ->
    [you] Du erwirbst
   *[other] { $who } erwirbt
} einen Monaden für { $give }!
event-leapt = { $person ->
    [you] Du überspringst Ränge und nimmst
   *[other] { $who } überspringt Ränge und nimmt
} { $gain } für { $give }.
event-drew = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Karte vom Talon.
event-drew-card = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card } vom Talon.
event-flipped = { $person ->
    [you] Du flippst
   *[other] { $who } flippt
} die Ablage: Der Talon hat jetzt { $count ->
    [one] einen Einer
   *[other] { $count } Einer
}.
event-passed = { $person ->
    [you] Du kannst nichts tun, passt und zeigst deine Hand
   *[other] { $who } kann nichts tun, passt und zeigt die Hand
}: { $hand }.
event-ended = { $person ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
event-over-monads = { $count ->
    [one] { $person ->
        [you] Du hast genug Monaden und gewinnst!
       *[other] { $who } hat genug Monaden und gewinnt!
    }
   *[other] { $winners } haben genug Monaden und gewinnen!
}
event-over-passes = Alle haben gepasst, das Spiel ist zu Ende. { $count ->
    [one] { $person ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt!
    }
   *[other] { $winners } teilen sich den Sieg.
}
event-over-quiet = Niemand hat seit Langem einen Monaden bekommen, das Spiel ist zu Ende. { $count ->
    [one] { $person ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt!
    }
   *[other] { $winners } teilen sich den Sieg.
}

## Was du siehst

coded = { $code } { $card }
coded-colour = { $code } { $colour }
coded-times = { $count } × { $code } { $card }
view-column = { $rank ->
    [bi] Bi-Kolonne
    [tri] Tri-Kolonne
    [quad] Quad-Kolonne
   *[quint] Quint-Kolonne
}, vorderste zuerst: { $cards }
view-bank = Monaden in der Bank: { $count }
view-discard = Ablage{ $count ->
    [0] : leer
   *[other] , oberste Karte zuletzt: { $cards }
}
view-talon = Talon: { $count ->
    [0] keiner
    [one] eine Karte
   *[other] { $count } Karten
}
view-talon-known = Als Nächstes im Talon, wenn du es dir gemerkt hast: { $cards }
view-player = { $who }: Stammfarbe { $home }, { $monads } von { $goal } Monaden, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
view-known = … bekannt: { $cards }
view-hand = { $person ->
    [you] Deine Hand
   *[other] Hand von { $who }
}, { $value } wert: { $cards }

## Warum es gut sein kann

hint-only-move = Du kannst nichts anderes tun.
hint-wins = Damit gewinnst du das Spiel.
hint-monad = Das macht { $have } von { $goal } Monaden.
hint-relative = { $card } ist eine Verwandte und zählt hier als { $rank }.
hint-gains = Deine Hand ist danach { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
hint-even = Du zahlst genau, was die Karte wert ist.
hint-loses = Das kostet dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, bringt dich aber höher.
hint-then = Danach kannst du { $give } zu { $gain } vereinigen.
hint-denies = { $who } hätte { $card } bekommen können; jetzt gehört sie dir.
hint-leaves = Vorsicht: { $who } kann als Nächstes { $card } bekommen, { $value } wert.
hint-no-exchange = Du kannst nichts vereinigen und nichts erwerben.
hint-monad-can-wait = Du könntest jetzt einen Monaden bekommen, aber Warten kann mehr bringen.
hint-could-gain = Du könntest jetzt { $points } Punkte gewinnen, aber Warten kann mehr bringen.
hint-small-gain = Vereinigen oder erwerben bringt dir jetzt höchstens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-no-gain = Vereinigen oder erwerben bringt dir jetzt keine Punkte.
hint-draws = Die nächste Karte ist { $card }; dazu { $partners ->
    [0] passt keiner
    [one] passt einer
   *[other] passen { $partners }
} deiner Einer.
hint-keeps = Du behältst { $card }, eine Verwandte, die für jeden Rang stehen kann.
hint-talon = Danach { $count ->
    [one] liegt wieder ein Einer
   *[other] liegen wieder { $count } Einer
} zum Ziehen bereit.

## Ablehnungen

not-held = Du hast { $card } nicht mehr auf der Hand.
m2-2-cold = Nur die kalten Stammfarben? Das geht nur zu dritt.
m2-6-turn = { $who } ist am Zug.
m3-1-end = Du hast noch nichts getan. Vereinige oder erwirb zuerst. Oder zieh eine Karte, flippe die Ablage oder passe.
m3-1-instead = Du hast schon vereinigt oder erworben und kannst nicht mehr ziehen, flippen oder passen. Beende deinen Zug.
m4-1-two = Du vereinigst immer genau zwei Karten: eine warme und eine kalte.
m4-1-partner = Zum Vereinigen brauchst du zu { $card } eine { $warm ->
    [1] kalte
   *[0] warme
} Karte vom selben Rang.
m4-1-ranks = Du kannst nur zwei Karten vom selben Rang vereinigen, nicht { $first } mit { $second }.
m4-1-temperature = Du brauchst eine warme und eine kalte Karte, und diese sind beide { $warm ->
    [1] warm. Tausche eine gegen eine kalte
   *[0] kalt. Tausche eine gegen eine warme
}.
m4-2-empty = Es sind keine { $column ->
    [bi] Bis
    [tri] Tris
    [quad] Quads
    [quint] Quints
   *[monad] Monaden
} mehr da. Mit diesen Karten kannst du aber noch etwas bezahlen.
m5-1-pair = Diese zwei Farben bringen keinen Bonus. Rot gehört zu Dunkelblau, Orange zu Hellblau, Gelb zu Grün.
m5-3-commons = Einer bringen keinen Bonus, das tun erst Bis und höhere Karten. Lass den Bonus weg.
m5-4-once = Du hast in diesem Zug schon einen Bonus genommen. Lass ihn diesmal weg.
m6-1-common = Einer sind keine Verwandten: { $card } kann für keinen anderen Rang stehen. Das können erst Bis und höhere Karten.
m6-2-temperature = Auch mit einer Verwandten brauchst du eine warme und eine kalte Karte. Diese sind beide { $warm ->
    [1] warm. Tausche eine gegen eine kalte
   *[0] kalt. Tausche eine gegen eine warme
}.
m6-3-relative = Mit einer Verwandten gibt es keinen Bonus. Lass ihn weg.
m6-3-never = An diesem Tisch bringen Karten deiner Stammfarbe keinen Bonus. Lass ihn weg.
m7-1-commons = Einer kannst du nicht erwerben. Die gibt es vom Talon.
m7-1-empty = Es sind keine { $column ->
    [bi] Bis
    [tri] Tris
    [quad] Quads
    [quint] Quints
   *[monad] Monaden
} mehr da. Wähle eine andere Karte.
m7-1-short = Du gibst { $paid }, aber { $rank } bekommst du erst für { $cost }. Leg Karten im Wert von { $missing } dazu.
m7-2-lower = Für { $rank } zahlst du nur mit niedrigeren Rängen; { $card } zählt nicht. Lass sie weg.
m8-1-first = Vereinige oder erwirb zuerst etwas. Erst danach kannst du im selben Zug Ränge überspringen.
m8-2-number = Zum Überspringen brauchst du vier, fünf oder sechs Einer in verschiedenen Farben.
m8-2-commons = Überspringen geht nur mit Einern. Lass { $card } weg.
m8-2-twice = Zum Überspringen brauchst du lauter verschiedene Farben, und du hast { $card } zweimal gewählt.
m8-3-empty = Es sind keine { $column ->
    [tri] Tris
    [quad] Quads
   *[quint] Quints
} mehr da. Vier Einer bringen eine Tri, fünf eine Quad, sechs eine Quint.
m9-1-no-talon = Es gibt keinen Talon zum Ziehen. { $discard ->
    [0] Vereinige oder erwirb; passe nur, wenn beides nicht geht.
   *[other] Flippe die Ablage, dann gibt es einen.
}
m9-3-talon = Solange ein Talon da ist, kannst du die Ablage nicht flippen. Zieh eine Karte.
m9-3-no-discard = Die Ablage ist leer, es gibt nichts zu flippen.
m10-1-possible = Passen darfst du nur, wenn sonst nichts geht. Das geht noch:
    { $action }.
m11-2-teams = Partner gibt es nur zu viert.
m11-over = Das Spiel ist zu Ende.

## Stellungen, die es nicht geben kann

state-homes = Die Stammfarbe { $colour } gibt es in diesem Spiel nicht, oder sie kommt doppelt vor.
state-monads = Es sind zusammen { $count } Monaden; es müssten { $due } sein.
state-column = In der Kolonne für { $rank } liegt eine Karte von anderem Rang: { $card }.
state-pile = In „{ $field }“ liegt { $card }; dort liegen nur Einer.
state-count = { $card } („{ $code }“) { $count } statt { $due }
state-pieces = Einige Karten sind zu oft oder zu selten da: { $pieces }.
state-winners = Die Gewinner passen nicht zum Rest der Stellung.
state-bonus = In einem Zug ohne Vereinigen kann kein Bonus genommen sein.
state-over = Nach dem Rest der Stellung ist das Spiel schon zu Ende.
state-not-over = Nach dem Rest der Stellung ist das Spiel noch nicht zu Ende.
state-known = Das kann dort niemand wissen, denn die Karte ist nicht da: { $card }.
state-known-talon = „known“ braucht für jede Karte des Talons einen Eintrag.
