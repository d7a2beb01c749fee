# De eigen meldingen van het programma.

you = Jij
player = Speler { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Welkom aan de stamtafel. Welk spel zal het zijn?
host-game = { $number }  { $game ->
    [monad] Monad: verenigen, kopen en overspringen, tot de Monaden toe
    [rotundo] Rotundo: verzamel drie zakken die bij elkaar passen, of veil de kaart
    [fiches] Fiches: leg stenen, verdien fiches
   *[other] { $game }
} ({ $least } tot { $most } spelers)
host-which = Nummer van het spel (Enter voor 1):
host-players = Met hoeveel, { $least } tot { $most } (Enter voor { $least })? Jij speelt, bots nemen de andere plaatsen:
host-again = Die is er niet bij.

no-such-game = Er is geen spel “{ $game }”. Er zijn: { $games }.
file-unreadable = { $file } is niet te lezen: { $why }
rules-no-clause = Een artikel { $clause } staat niet in dit regelboek.

play-welcome = { $game ->
    [monad] Monad
    [rotundo] Rotundo
    [fiches] Fiches
   *[other] { $game }
} voor { $players } spelers.
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
play-second-chance = { $margin ->
        [0] Bijna even goed: { $number }, { $action }.
       *[other] Daarna: { $number }, { $action }; dat wint ongeveer { $margin } van de honderd spellen minder.
    }
play-second-points = { $margin ->
        [0] Bijna even goed: { $number }, { $action }.
        [one] Daarna: { $number }, { $action }; ongeveer één punt minder.
       *[other] Daarna: { $number }, { $action }; ongeveer { $margin } punten minder.
    }
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

engine-not-json = Dit is geen JSON: { $why }
engine-too-long = De regel is langer dan { $most } bytes.
engine-no-game = Er is geen spel geladen.
engine-nothing-to-undo = Er valt niets terug te nemen.
engine-no-solver = Dit spel heeft geen oplosser voor “{ $objective }”.
engine-not-on-turn = Deze speler is niet aan de beurt.
engine-other-seat = Dit is wat plaats { $seat } ziet.
engine-over = Het spel is uit.
expected-seed = een geheel getal of een tekst
