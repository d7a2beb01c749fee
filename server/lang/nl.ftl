# Wat de server zegt als hij iets niet doet.

server-unreadable = Dit is niet te begrijpen: { $why }
server-no-table = Deze tafel bestaat niet.
server-table-damaged = Er is iets kapot aan deze tafel. Hij blijft zoals hij is; laat het weten aan wie deze server beheert. Alle andere tafels gaan door.
server-stopping = De server start zo opnieuw. Probeer het over een ogenblik nog eens; er gaat niets verloren.
server-not-found = Hier is niets.
server-not-signed-in = Zeg ons eerst hoe je heet.
server-name = Een naam heeft één tot { $most } tekens.
server-link = Deze link geldt niet meer. Maak een nieuwe op het apparaat waarop je speelde.
server-too-fast = Dat was veel tegelijk. Wacht even, dan gaat het verder.
server-too-many-sockets = Er zijn nu te veel verbindingen. Sluit een paar tabbladen of probeer het zo nog eens.
server-too-slow = Het verzoek kwam niet op tijd aan. Stuur het nog eens.
server-open-tables = Je hebt al { $most } onafgemaakte spellen. Maak er een af of sluit er een voordat je een nieuwe tafel opent.
server-one-at-a-time = Eén vraag tegelijk: wacht op het antwoord op je eerste.
server-store-failed = Dit kan nu niet worden opgeschreven en is daarom niet gedaan. Er is niets verloren; probeer het zo nog eens.
server-foreign-origin = Dit verzoek komt niet van een pagina van deze server.
server-no-record = Het verslag is er als het spel voorbij is.
server-no-replay = Op een spel kun je terugkijken als het voorbij is.
server-no-step = Dat moment komt in dit spel niet voor.
server-no-hint = Hier valt niets aan te raden.
server-no-watching = Meekijken mag niet aan deze tafel.
server-no-device = Dit apparaat is al afgemeld.
server-name-bot = Zo heten bots. Kies een andere naam.
server-banned = Je kunt nu niet op deze server spelen. Probeer het over { $hours ->
    [one] een uur
   *[other] { $hours } uur
} opnieuw.
server-foreign-host = Deze server kent de naam ‘{ $host }’ niet. Beheer je hem, start hem dan met --origin { $origin }
