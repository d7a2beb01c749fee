# The board in German. What the rules name as well is taken from their messages, in ../../lang.

monad-title = { game-name }
monad-blurb = Vereinige eine warme mit einer kalten Karte zu einer größeren, steig Rang für Rang auf und sammle als Erster genug Monaden.
monad-minutes = 45
monad-option-teams = Partner
monad-option-teams-what = Vier Spieler, zwei Teams: Wer sich gegenübersitzt, gewinnt gemeinsam, mit fünf Monaden.
monad-option-homes = Stammfarben
monad-option-homes-what = Aus allen sechs gezogen oder, zu dritt, nur die kalten.
monad-option-homes-random = zufällig
monad-option-homes-cold = nur kalte
monad-option-relative_bonus = Bonus mit der Stammfarbe
monad-option-relative_bonus-what = Ob eine Karte deiner Stammfarbe, nach ihrem eigenen Rang vereinigt, den Bonus bringen kann.
monad-option-relative_bonus-natural = ja, nach eigenem Rang
monad-option-relative_bonus-never = nie
monad-option-quiet_limit = Züge ohne Monad
monad-option-quiet_limit-what = Nach so vielen Zügen jedes Spielers ohne neuen Monad endet das Spiel.
monad-option-memory = Gedächtnishilfe
monad-option-memory-what = Zeigt, was sich alle merken könnten: offen genommene Karten und die Reihenfolge des Talons.
monad-rank-1 = Einer
monad-rank-2 = Bi
monad-rank-3 = Tri
monad-rank-4 = Quad
monad-rank-5 = Quint
monad-rank-6 = Monad
monad-column = { $rank }-Reihe, { $worth } Punkte
monad-column-empty = leer
monad-front = { $card }, vorn
monad-bank = { $count ->
    [one] Ein Monad in der Bank, { $worth } Punkte
   *[other] { $count } Monaden in der Bank, je { $worth } Punkte
}
monad-discard = Ablage
monad-discard-is = { $count ->
    [0] Ablegestapel: leer
    [one] Ablegestapel: eine Karte, { $card }
   *[other] Ablegestapel: { $count } Karten, oben { $card }
}
monad-talon = Talon
monad-talon-is = { $count ->
    [0] Kein Talon
    [one] Talon: eine Karte
   *[other] Talon: { $count } Karten
}
monad-home = Stammfarbe { $colour }
monad-hand = Hand
monad-hand-empty = Die Hand ist leer.
monad-hand-worth = { $count ->
    [one] 1 Punkt wert
   *[other] { $count } Punkte wert
}
monad-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
monad-monads = { $count ->
    [one] { $count } Monad von { $goal }
   *[other] { $count } Monaden von { $goal }
}
monad-bonus = Bonus
monad-bonus-free = Bonus noch möglich
monad-bonus-used = Bonus genommen
monad-relative = Verwandte
monad-chosen-nth = als Nummer { $count } gewählt
monad-gets = für dich
monad-possible = kann gewählt werden
monad-known = hält sicher { $cards }
monad-known-talon = als Nächstes: { $cards }
monad-a-monad = einen Monad
monad-prompt-trade = Wähle eine warme und eine kalte Karte vom selben Rang oder ein Ziel.
monad-prompt-buy = Wähle Karten zum Bezahlen oder ein Ziel.
monad-prompt-more = Bisher { $worth } wert. Wähle weiter, für { $goals }.
monad-prompt-worth = { $worth } wert.
monad-prompt-only = Jetzt lässt sich nichts vereinigen oder erwerben.
monad-prompt-acted = Mach weiter oder beende deinen Zug.
monad-prompt-ready = Zusammen { $worth } wert.
monad-prompt-target = Für { $card }: Wähle, was du gibst.
monad-do-trade = Vereinigen: { $gain }
monad-do-trade-bonus = Mit Bonus
monad-do-trade-bonus-nothing = bringt jetzt nichts dazu
monad-do-trade-bonus-confirm = Der Bonus nimmt eine Karte vom Talon. Das lässt sich nicht zurücknehmen.
monad-do-buy = Erwerben: { $gain }
monad-do-buy-note = kostet { $cost }, du gibst { $worth }
monad-do-leap = Überspringen: { $gain }
monad-do-draw = Karte ziehen
monad-do-draw-confirm = Ziehen ist dein ganzer Zug, und du könntest noch vereinigen oder erwerben.
monad-do-flip = Ablegestapel flippen
monad-do-flip-confirm = Flippen ist dein ganzer Zug, und du könntest noch vereinigen oder erwerben.
monad-do-pass = Passen und Hand zeigen
monad-do-end = Zug beenden
monad-do-whole = dein ganzer Zug
monad-describe-cards = Schau auf { $cards }. Sie bringen { $gain }.
monad-describe-bonus = Schau auf { $cards }. Sie bringen { $gain } und den Bonus.
monad-describe-draw = Schau auf den Talon.
monad-describe-flip = Schau auf den Ablegestapel.
monad-describe-pass = Es bleibt nur, zu passen.
monad-describe-end = Schau auf den Knopf, der deinen Zug beendet.
monad-end-player = Spieler
monad-end-monads = Monaden
monad-end-hand = Hand
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
