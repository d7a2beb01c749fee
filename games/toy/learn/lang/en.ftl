# The lesson, and the examples of the rule book, in English.

toy-learn-pair-title = Two of a kind
toy-learn-pair-text = Play one pair, or both. Each scores its number in points.
toy-learn-step-look-text = These are your cards. Two of them match: that’s a pair.
toy-learn-step-lay-text = Play the pair of fives. It scores 5 points.
toy-learn-step-lay-why = Pairs on the table are safe. You can play as many as you have.
toy-learn-step-lay-other = Play the pair first. You can end your turn after that.
toy-learn-step-draw-text = Now draw a card. That ends your turn.
toy-learn-step-draw-why = A new card may make a pair next time. When the pile is empty, you pass instead. The game ends once everyone has passed.
toy-learn-step-draw-other = You have no more pairs. Draw a card.
