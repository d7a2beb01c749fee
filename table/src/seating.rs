//! Who sits where, and what is to be played: what a table is apart from its game.

use stammtisch_bots::Level;
use stammtisch_log::{Fact, Guest, Seat, TableFlags, TableSettings, TimeControl};

use crate::FactError;
use crate::chair::{Chair, SUBSTITUTE};
use crate::table::Phase;

/// Who sits where, and what is to be played. Small, so that a copy can say what would follow from facts
/// that are not stored yet.
#[derive(Clone)]
pub(crate) struct Seating {
    pub(crate) settings: TableSettings,
    pub(crate) host: Guest,
    pub(crate) chairs: Vec<Chair>,
    /// Whether nothing happens here any more.
    pub(crate) closed: bool,
}

impl Seating {
    pub(crate) fn new(settings: TableSettings, host: Guest) -> Seating {
        Seating {
            chairs: vec![Chair::Empty; settings.players],
            settings,
            host,
            closed: false,
        }
    }

    /// Applies what a fact says of chairs and settings.
    pub(crate) fn accept(&mut self, fact: &Fact) -> Result<(), FactError> {
        match fact {
            Fact::SettingsChanged { settings } => return self.change_settings(settings),
            Fact::Sat { seat, guest } => {
                let chair = self.chair(*seat)?;
                if *chair != Chair::Empty {
                    return Err(FactError::Chair(*seat));
                }
                *chair = Chair::Person {
                    guest: guest.clone(),
                    away: false,
                    nonce: None,
                };
            }
            Fact::BotSat { seat, level, nonce } => {
                let unknown = || FactError::NoLevel(level.clone());
                let level = Level::from_name(level).ok_or_else(unknown)?;
                let chair = self.chair(*seat)?;
                if chair.guest().is_some() {
                    return Err(FactError::Chair(*seat));
                }
                let nonce = nonce.clone();
                *chair = Chair::Bot { level, nonce };
            }
            Fact::LeftSeat { seat } => *self.chair(*seat)? = Chair::Empty,
            Fact::Ready { seat, nonce: given } => {
                let (_, nonce) = self.person(*seat)?;
                *nonce = Some(given.clone());
            }
            Fact::BotTookOver { seat, .. } => *self.person(*seat)?.0 = true,
            Fact::Returned { seat, .. } => *self.person(*seat)?.0 = false,
            Fact::TimeWarned { seat, .. } => {
                self.person(*seat)?;
            }
            Fact::Renamed { guest } => return self.rename(guest),
            Fact::Rematch { .. } => self.clear_nonces(),
            Fact::NotReady { seat } => *self.person(*seat)?.1 = None,
            Fact::Replaced { seat, .. } => {
                // The deal followed from their nonce, so it stays.
                let nonce = self.person(*seat)?.1.take();
                *self.chair(*seat)? = Chair::Bot {
                    level: SUBSTITUTE,
                    nonce: nonce.unwrap_or_default(),
                };
            }
            Fact::Closed { .. } => self.closed = true,
            _ => {}
        }
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, FactError> {
        self.chairs.get_mut(seat).ok_or(FactError::NoSeat(seat))
    }

    /// Whether the person at this seat is away, and their nonce.
    fn person(&mut self, seat: Seat) -> Result<(&mut bool, &mut Option<String>), FactError> {
        match self.chair(seat)? {
            Chair::Person { away, nonce, .. } => Ok((away, nonce)),
            _ => Err(FactError::Chair(seat)),
        }
    }

    fn change_settings(&mut self, settings: &TableSettings) -> Result<(), FactError> {
        let beyond = (settings.players..).zip(self.chairs.iter().skip(settings.players));
        for (seat, chair) in beyond {
            if *chair != Chair::Empty {
                return Err(FactError::Chair(seat));
            }
        }
        self.settings = settings.clone();
        self.chairs.resize(settings.players, Chair::Empty);
        Ok(())
    }

    /// Changes the name at the seat and the host's; chat lines keep the old name.
    fn rename(&mut self, guest: &Guest) -> Result<(), FactError> {
        let sitting = self.chairs.iter_mut().filter_map(Chair::guest_mut);
        let known = sitting.chain([&mut self.host]);
        let mut found = false;
        for person in known.filter(|person| person.id == guest.id) {
            person.name.clone_from(&guest.name);
            found = true;
        }
        if found {
            Ok(())
        } else {
            Err(FactError::Stranger)
        }
    }

    fn clear_nonces(&mut self) {
        for chair in &mut self.chairs {
            if let Chair::Person { nonce, .. } = chair {
                *nonce = None;
            }
        }
    }

    /// Returns the name by which this guest is known here.
    pub(crate) fn name_of(&self, guest: u64) -> Option<&str> {
        let sitting = self.chairs.iter().filter_map(Chair::guest);
        let mut known = sitting.chain([&self.host]);
        let person = known.find(|person| person.id == guest);
        person.map(|person| person.name.as_str())
    }

    /// Returns how a table is found that is this far.
    pub(crate) fn flags(&self, phase: Phase) -> TableFlags {
        let bots = self.chairs.iter().any(|chair| chair.bot().is_some());
        let clocks = self.settings.time_control != TimeControl::None;
        let free = self.chairs.contains(&Chair::Empty);
        TableFlags {
            listed: !self.closed && self.settings.public && phase == Phase::Lobby && free,
            wakes: !self.closed && phase == Phase::Playing && (bots || clocks),
        }
    }
}
