//! What a bot thinks of its choices.

use stammtisch_rules::MAX_SEATS;

/// The chance of each seat to win, shared wins counted in part. Seats nobody sits at have 0.
pub type Chances = [f64; MAX_SEATS];

/// Even chances for so many players.
pub fn even(players: usize) -> Chances {
    std::array::from_fn(|seat| match seat < players {
        true => 1.0 / players as f64,
        false => 0.0,
    })
}

/// In what a bot measures the worth of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In the game's points, as a rule of thumb.
    Points,
    /// As the mover's chance to win.
    Chance,
}

/// One action and what it seems to be worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedAction<A> {
    /// The action.
    pub action: A,
    /// What it is worth to the mover.
    pub worth: f64,
}

/// What a bot came to think.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// Actions and their worth, the chosen one first, then the best of the rest.
    pub ranking: Vec<RankedAction<A>>,
    /// What the worth is measured in.
    pub measure: Measure,
    /// How the game stands, if all goes on like this.
    pub chances: Chances,
    /// The positions looked at.
    pub searched: u64,
}

impl<A: Copy> Decision<A> {
    /// Ranks actions by their worth, best first; of equals the one listed first.
    pub fn rank(listed: &[A], worth: &[f64], measure: Measure, chances: Chances) -> Decision<A> {
        let mut ranking: Vec<RankedAction<A>> = listed
            .iter()
            .zip(worth)
            .map(|(&action, &worth)| RankedAction { action, worth })
            .collect();
        ranking.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        Decision {
            ranking,
            measure,
            chances,
            searched: listed.len() as u64,
        }
    }

    /// The chosen action; `None` if there was nothing to choose from.
    pub fn action(&self) -> Option<A> {
        self.ranking.first().map(|best| best.action)
    }

    /// The second best action, and by how much it is worse.
    pub fn second(&self) -> Option<(A, f64)> {
        let [best, second, ..] = self.ranking.as_slice() else {
            return None;
        };
        Some((second.action, best.worth - second.worth))
    }
}
