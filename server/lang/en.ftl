# What the server says when it does not do something.

server-unreadable = This cannot be understood: { $why }
server-no-table = There is no such table.
server-table-damaged = Something at this table is broken. It is set aside, as it is; please tell whoever runs this server. All other tables go on.
server-stopping = The server is about to restart. Try again in a moment; nothing is lost.
server-not-found = There is nothing here.
server-not-signed-in = Tell us your name first.
server-name = A name has between one and { $most } characters.
server-link = This link is not valid any more. Make a new one on the device where you played.
server-too-fast = That was a lot at once. Wait a moment, then go on.
server-too-many-sockets = There are too many connections just now. Close a few tabs, or try again in a moment.
server-too-slow = The request took too long to arrive. Send it again.
server-open-tables = You already have { $most } unfinished games. Finish or close one before you open another table.
server-one-at-a-time = One question at a time, please: wait for the answer to your first.
server-store-failed = This cannot be written down just now, so it was not done. Nothing is lost; try again in a moment.
server-foreign-origin = This request does not come from a page of this server.
server-no-record = A record can be had when the game is over.
server-no-replay = A game can be looked back at when it is over.
server-no-step = There is no such moment in this game.
server-no-hint = There is nothing to advise.
server-no-watching = The host doesn’t let others watch this table.
server-no-device = This device is already signed out.
server-name-bot = That’s what bots are called. Choose another name.
server-banned = You can’t play on this server for now. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
server-foreign-host = This server doesn’t know the name “{ $host }”. If you run it, start it with --origin { $origin }
