# The lesson, and the examples of the rule book, in English.

fiches-learn-series-title = The first series
fiches-learn-series-text = Red 3, 4 and 5 make a run. Choose the three tiles, then the empty table.
fiches-learn-add-title = Series grow
fiches-learn-add-text = Blue 3 and blue 7 fit onto the two ends of the blue run, and black 8, 9 and 10 make a new one. Play it all in one turn.
fiches-learn-draw-title = Nothing fits?
fiches-learn-draw-text = Then draw a tile from the pot. It costs a chip and ends your turn. You can play the new tile next time.
fiches-learn-join-title = The missing link
fiches-learn-join-text = There are two red runs, and you have the tile that goes between them.
fiches-learn-reward-title = Count the chips
fiches-learn-reward-text = A new series of three earns 4 chips, a tile you add earns 1. Play everything that fits. How many chips do you get?
fiches-learn-joker-title = A joker fills the gap
fiches-learn-joker-text = You have red 3 and red 5. The joker stands for the red 4 between them.
fiches-learn-free-title = Free the joker
fiches-learn-free-text = Put your red 4 in the joker’s place. Now the joker is free: play it with blue 8 and 9, or keep it for later. If you keep it, the 4 earns no chip.
fiches-learn-rearrange-title = Take apart and rebuild
fiches-learn-rearrange-text = With the classic set you can rebuild the table. Split the long blue run after its 5 and add your own 5 to the second part. The yellow 7 joins the group.
fiches-learn-out-title = The last tiles
fiches-learn-out-text = Play your last three tiles. You get 4 chips, plus 1 for going out. The other player pays a chip for each tile left on their rack.
fiches-learn-step-look-text = These are your tiles, and you start with { $chips } chips. Play tiles to earn more: whoever has the most at the end wins.
fiches-learn-step-watch-text = { $name } starts with a run: three or more tiles of one colour, with numbers in a row.
fiches-learn-step-run-text = You have a run too. Choose at least three of its tiles, tap “New series”, and play them.
fiches-learn-step-run-why = { $earned } chips: one for each tile, and one more for the new series.
fiches-learn-step-run-other = You don’t need to draw: there’s a run on your rack.
fiches-learn-step-run-other-lay = Your blue 7 can wait a turn. Play just your red run for now.
fiches-learn-step-add-text = { $name } has nothing to play and draws. Your blue 7 fits, though: you can add to any series, whoever played it.
fiches-learn-step-add-why = { $earned ->
    [one] One chip for one tile.
   *[other] { $earned } chips, one for each tile.
} Series grow at both ends.
fiches-learn-step-add-other = Don’t draw: your blue 7 fits on the table.
fiches-learn-step-draw-text = Nothing on your rack fits. Draw a tile: it costs one chip and ends your turn.
fiches-learn-step-draw-why = It’s the { $tile }, for your next turn. Without chips, or with an empty pot, you pass instead.
fiches-learn-step-joker-text = The star is a joker and stands for any tile. Play it: between two of your tiles, or at the end of a run.
fiches-learn-step-joker-why = Now it stands for the { $joker }, and it earned a chip like any tile.
fiches-learn-step-joker-other = Don’t draw: your joker fits right now.
fiches-learn-step-free-text = You have the red 9 itself: put it in the joker’s place. The joker is free then, to play again at once or to keep.
fiches-learn-step-free-why = { $kept ->
    [0] The joker is back on the table. It earned nothing this time, but your own tiles did: { $earned } in all.
   *[other] The joker is on your rack for later. In return, the tile that took its place earned no chip.
}
fiches-learn-step-free-other = Don’t draw: your red 9 can free the joker.
fiches-learn-step-out-text = You can go out: play all your tiles in one turn, and the round is over.
fiches-learn-step-out-why = One extra chip for going out. { $name } pays one for each tile left: { $paid }.
fiches-learn-step-out-other = Don’t draw: all your tiles fit.
fiches-learn-step-out-other-lay = Good, but more of your tiles fit. Play them all at once.
fiches-learn-step-group-text = With the classic set, three or four tiles of one number in different colours make a group. You have one: play it.
fiches-learn-step-group-why = { $earned } chips: a group earns what a run does. Numbers go up to { $numbers } here, and there are two of every tile.
fiches-learn-step-group-other = You don’t need to draw: four of your tiles have the same number.
fiches-learn-step-first-text = Your first lay must come from your rack alone and be worth at least { $needed }. One series isn’t enough here: play two.
fiches-learn-step-first-why = Your tiles add up to { $worth }. From now on you may add to the table and rebuild it.
fiches-learn-step-first-other = You don’t need to draw: a group and a run on your rack are enough together.
fiches-learn-step-rebuild-text = Does your blue 5 fit? Split the long run in two: you may rebuild the table, if every series is right in the end.
fiches-learn-step-rebuild-why = One run became two, with room for your tile. Tiles from the table never go to your rack.
fiches-learn-step-rebuild-other = Don’t draw: your blue 5 fits once you split the run.
fiches-learn-step-share-text = Your red 6 and red 8 need the red 7 in between. Take it from the group: its other three are still a group.
fiches-learn-step-share-why = Your tiles earn { $earned } chips, and going out one more. { $name } pays { $paid } for tiles left.
fiches-learn-step-share-other = Don’t draw: with the red 7 from the group, both your tiles fit.
fiches-learn-end = Play what you can and draw when nothing fits. The most chips win, not the emptiest rack.
fiches-learn-more-classic = Learn the classic set
fiches-learn-end-classic = Runs, groups and a table you can rebuild: look around before you draw.
