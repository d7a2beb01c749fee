# Die eigenen Meldungen des Kerns.

seat = Platz { $number }
list-and = und
list-none = nichts
decimal-mark = { "," }

unread-wrong = „{ $field }“ muss { $expected } sein.
unread-missing = „{ $field }“ fehlt.
unread-unknown = Es gibt kein Feld „{ $field }“.
unread-no-such = „{ $word }“ gibt es nicht.
unread-range = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein.
unread-empty = Du hast nichts geschrieben.
expected-object = ein Objekt
expected-list = eine Liste
expected-text = ein Text
expected-flag = true oder false
expected-number = eine ganze Zahl

state-seats = „{ $field }“ muss für jeden der { $players } Plätze einen Eintrag haben.

viewed-one-hand = Wer spielt, sieht eine Hand und von den anderen nur, wie viele Teile sie halten.
viewed-known = Die Ansicht zeigt von einer Hand mehr, als sie hält.

record-start = Der Anfang der Aufzeichnung stimmt nicht: { $why }
record-move = Zug { $number } („{ $line }“) stimmt nicht: { $why }
record-end = Die Züge stimmen, aber das Ende nicht: { $why }
record-form = Dieses Programm kennt diese Art von Aufzeichnung nicht.
rules-version = Das Spiel folgt Fassung { $theirs } der Regeln, aber dieses Programm kennt sie nur bis Fassung { $ours }.
record-deal-setup = Die Verteilung ist für andere Spieler oder Optionen.
record-deal-seed = Die Verteilung passt nicht zum Startwert.
record-line = Eine Zeile muss so aussehen: „Nummer. Platz: Zug #Prüfzeichen“.
record-seat = Ein anderer Platz ist am Zug.
record-check = Das Prüfzeichen am Ende passt nicht zu dem, was da steht.
record-result = Jemand anderes hat gewonnen, oder das Spiel ist dort noch nicht zu Ende.

hint-second = Zweitbeste Wahl: { $action }. Das würde dich etwa { $percent } % deiner Gewinnchancen kosten.
hint-second-close = Etwa gleich gut: { $action }.
