# De eigen meldingen van de kern.

seat = Plaats { $number }
list-and = en
list-none = niets
decimal-mark = { "," }

unread-wrong = ‘{ $field }’ moet { $expected } zijn.
unread-missing = ‘{ $field }’ ontbreekt.
unread-unknown = Er is geen veld ‘{ $field }’.
unread-no-such = ‘{ $word }’ bestaat niet.
unread-range = ‘{ $field }’ moet een geheel getal van { $least } tot en met { $most } zijn.
unread-empty = Je hebt niets geschreven.
expected-object = een object
expected-list = een lijst
expected-text = een tekst
expected-flag = true of false
expected-number = een geheel getal

state-seats = ‘{ $field }’ moet voor elk van de { $players } spelers één waarde hebben.

viewed-one-hand = Wie speelt, ziet één hand en van de andere alleen hoeveel stukken erin zitten.
viewed-known = Het beeld toont meer van een hand dan erin zit.

record-start = Het verslag begint verkeerd: { $why }
record-move = Zet { $number } (‘{ $line }’) klopt niet: { $why }
record-end = De zetten kloppen, maar het einde niet: { $why }
record-form = Dit programma kent dit soort verslag niet.
rules-version = Dit spel volgt versie { $theirs } van de regels, maar dit programma kent ze alleen tot en met versie { $ours }.
record-deal-setup = De verdeling is voor andere spelers of opties.
record-deal-seed = De verdeling past niet bij de startwaarde.
record-line = Een regel moet er zo uitzien: ‘nummer. plaats: zet #controle’.
record-seat = Een andere plaats is aan de beurt.
record-check = De controle aan het eind past niet bij wat er staat.
record-result = Iemand anders heeft gewonnen, of het spel is daar nog niet afgelopen.

hint-second = Op één na best: { $action }. Dat zou je ongeveer { $percent } % van je winstkansen kosten.
hint-second-close = Ongeveer even goed: { $action }.
