# The engine's own messages.

engine-not-json = Das ist kein JSON: { $why }
engine-too-long = Die Zeile ist länger als { $most } Byte.
engine-no-game = Lade zuerst ein Spiel.
engine-nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-no-solver = Dieses Spiel hat keinen Löser für „{ $objective }“.
engine-not-on-turn = Dieser Spieler ist nicht am Zug.
engine-other-seat = So sieht es Platz { $seat }.
engine-which-seat = Nenne mit „seat“ einen Platz: eine Zahl ab 0, oder lass es weg, solange das Spiel läuft.
engine-over = Das Spiel ist zu Ende.
expected-seed = eine ganze Zahl oder ein Text
