# De eigen meldingen van het programma.

you = Jij
player = Speler { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Welkom aan de stamtafel. Welk spel zal het zijn?
host-game = { $number }  { $game }: { $tagline } ({ $least } tot { $most } spelers)
host-which = Nummer van het spel (Enter voor 1):
host-players = Met hoeveel, { $least } tot { $most } (Enter voor { $least })? Jij speelt, bots nemen de andere plaatsen:
host-again = Die is er niet bij.

no-such-game = Er is geen spel “{ $game }”. Er zijn: { $games }.
file-unreadable = { $file } is niet te lezen: { $why }
rules-no-clause = Een artikel { $clause } staat niet in dit regelboek.

play-welcome = { $game } voor { $players } spelers.
play-seed = De startwaarde is { $seed }: daarmee kun je dezelfde verdeling nog eens spelen.
play-seat = Plaats { $number }: { $who }
play-seat-bot = Plaats { $number }: { $who } (bot, { $level })
play-help = Typ een nummer, of een zet in kort schrift. ? tip, u terug, t tafel, r regels, h hulp, q stoppen.
play-help-long = 3 doet het derde uit de lijst. “trade y2 g2” zegt het in kort schrift: kaarten worden afgelegd in de volgorde waarin je ze typt, en een betaling mag meer kaarten bevatten dan nodig. ? geeft een tip. u neemt de laatste stap van je beurt terug. t toont de tafel. Enter toont de lijst opnieuw. r M7.2 toont een artikel, r het hele regelboek. q verlaat het spel.
play-your-turn = Jij bent aan de beurt.
play-can-do = Je kunt:
play-which = Welke bedoel je? Typ het nummer, of Enter voor geen van deze.
play-refused = Dat kan niet: { $why } ({ $clause })
play-no-number = De lijst loopt van 1 tot en met { $most }.
play-undone = Teruggenomen: { $action }
play-nothing-to-undo = In deze beurt valt er niets terug te nemen.
play-hint = Tip: { $number }, { $action }. { $why }
play-hand-over = Nu komt { $who }. Alle anderen kijken weg; druk op Enter als je er bent.
play-over = De tafel aan het eind:
play-recorded = Het verslag staat in { $file }.
play-left = Je hebt het spel verlaten. Het is niet vastgelegd (met --record BESTAND blijft het bewaard).
play-left-recorded = Je hebt het spel verlaten. Ga verder met: stammtisch play --resume { $file } --seats { $seats }
play-too-many-seats = Er zijn meer plaatsen genoemd dan de { $players } die meespelen.

replay-head = { $game }, regelversie { $version }, { $players } spelers
replay-seed = Startwaarde: { $seed }
replay-sound = Het verslag klopt: { $count ->
    [one] één zet, nagekeken
   *[other] { $count } zetten, elk nagekeken
}, en het spel is uit.
replay-sound-unfinished = Het verslag klopt: { $count ->
    [one] één zet, nagekeken
   *[other] { $count } zetten, elk nagekeken
}; het spel is nog niet uit.


arena-no-bot = “{ $bot }” is geen bot: er zijn { $levels }, met een bedenktijd waar ze zoeken (strong:50ms, ismcts:4000n), en ext:OPDRACHT voor een programma.
arena-too-few = Aan een tafel spelen er { $players }, maar { $bots ->
    [one] er is maar één bot
   *[other] er zijn maar { $bots } bots
} genoemd; een bot mag twee keer genoemd worden, zoals in greedy,greedy.
arena-too-many = Meer dan { $most } bots kunnen elkaar niet treffen.
arena-range = { $argument } vraagt een getal van 1 tot en met { $most }.
arena-bad-sprt = --sprt vraagt twee verschillende aandelen tussen 0 en 1, zoals 0.50,0.55, en niet “{ $said }”.
arena-folder = De map { $folder } is niet te gebruiken: { $why }
arena-busy = In de map { $folder } wordt al een andere wedstrijd gespeeld.
arena-other-match = De partijen in { $folder } horen bij een andere wedstrijd ({ $what ->
    [program] een anders gebouwd programma heeft ze gespeeld
   *[other] { $what } was { $there }
}); kies met --out een andere map, of gooi die partijen weg met --fresh.
arena-damaged = Regel { $line } van { $file } is geen partij van deze wedstrijd; herstel het bestand, of begin opnieuw met --fresh.
arena-failed = { $bot } faalde in partij { $game }: { $fault } { $kept ->
    [0] Daarvoor was geen partij uit.
    [one] De ene partij die uit was, staat in { $folder }.
   *[other] De { $kept } partijen die uit waren, staan in { $folder }.
}
arena-panicked = Een van onze bots is vastgelopen in partij { $game } (zie boven), en dat is onze fout; { $kept } partijen die uit waren, staan in { $folder }.
arena-fault-start = Het kon niet gestart worden ({ $why }).
arena-fault-ended = Het eindigde voor het antwoordde ({ $how }).
arena-fault-silent = Het antwoordde niet binnen { $seconds } seconden.
arena-fault-rubbish = Het zei “{ $said }”, en dat is geen antwoord als {"{"}"ok":true,"action":…{"}"}.
arena-fault-illegal = Het wilde { $said } doen. { $why }
arena-goes-on = { $done } van { $games } partijen zijn er al.
arena-begins = { $done } van { $games } partijen
arena-progress = { $done } van { $games } partijen, nog { $left }
arena-head = { $game } voor { $players } spelers, startwaarde { $seed }: { $games } partijen uit { $deals ->
    [one] één verdeling, gespeeld
   *[other] { $deals } verdelingen, elk gespeeld
} in { $seatings } opstellingen.
arena-bot = Bot
arena-games = Partijen
arena-wins = Winst
arena-interval = 95%-interval
arena-fair = Gelijk deel
arena-rating = Rating
arena-rating-half = ±
arena-pairs = Hoe vaak de bot in de rij het beter deed dan de bot in de kolom, in procenten, met 95%-intervallen; partijen waarin geen van beide het beter deed, tellen half.
arena-decisions = Beslissingen
arena-mean = Gemiddeld
arena-median = Mediaan
arena-most = 99 %
arena-longest = Langste
arena-pace = Stellingen/s
arena-length = De helft van de partijen is uit binnen { $half } beurten, negen van de tien binnen { $most }. Een partij telt gemiddeld { $actions } handelingen.
arena-endings = Eindes: { $endings }.
arena-decided = Beslist na { $games } partijen: het aandeel van { $bot } ligt dichter bij { $right } dan bij { $wrong } (logaritme van het likelihoodquotiënt { $ratio }, elke vergissing 5 %).
arena-undecided = Niet beslist na { $games } partijen: het aandeel van { $bot } kan dichter bij { $right } of bij { $wrong } liggen (logaritme van het likelihoodquotiënt { $ratio }; ±2,94 beslist).
arena-written = Verslag: { $file }
arena-title = Arena
arena-title-wins = Stand
arena-title-pairs = Tegen elkaar
arena-title-pace = Tijd voor een beslissing
arena-title-command = De opdracht
arena-plot-wins = Aandeel in de winst
arena-plot-ratings = Ratings
arena-plot-lengths = Lengte van de partijen in beurten
arena-note = Gedeelde winst telt in delen. De intervallen nemen de verdelingen als onafhankelijk, niet hun partijen. Ratings (Weng en Lin) beginnen bij 25; een voorsprong van 4,2 wint twee van de drie keer.
arena-note-pace = Alleen beslissingen waarbij er een keus was, tellen. De tijden kloppen op twee procent; in het eerste antwoord van een programma zit zijn start.
arena-made = Gespeeld door stammtisch { $version }. Nog eens gestart gaat de opdracht verder waar hij was.

serve-open = De stamtafel is open: { $address }
    Alles staat in { $file }. Ctrl-C sluit hem.
keep-exists = { $file } bestaat al; er is niets veranderd.
keep-backed-up = Gekopieerd naar { $file }.
keep-exported = { $count ->
    [one] Eén wijziging is naar { $file } geschreven.
   *[other] { $count } wijzigingen zijn naar { $file } geschreven.
}
keep-imported = { $count ->
    [one] Eén wijziging is ingelezen.
   *[other] { $count } wijzigingen zijn ingelezen.
}
verify-sound = { $broken ->
    [0] Er is geschud zoals voor het spel was vastgelegd, en elke stap klopt.
    [one] Er is geschud zoals voor het spel was vastgelegd, en elke stap klopt. Eerder is het één keer afgebroken.
   *[other] Er is geschud zoals voor het spel was vastgelegd, en elke stap klopt. Eerder is het { $broken } keer afgebroken.
}
verify-sound-first = Wat is uitgedeeld volgt uit het geheim en de nonces, en elke stap klopt. Deze eerste vorm van het bewijs laat niet zien dat de server geen nonces heeft geprobeerd.
serve-locked = Een andere server gebruikt { $folder } al. Stop die eerst, of neem met --data DIR een andere map.
