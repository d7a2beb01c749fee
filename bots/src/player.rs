//! A bot at a seat.

use stammtisch_rules::{Game, Rng, View};

use crate::{Bot, Decision, Level, Measure, Meter, RankedAction, Strategy, ismcts};

/// A bot at a seat, with its random numbers. It keeps its buffers between decisions.
pub struct Player<G: Game> {
    bot: Bot,
    rng: Rng,
    listed: Vec<G::Action>,
    values: Vec<f64>,
    searched: u64,
}

impl<G: Strategy> Player<G> {
    /// Seats a bot. With a node budget the same generator leads to the same actions.
    pub fn new(bot: Bot, rng: Rng) -> Player<G> {
        Player {
            bot,
            rng,
            listed: Vec::new(),
            values: Vec::new(),
            searched: 0,
        }
    }

    /// Chooses an action; `None` if the viewer is not on turn.
    #[inline]
    pub fn act(&mut self, view: &View<G>) -> Option<G::Action> {
        if self.bot.level == Level::Random {
            return G::random_action(view, &mut self.rng, &mut self.listed);
        }
        let decision = self.decide(view)?;
        self.searched += decision.searched;
        decision.action()
    }

    /// Returns the number of positions it has searched for all its actions.
    pub fn searched(&self) -> u64 {
        self.searched
    }

    /// Chooses an action and values the others too; `None` if the viewer is not on turn.
    pub fn decide(&mut self, view: &View<G>) -> Option<Decision<G::Action>> {
        // Listing the actions counts against a time budget too.
        let mut meter = Meter::start(self.bot.budget);
        G::legal(view, &mut self.listed);
        if self.listed.is_empty() {
            return None;
        }
        self.values.clear();
        let listed = &self.listed;
        match self.bot.level {
            Level::Random => {
                let action = *self.rng.pick(listed)?;
                let mut decision = self.ranked(view);
                decision.ranking = vec![RankedAction { action, value: 0.0 }];
                return Some(decision);
            }
            Level::Greedy => {
                let gains = listed.iter().map(|action| f64::from(G::gain(view, action)));
                self.values.extend(gains);
            }
            Level::Easy => G::easy(view, listed, &mut self.rng, &mut self.values),
            Level::Medium => G::medium(view, listed, &mut self.values),
            Level::Character(character) => {
                G::medium(view, listed, &mut self.values);
                for (value, action) in self.values.iter_mut().zip(listed) {
                    *value += G::leaning(view, action, character.temperament);
                }
            }
            Level::Strong => return Some(G::strong(view, listed, &mut self.rng, &mut meter)),
            Level::Ismcts => {
                return Some(ismcts::search(view, listed, &mut self.rng, &mut meter));
            }
        }
        Some(self.ranked(view))
    }

    /// Ranks the listed actions by their values in points.
    fn ranked(&self, view: &View<G>) -> Decision<G::Action> {
        Decision::rank(
            &self.listed,
            &self.values,
            Measure::Points,
            G::estimate(view),
        )
    }
}
