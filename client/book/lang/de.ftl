# Die Regelhefte: Suche, Spielsteine und Karten, Herkunft der Regeln.
book-search = In den Regeln suchen
book-hits = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
book-no-hits = Nichts zu „{ $words }“. Versuch ein anderes Wort oder wähl ein Kapitel:
book-contents = Kapitel
book-becomes = wird zu
book-and = und
book-allowed = Erlaubt:
book-forbidden = Nicht erlaubt:
book-source = Woher Regel { $rule } stammt
book-source-given = Originalregel.
book-source-fact = Anderswo belegt.
book-source-ruling = Unsere Entscheidung.
book-source-disputed = Unsere Entscheidung: Die Quellen widersprechen sich.
book-given-why = So steht es im Regelblatt des Spiels.
book-otherwise = Wer es anders spielen will, stellt am Tisch „{ $option }“ ein.
book-disputed-of = Strittige Regeln von { $game }
book-disputed-lead = Alte Regelblätter haben Lücken, und manche widersprechen sich. Hier steht, was wir entschieden haben und warum.
book-disputed-sources = Wo die Quellen sich widersprechen
book-disputed-silent = Wo das Regelblatt schweigt oder unklar ist
book-to-rules = Alle Regeln
