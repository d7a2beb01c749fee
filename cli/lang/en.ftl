# The program's own messages.

you = You
player = Player { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Welcome to the Stammtisch! What would you like to play?
host-game = { $number }  { $game }: { $tagline } ({ $least } to { $most } players)
host-which = Type the game’s number (Enter for 1):
host-players = How many players, { $least } to { $most } (Enter for { $least })? Bots take the other seats:
host-again = That’s not on the list.

no-such-game = There’s no game called “{ $game }”. You can play: { $games }.
file-unreadable = We can’t read { $file }: { $why }
rules-no-clause = The rule book has no rule { $clause }.

play-welcome = { $game } for { $players } players.
play-seed = The seed is { $seed }. Use it to play the same deal again.
play-seat = Seat { $number }: { $who }
play-seat-bot = Seat { $number }: { $who } (bot, { $level })
play-help = Type a number, or a move in short notation. ? hint, u undo, t table, r rules, h help, q quit.
play-help-long = 3 plays the third move on the list. “trade y2 g2” is short notation: you put cards down in the order you type them, and you may pay with more cards than you need. ? gives you a hint. u undoes the last step of your turn. t shows the table. Enter shows the list again. r M7.2 shows one rule, r the whole rule book. q leaves the game.
play-your-turn = It’s your turn.
play-can-do = You can:
play-which = Which one do you mean? Type its number, or press Enter for none.
play-refused = { $why } (rule { $clause })
play-no-number = The list goes from 1 to { $most }.
play-undone = Undone: { $action }
play-nothing-to-undo = There’s nothing to undo in this turn.
play-hint = Hint: { $number }, { $action }. { $why }
play-hand-over = { $who } is next. Everyone else, look away! Press Enter when you’re ready.
play-over = The final table:
play-recorded = Your game is saved in { $file }.
play-left = You left the game without saving it. Next time, save it with --record FILE.
play-left-recorded = You left the game. To continue: stammtisch play --resume { $file } --seats { $seats }
play-too-many-seats = You named more seats than the { $players } players need.

replay-head = { $game }, rules version { $version }, { $players } players
replay-seed = Seed: { $seed }
replay-sound = The record is correct: { $count ->
    [one] one move
   *[other] { $count } moves
} checked, and the game is over.
replay-sound-unfinished = The record is correct: { $count ->
    [one] one move
   *[other] { $count } moves
} checked. The game isn’t over yet.


arena-no-bot = “{ $bot }” isn’t a bot. Choose from { $levels }; those that search take a budget (strong:50ms, ismcts:4000n). ext:COMMAND runs a program.
arena-too-few = A table needs { $players } bots, but you named { $bots ->
    [one] only one
   *[other] only { $bots }
}. You may name a bot twice, as in greedy,greedy.
arena-too-many = At most { $most } bots can play a match.
arena-range = { $argument } takes a number from 1 to { $most }.
arena-bad-sprt = --sprt takes two different shares between 0 and 1, such as 0.50,0.55, not “{ $said }”.
arena-folder = We can’t use the folder { $folder }: { $why }
arena-busy = Another match is already running in { $folder }.
arena-other-match = The games in { $folder } belong to another match ({ $what ->
    [program] another build of this program played them
   *[other] { $what } was { $there }
}). Choose another folder with --out, or delete those games with --fresh.
arena-damaged = Line { $line } of { $file } isn’t a game of this match. Repair the file, or start again with --fresh.
arena-failed = { $bot } failed in game { $game }: { $fault } { $kept ->
    [0] No game was finished.
    [one] One finished game is in { $folder }.
   *[other] { $kept } finished games are in { $folder }.
}
arena-panicked = One of our bots crashed in game { $game } (see above). That’s our bug. { $kept ->
    [0] No game was finished.
    [one] One finished game is in { $folder }.
   *[other] { $kept } finished games are in { $folder }.
}
arena-fault-start = It didn’t start ({ $why }).
arena-fault-ended = It exited before it answered ({ $how }).
arena-fault-silent = It didn’t answer within { $seconds } seconds.
arena-fault-rubbish = It said “{ $said }”. An answer looks like {"{"}"ok":true,"action":…{"}"}.
arena-fault-illegal = It tried { $said }. { $why }
arena-goes-on = Continuing: { $done } of { $games } games are already there.
arena-begins = { $done } of { $games } games
arena-progress = { $done } of { $games } games, { $left } left
arena-head = { $game } for { $players } players, seed { $seed }: { $games } games from { $deals ->
    [one] one deal, played
   *[other] { $deals } deals, each played
} in { $seatings } seatings.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = 95 % interval
arena-fair = Fair share
arena-rating = Rating
arena-rating-half = ±
arena-pairs = How often the bot in the row beat the bot in the column, in per cent, with 95 % intervals. A draw counts half.
arena-decisions = Decisions
arena-mean = Mean
arena-median = Median
arena-most = 99 %
arena-longest = Longest
arena-pace = Positions/s
arena-length = Half of the games end within { $half } turns, nine in ten within { $most }. A game takes { $actions } moves on average.
arena-endings = How games ended: { $endings }.
arena-decided = Decided after { $games } games: { $bot }’s share is closer to { $right } than to { $wrong } (log-likelihood ratio { $ratio }, 5 % error each way).
arena-undecided = Not decided after { $games } games: { $bot }’s share may be closer to { $right } or to { $wrong } (log-likelihood ratio { $ratio }; ±2.94 decides).
arena-written = Report: { $file }
arena-title = Arena
arena-title-wins = Standings
arena-title-pairs = Head to head
arena-title-pace = Time per move
arena-title-command = Command
arena-plot-wins = Share of wins
arena-plot-ratings = Ratings
arena-plot-lengths = Length of games in turns
arena-note = Players who share a win split it. Intervals treat deals as independent, not the games of one deal. Ratings (Weng and Lin) start at 25; a lead of 4.2 wins two games in three.
arena-note-pace = Only moves with a choice count. Times are accurate to two per cent; a program’s first answer includes its start.
arena-made = Played by stammtisch { $version }. Run the command again to continue where it stopped.

serve-open = Stammtisch is open: { $address }
    Everything is saved in { $file }. Press Ctrl-C to stop.
keep-exists = { $file } already exists, so nothing was changed.
keep-backed-up = Copied to { $file }.
keep-backup-postgres = PostgreSQL has its own backups: pg_dump for a copy, or an archive of its log (docs/hosting.md). “stammtisch export” works too.
keep-exported = { $count ->
    [one] Wrote one change to { $file }.
   *[other] Wrote { $count } changes to { $file }.
}
keep-imported = { $count ->
    [one] Imported one change.
   *[other] Imported { $count } changes.
}
verify-sound = { $broken ->
    [0] The shuffle is the one locked in before the game, and every move is correct.
    [one] The shuffle is the one locked in before the game, and every move is correct. Someone stopped one earlier shuffle.
   *[other] The shuffle is the one locked in before the game, and every move is correct. Players stopped { $broken } earlier shuffles.
}
verify-sound-first = The deal follows from the secret and the nonces, and every move is correct. This older proof doesn’t rule out that the server tried several nonces.
migrate-done = { $count ->
    [one] Done: one table is in { $place } now. Both databases hold the same data, and its log replays the same on both sides.
   *[other] Done: { $count } tables are in { $place } now. Both databases hold the same data, and every log replays the same on both sides.
}
migrate-in-use = A server is using { $place }. Stop it first: what it writes now would be missing.
migrate-nothing = There is no database at { $place }.
migrate-differs = The two databases differ, so keep using the old one. If the new one already held something else, start with an empty one.
serve-locked = Another server is using { $folder }. Stop it first, or use another folder with --data DIR.
serve-port-taken = Another program is using port { $port } of { $host }. Stop that program, or use another port with --listen { $host }:PORT.
serve-port-reserved = This user may not listen on port { $port } of { $host }. Use --listen with a port of 1024 or higher, and put a proxy in front for HTTPS.
serve-no-such-address = This machine doesn’t have the address { $host }. Use one of its own with --listen, or 0.0.0.0 for all of them.
serve-not-listening = The server can’t listen on { $address }: { $why }
arena-seat = Seat { $number }
arena-all = All
arena-score = Mean score
arena-title-seats = By seat
arena-seats = How often each bot won at each seat, in per cent. The last row is all bots together.
arena-speed = Played { $games ->
    [one] one game
   *[other] { $games } games
} this time, in { $time }: { $pace } a second.
arena-stopping = Stopping as soon as the current games are over. Press Ctrl-C again to stop at once.
arena-stopped = Stopped after { $done } of { $games } games. Run the same command to continue.
arena-stopped-early = Stopped before every bot had played one deal. { $kept ->
    [one] The finished game is
   *[other] The { $kept } finished games are
} in { $folder }. Run the same command to continue.
