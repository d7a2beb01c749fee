# Fiches auf Deutsch.

game-name = Fiches
game-tagline = Steine auslegen, Chips verdienen

tile-red = rote { $number }
tile-yellow = gelbe { $number }
tile-blue = blaue { $number }
tile-black = schwarze { $number }
tile-joker = Joker
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
with-joker-for = dem Joker für { $tile }

name = { $who }

## Was möglich ist

run-red = rote { $first } bis { $last }
run-yellow = gelbe { $first } bis { $last }
run-blue = blaue { $first } bis { $last }
run-black = schwarze { $first } bis { $last }
in-red = Rot
in-yellow = Gelb
in-blue = Blau
in-black = Schwarz
group = { $number } in { $colours }
among-jokers = { $series } ({ $count ->
    [one] ein Joker dabei
   *[other] { $count } Joker dabei
})
tiles-together = { $tiles }
part-new = { $series } als neue Reihe
part-added = { $tiles } an { $series }
part-replaced = { $tiles } anstelle { $count ->
    [one] des Jokers
   *[other] der Joker
} in { $series }
part-joined = { $series } zu einer Reihe verbunden
part-rebuilt-with = { $tiles } nach dem Umbau { $count ->
    [one] einer Reihe
   *[other] von { $count } Reihen
}
part-rebuilt = { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
} umgebaut
action-lay = Auslegen: { $parts }{ $take ->
    [0] {""}
    [one] , und einen Joker auf den Ständer nehmen
   *[other] , und { $take } Joker auf den Ständer nehmen
}: { $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
}
action-draw = Einen Stein ziehen und 1 Chip zahlen
action-pass = Passen

## Was geschehen ist

event-laid = { $person ->
    [you] Du legst aus
   *[other] { $who } legt aus
}: { $parts }{ $take ->
    [0] {""}
    [one] ; ein Joker kommt auf den Ständer
   *[other] ; { $take } Joker kommen auf den Ständer
}. Das bringt { $chips ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $chips } Chips
}.
event-drew = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} einen Stein und { $person ->
    [you] zahlst
   *[other] zahlt
} 1 Chip.
event-drew-tile = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
}: { $tile }. Das kostet 1 Chip.
event-passed = { $person ->
    [you] Du passt.
   *[other] { $who } passt.
}
event-round-out = { $person ->
    [you] Du bist fertig und bekommst
   *[other] { $who } ist fertig und bekommt
} 1 Chip dazu. Runde { $round } ist zu Ende: { $chips }. { $count ->
    [one] Die Runde geht an { $winners }.
   *[other] { $winners } teilen sich die Runde.
}
event-round-passed = Alle haben gepasst. Runde { $round } ist zu Ende: { $chips }. { $count ->
    [one] Die Runde geht an { $winners }.
   *[other] { $winners } teilen sich die Runde.
}
event-dealt = Runde { $round } ist ausgeteilt; { $person ->
    [you] du beginnst
   *[other] es beginnt { $who }
}.
event-over = Die Partie ist aus. Gewonnene Runden: { $wins }. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] { $winners } teilen sich den Sieg.
}
event-over-at-once = Das Spiel ist aus. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] { $winners } teilen sich den Sieg.
}
standing = { $who } { $chips } ({ $paid ->
    [0] nichts gezahlt
   *[other] { $paid } gezahlt
})
rounds-won = { $who } { $wins }

## Was du siehst

view-round = Runde { $round } von { $rounds }; bisher gewonnen: { $wins }
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
}, noch nichts ausgelegt
view-known = … hat sicher { $count ->
    [one] einen Joker
   *[other] { $count } Joker
}
view-rack = Dein Ständer: { $count ->
    [0] leer
   *[other] { $tiles }
}
view-out = Fertig geworden: { $who }.

## Warum es gut sein kann

hint-pot-empty = Der Topf ist leer, du kannst nicht ziehen.
hint-no-chips = Du hast keine Chips mehr, du kannst nicht ziehen.
hint-out = Damit hast du alles ausgelegt: Die Runde ist zu Ende, und die anderen zahlen { $paid ->
    [0] nichts
    [one] 1 Chip
   *[other] { $paid } Chips
}.
hint-earns = Das bringt dir { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.
hint-joker = Du behältst den Joker für einen späteren Zug.
hint-left = Dann hast du { $tiles ->
    [one] nur noch 1 Stein
   *[other] noch { $tiles } Steine
}.
hint-first-lay = Deine erste Auslage ist { $worth } wert; ab jetzt steht dir der ganze Tisch offen.
hint-nothing-to-lay = Du kannst nichts auslegen.
hint-no-first-lay = Für eine erste Auslage von { $needed } reichen deine Steine noch nicht.
hint-could-earn = { $chips ->
    [0] Auslegen brächte dir jetzt nichts:
    [one] Auslegen brächte dir jetzt nur 1 Chip:
   *[other] Du könntest für { $chips } Chips auslegen, aber
} Warten kann mehr bringen.
hint-could-lay = Bisher kannst du { $tiles } deiner { $held } Steine auslegen; legst du alle aus, zahlen die anderen für ihre.
hint-fitting = { $tiles ->
    [0] Keiner
    [one] Einer
   *[other] { $tiles }
} der { $unseen } Steine, die du nicht siehst, { $tiles ->
    [0] gäbe
    [one] gäbe
   *[other] gäben
} dir etwas zum Auslegen.
hint-opens = Vorsicht: Danach können die anderen anlegen: { $tiles }.
hint-would-open = Mit dem Auslegen könnten die anderen anlegen: { $tiles }.
hint-opens-nothing = Die anderen bekommen dadurch keinen neuen Platz zum Anlegen.

## Ablehnungen

refused-with-advice = { $why } { $advice }
advice = So stimmt es: { $parts }.
advice-with = lege { $tiles } mit { $others } zusammen
advice-new = lege { $series } als neue Reihe
advice-together = lege { $series } zusammen
advice-take = nimm { $take ->
    [one] einen Joker
   *[other] { $take } Joker
} auf deinen Ständer
advice-keep = behalte { $tiles } auf deinem Ständer

f1-no-such = { $code } gibt es in diesem Satz nicht: Seine Zahlen gehen von 1 bis { $most }. In Reihe { $number } ({ $series }) kann es nicht liegen.
f3-1-short = Reihe { $number } ({ $series }) hat weniger als drei Steine.
f3-1-sequence = Die Zahlen von Reihe { $number } ({ $series }) folgen nicht aufsteigend aufeinander.
f3-1-colours = Reihe { $number } ({ $series }) hat verschiedene Farben.
f3-1-neither = Reihe { $number } ({ $series }) hat weder eine Farbe mit aufeinanderfolgenden Zahlen noch eine Zahl in verschiedenen Farben.
f3-1-group = Reihe { $number } ({ $series }) ist eine Gruppe, und Gruppen gelten nur im klassischen Satz als Reihen.
f3-2-turn = Am Zug ist { $who }.
f3-2-nothing = Mindestens ein Stein muss von deinem Ständer kommen.
f3-2-not-held = In Reihe { $number } ({ $series }) liegt ein Stein, der weder auf dem Tisch lag noch auf deinem Ständer ist, oder nicht so oft: { $tile }.
f3-3-gone = Ein Stein ist vom Tisch verschwunden: { $tile } aus { $series }.
f3-4-pass = Passen kannst du nur, wenn du nicht ziehen kannst.
f3-5-apart = { $series } wurde zerlegt oder verändert; an diesem Tisch bleiben Reihen zusammen.
f3-6-twice = Reihe { $number } ({ $series }) hat eine Farbe zweimal; in einer Gruppe sind alle Farben verschieden.
f5-1-no-such = In Reihe { $number } ({ $series }) steht { $code } für einen Stein, den der Satz nicht hat: Seine Zahlen gehen von 1 bis { $most }.
f5-1-outside = In Reihe { $number } ({ $series }) steht ein Joker für keinen Stein des Satzes.
f5-2-jokers-only = Reihe { $number } ({ $series }) hat keinen echten Stein, nur Joker.
f5-2-one-joker = Reihe { $number } ({ $series }) hat mehr als einen Joker.
f5-3-not-freed = In { $series } ist ein Joker nicht befreit: { $tile }. Sein Stein muss für ihn hingelegt werden, und der Joker wird wieder ausgelegt oder genommen.
f5-4-take = Du kannst nur so viele Joker nehmen, wie du mit Steinen von deinem Ständer befreit hast.
f6-1-take = Beim ersten Auslegen lässt du den Tisch, wie er ist, und nimmst keinen Joker.
f6-1-touched = Beim ersten Auslegen lässt du den Tisch, wie er ist; { $series } hat sich verändert.
f6-1-worth = Dein erstes Auslegen ist { $worth } wert; nötig sind { $needed }.
f8-1-pot = Der Topf ist leer.
f8-2-chips = Du hast keinen Chip zum Zahlen.
f9-2-over = Die Partie ist aus.

## Zeilen, die nicht zu verstehen sind

meant-not-held = Diesen Stein hast du nicht auf dem Ständer oder nicht so oft: { $tile }.
meant-none = Für { $tiles } zusammen gibt es keinen Platz.
meant-some = Für { $tiles } zusammen gibt es keinen Platz; auslegen könntest du { $some }.
meant-first = { $tiles } genügt nicht für dein erstes Auslegen: Es braucht neue Reihen im Wert von { $needed }, und der Tisch bleibt, wie er ist.

## Stellungen, die es nicht geben kann

state-count = { $tile } („{ $code }“) { $count } statt { $due }
state-pieces = Einige Steine sind zu oft oder zu selten da: { $pieces }.
state-opened = Im Juniorsatz gilt für alle, dass sie schon ausgelegt haben.
state-winners = Die Gewinner passen nicht zum Rest der Stellung.
state-out = Wer fertig geworden ist, hat keine Steine mehr, und die Partie ist aus.
state-idle = Die Partie ist genau dann aus, wenn in der letzten Runde jemand fertig wurde oder alle gepasst haben.
state-not-over = Vor ihrer letzten Runde ist die Partie nicht aus.
state-known = Dass so ein Stein dort ist, kann niemand wissen: { $tile }.
state-key = Es wird nicht mehr ausgeteilt, also gibt es keinen Schlüssel.
