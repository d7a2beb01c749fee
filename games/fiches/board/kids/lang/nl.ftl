# The children's table in Dutch.

fiches-kids-title = Kindertafel
fiches-kids-begin = { $count ->
    [one] Spelen met één robot
   *[other] Spelen met { $count } robots
}
fiches-kids-grown-ups = Fiches met plaatjes in plaats van woorden, zonder klok en chat. De lamp laat zien wat je kunt leggen.
fiches-kids-wait = Wacht even, iemand anders is aan de beurt.
fiches-kids-undo = Terugnemen
fiches-kids-draw = Steen trekken
fiches-kids-done = Klaar
fiches-kids-won = Je hebt gewonnen!
fiches-kids-over = Het spel is afgelopen.
