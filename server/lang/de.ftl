# Was der Server sagt, wenn er etwas nicht tut.

server-unreadable = Das ist nicht zu verstehen: { $why }
server-no-table = Diesen Tisch gibt es nicht.
server-table-damaged = An diesem Tisch ist etwas kaputt. Er bleibt, wie er ist; bitte sag der Person Bescheid, die diesen Server betreibt. Alle anderen Tische gehen weiter.
server-stopping = Der Server startet gleich neu. Versuch es in einem Moment noch einmal; es geht nichts verloren.
server-not-found = Hier ist nichts.
server-not-signed-in = Sag uns zuerst deinen Namen.
server-name = Ein Name hat ein bis { $most } Zeichen.
server-link = Dieser Link gilt nicht mehr. Mach einen neuen auf dem Gerät, an dem du gespielt hast.
server-too-fast = Das war viel auf einmal. Warte einen Augenblick, dann geht es weiter.
server-too-many-sockets = Gerade sind es zu viele Verbindungen. Schließ ein paar Tabs oder versuch es gleich noch einmal.
server-too-slow = Die Anfrage ist nicht rechtzeitig angekommen. Bitte noch einmal senden.
server-open-tables = Du hast schon { $most } unfertige Spiele. Beende oder schließ eines, bevor du einen neuen Tisch eröffnest.
server-one-at-a-time = Bitte eine Frage nach der anderen: Warte auf die Antwort auf deine erste.
server-store-failed = Das lässt sich gerade nicht aufschreiben und wurde deshalb nicht getan. Nichts ist verloren; versuch es gleich noch einmal.
server-foreign-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
server-no-record = Das Protokoll gibt es, wenn das Spiel zu Ende ist.
server-no-replay = Auf ein Spiel zurückblicken kannst du, wenn es zu Ende ist.
server-no-step = Diesen Augenblick gibt es in diesem Spiel nicht.
server-no-hint = Hier gibt es nichts zu raten.
server-no-watching = An diesem Tisch ist Zuschauen nicht erlaubt.
server-no-device = Dieses Gerät ist schon abgemeldet.
server-name-bot = So heißen Bots. Such dir einen anderen Namen aus.
server-banned = Auf diesem Server kannst du gerade nicht spielen. Versuch es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
server-foreign-host = Dieser Server kennt den Namen „{ $host }“ nicht. Wenn du ihn betreibst, starte ihn mit --origin { $origin }
