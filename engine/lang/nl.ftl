# The engine's own messages.

engine-not-json = Dit is geen JSON: { $why }
engine-too-long = De regel is langer dan { $most } bytes.
engine-no-game = Laad eerst een spel.
engine-nothing-to-undo = Er is niets om ongedaan te maken.
engine-no-solver = Dit spel heeft geen oplosser voor ‘{ $objective }’.
engine-not-on-turn = Deze speler is niet aan de beurt.
engine-other-seat = Dit is wat plaats { $seat } ziet.
engine-which-seat = Noem met ‘seat’ een plaats: een getal vanaf 0, of laat het weg zolang het spel loopt.
engine-over = Het spel is afgelopen.
expected-seed = een geheel getal of een tekst
