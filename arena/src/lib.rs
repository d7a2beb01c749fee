//! Matches between bots: the same deals for everybody, in every order of the seats.
//!
//! A [`Schedule`] says who sits where in which game, a [`Matchup`] plays its games, and [`Standings`]
//! says what the games show: shares of wins and how far they can be trusted. Nothing here depends on
//! the order in which games were played.

mod effort;
mod entrant;
mod estimate;
mod matchup;
mod outcome;
mod program;
mod rating;
mod schedule;
mod sprt;
mod standings;

pub use effort::{Effort, Times};
pub use entrant::{Entrant, names};
pub use estimate::{Estimate, Sample};
pub use matchup::{Failure, Matchup, ProgramFault};
pub use outcome::{Outcome, PlayedGame};
pub use program::Programs;
pub use rating::{Rating, ratings};
pub use schedule::{MOST_ENTRANTS, Schedule};
pub use sprt::{Sprt, Verdict};
pub use standings::{Pair, SeatShare, Standing, Standings};
