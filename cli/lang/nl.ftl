# De eigen meldingen van het programma.

you = Jij
player = Speler { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Welkom aan de stamtafel! Wat wil je spelen?
host-game = { $number }  { $game }: { $tagline } ({ $least } tot { $most } spelers)
host-which = Typ het nummer van het spel (Enter voor 1):
host-players = Met hoeveel, { $least } tot { $most } (Enter voor { $least })? Bots nemen de andere plaatsen:
host-again = Dat staat er niet bij.

no-such-game = Er is geen spel met de naam ‘{ $game }’. Je kunt kiezen uit: { $games }.
file-unreadable = We kunnen { $file } niet lezen: { $why }
rules-no-clause = Het regelboekje heeft geen regel { $clause }.

play-welcome = { $game } voor { $players } spelers.
play-seed = De startwaarde is { $seed }. Daarmee kun je dezelfde verdeling nog eens spelen.
play-seat = Plaats { $number }: { $who }
play-seat-bot = Plaats { $number }: { $who } (bot, { $level })
play-help = Typ een nummer, of een zet in korte notatie. ? tip, u ongedaan maken, t tafel, r regels, h hulp, q stoppen.
play-help-long = 3 speelt de derde zet uit de lijst. ‘trade y2 g2’ is korte notatie: je legt kaarten af in de volgorde waarin je ze typt, en je mag met meer kaarten betalen dan nodig. ? geeft je een tip. u maakt de laatste stap van je beurt ongedaan. t toont de tafel. Enter toont de lijst opnieuw. r M7.2 toont één regel, r het hele regelboekje. q verlaat het spel.
play-your-turn = Jij bent aan de beurt.
play-can-do = Je kunt:
play-which = Welke bedoel je? Typ het nummer, of druk op Enter voor geen van deze.
play-refused = { $why } (regel { $clause })
play-no-number = De lijst gaat van 1 tot en met { $most }.
play-undone = Ongedaan gemaakt: { $action }
play-nothing-to-undo = In deze beurt is er niets om ongedaan te maken.
play-hint = Tip: { $number }, { $action }. { $why }
play-hand-over = Nu is { $who } aan de beurt. De anderen kijken weg! Druk op Enter als je zover bent.
play-over = De tafel aan het eind:
play-recorded = Je spel is opgeslagen in { $file }.
play-left = Je hebt het spel verlaten zonder het op te slaan. Met --record BESTAND bewaar je het de volgende keer.
play-left-recorded = Je hebt het spel verlaten. Zo ga je verder: stammtisch play --resume { $file } --seats { $seats }
play-too-many-seats = Je hebt meer plaatsen genoemd dan { $players } spelers nodig hebben.

replay-head = { $game }, regels versie { $version }, { $players } spelers
replay-seed = Startwaarde: { $seed }
replay-sound = Het verslag klopt: { $count ->
    [one] één zet
   *[other] { $count } zetten
} gecontroleerd, en het spel is afgelopen.
replay-sound-unfinished = Het verslag klopt: { $count ->
    [one] één zet
   *[other] { $count } zetten
} gecontroleerd. Het spel is nog niet afgelopen.


arena-no-bot = ‘{ $bot }’ is geen bot. Kies uit { $levels }; bots die zoeken, krijgen een budget (strong:50ms, ismcts:4000n). ext:OPDRACHT start een programma.
arena-too-few = Een tafel heeft { $players } bots nodig, maar je noemde er { $bots ->
    [one] maar één
   *[other] maar { $bots }
}. Je mag een bot twee keer noemen, zoals greedy,greedy.
arena-too-many = Hoogstens { $most } bots kunnen tegen elkaar spelen.
arena-range = { $argument } vraagt een getal van 1 tot en met { $most }.
arena-bad-sprt = --sprt vraagt twee verschillende aandelen tussen 0 en 1, zoals 0.50,0.55, niet ‘{ $said }’.
arena-folder = We kunnen de map { $folder } niet gebruiken: { $why }
arena-busy = In { $folder } loopt al een andere wedstrijd.
arena-other-match = De partijen in { $folder } horen bij een andere wedstrijd ({ $what ->
    [program] een andere versie van dit programma heeft ze gespeeld
   *[other] { $what } was { $there }
}). Kies met --out een andere map, of wis die partijen met --fresh.
arena-damaged = Regel { $line } van { $file } is geen partij van deze wedstrijd. Herstel het bestand, of begin opnieuw met --fresh.
arena-failed = { $bot } viel uit in partij { $game }: { $fault } { $kept ->
    [0] Er was nog geen partij klaar.
    [one] Eén afgemaakte partij staat in { $folder }.
   *[other] { $kept } afgemaakte partijen staan in { $folder }.
}
arena-panicked = Een van onze bots is vastgelopen in partij { $game } (zie boven). Dat is onze fout. { $kept ->
    [0] Er was nog geen partij klaar.
    [one] Eén afgemaakte partij staat in { $folder }.
   *[other] { $kept } afgemaakte partijen staan in { $folder }.
}
arena-fault-start = Het startte niet ({ $why }).
arena-fault-ended = Het stopte voordat het antwoordde ({ $how }).
arena-fault-silent = Het antwoordde niet binnen { $seconds } seconden.
arena-fault-rubbish = Het zei ‘{ $said }’. Een antwoord ziet er zo uit: {"{"}"ok":true,"action":…{"}"}.
arena-fault-illegal = Het probeerde { $said }. { $why }
arena-goes-on = We gaan verder: { $done } van { $games } partijen zijn er al.
arena-begins = { $done } van { $games } partijen
arena-progress = { $done } van { $games } partijen, nog { $left }
arena-head = { $game } voor { $players } spelers, startwaarde { $seed }: { $games } partijen uit { $deals ->
    [one] één verdeling, gespeeld
   *[other] { $deals } verdelingen, elk gespeeld
} in { $seatings } opstellingen.
arena-bot = Bot
arena-games = Partijen
arena-wins = Gewonnen
arena-interval = 95%-interval
arena-fair = Gelijk deel
arena-rating = Rating
arena-rating-half = ±
arena-pairs = Hoe vaak de bot in de rij de bot in de kolom versloeg, in procenten, met 95%-intervallen. Een gelijkspel telt half.
arena-decisions = Beslissingen
arena-mean = Gemiddeld
arena-median = Mediaan
arena-most = 99 %
arena-longest = Langste
arena-pace = Stellingen/s
arena-length = De helft van de partijen is binnen { $half } beurten klaar, negen van de tien binnen { $most }. Een partij telt gemiddeld { $actions } zetten.
arena-endings = Zo eindigden de partijen: { $endings }.
arena-decided = Beslist na { $games } partijen: het aandeel van { $bot } ligt dichter bij { $right } dan bij { $wrong } (log-likelihoodquotiënt { $ratio }, elk 5 % kans op een vergissing).
arena-undecided = Niet beslist na { $games } partijen: het aandeel van { $bot } kan dichter bij { $right } of bij { $wrong } liggen (log-likelihoodquotiënt { $ratio }; ±2,94 beslist).
arena-written = Rapport: { $file }
arena-title = Arena
arena-title-wins = Stand
arena-title-pairs = Tegen elkaar
arena-title-pace = Tijd per zet
arena-title-command = Opdracht
arena-plot-wins = Aandeel gewonnen partijen
arena-plot-ratings = Ratings
arena-plot-lengths = Lengte van de partijen in beurten
arena-note = Wie de winst deelt, krijgt een deel ervan. De intervallen beschouwen verdelingen als onafhankelijk, de partijen van één verdeling niet. Ratings (Weng en Lin) beginnen bij 25; een voorsprong van 4,2 wint twee van de drie partijen.
arena-note-pace = Alleen zetten met een keuze tellen. De tijden kloppen op twee procent; het eerste antwoord van een programma telt de start mee.
arena-made = Gespeeld door stammtisch { $version }. Start de opdracht nog eens om verder te gaan waar hij was.

serve-open = De stamtafel is open: { $address }
    We slaan alles op in { $file }. Ctrl-C stopt de server.
keep-exists = { $file } bestaat al. We hebben niets veranderd.
keep-backed-up = Gekopieerd naar { $file }.
keep-backup-postgres = PostgreSQL maakt zijn eigen back-ups: met pg_dump of een archief van zijn log (docs/hosting.md). ‘stammtisch export’ werkt ook.
keep-exported = { $count ->
    [one] Eén wijziging geschreven naar { $file }.
   *[other] { $count } wijzigingen geschreven naar { $file }.
}
keep-imported = { $count ->
    [one] Eén wijziging ingelezen.
   *[other] { $count } wijzigingen ingelezen.
}
verify-sound = { $broken ->
    [0] De verdeling lag vóór het spel vast, en elke zet klopt.
    [one] De verdeling lag vóór het spel vast, en elke zet klopt. Eerder heeft iemand het schudden één keer afgebroken.
   *[other] De verdeling lag vóór het spel vast, en elke zet klopt. Eerder heeft iemand het schudden { $broken } keer afgebroken.
}
verify-sound-first = De verdeling volgt uit het geheim en de toevalsgetallen, en elke zet klopt. Dit oudere bewijs sluit niet uit dat de server meerdere toevalsgetallen heeft geprobeerd.
migrate-done = { $count ->
    [one] Klaar: één tafel staat nu in { $place }. In beide databases staat hetzelfde, en het log geeft aan beide kanten hetzelfde verloop.
   *[other] Klaar: { $count } tafels staan nu in { $place }. In beide databases staat hetzelfde, en elk log geeft aan beide kanten hetzelfde verloop.
}
migrate-in-use = Een server gebruikt { $place }. Stop die eerst: wat hij nu nog opslaat, gaat niet mee.
migrate-nothing = Er is geen database in { $place }.
migrate-differs = De twee databases zijn niet gelijk. Blijf de oude gebruiken. Stond er al iets anders in de nieuwe? Begin dan met een lege.
serve-locked = Een andere server gebruikt { $folder } al. Stop die eerst, of neem met --data DIR een andere map.
serve-port-taken = Een ander programma gebruikt poort { $port } van { $host }. Stop dat programma, of neem met --listen { $host }:POORT een andere.
serve-port-reserved = Deze gebruiker mag poort { $port } van { $host } niet gebruiken. Neem met --listen een poort vanaf 1024 en zet er voor HTTPS een proxy voor.
serve-no-such-address = Deze computer heeft het adres { $host } niet. Neem met --listen een eigen adres, of 0.0.0.0 voor allemaal.
serve-not-listening = De server kan { $address } niet gebruiken: { $why }
arena-seat = Plaats { $number }
arena-all = Allemaal
arena-score = Gemiddelde score
arena-title-seats = Per plaats
arena-seats = Hoe vaak elke bot op elke plaats won, in procenten. De laatste rij telt alle bots samen.
arena-speed = Deze keer { $games ->
    [one] één partij
   *[other] { $games } partijen
} gespeeld, in { $time }: { $pace } per seconde.
arena-stopping = We stoppen zodra de lopende partijen klaar zijn. Nog een keer Ctrl-C stopt meteen.
arena-stopped = Gestopt na { $done } van { $games } partijen. Dezelfde opdracht gaat daar verder.
arena-stopped-early = Gestopt voordat iedereen één verdeling had gespeeld. { $kept ->
    [one] De afgemaakte partij staat
   *[other] De { $kept } afgemaakte partijen staan
} in { $folder }; dezelfde opdracht gaat daar verder.
