//! The tests that every game gets in one line:
//!
//! ```ignore
//! stammtisch_testkit::conformance!(Monad);
//! ```
//!
//! Each property is a function over any [`Game`](stammtisch_rules::Game); the macro makes a test
//! of each. They run on random games of every number of players and every value of every option,
//! and on games whose watchers have forgotten everything (a state loaded without `known`).

mod clauses;
mod fuzz;
mod golden;
mod listed;
mod memory;
mod perft;
mod records;
mod round_trips;
mod secrets;
mod setups;
mod turns;
mod words;

pub use clauses::every_clause_is_named_by_a_test;
pub use fuzz::play_bytes;
pub use golden::{golden, matches_file};
pub use listed::{accepted_actions_are_listed, listed_actions_are_accepted};
pub use memory::{
    listing_does_not_allocate, playing_again_does_not_allocate, playing_does_not_allocate,
};
pub use perft::{perft, perft_files_hold};
pub use records::{records_replay_and_tampering_is_found, refusals_change_nothing};
pub use round_trips::{
    actions_round_trip, anything_can_be_read, mutilate, positions_round_trip, views_round_trip,
};
pub use secrets::{redealt_positions_look_the_same, twin_worlds_stay_alike};
pub use setups::{Walk, forgetful, setups, walk};
pub use turns::{drafts_undo_exactly, games_end_with_winners};
pub use words::{
    books_have_the_same_clauses, everything_can_be_said, languages_are_complete,
    same_in_all_languages,
};

/// Holds a game to every property that the design asks for. A game whose list of actions comes
/// from a solver says so: `conformance!(Fiches, with a solver)`; then listing may allocate, and so may
/// carrying out what was not worked out before.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance!(@every $game; listing_does_not_allocate, playing_does_not_allocate);
    };
    ($game:ty, with a solver) => {
        $crate::conformance!(@every $game; playing_again_does_not_allocate);
    };
    (@every $game:ty; $($more:ident),*) => {
        $crate::conformance!($game;
            $($more,)*
            listed_actions_are_accepted,
            accepted_actions_are_listed,
            actions_round_trip,
            anything_can_be_read,
            positions_round_trip,
            views_round_trip,
            games_end_with_winners,
            drafts_undo_exactly,
            redealt_positions_look_the_same,
            twin_worlds_stay_alike,
            refusals_change_nothing,
            records_replay_and_tampering_is_found,
            languages_are_complete,
            everything_can_be_said,
            books_have_the_same_clauses
        );
    };
    ($game:ty; $($property:ident),+) => {
        mod properties {
            use super::*;
            $(
                #[test]
                fn $property() {
                    $crate::$property::<$game>();
                }
            )+
        }
    };
}
