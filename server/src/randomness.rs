//! Where the random numbers of games come from: the secrets of shuffles, and what hints are computed with.
//! It is the system. A debug build can take them from a seed instead, so that a test in the browser can be
//! repeated; a release build has no such code.

use stammtisch_bots::{Bot, Level};
use stammtisch_rules::Rng;

use crate::ids::{fresh_code, random_bytes};

/// The source of the random numbers of games. Codes, tokens and ids always come from the system.
#[derive(Clone, Debug, Default)]
pub struct Randomness {
    #[cfg(debug_assertions)]
    seed: Option<String>,
}

impl Randomness {
    /// Returns the server's part of a shuffle, once for each secret that a table draws. `next_fact` is the
    /// number of the table's next fact.
    pub(crate) fn secrets(&self, next_fact: u64) -> impl FnMut() -> [u8; 32] + Clone + use<> {
        let randomness = self.clone();
        let mut drawn = 0;
        move || {
            drawn += 1;
            let seeded = randomness.seeded_bytes(&format!("secret/{next_fact}/{drawn}"));
            seeded.unwrap_or_else(random_bytes)
        }
    }

    /// Returns the random numbers of one answer: a hint, or a bot in a sandbox.
    pub(crate) fn rng(&self) -> Rng {
        let seeded = self.seeded_bytes("rng").map(hex::encode);
        Rng::from_text(&seeded.unwrap_or_else(fresh_code))
    }

    /// Returns the bot that gives hints at tables.
    pub(crate) fn hint_bot(&self) -> Bot {
        self.seeded_bot(Level::Strong)
            .unwrap_or_else(|| Bot::new(Level::Strong))
    }
}

#[cfg(debug_assertions)]
mod seeded {
    use sha2::{Digest, Sha256};
    use stammtisch_bots::Budget;

    use super::{Bot, Level, Randomness};

    /// What a search may spend: steps, since no clock makes the same move twice.
    const BUDGET: Budget = Budget::Nodes(2_000);

    impl Randomness {
        /// Takes everything from this seed. Tables whose players do the same get the same deals.
        pub fn from_seed(seed: &str) -> Randomness {
            tracing::warn!("deals follow from a seed: anyone who knows it knows the cards");
            Randomness {
                seed: Some(seed.to_owned()),
            }
        }

        pub(super) fn seeded_bytes(&self, label: &str) -> Option<[u8; 32]> {
            let seed = self.seed.as_ref()?;
            Some(Sha256::digest(format!("{seed}/{label}")).into())
        }

        pub(super) fn seeded_bot(&self, level: Level) -> Option<Bot> {
            self.seed.as_ref().map(|_| Bot {
                level,
                budget: BUDGET,
            })
        }
    }
}

#[cfg(not(debug_assertions))]
impl Randomness {
    fn seeded_bytes(&self, _label: &str) -> Option<[u8; 32]> {
        None
    }

    fn seeded_bot(&self, _level: Level) -> Option<Bot> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_never_gives_the_same_twice() {
        let system = Randomness::default();
        assert_ne!(system.secrets(0)(), system.secrets(0)());
        assert_ne!(system.rng().bits(), system.rng().bits());
    }

    #[cfg(debug_assertions)]
    #[test]
    fn a_seed_gives_every_secret_again_and_no_two_are_the_same() {
        let draw = |seed: &str, fact| {
            let mut secrets = Randomness::from_seed(seed).secrets(fact);
            [secrets(), secrets()]
        };
        assert_eq!(draw("1", 0), draw("1", 0));
        let [first, second] = draw("1", 0);
        assert_ne!(first, second);
        assert_ne!(draw("1", 0), draw("1", 7));
        assert_ne!(draw("1", 0), draw("2", 0));
    }
}
