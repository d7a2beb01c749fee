# The children's table in Dutch.

fiches-kids-title = Kindertafel
fiches-kids-begin = { $count ->
    [one] Spelen met één vriendje
   *[other] Spelen met { $count } vriendjes
}
fiches-kids-grown-ups = Fiches met plaatjes in plaats van woorden, zonder klok en chat. De lamp laat zien wat je kunt leggen.
fiches-kids-wait = Wacht even, iemand anders is aan de beurt.
fiches-kids-undo = Terugnemen
fiches-kids-draw = Steen trekken
fiches-kids-done = Klaar
fiches-kids-won = Je hebt gewonnen!
fiches-kids-lost = Deze keer wint { $who }. Goed gespeeld!
fiches-kids-shared = Jullie winnen samen!
fiches-kids-almost = Nog niet helemaal. Kijk naar de bleke stenen.
fiches-kids-choose = Wie ben jij?
fiches-kids-child = Kind { $count }
fiches-kids-two = Twee kinderen spelen om de beurt op dit apparaat
fiches-kids-demo = Drie stenen van één kleur op volgorde zijn een serie.
fiches-kids-hand-over = Geef het apparaat aan het volgende kind en druk dan hier.
