# The children's table in English.

fiches-kids-title = Kids’ table
fiches-kids-begin = { $count ->
    [one] Play with one robot
   *[other] Play with { $count } robots
}
fiches-kids-grown-ups = Fiches with pictures instead of words, no clock and no chat. The lamp shows what you can play.
fiches-kids-wait = Wait a moment, it’s someone else’s turn.
fiches-kids-undo = Take back
fiches-kids-draw = Draw a tile
fiches-kids-done = Done
fiches-kids-won = You won!
fiches-kids-over = The game is over.
