# The board in German. What the rules name as well is taken from their messages, in ../../lang.

monad-title = { game-name }
monad-blurb = Vereinige eine warme und eine kalte Karte zu einer größeren. Steig Rang für Rang auf und hol dir vor den anderen genug Monaden.
monad-minutes = 45
monad-option-teams = Partner
monad-option-teams-what = Zwei gegen zwei: Wer sich gegenübersitzt, gewinnt gemeinsam mit fünf Monaden.
monad-option-homes = Stammfarben
monad-option-homes-what = Alle sechs können vorkommen, zu dritt auf Wunsch nur die kalten.
monad-option-homes-random = Alle
monad-option-homes-cold = Nur kalte
monad-option-relative_bonus = Bonus mit der Stammfarbe
monad-option-relative_bonus-what = Eine Karte deiner Stammfarbe bringt den Bonus, wenn sie beim Vereinigen für ihren eigenen Rang steht.
monad-option-relative_bonus-natural = Ja
monad-option-relative_bonus-never = Nie
monad-option-quiet_limit = Züge ohne Monaden
monad-option-quiet_limit-what = Das Spiel endet, wenn alle so oft am Zug waren und niemand einen Monaden bekam.
monad-option-memory = Gedächtnishilfe
monad-option-memory-what = Zeigt, was du dir merken könntest: offen genommene Karten und die Reihenfolge im Talon.
monad-rank-1 = Einer
monad-rank-2 = Bi
monad-rank-3 = Tri
monad-rank-4 = Quad
monad-rank-5 = Quint
monad-rank-6 = Monad
monad-a-2 = { a-bi }
monad-a-3 = { a-tri }
monad-a-4 = { a-quad }
monad-a-5 = { a-quint }
monad-a-6 = { a-monad }
monad-none-2 = Es sind keine Bis mehr da.
monad-none-3 = Es sind keine Tris mehr da.
monad-none-4 = Es sind keine Quads mehr da.
monad-none-5 = Es sind keine Quints mehr da.
monad-the-card = { $card }
monad-column = { $rank }-Kolonne, je { $worth } Punkte
monad-column-empty = leer
monad-front = { $card }, vorn
monad-bank = { $count ->
    [one] Ein Monad in der Bank, { $worth } Punkte
   *[other] { $count } Monaden in der Bank, je { $worth } Punkte
}
monad-discard = Ablage
monad-discard-is = { $count ->
    [0] Ablage: leer
    [one] Ablage: eine Karte, { $card }
   *[other] Ablage: { $count } Karten, oben { $card }
}
monad-talon = Talon
monad-talon-card = Talonkarte
monad-talon-is = { $count ->
    [0] Kein Talon
    [one] Talon: eine Karte
   *[other] Talon: { $count } Karten
}
monad-home = Stammfarbe { $colour }
monad-hand = Hand
monad-book-front = Vorderste Karten
monad-hand-empty = Keine Handkarten
monad-hand-worth = { $count ->
    [one] 1 Punkt wert
   *[other] { $count } Punkte wert
}
monad-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
monad-monads = { $count } von { $goal } Monaden
monad-progress = { $person ->
    [you] Du hast
   *[other] { $name } hat
} jetzt { $count } von { $goal } Monaden.
monad-bonus = Bonus
monad-bonus-free = Bonus noch frei
monad-bonus-used = Bonus genommen
monad-relative = Verwandte
monad-chosen-nth = gewählt, Nummer { $count }
monad-gets = für dich
monad-possible = spielbar
monad-known = bekannt: { $cards }
monad-known-talon = als Nächstes: { $cards }
monad-prompt-trade = Wähle eine warme und eine kalte Karte vom selben Rang oder die Karte, die du willst.
monad-prompt-buy = Wähle Karten zum Bezahlen oder die Karte, die du willst.
monad-prompt-more = { $count ->
    [one] Diese Karte ist { $worth } wert
   *[other] Diese Karten sind { $worth } wert
}. Nimm weitere dazu, für { $goals }.
monad-prompt-costs = { $count ->
    [one] Diese Karte ist { $worth } wert
   *[other] Diese Karten sind { $worth } wert
}; für { $goal } brauchst du { $cost }.
monad-prompt-worth = { $count ->
    [one] Diese Karte ist { $worth } wert
   *[other] Diese Karten sind { $worth } wert
}.
monad-prompt-only = Du kannst jetzt nichts vereinigen oder erwerben.
monad-prompt-only-draw = Nichts passt: Zieh eine Karte.
monad-prompt-only-flip = Nichts passt: Flippe die Ablage.
monad-prompt-only-pass = Nichts passt: Passe.
monad-prompt-only-end = Nichts passt mehr: Beende deinen Zug.
monad-prompt-acted = Mach weiter oder beende deinen Zug.
monad-prompt-ready = Zusammen sind sie { $worth } wert.
monad-prompt-target = Wähle Karten für { $card }.
monad-do-trade = Vereinigen: { $gain }
monad-do-trade-bonus = Bonus dazunehmen
monad-do-trade-bonus-confirm = Mit dem Bonus ziehst du eine Karte vom Talon, und das kannst du nicht zurücknehmen. Nimmst du ihn?
monad-do-buy = Erwerben: { $gain }
monad-do-buy-note = kostet { $cost }, du gibst { $worth }
monad-do-leap = Überspringen: { $gain }
monad-do-draw = Karte ziehen
monad-do-draw-confirm = Ziehen ist dein ganzer Zug, und du könntest noch vereinigen oder erwerben. Trotzdem ziehen?
monad-do-flip = Ablage flippen
monad-do-flip-confirm = Flippen ist dein ganzer Zug, und du könntest noch vereinigen oder erwerben. Trotzdem flippen?
monad-do-pass = Passen und Hand zeigen
monad-do-end = Zug beenden
monad-do-whole = dein ganzer Zug
monad-describe-cards = Schau dir { $cards } an. Damit bekommst du { $gain }.
monad-describe-bonus = Schau dir { $cards } an. Damit bekommst du { $gain } und den Bonus.
monad-describe-draw = Schau dir den Talon an.
monad-describe-flip = Schau dir die Ablage an.
monad-describe-pass = Du kannst nur noch passen.
monad-describe-end = Vielleicht ist es Zeit, deinen Zug zu beenden.
monad-end-monads = Das Ziel ist erreicht.
monad-end-passes = Alle haben gepasst.
monad-end-quiet = Niemand hat seit Langem einen Monaden bekommen.
monad-end-count = Monaden
monad-end-behind = { $count ->
    [0] Du hast genauso viele Monaden.
    [one] Dir fehlt nur ein Monad!
   *[other] Dir fehlen nur { $count } Monaden!
}
monad-card-r1 = { card-r1 }
monad-card-o1 = { card-o1 }
monad-card-y1 = { card-y1 }
monad-card-l1 = { card-l1 }
monad-card-d1 = { card-d1 }
monad-card-g1 = { card-g1 }
monad-card-r2 = { card-r2 }
monad-card-o2 = { card-o2 }
monad-card-y2 = { card-y2 }
monad-card-l2 = { card-l2 }
monad-card-d2 = { card-d2 }
monad-card-g2 = { card-g2 }
monad-card-r3 = { card-r3 }
monad-card-o3 = { card-o3 }
monad-card-y3 = { card-y3 }
monad-card-l3 = { card-l3 }
monad-card-d3 = { card-d3 }
monad-card-g3 = { card-g3 }
monad-card-r4 = { card-r4 }
monad-card-o4 = { card-o4 }
monad-card-y4 = { card-y4 }
monad-card-l4 = { card-l4 }
monad-card-d4 = { card-d4 }
monad-card-g4 = { card-g4 }
monad-card-r5 = { card-r5 }
monad-card-o5 = { card-o5 }
monad-card-y5 = { card-y5 }
monad-card-l5 = { card-l5 }
monad-card-d5 = { card-d5 }
monad-card-g5 = { card-g5 }
monad-colour-r = { colour-r }
monad-colour-o = { colour-o }
monad-colour-y = { colour-y }
monad-colour-l = { colour-l }
monad-colour-d = { colour-d }
monad-colour-g = { colour-g }
monad-tip-trade = Vereinige eine warme und eine kalte Karte vom selben Rang: Das bringt dir die vorderste Karte der nächsten Kolonne.
monad-tip-pass = Wer passt, zeigt allen die Hand. Das beweist, dass nichts geht.
monad-tip-bonus = Du hast ein Bonuspaar. Vereinigst du es, darfst du auch die vorderste Karte jeder niedrigeren Kolonne nehmen, einmal pro Zug.
monad-tip-relative = Deine Karten mit dem Zeichen sind Verwandte: Beim Vereinigen können sie jeden Rang haben.
monad-tip-leap = Jetzt darfst du Ränge überspringen: Vier verschiedene Einer bringen eine Tri, fünf eine Quad, sechs eine Quint.
monad-tip-talon = Flippe die Ablage, und sie wird zum Talon. Von ihm kannst du ziehen. Flippen und Ziehen kosten jeweils deinen ganzen Zug.
monad-tip-monads = Der erste Monad ist vergeben. Die Scheiben bei jedem Namen zeigen, wer wie viele hat und wie viele zum Sieg reichen.
monad-tip-buy = Du kannst eine vorderste Karte auch erwerben: Zahl mit niedrigeren Karten mindestens ihren Preis. Wechselgeld gibt es nicht.
monad-tip-why = Warum geht eine Karte nicht? Tipp sie an, dann steht es über deiner Hand.
