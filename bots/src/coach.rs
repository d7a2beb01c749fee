//! What the analysis of finished games and the hints know of a game.

use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;
use stammtisch_rules::{Phrase, Position, Rng, View};

use crate::{Bot, Budget, Chances, Level, Player, Strategy, won_by};

/// How much an analysis may spend on one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many worlds are played out to estimate a position.
    pub worlds: u32,
    /// In how many worlds, at most, a decision is compared with the best action.
    pub pairs: u32,
    /// What the search for the best action may spend.
    pub search: Budget,
}

impl Effort {
    /// Returns an effort by its numbers: worlds, pairs, and positions to search.
    pub const fn new(worlds: u32, pairs: u32, search: u64) -> Effort {
        Effort {
            worlds,
            pairs,
            search: Budget::Nodes(search),
        }
    }
}

/// How a game is analysed, and which reasons its hints can give. Each game implements it in its own
/// folder.
pub trait Coach: Strategy {
    /// Something that can be true of an action in a view.
    type Reason: Copy + Eq + Debug;

    /// Returns the position with what nobody knows dealt again; hands and all that was seen stay.
    ///
    /// The same number orders the same pieces alike in every position of a game, so that positions
    /// are compared in the same worlds: see [`shuffled`].
    fn reshuffle(position: &Position<Self>, world: u64) -> Position<Self>;

    /// Plays these positions of one moment on and returns each seat's expected result. Every player
    /// goes by their own view. With the same seed the n-th position is always played with the same
    /// random numbers.
    fn play_out(worlds: &[Position<Self>], _seed: u64) -> Vec<Chances> {
        worlds.iter().map(play_to_end).collect()
    }

    /// Returns what may be spent on a position, so that a usual game is analysed in seconds.
    fn effort(_public: &Self::Public) -> Effort {
        Effort::new(40, 40, 2_000)
    }

    /// Returns in how many new deals a hint compares its action with the next best one. A search that chooses by
    /// play-outs overrates what it chose, since it chose what did best in the deals that it tried. 0 stands for a
    /// search that does not, so that its own values are said.
    fn hint_pairs(_public: &Self::Public) -> u32 {
        0
    }

    /// Returns what a decision of the bot `greedy` costs on average, as a part of the win. The analysis
    /// rates players by it, since decisions count for more in some games than in others. It is measured:
    /// see docs/strength.md.
    fn greedy_cost(public: &Self::Public) -> f64;

    /// Returns what speaks for an action and what it risks, most important first. `second` is the
    /// next best action, if there is one. All of it is true ([`Coach::holds`]), and no two reasons are
    /// about the same [`Coach::topic`].
    fn reasons(
        view: &View<Self>,
        action: &Self::Action,
        second: Option<&Self::Action>,
    ) -> Vec<Self::Reason>;

    /// Returns whether a reason is true of an action. It is computed from the rules in another way
    /// than [`Coach::reasons`] does, so that tests can compare both.
    fn holds(view: &View<Self>, action: &Self::Action, reason: &Self::Reason) -> bool;

    /// Returns what a reason is about: two reasons about one thing could disagree.
    fn topic(reason: &Self::Reason) -> &'static str;

    /// Says a reason for an action.
    fn reason_phrase(view: &View<Self>, action: &Self::Action, reason: &Self::Reason) -> Phrase;
}

/// Plays a position to the end by the level `medium`.
fn play_to_end<G: Strategy>(world: &Position<G>) -> Chances {
    let mut position = *world;
    let mut player = Player::<G>::new(Bot::new(Level::Medium), Rng::new(0));
    while let Some(action) = player.act(&position.mover()) {
        position.apply(&action, &mut ());
    }
    won_by(&G::winners(position.public()))
}

/// Returns random bits that depend on nothing but this value.
pub fn bits_of(value: impl Hash) -> u64 {
    Rng::new(FxBuildHasher.hash_one(value)).bits()
}

/// Shuffles pieces by the number of a world. Two pieces that are in both of two lists get the same
/// order in both, so that a pile from which some were drawn is still the same pile.
pub fn shuffled<T: Copy + Ord + Hash>(pieces: impl IntoIterator<Item = T>, world: u64) -> Vec<T> {
    let mut sorted: Vec<T> = pieces.into_iter().collect();
    sorted.sort_unstable();
    let mut copy = 0u32;
    let mut keyed: Vec<(u64, T)> = Vec::with_capacity(sorted.len());
    for (at, &piece) in sorted.iter().enumerate() {
        // Equal pieces are told apart by counting them.
        let again = at > 0 && sorted[at - 1] == piece;
        copy = if again { copy + 1 } else { 0 };
        keyed.push((bits_of((world, piece, copy)), piece));
    }
    keyed.sort_unstable();
    keyed.into_iter().map(|(_, piece)| piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_from_which_a_piece_was_drawn_keeps_its_order() {
        let all = [1, 1, 2, 3, 5, 8, 8, 9];
        for world in 0..50 {
            let mut order = shuffled(all, world);
            let without: Vec<i32> = all.into_iter().filter(|piece| *piece != 5).collect();
            order.retain(|piece| *piece != 5);
            assert_eq!(order, shuffled(without, world));
        }
    }

    #[test]
    fn every_piece_comes_first_about_equally_often() {
        let first = |piece| {
            let orders = (0..6000).map(|world| shuffled(0..6, world));
            orders.filter(|order| order[0] == piece).count()
        };
        // The standard deviation is 29.
        assert!((0..6).all(|piece| first(piece).abs_diff(1000) < 150));
    }
}
