# The board in Dutch. What the rules name as well is taken from their messages, in ../../lang.

monad-title = { game-name }
monad-blurb = Verenig een warme en een koude kaart tot een grotere, klim rang voor rang op en heb als eerste genoeg Monaden.
monad-minutes = 45
monad-option-teams = Partners
monad-option-teams-what = Vier spelers, twee teams: wie tegenover elkaar zit, wint samen, met vijf Monaden.
monad-option-homes = Stamkleuren
monad-option-homes-what = Uit alle zes getrokken of, met drie spelers, alleen de koude.
monad-option-homes-random = willekeurig
monad-option-homes-cold = alleen koude
monad-option-relative_bonus = Bonus met de stamkleur
monad-option-relative_bonus-what = Of een kaart van je stamkleur, verenigd op haar eigen rang, de bonus kan opleveren.
monad-option-relative_bonus-natural = ja, op eigen rang
monad-option-relative_bonus-never = nooit
monad-option-quiet_limit = Beurten zonder Monade
monad-option-quiet_limit-what = Na zoveel beurten per speler zonder nieuwe Monade eindigt het spel.
monad-option-memory = Geheugensteun
monad-option-memory-what = Toont wat iedereen kan onthouden: open genomen kaarten en de volgorde van de talon.
monad-rank-1 = Een
monad-rank-2 = Bi
monad-rank-3 = Tri
monad-rank-4 = Quad
monad-rank-5 = Quint
monad-rank-6 = Monade
monad-column = { $rank }-kolom, { $worth } punten
monad-column-empty = leeg
monad-front = { $card }, vooraan
monad-bank = { $count ->
    [one] Eén Monade in de bank, { $worth } punten
   *[other] { $count } Monaden in de bank, elk { $worth } punten
}
monad-discard = Afleg
monad-discard-is = { $count ->
    [0] Aflegstapel: leeg
    [one] Aflegstapel: één kaart, { $card }
   *[other] Aflegstapel: { $count } kaarten, bovenop { $card }
}
monad-talon = Talon
monad-talon-is = { $count ->
    [0] Geen talon
    [one] Talon: één kaart
   *[other] Talon: { $count } kaarten
}
monad-home = stamkleur { $colour }
monad-hand = Hand
monad-hand-empty = De hand is leeg.
monad-hand-worth = { $count ->
    [one] 1 punt waard
   *[other] { $count } punten waard
}
monad-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
monad-monads = { $count ->
    [one] { $count } Monade van { $goal }
   *[other] { $count } Monaden van { $goal }
}
monad-bonus = Bonus
monad-bonus-free = bonus nog mogelijk
monad-bonus-used = bonus genomen
monad-relative = verwant
monad-chosen-nth = gekozen als nummer { $count }
monad-gets = voor jou
monad-possible = kan gekozen worden
monad-known = heeft zeker { $cards }
monad-known-talon = hierna: { $cards }
monad-a-monad = een Monade
monad-prompt-trade = Kies een warme en een koude kaart van één rang, of de kaart die je wilt.
monad-prompt-buy = Kies kaarten om mee te betalen, of de kaart die je wilt.
monad-prompt-more = Tot nu toe { $worth } waard. Kies verder, voor { $goals }.
monad-prompt-worth = { $worth } waard.
monad-prompt-only = Er valt nu niets te verenigen of te kopen.
monad-prompt-acted = Ga door of beëindig je beurt.
monad-prompt-ready = Samen { $worth } waard.
monad-prompt-target = Voor { $card }: kies wat je geeft.
monad-do-trade = Verenigen tot { $gain }
monad-do-trade-bonus = Met bonus
monad-do-trade-bonus-nothing = levert nu niets extra op
monad-do-trade-bonus-confirm = De bonus neemt een kaart van de talon. Dat kan niet worden teruggenomen.
monad-do-buy = Koop { $gain }
monad-do-buy-note = kost { $cost }, je geeft { $worth }
monad-do-leap = Spring naar { $gain }
monad-do-draw = Kaart trekken
monad-do-draw-confirm = Trekken is je hele beurt, en je kunt nog verenigen of kopen.
monad-do-flip = Aflegstapel omdraaien
monad-do-flip-confirm = Omdraaien is je hele beurt, en je kunt nog verenigen of kopen.
monad-do-pass = Passen en hand tonen
monad-do-end = Beurt beëindigen
monad-do-whole = je hele beurt
monad-describe-cards = Kijk naar { $cards }. Samen leveren ze { $gain } op.
monad-describe-bonus = Kijk naar { $cards }. Samen leveren ze { $gain } op, en de bonus.
monad-describe-draw = Kijk naar de talon.
monad-describe-flip = Kijk naar de aflegstapel.
monad-describe-pass = Je kunt alleen nog passen.
monad-describe-end = Kijk naar de knop die je beurt beëindigt.
monad-end-player = Speler
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
