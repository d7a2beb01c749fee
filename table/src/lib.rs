//! One table without I/O.
//!
//! A [`Table`] is what its log says: [`Table::decide`] takes a command and returns a [`Decision`], the
//! facts that follow from it, or a [`Rejection`]; once those are stored, [`Table::accept`] applies them
//! and tells every viewer. Nothing here reads a file, a socket or a clock: timestamps and random bytes
//! are arguments. The same facts in the same order always give the same table and the same updates,
//! so a restart changes nothing.

mod accept;
mod analysis;
mod chair;
mod clock;
mod command;
mod dealing;
mod decide;
mod decision;
mod faces;
mod fact_error;
mod finished_game;
mod keys;
mod listing;
mod log_size;
mod names;
mod people;
mod proof;
mod queries;
mod regulars;
mod sandbox;
mod seating;
mod shuffling;
mod snapshot;
mod table;
mod undone_steps;
mod update;
mod verify;

use stammtisch_rules::Texts;

pub use analysis::{
    Analysis, AnalysisReport, BestAction, Breakdown, ChancesReport, Rating, StepReport,
    TurningPoint, TurningPointKind, TurningPointReport, Verdict,
};
pub use clock::{ClockAlarm, Clocks};
pub use command::{Command, CommandRequest, Reaction, Rejection};
pub use decide::RandomBytes;
pub use decision::Decision;
pub use faces::{FACES, face_of, find_face};
pub use fact_error::{FactError, LogError};
pub use finished_game::FinishedGame;
pub use listing::Listing;
pub use names::{is_bot_name, isolated, tidy_name, tidy_text};
pub use people::Person;
pub use proof::{Reveal, Shuffle};
pub use regulars::Regular;
pub use sandbox::{Sandbox, SandboxAnswer, SandboxUpdate};
pub use snapshot::{SeatInfo, Snapshot, SnapshotHeader, SnapshotState, Summary};
pub use table::{BotJob, BotRequest, Phase, Table};
pub use update::{ChatLine, Content, MuteUpdate, NameUpdate, SeatUpdate, Update, UpdateBody};
pub use verify::verify;

/// The table's own messages; those of a game come with the game.
pub const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");
