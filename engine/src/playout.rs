//! Whole games, as fast as they go.

use stammtisch_bots::{Bot, Player, Strategy};
use stammtisch_rules::{Position, Rng, Seat, Setup, Wire};

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
    /// What each seat scored in all games together; empty where only winning counts.
    pub scores: Vec<i64>,
}

/// Where the games of a playout begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayoutStart {
    /// From fresh deals.
    Deals,
    /// From the position that is loaded, all hidden pieces where they are.
    Position,
    /// From that position as this seat sees it, the rest dealt again for each game.
    View(Seat),
}

/// Plays games that begin at `start` (given the number of the game), all seats played by this bot, on this
/// thread. The same seed gives the same games.
pub(crate) fn playout<G: Strategy + Wire>(
    setup: &Setup<G>,
    bot: Bot,
    seed: &str,
    games: u64,
    start: impl Fn(u64) -> Position<G>,
) -> Tally {
    let mut player = Player::new(bot, Rng::from_text(seed));
    let mut tally = Tally {
        decisions: 0,
        turns: 0,
        searched: 0,
        wins: vec![0; setup.players],
        scores: Vec::new(),
    };
    for game in 0..games {
        let mut position = start(game);
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
        let scores = G::scores(position.public());
        tally.scores.resize(scores.len(), 0);
        for (sum, score) in tally.scores.iter_mut().zip(scores) {
            *sum += i64::from(score);
        }
    }
    tally.searched = player.searched();
    tally
}
