# What the server says when it does not do something.

server-unreadable = We can’t read this: { $why }
server-no-table = This table doesn’t exist.
server-table-damaged = This table is broken. Nothing is lost: please tell the person who runs this server. All other tables are fine.
server-stopping = The server is restarting. Try again in a moment. Nothing is lost.
server-not-found = There’s nothing here.
server-not-signed-in = Tell us your name first.
server-name = A name can have 1 to { $most } characters.
server-link = This link no longer works. Make a new one on the device where you played.
server-too-fast = That was a lot at once. Wait a moment, then try again.
server-too-many-sockets = There are too many connections. Close a few tabs, or try again in a moment.
server-too-slow = Your request took too long to arrive. Try again.
server-open-tables = You already have { $most } unfinished games. Finish or close one before you open another table.
server-one-at-a-time = We’re still working on your last request. Wait for it to finish.
server-store-failed = We couldn’t save that, so it didn’t happen. Try again in a moment. Nothing is lost.
server-foreign-origin = This request doesn’t come from a page of this server.
server-no-record = You can download a game once it’s over.
server-no-replay = You can watch the replay once the game is over.
server-no-step = This game doesn’t have that step.
server-no-hint = There’s no hint for this.
server-no-watching = The host doesn’t let others watch this table.
server-no-device = This device is already signed out.
server-name-bot = Only bots have names like that. Choose another one.
server-no-face = There’s no such face.
server-not-over = This game isn’t over yet. Leave your seat or resign first.
server-banned = You can’t play on this server for now. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
server-foreign-host = This server doesn’t know the name “{ $host }”. If you run it, start it with --origin { $origin }
