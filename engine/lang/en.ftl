# The engine's own messages.

engine-not-json = This isn’t JSON: { $why }
engine-too-long = The line is longer than { $most } bytes.
engine-no-game = Load a game first.
engine-nothing-to-undo = There’s nothing to undo.
engine-no-solver = This game has no solver for “{ $objective }”.
engine-not-on-turn = It isn’t this player’s turn.
engine-other-seat = This is what seat { $seat } sees.
engine-which-seat = Name a player with “seat”: a number from 0, or leave it out while the game goes on.
engine-over = The game is over.
expected-seed = a whole number or text
