# The board in French: only what the home page shows of it. What is missing here is said in English.

monad-title = Monad
monad-blurb = Réunis une carte chaude et une froide en une plus grande, monte de rang en rang et rassemble assez de Monads avant les autres.
monad-minutes = 45
