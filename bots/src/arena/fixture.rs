//! Who plays whom, from which deals.

use stammtisch_rules::{Deal, Game, Luck, Setup};

use crate::{Bot, Craft, Player};

/// Bots that meet at one table, as many as there are seats. Every deal is played once in each
/// rotation of the seats, so that nobody gains by the deal or by the place.
#[derive(Clone, Debug)]
pub struct Fixture<G: Game> {
    /// The game and its options.
    pub setup: Setup<G>,
    /// The bots, in the order they sit in the first game of a deal.
    pub bots: Vec<Bot>,
    /// Where deals and luck come from.
    pub seed: String,
}

/// How one game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// What each bot won: 1, or its part of a shared win.
    pub shares: Vec<f64>,
    /// The actions made.
    pub decisions: u64,
    /// The turns ended.
    pub turns: u64,
}

impl<G: Craft> Fixture<G> {
    /// The bot at a seat in a game: one seat on for every game of the same deal.
    fn bot_at(&self, seat: usize, game: u64) -> usize {
        (seat + game as usize) % self.bots.len()
    }

    /// Plays one game to its end.
    pub fn play(&self, game: u64) -> Outcome {
        let players = self.setup.players;
        let deal = game / players as u64;
        let mut position = self
            .setup
            .deal(&Deal::from_seed(&format!("{}/{deal}", self.seed)));
        let mut seated: Vec<Player<G>> = (0..players)
            .map(|seat| {
                let luck = Luck::from_text(&format!("{}/{game}/{seat}", self.seed));
                Player::new(self.bots[self.bot_at(seat, game)], luck)
            })
            .collect();
        let mut outcome = Outcome {
            shares: vec![0.0; players],
            decisions: 0,
            turns: 0,
        };
        while let Some(seat) = position.turn() {
            let Some(action) = seated[seat].act(&position.mover()) else {
                break;
            };
            position.apply(&action, &mut ());
            outcome.decisions += 1;
            outcome.turns += u64::from(position.turn() != Some(seat));
        }
        let winners = G::winners(position.public());
        for &seat in &winners {
            outcome.shares[self.bot_at(seat, game)] += 1.0 / winners.len() as f64;
        }
        outcome
    }
}
