# The engine's own messages.

engine-not-json = This is not JSON: { $why }
engine-too-long = The line is longer than { $most } bytes.
engine-no-game = No game is loaded.
engine-nothing-to-undo = There is nothing to take back.
engine-no-solver = This game has no solver for “{ $objective }”.
engine-not-on-turn = This player is not on turn.
engine-other-seat = The view is that of seat { $seat }.
engine-over = The game is over.
expected-seed = a whole number or a text
