# Die eigenen Meldungen des Programms.

you = Du
player = Spieler { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Willkommen am Stammtisch. Welches Spiel soll es sein?
host-game = { $number }  { $game }: { $tagline } ({ $least } bis { $most } Spieler)
host-which = Nummer des Spiels (Eingabetaste für 1):
host-players = Wie viele spielen, { $least } bis { $most } (Eingabetaste für { $least })? Du spielst, die anderen Plätze nehmen Bots:
host-again = Das ist nicht dabei.

no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
file-unreadable = { $file } lässt sich nicht lesen: { $why }
rules-no-clause = Einen Absatz { $clause } gibt es in diesem Regelbuch nicht.

play-welcome = { $game } für { $players } Spieler.
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


arena-no-bot = „{ $bot }“ ist kein Bot: Es gibt { $levels }, mit einer Bedenkzeit, wo gesucht wird (strong:50ms, ismcts:4000n), und ext:BEFEHL für ein Programm.
arena-too-few = An einem Tisch spielen { $players }, genannt { $bots ->
    [one] ist aber nur ein Bot
   *[other] sind aber nur { $bots } Bots
}; ein Bot darf zweimal genannt werden, wie in greedy,greedy.
arena-too-many = Mehr als { $most } Bots können sich nicht treffen.
arena-range = { $argument } braucht eine Zahl von 1 bis { $most }.
arena-bad-sprt = --sprt braucht zwei verschiedene Anteile zwischen 0 und 1, etwa 0.50,0.55, und nicht „{ $said }“.
arena-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $why }
arena-busy = Im Ordner { $folder } wird gerade ein anderer Wettkampf gespielt.
arena-other-match = Die Partien in { $folder } gehören zu einem anderen Wettkampf ({ $what ->
    [program] ein anders gebautes Programm hat sie gespielt
   *[other] { $what } war { $there }
}); wähle mit --out einen anderen Ordner, oder wirf diese Partien mit --fresh weg.
arena-damaged = Zeile { $line } von { $file } ist keine Partie dieses Wettkampfs; bring die Datei in Ordnung, oder beginne mit --fresh von vorn.
arena-failed = { $bot } hat in Partie { $game } versagt: { $fault } { $kept ->
    [0] Davor war keine Partie zu Ende.
    [one] Die eine Partie, die zu Ende war, steht in { $folder }.
   *[other] Die { $kept } Partien, die zu Ende waren, stehen in { $folder }.
}
arena-panicked = Einer unserer Bots ist in Partie { $game } abgestürzt (siehe oben), das ist unser Fehler; { $kept } fertige Partien stehen in { $folder }.
arena-fault-start = Es ließ sich nicht starten ({ $why }).
arena-fault-ended = Es endete, bevor es antwortete ({ $how }).
arena-fault-silent = Es hat { $seconds } Sekunden lang nicht geantwortet.
arena-fault-rubbish = Es sagte „{ $said }“, und das ist keine Antwort wie {"{"}"ok":true,"action":…{"}"}.
arena-fault-illegal = Es wollte { $said } tun. { $why }
arena-goes-on = { $done } von { $games } Partien sind schon da.
arena-begins = { $done } von { $games } Partien
arena-progress = { $done } von { $games } Partien, noch { $left }
arena-head = { $game } für { $players } Spieler, Startwert { $seed }: { $games } Partien aus { $deals ->
    [one] einer Verteilung, gespielt
   *[other] { $deals } Verteilungen, jede gespielt
} in { $seatings } Sitzordnungen.
arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-interval = 95-%-Bereich
arena-fair = Gleicher Anteil
arena-rating = Wertung
arena-rating-half = ±
arena-pairs = Wie oft der Bot der Zeile besser abschnitt als der Bot der Spalte, in Prozent, mit 95-%-Bereichen; Partien, in denen keiner besser war, zählen halb.
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-median = Median
arena-most = 99 %
arena-longest = Längste
arena-pace = Stellungen/s
arena-length = Die Hälfte der Partien endet nach höchstens { $half } Zügen, neun von zehn nach höchstens { $most }. Eine Partie hat im Mittel { $actions } Handlungen.
arena-endings = Spielenden: { $endings }.
arena-decided = Nach { $games } Partien entschieden: Der Anteil von { $bot } liegt näher bei { $right } als bei { $wrong } (Logarithmus des Likelihood-Quotienten { $ratio }, jeder Irrtum 5 %).
arena-undecided = Nach { $games } Partien nicht entschieden: Der Anteil von { $bot } kann näher bei { $right } oder bei { $wrong } liegen (Logarithmus des Likelihood-Quotienten { $ratio }; ±2,94 entscheidet).
arena-written = Bericht: { $file }
arena-title = Arena
arena-title-wins = Stand
arena-title-pairs = Gegeneinander
arena-title-pace = Zeit für eine Entscheidung
arena-title-command = Der Befehl
arena-plot-wins = Anteil der Siege
arena-plot-ratings = Wertungen
arena-plot-lengths = Länge der Partien in Zügen
arena-note = Ein geteilter Sieg zählt in Teilen. Die Bereiche nehmen die Verteilungen als unabhängig, nicht deren Partien. Wertungen (Weng und Lin) beginnen bei 25; ein Vorsprung von 4,2 gewinnt zwei von drei Malen.
arena-note-pace = Nur Entscheidungen, bei denen es eine Wahl gab, zählen. Die Zeiten stimmen auf zwei Prozent; in der ersten Antwort eines Programms steckt sein Start.
arena-made = Gespielt von stammtisch { $version }. Noch einmal gestartet, macht der Befehl weiter, wo er war.

serve-open = Der Stammtisch ist eröffnet: { $address }
    Alles steht in { $file }. Strg-C schließt ihn.
keep-exists = { $file } gibt es schon; nichts wurde geändert.
keep-backed-up = Kopiert nach { $file }.
keep-exported = { $count ->
    [one] Eine Änderung wurde nach { $file } geschrieben.
   *[other] { $count } Änderungen wurden nach { $file } geschrieben.
}
keep-imported = { $count ->
    [one] Eine Änderung wurde eingelesen.
   *[other] { $count } Änderungen wurden eingelesen.
}
verify-sound = { $broken ->
    [0] Gemischt wurde, wie es vor dem Spiel festgelegt war, und jeder Schritt stimmt.
    [one] Gemischt wurde, wie es vor dem Spiel festgelegt war, und jeder Schritt stimmt. Vorher wurde einmal abgebrochen.
   *[other] Gemischt wurde, wie es vor dem Spiel festgelegt war, und jeder Schritt stimmt. Vorher wurde { $broken }-mal abgebrochen.
}
verify-sound-first = Ausgeteilt wurde, was aus Geheimnis und Nonces folgt, und jeder Schritt stimmt. Diese erste Form des Beweises zeigt nicht, dass der Server keine Nonces probiert hat.
serve-locked = { $folder } benutzt schon ein anderer Server. Beende ihn zuerst, oder nimm mit --data DIR einen anderen Ordner.
