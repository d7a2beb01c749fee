//! How a game comes to its deal: everybody is ready, what the deal depends on is sealed, those who
//! committed to a nonce reveal it, and the game starts (docs/deals.md).

use stammtisch_log::{
    Fact, GameRules, Guest, SHUFFLE_VERSION, Seal, Seat, SeatPart, Secret, TableSettings,
    TimeControl, Timestamp, commitment_of, is_commitment, is_nonce,
};

use crate::Rejection;
use crate::chair::{Chair, Part};
use crate::decide::{Facts, RandomBytes};
use crate::table::Table;

/// How long players have to reveal their nonces, in milliseconds.
const REVEAL_TIME: u64 = 15_000;
/// The same at tables where a turn takes days.
const SLOW_REVEAL_TIME: u64 = 24 * 3600 * 1000;

/// What a player adds to the shuffle.
pub(crate) struct Given<'a> {
    pub(crate) nonce: Option<&'a str>,
    pub(crate) commitment: Option<&'a str>,
}

impl Given<'_> {
    fn check(&self) -> Result<(), Rejection> {
        match (self.nonce, self.commitment) {
            (Some(_), Some(_)) => Err(Rejection::new("table-nonce-or-commitment")),
            (Some(nonce), None) if !is_nonce(nonce) => Err(Rejection::new("table-nonce")),
            (None, Some(commitment)) if !is_commitment(commitment) => {
                Err(Rejection::new("table-commitment"))
            }
            _ => Ok(()),
        }
    }
}

impl Table {
    pub(crate) fn decide_ready(&self, who: &Guest, given: &Given, now: Timestamp) -> Facts {
        self.in_lobby()?;
        let seat = self.own_seat(who)?;
        if self.chairs()[seat].is_ready() {
            return Ok(Vec::new());
        }
        given.check()?;
        let ready = Fact::Ready {
            seat,
            nonce: given.nonce.map(str::to_owned),
            commitment: given.commitment.map(str::to_owned),
        };
        let mut facts = self.with_return(seat, now, ready);
        // A rematch starts as soon as everybody is ready.
        let mut others = (0..).zip(self.chairs()).filter(|(other, _)| *other != seat);
        if self.game_number > 0 && others.all(|(_, chair)| chair.is_ready()) {
            facts.push(self.begin(now, given.commitment.is_some()));
        }
        Ok(facts)
    }

    pub(crate) fn decide_start(&self, who: &Guest, now: Timestamp) -> Facts {
        self.by_host(who)?;
        if self.seating.sealed.is_some() {
            return Ok(Vec::new());
        }
        if self.chairs().contains(&Chair::Empty) {
            return Err(Rejection::new("table-empty-seats"));
        }
        if !self.chairs().iter().all(Chair::is_ready) {
            return Err(Rejection::new("table-not-ready"));
        }
        Ok(vec![self.begin(now, false)])
    }

    /// Everybody is ready: the game starts, unless somebody has a nonce to reveal.
    fn begin(&self, at: Timestamp, one_more_commits: bool) -> Fact {
        let rules = self.rules_to_play();
        if one_more_commits || self.chairs().iter().any(Chair::owes_nonce) {
            Fact::Sealed { at, rules }
        } else {
            started(at, rules)
        }
    }

    /// Says again what was said before, without complaint: a seat may be open in two tabs.
    pub(crate) fn decide_reveal(&self, who: &Guest, nonce: &str, now: Timestamp) -> Facts {
        let seat = self.own_seat(who)?;
        let known = match self.chairs()[seat].part() {
            Some(Part::Committed { commitment, nonce }) => (commitment, nonce),
            _ => return Err(Rejection::new("table-no-commitment")),
        };
        if !is_nonce(nonce) || commitment_of(nonce) != *known.0 {
            return Err(Rejection::new("table-other-nonce"));
        }
        if known.1.is_some() {
            return Ok(Vec::new());
        }
        let Some(sealed) = &self.seating.sealed else {
            return Err(Rejection::new("table-not-sealed"));
        };
        let nonce = nonce.to_owned();
        let mut facts = vec![Fact::Revealed { seat, nonce }];
        if self.owing() == [seat] {
            facts.push(started(now, sealed.rules.clone()));
        }
        Ok(facts)
    }

    /// Adds that the shuffle is broken off, if it is sealed and seats or settings change. `seats` are
    /// those that left.
    pub(crate) fn with_break(
        &self,
        seats: Vec<Seat>,
        facts: Vec<Fact>,
        random: RandomBytes,
    ) -> Vec<Fact> {
        let sealed = self.seating.sealed.is_some() && !facts.is_empty();
        let broken = sealed.then(|| broken(seats, random));
        broken.into_iter().chain(facts).collect()
    }

    /// Returns what follows if players have not revealed their nonces in time.
    pub(crate) fn reveal_alarm(&self, now: Timestamp, random: RandomBytes) -> Option<Fact> {
        self.reveal_deadline().filter(|due| *due <= now)?;
        Some(broken(self.owing(), random))
    }

    /// Returns until when nonces can be revealed, if that is asked for now.
    pub(crate) fn reveal_deadline(&self) -> Option<Timestamp> {
        let sealed = self.seating.sealed.as_ref()?;
        let time = match self.settings().time_control {
            TimeControl::Days { .. } => SLOW_REVEAL_TIME,
            _ => REVEAL_TIME,
        };
        Some(sealed.since + time)
    }

    /// Returns the seats that have a nonce to reveal.
    pub(crate) fn owing(&self) -> Vec<Seat> {
        let chairs = (0..).zip(self.chairs());
        let owing = chairs.filter(|(_, chair)| chair.owes_nonce());
        owing.map(|(seat, _)| seat).collect()
    }

    /// What would be played now: the newest rules with the settings of the table.
    fn rules_to_play(&self) -> GameRules {
        let TableSettings {
            game,
            players,
            options,
            ..
        } = self.settings();
        let found = self.catalogue.find(game);
        GameRules {
            game: game.clone(),
            version: found.map_or(0, |found| found.version()),
            players: *players,
            options: options.clone(),
        }
    }

    /// Returns what the next deal depends on, as far as it is not secret.
    pub(crate) fn seal(&self, rules: &GameRules) -> Seal {
        let part = |chair: &Chair| match chair.part() {
            Some(Part::Open(nonce)) => SeatPart::Open {
                nonce: nonce.clone(),
            },
            Some(Part::Committed { commitment, .. }) => SeatPart::Committed {
                commitment: commitment.clone(),
            },
            Some(Part::Server) | None => SeatPart::Server {},
        };
        Seal {
            table: self.first_commitment.clone(),
            game: self.game_number + 1,
            broken: self.broken_shuffles,
            rules: rules.clone(),
            commitment: self.secret.commitment(),
            seats: self.chairs().iter().map(part).collect(),
        }
    }

    /// Returns each seat's nonce; `None` while one is missing.
    pub(crate) fn nonces(&self) -> Option<Vec<String>> {
        let nonce = |(seat, chair): (Seat, &Chair)| match chair.part() {
            Some(Part::Open(nonce)) => Some(nonce.clone()),
            Some(Part::Committed { nonce, .. }) => nonce.clone(),
            Some(Part::Server) | None => Some(self.secret.nonce(seat)),
        };
        self.chairs().iter().enumerate().map(nonce).collect()
    }
}

/// The first fact of a game.
fn started(at: Timestamp, rules: GameRules) -> Fact {
    Fact::Started {
        at,
        rules: Some(rules),
        state: None,
        shuffle: Some(SHUFFLE_VERSION),
    }
}

fn broken(seats: Vec<Seat>, random: RandomBytes) -> Fact {
    Fact::ShuffleBroken {
        seats,
        secret: Secret::new(random()),
    }
}
