# The shell of the browser client in German.

app = Stammtisch
skip = Zum Inhalt
to-home = Startseite
guest = Gast
yes = ja
no = nein
option-default = wie üblich
option-unreadable = Das ist kein lesbares JSON.
settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-sound = Klänge
settings-notify = Sag mir Bescheid, wenn ich am Zug bin
settings-vibrate = Vibration
settings-install = Als App installieren
settings-plain = Diese Adresse hat kein HTTPS. Ohne erlauben Browser keine Benachrichtigungen und kein Stammtisch als App.
name = Dein Name
name-save = Speichern
name-saved = Dein Name ist gespeichert.
name-link = Auf einem anderen Gerät weiterspielen
name-link-made = Öffne dort diesen Link. Er ist nur für dich und gilt einmal.
home-title = Setz dich und spiel
home-lead = Drei Spiele mit Karten und Steinen, mit Freunden oder gegen Bots. Ohne Konto, ohne Warten.
home-players = { $from } bis { $to } Spieler
home-minutes = etwa { $count } Minuten
home-play = Jetzt spielen
home-open-table = Tisch aufmachen
home-level = Die Bots sind
home-yours = Deine Spiele
home-finished = Schon gespielt
home-damaged = { $count ->
    [one] Einer deiner Tische ist kaputt und lässt sich nicht öffnen. Bitte sag der Person Bescheid, die diesen Server betreibt.
   *[other] { $count } deiner Tische sind kaputt und lassen sich nicht öffnen. Bitte sag der Person Bescheid, die diesen Server betreibt.
}
home-public = Offene Tische
home-public-empty = Gerade wartet niemand auf Mitspieler. Ein öffentlicher Tisch von dir erscheint hier.
home-join = An einen Tisch kommen
home-code = Code oder Link
home-go = Dazusetzen
home-with = mit { $names }
home-host = am Tisch von { $name }
home-seats = { $taken } von { $count } Plätzen
home-state-playing = läuft
home-state-finished = beendet
not-found-title = Hier ist nichts
not-found-page = Diese Adresse führt nirgendwohin.
not-found-table = Diesen Tisch gibt es nicht oder nicht mehr. Vielleicht fehlt ein Zeichen des Codes.
come-back-title = Hier weiterspielen
come-back-what = Dieser Link bringt deinen Namen und deine Plätze auf dieses Gerät. Wer bisher auf diesem Gerät gespielt hat, gibt seine Plätze hier ab.
come-back-confirm = Ja, das bin ich
come-back-empty = Der Link ist nicht vollständig. Kopiere ihn noch einmal ganz.
error-title = Keine Verbindung zum Tisch
error-unreachable = Der Server antwortet gerade nicht. Nichts ist verloren.
error-damaged-title = Dieser Tisch ist kaputt
error-damaged = Er bleibt, wie er ist, und es geht nichts verloren. Bitte sag der Person Bescheid, die diesen Server betreibt. Alle anderen Tische gehen weiter.
error-blocked = Der Server antwortet, aber laufende Nachrichten kommen nicht durch. Vielleicht hält ein Netzfilter oder eine Erweiterung sie auf. Wir versuchen es weiter.
error-retrying = Der Server antwortet nicht. Wir versuchen es weiter.
error-too-many = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
error-retry = Noch einmal versuchen
error-reconnecting = Verbindung verloren. Wir verbinden neu …
version-new = Es gibt eine neue Version.
version-reload = Neu laden
error-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
error-board = Dieses Spielbrett ließ sich nicht laden. Lade die Seite neu.
error-page-title = Diese Seite ließ sich nicht laden
error-page = Der Server antwortet gerade nicht, oder er ist inzwischen ein neuerer. Nichts ist verloren.
table-joining = Einen Moment …
table-of = { $game }-Tisch
table-middle = Der Tisch
table-own = Dein Platz
table-others = Die anderen
seat-nth = Platz { $count }
seat-you = du
seat-away = weg, ein Bot spielt
seat-not-connected = Verbindung verloren
seat-free = Freier Platz
seat-free-what = für Freunde oder einen Bot
seat-sit = Hier hinsetzen
seat-move = Hierher wechseln
seat-leave = Aufstehen
seat-remove = Platz freimachen
seat-bot = Einen Bot hinsetzen
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-host = lädt ein
bot = Bot
bot-nth = Bot { $count }
level-random = zufällig
level-greedy = gierig
level-easy = gemütlich
level-medium = gut
level-strong = stark
level-ismcts = suchend
lobby-of = { $name } hat den Tisch aufgemacht.
lobby-seats = Plätze
lobby-free = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei: Lade jemanden ein oder setz Bots hin.
}
lobby-free-guest = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-unready = { $count ->
    [one] Einer ist noch nicht bereit.
   *[other] { $count } sind noch nicht bereit.
}
lobby-complete = Alle sind da.
lobby-host-starts = Alle sind da. { $name } beginnt das Spiel.
lobby-start = Spiel beginnen
lobby-ready = Ich bin bereit
lobby-you-are-ready = Du bist bereit.
lobby-shuffling = Es wird gemischt …
lobby-broken = { $count ->
    [one] Das Mischen wurde einmal abgebrochen.
   *[other] Das Mischen wurde { $count }-mal abgebrochen.
}
lobby-invite = Einladen
lobby-invite-what = Wer diesen Link hat, kann sich dazusetzen oder zuschauen.
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-copy-failed = Der Browser lässt uns nicht kopieren. Der Link ist ausgewählt: Kopiere ihn selbst.
lobby-qr = Der Link zu diesem Tisch als QR-Code
lobby-settings = Das Spiel
lobby-players = Spieler
lobby-public = Diesen Tisch auf der Startseite zeigen
lobby-screen = Auf dem Fernseher zeigen
screen-join = Scannen und dazusetzen
screen-watch = Zuschauen
screen-begins = Das Spiel beginnt.
screen-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
screen-host-starts = Alle sind da. { $name } kann beginnen.
screen-local-only = Diese Adresse finden Handys nicht. Öffne diese Seite mit dem Namen dieses Rechners in eurem Netz.
time-control = Uhr
time-control-what = Ist die Zeit um, gibt es eine Warnung; danach spielt ein Bot, bis du wieder da bist.
time-control-none = ohne Uhr
time-control-turn-is = { $time } für jeden Zug
time-control-total-is = { $time } für das Spiel, { $more } s mehr nach jedem Zug
time-control-days-is = { $count ->
    [one] ein Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
clock-left = noch { $time }
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
turn-yours = Du bist am Zug
turn-on = am Zug
turn-watching = Du schaust zu. { $name } ist am Zug.
seat-let-bot-play = Einen Bot für mich spielen lassen
turn-of = { $name } ist am Zug.
bar = Was du tun kannst
bar-undo = Zurücknehmen (Strg+Z)
bar-redo = Wiederholen (Strg+Umschalt+Z)
bar-hint = Tipp
bar-sending = Wird gesendet …
bar-not-now = Doch nicht
bar-bot-plays = Ein Bot spielt für dich.
bar-return = Ich bin wieder da
hint-look = Schau auf das, was markiert ist.
hint-do = Das mache ich
hint-dismiss = Ich überlege selbst
panel = Verlauf, Chat, Leute, Regeln
panel-unread = { $count ->
    [one] Verlauf, Chat, Leute, Regeln: eine neue Nachricht
   *[other] Verlauf, Chat, Leute, Regeln: { $count } neue Nachrichten
}
panel-log = Verlauf
panel-chat = Chat
panel-rules = Regeln
panel-close = Zuklappen
log-empty = Hier wird erzählt, was geschieht.
chat-empty = Noch hat niemand etwas gesagt.
chat-field = Etwas sagen
chat-send = Senden
chat-announced = { $name } sagt: { $text }
rules-clause = Regel { $rule }
end-shuffle-check = Mischung prüfen
shuffle-check-title = Wurde ehrlich gemischt?
shuffle-check-lead = Vor dem Spiel haben der Server und alle am Tisch je eine geheime Zahl festgelegt. Daraus rechnet dein Browser jetzt noch einmal aus, was ausgeteilt wurde. Dem Server glauben muss er dafür nicht.
shuffle-check-working = Wird nachgerechnet …
shuffle-check-complete = Alles stimmt.
shuffle-check-partial = Was sich hier prüfen lässt, stimmt.
shuffle-check-fault = Etwas stimmt nicht.
shuffle-check-not-shuffled = Dieses Spiel wurde nicht gemischt: Es begann mit einer Stellung, die von Hand aufgebaut war.
shuffle-check-promise-held = Der Server hat sein Versprechen gehalten: Es ist das Geheimnis, dessen Fingerabdruck er gezeigt hat.
shuffle-check-promise-fault = Das Geheimnis hat nicht den Fingerabdruck, der versprochen war.
shuffle-check-shown-held = Bevor dein Browser seine Zahl gezeigt hat, waren alle anderen festgelegt.
shuffle-check-shown-fault = Dein Browser hat vor dem Spiel andere Festlegungen gesehen. Wenn du nicht auf einem anderen Gerät dabei warst, ist etwas faul.
shuffle-check-shown-unknown = Du warst auf einem anderen Gerät dabei, deshalb hat dieser Browser kein Versprechen gesehen.
shuffle-check-own-held = Die Zahl deines Browsers wurde unverändert verwendet.
shuffle-check-own-fault = Die Zahl deines Browsers wurde nicht verwendet. Wenn du nicht auf einem anderen Gerät dabei warst, ist etwas faul.
shuffle-check-own-unknown = Dieser Browser hat zu diesem Spiel keine Zahl beigetragen.
shuffle-check-parts-held = Alle anderen Zahlen sind die festgelegten; die der Bots folgen aus dem Geheimnis des Servers.
shuffle-check-parts-fault = Eine Zahl ist nicht die, die vor dem Mischen festgelegt war.
shuffle-check-deal-held = Alle Zahlen zusammen ergeben genau das, was ausgeteilt wurde.
shuffle-check-deal-fault = Alle Zahlen zusammen ergeben etwas anderes, als ausgeteilt wurde.
shuffle-check-numbers = Zahlen zeigen
shuffle-check-value-secret = Das Geheimnis des Servers
shuffle-check-value-fingerprint = Sein Fingerabdruck (SHA-256), hier berechnet
shuffle-check-value-commitment = Der versprochene Fingerabdruck
shuffle-check-value-seen = Hier vor dem Spiel gesehen
shuffle-check-value-nonce = Beitrag dieses Browsers
shuffle-check-value-by = Beitrag von { $name }
shuffle-check-value-by-bot = Beitrag des Servers für { $name }
shuffle-check-value-key = Der Schlüssel der Mischung (HMAC-SHA-256)
shuffle-check-proven = Was das beweist
shuffle-check-proven-nobody = Niemand konnte sich die Mischung aussuchen: nicht der Server, nicht seine Bots, kein anderer Spieler.
shuffle-check-proven-together = Die Zahlen dieser Aufzeichnung passen zusammen.
shuffle-check-proven-players = Kein Spieler konnte sich die Mischung aussuchen, nicht einmal alle zusammen.
shuffle-check-proven-after = Niemand hat nachträglich etwas daran geändert.
shuffle-check-open = Was es nicht beweist
shuffle-check-open-break = { $count ->
    [one] Dass niemand ein Mischen abgebrochen hat, weil es ihm nicht gefiel. Das zählen wir: In diesem Spiel wurde einmal abgebrochen.
   *[other] Dass niemand ein Mischen abgebrochen hat, weil es ihm nicht gefiel. Das zählen wir: In diesem Spiel wurde { $count }-mal abgebrochen.
}
shuffle-check-open-no-break = Dass niemand ein Mischen abgebrochen hätte, das ihm nicht gefiel. In diesem Spiel wurde nicht abgebrochen.
shuffle-check-open-before = Dass die Zahlen vor dem Spiel festgelegt wurden: Dieser Browser hat es nicht gesehen.
shuffle-check-open-look = Dass niemand, der den Server betreibt, verdeckte Karten oder Steine angesehen hat.
shuffle-check-open-bots = Dass der Server nicht für einen Bot, oder für jemanden in seiner Hand, Zahlen probiert hat, bis ihm die Mischung gefiel. Bei neueren Spielen ist das ausgeschlossen.
shuffle-check-open-moves = Dass jeder Zug den Regeln folgte, und was später im Spiel gemischt wurde. Beides prüft „{ $command }“ an der gespeicherten Aufzeichnung.
shuffle-check-back = Zurück zum Tisch
sandbox-you = Du
sandbox-over = Das Spiel ist zu Ende.
example-of = Beispiel: { $title }
example-open = Ausprobieren
example-close = Zuklappen
example-reset = Von vorn
example-all = Das Heft mit Beispielen zum Ausprobieren
replay = Rückblick
replay-of = Rückblick: { $game }
replay-open = Auf dieses Spiel zurückblicken
replay-table = Zum Tisch
replay-games = Dieses Spiel und die anderen an diesem Tisch
replay-game = Spiel { $count }
replay-start = Das Spiel beginnt.
replay-at = { $at } von { $of }
replay-step = Augenblick
replay-controls = Durch das Spiel
replay-first = Zum Anfang (Pos1)
replay-back = Einen Schritt zurück (Pfeil links)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-forward = Einen Schritt weiter (Pfeil rechts)
replay-last = Zum Ende (Ende)
replay-viewpoint = Mit den Augen von
replay-viewpoint-you = { $name } (du)
replay-viewpoint-watch = jemandem, der zusah
replay-viewpoint-all = allen: alles offen
replay-speed = Tempo
replay-speed-is = { $speed } ×
replay-link = Link zu diesem Augenblick kopieren
replay-log = Was geschah
replay-hand = Platz von { $name }
replay-chances = Gewinnchancen
replay-chances-what = Die Gewinnchancen aller im Lauf des Spiels. Die Wendepunkte stehen darunter.
replay-chances-here = Hier: { $chances }.
replay-not-analysed = So weit ist die Analyse noch nicht.
replay-progress = Die Analyse läuft
replay-failed = Die Analyse brach ab: { $at } von { $of } Schritten sind beurteilt.
replay-decision-you = Dein Zug hier
replay-decision = Zug von { $name } hier
replay-show = Auf dem Tisch zeigen
replay-turning-points = Wendepunkte
replay-turning-points-none = Das Spiel hatte keine scharfe Wendung.
replay-turning-point = { $name }: { $from } → { $to }
replay-mistakes-you = Deine Fehler
replay-mistakes = Fehler von { $name }
replay-mistakes-none = Keine Fehler gefunden.
replay-breakdown = Können und Glück
replay-breakdown-what = Wie alle vom gleichen Anteil am Sieg zum Ergebnis kamen, in Prozent. Wir vergleichen die Züge mit denen unseres Standard-Bots.
replay-fair = Gleicher Anteil
replay-deal = Austeilen
replay-skill = Eigene Züge
replay-result = Ergebnis
hint-more = Warum?
replay-verdict-forced = Hier gab es nichts zu entscheiden.
replay-verdict-good = Guter Zug.
replay-verdict-mistake = Fehler: Das war { $cost } mehr wert: { $what }.
replay-verdict-big-mistake = Grober Fehler: Das war { $cost } mehr wert: { $what }.
replay-expected = Die Kurve zeigt es nicht, weil unser Standard-Bot dasselbe getan hätte.
replay-lucky-true = Glück gehabt.
replay-lucky-false = Pech gehabt.
replay-kind-mistake = Fehler
replay-kind-good-move = guter Zug
replay-kind-lucky = Glück
replay-kind-unlucky = Pech
replay-mistake = { $cost } mehr wert war: { $what }
replay-luck = Glück
replay-others = Züge der anderen
replay-rating = Wie gut ihr gespielt habt
replay-rating-what = Was ein Zug im Schnitt gekostet hat, verglichen mit dem besten.
replay-rating-excellent = { $name } hat sehr gut gespielt: Ein Zug kostete im Schnitt { $cost } (± { $error }).
replay-rating-good = { $name } hat gut gespielt: Ein Zug kostete im Schnitt { $cost } (± { $error }).
replay-rating-fair = { $name } hat ordentlich gespielt: Ein Zug kostete im Schnitt { $cost } (± { $error }).
replay-rating-weak = { $name } hat viel verschenkt: Ein Zug kostete im Schnitt { $cost } (± { $error }).
end-moments = Die Höhepunkte des Spiels
learn = In fünf Minuten lernen
learn-title = { $game } lernen
learn-step = { $at } von { $count }
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-other = Das wäre auch erlaubt. Versuch jetzt erst, was hier beschrieben ist.
learn-done = Dieser Schritt ist geschafft. Geh weiter, wann du magst.
learn-end = Mehr brauchst du nicht
learn-play = Gleich spielen
learn-again = Noch einmal von vorn
kids = Kindertisch
end-you = Du gewinnst!
end-won = { $count ->
    [0] Das Spiel ist aus
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-rematch = Noch einmal
end-download = Aufzeichnung speichern
cancel = Abbrechen
someone = jemand
panel-people = Leute
people-none = Sonst ist niemand da.
people-watching = schaut zu
people-mute = Für mich stummschalten
people-unmute = Wieder lesen
people-mute-all = Für alle stummschalten
people-unmute-all = Wieder schreiben lassen
people-report = Melden
people-report-what = Wer diesen Server betreibt, bekommt deine Meldung mit den letzten Zeilen des Chats.
people-reported = Danke. Deine Meldung ist angekommen.
people-replace = Durch einen Bot ersetzen
people-replace-what = Ein Bot übernimmt den Platz von { $name } für den Rest des Spiels.
people-resign = Aufgeben
people-resign-what = Ein Bot spielt für dich weiter. In dieses Spiel kannst du nicht zurück.
people-allow-watching = Andere dürfen zuschauen
people-close = Tisch schließen
people-close-what = Das Spiel endet hier für alle.
account-devices = Deine Geräte und Links
account-device = Ein Gerät
account-link = Ein unbenutzter Link
account-this = dieses Gerät
account-used = zuletzt benutzt am { $date }
account-revoke = Ungültig machen
account-sign-out = Abmelden
account-sign-out-what = Dieser Browser vergisst dich. Ohne ein anderes Gerät oder einen persönlichen Link kommst du nicht zu deinen Spielen zurück.
account-export = Meine Daten herunterladen
account-erase = Mich löschen
account-erase-what = Dein Name und alles, was du geschrieben hast, werden gelöscht. Bots spielen für dich weiter. Das lässt sich nicht rückgängig machen.
links-imprint = Impressum
links-privacy = Datenschutz
signed-out-title = Du bist abgemeldet
signed-out = Dieses Gerät ist nicht mehr angemeldet.
no-watching-title = Hier kannst du nicht zuschauen
no-watching = Zuschauen ist an diesem Tisch nicht erlaubt.
table-closed-title = Dieser Tisch ist geschlossen
table-closed = Hier passiert nichts mehr.
