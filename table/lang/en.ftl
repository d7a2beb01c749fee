# What happens at a table.

table-bot-name = Bot { $number }
table-sat = { $who } sits down.
table-bot-sat = { $who } sits down.
table-left-seat = { $who } gets up.
table-ready = { $who } is ready.
table-settings-changed = Something else is to be played.
table-started = The game begins.
table-undone = Taken back: { $action }.
table-time-warned = { $who }: the time is up. A little more is granted, then a bot plays.
table-bot-took-over = A bot plays for { $who } until { $who } is back.
table-returned = { $who } is back.
table-renamed = “{ $before }” is called “{ $name }” now.
table-rematch = Another game at the same table.

table-stale = Something has happened since then; look again.
table-time-control = No clock can run like that.
table-no-game = There is no game called “{ $game }”.
table-no-level = There is no bot called “{ $level }”.
table-too-late = The game has begun; that was possible before.
table-not-host = Only the host of the table can do that.
table-no-seat = You have no seat at this table.
table-no-such-seat = There is no such seat.
table-taken = Somebody sits there.
table-nonce = A part of the shuffle has 32 hexadecimal digits.
table-too-many = Somebody sits at a seat that would be gone.
table-empty-seats = A seat is still empty.
table-not-ready = Somebody is not ready yet.
table-not-playing = The game has not begun.
table-over = The game is over.
table-not-over = The game is not over yet.
table-key = The key of a step has at most 64 characters.
table-not-your-turn = It is not your turn.
table-nothing-to-undo = There is nothing to take back.
table-chat = A line has between one and { $most } characters.

verify-no-shuffle = This record does not say how the cards were shuffled; only games played on a server do.
verify-secret = The secret has 64 hexadecimal digits.
verify-commitment = The server promised another secret: this is not the one whose hash it showed.
verify-nonces = There is a nonce of 32 hexadecimal digits for every seat.
verify-deal = The deal is not the one that the secret and the nonces lead to.

table-someone = someone
table-not-ready-now = { $who } is no longer ready.
table-resigned = { $name } resigns. A bot plays on.
table-replaced = The host gave { $name }’s seat to a bot.
table-muted-name = The host muted { $name }.
table-muted-watcher = The host muted someone who is watching.
table-unmuted-name = { $name } can write again.
table-unmuted-watcher = Someone who is watching can write again.
table-watching-allowed = The host lets others watch.
table-watching-refused = The host no longer lets others watch.
table-closed-by-host = The host closed this table.
table-closed-by-operator = This table was closed by whoever runs the server.
table-closed-by-nobody = Nobody is left, so this table is closed.

table-closed = This table is closed.
table-muted = The host has muted you at this table.
table-mute-host = You can’t mute yourself.
table-no-person = There’s no person there.
