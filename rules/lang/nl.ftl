# De eigen meldingen van de kern.

seat = Plaats { $number }
list-and = en
list-none = niets
decimal-mark = { "," }

unread-wrong = “{ $field }” hoort { $expected } te zijn.
unread-missing = Het veld “{ $field }” ontbreekt.
unread-unknown = Niemand kent het veld “{ $field }”.
unread-no-such = “{ $word }” bestaat niet.
unread-range = “{ $field }” hoort een geheel getal van { $least } tot en met { $most } te zijn.
unread-empty = Er staat niets.
expected-object = een object
expected-list = een lijst
expected-text = een tekst
expected-flag = true of false
expected-number = een geheel getal

state-seats = “{ $field }” zou voor elk van de { $players } spelers één waarde moeten hebben.

viewed-one-hand = Wie speelt ziet één hand, en van de andere alleen hoeveel ze bevatten.
viewed-known = Van een hand is meer bekend dan ze bevat.

record-start = Het verslag begint niet zoals het hoort: { $why }
record-move = Zet { $number } (“{ $line }”) past niet: { $why }
record-end = Alle zetten passen, maar het einde niet: { $why }
record-form = Deze vorm van verslag kent het programma niet.
rules-version = Er is gespeeld met versie { $theirs } van de regels; dit programma kent ze tot en met versie { $ours }.
record-deal-setup = Er is gedeeld voor andere spelers of opties.
record-deal-seed = De gedeelde kaarten volgen niet uit de startwaarde.
record-line = Een regel hoort te luiden: “nummer. plaats: zet #controle”.
record-seat = Een andere plaats is aan de beurt.
record-check = De controle aan het eind dekt niet wat er staat.
record-result = Er hebben anderen gewonnen, of het spel is daar niet afgelopen.

hint-second = Op één na best: { $action }. Dat zou je ongeveer { $percent } % van je winstkansen kosten.
hint-second-close = Ongeveer even goed: { $action }.
