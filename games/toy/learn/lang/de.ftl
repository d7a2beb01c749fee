# The lesson, and the examples of the rule book, in German.

toy-learn-pair-title = Zwei gleiche
toy-learn-pair-text = Leg ein Paar ab, oder beide. Jedes bringt seine Zahl in Punkten.
toy-learn-step-look-text = Das sind deine Karten. Zwei davon sind gleich: ein Paar.
toy-learn-step-lay-text = Leg das Paar Fünfer ab. Es bringt 5 Punkte.
toy-learn-step-lay-why = Paare auf dem Tisch sind sicher. Du darfst so viele ablegen, wie du hast.
toy-learn-step-lay-other = Leg zuerst das Paar ab. Danach darfst du deinen Zug beenden.
toy-learn-step-draw-text = Zieh jetzt eine Karte. Damit endet dein Zug.
toy-learn-step-draw-why = Eine neue Karte kann beim nächsten Mal ein Paar ergeben. Ist der Stapel leer, passt du. Haben alle gepasst, ist das Spiel zu Ende.
toy-learn-step-draw-other = Du hast kein Paar mehr. Zieh eine Karte.
