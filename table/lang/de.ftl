# Was an einem Tisch geschieht.

table-bot-name = Bot { $number }
table-sat = { $who } setzt sich.
table-bot-sat = { $who } setzt sich.
table-left-seat = { $who } steht auf.
table-ready = { $who } ist bereit.
table-settings-changed = Es wird etwas anderes gespielt.
table-started = Das Spiel beginnt.
table-undone = Zurückgenommen: { $action }.
table-time-warned = { $who }: Die Zeit ist um. Ein wenig gibt es noch, dann spielt ein Bot.
table-bot-took-over = Ein Bot spielt für { $who }, bis { $who } zurück ist.
table-returned = { $who } ist zurück.
table-renamed = „{ $before }“ heißt jetzt „{ $name }“.
table-rematch = Noch ein Spiel am selben Tisch.

table-stale = Seitdem ist etwas geschehen; bitte noch einmal hinsehen.
table-time-control = So kann keine Uhr laufen.
table-no-game = Ein Spiel namens „{ $game }“ gibt es nicht.
table-no-level = Einen Bot namens „{ $level }“ gibt es nicht.
table-too-late = Das Spiel hat begonnen; das ging nur vorher.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-no-seat = An diesem Tisch ist kein Platz von dir.
table-no-such-seat = Diesen Platz gibt es nicht.
table-taken = Da sitzt schon jemand.
table-nonce = Ein Beitrag zum Mischen hat 32 hexadezimale Ziffern.
table-too-many = An einem Platz, den es dann nicht mehr gäbe, sitzt jemand.
table-empty-seats = Ein Platz ist noch leer.
table-not-ready = Jemand ist noch nicht bereit.
table-not-playing = Das Spiel hat noch nicht begonnen.
table-over = Das Spiel ist aus.
table-not-over = Das Spiel ist noch nicht aus.
table-key = Der Schlüssel eines Schrittes hat höchstens 64 Zeichen.
table-not-your-turn = Du bist nicht am Zug.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-chat = Eine Zeile hat zwischen einem und { $most } Zeichen.

verify-no-shuffle = Dieses Protokoll sagt nicht, wie gemischt wurde; das tun nur Spiele auf einem Server.
verify-secret = Das Geheimnis hat 64 hexadezimale Ziffern.
verify-commitment = Der Server hat ein anderes Geheimnis versprochen: Dieses ist nicht das, dessen Prüfsumme er gezeigt hat.
verify-nonces = Für jeden Platz gibt es eine Zufallszahl aus 32 hexadezimalen Ziffern.
verify-deal = So wurde nicht gegeben: Geheimnis und Zufallszahlen führen zu anderen Karten.

table-someone = jemand
table-not-ready-now = { $who } ist nicht mehr bereit.
table-resigned = { $name } gibt auf. Ein Bot spielt weiter.
table-replaced = Auf dem Platz von { $name } spielt jetzt ein Bot. Das hat entschieden, wer den Tisch eröffnet hat.
table-muted-name = { $name } ist jetzt stummgeschaltet.
table-muted-watcher = Jemand, der zuschaut, ist jetzt stummgeschaltet.
table-unmuted-name = { $name } kann wieder schreiben.
table-unmuted-watcher = Jemand, der zuschaut, kann wieder schreiben.
table-watching-allowed = Zuschauen ist jetzt erlaubt.
table-watching-refused = Zuschauen ist nicht mehr erlaubt.
table-closed-by-host = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
table-closed-by-operator = Wer diesen Server betreibt, hat den Tisch geschlossen.
table-closed-by-nobody = Niemand ist mehr da, deshalb ist der Tisch geschlossen.

table-closed = Dieser Tisch ist geschlossen.
table-muted = Du bist an diesem Tisch stummgeschaltet.
table-mute-host = Dich selbst kannst du nicht stummschalten.
table-no-person = Dort sitzt keine Person.
