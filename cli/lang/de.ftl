# Die eigenen Meldungen des Programms.

you = Du
player = Spieler { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Willkommen am Stammtisch. Welches Spiel soll es sein?
host-game = { $number }  { $game ->
    [monad] Monad: vereinigen, erwerben, überspringen, bis hinauf zu den Monaden
    [rotundo] Rotundo: drei passende Beutel sammeln oder die Karte versteigern
    [fiches] Fiches: Steine auslegen, Chips verdienen
   *[other] { $game }
} ({ $least } bis { $most } Spieler)
host-which = Nummer des Spiels (Eingabetaste für 1):
host-players = Wie viele spielen, { $least } bis { $most } (Eingabetaste für { $least })? Du spielst, die anderen Plätze nehmen Bots:
host-again = Das ist nicht dabei.

no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
file-unreadable = { $file } lässt sich nicht lesen: { $why }
rules-no-clause = Einen Absatz { $clause } gibt es in diesem Regelbuch nicht.

play-welcome = { $game ->
    [monad] Monad
    [rotundo] Rotundo
    [fiches] Fiches
   *[other] { $game }
} für { $players } Spieler.
play-seed = Der Startwert ist { $seed }: Damit kannst du dieselbe Verteilung noch einmal spielen.
play-seat = Platz { $number }: { $who }
play-seat-bot = Platz { $number }: { $who } (Bot, { $level })
play-help = Tippe eine Nummer oder einen Zug in Kurzschrift. ? Rat, u zurück, t Tisch, r Regeln, h Hilfe, q aufhören.
play-help-long = 3 tut das Dritte in der Liste. „trade y2 g2“ sagt es in Kurzschrift: Karten werden in der getippten Reihenfolge abgelegt, und eine Bezahlung darf mehr Karten enthalten als nötig. ? gibt einen Rat. u nimmt den letzten Schritt deines Zuges zurück. t zeigt den Tisch. Die Eingabetaste zeigt die Liste noch einmal. r M7.2 zeigt einen Absatz, r das ganze Regelbuch. q verlässt das Spiel.
play-your-turn = Du bist am Zug.
play-can-do = Du kannst:
play-which = Was davon meinst du? Tippe die Nummer, oder die Eingabetaste für nichts davon.
play-refused = Das geht nicht: { $why } ({ $clause })
play-no-number = Die Liste geht von 1 bis { $most }.
play-undone = Zurückgenommen: { $action }
play-nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
play-hint = Rat: { $number }, { $action }. { $why }
play-second-chance = { $margin ->
        [0] Fast so gut: { $number }, { $action }.
       *[other] Das Nächstbeste: { $number }, { $action }; es gewinnt etwa { $margin } von hundert Partien weniger.
    }
play-second-points = { $margin ->
        [0] Fast so gut: { $number }, { $action }.
        [one] Das Nächstbeste: { $number }, { $action }; etwa ein Punkt weniger.
       *[other] Das Nächstbeste: { $number }, { $action }; etwa { $margin } Punkte weniger.
    }
play-hand-over = Jetzt kommt { $who }. Alle anderen schauen weg; drück die Eingabetaste, wenn du da bist.
play-over = Der Tisch am Ende:
play-recorded = Die Niederschrift steht in { $file }.
play-left = Du hast das Spiel verlassen. Es wurde nicht mitgeschrieben (mit --record DATEI bleibt es erhalten).
play-left-recorded = Du hast das Spiel verlassen. Weiter geht es mit: stammtisch play --resume { $file } --seats { $seats }
play-too-many-seats = Es sind mehr Plätze genannt als die { $players }, die mitspielen.

replay-head = { $game }, Regelfassung { $version }, { $players } Spieler
replay-seed = Startwert: { $seed }
replay-sound = Die Niederschrift stimmt: { $count ->
    [one] ein Zug, geprüft
   *[other] { $count } Züge, jeder geprüft
}, und das Spiel ist aus.
replay-sound-unfinished = Die Niederschrift stimmt: { $count ->
    [one] ein Zug, geprüft
   *[other] { $count } Züge, jeder geprüft
}; das Spiel ist noch nicht aus.

engine-not-json = Das ist kein JSON: { $why }
engine-too-long = Die Zeile ist länger als { $most } Bytes.
engine-no-game = Es ist kein Spiel geladen.
engine-nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-no-solver = Dieses Spiel hat keinen Löser für „{ $objective }“.
engine-not-on-turn = Dieser Spieler ist nicht am Zug.
engine-other-seat = So sieht es Platz { $seat }.
engine-over = Das Spiel ist aus.
expected-seed = eine ganze Zahl oder ein Text
