# Fiches auf Deutsch.

game-name = Fiches
game-tagline = Steine legen, Chips verdienen

tile-red = rote { $number }
tile-yellow = gelbe { $number }
tile-blue = blaue { $number }
tile-black = schwarze { $number }
tile-joker = Joker
one-joker = Joker
some-jokers = { $count } Joker
tile-joker-for = Joker für { $tile }

# Ein Stein, der irgendwohin gelegt wird.
the-red = die rote { $number }
the-yellow = die gelbe { $number }
the-blue = die blaue { $number }
the-black = die schwarze { $number }
the-joker-for = den Joker für { $tile }

# Ein Stein, zu dem ein anderer gelegt wird.
with-red = der roten { $number }
with-yellow = der gelben { $number }
with-blue = der blauen { $number }
with-black = der schwarzen { $number }

name = { $who }
plain-number = { $number }
span = { $first } bis { $last }

## Was möglich ist

run-red = rote { $first } bis { $last }
run-yellow = gelbe { $first } bis { $last }
run-blue = blaue { $first } bis { $last }
run-black = schwarze { $first } bis { $last }
in-red = Rot
in-yellow = Gelb
in-blue = Blau
in-black = Schwarz
group = die { $number } in { $colours }
among-jokers = { $series } { $count ->
    [one] mit Joker
   *[other] mit { $count } Jokern
}
tiles-together = { $tiles }
tiles-many = diese { $count } Steine
part-new = { $series } als neue Reihe
part-added = { $tiles } an { $series }
part-replaced = { $tiles } statt { $count ->
    [one] des Jokers
   *[other] der Joker
}
part-joined = eine lange Reihe, { $series }
part-many = { $count } Steine
part-rebuilt-with = { $tiles } durch Umbau { $count ->
    [one] einer Reihe
   *[other] von { $count } Reihen
}
part-rebuilt = { $count ->
    [one] eine umgebaute Reihe
   *[other] { $count } umgebaute Reihen
}
action-lay = { $parts } legen{ $take ->
    [0] {""}
    [one] {" "}und einen Joker behalten
   *[other] {" "}und { $take } Joker behalten
} ({ $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
})
action-draw = Einen Stein für 1 Chip ziehen
action-pass = Passen

## Was geschehen ist

event-laid = { $person ->
    [you] Du legst
   *[other] { $who } legt
} { $parts }{ $take ->
    [0] {""}
    [one] {" "}und { $person ->
        [you] behältst
       *[other] behält
    } einen Joker
   *[other] {" "}und { $person ->
        [you] behältst
       *[other] behält
    } { $take } Joker
} ({ $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
}).
event-drew = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} einen Stein für 1 Chip.
event-drew-tile = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} einen Stein für 1 Chip: { $tile }.
event-passed = { $person ->
    [you] Du passt.
   *[other] { $who } passt.
}
event-out = { $person ->
    [you] Du bist
   *[other] { $who } ist
} fertig: 1 Chip extra! Chips: { $chips }.
event-all-passed = Alle haben gepasst. Chips: { $chips }.
event-round-out = { $person ->
    [you] Du bist
   *[other] { $who } ist
} fertig: 1 Chip extra! { $won }. Chips: { $chips }.
event-round-passed = Alle haben gepasst. { $won }. Chips: { $chips }.
won-round = { $count ->
    [one] { $person ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
   *[other] { $winners } teilen sich
} Runde { $round }
event-dealt = Runde { $round }: { $person ->
    [you] Du beginnst
   *[other] { $who } beginnt
}.
event-over = { $count ->
    [one] { $person ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } die Partie!
   *[other] { $winners } teilen sich den Sieg.
} Gewonnene Runden: { $wins }.
event-over-at-once = { $count ->
    [one] { $person ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt!
    }
   *[other] { $winners } teilen sich den Sieg.
}
standing = { $chips } für { $person ->
    [you] dich
   *[other] { $who }
}{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } gezahlt)
}
rounds-won = { $wins } für { $person ->
    [you] dich
   *[other] { $who }
}

## Was du siehst

view-round = Runde { $round } von { $rounds }, bisher gewonnen: { $wins }
view-table-empty = Der Tisch ist leer.
view-series = { $number }: { $series }
view-pot = Topf: { $count ->
    [0] leer
    [one] ein Stein
   *[other] { $count } Steine
}
view-player = { $who }: { $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
}, { $held ->
    [0] keine Steine
    [one] 1 Stein
   *[other] { $held } Steine
}
view-player-unopened = { $who }: { $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
}, { $held ->
    [0] keine Steine
    [one] 1 Stein
   *[other] { $held } Steine
}, noch keine erste Auslage
view-known = … bekannt: { $count ->
    [one] ein Joker
   *[other] { $count } Joker
}
view-rack = Dein Ständer: { $count ->
    [0] leer
   *[other] { $tiles }
}
view-out = { $who } ist fertig.

## Warum es gut sein kann

hint-pot-empty = Der Topf ist leer, du kannst nicht ziehen.
hint-no-chips = Du hast keine Chips mehr und kannst nicht ziehen.
hint-out = Damit bist du fertig: Die Runde ist zu Ende, und die anderen zahlen { $paid ->
    [0] nichts
    [one] 1 Chip
   *[other] { $paid } Chips
}.
hint-earns = Damit hast du { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.
hint-joker = Du behältst den Joker für einen späteren Zug.
hint-left = Dann hast du { $tiles ->
    [one] nur noch einen Stein
   *[other] noch { $tiles } Steine
}.
hint-first-lay = Deine erste Auslage ist { $worth } wert; ab jetzt steht dir der ganze Tisch offen.
hint-nothing-to-lay = Du kannst nichts legen.
hint-no-first-lay = Für eine erste Auslage von { $needed } reichen deine Steine noch nicht.
hint-could-earn = { $chips ->
    [0] Legen brächte dir jetzt nichts:
    [one] Legen brächte dir jetzt nur 1 Chip:
   *[other] Du könntest für { $chips } Chips legen, aber
} Warten kann mehr bringen.
hint-could-lay = Jetzt kannst du nur { $tiles } deiner { $held } Steine legen. Legst du später alle, zahlen die anderen für ihre.
hint-fitting = { $tiles ->
    [0] Keiner
    [one] Einer
   *[other] { $tiles }
} der { $unseen } Steine, die du nicht siehst, { $tiles ->
    [0] gäbe
    [one] gäbe
   *[other] gäben
} dir etwas zum Legen.
hint-opens = Vorsicht: Danach können die anderen { $tiles } anlegen.
hint-would-open = Legst du jetzt, können die anderen { $tiles } anlegen.
hint-opens-nothing = Die anderen können dadurch nichts Neues anlegen.

## Ablehnungen

refused-with-advice = { $why }
    { $advice }
advice = Versuch es so: { $parts }.
advice-with = lege { $tiles } zu { $others }
advice-new = lege { $series } als neue Reihe
advice-together = lege { $series } zusammen
advice-take = nimm { $take ->
    [one] einen Joker
   *[other] { $take } Joker
}
advice-joker = einen Joker
advice-keep = behalte { $tiles }
advice-keep-rest = behalte den Rest
advice-lay = lege { $parts }

f1-no-such = In diesem Satz gibt es keine { $tile }. Die Zahlen gehen von 1 bis { $most }.
f3-1-short = Eine Reihe braucht mindestens drei Steine, nicht nur { $series }. Leg mehr dazu oder nimm sie zurück.
f3-1-left = Ohne { $tiles } ist das keine Reihe mehr: { $series }. Leg andere Steine dazu oder nimm es zurück.
f3-1-sequence = Diese Reihe hat eine Lücke: { $series }. Es fehlt: { $missing }.
f3-1-order = Eine Reihe steigt immer um eins. Ordne diese Steine: { $series }.
f3-1-double = Eine Reihe hat keine Zahl doppelt: { $series }.
f3-1-colours = Eine Reihe hat nur eine Farbe, nicht { $series }. Nimm die anderen Farben heraus.
f3-1-neither = Eine Reihe ist eine Farbe in Folge oder eine Zahl in verschiedenen Farben, nicht { $series }.
f3-1-group = Gruppen gelten nur mit dem klassischen Satz. Lege eine Farbe in Folge, nicht { $series }.
f3-2-turn = { $who } ist am Zug.
f3-2-nothing = Lege mindestens einen Stein von deinem Ständer, oder nimm alles zurück und zieh.
f3-2-not-held = Diesen Stein gibt es weder auf dem Tisch noch auf deinem Ständer: { $tile }.
f3-3-gone = Du darfst keine Steine vom Tisch nehmen. Leg { $tile } zurück ({ $series }).
f3-4-pass = Du kannst noch einen Stein ziehen, also darfst du nicht passen. Zieh einen oder lege Steine.
f3-5-apart = An diesem Tisch bleiben Reihen zusammen. Lass diese ganz: { $series }.
f3-5-moved = An diesem Tisch bleiben Reihen zusammen. Leg { $tiles } zurück in die Reihe: { $series }.
f3-6-twice = Eine Gruppe hat keine Farbe doppelt: { $series }.{ $count ->
    [0] {" "}Sie hat schon alle vier Farben.
   *[other] {" "}Dazu passt noch { $missing }.
}
f5-1-no-such = Ein Joker kann keine { $tile } sein. Die Zahlen gehen von 1 bis { $most }.
f5-1-outside = Hier stünde ein Joker für einen Stein, den es nicht gibt: { $series }.
f5-2-jokers-only = Eine Reihe braucht mindestens einen echten Stein, nicht nur Joker.
f5-2-one-joker = An diesem Tisch hat eine Reihe nur einen Joker, nicht { $series }.
f5-3-not-freed = Um { $tile } zu befreien, leg seinen Stein an die Stelle. Dann leg den Joker neu oder behalte ihn.
f5-4-take = Du kannst nur Joker behalten, die du mit Steinen von deinem Ständer ersetzt hast.
f6-1-take = Mit deiner ersten Auslage lässt du den Tisch, wie er ist, und nimmst noch keinen Joker.
f6-1-added = Mit deiner ersten Auslage lässt du den Tisch, wie er ist. Nimm { $tiles } wieder weg von der Reihe: { $series }.
f6-1-moved = Mit deiner ersten Auslage lässt du den Tisch, wie er ist. Leg { $tiles } zurück in die Reihe: { $series }.
f6-1-touched = Mit deiner ersten Auslage lässt du den Tisch, wie er ist. Du hast { $series } verändert.
f6-1-worth = Deine erste Auslage muss mindestens { $needed } wert sein; diese Steine sind { $worth } wert. Lege Steine im Wert von { $missing } dazu oder zieh.
f8-1-pot = Der Topf ist leer, du kannst nicht ziehen. Lege Steine oder passe.
f8-2-chips = Du hast keine Chips mehr und kannst nicht ziehen. Lege Steine oder passe.
f9-2-over = Das Spiel ist zu Ende.

## Zeilen, die nicht zu verstehen sind

meant-not-held = Du hast keine { $tile } mehr auf dem Ständer.
meant-none = Dafür ist kein Platz: { $tiles }.
meant-some = Dafür ist zusammen kein Platz: { $tiles }. Legen könntest du { $some }.
meant-first = Damit kannst du nicht anfangen: { $tiles }. Deine erste Auslage braucht neue Reihen im Wert von { $needed }.

## Stellungen, die es nicht geben kann

state-count = { $tile } („{ $code }“) { $count } statt { $due }
state-pieces = Einige Steine sind zu oft oder zu selten da: { $pieces }.
state-opened = Mit dem Juniorsatz braucht niemand eine erste Auslage.
state-winners = Die Gewinner passen nicht zum Rest der Stellung.
state-out = Wer fertig ist, hat keine Steine mehr, und die Partie ist zu Ende.
state-idle = Die Partie ist zu Ende, wenn in der letzten Runde jemand fertig ist oder alle gepasst haben, und nur dann.
state-not-over = Vor der letzten Runde kann die Partie nicht zu Ende sein.
state-known = Dass dieser Stein dort ist, kann niemand wissen: { $tile }.
state-key = Es wird nicht mehr ausgeteilt, also gibt es keinen Schlüssel.
