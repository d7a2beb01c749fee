#![doc = include_str!("../README.md")]

mod allocations;
mod bots;
mod clauses;
mod fuzz;
mod golden;
mod hidden;
mod hints;
mod listed;
mod perft;
mod previews;
mod records;
mod repeat;
mod round_trips;
mod setups;
mod turns;
mod words;

use stammtisch_bots::Coach;
use stammtisch_rules::{FullState, Rules, Seat};

pub use allocations::{
    listing_does_not_allocate, playing_again_does_not_allocate, playing_does_not_allocate,
};
pub use bots::bots_choose_by_their_view_alone;
pub use clauses::every_clause_is_named_by_a_test;
pub use fuzz::play_bytes;
pub use golden::{golden, matches_file};
pub use hidden::{redealt_positions_look_the_same, twin_worlds_stay_alike};
pub use hints::{hints_are_true, reshuffled_positions_look_the_same};
pub use listed::{accepted_actions_are_listed, listed_actions_are_accepted};
pub use perft::{perft, perft_files_hold};
pub use previews::previews_are_true;
pub use records::{records_replay_and_tampering_is_found, refusals_change_nothing};
pub use repeat::Repeat;
pub use round_trips::{
    actions_round_trip, anything_can_be_read, mutilate, positions_round_trip, views_round_trip,
};
pub use setups::{Walk, setups, walk, without_known};
pub use turns::{games_end_with_winners, turns_undo_exactly};
pub use words::{
    books_have_the_same_clauses, clauses_name_their_sources, everything_can_be_said,
    languages_are_complete, same_in_all_languages,
};

/// What the conformance tests need to know of a game besides its rules.
pub trait Subject {
    /// The game.
    type Game: Coach;
    /// No game lasts longer than this many actions.
    const MAX_ACTIONS: usize;
    /// Returns whether this action showed everybody something that was hidden: a hand, or a card that
    /// was turned up.
    fn reveals(
        before: &<Self::Game as Rules>::Public,
        action: &<Self::Game as Rules>::Action,
        after: &<Self::Game as Rules>::Public,
    ) -> bool;
    /// Returns the points of a seat: what previews are counted in.
    fn points(state: &FullState<Self::Game>, seat: Seat) -> i32;
}

/// Makes a test of every property that all games have. For a game whose list of actions comes from a
/// solver it is `conformance!(Subject, with a solver)`: then listing may allocate, and so may an action
/// that is carried out for the first time.
#[macro_export]
macro_rules! conformance {
    ($subject:ty) => {
        $crate::conformance!(@every $subject; listing_does_not_allocate, playing_does_not_allocate);
    };
    ($subject:ty, with a solver) => {
        $crate::conformance!(@every $subject; playing_again_does_not_allocate);
    };
    (@every $subject:ty; $($more:ident),*) => {
        $crate::conformance!(@tests <$subject as $crate::Subject>::Game;
            $($more,)*
            listed_actions_are_accepted,
            accepted_actions_are_listed,
            actions_round_trip,
            anything_can_be_read,
            positions_round_trip,
            views_round_trip,
            turns_undo_exactly,
            redealt_positions_look_the_same,
            refusals_change_nothing,
            records_replay_and_tampering_is_found,
            languages_are_complete,
            everything_can_be_said,
            books_have_the_same_clauses,
            clauses_name_their_sources,
            bots_choose_by_their_view_alone,
            hints_are_true,
            reshuffled_positions_look_the_same
        );
        $crate::conformance!(@tests $subject;
            games_end_with_winners,
            previews_are_true,
            twin_worlds_stay_alike
        );

        #[test]
        fn every_clause_of_the_book_is_named_by_a_test() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
            $crate::every_clause_is_named_by_a_test::<<$subject as $crate::Subject>::Game>(folder);
        }
    };
    (@tests $type:ty; $($property:ident),+) => {
        $(
            #[test]
            fn $property() {
                $crate::$property::<$type>();
            }
        )+
    };
}
