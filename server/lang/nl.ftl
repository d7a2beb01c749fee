# Wat de server zegt als hij iets niet doet.

server-unreadable = We kunnen dit niet lezen: { $why }
server-no-table = Deze tafel bestaat niet.
server-table-damaged = Deze tafel is kapot. Er is niets verloren: laat het de beheerder van deze server weten. Alle andere tafels gaan gewoon door.
server-stopping = De server start opnieuw. Probeer het zo nog eens. Er gaat niets verloren.
server-not-found = Hier is niets.
server-not-signed-in = Vertel ons eerst hoe je heet.
server-name = Een naam mag 1 tot { $most } tekens hebben.
server-link = Deze link geldt niet meer. Maak een nieuwe op het apparaat waarop je speelde.
server-too-fast = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
server-too-many-sockets = Er zijn te veel verbindingen. Sluit een paar tabbladen of probeer het zo nog eens.
server-too-slow = Je verzoek kwam niet op tijd aan. Probeer het nog eens.
server-open-tables = Je hebt al { $most } spellen openstaan. Maak er een af of sluit er een voordat je een nieuwe tafel opent.
server-one-at-a-time = We zijn nog bezig met je vorige verzoek. Wacht tot het klaar is.
server-store-failed = Opslaan lukte niet, dus er is niets veranderd. Probeer het zo nog eens. Er is niets verloren.
server-foreign-origin = Dit verzoek komt niet van een pagina van deze server.
server-no-record = Je kunt het spel downloaden als het afgelopen is.
server-no-replay = Je kunt de terugblik bekijken als het spel afgelopen is.
server-no-step = Dit spel heeft die stap niet.
server-no-hint = Hier is geen tip voor.
server-no-watching = De host laat niemand meekijken aan deze tafel.
server-no-device = Dit apparaat is al afgemeld.
server-name-bot = Zo heten alleen bots. Kies een andere naam.
server-no-face = Dat gezicht bestaat niet.
server-not-over = Dit spel is nog niet afgelopen. Verlaat eerst je plaats of geef op.
server-banned = Je kunt nu niet op deze server spelen. Probeer het over { $hours ->
    [one] een uur
   *[other] { $hours } uur
} opnieuw.
server-foreign-host = Deze server kent de naam ‘{ $host }’ niet. Beheer je hem, start hem dan met --origin { $origin }
