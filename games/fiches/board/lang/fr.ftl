# The board in French: only what the home page shows of it. What is missing here is said in English.

fiches-title = Fiches
fiches-blurb = Pose des suites et des groupes de tuiles et gagne un jeton pour chacun. C’est le plus de jetons qui gagne, pas le chevalet le plus vide.
fiches-minutes = 20
