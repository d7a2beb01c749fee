# The core's own messages.

seat = Seat { $number }
list-and = and
list-none = nothing
decimal-mark = { "." }

unread-wrong = “{ $field }” must be { $expected }.
unread-missing = “{ $field }” is missing.
unread-unknown = There’s no field “{ $field }”.
unread-no-such = There’s no “{ $word }”.
unread-range = “{ $field }” must be a whole number from { $least } to { $most }.
unread-empty = You didn’t write anything.
expected-object = an object
expected-list = a list
expected-text = text
expected-flag = true or false
expected-number = a whole number

state-seats = “{ $field }” must have one entry for each of the { $players } players.

viewed-one-hand = A player’s view shows one hand. For the other players it shows only how many pieces they hold.
viewed-known = The view shows more of a hand than the hand holds.

record-start = The start of the record is wrong: { $why }
record-move = Move { $number } (“{ $line }”) is wrong: { $why }
record-end = The moves are right, but the end is wrong: { $why }
record-form = This program doesn’t know this kind of record.
rules-version = This game uses version { $theirs } of the rules, but this program only knows them up to version { $ours }.
record-deal-setup = The deal is for other players or options.
record-deal-seed = The deal doesn’t match the seed.
record-line = A line must read “number. seat: action #check”.
record-seat = It’s another seat’s turn.
record-check = The check at the end doesn’t match what it says.
record-result = Someone else won, or the game isn’t over there.

hint-second = Next best: { $action }. That would cost you about { $percent } % of your winning chances.
hint-second-close = About as good: { $action }.
