# The shell of the browser client in Dutch.

app = Stammtisch
skip = Naar de inhoud
to-home = Startpagina
guest = Gast
yes = ja
no = nee
option-default = zoals gewoonlijk
option-unreadable = Dit is geen leesbare JSON.
settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = zoals het apparaat
settings-theme-light = licht
settings-theme-dark = donker
settings-sound = Geluiden
settings-notify = Geef een seintje als ik aan de beurt ben
settings-vibrate = Trillen
settings-install = Als app installeren
settings-plain = Dit adres heeft geen HTTPS. Zonder staan browsers geen meldingen toe en geen Stammtisch als app.
name = Je naam
name-save = Opslaan
name-saved = Je naam is opgeslagen.
name-link = Verder spelen op een ander apparaat
name-link-made = Open daar deze link. Hij is alleen voor jou en werkt één keer.
home-title = Schuif aan en speel
home-lead = Drie spellen met kaarten en stenen, met vrienden of tegen bots. Zonder account, zonder wachten.
home-players = { $from } tot { $to } spelers
home-minutes = ongeveer { $count } minuten
home-play = Nu spelen
home-open-table = Tafel openen
home-level = De bots zijn
home-yours = Jouw spellen
home-finished = Eerder gespeeld
home-damaged = { $count ->
    [one] Een van je tafels is kapot en kan niet worden geopend. Laat het weten aan wie deze server beheert.
   *[other] { $count } van je tafels zijn kapot en kunnen niet worden geopend. Laat het weten aan wie deze server beheert.
}
home-public = Open tafels
home-public-empty = Er wacht nu niemand op medespelers. Een openbare tafel van jou verschijnt hier.
home-join = Bij een tafel aanschuiven
home-code = Code of link
home-go = Aanschuiven
home-with = met { $names }
home-host = aan de tafel van { $name }
home-seats = { $taken } van { $count } plaatsen
home-state-playing = bezig
home-state-finished = afgelopen
not-found-title = Hier is niets
not-found-page = Dit adres leidt nergens heen.
not-found-table = Deze tafel bestaat niet, of niet meer. Misschien ontbreekt er een teken van de code.
come-back-title = Hier verder spelen
come-back-what = Deze link brengt je naam en je plaatsen naar dit apparaat. Wie hier eerder speelde, geeft hier zijn plaatsen op.
come-back-confirm = Ja, dat ben ik
come-back-empty = De link is niet volledig. Kopieer hem nog eens helemaal.
error-title = Geen verbinding met de tafel
error-unreachable = De server antwoordt nu even niet. Er is niets verloren.
error-damaged-title = Deze tafel is kapot
error-damaged = Hij blijft zoals hij is en er gaat niets verloren. Laat het weten aan wie deze server beheert. Alle andere tafels gaan door.
error-blocked = De server antwoordt, maar live-updates worden tegengehouden. Misschien door een netwerkfilter of een extensie. We blijven het proberen.
error-retrying = De server antwoordt niet. We blijven het proberen.
error-too-many = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
error-retry = Opnieuw proberen
error-reconnecting = Verbinding kwijt. We verbinden opnieuw …
version-new = Er is een nieuwe versie.
version-reload = Opnieuw laden
error-stale = Intussen is er iets gebeurd. Kijk nog eens.
error-board = Dit bord kon niet worden geladen. Laad de pagina opnieuw.
error-page-title = Deze pagina kon niet worden geladen
error-page = De server antwoordt nu even niet, of is intussen vernieuwd. Er is niets verloren.
table-joining = Een ogenblik …
table-of = { $game }-tafel
table-middle = De tafel
table-own = Jouw plaats
table-others = De anderen
seat-nth = Plaats { $count }
seat-you = jij
seat-away = weg, een bot speelt
seat-not-connected = verbinding kwijt
seat-free = Vrije plaats
seat-free-what = voor een vriend of een bot
seat-sit = Hier gaan zitten
seat-move = Hierheen
seat-leave = Opstaan
seat-remove = Plaats vrijmaken
seat-bot = Een bot neerzetten
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-host = nodigt uit
bot = Bot
bot-nth = Bot { $count }
level-random = willekeurig
level-greedy = gretig
level-easy = rustig
level-medium = goed
level-strong = sterk
level-ismcts = zoekend
lobby-of = { $name } is de gastheer.
lobby-seats = Plaatsen
lobby-free = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of zet er een bot neer.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit of zet er bots neer.
}
lobby-free-guest = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-unready = { $count ->
    [one] Eén speler is nog niet klaar.
   *[other] { $count } spelers zijn nog niet klaar.
}
lobby-complete = Iedereen is er.
lobby-host-starts = Iedereen is er. { $name } begint het spel.
lobby-start = Spel beginnen
lobby-ready = Ik ben klaar
lobby-you-are-ready = Je bent klaar.
lobby-shuffling = Er wordt geschud …
lobby-broken = { $count ->
    [one] Het schudden is één keer afgebroken.
   *[other] Het schudden is { $count } keer afgebroken.
}
lobby-invite = Uitnodigen
lobby-invite-what = Wie deze link heeft, kan aanschuiven of toekijken.
lobby-link = Link naar deze tafel
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-copy-failed = De browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.
lobby-qr = De link naar deze tafel als QR-code
lobby-settings = Het spel
lobby-players = Spelers
lobby-public = Deze tafel op de startpagina tonen
lobby-screen = Op de tv tonen
screen-join = Scan en schuif aan
screen-watch = Meekijken
screen-begins = Het spel begint.
screen-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
screen-host-starts = Iedereen is er. { $name } kan beginnen.
screen-local-only = Telefoons vinden dit adres niet. Open deze pagina met de naam van deze computer in jullie netwerk.
time-control = Klok
time-control-what = Is de tijd om, dan komt er een waarschuwing; daarna speelt een bot tot je terug bent.
time-control-none = zonder klok
time-control-turn-is = { $time } per beurt
time-control-total-is = { $time } voor het spel, { $more } s erbij na elke beurt
time-control-days-is = { $count ->
    [one] één dag per beurt
   *[other] { $count } dagen per beurt
}
clock-left = nog { $time }
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
turn-yours = Jij bent aan de beurt
turn-on = aan de beurt
turn-watching = Je kijkt toe. { $name } is aan de beurt.
seat-let-bot-play = Een bot voor mij laten spelen
turn-of = { $name } is aan de beurt.
bar = Wat je kunt doen
bar-undo = Ongedaan maken (Ctrl+Z)
bar-redo = Opnieuw doen (Ctrl+Shift+Z)
bar-hint = Tip
bar-sending = Wordt verstuurd …
bar-not-now = Toch niet
bar-bot-plays = Een bot speelt voor je.
bar-return = Ik ben terug
hint-look = Kijk naar wat gemarkeerd is.
hint-do = Dat doe ik
hint-dismiss = Ik denk zelf na
panel = Verloop, chat, mensen, regels
panel-unread = { $count ->
    [one] Verloop, chat, mensen, regels: één nieuw bericht
   *[other] Verloop, chat, mensen, regels: { $count } nieuwe berichten
}
panel-log = Verloop
panel-chat = Chat
panel-rules = Regels
panel-close = Inklappen
log-empty = Hier wordt verteld wat er gebeurt.
chat-empty = Nog niemand heeft iets gezegd.
chat-field = Zeg iets
chat-send = Versturen
chat-announced = { $name } zegt: { $text }
rules-clause = Regel { $rule }
end-shuffle-check = Het schudden nagaan
shuffle-check-title = Is er eerlijk geschud?
shuffle-check-lead = Voor het spel hebben de server en iedereen aan tafel elk een geheim getal vastgelegd. Daaruit rekent je browser nu na wat er is uitgedeeld. Daarvoor hoeft hij de server niet te geloven.
shuffle-check-working = Wordt nagerekend …
shuffle-check-complete = Alles klopt.
shuffle-check-partial = Alles wat hier na te gaan is, klopt.
shuffle-check-fault = Er klopt iets niet.
shuffle-check-not-shuffled = Dit spel is niet geschud: het begon met een stelling die met de hand was opgezet.
shuffle-check-promise-held = De server heeft zijn belofte gehouden: het is het geheim waarvan hij de vingerafdruk gaf.
shuffle-check-promise-fault = Het geheim heeft niet de vingerafdruk die was beloofd.
shuffle-check-shown-held = Voordat je browser zijn getal liet zien, lagen alle andere vast.
shuffle-check-shown-fault = Je browser heeft voor het spel andere vastleggingen gezien. Als je niet op een ander apparaat meedeed, is er iets mis.
shuffle-check-shown-unknown = Je deed mee op een ander apparaat, dus deze browser heeft geen belofte gezien.
shuffle-check-own-held = Het getal van je browser is ongewijzigd gebruikt.
shuffle-check-own-fault = Het getal van je browser is niet gebruikt. Als je niet op een ander apparaat meedeed, is er iets mis.
shuffle-check-own-unknown = Deze browser heeft aan dit spel geen getal toegevoegd.
shuffle-check-parts-held = Alle andere getallen zijn de vastgelegde; die van de bots volgen uit het geheim van de server.
shuffle-check-parts-fault = Een getal is niet het getal dat voor het schudden was vastgelegd.
shuffle-check-deal-held = Alle getallen samen geven precies wat er is uitgedeeld.
shuffle-check-deal-fault = Alle getallen samen geven iets anders dan er is uitgedeeld.
shuffle-check-numbers = De getallen tonen
shuffle-check-value-secret = Het geheim van de server
shuffle-check-value-fingerprint = De vingerafdruk ervan (SHA-256), hier berekend
shuffle-check-value-commitment = De beloofde vingerafdruk
shuffle-check-value-seen = Hier voor het spel gezien
shuffle-check-value-nonce = Toegevoegd door deze browser
shuffle-check-value-by = Toegevoegd door { $name }
shuffle-check-value-by-bot = Door de server toegevoegd voor { $name }
shuffle-check-value-key = De sleutel van het schudden (HMAC-SHA-256)
shuffle-check-proven = Wat dit bewijst
shuffle-check-proven-nobody = Niemand kon het schudden kiezen: niet de server, niet zijn bots, geen andere speler.
shuffle-check-proven-together = De getallen in dit verslag passen bij elkaar.
shuffle-check-proven-players = Geen speler kon het schudden kiezen, zelfs niet allemaal samen.
shuffle-check-proven-after = Niemand heeft er achteraf iets aan veranderd.
shuffle-check-open = Wat het niet bewijst
shuffle-check-open-break = { $count ->
    [one] Dat niemand het schudden heeft afgebroken omdat het niet beviel. Dat tellen we: in dit spel is het één keer afgebroken.
   *[other] Dat niemand het schudden heeft afgebroken omdat het niet beviel. Dat tellen we: in dit spel is het { $count } keer afgebroken.
}
shuffle-check-open-no-break = Dat niemand het schudden zou hebben afgebroken als het niet beviel. In dit spel is het niet afgebroken.
shuffle-check-open-before = Dat de getallen voor het spel zijn vastgelegd: deze browser heeft het niet gezien.
shuffle-check-open-look = Dat niemand die de server beheert naar verborgen kaarten of stenen heeft gekeken.
shuffle-check-open-bots = Dat de server niet voor een bot, of voor een speler in zijn macht, getallen heeft geprobeerd tot het schudden hem beviel. Bij nieuwere spellen kan dat niet meer.
shuffle-check-open-moves = Dat elke zet volgens de regels was, en wat later in het spel is geschud. ‘{ $command }’ gaat beide na in het opgeslagen verslag.
shuffle-check-back = Terug naar de tafel
sandbox-you = Jij
sandbox-over = Het spel is afgelopen.
example-of = Voorbeeld: { $title }
example-open = Probeer het
example-close = Inklappen
example-reset = Opnieuw
example-all = Het boekje met voorbeelden om te proberen
replay = Terugblik
replay-of = Terugblik: { $game }
replay-open = Op dit spel terugkijken
replay-table = Naar de tafel
replay-games = Dit spel en de andere aan deze tafel
replay-game = Spel { $count }
replay-start = Het spel begint.
replay-at = { $at } van { $of }
replay-step = Moment
replay-controls = Door het spel
replay-first = Naar het begin (Home)
replay-back = Een stap terug (pijl links)
replay-play = Afspelen (spatie)
replay-pause = Pauze (spatie)
replay-forward = Een stap verder (pijl rechts)
replay-last = Naar het einde (End)
replay-viewpoint = Door de ogen van
replay-viewpoint-you = { $name } (jij)
replay-viewpoint-watch = iemand die toekeek
replay-viewpoint-all = iedereen: alles open
replay-speed = Tempo
replay-speed-is = { $speed } ×
replay-link = Link naar dit moment kopiëren
replay-log = Wat er gebeurde
replay-hand = Plaats van { $name }
replay-chances = Winstkansen
replay-chances-what = De winstkansen van iedereen in de loop van het spel. De keerpunten staan eronder.
replay-chances-here = Hier: { $chances }.
replay-not-analysed = Zo ver is de analyse nog niet.
replay-progress = De analyse loopt
replay-failed = De analyse stopte: { $at } van de { $of } stappen zijn beoordeeld.
replay-decision-you = Jouw zet hier
replay-decision = Zet van { $name } hier
replay-show = Op de tafel laten zien
replay-turning-points = Keerpunten
replay-turning-points-none = Het spel had geen scherpe wending.
replay-turning-point = { $name }: { $from } → { $to }
replay-mistakes-you = Jouw fouten
replay-mistakes = Fouten van { $name }
replay-mistakes-none = Geen fouten gevonden.
replay-breakdown = Kunnen en geluk
replay-breakdown-what = Hoe iedereen van een gelijk deel van de winst bij de uitslag kwam, in procenten. We vergelijken de zetten met die van onze standaardbot.
replay-fair = Gelijk deel
replay-deal = Delen
replay-skill = Eigen zetten
replay-result = Uitslag
hint-more = Waarom?
replay-verdict-forced = Hier viel niets te kiezen.
replay-verdict-good = Goede zet.
replay-verdict-mistake = Fout: dit was { $cost } meer waard: { $what }.
replay-verdict-big-mistake = Grote fout: dit was { $cost } meer waard: { $what }.
replay-expected = De grafiek laat het niet zien, omdat onze standaardbot hetzelfde had gedaan.
replay-lucky-true = Geluk gehad.
replay-lucky-false = Pech gehad.
replay-kind-mistake = fout
replay-kind-good-move = goede zet
replay-kind-lucky = geluk
replay-kind-unlucky = pech
replay-mistake = { $cost } meer waard was: { $what }
replay-luck = Geluk
replay-others = Zetten van anderen
replay-rating = Hoe goed jullie speelden
replay-rating-what = Wat een zet gemiddeld kostte, vergeleken met de beste.
replay-rating-excellent = { $name } speelde heel goed: een zet kostte gemiddeld { $cost } (± { $error }).
replay-rating-good = { $name } speelde goed: een zet kostte gemiddeld { $cost } (± { $error }).
replay-rating-fair = { $name } speelde behoorlijk: een zet kostte gemiddeld { $cost } (± { $error }).
replay-rating-weak = { $name } gaf veel weg: een zet kostte gemiddeld { $cost } (± { $error }).
end-moments = De hoogtepunten van het spel
learn = Leer het in vijf minuten
learn-title = { $game } leren
learn-step = { $at } van { $count }
learn-next = Verder
learn-back = Terug
learn-skip = Overslaan
learn-show = Laat zien
learn-other = Dat zou ook mogen. Probeer nu eerst wat hier beschreven staat.
learn-done = Deze stap is klaar. Ga verder wanneer je wilt.
learn-end = Meer heb je niet nodig
learn-play = Meteen spelen
learn-again = Nog eens van voren af aan
kids = Kindertafel
end-you = Jij wint!
end-won = { $count ->
    [0] Het spel is afgelopen
    [one] { $names } wint
   *[other] { $names } winnen
}
end-rematch = Nog een keer
end-download = Verslag opslaan
cancel = Annuleren
someone = iemand
panel-people = Mensen
people-none = Er is verder niemand.
people-watching = kijkt mee
people-mute = Voor mij dempen
people-unmute = Weer lezen
people-mute-all = Voor iedereen dempen
people-unmute-all = Weer laten schrijven
people-report = Melden
people-report-what = De beheerder van deze server krijgt je melding met de laatste regels van de chat.
people-reported = Bedankt. Je melding is verstuurd.
people-replace = Vervangen door een bot
people-replace-what = Een bot neemt de plaats van { $name } over voor de rest van het spel.
people-resign = Opgeven
people-resign-what = Een bot speelt voor je verder. Je kunt niet terug in dit spel.
people-allow-watching = Anderen mogen meekijken
people-close = Tafel sluiten
people-close-what = Het spel eindigt hier voor iedereen.
account-devices = Je apparaten en links
account-device = Een apparaat
account-link = Een ongebruikte link
account-this = dit apparaat
account-used = laatst gebruikt op { $date }
account-revoke = Intrekken
account-sign-out = Afmelden
account-sign-out-what = Deze browser vergeet je. Zonder een ander apparaat of een persoonlijke link kom je niet terug bij je spellen.
account-export = Mijn gegevens downloaden
account-erase = Mij wissen
account-erase-what = Je naam en alles wat je schreef worden gewist. Bots spelen voor je verder. Dit kun je niet ongedaan maken.
links-imprint = Colofon
links-privacy = Privacy
signed-out-title = Je bent afgemeld
signed-out = Dit apparaat is niet meer aangemeld.
no-watching-title = Je kunt hier niet meekijken
no-watching = Meekijken mag niet aan deze tafel.
table-closed-title = Deze tafel is gesloten
table-closed = Hier gebeurt niets meer.
