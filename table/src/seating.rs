//! Who sits where, and what is to be played: what a table is apart from its game.

use stammtisch_bots::Level;
use stammtisch_log::{
    Fact, GameRules, Guest, Seat, TableFlags, TableSettings, TimeControl, Timestamp, commitment_of,
};

use crate::FactError;
use crate::chair::{Chair, Part, SUBSTITUTE};
use crate::regulars::Regular;
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
    /// Since when players reveal their nonces, if they do; seats and settings stay as they are meanwhile.
    pub(crate) sealed: Option<Sealed>,
}

/// What is fixed while players reveal their nonces.
#[derive(Clone)]
pub(crate) struct Sealed {
    pub(crate) since: Timestamp,
    pub(crate) rules: GameRules,
}

impl Seating {
    pub(crate) fn new(settings: TableSettings, host: Guest) -> Seating {
        Seating {
            chairs: vec![Chair::Empty; settings.players],
            settings,
            host,
            sealed: None,
            closed: false,
        }
    }

    /// Applies what a fact says of chairs and settings.
    pub(crate) fn accept(&mut self, fact: &Fact) -> Result<(), FactError> {
        self.fits_seal(fact)?;
        match fact {
            Fact::SettingsChanged { settings } => return self.change_settings(settings),
            Fact::Sat { seat, guest } => return self.sit(*seat, guest),
            Fact::BotSat {
                seat,
                level,
                character,
                nonce,
            } => {
                let unknown = || FactError::NoLevel(level.clone());
                let bot = Chair::Bot {
                    level: Level::from_name(level).ok_or_else(unknown)?,
                    regular: regular(character.as_deref())?,
                    nonce: nonce.clone(),
                };
                return self.seat_bot(*seat, bot);
            }
            Fact::LeftSeat { seat } => *self.chair(*seat)? = Chair::Empty,
            Fact::Ready {
                seat,
                nonce,
                commitment,
            } => *self.person(*seat)?.1 = Some(part(*seat, nonce, commitment)?),
            Fact::Sealed { at, rules } => {
                let (since, rules) = (*at, rules.clone());
                self.sealed = Some(Sealed { since, rules });
            }
            Fact::Revealed { seat, nonce } => return self.reveal(*seat, nonce),
            Fact::ShuffleBroken { .. } => {
                self.sealed = None;
                self.clear_parts(|part| matches!(part, Part::Committed { .. }));
            }
            Fact::Started { .. } => self.sealed = None,
            Fact::BotTookOver { seat, .. } => *self.person(*seat)?.0 = true,
            Fact::Returned { seat, .. } => *self.person(*seat)?.0 = false,
            Fact::TimeWarned { seat, .. } => {
                self.person(*seat)?;
            }
            Fact::Renamed { guest } => return self.rename(guest),
            Fact::Rematch { .. } => self.clear_parts(|_| true),
            Fact::Resumed { at, .. } => {
                // Nobody is late because the server was away.
                if let Some(sealed) = &mut self.sealed {
                    sealed.since = *at;
                }
            }
            Fact::NotReady { seat } => *self.person(*seat)?.1 = None,
            Fact::Replaced {
                seat, character, ..
            } => self.replace(*seat, character.as_deref())?,
            Fact::Closed { .. } => self.closed = true,
            _ => {}
        }
        Ok(())
    }

    fn sit(&mut self, seat: Seat, guest: &Guest) -> Result<(), FactError> {
        let chair = self.chair(seat)?;
        if *chair != Chair::Empty {
            return Err(FactError::Chair(seat));
        }
        *chair = Chair::Person {
            guest: guest.clone(),
            away: false,
            part: None,
        };
        Ok(())
    }

    /// A bot takes a free seat, or that of another bot.
    fn seat_bot(&mut self, seat: Seat, bot: Chair) -> Result<(), FactError> {
        let chair = self.chair(seat)?;
        if chair.guest().is_some() {
            return Err(FactError::Chair(seat));
        }
        *chair = bot;
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, FactError> {
        self.chairs.get_mut(seat).ok_or(FactError::NoSeat(seat))
    }

    /// Fails if the fact needs a seal that is not there, or changes what was sealed.
    fn fits_seal(&self, fact: &Fact) -> Result<(), FactError> {
        let fits = match fact {
            Fact::SettingsChanged { .. }
            | Fact::Sat { .. }
            | Fact::BotSat { .. }
            | Fact::LeftSeat { .. }
            | Fact::Ready { .. }
            | Fact::Sealed { .. } => self.sealed.is_none(),
            Fact::Revealed { .. } | Fact::ShuffleBroken { .. } => self.sealed.is_some(),
            _ => true,
        };
        fits.then_some(()).ok_or(FactError::Shuffle)
    }

    fn reveal(&mut self, seat: Seat, given: &str) -> Result<(), FactError> {
        match self.person(seat)?.1 {
            Some(Part::Committed { commitment, nonce })
                if nonce.is_none() && commitment_of(given) == *commitment =>
            {
                *nonce = Some(given.to_owned());
                Ok(())
            }
            _ => Err(FactError::Shuffle),
        }
    }

    /// Whether the person at this seat is away, and their part of the shuffle.
    fn person(&mut self, seat: Seat) -> Result<(&mut bool, &mut Option<Part>), FactError> {
        match self.chair(seat)? {
            Chair::Person { away, part, .. } => Ok((away, part)),
            _ => Err(FactError::Chair(seat)),
        }
    }

    /// Gives a person's seat to a bot for the rest of the game.
    fn replace(&mut self, seat: Seat, character: Option<&str>) -> Result<(), FactError> {
        let regular = regular(character)?;
        // In the first form of the proof the deal followed from the nonces at the chairs, so it stays.
        let nonce = match self.person(seat)?.1.take() {
            Some(Part::Open(nonce)) => Some(nonce),
            _ => None,
        };
        let level = SUBSTITUTE;
        *self.chair(seat)? = Chair::Bot {
            level,
            regular,
            nonce,
        };
        Ok(())
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

    /// Changes name and face at the seat and the host's; chat lines keep the old name.
    fn rename(&mut self, guest: &Guest) -> Result<(), FactError> {
        let sitting = self.chairs.iter_mut().filter_map(Chair::guest_mut);
        let known = sitting.chain([&mut self.host]);
        let mut found = false;
        for person in known.filter(|person| person.id == guest.id) {
            person.clone_from(guest);
            found = true;
        }
        if found {
            Ok(())
        } else {
            Err(FactError::Stranger)
        }
    }

    /// Takes "ready" from the people with such parts.
    fn clear_parts(&mut self, is_void: impl Fn(&Part) -> bool) {
        for chair in &mut self.chairs {
            if let Chair::Person { part, .. } = chair {
                part.take_if(|part| is_void(part));
            }
        }
    }

    /// Returns the guest as they are known here.
    pub(crate) fn known(&self, guest: u64) -> Option<&Guest> {
        let sitting = self.chairs.iter().filter_map(Chair::guest);
        let mut known = sitting.chain([&self.host]);
        known.find(|person| person.id == guest)
    }

    /// Returns the name by which this guest is known here.
    pub(crate) fn name_of(&self, guest: u64) -> Option<&str> {
        self.known(guest).map(|person| person.name.as_str())
    }

    /// Returns how a table is found that is this far.
    pub(crate) fn flags(&self, phase: Phase) -> TableFlags {
        let bots = self.chairs.iter().any(|chair| chair.bot().is_some());
        let clocks = self.settings.time_control != TimeControl::None;
        let free = self.chairs.contains(&Chair::Empty);
        TableFlags {
            listed: !self.closed && self.settings.public && phase == Phase::Lobby && free,
            wakes: !self.closed
                && (self.sealed.is_some() || phase == Phase::Playing && (bots || clocks)),
            over: self.closed || phase == Phase::Finished,
            waits: !self.closed && phase == Phase::Lobby,
        }
    }
}

/// The regular with this character; `None` for a bot of an earlier log.
fn regular(character: Option<&str>) -> Result<Option<Regular>, FactError> {
    let find = |character: &str| {
        let unknown = || FactError::NoCharacter(character.to_owned());
        Regular::from_character(character).ok_or_else(unknown)
    };
    character.map(find).transpose()
}

/// The part of the shuffle that a fact tells of.
fn part(
    seat: Seat,
    nonce: &Option<String>,
    commitment: &Option<String>,
) -> Result<Part, FactError> {
    match (nonce.clone(), commitment.clone()) {
        (None, None) => Ok(Part::Server),
        (Some(nonce), None) => Ok(Part::Open(nonce)),
        (None, Some(commitment)) => Ok(Part::Committed {
            commitment,
            nonce: None,
        }),
        (Some(_), Some(_)) => Err(FactError::Chair(seat)),
    }
}
