# De regelboekjes: zoeken, stenen en kaarten, waar de regels vandaan komen.
book-search = Zoek in de regels
book-hits = { $count ->
    [one] Eén resultaat
   *[other] { $count } resultaten
}
book-no-hits = Niets over ‘{ $words }’. Probeer een ander woord of kies een hoofdstuk:
book-contents = Hoofdstukken
book-becomes = wordt
book-and = en
book-allowed = Mag:
book-forbidden = Mag niet:
book-source = Waar regel { $rule } vandaan komt
book-source-given = Originele regel.
book-source-fact = Elders beschreven.
book-source-ruling = Onze keuze.
book-source-disputed = Onze keuze: de bronnen spreken elkaar tegen.
book-given-why = Zo staat het op het regelblad van het spel.
book-otherwise = Wil je het anders spelen? Zet aan tafel ‘{ $option }’.
book-disputed-of = Betwiste regels van { $game }
book-disputed-lead = Oude regelbladen hebben gaten en spreken zichzelf soms tegen. Hier lees je wat wij hebben gekozen, en waarom.
book-disputed-sources = Waar de bronnen elkaar tegenspreken
book-disputed-silent = Waar het regelblad zwijgt of onduidelijk is
book-to-rules = Alle regels
