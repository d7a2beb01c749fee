# The lesson, and the examples of the rule book, in Dutch.

toy-learn-pair-title = Twee gelijke
toy-learn-pair-text = Leg één paar, of allebei. Elk paar levert zijn getal in punten op.
toy-learn-step-look-text = Dit zijn je kaarten. Twee ervan zijn gelijk: een paar.
toy-learn-step-lay-text = Leg het paar vijven. Het levert 5 punten op.
toy-learn-step-lay-why = Paren op tafel zijn veilig. Je mag er zoveel leggen als je hebt.
toy-learn-step-lay-other = Leg eerst het paar. Daarna mag je je beurt beëindigen.
toy-learn-step-draw-text = Trek nu een kaart. Daarmee is je beurt voorbij.
toy-learn-step-draw-why = Een nieuwe kaart kan de volgende keer een paar maken. Is de stapel leeg, dan pas je. Heeft iedereen gepast, dan is het spel afgelopen.
toy-learn-step-draw-other = Je hebt geen paar meer. Trek een kaart.
