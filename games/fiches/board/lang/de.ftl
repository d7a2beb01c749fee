# The board in German. What the rules name as well is taken from their messages, in ../../lang.

fiches-title = { game-name }
fiches-blurb = Lege Reihen und Gruppen und verdiene für jeden Stein einen Chip. Die meisten Chips gewinnen, nicht der leerste Ständer.
fiches-minutes = 20
fiches-option-set = Steine
fiches-option-set-what = Junior hat 40 Steine und 4 Joker, Klassik 104 Steine und 2 Joker.
fiches-option-set-junior = Junior
fiches-option-set-classic = Klassik
fiches-option-rearrange = Umbauen
fiches-option-rearrange-what = Du darfst Reihen auf dem Tisch zerlegen und umbauen.
fiches-option-jokers_per_series = Joker in einer Reihe
fiches-option-jokers_per_series-what = Eine Reihe darf mehrere Joker haben oder nur einen.
fiches-option-jokers_per_series-many = Mehrere
fiches-option-jokers_per_series-one = Einer
fiches-option-first_lay = Erste Auslage
fiches-option-first_lay-what = So viele Punkte braucht deine erste Auslage mit dem klassischen Satz; 0 für keine.
fiches-option-rounds = Runden
fiches-option-rounds-what = So viele Runden hat eine Partie.
fiches-option-memory = Gedächtnishilfe
fiches-option-memory-what = Zeigt, was du dir merken könntest: vom Tisch genommene Joker.
fiches-tile-r = { tile-red }
fiches-tile-y = { tile-yellow }
fiches-tile-b = { tile-blue }
fiches-tile-k = { tile-black }
fiches-joker = { tile-joker }
fiches-joker-for = Joker, steht für { $tile }
fiches-joker-next = Als { $tile }
fiches-freed = befreit
fiches-yours = von deinem Ständer
fiches-recent = gerade gelegt
fiches-possible = spielbar
fiches-put-here = hierher legen
fiches-rack = Ständer
fiches-book-table = Auf dem Tisch
fiches-book-back = verdeckter Stein
fiches-rack-empty = Keine Steine auf dem Ständer
fiches-sort = Sortieren
fiches-sort-colour = Farbe
fiches-sort-number = Zahl
fiches-back = Zurücknehmen
fiches-reset = Von vorn
fiches-table-empty = Noch liegen keine Steine
fiches-series = Reihe { $count }
fiches-series-broken = Reihe { $count }, stimmt noch nicht
fiches-series-whole = Reihe { $count } aufnehmen
fiches-new = Neue Reihe
fiches-new-first-junior = Lege hier die erste Reihe: drei oder mehr von einer Farbe in Folge.
fiches-new-first-classic = Lege hier die erste Reihe: drei oder mehr von einer Farbe in Folge oder von einer Zahl in verschiedenen Farben.
fiches-new-here = Hier als neue Reihe
fiches-pot = Topf
fiches-pot-is = { $count ->
    [0] Der Topf ist leer
    [one] Topf: ein Stein
   *[other] Topf: { $count } Steine
}
fiches-tiles = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
fiches-progress = { $person ->
    [you] Du hast
   *[other] { $name } hat
} noch { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
fiches-chips = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
fiches-unopened = noch keine erste Auslage
fiches-wins = gewonnene Runden: { $count }
fiches-known = { $count ->
    [one] bekannt: ein Joker
   *[other] bekannt: { $count } Joker
}
fiches-round-of = Runde { $count } von { $rounds }
fiches-round-was = { $count ->
    [one] { $winners } gewann die letzte mit { $chips }.
   *[other] { $winners } teilten sich die letzte mit { $chips }.
}
fiches-valid = Der Tisch stimmt.
fiches-valid-earns = { $count ->
    [0] Das bringt keine Chips.
    [one] Das bringt einen Chip.
   *[other] Das bringt { $count } Chips.
}
fiches-broken = { $count ->
    [one] Eine Reihe stimmt noch nicht.
   *[other] { $count } Reihen stimmen noch nicht.
}
fiches-broken-short = Eine Reihe braucht mindestens drei Steine.
fiches-broken-sequence = Diese Reihe hat eine Lücke.
fiches-broken-double = Diese Reihe hat eine Zahl doppelt.
fiches-broken-colours = Diese Steine passen nicht zusammen.
fiches-broken-group = Eine Reihe hat hier nur eine Farbe.
fiches-broken-twice = Diese Gruppe hat eine Farbe doppelt.
fiches-broken-one-joker = Eine Reihe darf hier nur einen Joker haben.
fiches-broken-jokers-only = Eine Reihe braucht mindestens einen echten Stein.
fiches-broken-no-such = Diesen Stein gibt es nicht.
fiches-fault-short = braucht drei Steine
fiches-fault-sequence = hat eine Lücke
fiches-fault-double = Zahl doppelt
fiches-fault-colours = passen nicht zusammen
fiches-fault-group = nur eine Farbe
fiches-fault-twice = Farbe doppelt
fiches-fault-one-joker = nur ein Joker
fiches-fault-jokers-only = nur Joker
fiches-fault-no-such = gibt es nicht
fiches-prompt-start = Lege Steine oder zieh einen.
fiches-prompt-look = Lege, was geht, oder zieh einen Stein.
fiches-prompt-look-pass = Lege, was geht, oder passe.
fiches-prompt-draw = Du kannst nichts legen. Zieh einen Stein.
fiches-prompt-pass = Du hast keine Chips mehr und kannst nicht ziehen. Passe.
fiches-prompt-pass-pot = Der Topf ist leer, du kannst nicht ziehen. Passe.
fiches-prompt-chosen = { $count ->
    [one] Wo legst du diesen Stein hin?
   *[other] Wo legst du diese { $count } Steine hin?
}
fiches-prompt-asking = Wir prüfen den Tisch …
fiches-do-lay = { $count ->
    [0] Diese Steine legen
    [one] Einen Stein legen
   *[other] { $count } Steine legen
}
fiches-earns = { $count ->
    [0] bringt keine Chips
    [one] bringt einen Chip
   *[other] bringt { $count } Chips
}
fiches-do-take = { $count ->
    [one] und einen Joker behalten
   *[other] und { $count } Joker behalten
}
fiches-do-draw = Stein ziehen
fiches-do-draw-note = kostet 1 Chip
fiches-do-draw-confirm = Ziehen beendet deinen Zug, und du könntest noch legen. Trotzdem ziehen?
fiches-do-pass = Passen
fiches-do-pass-confirm = Passen beendet deinen Zug, und du könntest noch legen. Trotzdem passen?
fiches-end-chips = Chips
fiches-end-out = Fürs Fertigwerden
fiches-end-start = Am Anfang
fiches-end-laid = Fürs Legen
fiches-end-drawn = Fürs Ziehen
fiches-end-left = Für übrige Steine
fiches-end-wins = Gewonnene Runden
fiches-end-passed = Alle haben gepasst.
fiches-end-last-tile = { $name } hat den letzten Stein gelegt.
fiches-end-last-tile-you = Du hast deinen letzten Stein gelegt.
fiches-end-behind = { $count ->
    [0] Du hast genauso viele Chips.
    [one] Dir fehlt nur ein Chip!
   *[other] Dir fehlen nur { $count } Chips!
}
fiches-end-rounds-behind = { $count ->
    [0] Du hast genauso viele Runden gewonnen.
    [one] Dir fehlt nur eine Runde!
   *[other] Dir fehlen nur { $count } Runden!
}
fiches-end-best-laid = Niemand hat mit Steinen mehr verdient als du.
fiches-end-best-left = Niemand hat für übrige Steine weniger bezahlt als du.
fiches-sort-by-colour = Nach Farbe sortieren
fiches-sort-by-number = Nach Zahl sortieren
fiches-split = Hier teilen
fiches-round-went = { $count ->
    [one] Runde { $round } ging an { $winners }
   *[other] { $winners } teilten sich Runde { $round }
}
fiches-end-before = Vor dem Ende
fiches-describe-lay = Schau auf deinen Ständer: { $tiles }.
fiches-describe-draw = Schau dir den Topf an.
fiches-describe-pass = Du kannst nur noch passen.
fiches-whole-table = Ganzer Tisch
fiches-first-lay = Erste Auslage: { $worth } von { $needed }
fiches-do-this = Mach das
fiches-ghost = So ginge es: { $tiles }
fiches-tip-first = Deine erste Auslage muss die Punkte hier erreichen, mit neuen Reihen vom eigenen Ständer.
fiches-tip-series = Drei oder mehr einer Farbe in Folge sind eine Reihe. Tipp die hellen Steine an, dann den Platz auf dem Tisch.
fiches-tip-out = Nur noch ein Stein! Der letzte beendet die Runde und bringt einen Chip mehr. Wer noch Steine hat, zahlt für jeden einen.
fiches-tip-pot = Der Topf ist leer, ziehen geht nicht mehr. Wenn du nicht legen kannst, passt du: Das kostet nichts.
fiches-tip-joker = Ein Joker kann jeder Stein sein. Leg den Stein, für den er steht, an seinen Platz: Dann gehört der Joker dir.
fiches-tip-draw = Du kannst nichts legen? Zieh aus dem Topf. Das kostet einen Chip und beendet deinen Zug.
fiches-tip-chips = Jeder gelegte Stein bringt einen Chip, jede neue Reihe einen mehr. Die meisten Chips gewinnen.
fiches-tip-rebuild = Du darfst Reihen auf dem Tisch umbauen, wenn am Ende alles passt.
fiches-tip-why = Warum geht eine Reihe nicht? Leg sie ruhig: Ihr Zettel sagt, was nicht stimmt. Tipp ihn an, dann erfährst du mehr.
