//! One table without I/O.
//!
//! A [`Table`] is what its log says: [`Table::decide`] looks at a wish and answers with the
//! [`Fact`]s that it would bring about, or why not; once those are kept safe, [`Table::accept`]
//! makes them so and tells every viewer. Nothing here reads a file, a socket or a clock: moments
//! and fresh randomness come with the question. The same facts in the same order always give the
//! same table and the same streams, so a restart changes nothing.

mod advice;
mod ask;
mod catalogue;
mod chair;
mod clock;
mod decide;
mod fact;
mod judge;
mod over;
mod past;
mod play;
mod show;
mod shuffle;
mod stream;
mod study;
mod table;
mod trial;
mod verify;
mod wish;

use stammtisch_rules::Texts;

pub use advice::{Advice, advise};
pub use catalogue::{GAMES, WithGame, book, describe, with_game};
pub use clock::{Bell, Clocks, Moment, Pace};
pub use fact::{Fact, Guest, Mover, Plan};
pub use judge::{Judgement, Judging};
pub use over::Over;
pub use past::{Eyes, Past};
pub use play::{Event, Hinting, Play, Stepped, Thinking, can_be_played, deal};
pub use shuffle::{Secret, is_nonce};
pub use stream::News;
pub use study::{Account, Study};
pub use table::{Asked, Due, Phase, Table};
pub use trial::Trial;
pub use verify::verify;
pub use wish::{No, Wish};

/// Our own messages; those of a game come with the game.
pub const TEXTS: Texts = Texts {
    en: include_str!("../lang/en.ftl"),
    de: include_str!("../lang/de.ftl"),
    nl: include_str!("../lang/nl.ftl"),
};
