# The shell of the browser client in English.

app = Stammtisch
skip = Skip to content
to-home = Home
guest = Guest
yes = Yes
no = No
option-default = Default
option-unreadable = We can’t read this. Check the brackets, quotes and commas.
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Opponents’ turns
settings-pace-quick = Quick
settings-pace-normal = Normal
settings-pace-calm = Calm
settings-pace-off = No pauses
settings-tips = Tips while you play
settings-sound = Sound
settings-notify = Notify me when it’s my turn
settings-vibrate = Vibration
settings-install = Install app
settings-plain = This address has no HTTPS, so your browser can’t notify you or install Stammtisch as an app.
name = Your name
name-save = Save
name-saved = Name saved.
name-link = Continue on another device
name-link-made = Open this link on your other device. It’s only for you and works once.
home-title = Pull up a chair
home-lead = Three card and tile games, with friends or against bots. No account, no waiting.
home-players = { $from } to { $to } players
home-minutes = about { $count } minutes
home-play = Play now
home-open-table = Open a table
home-level = Bot level
home-yours = Your games
home-finished = Finished games
home-damaged = { $count ->
    [one] One of your tables is broken and won’t open. Please tell the person who runs this server.
   *[other] { $count } of your tables are broken and won’t open. Please tell the person who runs this server.
}
home-public = Open tables
home-public-empty = Nobody’s looking for players right now. Open a table and show it here.
home-join = Join a table
home-code = Code or link
home-go = Join
home-with = with { $names }
home-host = at { $name }’s table
home-seats = { $taken } of { $count } seats taken
home-state-playing = in progress
home-state-finished = finished
not-found-title = There’s nothing here
not-found-page = Check the address: it may have a typo.
not-found-table = There’s no such table, or it’s gone. Check the code: a letter may be missing.
come-back-title = Continue on this device
come-back-what = This link moves your name and your seats to this device. Anyone who played here before loses theirs.
come-back-confirm = Yes, that’s me
come-back-empty = This link isn’t complete. Copy all of it and try again.
error-title = No connection to the table
error-unreachable = The server isn’t answering. Nothing is lost.
error-damaged-title = This table is broken
error-damaged = Nothing is lost. Please tell the person who runs this server. All other tables are fine.
error-blocked = The server answers, but live updates are blocked. A network filter or a browser extension may be in the way. We’ll keep trying.
error-retrying = The server isn’t answering. We’ll keep trying.
error-too-many = That was a lot at once. Wait a moment, then try again.
error-retry = Try again
error-reconnecting = Connection lost. Reconnecting …
version-new = There’s a new version.
version-reload = Reload
error-stale = The table has changed. Take another look.
error-board = We couldn’t load this board. Reload the page.
error-page-title = We couldn’t load this page
error-page = The server isn’t answering, or there’s a new version. Nothing is lost.
table-joining = One moment …
table-of = { $game } table
table-middle = The table
table-own = Your seat
table-others = The others
seat-nth = Seat { $count }
seat-you = you
seat-away = away, a bot is playing
seat-not-connected = connection lost
seat-free = Free seat
seat-free-what = for a friend or a bot
seat-sit = Sit here
seat-move = Move here
seat-leave = Leave seat
seat-remove = Remove
seat-bot = Add a bot
seat-bot-level = Bot’s level, or a free seat
seat-ready = ready
seat-not-ready = not ready yet
seat-host = host
bot = Bot
bot-nth = Bot { $count }
level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-strong = strong
level-ismcts = deep thinker
lobby-of = { $name } is the host.
lobby-seats = Seats
lobby-free = { $count ->
    [one] One seat is free. Invite someone or add a bot.
   *[other] { $count } seats are free. Invite people or add bots.
}
lobby-free-guest = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-complete = Everyone’s here.
lobby-host-starts = Everyone’s here. { $name } can start the game.
lobby-fill = Fill with bots
lobby-start = Start game
lobby-ready = I’m ready
lobby-you-are-ready = You’re ready.
lobby-shuffling = Shuffling …
lobby-broken = { $count ->
    [one] Someone stopped the shuffle once.
   *[other] Players stopped the shuffle { $count } times.
}
lobby-invite = Invite
lobby-invite-what = Anyone with this link can join or watch.
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Copied
lobby-copy-failed = Your browser won’t let us copy. The link is selected, so you can copy it yourself.
lobby-qr = QR code with the link to this table
lobby-settings = Game settings
lobby-players = Players
lobby-public = Show this table on the home page
lobby-screen = Show on TV
screen-join = Scan to join
screen-watch = Scan to watch
screen-begins = The game begins.
screen-local-only = Phones can’t open this address. Open this page using this computer’s network name instead.
time-control = Clock
time-control-what = When your time runs out, we warn you. Then a bot plays until you’re back.
time-control-none = No clock
time-control-turn-is = { $time } per turn
time-control-total-is = { $time } per player, plus { $more } s per turn
time-control-days-is = { $count ->
    [one] One day per turn
   *[other] { $count } days per turn
}
clock-left = { $time } left
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
turn-yours = Your turn
turn-on = playing now
turn-watching = You’re watching. It’s { $name }’s turn.
seat-let-bot-play = Let a bot play for me
turn-of = It’s { $name }’s turn.
bar = Actions
bar-undo = Undo (Ctrl+Z)
bar-redo = Redo (Ctrl+Shift+Z)
bar-hint = Hint
bar-sending = Sending …
bar-not-now = Not now
bar-bot-plays = A bot is playing for you.
bar-return = I’m back
hint-look = Look at what’s highlighted.
hint-do = Do this
hint-dismiss = Let me think
panel = Log, chat, people, rules
panel-unread = { $count ->
    [one] Log, chat, people, rules: one new message
   *[other] Log, chat, people, rules: { $count } new messages
}
ticker-open = Open the log
missed-moves = { $count ->
    [one] See the move you missed
   *[other] See the { $count } moves you missed
}
panel-log = Log
panel-chat = Chat
panel-rules = Rules
panel-close = Close
log-empty = Nothing has happened yet.
chat-empty = No messages yet. Say hello!
chat-field = Say something
chat-send = Send
chat-announced = { $name } says: { $text }
rules-clause = Rule { $rule }
end-shuffle-check = Check the shuffle
shuffle-check-title = Was the shuffle fair?
shuffle-check-lead = Before the game, the server and everyone at the table each locked in a secret number. Your browser now works out the deal from them, so you don’t have to trust the server.
shuffle-check-working = Checking …
shuffle-check-complete = Everything checks out.
shuffle-check-partial = Everything we could check is correct.
shuffle-check-fault = Something doesn’t add up.
shuffle-check-not-shuffled = Nobody shuffled this game: it started from a position set up by hand.
shuffle-check-promise-held = The server kept its promise: its secret matches the fingerprint it gave.
shuffle-check-promise-fault = The server’s secret doesn’t match the fingerprint it promised.
shuffle-check-shown-held = Everyone else locked in a number before your browser showed its own.
shuffle-check-shown-fault = Before the game, your browser saw other fingerprints. Unless you joined on another device, something’s wrong.
shuffle-check-shown-unknown = You joined on another device, so this browser saw no promise.
shuffle-check-own-held = The deal uses your browser’s number, unchanged.
shuffle-check-own-fault = The deal doesn’t use your browser’s number. Unless you joined on another device, something’s wrong.
shuffle-check-own-unknown = This browser didn’t add a number to this game.
shuffle-check-parts-held = Nobody changed their number afterwards, and the bots’ numbers follow from the server’s secret.
shuffle-check-parts-fault = Someone’s number isn’t the one they locked in.
shuffle-check-deal-held = Together, the numbers give exactly the deal you played.
shuffle-check-deal-fault = Together, the numbers give a different deal from the one you played.
shuffle-check-numbers = Show the numbers
shuffle-check-value-secret = The server’s secret
shuffle-check-value-fingerprint = Its fingerprint (SHA-256), computed here
shuffle-check-value-commitment = The promised fingerprint
shuffle-check-value-seen = Seen here before the game
shuffle-check-value-nonce = Added by this browser
shuffle-check-value-by = Added by { $name }
shuffle-check-value-by-bot = Added for { $name } by the server
shuffle-check-value-key = Key of the deal (HMAC-SHA-256)
shuffle-check-proven = What this proves
shuffle-check-proven-nobody = Nobody could choose the deal: not the server, not its bots, and no other player.
shuffle-check-proven-together = The numbers of this game fit together.
shuffle-check-proven-players = The players couldn’t choose the deal, not even together.
shuffle-check-proven-after = Nobody changed the deal afterwards.
shuffle-check-open = What it doesn’t prove
shuffle-check-open-break = { $count ->
    [one] That nobody stopped the shuffle because they didn’t like it. In this game, someone stopped it once.
   *[other] That nobody stopped the shuffle because they didn’t like it. In this game, players stopped it { $count } times.
}
shuffle-check-open-no-break = That nobody would stop a shuffle they didn’t like. In this game, nobody did.
shuffle-check-open-before = That the numbers were locked in before the game: this browser didn’t see it.
shuffle-check-open-look = That nobody with access to the server looked at hidden cards or tiles.
shuffle-check-open-bots = That the server didn’t try out numbers for its bots, or for a player it controls, until it liked the deal. Newer games rule this out.
shuffle-check-open-moves = That every move followed the rules, and that later shuffles were fair. Download the game and check both with “{ $command }”.
shuffle-check-back = Back to the table
sandbox-you = You
example-of = Example: { $title }
example-open = Try it
example-close = Close
example-reset = Start over
disputed = Disputed rules
example-all = Rule book with examples to try
replay = Replay
replay-of = Replay: { $game }
replay-open = Watch replay
replay-table = Back to the table
hint-more = Why?
end-moments = Key moments
learn = Learn in five minutes
learn-title = Learn { $game }
learn-step = { $at } of { $count }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-done = Done! Go on when you’re ready.
learn-end = That’s all you need to know
learn-play = Play your first game
learn-again = Start over
kids = Kids’ table
end-you = You win!
end-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } win
}
end-rematch = Play again
end-you-shared = You share the win with { $names }!
end-second = You came second out of { $count }.
end-well-played = Well played. Next time it may be you.
end-share = Share a picture
end-share-failed = Your browser couldn’t make the picture.
sound-offer = Want to hear the table?
sound-on = Sound on
sound-no = No, thanks
end-download = Download game
cancel = Cancel
someone = someone
panel-people = People
people-none = Nobody else is here.
people-watching = watching
people-mute = Mute for me
people-unmute = Unmute for me
people-mute-all = Mute for everyone
people-unmute-all = Unmute for everyone
people-report = Report
people-report-what = Your report goes to the person who runs this server, with the last lines of the chat.
people-reported = Thanks. We’ve sent your report.
people-replace = Replace with a bot
people-replace-what = A bot takes { $name }’s seat for the rest of the game.
people-resign = Resign
people-resign-what = A bot plays on for you, and you can’t rejoin this game.
people-allow-watching = Let others watch
people-close = Close table
people-close-what = The game ends here for everyone.
account-devices = Your devices and links
account-device = Device
account-link = Unused link
account-this = this device
account-used = last used { $date }
account-revoke = Delete link
account-sign-out = Sign out
account-sign-out-what = This browser forgets you. You’ll need another device or a personal link to get back to your games.
account-export = Download my data
account-erase = Delete my data
account-erase-what = We delete your name and everything you wrote, and bots play on for you. You can’t undo this.
links-imprint = Legal notice
links-privacy = Privacy
signed-out-title = You’re signed out
signed-out = To get back to your games, open a personal link from your other device.
no-watching-title = You can’t watch this table
no-watching = The host doesn’t let others watch.
table-closed-title = This table is closed
table-closed = You can open a new one on the home page.
error-server = The server couldn’t do that. Try again in a moment.
error-bug-title = Something went wrong
error-bug = This page has a bug. Your connection is fine, and nothing is lost.
error-bug-part = We can’t show this part because of a bug: { $part }. Nothing is lost.

# The regulars, faces and what players show each other.
seat-level = Level: { $level }
seat-who = Change player
regulars = The regulars
regulars-level = This is how they play at level “medium”. At other levels they all play the same way.
person-about = About { $name }
person-regular = A regular. Level: { $level }
face-choose = Choose a face
face-beret = Beret and striped shirt
face-curls = Brown curls
face-braids = Two braids
face-cap = Baseball cap
face-afro = Afro and hoop earrings
face-waves = Long waves and a flower
face-goatee = Goatee
face-turban = Turban and full beard
face-hood = Hood
face-topknot = Topknot and beard
face-pixie = Short hair and sunglasses
face-straw = Straw hat and freckles
reactions = React
reaction-cheers = Cheers!
reaction-well_played = Well played!
reaction-ouch = Ouch!
reaction-thinking = Let me think …
reaction-announced = { $name }: { $reaction }
bubble-close = Hide what { $name } says
lobby-waits-for = Waiting for { $names } to be ready.
lobby-waits-for-you = Everyone’s waiting for you. Are you ready?
people-leave = Leave table
people-leave-what = A bot plays for you until you come back.
people-watchers = { $count ->
    [0] Nobody’s watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
people-watchers-many = { $count } or more people are watching.
home-remove = Remove from your list
home-remove-lobby = You leave this table.
home-remove-playing = You resign. A bot plays on for you, and you can’t rejoin this game.
home-remove-finished = The game disappears from your list. The others keep it.
first-game = New to { $game }?
first-game-what = The lesson shows you how it works, move by move. Or the coach explains while you play.
first-game-coach = Play with the coach
first-game-play = Just play
tip = Tip
tip-dismiss = Got it
