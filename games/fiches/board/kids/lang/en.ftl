# The children's table in English.

fiches-kids-title = Children’s table
fiches-kids-begin = { $count ->
    [one] Play with one robot
   *[other] Play with { $count } robots
}
fiches-kids-grown-ups = Fiches with pictures instead of words, without clock and chat. The lamp shows what can be laid.
fiches-kids-wait = Wait a moment, somebody else plays.
fiches-kids-undo = Take back
fiches-kids-draw = Draw a tile
fiches-kids-done = Done
fiches-kids-won = You won!
fiches-kids-over = The game is over.
