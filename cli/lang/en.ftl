# The program's own messages.

you = You
player = Player { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Welcome to the Stammtisch. Which game shall it be?
host-game = { $number }  { $game }: { $tagline } ({ $least } to { $most } players)
host-which = Number of the game (Enter for 1):
host-players = How many play, { $least } to { $most } (Enter for { $least })? You play, bots take the other seats:
host-again = That is none of them.

no-such-game = There is no game “{ $game }”. There are: { $games }.
file-unreadable = { $file } cannot be read: { $why }
rules-no-clause = There is no clause { $clause } in this rule book.

play-welcome = { $game } for { $players } players.
play-seed = The deal’s seed is { $seed }: with it you can play the same deal again.
play-seat = Seat { $number }: { $who }
play-seat-bot = Seat { $number }: { $who } (bot, { $level })
play-help = Type a number, or an action as it is written in records. ? hint, u undo, t table, r rules, h help, q quit.
play-help-long = 3 does the third thing in the list. “trade y2 g2” does it in words: cards are put down in the order you type them, and a payment may hold more cards than it needs. ? gives a hint. u takes the last step of your turn back. t shows the table. Enter shows the list again. r M7.2 shows a clause, r the whole rule book. q leaves the game.
play-your-turn = It is your turn.
play-can-do = You can:
play-which = Which of these do you mean? Type its number, or Enter for none.
play-refused = That is not possible: { $why } ({ $clause })
play-no-number = The list goes from 1 to { $most }.
play-undone = Taken back: { $action }
play-nothing-to-undo = There is nothing to take back in this turn.
play-hint = Hint: { $number }, { $action }. { $why }
play-hand-over = { $who } is next. Everybody else looks away; press Enter when you are there.
play-over = The table at the end:
play-recorded = The record is in { $file }.
play-left = You have left the game. It was not recorded (use --record FILE to keep it).
play-left-recorded = You have left the game. Go on with: stammtisch play --resume { $file } --seats { $seats }
play-too-many-seats = More seats are named than the { $players } that play.

replay-head = { $game }, rules version { $version }, { $players } players
replay-seed = Seed: { $seed }
replay-sound = The record is sound: { $count ->
    [one] one move, checked
   *[other] { $count } moves, each checked
}, and the game is over.
replay-sound-unfinished = The record is sound: { $count ->
    [one] one move, checked
   *[other] { $count } moves, each checked
}; the game is not over yet.


arena-no-bot = “{ $bot }” is no bot: there are { $levels }, with a budget where they search (strong:50ms, ismcts:4000n), and ext:COMMAND for a program.
arena-too-few = { $players } play at a table, but { $bots ->
    [one] only one bot is
   *[other] only { $bots } bots are
} named; a bot may be named twice, as in greedy,greedy.
arena-too-many = No more than { $most } bots can meet.
arena-range = { $argument } takes a number from 1 to { $most }.
arena-bad-sprt = --sprt takes two different shares between 0 and 1, such as 0.50,0.55, and not “{ $said }”.
arena-folder = The folder { $folder } cannot be used: { $why }
arena-busy = Another match is being played in the folder { $folder }.
arena-other-match = The games in { $folder } belong to another match ({ $what ->
    [program] they were played by another build of this program
   *[other] { $what } was { $there }
}); choose another folder with --out, or throw those games away with --fresh.
arena-damaged = Line { $line } of { $file } is not a game of this match; mend the file, or begin anew with --fresh.
arena-failed = { $bot } failed in game { $game }: { $fault } { $kept ->
    [0] No game was finished before.
    [one] The one game that was finished is kept in { $folder }.
   *[other] The { $kept } games that were finished are kept in { $folder }.
}
arena-panicked = A bot of ours crashed in game { $game } (see above), which is our mistake; { $kept } finished games are kept in { $folder }.
arena-fault-start = It could not be started ({ $why }).
arena-fault-ended = It ended before it answered ({ $how }).
arena-fault-silent = It did not answer within { $seconds } seconds.
arena-fault-rubbish = It said “{ $said }”, which is no answer like {"{"}"ok":true,"action":…{"}"}.
arena-fault-illegal = It wanted to do { $said }. { $why }
arena-goes-on = { $done } of { $games } games are there already.
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
arena-pairs = How often the bot in the row came out better than the bot in the column, in per cent, with 95 % intervals; games in which neither did count half.
arena-decisions = Decisions
arena-mean = Mean
arena-median = Median
arena-most = 99 %
arena-longest = Longest
arena-pace = Positions/s
arena-length = Half of the games end within { $half } turns, nine in ten within { $most }. A game takes { $actions } actions on average.
arena-endings = Endings: { $endings }.
arena-decided = Decided after { $games } games: the share of { $bot } is nearer to { $right } than to { $wrong } (log likelihood ratio { $ratio }, each error 5 %).
arena-undecided = Not decided after { $games } games: the share of { $bot } may be nearer to { $right } or to { $wrong } (log likelihood ratio { $ratio }; ±2.94 decides).
arena-written = Report: { $file }
arena-title = Arena
arena-title-wins = Standings
arena-title-pairs = Against each other
arena-title-pace = Time for a decision
arena-title-command = The command
arena-plot-wins = Share of wins
arena-plot-ratings = Ratings
arena-plot-lengths = Length of the games in turns
arena-note = A shared win counts in parts. The intervals take the deals as independent, not their games. Ratings (Weng and Lin) begin at 25; a lead of 4.2 wins two times in three.
arena-note-pace = Only decisions with a choice count. Times are right to two per cent; the first answer of a program includes its start.
arena-made = Played by stammtisch { $version }. Started again, the command goes on where it was.

serve-open = Stammtisch is open: { $address }
    Everything is kept in { $file }. Ctrl-C closes it.
keep-exists = { $file } is there already; nothing was changed.
keep-backed-up = Copied to { $file }.
keep-exported = { $count ->
    [one] One change was written to { $file }.
   *[other] { $count } changes were written to { $file }.
}
keep-imported = { $count ->
    [one] One change was imported.
   *[other] { $count } changes were imported.
}
verify-sound = { $broken ->
    [0] The shuffle is the one that was fixed before the game, and every step is sound.
    [one] The shuffle is the one that was fixed before the game, and every step is sound. It was broken off once before.
   *[other] The shuffle is the one that was fixed before the game, and every step is sound. It was broken off { $broken } times before.
}
verify-sound-first = The deal follows from the secret and the nonces, and every step is sound. This first form of the proof does not show that the server tried no nonces.
serve-locked = Another server is using { $folder }. Stop it first, or use another folder with --data DIR.
