# How the regulars play.
character-thrifty = Counts every coin and rarely overpays.
character-generous = Pays gladly for what looks good.
character-patient = Holds on to things and waits for the right moment.
character-hasty = Can’t wait, and plays whatever’s ready.
character-cautious = Plays it safe.
character-daring = Loves a risk, and a big one most of all.
character-saving = Spends little and saves for later.
character-lavish = Pays well and keeps little.
character-prudent = Looks twice at every price and avoids risks.
character-gambling = Bets high and hopes for luck.
character-steady = Builds up slowly and stays calm.
character-brisk = Plays fast and bold.
