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
table-key = Een sleutel heeft hoogstens 64 tekens.
table-not-your-turn = Je bent niet aan de beurt.
table-nothing-to-undo = Er is niets terug te nemen.
table-chat = Een regel heeft tussen één en { $most } tekens.
table-log-full = Daarvoor is aan deze tafel geen plaats meer. Het spel kan doorgaan; open voor de rest een nieuwe tafel.
table-options-too-large = De opties van het spel zijn groter dan { $most } bytes.

verify-no-shuffle = Dit verslag zegt niet hoe er geschud is; dat doen alleen spellen op een server.
verify-secret = Het geheim heeft 64 hexadecimale cijfers.
verify-commitment = De server beloofde een ander geheim: dit is niet het geheim waarvan hij de controlesom liet zien.
verify-nonces = Voor elke plaats is er een toevalsgetal van 32 hexadecimale cijfers.
verify-deal = Zo is er niet gedeeld: het geheim en de toevalsgetallen leiden tot andere kaarten.
