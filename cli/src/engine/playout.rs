//! Whole games, as fast as they go.

use stammtisch_rules::{Deal, Game, Luck, Setup};

use crate::bots::Level;

/// What came of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Actions made.
    pub decisions: u64,
    /// Turns ended.
    pub turns: u64,
    /// Games won by each seat; a shared win counts for each.
    pub wins: Vec<u64>,
}

/// Plays so many games from fresh deals, all seats at this level, on this thread. The same seed
/// gives the same games.
pub fn playout<G: Game>(setup: &Setup<G>, level: Level, seed: &str, games: u64) -> Tally {
    let mut luck = luck_of(seed);
    let mut listed = Vec::new();
    let mut tally = Tally {
        decisions: 0,
        turns: 0,
        wins: vec![0; setup.players],
    };
    for game in 0..games {
        let mut position = setup.deal(&Deal::from_seed(&format!("{seed}/{game}")));
        while let Some(seat) = position.turn() {
            let Some(action) = level.choose(&position.mover(), &mut luck, &mut listed) else {
                break;
            };
            position.apply(&action, &mut ());
            tally.decisions += 1;
            tally.turns += u64::from(position.turn() != Some(seat));
        }
        for seat in G::winners(position.public()) {
            tally.wins[seat] += 1;
        }
    }
    tally
}

/// Luck from a seed's text: the first eight bytes of its hash (FNV-1a), which is plenty for a bot.
pub(crate) fn luck_of(seed: &str) -> Luck {
    let hash = seed.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Luck::new(hash)
}
