# Rotundo auf Deutsch.

game-name = Rotundo
game-tagline = drei passende Beutel sammeln oder auf die Karte bieten

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
action-collect = { $card } mit { $give } sammeln ({ $value })
action-auction = { $card } ab { $height } versteigern ({ $bid })
action-bid = { $height } bieten ({ $bid })
action-drop = Aussteigen
action-take = { $cards } von der Ablage nehmen
action-leave = Die Ablage liegen lassen

## Was geschehen ist

event-passed = { $person ->
    [you] Du passt.
   *[other] { $who } passt.
}
event-discarded = Alle haben gepasst: { $card } kommt auf die Ablage.
event-collected = { $person ->
    [you] Du sammelst
   *[other] { $who } sammelt
} { $cards } ({ $value }).
event-took = { $person ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $cards } von der Ablage.
event-left = { $person ->
    [you] Du nimmst
   *[other] { $who } nimmt
} nichts von der Ablage.
event-auctioned = { $person ->
    [you] Du versteigerst
   *[other] { $who } versteigert
} { $card } und { $person ->
    [you] bietest
   *[other] bietet
} { $height } ({ $bid }).
event-bid = { $person ->
    [you] Du bietest
   *[other] { $who } bietet
} { $height } ({ $bid }).
event-dropped = { $person ->
    [you] Du steigst aus.
   *[other] { $who } steigt aus.
}
event-won = { $person ->
    [you] Du ersteigerst
   *[other] { $who } ersteigert
} { $card } für { $height } und { $person ->
    [you] zahlst
   *[other] zahlt
} mit { $bid }.
event-turned-up = { $person ->
    [you] Du deckst
   *[other] { $who } deckt
} { $card } auf.
event-over-pile = Der Stapel ist leer. { $count ->
    [one] { $person ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
   *[other] { $winners } teilen sich den Sieg
}: { $scores }.
event-over-hands = Höchstens eine Person hat noch Handkarten. { $count ->
    [one] { $person ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
   *[other] { $winners } teilen sich den Sieg
}: { $scores }.
score = { $score } für { $person ->
    [you] dich
   *[other] { $who }
}
two-scores = { $best } zu { $other }
several = { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
} { $card }

## Was du siehst

shown = { $code } { $card } ({ $bag } { $number }, { $value })
shown-other = { $code } ({ $bag } { $number }, { $value })
times = { $count } × { $card }
view-middle = In der Mitte: { $card }
view-bid = Höchstes Gebot: { $height } von { $who } ({ $bid })
view-still-in = Kann noch höher bieten: { $who }
view-pile = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
view-discard = Ablage{ $count ->
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
view-known = … bekannt: { $cards }
view-hand = Deine Hand, { $value } wert: { $cards }
view-scores = Ergebnis: { $scores }

## Warum es gut sein kann

hint-only-move = Du kannst nichts anderes tun.
hint-collects = Das sind { $value } Punkte in deiner Auslage, und { $hand } davon zählen auf der Hand nicht mehr gegen dich.
hint-no-collection = Du kannst { $card } mit deinen Karten nicht sammeln.
hint-collection-worth = Deine beste Sammlung mit dieser Karte ist { $value } wert.
hint-keeps = Jetzt kannst du { $now ->
    [one] ein Material
   *[other] { $now } Materialien
} sammeln. Nach dieser Sammlung { $then ->
    [0] ist es keins mehr.
    [one] ist es höchstens noch eins.
   *[other] sind es höchstens noch { $then }.
}
hint-partners = { $count ->
    [0] Keine deiner Karten passt zu { $card }.
    [one] Nur eine deiner Karten passt zu { $card }.
   *[other] { $count } deiner Karten passen zu { $card }.
}
hint-ready = Danach fehlt dir zur nächsten Sammlung nur noch { $count ->
    [one] { $cards }
   *[other] eine dieser Karten: { $cards }
}.
hint-ready-count = Danach fehlt dir zur nächsten Sammlung nur noch eins von { $after } Materialien.
hint-ready-new = Damit kannst du auch { $cards } sammeln.
hint-ready-more = Damit kannst du { $after } Materialien sammeln; jetzt { $before ->
    [one] ist es nur eins
   *[other] sind es nur { $before }
}.
hint-price = Du zahlst { $price } für eine Karte, die { $value } wert ist.
hint-dearer = Mitbieten kostet mindestens { $price }; { $card } ist { $value } wert.
hint-stakes = Mitbieten kostet mindestens { $price } aus deiner Auslage, und { $card } zählt auf der Hand { $value } gegen dich.
hint-against-you = Bis du sie sammelst, zählen sie { $value } gegen dich.
hint-spares = Sie würden { $value } gegen dich zählen, bis du sie sammelst.
hint-few-left = { $count ->
    [0] Der Stapel ist leer, das Spiel ist gleich zu Ende.
    [one] Im Stapel ist nur noch eine Karte.
   *[other] Im Stapel sind nur noch { $count } Karten.
}
hint-denies = Sonst könnte { $who } { $card } sammeln.
hint-leaves = Vorsicht: { $who } kann { $card } sammeln.

## Ablehnungen

r1-3-no-such = Dieser Kartensatz hat kein „{ $id }“.
r3-1-turn = { $who } ist am Zug.
r3-1-choose = In der Mitte liegt eine Karte: Sammle sie, versteigere sie oder passe.
r4-1-not-held = Du hast { $card } nicht mehr auf der Hand.
r4-1-two = Wähle genau zwei Handkarten zur Karte in der Mitte.
r4-1-no-partner = Zu { $middle } und { $card } brauchst du eine dritte Karte, und die hast du nicht.
r4-2-bags = Die Beutel müssen alle gleich oder alle verschieden sein. Diese sind { $bags }.
r4-3-numbers = Die Zahlen müssen alle gleich oder in Folge sein, wie 1-2-3. Diese sind { $numbers }.
r4-4-triple = Dreimal { $card } ist nie eine Sammlung. Wähle zwei andere Karten dazu.
r4-6-take = Erst die Ablage: Nimm die obersten Karten oder lass sie liegen.
r5-1-display = In deiner Auslage liegt noch nichts, womit du bieten kannst. Passe jetzt und sammle zuerst.
r5-1-least = Das erste Gebot muss mindestens { $least } sein. Leg Karten aus deiner Auslage dazu.
r5-2-not-displayed = Du hast { $card } nicht mehr in deiner Auslage.
r5-3-bid = Gerade läuft eine Versteigerung: Biete höher oder steig aus.
r5-3-low = { $height ->
    [0] Das höchste Gebot ist { $standing }.
   *[other] Du bietest { $height }, das höchste Gebot ist { $standing }.
} Biete mindestens { $next } oder steig aus.
r7-over = Das Spiel ist zu Ende.
refused-with-advice = { $why }
    { $advice }
advice-collect = Du kannst sie mit { $cards } sammeln.
advice-no-collection = Du kannst { $middle } mit deinen Karten nicht sammeln.
r4-1-third = Wähle noch eine Karte. Dazu passt: { $thirds }.
r4-1-displayed = Du sammelst mit Karten aus der Hand; { $card } liegt in deiner Auslage.
r5-2-in-hand = Du bietest mit Karten aus deiner Auslage; { $card } hast du auf der Hand.
r5-3-poor = { $most ->
    [0] Du hast nichts in deiner Auslage, womit du bieten kannst. Steig aus.
   *[other] Deine ganze Auslage ist { $most } wert. Damit kannst du { $standing } nicht überbieten: Steig aus.
}

## Kartenspiele, die es nicht geben kann

deck-materials = Dieser Kartensatz hat { $count } Materialien; höchstens { $most } sind möglich.
deck-cards = Dieser Kartensatz hat { $count } Karten; höchstens { $most } sind möglich.
deck-few = Dieser Kartensatz hat { $count } Karten; für { $players } Spieler braucht ihr { $due }.
deck-twice = „{ $id }“ steht zweimal im Kartensatz.
deck-id = „{ $id }“ taugt nicht als Name eines Materials. Nimm höchstens sieben Buchstaben a bis z, Ziffern, Binde- oder Unterstriche, oder acht Buchstaben.

## Stellungen, die es nicht geben kann

state-count = { $card } („{ $code }“) { $count } statt { $due }
state-pieces = Einige Karten sind zu oft oder zu selten da: { $pieces }.
state-passes = Passen gibt es nur, solange eine Karte zur Wahl steht.
state-auction = In dieser Phase kann keine Versteigerung laufen.
state-no-middle = In der Mitte müsste eine Karte liegen.
state-middle = Nach dem Sammeln liegt keine Karte in der Mitte.
state-no-discard = Ohne Ablage gibt es nichts zu nehmen.
state-no-bid = Eine Versteigerung beginnt mit einem Gebot von mindestens 10.
state-bid = Diese Karte liegt nicht in der Auslage des Höchstbietenden oder nicht so oft: { $card }.
state-asked = Wer als Nächstes bietet, ist weder ausgestiegen noch Höchstbietender, und der Höchstbietende ist nicht ausgestiegen.
state-winners = Die Gewinner passen nicht zum Rest der Stellung.
state-scores = Das Ergebnis passt nicht zum Rest der Stellung.
state-not-over = Nach dem Rest der Stellung ist das Spiel noch nicht zu Ende.
state-known = Das kann dort niemand wissen, denn die Karte ist nicht da: { $card }.
