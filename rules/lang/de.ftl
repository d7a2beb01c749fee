# Die eigenen Meldungen des Kerns.

seat = Platz { $number }
list-and = und
list-none = nichts
decimal-mark = { "," }

unread-wrong = „{ $field }“ müsste { $expected } sein.
unread-missing = Das Feld „{ $field }“ fehlt.
unread-unknown = Das Feld „{ $field }“ kennt niemand.
unread-no-such = „{ $word }“ gibt es nicht.
unread-range = „{ $field }“ müsste eine ganze Zahl von { $least } bis { $most } sein.
unread-empty = Da steht nichts.
expected-object = ein Objekt
expected-list = eine Liste
expected-text = ein Text
expected-flag = true oder false
expected-number = eine ganze Zahl

state-seats = „{ $field }“ müsste für jeden der { $players } Spieler einen Eintrag haben.

viewed-one-hand = Wer spielt, sieht eine Hand, und von den anderen nur, wie viel sie halten.
viewed-known = Von einer Hand ist mehr bekannt, als sie hält.

record-start = Die Niederschrift beginnt nicht, wie sie soll: { $why }
record-move = Zug { $number } („{ $line }“) passt nicht: { $why }
record-end = Alle Züge passen, aber nicht das Ende: { $why }
record-form = Diese Form der Niederschrift kennt das Programm nicht.
rules-version = Gespielt wurde nach Fassung { $theirs } der Regeln; dieses Programm kennt sie bis Fassung { $ours }.
record-deal-setup = Ausgeteilt wurde für andere Mitspieler oder Optionen.
record-deal-seed = Die ausgeteilten Karten folgen nicht aus dem Startwert.
record-line = Eine Zeile müsste lauten: „Nummer. Platz: Zug #Prüfzeichen“.
record-seat = Ein anderer Platz ist am Zug.
record-check = Das Prüfzeichen am Ende deckt nicht, was da steht.
record-result = Es haben andere gewonnen, oder das Spiel ist dort nicht zu Ende.

hint-second = Am zweitbesten: { $action }. Das würde dich etwa { $percent } % deiner Gewinnchancen kosten.
hint-second-close = Etwa gleich gut: { $action }.
