# Die eigenen Meldungen des Programms.

you = Du
player = Spieler { $number }
bot-1 = Anna
bot-2 = Bruno
bot-3 = Clara
bot-4 = Dirk
bot-5 = Emma

host-welcome = Willkommen am Stammtisch! Was möchtest du spielen?
host-game = { $number }  { $game }: { $tagline } ({ $least } bis { $most } Spieler)
host-which = Tippe die Nummer des Spiels (Eingabetaste für 1):
host-players = Zu wievielt, { $least } bis { $most } (Eingabetaste für { $least })? Die anderen Plätze nehmen Bots:
host-again = Das steht nicht zur Wahl.

no-such-game = Es gibt kein Spiel namens „{ $game }“. Du hast die Wahl: { $games }.
file-unreadable = Wir können { $file } nicht lesen: { $why }
rules-no-clause = Das Regelheft hat keine Regel { $clause }.

play-welcome = { $game } für { $players } Spieler.
play-seed = Der Startwert ist { $seed }. Damit kannst du dieselbe Verteilung noch einmal spielen.
play-seat = Platz { $number }: { $who }
play-seat-bot = Platz { $number }: { $who } (Bot, { $level })
play-help = Tippe eine Nummer oder einen Zug in Kurzform. ? Tipp, u zurücknehmen, t Tisch, r Regeln, h Hilfe, q aufhören.
play-help-long = 3 spielt den dritten Zug der Liste. „trade y2 g2“ ist die Kurzform: Du legst Karten in der getippten Reihenfolge ab und darfst mit mehr Karten bezahlen als nötig. ? gibt dir einen Tipp. u nimmt den letzten Schritt deines Zugs zurück. t zeigt den Tisch. Die Eingabetaste zeigt die Liste noch einmal. r M7.2 zeigt eine Regel, r das ganze Regelheft. q verlässt das Spiel.
play-your-turn = Du bist am Zug.
play-can-do = Du kannst:
play-which = Was davon meinst du? Tippe die Nummer, oder drück die Eingabetaste für nichts davon.
play-refused = { $why } (Regel { $clause })
play-no-number = Die Liste geht von 1 bis { $most }.
play-undone = Zurückgenommen: { $action }
play-nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
play-hint = Tipp: { $number }, { $action }. { $why }
play-hand-over = Jetzt ist { $who } am Zug. Alle anderen schauen weg! Drück die Eingabetaste, wenn du so weit bist.
play-over = Der Tisch am Ende:
play-recorded = Dein Spiel ist in { $file } gespeichert.
play-left = Du hast das Spiel verlassen, ohne es zu speichern. Mit --record DATEI speicherst du es beim nächsten Mal.
play-left-recorded = Du hast das Spiel verlassen. So geht es weiter: stammtisch play --resume { $file } --seats { $seats }
play-too-many-seats = Du hast mehr Plätze genannt, als { $players } Spieler brauchen.

replay-head = { $game }, Regeln Fassung { $version }, { $players } Spieler
replay-seed = Startwert: { $seed }
replay-sound = Die Aufzeichnung stimmt: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} geprüft, und das Spiel ist zu Ende.
replay-sound-unfinished = Die Aufzeichnung stimmt: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} geprüft. Das Spiel ist noch nicht zu Ende.


arena-no-bot = „{ $bot }“ ist kein Bot. Zur Wahl stehen { $levels }; Bots, die suchen, bekommen ein Budget (strong:50ms, ismcts:4000n). ext:BEFEHL startet ein Programm.
arena-too-few = Ein Tisch braucht { $players } Bots, du hast aber { $bots ->
    [one] nur einen
   *[other] nur { $bots }
} genannt. Du darfst einen Bot zweimal nennen, etwa greedy,greedy.
arena-too-many = Höchstens { $most } Bots können gegeneinander spielen.
arena-range = { $argument } braucht eine Zahl von 1 bis { $most }.
arena-bad-sprt = --sprt braucht zwei verschiedene Anteile zwischen 0 und 1, etwa 0.50,0.55, nicht „{ $said }“.
arena-folder = Wir können den Ordner { $folder } nicht verwenden: { $why }
arena-busy = In { $folder } läuft schon ein anderer Wettkampf.
arena-other-match = Die Partien in { $folder } gehören zu einem anderen Wettkampf ({ $what ->
    [program] eine andere Version dieses Programms hat sie gespielt
   *[other] { $what } war { $there }
}). Wähl mit --out einen anderen Ordner, oder lösch diese Partien mit --fresh.
arena-damaged = Zeile { $line } von { $file } ist keine Partie dieses Wettkampfs. Reparier die Datei, oder beginn mit --fresh von vorn.
arena-failed = { $bot } ist in Partie { $game } ausgefallen: { $fault } { $kept ->
    [0] Keine Partie war fertig.
    [one] Eine fertige Partie steht in { $folder }.
   *[other] { $kept } fertige Partien stehen in { $folder }.
}
arena-panicked = Einer unserer Bots ist in Partie { $game } abgestürzt (siehe oben). Das ist unser Fehler. { $kept ->
    [0] Keine Partie war fertig.
    [one] Eine fertige Partie steht in { $folder }.
   *[other] { $kept } fertige Partien stehen in { $folder }.
}
arena-fault-start = Es ließ sich nicht starten ({ $why }).
arena-fault-ended = Es hat sich beendet, bevor es geantwortet hat ({ $how }).
arena-fault-silent = Es hat { $seconds } Sekunden lang nicht geantwortet.
arena-fault-rubbish = Es sagte „{ $said }“. Eine Antwort sieht so aus: {"{"}"ok":true,"action":…{"}"}.
arena-fault-illegal = Es hat { $said } versucht. { $why }
arena-goes-on = Es geht weiter: { $done } von { $games } Partien sind schon da.
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
arena-pairs = Wie oft der Bot der Zeile den Bot der Spalte geschlagen hat, in Prozent, mit 95-%-Bereichen. Ein Gleichstand zählt halb.
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-median = Median
arena-most = 99 %
arena-longest = Längste
arena-pace = Stellungen/s
arena-length = Die Hälfte der Partien endet nach höchstens { $half } Zügen, neun von zehn nach höchstens { $most }. Eine Partie hat im Schnitt { $actions } Schritte.
arena-endings = So gingen die Partien zu Ende: { $endings }.
arena-decided = Nach { $games } Partien entschieden: Der Anteil von { $bot } liegt näher bei { $right } als bei { $wrong } (Log-Likelihood-Quotient { $ratio }, je 5 % Irrtumswahrscheinlichkeit).
arena-undecided = Nach { $games } Partien nicht entschieden: Der Anteil von { $bot } kann näher bei { $right } oder bei { $wrong } liegen (Log-Likelihood-Quotient { $ratio }; ±2,94 entscheidet).
arena-written = Bericht: { $file }
arena-title = Arena
arena-title-wins = Stand
arena-title-pairs = Gegeneinander
arena-title-pace = Zeit pro Zug
arena-title-command = Befehl
arena-plot-wins = Anteil der Siege
arena-plot-ratings = Wertungen
arena-plot-lengths = Länge der Partien in Zügen
arena-note = Wer sich einen Sieg teilt, bekommt einen Teil davon. Die Bereiche behandeln Verteilungen als unabhängig, nicht die Partien einer Verteilung. Wertungen (Weng und Lin) beginnen bei 25; ein Vorsprung von 4,2 gewinnt zwei von drei Partien.
arena-note-pace = Es zählen nur Züge, bei denen es eine Wahl gab. Die Zeiten sind auf zwei Prozent genau; die erste Antwort eines Programms enthält seinen Start.
arena-made = Gespielt von stammtisch { $version }. Starte den Befehl noch einmal, dann macht er weiter, wo er war.

serve-open = Der Stammtisch ist eröffnet: { $address }
    Wir speichern alles in { $file }. Strg-C beendet den Server.
keep-exists = { $file } gibt es schon. Wir haben nichts geändert.
keep-backed-up = Kopiert nach { $file }.
keep-backup-postgres = PostgreSQL macht seine Sicherungen selbst: mit pg_dump oder einem Archiv seines Protokolls (docs/hosting.md). „stammtisch export“ geht auch.
keep-exported = { $count ->
    [one] Eine Änderung in { $file } geschrieben.
   *[other] { $count } Änderungen in { $file } geschrieben.
}
keep-imported = { $count ->
    [one] Eine Änderung eingelesen.
   *[other] { $count } Änderungen eingelesen.
}
verify-sound = { $broken ->
    [0] Die Mischung stand vor dem Spiel fest, und jeder Zug stimmt.
    [one] Die Mischung stand vor dem Spiel fest, und jeder Zug stimmt. Zuvor hat jemand das Mischen einmal abgebrochen.
   *[other] Die Mischung stand vor dem Spiel fest, und jeder Zug stimmt. Zuvor hat jemand das Mischen { $broken }-mal abgebrochen.
}
verify-sound-first = Die Verteilung folgt aus Geheimnis und Zufallszahlen, und jeder Zug stimmt. Dieser ältere Beweis schließt nicht aus, dass der Server mehrere Zufallszahlen probiert hat.
migrate-done = { $count ->
    [one] Fertig: Ein Tisch liegt jetzt in { $place }. In beiden Datenbanken steht dasselbe, und sein Protokoll lässt sich auf beiden Seiten nachspielen.
   *[other] Fertig: { $count } Tische liegen jetzt in { $place }. In beiden Datenbanken steht dasselbe, und alle Protokolle lassen sich auf beiden Seiten gleich nachspielen.
}
migrate-in-use = Ein Server benutzt { $place }. Halte ihn zuerst an: Was er jetzt noch schreibt, würde fehlen.
migrate-nothing = In { $place } gibt es keine Datenbank.
migrate-differs = Die beiden Datenbanken sind nicht gleich. Benutze die alte weiter. Stand in der neuen schon etwas anderes? Dann fang mit einer leeren an.
serve-locked = Ein anderer Server benutzt { $folder } schon. Beende ihn zuerst, oder nimm mit --data DIR einen anderen Ordner.
serve-port-taken = Ein anderes Programm benutzt Port { $port } von { $host }. Beende es, oder nimm mit --listen { $host }:PORT einen anderen.
serve-port-reserved = Dieser Benutzer darf Port { $port } von { $host } nicht benutzen. Nimm mit --listen einen Port ab 1024 und stelle für HTTPS einen Proxy davor.
serve-no-such-address = Dieser Rechner hat die Adresse { $host } nicht. Nimm mit --listen eine seiner eigenen, oder 0.0.0.0 für alle.
serve-not-listening = Der Server kann { $address } nicht benutzen: { $why }
arena-seat = Platz { $number }
arena-all = Alle
arena-score = Punkte im Mittel
arena-title-seats = Nach Plätzen
arena-seats = Wie oft jeder Bot auf jedem Platz gewonnen hat, in Prozent. Die letzte Zeile gilt für alle zusammen.
arena-speed = Diesmal { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} gespielt, in { $time }: { $pace } pro Sekunde.
arena-stopping = Wir hören auf, sobald die laufenden Partien zu Ende sind. Noch einmal Strg-C bricht sofort ab.
arena-stopped = Nach { $done } von { $games } Partien abgebrochen. Derselbe Befehl macht dort weiter.
arena-stopped-early = Abgebrochen, bevor alle eine Verteilung gespielt hatten. { $kept ->
    [one] Die fertige Partie liegt
   *[other] Die { $kept } fertigen Partien liegen
} in { $folder }; derselbe Befehl macht dort weiter.
