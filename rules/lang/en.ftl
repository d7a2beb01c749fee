# The core's own messages.

seat = Seat { $number }
list-and = and
list-none = nothing
decimal-mark = { "." }

unread-wrong = “{ $field }” should be { $expected }.
unread-missing = The field “{ $field }” is missing.
unread-unknown = Nobody knows the field “{ $field }”.
unread-no-such = There is no “{ $word }”.
unread-range = “{ $field }” should be a whole number from { $least } to { $most }.
unread-empty = There is nothing to read.
expected-object = an object
expected-list = a list
expected-text = a text
expected-flag = true or false
expected-number = a whole number

state-seats = “{ $field }” should have one entry for each of the { $players } players.

viewed-one-hand = A player’s view shows one hand, and of the others only how many pieces they hold.
viewed-known = More is known of a hand than it holds.

record-start = The record does not begin as it should: { $why }
record-move = Move { $number } (“{ $line }”) does not fit: { $why }
record-end = All moves fit, but not the end: { $why }
record-form = It is written in a form this program does not know.
rules-version = This game was played by version { $theirs } of the rules; this program knows them up to version { $ours }.
record-deal-setup = The deal was made for other players or options.
record-deal-seed = The deal does not follow from the seed.
record-line = A line should read “number. seat: action #check”.
record-seat = Another seat is on turn.
record-check = The check at its end does not cover what it says.
record-result = The winners are others, or the game is not over when the record says so.

hint-second = Next best: { $action }. That would cost you about { $percent } % of your winning chances.
hint-second-close = About as good: { $action }.
