# The shell of the browser client in Dutch.

app = Stammtisch
skip = Naar de inhoud
to-home = Startpagina
guest = Gast
yes = Ja
no = Nee
option-default = Standaard
option-unreadable = We kunnen dit niet lezen. Controleer haakjes, aanhalingstekens en komma’s.
settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = Zelfde als apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-pace = Beurten van anderen
settings-pace-quick = Vlot
settings-pace-normal = Normaal
settings-pace-calm = Rustig
settings-pace-off = Zonder pauzes
settings-tips = Aanwijzingen tijdens het spelen
settings-sound = Geluid
settings-notify = Geef me een seintje als ik aan de beurt ben
settings-vibrate = Trillen
settings-install = Als app installeren
settings-plain = Dit adres heeft geen HTTPS. Daarom kan je browser je geen seintje geven en Stammtisch niet als app installeren.
name = Je naam
name-save = Opslaan
name-saved = Naam opgeslagen.
name-link = Verder spelen op een ander apparaat
name-link-made = Open deze link op je andere apparaat. Hij is alleen voor jou en werkt één keer.
home-title = Schuif aan
home-lead = Drie kaart- en legspellen, met vrienden of tegen bots. Geen account, geen wachttijd.
home-players = { $from } tot { $to } spelers
home-minutes = ongeveer { $count } minuten
home-play = Nu spelen
home-open-table = Tafel openen
home-level = Niveau van de bots
home-yours = Jouw spellen
home-finished = Afgelopen spellen
home-damaged = { $count ->
    [one] Een van je tafels is kapot en gaat niet open. Laat het de beheerder van deze server weten.
   *[other] { $count } van je tafels zijn kapot en gaan niet open. Laat het de beheerder van deze server weten.
}
home-public = Open tafels
home-public-empty = Er zoekt nu niemand medespelers. Open een tafel en laat hem hier zien.
home-join = Bij een tafel aanschuiven
home-code = Code of link
home-go = Aanschuiven
home-with = met { $names }
home-host = aan de tafel van { $name }
home-seats = { $taken } van { $count } plaatsen bezet
home-state-playing = bezig
home-state-finished = afgelopen
not-found-title = Hier is niets
not-found-page = Kijk het adres nog eens na: misschien zit er een typefout in.
not-found-table = Deze tafel bestaat niet, of niet meer. Controleer de code: misschien ontbreekt er een teken.
come-back-title = Verder spelen op dit apparaat
come-back-what = Deze link haalt je naam en je plaatsen hierheen. Wie eerder op dit apparaat speelde, raakt de eigen plaatsen kwijt.
come-back-confirm = Ja, dat ben ik
come-back-empty = Deze link is niet compleet. Kopieer hem nog eens helemaal.
error-title = Geen verbinding met de tafel
error-unreachable = De server antwoordt niet. Er is niets verloren.
error-damaged-title = Deze tafel is kapot
error-damaged = Er is niets verloren. Laat het de beheerder van deze server weten. Alle andere tafels gaan gewoon door.
error-blocked = De server antwoordt, maar live-updates komen niet door. Misschien houdt een filter of extensie ze tegen. We blijven het proberen.
error-retrying = De server antwoordt niet. We blijven het proberen.
error-too-many = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
error-retry = Opnieuw proberen
error-reconnecting = Verbinding verbroken. Opnieuw verbinden …
version-new = Er is een nieuwe versie.
version-reload = Opnieuw laden
error-stale = Er is iets veranderd aan tafel. Kijk nog eens.
error-board = We konden het bord niet laden. Laad de pagina opnieuw.
error-page-title = We konden deze pagina niet laden
error-page = De server antwoordt niet, of er is een nieuwe versie. Er is niets verloren.
table-joining = Een ogenblik …
table-of = { $game }-tafel
table-middle = De tafel
table-own = Jouw plaats
table-others = De anderen
seat-nth = Plaats { $count }
seat-you = jij
seat-away = weg, een bot speelt
seat-not-connected = verbinding verbroken
seat-free = Vrije plaats
seat-free-what = voor vrienden of een bot
seat-sit = Hier gaan zitten
seat-move = Naar deze plaats
seat-leave = Plaats verlaten
seat-remove = Verwijderen
seat-bot = Bot toevoegen
seat-bot-level = Niveau van de bot of vrije plaats
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-host = host
bot = Bot
bot-nth = Bot { $count }
level-random = willekeurig
level-greedy = gretig
level-easy = makkelijk
level-medium = gemiddeld
level-strong = sterk
level-ismcts = diepe denker
lobby-of = { $name } is de host.
lobby-seats = Plaatsen
lobby-free = { $count ->
    [one] Er is één plaats vrij. Nodig iemand uit of voeg een bot toe.
   *[other] Er zijn { $count } plaatsen vrij. Nodig mensen uit of voeg bots toe.
}
lobby-free-guest = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-complete = Iedereen is er.
lobby-host-starts = Iedereen is er. { $name } kan het spel starten.
lobby-fill = Aanvullen met bots
lobby-start = Spel starten
lobby-ready = Ik ben klaar
lobby-you-are-ready = Je bent klaar.
lobby-shuffling = We schudden …
lobby-broken = { $count ->
    [one] Iemand heeft het schudden afgebroken.
   *[other] Iemand heeft het schudden { $count } keer afgebroken.
}
lobby-invite = Uitnodigen
lobby-invite-what = Met deze link kan iedereen meespelen of meekijken.
lobby-link = Link naar deze tafel
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-copy-failed = Je browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.
lobby-qr = QR-code met de link naar deze tafel
lobby-settings = Spelinstellingen
lobby-players = Spelers
lobby-public = Deze tafel op de startpagina tonen
lobby-screen = Op tv tonen
screen-join = Scan en speel mee
screen-watch = Scan en kijk mee
screen-begins = Het spel begint.
screen-local-only = Telefoons kunnen dit adres niet openen. Open de pagina met de naam van deze computer in jullie netwerk.
time-control = Klok
time-control-what = Is je tijd om, dan waarschuwen we je. Daarna speelt een bot tot je terug bent.
time-control-none = Geen klok
time-control-turn-is = { $time } per beurt
time-control-total-is = { $time } per speler, plus { $more } s per beurt
time-control-days-is = { $count ->
    [one] Eén dag per beurt
   *[other] { $count } dagen per beurt
}
clock-left = nog { $time }
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
turn-yours = Jij bent aan de beurt
turn-on = aan de beurt
turn-watching = Je kijkt mee. { $name } is aan de beurt.
seat-let-bot-play = Een bot voor mij laten spelen
turn-of = { $name } is aan de beurt.
bar = Acties
bar-undo = Ongedaan maken (Ctrl+Z)
bar-redo = Opnieuw doen (Ctrl+Shift+Z)
bar-hint = Tip
bar-sending = Bezig met versturen …
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
ticker-open = Verloop openen
missed-moves = { $count ->
    [one] Bekijk de gemiste zet
   *[other] Bekijk de { $count } gemiste zetten
}
panel-log = Verloop
panel-chat = Chat
panel-rules = Regels
panel-close = Sluiten
log-empty = Er is nog niets gebeurd.
chat-empty = Nog geen berichten. Zeg eens hallo!
chat-field = Zeg iets
chat-send = Versturen
chat-announced = { $name } zegt: { $text }
rules-clause = Regel { $rule }
end-shuffle-check = Schudden controleren
shuffle-check-title = Is er eerlijk geschud?
shuffle-check-lead = Vóór het spel legden de server en iedereen aan tafel elk een geheim getal vast. Daarmee rekent je browser nu na wat er is gedeeld. Zo hoef je de server niet te vertrouwen.
shuffle-check-working = We rekenen het na …
shuffle-check-complete = Alles klopt.
shuffle-check-partial = Alles wat we konden controleren, klopt.
shuffle-check-fault = Er klopt iets niet.
shuffle-check-not-shuffled = Niemand heeft geschud: het spel begon vanuit een stand die iemand had opgezet.
shuffle-check-promise-held = De server hield woord: zijn geheim past bij de vingerafdruk die hij gaf.
shuffle-check-promise-fault = Het geheim van de server past niet bij de beloofde vingerafdruk.
shuffle-check-shown-held = Alle andere getallen lagen vast voordat je browser het zijne liet zien.
shuffle-check-shown-fault = Vóór het spel zag je browser andere vingerafdrukken. Als je niet op een ander apparaat meedeed, is er iets mis.
shuffle-check-shown-unknown = Je deed mee op een ander apparaat, dus deze browser heeft geen belofte gezien.
shuffle-check-own-held = Het getal van je browser zit ongewijzigd in de verdeling.
shuffle-check-own-fault = Het getal van je browser zit niet in de verdeling. Als je niet op een ander apparaat meedeed, is er iets mis.
shuffle-check-own-unknown = Deze browser heeft geen getal aan dit spel bijgedragen.
shuffle-check-parts-held = Niemand heeft achteraf een getal veranderd, en de getallen van de bots volgen uit het geheim van de server.
shuffle-check-parts-fault = Iemand heeft een getal veranderd nadat het was vastgelegd.
shuffle-check-deal-held = Samen geven de getallen precies de verdeling waarmee jullie speelden.
shuffle-check-deal-fault = Samen geven de getallen een andere verdeling dan die waarmee jullie speelden.
shuffle-check-numbers = Getallen tonen
shuffle-check-value-secret = Het geheim van de server
shuffle-check-value-fingerprint = De vingerafdruk ervan (SHA-256), hier berekend
shuffle-check-value-commitment = De beloofde vingerafdruk
shuffle-check-value-seen = Hier gezien vóór het spel
shuffle-check-value-nonce = Toegevoegd door deze browser
shuffle-check-value-by = Toegevoegd door { $name }
shuffle-check-value-by-bot = Door de server toegevoegd voor { $name }
shuffle-check-value-key = Sleutel van de verdeling (HMAC-SHA-256)
shuffle-check-proven = Wat dit bewijst
shuffle-check-proven-nobody = Niemand kon de verdeling kiezen: de server niet, zijn bots niet en geen andere speler.
shuffle-check-proven-together = De getallen van dit spel passen bij elkaar.
shuffle-check-proven-players = De spelers konden de verdeling niet kiezen, zelfs niet samen.
shuffle-check-proven-after = Niemand heeft er achteraf iets aan veranderd.
shuffle-check-open = Wat het niet bewijst
shuffle-check-open-break = { $count ->
    [one] Dat niemand het schudden afbrak omdat de uitkomst niet beviel. In dit spel heeft iemand het één keer afgebroken.
   *[other] Dat niemand het schudden afbrak omdat de uitkomst niet beviel. In dit spel heeft iemand het { $count } keer afgebroken.
}
shuffle-check-open-no-break = Dat niemand het schudden zou afbreken als de uitkomst niet bevalt. In dit spel deed niemand dat.
shuffle-check-open-before = Dat de getallen vóór het spel zijn vastgelegd: deze browser heeft dat niet gezien.
shuffle-check-open-look = Dat niemand via de server naar verborgen kaarten of stenen heeft gekeken.
shuffle-check-open-bots = Dat de server niet voor zijn bots of een eigen speler getallen uitprobeerde tot de verdeling beviel. Nieuwere spellen sluiten dat uit.
shuffle-check-open-moves = Dat elke zet volgens de regels was en dat er later eerlijk is geschud. Download het spel en controleer allebei met ‘{ $command }’.
shuffle-check-back = Terug naar de tafel
sandbox-you = Jij
example-of = Voorbeeld: { $title }
example-open = Probeer het
example-close = Sluiten
example-reset = Opnieuw
disputed = Betwiste regels
example-all = Regelboekje met voorbeelden om te proberen
replay = Terugblik
replay-of = Terugblik: { $game }
replay-open = Terugblik bekijken
replay-table = Terug naar de tafel
hint-more = Waarom?
end-moments = Hoogtepunten
learn = Leer het in vijf minuten
learn-title = { $game } leren
learn-step = { $at } van { $count }
learn-next = Verder
learn-back = Terug
learn-skip = Overslaan
learn-show = Laat zien
learn-done = Gelukt! Ga verder wanneer je wilt.
learn-end = Meer hoef je niet te weten
learn-play = Speel je eerste spel
learn-again = Opnieuw beginnen
kids = Kindertafel
end-you = Jij wint!
end-won = { $count ->
    [0] Het spel is afgelopen
    [one] { $names } wint
   *[other] { $names } winnen
}
end-rematch = Nog een keer spelen
end-you-shared = Je deelt de winst met { $names }!
end-second = Je bent tweede van de { $count }.
end-well-played = Goed gespeeld. Misschien win jij de volgende keer.
end-share = Afbeelding delen
end-share-failed = Je browser kon de afbeelding niet maken.
sound-offer = Wil je de tafel horen?
sound-on = Geluid aan
sound-no = Nee, bedankt
end-download = Spel downloaden
cancel = Annuleren
someone = iemand
panel-people = Mensen
people-none = Er is verder niemand.
people-watching = kijkt mee
people-mute = Voor mij dempen
people-unmute = Voor mij weer tonen
people-mute-all = Voor iedereen dempen
people-unmute-all = Weer laten schrijven
people-report = Melden
people-report-what = Je melding gaat naar de beheerder van deze server, met de laatste regels van de chat.
people-reported = Bedankt. We hebben je melding verstuurd.
people-replace = Vervangen door een bot
people-replace-what = Een bot neemt de plaats van { $name } over voor de rest van het spel.
people-resign = Opgeven
people-resign-what = Een bot speelt voor je verder, en je kunt niet terug in dit spel.
people-allow-watching = Anderen mogen meekijken
people-close = Tafel sluiten
people-close-what = Het spel eindigt hier voor iedereen.
account-devices = Je apparaten en links
account-device = Apparaat
account-link = Ongebruikte link
account-this = dit apparaat
account-used = laatst gebruikt op { $date }
account-revoke = Link verwijderen
account-sign-out = Afmelden
account-sign-out-what = Deze browser vergeet je. Zonder een ander apparaat of een persoonlijke link kom je niet terug bij je spellen.
account-export = Mijn gegevens downloaden
account-erase = Mijn gegevens wissen
account-erase-what = We wissen je naam en alles wat je schreef. Bots spelen voor je verder. Dit kun je niet ongedaan maken.
links-imprint = Colofon
links-privacy = Privacyverklaring
signed-out-title = Je bent afgemeld
signed-out = Wil je terug naar je spellen? Open dan een persoonlijke link van je andere apparaat.
no-watching-title = Je kunt hier niet meekijken
no-watching = De host laat niemand meekijken.
table-closed-title = Deze tafel is gesloten
table-closed = Je kunt op de startpagina een nieuwe openen.
error-server = De server kon dat niet doen. Probeer het zo nog eens.
error-bug-title = Er ging iets mis
error-bug = Er zit een fout in deze pagina. Je verbinding is in orde en er is niets verloren.
error-bug-part = We kunnen dit deel door een fout niet tonen: { $part }. Er is niets verloren.

# De stamgasten, gezichten en wat spelers elkaar laten zien.
seat-level = Niveau: { $level }
seat-who = Speler wisselen
regulars = De stamgasten
regulars-level = Zo spelen ze op niveau ‘gemiddeld’. Op andere niveaus spelen ze allemaal hetzelfde.
person-about = Over { $name }
person-regular = Stamgast. Niveau: { $level }
face-choose = Kies een gezicht
face-beret = Baret en gestreept shirt
face-curls = Bruine krullen
face-braids = Twee vlechten
face-cap = Pet
face-afro = Afro en oorringen
face-waves = Lange golven en een bloem
face-goatee = Sikje
face-turban = Tulband en volle baard
face-hood = Capuchon
face-topknot = Knotje en baard
face-pixie = Kort haar en zonnebril
face-straw = Strohoed en sproeten
reactions = Reageren
reaction-cheers = Proost!
reaction-well_played = Goed gespeeld!
reaction-ouch = Au!
reaction-thinking = Even denken …
reaction-announced = { $name }: { $reaction }
bubble-close = Verberg wat { $name } zegt
lobby-waits-for = We wachten nog op { $names }.
lobby-waits-for-you = Iedereen wacht op jou. Ben je klaar?
people-leave = Tafel verlaten
people-leave-what = Een bot speelt voor je tot je terug bent.
people-watchers = { $count ->
    [0] Niemand kijkt mee.
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
people-watchers-many = { $count } of meer mensen kijken mee.
home-remove = Van je lijst halen
home-remove-lobby = Je verlaat deze tafel.
home-remove-playing = Je geeft op. Een bot speelt voor je verder en je kunt niet meer terug.
home-remove-finished = Het spel verdwijnt van je lijst. De anderen houden het.
first-game = Nieuw bij { $game }?
first-game-what = De uitleg laat zet voor zet zien hoe het werkt. Of laat de coach het uitleggen terwijl je speelt.
first-game-coach = Spelen met de coach
first-game-play = Gewoon spelen
tip = Aanwijzing
tip-dismiss = Begrepen
