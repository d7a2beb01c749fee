# Wat er aan een tafel gebeurt.

table-bot-name = Bot { $number }
table-sat = { $who } gaat zitten.
table-bot-sat = { $who } gaat zitten.
table-left-seat = { $who } staat op.
table-ready = { $who } is klaar.
table-settings-changed = Er wordt iets anders gespeeld.
table-started = Het spel begint.
table-undone = Teruggenomen: { $action }.
table-time-warned = { $who }: de tijd is om. Er is nog even, dan speelt een bot.
table-bot-took-over = Een bot speelt voor { $who } tot { $who } terug is.
table-returned = { $who } is terug.
table-renamed = ‘{ $before }’ heet nu ‘{ $name }’.
table-rematch = Nog een spel aan dezelfde tafel.

table-stale = Er is intussen iets gebeurd; kijk nog eens.
table-time-control = Zo kan geen klok lopen.
table-no-game = Een spel met de naam “{ $game }” is er niet.
table-no-level = Een bot met de naam “{ $level }” is er niet.
table-too-late = Het spel is begonnen; dat kon alleen ervoor.
table-not-host = Dat kan alleen wie de tafel heeft geopend.
table-no-seat = Je hebt geen plaats aan deze tafel.
table-no-such-seat = Die plaats is er niet.
table-taken = Daar zit al iemand.
table-nonce = Een bijdrage aan het schudden heeft 32 hexadecimale cijfers.
table-too-many = Aan een plaats die er dan niet meer is zit iemand.
table-empty-seats = Een plaats is nog leeg.
table-not-ready = Iemand is nog niet klaar.
table-not-playing = Het spel is nog niet begonnen.
table-over = Het spel is uit.
table-not-over = Het spel is nog niet uit.
table-key = De sleutel van een stap heeft hoogstens 64 tekens.
table-not-your-turn = Je bent niet aan de beurt.
table-nothing-to-undo = Er is niets terug te nemen.
table-chat = Een regel heeft tussen één en { $most } tekens.

verify-no-shuffle = Dit verslag zegt niet hoe er geschud is; dat doen alleen spellen op een server.
verify-secret = Het geheim heeft 64 hexadecimale cijfers.
verify-commitment = De server beloofde een ander geheim: dit is niet het geheim waarvan hij de controlesom liet zien.
verify-nonces = Voor elke plaats is er een toevalsgetal van 32 hexadecimale cijfers.
verify-deal = Zo is er niet gedeeld: het geheim en de toevalsgetallen leiden tot andere kaarten.

table-someone = iemand
table-not-ready-now = { $who } is niet meer klaar.
table-resigned = { $name } geeft op. Een bot speelt verder.
table-replaced = Op de plaats van { $name } speelt nu een bot. Dat besloot wie de tafel opende.
table-muted-name = { $name } is nu gedempt.
table-muted-watcher = Een toeschouwer is nu gedempt.
table-unmuted-name = { $name } kan weer schrijven.
table-unmuted-watcher = Een toeschouwer kan weer schrijven.
table-watching-allowed = Anderen mogen nu meekijken.
table-watching-refused = Anderen mogen niet meer meekijken.
table-closed-by-host = Wie deze tafel opende, heeft hem gesloten.
table-closed-by-operator = De beheerder van de server heeft deze tafel gesloten.
table-closed-by-nobody = Er is niemand meer, dus deze tafel is gesloten.

table-closed = Deze tafel is gesloten.
table-muted = Je bent aan deze tafel gedempt.
table-mute-host = Je kunt jezelf niet dempen.
table-no-person = Daar zit geen persoon.
