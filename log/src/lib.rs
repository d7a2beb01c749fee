//! The types of a table's log, and nothing that acts on them.
//!
//! A table is its log: a list of [`Fact`]s, numbered from 0. Stores write and read facts without
//! knowing the games; `stammtisch-table` decides which facts follow from a command and what they
//! mean.

mod erase;
mod fact;
mod flags;
mod secret;
mod settings;
mod shuffle;

pub use erase::erase;
pub use fact::{Closer, Fact, GameRules, Guest, Mover, Replacement};
pub use flags::TableFlags;
pub use secret::{Secret, SecretError, is_nonce};
pub use settings::{TableSettings, TimeControl};
pub use shuffle::{SHUFFLE_VERSION, Seal, SeatPart, commitment_of, is_commitment};

/// Milliseconds since the start of 1970, UTC.
pub type Timestamp = u64;

/// A seat at the table, from 0, clockwise.
pub type Seat = usize;
