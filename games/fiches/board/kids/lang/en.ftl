# The children's table in English.

fiches-kids-title = Kids’ table
fiches-kids-begin = { $count ->
    [one] Play with one friend
   *[other] Play with { $count } friends
}
fiches-kids-grown-ups = Fiches with pictures instead of words, no clock and no chat. The lamp shows what you can play.
fiches-kids-wait = Wait a moment, it’s someone else’s turn.
fiches-kids-undo = Take back
fiches-kids-draw = Draw a tile
fiches-kids-done = Done
fiches-kids-won = You won!
fiches-kids-lost = { $who } wins this time. Well played!
fiches-kids-shared = You win together!
fiches-kids-almost = Not quite yet. Look at the pale tiles.
fiches-kids-choose = Who are you?
fiches-kids-child = Child { $count }
fiches-kids-two = Two children take turns on this device
fiches-kids-demo = Three tiles of one colour in a row make a series.
fiches-kids-hand-over = Hand the device to the next child, then press here.
