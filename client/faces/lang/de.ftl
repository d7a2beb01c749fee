# How the regulars play.
character-thrifty = Dreht jede Münze zweimal um.
character-generous = Zahlt gern für das, was gefällt.
character-patient = Hebt vieles auf und wartet auf den richtigen Moment.
character-hasty = Kann nicht warten und spielt, was gerade geht.
character-cautious = Geht lieber auf Nummer sicher.
character-daring = Liebt das Risiko, am liebsten ein großes.
character-saving = Gibt wenig aus und spart für später.
character-lavish = Zahlt gut und hält nichts lange fest.
character-prudent = Prüft jeden Preis und meidet Risiken.
character-gambling = Setzt hoch und hofft auf Glück.
character-steady = Baut langsam auf und bleibt ruhig.
character-brisk = Spielt schnell und mutig.
