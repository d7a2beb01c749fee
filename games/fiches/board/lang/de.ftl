# The board in German. What the rules name as well is taken from their messages, in ../../lang.

fiches-title = { game-name }
fiches-blurb = Lege Reihen und Gruppen aus Steinen und verdiene für jeden einen Chip. Die meisten Chips gewinnen, nicht der leere Ständer.
fiches-minutes = 20
fiches-option-set = Steine
fiches-option-set-what = Der Juniorsatz hat 40 Steine und 4 Joker, der klassische Satz 104 Steine.
fiches-option-set-junior = Junior
fiches-option-set-classic = klassisch
fiches-option-rearrange = Umbauen
fiches-option-rearrange-what = Ob Reihen auf dem Tisch zerlegt und neu gelegt werden dürfen.
fiches-option-jokers_per_series = Joker in einer Reihe
fiches-option-jokers_per_series-what = Ob eine Reihe mehrere Joker haben darf.
fiches-option-jokers_per_series-many = mehrere
fiches-option-jokers_per_series-one = einer
fiches-option-first_lay = Erstes Auslegen
fiches-option-first_lay-what = So viele Punkte braucht das erste Auslegen mit dem klassischen Satz; 0 für keine.
fiches-option-rounds = Runden
fiches-option-rounds-what = Ein Spiel über so viele Runden.
fiches-option-memory = Gedächtnishilfe
fiches-option-memory-what = Zeigt, was sich alle merken könnten: vom Tisch genommene Joker.
fiches-tile-r = { tile-red }
fiches-tile-y = { tile-yellow }
fiches-tile-b = { tile-blue }
fiches-tile-k = { tile-black }
fiches-joker = { tile-joker }
fiches-joker-for = Joker, steht für { $tile }
fiches-joker-next = Joker als { $tile }
fiches-freed = befreit
fiches-yours = von deinem Ständer
fiches-recent = eben gelegt
fiches-possible = lässt sich legen
fiches-put-here = hierher legen
fiches-rack = Ständer
fiches-rack-empty = Der Ständer ist leer.
fiches-sort = Sortieren
fiches-sort-colour = Farbe
fiches-sort-number = Zahl
fiches-back = Zurücknehmen
fiches-reset = Zurücksetzen
fiches-table-empty = Hier werden die Reihen liegen.
fiches-series = Reihe { $count }
fiches-series-broken = Reihe { $count }, stimmt noch nicht
fiches-series-whole = Ganze Reihe { $count } nehmen
fiches-new = Neue Reihe
fiches-new-first-junior = Lege die erste Reihe hierher: drei oder mehr von einer Farbe in Folge.
fiches-new-first-classic = Lege die erste Reihe hierher: drei oder mehr von einer Farbe in Folge oder von einer Zahl in verschiedenen Farben.
fiches-new-here = Als neue Reihe
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
fiches-chips = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
fiches-unopened = noch nichts ausgelegt
fiches-wins = gewonnene Runden: { $count }
fiches-known = { $count ->
    [one] hat sicher einen Joker
   *[other] hat sicher { $count } Joker
}
fiches-round-of = Runde { $count } von { $rounds }
fiches-round-was = { $count ->
    [one] Die letzte ging an { $winners }, mit { $chips }.
   *[other] Die letzte teilten sich { $winners }, mit { $chips }.
}
fiches-valid = Alles auf dem Tisch stimmt.
fiches-valid-earns = { $count ->
    [0] Das bringt keinen Chip.
    [one] Das bringt einen Chip.
   *[other] Das bringt { $count } Chips.
}
fiches-broken = { $count ->
    [one] Eine Reihe stimmt noch nicht.
   *[other] { $count } Reihen stimmen noch nicht.
}
fiches-fault-short = mindestens drei
fiches-fault-sequence = Zahlen mit Lücken
fiches-fault-colours = passt nicht zusammen
fiches-fault-group = nur eine Farbe
fiches-fault-twice = eine Farbe doppelt
fiches-fault-one-joker = nur ein Joker
fiches-fault-jokers-only = nur Joker
fiches-fault-no-such = kein solcher Stein
fiches-prompt-start = Lege Steine aus oder zieh einen.
fiches-prompt-look = Lege aus, was geht, oder zieh einen Stein.
fiches-prompt-look-pass = Lege aus, was geht, oder passe.
fiches-prompt-draw = Es lässt sich nichts legen. Zieh einen Stein.
fiches-prompt-pass = Es lässt sich nichts legen und nichts ziehen.
fiches-prompt-chosen = { $count ->
    [one] Ein Stein gewählt. Wohin?
   *[other] { $count } Steine gewählt. Wohin?
}
fiches-prompt-asking = Der Tisch wird geprüft …
fiches-do-lay = { $count ->
    [0] So auslegen
    [one] Einen Stein auslegen
   *[other] { $count } Steine auslegen
}
fiches-earns = { $count ->
    [0] bringt keinen Chip
    [one] bringt einen Chip
   *[other] bringt { $count } Chips
}
fiches-do-take = { $count ->
    [one] und einen Joker behalten
   *[other] und { $count } Joker behalten
}
fiches-do-draw = Einen Stein ziehen
fiches-do-draw-note = kostet 1 Chip
fiches-do-draw-confirm = Damit endet dein Zug, und du könntest noch auslegen.
fiches-do-pass = Passen
fiches-do-pass-confirm = Damit endet dein Zug, und du könntest noch auslegen.
fiches-end-chips = Chips
fiches-end-out = Fürs Fertigwerden
fiches-end-start = Zu Beginn
fiches-end-laid = Fürs Auslegen
fiches-end-drawn = Fürs Ziehen
fiches-end-left = Für übrige Steine
fiches-end-racks = Noch auf dem Ständer
fiches-end-wins = Gewonnene Runden
fiches-sort-by-colour = Nach Farbe sortieren
fiches-sort-by-number = Nach Zahl sortieren
fiches-split = Hier teilen
fiches-round-went = { $count ->
    [one] Runde { $round } ging an { $winners }
   *[other] { $winners } teilten sich Runde { $round }
}
fiches-end-before = Vor dem Ende
fiches-describe-lay = Schau auf diese Steine auf deinem Ständer: { $tiles }.
fiches-describe-draw = Schau auf den Topf.
fiches-describe-pass = Es bleibt nur, zu passen.
