# The program's own messages.

you = You
player = Player { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Welcome to the Stammtisch. Which game shall it be?
host-game = { $number }  { $game ->
    [monad] Monad: trade, buy and leap your way up to the Monads
    [rotundo] Rotundo: collect three matching bags, or put the card up for auction
    [fiches] Fiches: lay tiles, earn chips
   *[other] { $game }
} ({ $least } to { $most } players)
host-which = Number of the game (Enter for 1):
host-players = How many play, { $least } to { $most } (Enter for { $least })? You play, bots take the other seats:
host-again = That is none of them.

no-such-game = There is no game “{ $game }”. There are: { $games }.
file-unreadable = { $file } cannot be read: { $why }
rules-no-clause = There is no clause { $clause } in this rule book.

play-welcome = { $game ->
    [monad] Monad
    [rotundo] Rotundo
    [fiches] Fiches
   *[other] { $game }
} for { $players } players.
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
play-second-chance = { $margin ->
        [0] Nearly as good: { $number }, { $action }.
       *[other] Next best: { $number }, { $action }; it wins about { $margin } games in a hundred less.
    }
play-second-points = { $margin ->
        [0] Nearly as good: { $number }, { $action }.
        [one] Next best: { $number }, { $action }; about one point less.
       *[other] Next best: { $number }, { $action }; about { $margin } points less.
    }
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

engine-not-json = This is not JSON: { $why }
engine-too-long = The line is longer than { $most } bytes.
engine-no-game = No game is loaded.
engine-nothing-to-undo = There is nothing to take back.
engine-no-solver = This game has no solver for “{ $objective }”.
engine-not-on-turn = This player is not on turn.
engine-other-seat = The view is that of seat { $seat }.
engine-over = The game is over.
expected-seed = a whole number or a text
