# Monad auf Deutsch.

game-name = Monad
game-tagline = vereinigen, erwerben, überspringen, bis hinauf zu den Monaden

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

colour-r = rot
colour-o = orange
colour-y = gelb
colour-l = hellblau
colour-d = dunkelblau
colour-g = grün

a-common = ein Einer
a-bi = eine Bi
a-tri = eine Tri
a-quad = eine Quad
a-quint = eine Quint
a-monad = ein Monad
top-of-talon = oberste Karte des Talons
name = { $who }

## Was möglich ist

action-trade = Vereinigen: { $give } gegen { $gain }
action-trade-bonus = Vereinigen: { $give } gegen { $gain }, dazu der Bonus: { $bonus }
action-buy = Erwerben: { $gain } für { $give }
action-leap = Überspringen: mit { $give } zu { $gain }
action-draw = Ziehen: die oberste Karte des Talons
action-flip = Flippen: der Ablegestapel wird zum Talon
action-pass = Passen und die Hand zeigen
action-end = Zug beenden

## Was geschehen ist

event-traded = { $person ->
    [you] Du vereinigst
   *[other] { $who } vereinigt
} { $give }. Das bringt: { $gain }.
event-traded-bonus = { $person ->
    [you] Du vereinigst
   *[other] { $who } vereinigt
} { $give }. Das bringt: { $gain }. Der Bonus bringt: { $bonus }.
event-bought = { $person ->
    [you] Du erwirbst
   *[other] { $who } erwirbt
}: { $gain }. Bezahlt: { $give }.
event-leapt = { $person ->
    [you] Du überspringst
   *[other] { $who } überspringt
} mit { $give }. Das bringt: { $gain }.
event-drew = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} die oberste Karte des Talons.
event-drew-card = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} vom Talon: { $card }.
event-flipped = { $person ->
    [you] Du flippst
   *[other] { $who } flippt
} den Ablegestapel: { $count ->
    [one] ein Einer ist
   *[other] { $count } Einer sind
} jetzt der Talon.
event-passed = { $person ->
    [you] Du passt und zeigst deine Hand
   *[other] { $who } passt und zeigt die Hand
}: { $hand }.
event-ended = { $person ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
event-over-monads = Das Spiel ist aus: genug Monaden. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] Gewonnen haben { $winners }.
}
event-over-passes = Das Spiel ist aus: Alle haben gepasst. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] { $winners } teilen sich den Sieg.
}
event-over-quiet = Das Spiel ist aus: zu lange kein neuer Monad. { $count ->
    [one] Gewonnen hat { $winners }.
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
view-discard = Ablegestapel{ $count ->
    [0] : leer
   *[other] , oberste Karte zuletzt: { $cards }
}
view-talon = Talon: { $count ->
    [0] keiner
    [one] eine Karte
   *[other] { $count } Karten
}
view-talon-known = Der Talon beginnt, wie du dich erinnern könntest, mit: { $cards }
view-player = { $who }: Stammfarbe { $home }, { $monads ->
    [one] 1 Monad
   *[other] { $monads } Monaden
} von { $goal }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
view-known = … hält sicher: { $cards }
view-hand = { $person ->
    [you] Deine Hand
   *[other] Hand von { $who }
}, { $value } wert: { $cards }

## Warum es gut sein kann

hint-only-move = Etwas anderes kannst du nicht tun.
hint-wins = Damit gewinnst du das Spiel.
hint-monad = Das ist Monad Nummer { $have }; { $goal } gewinnen.
hint-relative = Deine Karte { $card } ist eine Verwandte und zählt hier als { $rank }.
hint-gains = Deine Hand ist danach { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
hint-even = Du zahlst genau, was die Karte wert ist.
hint-loses = Das kostet dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, bringt dich aber höher.
hint-then = Danach kannst du { $give } gegen { $gain } vereinigen.
hint-denies = { $who } hätte { $card } bekommen können; jetzt gehört sie dir.
hint-leaves = Vorsicht: { $who } kann als Nächstes { $card } bekommen, { $value } wert.
hint-no-exchange = Du kannst nichts vereinigen und nichts erwerben.
hint-monad-can-wait = Du könntest jetzt ein Monad bekommen, aber Warten kann mehr bringen.
hint-could-gain = Du könntest jetzt { $points } Punkte gewinnen, aber Warten kann mehr bringen.
hint-small-gain = Kein Tausch und kein Kauf bringt dir mehr als { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-no-gain = Kein Tausch und kein Kauf würde dir noch Punkte bringen.
hint-draws = Du ziehst { $card }; dazu { $partners ->
    [0] passt keiner
    [one] passt 1
   *[other] passen { $partners }
} deiner Einer.
hint-keeps = Du behältst { $card }, eine Verwandte, die für jeden Rang stehen kann.
hint-talon = Danach { $count ->
    [one] liegt wieder 1 Einer
   *[other] liegen wieder { $count } Einer
} zum Ziehen bereit.

## Ablehnungen

not-held = Diese Karte hast du nicht oder nicht so oft: { $card }.
m2-2-cold = Die Option „homes“ kann nur bei drei Spielern „cold“ sein.
m2-6-turn = Nicht du bist am Zug, sondern { $who }.
m3-1-end = Ein Zug endet nach wenigstens einem Vereinigen oder Erwerben; sonst ziehe, flippe oder passe.
m3-1-instead = Ziehen, Flippen und Passen sind ganze Züge: nicht nach einem Vereinigen oder Erwerben.
m4-1-two = Zum Vereinigen gehören genau zwei Karten.
m4-1-ranks = Zum Vereinigen gehören zwei Karten eines Rangs, nicht { $first } und { $second }.
m4-1-temperature = Zum Vereinigen gehören eine warme und eine kalte Karte, nicht { $first } und { $second }.
m4-2-empty = Die Kolonne ist leer: { $rank } ist gerade nicht zu haben.
m5-1-pair = Den Bonus gibt es für Rot mit Dunkelblau, Orange mit Hellblau, Gelb mit Grün.
m5-3-commons = Für Einer gibt es keinen Bonus.
m5-4-once = In einem Zug gibt es nur einen Bonus.
m6-1-common = Einer stehen nie für einen anderen Rang, auch nicht in deiner Stammfarbe: { $card }.
m6-2-temperature = Auch mit einer Verwandten muss eine Karte warm und eine kalt sein: nicht { $first } und { $second }.
m6-3-relative = Vereinigen mit einer Verwandten bringt keinen Bonus.
m6-3-never = An diesem Tisch bringt eine Karte deiner Stammfarbe keinen Bonus.
m7-1-commons = Einer kann man nicht erwerben.
m7-1-empty = Die Kolonne ist leer: { $rank } ist gerade nicht zu haben.
m7-1-short = Der Preis ist { $cost } für { $rank }; diese Karten sind { $paid } wert.
m7-2-lower = Bezahlt wird nur mit niedrigeren Rängen: Wenn { $rank } erworben wird, hilft { $card } nicht.
m8-1-first = Vor dem Überspringen muss im selben Zug vereinigt oder erworben werden.
m8-2-number = Zum Überspringen gehören vier, fünf oder sechs Einer.
m8-2-commons = Nur Einer überspringen, nicht { $card }.
m8-2-twice = Zum Überspringen gehören verschiedene Farben; doppelt ist { $card }.
m8-3-empty = Die Kolonne ist leer: { $rank } ist gerade nicht zu haben.
m9-1-no-talon = Es gibt keinen Talon, von dem du ziehen könntest.
m9-3-talon = Solange ein Talon da ist, wird der Ablegestapel nicht geflippt.
m9-3-no-discard = Es gibt keinen Ablegestapel zum Flippen.
m10-1-possible = Passen darfst du nur, wenn sonst nichts möglich ist; möglich ist „{ $action }“.
m11-2-teams = Mannschaften brauchen vier Spieler.
m11-over = Das Spiel ist aus.

## Stellungen, die es nicht geben kann

state-homes = Die Stammfarbe { $colour } ist hier nicht im Spiel oder doppelt.
state-monads = Es sind zusammen { $count } Monaden statt { $due }.
state-column = In der Kolonne für { $rank } liegt { $card }.
state-pile = In „{ $field }“ liegt { $card }; dort liegen nur Einer.
state-count = { $card } („{ $code }“) { $count } statt { $due }
state-pieces = Einige Karten sind zu oft oder zu selten da: { $pieces }.
state-winners = Die Gewinner passen nicht zum Rest der Stellung.
state-bonus = In einem Zug ohne Vereinigen kann kein Bonus genommen sein.
state-over = Nach dem Rest der Stellung ist das Spiel aus.
state-not-over = Nach dem Rest der Stellung ist das Spiel nicht aus.
state-known = Das kann dort niemand wissen, denn es ist nicht da: { $card }.
state-known-talon = „known“ müsste für jede Karte des Talons einen Eintrag haben.
