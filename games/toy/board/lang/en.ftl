# The board in English. What the rules name as well is taken from their messages, in ../../lang.

toy-title = { game-name }
toy-blurb = Play pairs from your hand for points, and draw to find the next one.
toy-minutes = 5
toy-option-cards = Cards
toy-option-cards-what = How many cards each player starts with.
toy-hand = Your hand
toy-possible = playable
toy-laid = Pairs on the table
toy-pile = { $count ->
    [0] The pile is empty.
    [one] One card in the pile
   *[other] { $count } cards in the pile
}
toy-points = { $count ->
    [one] one point
   *[other] { $count } points
}
toy-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
toy-prompt-lay = You have a pair. Play it, or end your turn.
toy-prompt-end = You have no pair. End your turn.
toy-do-lay = Play the { $card }s
toy-do-draw = Draw a card
toy-do-pass = Pass
toy-end = The game is over.
toy-end-pairs = Pairs
toy-end-behind = { $count ->
    [0] You have just as many points.
    [one] You’re just one point behind!
   *[other] You’re just { $count } points behind!
}
