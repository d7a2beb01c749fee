//! What a bot decides, and how it values the alternatives.

use stammtisch_rules::{MAX_SEATS, Seat};

/// Each seat's chance to win. A shared win counts in part; seats that nobody sits at have 0.
pub type Chances = [f64; MAX_SEATS];

/// Returns even chances for this many players.
pub fn even(players: usize) -> Chances {
    std::array::from_fn(|seat| {
        if seat < players {
            1.0 / players as f64
        } else {
            0.0
        }
    })
}

/// Returns the chances of a game that is over: the winners share the win.
pub fn won_by(winners: &[Seat]) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    for &seat in winners {
        chances[seat] = 1.0 / winners.len() as f64;
    }
    chances
}

/// The unit in which a bot values an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The game's points, by a heuristic.
    Points,
    /// The mover's chance to win.
    Chance,
}

/// An action and its value to the mover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedAction<A> {
    /// The action.
    pub action: A,
    /// Its value to the mover.
    pub value: f64,
}

/// A bot's decision.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// Actions and their values: the chosen one first, then the others, best first.
    pub ranking: Vec<RankedAction<A>>,
    /// The unit of the values.
    pub measure: Measure,
    /// Each seat's chance to win if the chosen action is taken.
    pub chances: Chances,
    /// How many positions were searched.
    pub searched: u64,
}

impl<A: Copy> Decision<A> {
    /// Ranks actions by their value, best first; of equals the one listed first.
    pub fn rank(listed: &[A], values: &[f64], measure: Measure, chances: Chances) -> Decision<A> {
        let mut ranking: Vec<RankedAction<A>> = listed
            .iter()
            .zip(values)
            .map(|(&action, &value)| RankedAction { action, value })
            .collect();
        ranking.sort_by(|a, b| b.value.total_cmp(&a.value));
        Decision {
            ranking,
            measure,
            chances,
            searched: listed.len() as u64,
        }
    }

    /// Returns the chosen action; `None` if there was nothing to choose from.
    pub fn action(&self) -> Option<A> {
        self.ranking.first().map(|best| best.action)
    }

    /// Returns the second best action, and by how much it is worse.
    pub fn second(&self) -> Option<(A, f64)> {
        let [best, second, ..] = self.ranking.as_slice() else {
            return None;
        };
        Some((second.action, best.value - second.value))
    }
}
