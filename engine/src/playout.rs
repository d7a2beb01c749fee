//! Whole games, as fast as they go.

use stammtisch_bots::{Bot, Player, Strategy};
use stammtisch_rules::{Deal, Rng, Setup};

/// What came of a number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Actions made.
    pub decisions: u64,
    /// Turns ended.
    pub turns: u64,
    /// Positions that the bot looked at for them.
    pub searched: u64,
    /// Games won by each seat; a shared win counts for each.
    pub wins: Vec<u64>,
}

/// Plays games from fresh deals, all seats played by this bot, on this thread. The same seed gives the
/// same games.
pub(crate) fn playout<G: Strategy>(setup: &Setup<G>, bot: Bot, seed: &str, games: u64) -> Tally {
    let mut player = Player::new(bot, Rng::from_text(seed));
    let mut tally = Tally {
        decisions: 0,
        turns: 0,
        searched: 0,
        wins: vec![0; setup.players],
    };
    for game in 0..games {
        let mut position = setup.deal(&Deal::from_seed(&format!("{seed}/{game}")));
        while let Some(seat) = position.turn() {
            let Some(action) = player.act(&position.mover()) else {
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
    tally.searched = player.searched();
    tally
}
