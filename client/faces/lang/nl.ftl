# How the regulars play.
character-thrifty = Draait elk dubbeltje om.
character-generous = Betaalt graag voor wat er mooi uitziet.
character-patient = Bewaart veel en wacht op het juiste moment.
character-hasty = Kan niet wachten en speelt wat er kan.
character-cautious = Speelt op zeker.
character-daring = Houdt van risico’s, het liefst van grote.
character-saving = Geeft weinig uit en spaart voor later.
character-lavish = Betaalt goed en houdt niets lang vast.
character-prudent = Kijkt twee keer naar elke prijs en mijdt risico.
character-gambling = Zet hoog in en hoopt op geluk.
character-steady = Bouwt rustig op en blijft kalm.
character-brisk = Speelt snel en gedurfd.
