# The shell of the browser client in German.

app = Stammtisch
skip = Zum Inhalt
to-home = Startseite
guest = Gast
yes = Ja
no = Nein
option-default = Standard
option-unreadable = Wir können das nicht lesen. Prüf Klammern, Anführungszeichen und Kommas.
settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pace = Züge der anderen
settings-pace-quick = Schnell
settings-pace-normal = Normal
settings-pace-calm = Ruhig
settings-pace-off = Ohne Pausen
settings-tips = Hinweise beim Spielen
settings-sound = Ton
settings-notify = Sag mir Bescheid, wenn ich am Zug bin
settings-vibrate = Vibrieren
settings-install = Als App installieren
settings-plain = Diese Adresse hat kein HTTPS. Deshalb kann dein Browser dich nicht benachrichtigen und Stammtisch nicht als App installieren.
name = Dein Name
name-save = Speichern
name-saved = Name gespeichert.
name-link = Auf einem anderen Gerät weiterspielen
name-link-made = Öffne diesen Link auf deinem anderen Gerät. Er ist nur für dich und gilt einmal.
home-title = Setz dich dazu
home-lead = Drei Karten- und Legespiele, mit Freunden oder gegen Bots. Kein Konto, kein Warten.
home-players = { $from } bis { $to } Spieler
home-minutes = rund { $count } Minuten
home-play = Jetzt spielen
home-open-table = Tisch eröffnen
home-level = Stärke der Bots
home-yours = Deine Spiele
home-finished = Beendete Spiele
home-damaged = { $count ->
    [one] Einer deiner Tische ist kaputt und lässt sich nicht öffnen. Bitte sag der Person Bescheid, die diesen Server betreibt.
   *[other] { $count } deiner Tische sind kaputt und lassen sich nicht öffnen. Bitte sag der Person Bescheid, die diesen Server betreibt.
}
home-public = Offene Tische
home-public-empty = Gerade sucht niemand Leute zum Mitspielen. Eröffne einen Tisch und zeig ihn hier.
home-join = An einen Tisch setzen
home-code = Code oder Link
home-go = Dazusetzen
home-with = mit { $names }
home-host = am Tisch von { $name }
home-seats = { $taken } von { $count } Plätzen besetzt
home-state-playing = läuft
home-state-finished = beendet
not-found-title = Hier ist nichts
not-found-page = Schau dir die Adresse noch einmal an: Vielleicht ist ein Tippfehler drin.
not-found-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüf den Code: Vielleicht fehlt ein Zeichen.
come-back-title = Auf diesem Gerät weiterspielen
come-back-what = Dieser Link holt deinen Namen und deine Plätze hierher. Wer vorher auf diesem Gerät gespielt hat, verliert die eigenen Plätze.
come-back-confirm = Ja, das bin ich
come-back-empty = Dieser Link ist nicht vollständig. Kopiere ihn noch einmal ganz.
error-title = Keine Verbindung zum Tisch
error-unreachable = Der Server antwortet nicht. Es ist nichts verloren.
error-damaged-title = Dieser Tisch ist kaputt
error-damaged = Es ist nichts verloren. Bitte sag der Person Bescheid, die diesen Server betreibt. Alle anderen Tische laufen weiter.
error-blocked = Der Server antwortet, aber Live-Nachrichten kommen nicht an. Vielleicht stört ein Netzfilter oder eine Erweiterung. Wir versuchen es weiter.
error-retrying = Der Server antwortet nicht. Wir versuchen es weiter.
error-too-many = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
error-retry = Noch einmal versuchen
error-reconnecting = Verbindung verloren. Wir verbinden neu …
version-new = Es gibt eine neue Version.
version-reload = Neu laden
error-stale = Am Tisch hat sich etwas getan. Schau noch einmal hin.
error-board = Wir konnten das Spiel nicht laden. Lade die Seite neu.
error-page-title = Wir konnten diese Seite nicht laden
error-page = Der Server antwortet nicht, oder es gibt eine neue Version. Es ist nichts verloren.
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
seat-leave = Platz verlassen
seat-remove = Entfernen
seat-bot = Bot dazusetzen
seat-bot-level = Stärke des Bots oder freier Platz
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-host = Host
bot = Bot
bot-nth = Bot { $count }
level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-medium = mittel
level-strong = stark
level-ismcts = tief rechnend
lobby-of = { $name } ist Host.
lobby-seats = Plätze
lobby-free = { $count ->
    [one] Ein Platz ist frei. Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $count } Plätze sind frei. Lade andere ein oder setz Bots dazu.
}
lobby-free-guest = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-complete = Alle sind da.
lobby-host-starts = Alle sind da. { $name } kann das Spiel starten.
lobby-fill = Mit Bots auffüllen
lobby-start = Spiel starten
lobby-ready = Ich bin bereit
lobby-you-are-ready = Du bist bereit.
lobby-shuffling = Wir mischen …
lobby-broken = { $count ->
    [one] Jemand hat das Mischen abgebrochen.
   *[other] { $count }-mal hat jemand das Mischen abgebrochen.
}
lobby-invite = Einladen
lobby-invite-what = Wer diesen Link hat, kann mitspielen oder zuschauen.
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copy-failed = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-settings = Spieleinstellungen
lobby-players = Spieler
lobby-public = Diesen Tisch auf der Startseite zeigen
lobby-screen = Auf dem Fernseher zeigen
screen-join = Scannen und mitspielen
screen-watch = Scannen und zuschauen
screen-begins = Das Spiel beginnt.
screen-local-only = Handys können diese Adresse nicht öffnen. Öffne die Seite unter dem Namen dieses Rechners in eurem Netz.
time-control = Uhr
time-control-what = Ist deine Zeit um, warnen wir dich. Dann spielt ein Bot, bis du zurück bist.
time-control-none = Ohne Uhr
time-control-turn-is = { $time } pro Zug
time-control-total-is = { $time } pro Person, plus { $more } s pro Zug
time-control-days-is = { $count ->
    [one] Ein Tag pro Zug
   *[other] { $count } Tage pro Zug
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
bar = Aktionen
bar-undo = Zurücknehmen (Strg+Z)
bar-redo = Wiederholen (Strg+Umschalt+Z)
bar-hint = Tipp
bar-sending = Wird gesendet …
bar-not-now = Doch nicht
bar-bot-plays = Ein Bot spielt für dich.
bar-return = Ich bin wieder da
hint-look = Schau dir an, was markiert ist.
hint-do = Das mache ich
hint-dismiss = Ich überlege selbst
panel = Verlauf, Chat, Leute, Regeln
panel-unread = { $count ->
    [one] Verlauf, Chat, Leute, Regeln: eine neue Nachricht
   *[other] Verlauf, Chat, Leute, Regeln: { $count } neue Nachrichten
}
ticker-open = Verlauf öffnen
missed-moves = { $count ->
    [one] Den verpassten Zug ansehen
   *[other] Die { $count } verpassten Züge ansehen
}
panel-log = Verlauf
panel-chat = Chat
panel-rules = Regeln
panel-close = Schließen
log-empty = Noch ist nichts passiert.
chat-empty = Noch keine Nachrichten. Sag hallo!
chat-field = Sag etwas
chat-send = Senden
chat-announced = { $name } sagt: { $text }
rules-clause = Regel { $rule }
end-shuffle-check = Mischung prüfen
shuffle-check-title = Wurde ehrlich gemischt?
shuffle-check-lead = Vor dem Spiel haben der Server und alle am Tisch je eine geheime Zahl festgelegt. Daraus rechnet dein Browser jetzt nach, was ausgeteilt wurde. So musst du dem Server nicht vertrauen.
shuffle-check-working = Wir rechnen nach …
shuffle-check-complete = Alles stimmt.
shuffle-check-partial = Alles, was wir prüfen konnten, stimmt.
shuffle-check-fault = Etwas stimmt nicht.
shuffle-check-not-shuffled = Niemand hat gemischt: Das Spiel begann mit einer von Hand aufgebauten Stellung.
shuffle-check-promise-held = Der Server hat Wort gehalten: Sein Geheimnis passt zu dem Fingerabdruck, den er gezeigt hat.
shuffle-check-promise-fault = Das Geheimnis des Servers passt nicht zum versprochenen Fingerabdruck.
shuffle-check-shown-held = Alle anderen Zahlen standen fest, bevor dein Browser seine gezeigt hat.
shuffle-check-shown-fault = Vor dem Spiel hat dein Browser andere Fingerabdrücke gesehen. Wenn du nicht auf einem anderen Gerät dabei warst, ist etwas faul.
shuffle-check-shown-unknown = Du warst auf einem anderen Gerät dabei, deshalb hat dieser Browser kein Versprechen gesehen.
shuffle-check-own-held = Die Zahl deines Browsers steckt unverändert in der Mischung.
shuffle-check-own-fault = Die Zahl deines Browsers steckt nicht in der Mischung. Wenn du nicht auf einem anderen Gerät dabei warst, ist etwas faul.
shuffle-check-own-unknown = Dieser Browser hat keine Zahl zu diesem Spiel beigetragen.
shuffle-check-parts-held = Niemand hat nachträglich eine Zahl geändert, und die Zahlen der Bots folgen aus dem Geheimnis des Servers.
shuffle-check-parts-fault = Jemand hat eine Zahl geändert, nachdem sie festgelegt war.
shuffle-check-deal-held = Zusammen ergeben die Zahlen genau die Mischung, mit der ihr gespielt habt.
shuffle-check-deal-fault = Zusammen ergeben die Zahlen eine andere Mischung als die, mit der ihr gespielt habt.
shuffle-check-numbers = Zahlen zeigen
shuffle-check-value-secret = Das Geheimnis des Servers
shuffle-check-value-fingerprint = Sein Fingerabdruck (SHA-256), hier berechnet
shuffle-check-value-commitment = Der versprochene Fingerabdruck
shuffle-check-value-seen = Hier vor dem Spiel gesehen
shuffle-check-value-nonce = Beitrag dieses Browsers
shuffle-check-value-by = Beitrag von { $name }
shuffle-check-value-by-bot = Beitrag des Servers für { $name }
shuffle-check-value-key = Schlüssel der Mischung (HMAC-SHA-256)
shuffle-check-proven = Was das beweist
shuffle-check-proven-nobody = Niemand konnte sich die Mischung aussuchen: nicht der Server, nicht seine Bots und niemand sonst am Tisch.
shuffle-check-proven-together = Die Zahlen dieses Spiels passen zusammen.
shuffle-check-proven-players = Wer mitspielte, konnte sich die Mischung nicht aussuchen, auch nicht gemeinsam.
shuffle-check-proven-after = Niemand hat nachträglich etwas daran geändert.
shuffle-check-open = Was es nicht beweist
shuffle-check-open-break = { $count ->
    [one] Dass niemand das Mischen abbrach, weil das Ergebnis nicht gefiel. In diesem Spiel hat jemand einmal abgebrochen.
   *[other] Dass niemand das Mischen abbrach, weil das Ergebnis nicht gefiel. In diesem Spiel hat jemand { $count }-mal abgebrochen.
}
shuffle-check-open-no-break = Dass niemand das Mischen abbrechen würde, wenn das Ergebnis nicht gefällt. In diesem Spiel hat es niemand getan.
shuffle-check-open-before = Dass die Zahlen vor dem Spiel festgelegt wurden: Dieser Browser hat es nicht gesehen.
shuffle-check-open-look = Dass niemand mit Zugang zum Server verdeckte Karten oder Steine angesehen hat.
shuffle-check-open-bots = Dass der Server nicht für seine Bots oder einen eigenen Mitspieler Zahlen probiert hat, bis ihm die Mischung gefiel. Neuere Spiele schließen das aus.
shuffle-check-open-moves = Dass jeder Zug den Regeln folgte und später ehrlich gemischt wurde. Lade das Spiel herunter und prüf beides mit „{ $command }“.
shuffle-check-back = Zurück zum Tisch
sandbox-you = Du
example-of = Beispiel: { $title }
example-open = Ausprobieren
example-close = Schließen
example-reset = Von vorn
disputed = Strittiges
example-all = Regelheft mit Beispielen zum Ausprobieren
replay = Rückblick
replay-of = Rückblick: { $game }
replay-open = Rückblick ansehen
replay-table = Zurück zum Tisch
hint-more = Warum?
end-moments = Höhepunkte
learn = In fünf Minuten lernen
learn-title = { $game } lernen
learn-step = { $at } von { $count }
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-done = Geschafft! Mach weiter, wenn du so weit bist.
learn-end = Mehr musst du nicht wissen
learn-play = Dein erstes Spiel spielen
learn-again = Noch einmal von vorn
kids = Kindertisch
end-you = Du gewinnst!
end-won = { $count ->
    [0] Das Spiel ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-rematch = Noch einmal spielen
end-you-shared = Du teilst dir den Sieg mit { $names }!
end-second = Platz zwei von { $count }.
end-well-played = Gut gespielt. Vielleicht gewinnst du das nächste Mal.
end-share = Bild teilen
end-share-failed = Dein Browser konnte das Bild nicht erstellen.
sound-offer = Möchtest du den Tisch hören?
sound-on = Ton an
sound-no = Nein, danke
end-download = Spiel herunterladen
cancel = Abbrechen
someone = jemand
panel-people = Leute
people-none = Sonst ist niemand da.
people-watching = schaut zu
people-mute = Für mich stummschalten
people-unmute = Für mich wieder anzeigen
people-mute-all = Für alle stummschalten
people-unmute-all = Wieder schreiben lassen
people-report = Melden
people-report-what = Deine Meldung geht an die Person, die diesen Server betreibt, mit den letzten Zeilen des Chats.
people-reported = Danke. Deine Meldung ist unterwegs.
people-replace = Durch einen Bot ersetzen
people-replace-what = Ein Bot übernimmt den Platz von { $name } für den Rest des Spiels.
people-resign = Aufgeben
people-resign-what = Ein Bot spielt für dich weiter, und du kannst nicht in dieses Spiel zurück.
people-allow-watching = Andere dürfen zuschauen
people-close = Tisch schließen
people-close-what = Das Spiel endet hier für alle.
account-devices = Deine Geräte und Links
account-device = Gerät
account-link = Unbenutzter Link
account-this = dieses Gerät
account-used = zuletzt benutzt am { $date }
account-revoke = Link löschen
account-sign-out = Abmelden
account-sign-out-what = Dieser Browser vergisst dich. Ohne ein anderes Gerät oder einen persönlichen Link kommst du nicht zu deinen Spielen zurück.
account-export = Meine Daten herunterladen
account-erase = Meine Daten löschen
account-erase-what = Wir löschen deinen Namen und alles, was du geschrieben hast. Bots spielen für dich weiter. Das lässt sich nicht rückgängig machen.
links-imprint = Impressum
links-privacy = Datenschutz
signed-out-title = Du bist abgemeldet
signed-out = Um zu deinen Spielen zurückzukommen, öffne einen persönlichen Link von deinem anderen Gerät.
no-watching-title = Du kannst hier nicht zuschauen
no-watching = Der Host lässt niemanden zuschauen.
table-closed-title = Dieser Tisch ist geschlossen
table-closed = Du kannst auf der Startseite einen neuen eröffnen.
error-server = Der Server hat das nicht geschafft. Versuch es gleich noch einmal.
error-bug-title = Da ist etwas schiefgegangen
error-bug = Diese Seite hat einen Fehler. Deine Verbindung ist in Ordnung, und es ist nichts verloren.
error-bug-part = Wir können diesen Teil wegen eines Fehlers nicht zeigen: { $part }. Es ist nichts verloren.

# Die Stammgäste, Gesichter und was Spieler einander zeigen.
seat-level = Stärke: { $level }
seat-who = Mitspieler wechseln
regulars = Die Stammgäste
regulars-level = So spielen sie mit Stärke „mittel“. Mit anderen Stärken spielen alle gleich.
person-about = Über { $name }
person-regular = Stammgast. Stärke: { $level }
face-choose = Gesicht wählen
face-beret = Baskenmütze und Ringelhemd
face-curls = Braune Locken
face-braids = Zwei Zöpfe
face-cap = Schirmmütze
face-afro = Afro und Creolen
face-waves = Lange Wellen und eine Blume
face-goatee = Spitzbart
face-turban = Turban und Vollbart
face-hood = Kapuze
face-topknot = Dutt und Bart
face-pixie = Kurze Haare und Sonnenbrille
face-straw = Strohhut und Sommersprossen
reactions = Reagieren
reaction-cheers = Prost!
reaction-well_played = Gut gespielt!
reaction-ouch = Autsch!
reaction-thinking = Moment, ich überlege …
reaction-announced = { $name }: { $reaction }
bubble-close = Ausblenden, was { $name } sagt
lobby-waits-for = Wir warten noch auf { $names }.
lobby-waits-for-you = Alle warten auf dich. Bist du bereit?
people-leave = Tisch verlassen
people-leave-what = Ein Bot spielt für dich, bis du zurückkommst.
people-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
people-watchers-many = { $count } oder mehr Personen schauen zu.
home-remove = Aus deiner Liste entfernen
home-remove-lobby = Du verlässt diesen Tisch.
home-remove-playing = Du gibst auf. Ein Bot spielt für dich weiter, und du kannst nicht mehr zurück.
home-remove-finished = Das Spiel verschwindet aus deiner Liste. Die anderen behalten es.
first-game = Neu bei { $game }?
first-game-what = Die Einführung zeigt dir Zug für Zug, wie es geht. Oder der Coach erklärt es dir beim Spielen.
first-game-coach = Mit Coach spielen
first-game-play = Einfach spielen
tip = Hinweis
tip-dismiss = Alles klar
