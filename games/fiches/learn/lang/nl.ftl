# The lesson, and the examples of the rule book, in Dutch.

fiches-learn-series-title = De eerste serie
fiches-learn-series-text = De rode 3, 4 en 5 vormen een serie. Kies de drie stenen, dan de lege tafel.
fiches-learn-add-title = Series groeien
fiches-learn-add-text = De blauwe 3 en 7 passen aan de uiteinden van de blauwe serie, en de zwarte 8, 9 en 10 vormen een nieuwe. Leg alles in één beurt.
fiches-learn-draw-title = Past er niets?
fiches-learn-draw-text = Trek dan een steen uit de pot. Dat kost een fiche en beëindigt je beurt. De nieuwe steen kun je de volgende keer leggen.
fiches-learn-join-title = De ontbrekende schakel
fiches-learn-join-text = Er liggen twee rode series, en jij hebt de steen ertussen.
fiches-learn-reward-title = Tel de fiches
fiches-learn-reward-text = Een nieuwe serie van drie levert 4 fiches op, een aangelegde steen 1. Leg alles wat past. Hoeveel fiches krijg je?
fiches-learn-joker-title = Een joker vult het gat
fiches-learn-joker-text = Je hebt de rode 3 en de rode 5. De joker staat voor de rode 4 ertussen.
fiches-learn-free-title = Bevrijd de joker
fiches-learn-free-text = Leg je rode 4 op de plaats van de joker. Nu is hij vrij: leg hem bij de blauwe 8 en 9, of houd hem voor later. Houd je hem, dan levert de 4 geen fiche op.
fiches-learn-rearrange-title = Uit elkaar halen en verbouwen
fiches-learn-rearrange-text = Met de klassieke set mag je de tafel verbouwen. Splits de lange blauwe serie na de 5 en leg je eigen 5 bij het tweede deel. De gele 7 past bij de groep.
fiches-learn-out-title = De laatste stenen
fiches-learn-out-text = Leg je laatste drie stenen. Je krijgt 4 fiches, en 1 omdat je uit bent. De ander betaalt een fiche voor elke steen die nog op het rekje staat.
fiches-learn-step-look-text = Dit zijn je stenen, en je begint met { $chips } fiches. Leg stenen en verdien er meer: wie er aan het eind de meeste heeft, wint.
fiches-learn-step-watch-text = { $name } begint met een rij: drie of meer stenen van één kleur, met getallen op volgorde.
fiches-learn-step-run-text = Jij hebt ook een rij. Kies er minstens drie stenen van, tik op ‘Nieuwe serie’ en leg ze.
fiches-learn-step-run-why = { $earned } fiches: één voor elke steen en nog één voor de nieuwe serie.
fiches-learn-step-run-other = Je hoeft niet te trekken: er staat een rij op je rekje.
fiches-learn-step-run-other-lay = Je blauwe 7 kan nog een beurt wachten. Leg nu alleen je rode rij.
fiches-learn-step-add-text = { $name } kan niets leggen en trekt. Jouw blauwe 7 past wel: je mag bij elke serie aanleggen, van wie die ook is.
fiches-learn-step-add-why = { $earned ->
    [one] Eén fiche voor één steen.
   *[other] { $earned } fiches, één voor elke steen.
} Series groeien aan beide kanten.
fiches-learn-step-add-other = Trek niet: je blauwe 7 past op tafel.
fiches-learn-step-draw-text = Niets op je rekje past. Trek een steen: dat kost één fiche en dan is je beurt voorbij.
fiches-learn-step-draw-why = Het is de { $tile }, voor je volgende beurt. Heb je geen fiches of is de pot leeg, dan pas je.
fiches-learn-step-joker-text = De ster is een joker en staat voor elke steen. Leg hem: tussen twee van je stenen of aan het eind van een rij.
fiches-learn-step-joker-why = Nu staat hij voor de { $joker }, en hij leverde een fiche op, net als elke steen.
fiches-learn-step-joker-other = Trek niet: je joker past nu al.
fiches-learn-step-free-text = Je hebt de rode 9 zelf: leg die op de plaats van de joker. Dan is hij vrij, om meteen weer te leggen of te houden.
fiches-learn-step-free-why = { $kept ->
    [0] De joker ligt weer op tafel. Zelf leverde hij nu niets op, je eigen stenen wel: samen { $earned }.
   *[other] De joker staat nu op je rekje, voor later. In ruil daarvoor leverde de steen op zijn plaats geen fiche op.
}
fiches-learn-step-free-other = Trek niet: je rode 9 kan de joker bevrijden.
fiches-learn-step-out-text = Je kunt uitgaan: leg al je stenen in één beurt, en de ronde is voorbij.
fiches-learn-step-out-why = Eén fiche extra omdat je uit bent. { $name } betaalt er één voor elke steen die over is: { $paid }.
fiches-learn-step-out-other = Trek niet: al je stenen passen.
fiches-learn-step-out-other-lay = Goed, maar er past nog meer. Leg al je stenen in één keer.
fiches-learn-step-group-text = Met de klassieke set vormen drie of vier stenen met één getal in verschillende kleuren een groep. Je hebt er een: leg die.
fiches-learn-step-group-why = { $earned } fiches, geteld als bij een rij. De getallen gaan hier tot { $numbers }, en elke steen is er twee keer.
fiches-learn-step-group-other = Je hoeft niet te trekken: vier van je stenen hebben hetzelfde getal.
fiches-learn-step-first-text = Je opening komt alleen van je rekje en is minstens { $needed } waard. Eén serie is hier te weinig: leg er twee.
fiches-learn-step-first-why = Je stenen zijn samen { $worth } waard. Vanaf nu mag je aanleggen en de tafel verbouwen.
fiches-learn-step-first-other = Je hoeft niet te trekken: een groep en een rij op je rekje zijn samen genoeg.
fiches-learn-step-rebuild-text = Past je blauwe 5? Splits de lange rij: je mag de tafel verbouwen, als aan het eind elke serie klopt.
fiches-learn-step-rebuild-why = Eén rij is er twee geworden, met plaats voor je steen. Een steen van tafel gaat nooit naar je rekje.
fiches-learn-step-rebuild-other = Trek niet: je blauwe 5 past zodra je de rij splitst.
fiches-learn-step-share-text = Tussen je rode 6 en rode 8 hoort de rode 7. Haal die uit de groep: de andere drie blijven een groep.
fiches-learn-step-share-why = Je stenen leveren { $earned } fiches op, en het uitgaan nog één. { $name } betaalt { $paid } voor de stenen die over zijn.
fiches-learn-step-share-other = Trek niet: met de rode 7 uit de groep passen je stenen allebei.
fiches-learn-end = Leg wat je kunt en trek als niets past. De meeste fiches winnen, niet het leegste rekje.
fiches-learn-more-classic = De klassieke set leren
fiches-learn-end-classic = Rijen, groepen en een tafel om te verbouwen: kijk goed rond voor je trekt.
