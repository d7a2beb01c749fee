# The shell of the browser client in English.

app = Stammtisch
skip = To the content
to-home = Home
guest = Guest
yes = yes
no = no
option-default = as usual
option-unreadable = This is not JSON that can be read.
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = like the device
settings-theme-light = light
settings-theme-dark = dark
settings-sound = Sounds
settings-notify = Notify me when it is my turn
settings-vibrate = Vibration
settings-install = Install as an app
settings-plain = This address has no HTTPS. Without it, browsers don’t let us notify you or keep Stammtisch as an app.
name = Your name
name-save = Save
name-saved = Your name is saved.
name-link = Play on with another device
name-link-made = Open this link there. It’s yours alone and works once.
home-title = Sit down and play
home-lead = Three games of cards and tiles, with friends or against bots. No account, no waiting.
home-players = { $from } to { $to } players
home-minutes = about { $count } minutes
home-play = Play now
home-open-table = Make a table
home-level = The bots are
home-yours = Your games
home-finished = Played before
home-damaged = { $count ->
    [one] One of your tables is broken and cannot be opened. Please tell whoever runs this server.
   *[other] { $count } of your tables are broken and cannot be opened. Please tell whoever runs this server.
}
home-public = Open tables
home-public-empty = Nobody is waiting for players just now. Make a public table, and it will be here.
home-join = Join a table
home-code = Code or link
home-go = Join
home-with = with { $names }
home-host = at { $name }’s table
home-seats = { $taken } of { $count } seats
home-state-playing = in play
home-state-finished = finished
not-found-title = There is nothing here
not-found-page = This address leads nowhere.
not-found-table = This table does not exist, or no longer. Perhaps a letter of the code is missing.
come-back-title = Play on here
come-back-what = This link brings your name and your seats to this device. Whoever uses this device now gives up the seats it had.
come-back-confirm = Yes, that is me
come-back-empty = The link is not complete. Copy it once more, to its end.
error-title = No connection to the table
error-unreachable = The server does not answer just now. Nothing is lost.
error-damaged-title = This table is broken
error-damaged = It stays as it is, and nothing is lost. Please tell whoever runs this server. All other tables go on.
error-blocked = The server answers, but live updates are blocked. A network filter or a browser extension may be in the way. We keep trying.
error-retrying = The server isn’t answering. We keep trying.
error-too-many = That was a lot at once. Wait a moment, then try again.
error-retry = Try again
error-reconnecting = Connection lost. Reconnecting …
version-new = There’s a new version.
version-reload = Reload
error-stale = Something has happened meanwhile. Have another look.
error-board = This board could not be loaded. Load the page again.
error-page-title = This page could not be loaded
error-page = The server does not answer just now, or it has become a newer one. Nothing is lost.
table-joining = One moment …
table-of = { $game } table
table-middle = The table
table-own = Your place
table-others = The others
seat-nth = Seat { $count }
seat-you = you
seat-away = away, a bot plays
seat-not-connected = connection lost
seat-free = Free seat
seat-free-what = for a friend or a bot
seat-sit = Sit here
seat-move = Move here
seat-leave = Get up
seat-remove = Free the seat
seat-bot = Put a bot here
seat-ready = ready
seat-not-ready = not ready yet
seat-host = host
bot = Bot
bot-nth = Bot { $count }
level-random = random
level-greedy = greedy
level-easy = gentle
level-medium = good
level-strong = strong
level-ismcts = searching
lobby-of = { $name } is the host.
lobby-seats = Seats
lobby-free = { $count ->
    [one] One seat is still free: invite somebody, or give it to a bot.
   *[other] { $count } seats are still free: invite somebody, or give them to bots.
}
lobby-free-guest = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-unready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
lobby-complete = Everybody is here.
lobby-host-starts = Everybody is here. { $name } starts the game.
lobby-start = Start the game
lobby-ready = I am ready
lobby-you-are-ready = You are ready.
lobby-shuffling = Shuffling …
lobby-broken = { $count ->
    [one] The shuffle was broken off once.
   *[other] The shuffle was broken off { $count } times.
}
lobby-invite = Invite
lobby-invite-what = Whoever has this link can sit down or watch.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-failed = The browser does not let us copy. The link is selected: copy it yourself.
lobby-qr = The link to this table as a QR code
lobby-settings = The game
lobby-players = Players
lobby-public = Show this table on the home page
lobby-screen = Show on the TV
screen-join = Scan and sit down
screen-watch = Watch along
screen-begins = The game begins.
screen-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
screen-host-starts = Everybody is here. { $name } can start.
screen-local-only = Phones cannot find this address. Open this page by this computer’s name in your network.
time-control = Clock
time-control-what = When the time is up, there is a warning; after that a bot plays until you are back.
time-control-none = no clock
time-control-turn-is = { $time } for a turn
time-control-total-is = { $time } for the game, { $more } s more after a turn
time-control-days-is = { $count ->
    [one] one day for a turn
   *[other] { $count } days for a turn
}
clock-left = { $time } left
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
turn-yours = Your turn
turn-on = on turn
turn-watching = You are watching. It is { $name }’s turn.
seat-let-bot-play = Let a bot play for me
turn-of = It is { $name }’s turn.
bar = What you can do
bar-undo = Undo (Ctrl+Z)
bar-redo = Redo (Ctrl+Shift+Z)
bar-hint = Hint
bar-sending = Sending …
bar-not-now = Not now
bar-bot-plays = A bot plays for you.
bar-return = I am back
hint-look = Look at what is marked.
hint-do = Do this
hint-dismiss = Let me think
panel = Log, chat, people, rules
panel-unread = { $count ->
    [one] Log, chat, people, rules: one new message
   *[other] Log, chat, people, rules: { $count } new messages
}
panel-log = Log
panel-chat = Chat
panel-rules = Rules
panel-close = Fold away
log-empty = What happens will be told here.
chat-empty = Nobody has said anything yet.
chat-field = Say something
chat-send = Send
chat-announced = { $name } says: { $text }
rules-clause = Rule { $rule }
end-shuffle-check = Check the shuffle
shuffle-check-title = Was it shuffled fairly?
shuffle-check-lead = Before the game the server and everyone at the table fixed a secret number each. Your browser now works out the deal from all of them. It doesn’t have to trust the server.
shuffle-check-working = Working it out …
shuffle-check-complete = Everything fits.
shuffle-check-partial = Everything we could check is correct.
shuffle-check-fault = Something does not fit.
shuffle-check-not-shuffled = This game was not shuffled: it began from a position that was set up by hand.
shuffle-check-promise-held = The server kept its promise: the secret is the one whose fingerprint it gave.
shuffle-check-promise-fault = The secret does not have the fingerprint that was promised.
shuffle-check-shown-held = Before your browser revealed its number, it saw every other number fixed.
shuffle-check-shown-fault = Your browser saw other fixed numbers before the game. Unless you joined on another device, something is wrong.
shuffle-check-shown-unknown = You joined on another device, so this browser saw no promise.
shuffle-check-own-held = Your browser’s number was used, unchanged.
shuffle-check-own-fault = Your browser’s number was not used. Unless you joined on another device, something is wrong.
shuffle-check-own-unknown = This browser added no number to this game.
shuffle-check-parts-held = Every other number is the one that was fixed; the bots’ numbers follow from the server’s secret.
shuffle-check-parts-fault = A number is not the one that was fixed before the shuffle.
shuffle-check-deal-held = All the numbers together give exactly the deal you played.
shuffle-check-deal-fault = All the numbers together give another deal than the one you played.
shuffle-check-numbers = Show the numbers
shuffle-check-value-secret = The server’s secret
shuffle-check-value-fingerprint = Its fingerprint (SHA-256), worked out here
shuffle-check-value-commitment = The fingerprint that was promised
shuffle-check-value-seen = Seen here before the game
shuffle-check-value-nonce = Added by this browser
shuffle-check-value-by = Added by { $name }
shuffle-check-value-by-bot = Added for { $name } by the server
shuffle-check-value-key = The key of the deal (HMAC-SHA-256)
shuffle-check-proven = What this proves
shuffle-check-proven-nobody = Nobody could choose the deal: not the server, not its bots, not another player.
shuffle-check-proven-together = The numbers in this record fit together.
shuffle-check-proven-players = No player could choose the deal, not even all of them together.
shuffle-check-proven-after = Nobody changed the deal afterwards.
shuffle-check-open = What it does not prove
shuffle-check-open-break = { $count ->
    [one] That nobody broke off a shuffle because they didn’t like it. We count that: this game’s shuffle was broken off once.
   *[other] That nobody broke off a shuffle because they didn’t like it. We count that: this game’s shuffle was broken off { $count } times.
}
shuffle-check-open-no-break = That nobody would have broken off a shuffle they didn’t like. This game’s shuffle was not broken off.
shuffle-check-open-before = That the numbers were fixed before the game: this browser didn’t see it.
shuffle-check-open-look = That nobody who runs the server looked at hidden cards or tiles.
shuffle-check-open-bots = That the server didn’t try numbers for a bot, or for a player it controls, until it liked the deal. This game is from before we could rule that out.
shuffle-check-open-moves = That every move kept to the rules, and what was shuffled later in the game. “{ $command }” checks both in the saved record.
shuffle-check-back = Back to the table
sandbox-you = You
sandbox-over = The game is over.
example-of = Example: { $title }
example-open = Try it
example-close = Fold away
example-reset = From the start
example-all = The book with examples to play
replay = Looking back
replay-of = Looking back: { $game }
replay-open = Look back at this game
replay-table = To the table
replay-games = This game and the others at this table
replay-game = Game { $count }
replay-start = The game begins.
replay-at = { $at } of { $of }
replay-step = Moment
replay-controls = Through the game
replay-first = To the start (Home)
replay-back = One step back (left arrow)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One step on (right arrow)
replay-last = To the end (End)
replay-viewpoint = Through the eyes of
replay-viewpoint-you = { $name } (you)
replay-viewpoint-watch = somebody who watched
replay-viewpoint-all = everybody: all open
replay-speed = Speed
replay-speed-is = { $speed } ×
replay-link = Copy the link to this moment
replay-log = What happened
replay-hand = { $name }’s place
replay-chances = Winning chances
replay-chances-what = Each player’s winning chances through the game. The turning points are listed below.
replay-chances-here = Here: { $chances }.
replay-not-analysed = The analysis hasn’t come this far yet.
replay-progress = Analysing the game
replay-failed = The analysis stopped: { $at } of { $of } steps are judged.
replay-decision-you = Your move here
replay-decision = { $name }’s move here
replay-show = Show it on the table
replay-turning-points = Turning points
replay-turning-points-none = The game had no sharp turn.
replay-turning-point = { $name }: { $from } → { $to }
replay-mistakes-you = Your mistakes
replay-mistakes = { $name }’s mistakes
replay-mistakes-none = No mistakes found.
replay-breakdown = Skill and luck
replay-breakdown-what = How everybody got from a fair share of the win to the result, in per cent. We compare moves with those of our standard bot.
replay-fair = Fair share
replay-deal = Deal
replay-skill = Own moves
replay-result = Result
hint-more = Why?
replay-verdict-forced = There was nothing to choose.
replay-verdict-good = Good move.
replay-verdict-mistake = Mistake: this was worth { $cost } more: { $what }.
replay-verdict-big-mistake = Big mistake: this was worth { $cost } more: { $what }.
replay-expected = The curve doesn’t show it, because our standard bot would have done the same.
replay-lucky-true = Lucky draw.
replay-lucky-false = Unlucky draw.
replay-kind-mistake = mistake
replay-kind-good-move = good move
replay-kind-lucky = lucky
replay-kind-unlucky = unlucky
replay-mistake = { $what } was worth { $cost } more.
replay-luck = Luck
replay-others = Others’ moves
replay-rating = How well you all played
replay-rating-what = The average cost of a move, compared with the best one.
replay-rating-excellent = { $name } played very well: a move cost { $cost } on average (± { $error }).
replay-rating-good = { $name } played well: a move cost { $cost } on average (± { $error }).
replay-rating-fair = { $name } played fairly well: a move cost { $cost } on average (± { $error }).
replay-rating-weak = { $name } gave a lot away: a move cost { $cost } on average (± { $error }).
end-moments = The moments of the game
learn = Learn in five minutes
learn-title = Learn { $game }
learn-step = { $at } of { $count }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-other = That would be allowed as well. For now, try what is described here.
learn-done = This step is done. Go on whenever you like.
learn-end = That is all you need
learn-play = Play now
learn-again = Once more from the start
kids = Children’s table
end-you = You win!
end-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } win
}
end-rematch = Once more
end-download = Save the record
cancel = Cancel
someone = someone
panel-people = People
people-none = Nobody else is here.
people-watching = watching
people-mute = Mute for me
people-unmute = Unmute for me
people-mute-all = Mute for everyone
people-unmute-all = Let them write again
people-report = Report
people-report-what = Whoever runs this server gets your report with the last lines of the chat.
people-reported = Thanks. Your report has been sent.
people-replace = Replace with a bot
people-replace-what = A bot takes { $name }’s seat for the rest of the game.
people-resign = Resign
people-resign-what = A bot plays on for you, and you can’t come back into this game.
people-allow-watching = Others may watch
people-close = Close table
people-close-what = The game ends here for everyone.
account-devices = Your devices and links
account-device = A device
account-link = A link you haven’t used
account-this = this device
account-used = last used { $date }
account-revoke = Revoke
account-sign-out = Sign out
account-sign-out-what = This browser forgets you. Without another device or a personal link you can’t get back to your games.
account-export = Download my data
account-erase = Erase me
account-erase-what = Your name and everything you wrote are deleted. Bots play on for you. This can’t be undone.
links-imprint = Imprint
links-privacy = Privacy
signed-out-title = You’re signed out
signed-out = This device is no longer signed in.
no-watching-title = You can’t watch this table
no-watching = The host doesn’t let others watch.
table-closed-title = This table is closed
table-closed = Nothing happens here any more.
