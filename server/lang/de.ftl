# Was der Server sagt, wenn er etwas nicht tut.

server-unreadable = Wir können das nicht lesen: { $why }
server-no-table = Diesen Tisch gibt es nicht.
server-table-damaged = Dieser Tisch ist kaputt, aber nichts ist verloren. Sag bitte der Person Bescheid, die den Server betreibt. Die anderen Tische laufen weiter.
server-stopping = Der Server startet neu. Versuch es gleich noch einmal. Es geht nichts verloren.
server-not-found = Hier ist nichts.
server-not-signed-in = Sag uns zuerst deinen Namen.
server-name = Ein Name kann 1 bis { $most } Zeichen haben.
server-link = Dieser Link gilt nicht mehr. Mach einen neuen auf dem Gerät, an dem du gespielt hast.
server-too-fast = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
server-too-many-sockets = Es sind zu viele Verbindungen offen. Schließ ein paar Tabs oder versuch es gleich noch einmal.
server-too-slow = Deine Anfrage ist nicht rechtzeitig angekommen. Versuch es noch einmal.
server-open-tables = Du hast schon { $most } unfertige Spiele. Beende oder schließ eines, bevor du einen neuen Tisch eröffnest.
server-one-at-a-time = Wir rechnen noch an deiner letzten Frage. Warte erst die Antwort ab.
server-store-failed = Wir konnten das nicht speichern, es ist also nicht passiert. Versuch es gleich noch einmal. Es ist nichts verloren.
server-foreign-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
server-no-record = Du kannst das Spiel herunterladen, wenn es zu Ende ist.
server-no-replay = Du kannst den Rückblick ansehen, wenn das Spiel zu Ende ist.
server-no-step = Dieses Spiel hat diesen Schritt nicht.
server-no-hint = Dafür gibt es keinen Tipp.
server-no-watching = Der Host lässt an diesem Tisch niemanden zuschauen.
server-no-device = Dieses Gerät ist schon abgemeldet.
server-name-bot = So heißen nur Bots. Such dir einen anderen Namen aus.
server-no-face = Dieses Gesicht gibt es nicht.
server-not-over = Dieses Spiel läuft noch. Verlass erst deinen Platz oder gib auf.
server-banned = Du kannst auf diesem Server gerade nicht spielen. Versuch es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
server-foreign-host = Dieser Server kennt den Namen „{ $host }“ nicht. Wenn du ihn betreibst, starte ihn mit --origin { $origin }
