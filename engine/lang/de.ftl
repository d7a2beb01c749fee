# The engine's own messages.

engine-not-json = Das ist kein JSON: { $why }
engine-too-long = Die Zeile ist länger als { $most } Bytes.
engine-no-game = Es ist kein Spiel geladen.
engine-nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-no-solver = Dieses Spiel hat keinen Löser für „{ $objective }“.
engine-not-on-turn = Dieser Spieler ist nicht am Zug.
engine-other-seat = So sieht es Platz { $seat }.
engine-over = Das Spiel ist aus.
expected-seed = eine ganze Zahl oder ein Text
