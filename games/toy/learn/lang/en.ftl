# The lesson, and the examples of the rule book, in English.

toy-learn-pair-title = Two of a kind
toy-learn-pair-text = Lay a pair, or both: each brings its number in points.
toy-learn-step-look-text = These are your cards. Two of them are equal: that is a pair.
toy-learn-step-lay-text = Lay the pair of fives. It brings 5 points.
toy-learn-step-lay-why = Pairs on the table are safe. You may lay as many as you have.
toy-learn-step-lay-other = First lay the pair: you may end your turn afterwards.
toy-learn-step-draw-text = Now draw a card. That ends your turn.
toy-learn-step-draw-why = A new card may make a pair next time. When the pile is empty, you pass instead; the game ends when everybody has passed.
toy-learn-step-draw-other = There is nothing more to lay. Draw a card.
