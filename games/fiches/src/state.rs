//! The parts of a position.

use stammtisch_rules::Seat;

use crate::judge;
use crate::pot::Pot;
use crate::setup::Options;
use crate::table::Table;
use crate::tiles::Rack;

/// The most players (F2.1).
pub const SEATS: usize = 4;

/// Whether the match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A round is being played.
    Running,
    /// The match is over (F9.2).
    Over {
        /// Who went out in the last round, if anybody did (F7.1).
        out: Option<u8>,
    },
}

/// What everybody sees, and what everybody can remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The options of the table.
    pub options: Options,
    /// How many play.
    pub players: u8,
    /// Whose turn it is.
    pub turn: u8,
    /// Whether the match goes on.
    pub phase: Phase,
    /// Who has made their first lay, a bit a seat (F6.1); everybody in the junior set.
    pub opened: u8,
    /// Passes in a row (F7.3).
    pub idle: u8,
    /// The round, from 1.
    pub round: u8,
    /// Who began it.
    pub starter: u8,
    /// How many tiles the pot has.
    pub pot: u8,
    /// Rounds won (F9.2).
    pub wins: [u8; SEATS],
    /// How many tiles each player holds.
    pub held: [u8; SEATS],
    /// The jokers that each player certainly holds, to anyone who watched and forgot nothing:
    /// those that they took from the table (F5.4) and have not laid since.
    pub jokers: [u8; SEATS],
    /// Everybody's chips.
    pub chips: [u16; SEATS],
    /// The series on the table.
    pub table: Table,
}

/// What nobody sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// The pot as it lies; [`Public::pot`] says how many tiles it has.
    pub(crate) pot: Pot,
    /// The key of the deals to come (F9.1). All zeros when none is to come: so a position holds no
    /// more than play depends on, and equal positions are equal.
    pub(crate) key: [u8; 32],
}

/// The key where no deal is to come.
pub(crate) const NO_KEY: [u8; 32] = [0; 32];

impl Public {
    /// Whether it is over.
    #[inline]
    pub fn over(&self) -> bool {
        self.phase != Phase::Running
    }

    /// Whether another round follows this one (F9.2).
    #[inline]
    pub fn more_rounds(&self) -> bool {
        self.round < self.options.rounds
    }

    /// Whether a player has made their first lay (F6.1).
    #[inline]
    pub fn has_opened(&self, seat: Seat) -> bool {
        self.opened >> seat & 1 == 1
    }

    /// Whether a tile can be drawn (F3.4): the pot is not empty (F8.1), and there is a chip to pay
    /// with (F8.2).
    #[inline]
    pub fn can_draw(&self, seat: Seat) -> bool {
        self.pot > 0 && self.chips[seat] > 0
    }

    /// What a player lays on, with this rack.
    #[inline]
    pub fn before_lay(&self, seat: Seat, rack: Rack) -> judge::BeforeLay {
        judge::BeforeLay {
            table: self.table,
            rack,
            opened: self.has_opened(seat),
        }
    }

    /// The left neighbour.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        match seat + 1 {
            next if next == self.players as Seat => 0,
            next => next,
        }
    }
}
