//! A bot at a seat.

use stammtisch_rules::{Game, Rng, View};

use crate::{Bot, Decision, Level, Measure, Meter, RankedAction, Strategy, ismcts};

/// A bot with its rng and its paper: the lists it works on are kept between decisions.
pub struct Player<G: Game> {
    bot: Bot,
    rng: Rng,
    listed: Vec<G::Action>,
    worth: Vec<f64>,
    searched: u64,
}

impl<G: Strategy> Player<G> {
    /// A bot whose rng comes from here.
    pub fn new(bot: Bot, rng: Rng) -> Player<G> {
        Player {
            bot,
            rng,
            listed: Vec::new(),
            worth: Vec::new(),
            searched: 0,
        }
    }

    /// What it does; `None` if the viewer is not on turn.
    #[inline]
    pub fn act(&mut self, view: &View<G>) -> Option<G::Action> {
        match self.bot.level {
            Level::Random => G::random_action(view, &mut self.rng, &mut self.listed),
            _ => {
                let thought = self.think(view)?;
                self.searched += thought.searched;
                thought.action()
            }
        }
    }

    /// The positions it has looked at for all its actions.
    pub fn searched(&self) -> u64 {
        self.searched
    }

    /// What it thinks; `None` if the viewer is not on turn.
    pub fn think(&mut self, view: &View<G>) -> Option<Decision<G::Action>> {
        // The clock runs from the first moment on.
        let mut meter = Meter::start(self.bot.budget);
        G::legal(view, &mut self.listed);
        if self.listed.is_empty() {
            return None;
        }
        self.worth.clear();
        let listed = &self.listed;
        match self.bot.level {
            Level::Random => {
                let action = *self.rng.pick(listed)?;
                let mut thought = self.ranked(view);
                thought.ranking = vec![RankedAction { action, worth: 0.0 }];
                return Some(thought);
            }
            Level::Greedy => {
                let gains = listed.iter().map(|action| f64::from(G::gain(view, action)));
                self.worth.extend(gains);
            }
            Level::Easy => G::easy(view, listed, &mut self.rng, &mut self.worth),
            Level::Medium => G::medium(view, listed, &mut self.worth),
            Level::Strong => return Some(G::strong(view, listed, &mut self.rng, &mut meter)),
            Level::Ismcts => {
                return Some(ismcts::search(view, listed, &mut self.rng, &mut meter));
            }
        }
        Some(self.ranked(view))
    }

    /// The listed actions by their worth in points.
    fn ranked(&self, view: &View<G>) -> Decision<G::Action> {
        Decision::rank(
            &self.listed,
            &self.worth,
            Measure::Points,
            G::estimate(view),
        )
    }
}
