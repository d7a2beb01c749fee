# Rotundo auf Deutsch.

game-name = Rotundo
game-tagline = drei passende Beutel sammeln oder die Karte versteigern

material-cloth = Stoff
material-fur = Fell
material-leather = Leder
material-clay = Ton
material-stone = Stein
material-wood = Holz
material-glass = Glas
material-copper = Kupfer
material-platinum = Platindraht
material-gold = Gold
material-other = { $id }

bag-beige = beige
bag-brown = braun
bag-blue = blau
name = { $who }
plain-number = { $number }

## Was möglich ist

action-pass = Passen
action-collect = Sammeln: { $card } mit { $give }, zusammen { $value } wert
action-auction = Versteigern: { $card }, Erstgebot { $height } mit { $bid }
action-bid = { $height } bieten: { $bid }
action-drop = Aussteigen
action-take = Oben vom Ablagestapel auf die Hand nehmen: { $cards }
action-leave = Den Ablagestapel liegen lassen

## Was geschehen ist

event-passed = { $person ->
    [you] Du passt.
   *[other] { $who } passt.
}
event-discarded = Alle haben gepasst. Auf den Ablagestapel kommt: { $card }.
event-collected = { $person ->
    [you] Du sammelst
   *[other] { $who } sammelt
} { $cards }, zusammen { $value } wert.
event-took = { $person ->
    [you] Du nimmst
   *[other] { $who } nimmt
} vom Ablagestapel: { $cards }.
event-left = { $person ->
    [you] Du lässt
   *[other] { $who } lässt
} den Ablagestapel liegen.
event-auctioned = { $person ->
    [you] Du versteigerst
   *[other] { $who } versteigert
} { $card }. Das erste Gebot ist { $height }: { $bid }.
event-bid = { $person ->
    [you] Du bietest
   *[other] { $who } bietet
} { $height }: { $bid }.
event-dropped = { $person ->
    [you] Du steigst aus.
   *[other] { $who } steigt aus.
}
event-won = { $person ->
    [you] Du ersteigerst
   *[other] { $who } ersteigert
} { $card } für { $height }. Bezahlt auf den Ablagestapel: { $bid }.
event-turned-up = { $person ->
    [you] Du deckst
   *[other] { $who } deckt
} die nächste Karte auf: { $card }.
event-over-pile = Das Spiel ist aus: Der Stapel ist leer. Ergebnis: { $scores }. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] { $winners } teilen sich den Sieg.
}
event-over-hands = Das Spiel ist aus: Höchstens einer hat noch Handkarten. Ergebnis: { $scores }. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] { $winners } teilen sich den Sieg.
}
score = { $who }: { $score }

## Was du siehst

shown = { $code } { $card } ({ $bag } { $number }, { $value })
shown-other = { $code } ({ $bag } { $number }, { $value })
times = { $count } × { $card }
view-middle = In der Mitte: { $card }
view-bid = Höchstes Gebot: { $height } von { $who }: { $bid }
view-still-in = Außer dem Höchstbietenden noch dabei: { $who }
view-pile = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
view-discard = Ablagestapel{ $count ->
    [0] : leer
   *[other] , oberste Karte zuletzt: { $cards }
}
view-player = { $who }: { $held ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $held } Handkarten
}; Auslage { $count ->
    [0] leer
   *[other] { $value } wert: { $cards }
}
view-known = … hält sicher: { $cards }
view-hand = Deine Hand, { $value } wert: { $cards }
view-scores = Ergebnis: { $scores }

## Warum es gut sein kann

hint-only-move = Etwas anderes kannst du nicht tun.
hint-collects = Das sind { $value } Punkte in deiner Auslage, und { $hand } davon zählen auf der Hand nicht mehr gegen dich.
hint-no-collection = Mit deinen Karten kannst du { $card } nicht sammeln.
hint-collection-worth = Deine beste Sammlung mit ihr ist { $value } wert.
hint-partners = { $count ->
    [0] Keine deiner Karten passt zu { $card }.
    [one] Nur eine deiner Karten passt zu { $card }.
   *[other] { $count } deiner Karten passen zu { $card }.
}
hint-ready = Danach { $count ->
    [one] ergibt { $cards }
   *[other] ergeben { $cards }
} deine nächste Sammlung.
hint-ready-count = Danach ergeben { $after } Materialien deine nächste Sammlung.
hint-ready-new = Damit { $count ->
    [one] ergibt auch { $cards }
   *[other] ergeben auch { $cards }
} eine Sammlung für dich.
hint-ready-more = Damit ergeben { $after } Materialien eine Sammlung für dich; jetzt { $before ->
    [one] ist es 1
   *[other] sind es { $before }
}.
hint-price = Du zahlst { $price } für eine Karte, die { $value } wert ist.
hint-dearer = Mitbieten kostet mindestens { $price }; { $card } ist { $value } wert.
hint-stakes = Mitbieten kostet mindestens { $price } aus deiner Auslage, und { $card } zählt auf der Hand { $value } gegen dich.
hint-against-you = Bis du sie sammelst, zählen sie { $value } gegen dich.
hint-spares = Sie würden { $value } gegen dich zählen, bis du sie sammelst.
hint-few-left = { $count ->
    [0] Der Stapel ist leer, das Spiel ist gleich zu Ende.
    [one] Im Stapel ist nur noch 1 Karte.
   *[other] Im Stapel sind nur noch { $count } Karten.
}
hint-denies = Sonst könnte { $who } die Karte sammeln: { $card }.
hint-leaves = Vorsicht: { $who } kann die Karte sammeln ({ $card }).

## Ablehnungen

r1-3-no-such = „{ $id }“ gibt es in diesem Kartenspiel nicht.
r3-1-turn = Am Zug ist { $who }.
r3-1-choose = Liegt eine Karte in der Mitte, passt du, sammelst du oder versteigerst du sie.
r4-1-not-held = Diese Karte hast du nicht auf der Hand oder nicht so oft: { $card }.
r4-1-two = Zu einer Sammlung gehören die Karte in der Mitte und genau zwei deiner Handkarten.
r4-1-no-partner = Zu { $middle } und { $card } fehlt dir eine dritte Karte.
r4-2-bags = Die Beutel müssen alle dieselbe Farbe haben oder alle verschiedene: { $cards } sind { $bags }.
r4-3-numbers = Die Zahlen müssen alle gleich sein oder aufeinander folgen: { $cards } zeigen { $numbers }.
r4-4-triple = Dreimal { $card } ist nie eine Sammlung.
r4-6-take = Nach dem Sammeln nimmst du oben vom Ablagestapel oder lässt ihn liegen.
r5-1-display = Zum Versteigern brauchst du Karten in deiner Auslage.
r5-1-least = Das erste Gebot beträgt mindestens { $least }.
r5-2-not-displayed = Diese Karte liegt nicht in deiner Auslage oder nicht so oft: { $card }.
r5-3-bid = In einer Versteigerung bietest du höher oder steigst aus.
r5-3-low = { $height } ist nicht höher als { $standing }.
r7-over = Das Spiel ist aus.

## Kartenspiele, die es nicht geben kann

deck-materials = Das Kartenspiel hat { $count } Materialien; höchstens { $most } sind möglich.
deck-cards = Das Kartenspiel hat { $count } Karten; höchstens { $most } sind möglich.
deck-few = Das Kartenspiel hat { $count } Karten; { $players } Spieler brauchen { $due }.
deck-twice = „{ $id }“ steht zweimal im Kartenspiel.
deck-id = „{ $id }“ taugt nicht als Name eines Materials: ein bis sieben Buchstaben a bis z, Ziffern, Binde- oder Unterstriche, oder acht Buchstaben.

## Stellungen, die es nicht geben kann

state-count = { $card } („{ $code }“) { $count } statt { $due }
state-pieces = Einige Karten sind zu oft oder zu selten da: { $pieces }.
state-passes = Passen gibt es nur, solange eine Karte zur Wahl steht.
state-auction = In dieser Phase kann keine Versteigerung laufen.
state-no-middle = In der Mitte müsste eine Karte liegen.
state-middle = Nach dem Sammeln liegt keine Karte in der Mitte.
state-no-discard = Ohne Ablagestapel gibt es nichts zu nehmen.
state-no-bid = Eine Versteigerung beginnt mit einem Gebot von mindestens 10.
state-bid = Diese Karte liegt nicht in der Auslage des Höchstbietenden oder nicht so oft: { $card }.
state-asked = Wer gefragt wird, ist weder ausgestiegen noch Höchstbietender, und der Höchstbietende ist nicht ausgestiegen.
state-winners = Die Gewinner passen nicht zum Rest der Stellung.
state-scores = Das Ergebnis passt nicht zum Rest der Stellung.
state-not-over = Nach dem Rest der Stellung ist das Spiel nicht aus.
state-known = Das kann dort niemand wissen, denn es ist nicht da: { $card }.
