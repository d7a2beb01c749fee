# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

monad-title = { game-name }
monad-blurb = Verenig een warme en een koude kaart tot een grotere. Klim rang voor rang en verzamel als eerste genoeg Monaden.
monad-minutes = 45
monad-option-teams = Partners
monad-option-teams-what = Twee tegen twee: wie tegenover elkaar zit, wint samen met vijf Monaden.
monad-option-homes = Stamkleuren
monad-option-homes-what = Alle zes doen mee of, met drie spelers, alleen de koude.
monad-option-homes-random = Alle
monad-option-homes-cold = Alleen koude
monad-option-relative_bonus = Bonus met de stamkleur
monad-option-relative_bonus-what = Een kaart van je stamkleur geeft de bonus als je hem op zijn eigen rang verenigt.
monad-option-relative_bonus-natural = Ja
monad-option-relative_bonus-never = Nooit
monad-option-quiet_limit = Beurten zonder Monade
monad-option-quiet_limit-what = Het spel eindigt als iedereen zo vaak aan de beurt was en niemand een Monade kreeg.
monad-option-memory = Geheugensteun
monad-option-memory-what = Toont wat je zou kunnen onthouden: open genomen kaarten en de volgorde van de talon.
monad-rank-1 = Een
monad-rank-2 = Bi
monad-rank-3 = Tri
monad-rank-4 = Quad
monad-rank-5 = Quint
monad-rank-6 = Monade
monad-a-2 = { a-bi }
monad-a-3 = { a-tri }
monad-a-4 = { a-quad }
monad-a-5 = { a-quint }
monad-a-6 = { a-monad }
monad-none-2 = Er zijn geen Bi’s meer.
monad-none-3 = Er zijn geen Tri’s meer.
monad-none-4 = Er zijn geen Quads meer.
monad-none-5 = Er zijn geen Quints meer.
monad-the-card = de { $card }
monad-column = { $rank }-kolom, elk { $worth } punten
monad-column-empty = leeg
monad-front = { $card }, vooraan
monad-bank = { $count ->
    [one] Eén Monade in de bank, { $worth } punten
   *[other] { $count } Monaden in de bank, elk { $worth } punten
}
monad-discard = Afgelegd
monad-discard-is = { $count ->
    [0] Aflegstapel: leeg
    [one] Aflegstapel: één kaart, { $card }
   *[other] Aflegstapel: { $count } kaarten, bovenop { $card }
}
monad-talon = Talon
monad-talon-card = talonkaart
monad-talon-is = { $count ->
    [0] Geen talon
    [one] Talon: één kaart
   *[other] Talon: { $count } kaarten
}
monad-home = stamkleur { $colour }
monad-hand = Hand
monad-book-front = Voorste kaarten
monad-hand-empty = Geen kaarten in je hand
monad-hand-worth = { $count ->
    [one] 1 punt waard
   *[other] { $count } punten waard
}
monad-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
monad-monads = { $count } van de { $goal } Monaden
monad-progress = { $person ->
    [you] Je hebt
   *[other] { $name } heeft
} nu { $count } van de { $goal } Monaden.
monad-bonus = Bonus
monad-bonus-free = bonus nog vrij
monad-bonus-used = bonus genomen
monad-relative = verwant
monad-chosen-nth = gekozen, nummer { $count }
monad-gets = voor jou
monad-possible = speelbaar
monad-known = heeft zeker { $cards }
monad-known-talon = hierna: { $cards }
monad-prompt-trade = Kies een warme en een koude kaart van dezelfde rang, of de kaart die je wilt.
monad-prompt-buy = Kies kaarten om mee te betalen, of de kaart die je wilt.
monad-prompt-more = { $count ->
    [one] Deze kaart is { $worth } waard
   *[other] Deze kaarten zijn { $worth } waard
}. Kies er meer bij, voor { $goals }.
monad-prompt-costs = { $count ->
    [one] Deze kaart is { $worth } waard
   *[other] Deze kaarten zijn { $worth } waard
}; { $goal } kost { $cost }.
monad-prompt-worth = { $count ->
    [one] Deze kaart is { $worth } waard
   *[other] Deze kaarten zijn { $worth } waard
}.
monad-prompt-only = Je kunt nu niets verenigen of kopen.
monad-prompt-only-draw = Er past niets: trek een kaart.
monad-prompt-only-flip = Er past niets: draai de aflegstapel om.
monad-prompt-only-pass = Er past niets: pas.
monad-prompt-only-end = Er past niets meer: beëindig je beurt.
monad-prompt-acted = Ga door of beëindig je beurt.
monad-prompt-ready = Samen zijn ze { $worth } waard.
monad-prompt-target = Kies kaarten voor { $card }.
monad-do-trade = Verenigen tot { $gain }
monad-do-trade-bonus = Bonus erbij nemen
monad-do-trade-bonus-confirm = Met de bonus trek je een kaart van de talon, en dat kun je niet ongedaan maken. Neem je hem?
monad-do-buy = Kopen: { $gain }
monad-do-buy-note = kost { $cost }, je geeft { $worth }
monad-do-leap = Springen naar { $gain }
monad-do-draw = Kaart trekken
monad-do-draw-confirm = Trekken is je hele beurt, en je kunt nog verenigen of kopen. Toch trekken?
monad-do-flip = Aflegstapel omdraaien
monad-do-flip-confirm = Omdraaien is je hele beurt, en je kunt nog verenigen of kopen. Toch omdraaien?
monad-do-pass = Passen en hand laten zien
monad-do-end = Beurt beëindigen
monad-do-whole = je hele beurt
monad-describe-cards = Kijk naar { $cards }. Daarmee krijg je { $gain }.
monad-describe-bonus = Kijk naar { $cards }. Daarmee krijg je { $gain } en de bonus.
monad-describe-draw = Kijk naar de talon.
monad-describe-flip = Kijk naar de aflegstapel.
monad-describe-pass = Je kunt alleen nog passen.
monad-describe-end = Misschien is het tijd om je beurt te beëindigen.
monad-end-monads = Het doel is bereikt.
monad-end-passes = Iedereen heeft gepast.
monad-end-quiet = Er is te lang geen Monade bijgekomen.
monad-end-count = Monaden
monad-end-behind = { $count ->
    [0] Je hebt evenveel Monaden.
    [one] Je komt maar één Monade tekort!
   *[other] Je komt maar { $count } Monaden tekort!
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
monad-tip-trade = Verenig een warme kaart met een koude van dezelfde rang. Je krijgt de voorste kaart van de volgende kolom.
monad-tip-pass = Wie past, laat iedereen de hand zien. Dat bewijst dat er niets kan.
monad-tip-bonus = Je hebt een bonuspaar. Verenig je het, dan mag je ook de voorste kaart van elke lagere kolom pakken, één keer per beurt.
monad-tip-relative = Je kaarten met het teken zijn verwanten: bij het verenigen tellen ze als elke rang.
monad-tip-leap = Nu mag je springen: vier verschillende Enen leveren een Tri op, vijf een Quad, zes een Quint.
monad-tip-talon = Draai je de aflegstapel om, dan wordt dat de talon. Daarvan mag je trekken. Omdraaien en trekken kosten elk je hele beurt.
monad-tip-monads = De eerste Monade is binnen. Aan de schijfjes bij elke naam zie je wie er hoeveel heeft en hoeveel er nodig zijn.
monad-tip-buy = Een voorste kaart kun je ook kopen, met lagere kaarten die samen minstens de prijs waard zijn. Wisselgeld krijg je niet.
monad-tip-why = Waarom mag een kaart niet? Tik erop, dan lees je het boven je hand.
