//! What happened.

use serde::Serialize;
use stammtisch_rules::Seat;

use crate::table::Table;
use crate::tiles::{Rack, Tile};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Somebody laid tiles (F3.2).
    Laid {
        /// Who.
        seat: Seat,
        /// The table before.
        #[serde(skip)]
        before: Box<Table>,
        /// The table now.
        table: Box<Table>,
        /// What came from the rack.
        tiles: Rack,
        /// The reward, without the chip for going out (F4).
        chips: u8,
        /// Jokers put on the rack (F5.4).
        take: u8,
    },
    /// Somebody drew (F3.4).
    Drew {
        /// Who.
        seat: Seat,
        /// What, as far as the viewer may know.
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
        /// What it cost.
        paid: u16,
    },
    /// Somebody passed (F8).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A round ended (F7).
    RoundOver {
        /// Which one.
        round: u8,
        /// Of how many.
        #[serde(skip)]
        rounds: u8,
        /// Who went out; nobody if all passed (F7.3).
        out: Option<Seat>,
        /// What everybody paid for their tiles.
        paid: Vec<u16>,
        /// What everybody got for going out.
        bonus: Vec<u8>,
        /// What everybody began with.
        start: u8,
        /// What everybody has after that.
        chips: Vec<u16>,
        /// Ascending.
        winners: Vec<Seat>,
    },
    /// The next round was dealt (F9.1).
    Dealt {
        /// Which one.
        round: u8,
        /// Who begins.
        starter: Seat,
    },
    /// The match is over (F9.2).
    Over {
        /// Ascending.
        winners: Vec<Seat>,
        /// Rounds won.
        wins: Vec<u8>,
        /// How many there were.
        #[serde(skip)]
        rounds: u8,
    },
}
