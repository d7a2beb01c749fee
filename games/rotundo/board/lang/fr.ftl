# The board in French. The rules speak English, German and Dutch only, so the names of the cards stand here.

rotundo-title = Rotundo
rotundo-blurb = Réunis par trois des boules de tissu, de pierre et d’or qui vont ensemble, ou mets aux enchères celle du milieu.
rotundo-minutes = 30
rotundo-option-deck = Paquet
rotundo-option-deck-what = Une liste de matières à toi.
rotundo-option-memory = Aide-mémoire
rotundo-option-memory-what = Montre ce que chacun pourrait retenir : les cartes gagnées et celles prises dans la défausse.
rotundo-card-cloth = tissu
rotundo-card-fur = fourrure
rotundo-card-leather = cuir
rotundo-card-clay = argile
rotundo-card-stone = pierre
rotundo-card-wood = bois
rotundo-card-glass = verre
rotundo-card-copper = cuivre
rotundo-card-platinum = fil de platine
rotundo-card-gold = or
rotundo-bag-beige = beige
rotundo-bag-brown = brun
rotundo-bag-blue = bleu
rotundo-card = { $card } : sac { $bag }, numéro { $number }, valeur { $value }
rotundo-possible = peut être choisie
rotundo-hand = Main, valeur { $worth }
rotundo-hand-empty = La main est vide.
rotundo-in-hand = Main
rotundo-display = Étalage
rotundo-display-is = { $count ->
    [0] étalage vide
    [one] étalage d’une carte, valeur { $worth }
   *[other] étalage de { $count } cartes, valeur { $worth }
}
rotundo-display-empty = Ici viendront tes collections de trois : sacs pareils ou tous différents, numéros pareils ou à la suite.
rotundo-stack = { $count ->
    [0] { $card }, il n’en reste plus
    [one] { $card }, valeur { $value }
   *[other] { $count } × { $card }, valeur { $value } chacune
}
rotundo-stack-possible = peut être misée
rotundo-score = Score
rotundo-cards = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
rotundo-known = a sûrement { $cards }
rotundo-you = Toi
rotundo-middle = Au milieu : { $card }
rotundo-middle-empty = Pas de carte
rotundo-colours = { $count ->
    [1] une couleur
    [2] deux couleurs
    [3] trois couleurs
   *[other] { $count } couleurs
}
rotundo-pile = Pioche
rotundo-discard = Défausse
rotundo-discard-is = { $count ->
    [0] Défausse : vide
    [one] Défausse : une carte, { $cards }
   *[other] Défausse : { $count } cartes, de haut en bas : { $cards }
}
rotundo-top = { $count ->
    [one] La carte du dessus de la défausse : { $cards }, valeur { $worth }
   *[other] Les { $count } cartes du dessus de la défausse : { $cards }, valeur { $worth }
}
rotundo-below = { $count ->
    [0] Dessous : aucune carte
    [one] Dessous : une carte
   *[other] Dessous : { $count } cartes
}
rotundo-worth = valeur { $count }
rotundo-auction = Enchère
rotundo-bid-high = meilleure mise
rotundo-bid-out = hors jeu
rotundo-bid-asked = réfléchit
rotundo-bid-asked-you = ta mise ?
rotundo-bid-first = Tu ouvres l’enchère
rotundo-bid-waits = encore en jeu
rotundo-bid-yours = Ta mise
rotundo-bid-empty = Ajoute des cartes de ton étalage.
rotundo-bid-back = Reprendre : { $card }
rotundo-bid-sum = Ta mise pour l’instant : { $count }
rotundo-prompt-collect = Choisis deux cartes qui vont avec celle-ci : { $card }.
rotundo-prompt-all = { $card } : collectionne avec deux cartes, mise ou passe.
rotundo-prompt-sell = Impossible de collectionner ({ $card }). Mets-la aux enchères, ou passe.
rotundo-prompt-pass = Impossible de collectionner ({ $card }), et tu n’as rien à miser. Passe.
rotundo-prompt-more = Choisis la deuxième carte.
rotundo-prompt-ready = Ces trois cartes forment une collection.
rotundo-prompt-auction = Ta première mise : { $sum }.
rotundo-prompt-bid = Tu mises plus que { $count } ({ $card }) ?
rotundo-prompt-bidding = La plus haute mise est de { $count }.
rotundo-prompt-drop = Tu ne peux pas miser plus que { $count } ({ $card }). Abandonne l’enchère.
rotundo-prompt-take = Prendre { $cards } de la défausse ?
rotundo-do-collect = Collectionner
rotundo-do-auction = Mettre aux enchères pour { $sum }
rotundo-do-bid = Miser { $sum }
rotundo-do-drop = Abandonner l’enchère
rotundo-do-take = Prendre
rotundo-do-leave = Laisser
rotundo-do-pass = Passer
rotundo-do-pass-confirm = Tu pourrais collectionner avec cette carte ({ $card }). La laisser passer ?
rotundo-describe-collect = Regarde { $cards } dans ta main.
rotundo-describe-auction = Regarde { $cards } dans ton étalage.
rotundo-describe-bid = Regarde { $cards } dans ton étalage.
rotundo-describe-drop = Regarde la carte du milieu et ce que tu devrais payer.
rotundo-describe-take = Regarde le dessus de la défausse.
rotundo-describe-leave = Regarde le dessus de la défausse, et ta main.
rotundo-describe-pass = Regarde la carte du milieu, et ce qu’elle te coûterait.
