//! Who is at a table besides the game: whom the host mutes, who may watch, who gives a seat up.

use stammtisch_log::{Closer, Fact, Guest, Replacement, Seat, Timestamp};
use stammtisch_rules::{Arg, Phrase};

use crate::chair::{Chair, Part, SUBSTITUTE};
use crate::decide::Facts;
use crate::names::{is_bot_name, is_confusable, isolated};
use crate::table::{Phase, Table};
use crate::update::{MuteUpdate, SeatUpdate, UpdateBody};
use crate::{Decision, FactError, RandomBytes, Rejection};

/// Who has been at a table, and what the host allows them.
pub(crate) struct People {
    /// Those who opened the table, sat or wrote here, in the order of their first time. Their places in
    /// this list are the numbers by which the others speak of them.
    known: Vec<u64>,
    muted: Vec<u64>,
    /// Whether those without a seat may watch a game.
    pub(crate) watching: bool,
}

/// Somebody who has been at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Number and name; the name is the one at the table, where they have one.
    pub guest: Guest,
    /// Their seat.
    pub seat: Option<Seat>,
}

impl People {
    pub(crate) fn new(host: u64) -> People {
        People {
            known: vec![host],
            muted: Vec::new(),
            watching: true,
        }
    }

    /// Notes who comes up in a fact.
    pub(crate) fn note(&mut self, fact: &Fact) {
        if let Fact::Sat { guest, .. } | Fact::Chatted { guest, .. } = fact
            && !self.known.contains(&guest.id)
        {
            self.known.push(guest.id);
        }
    }

    /// Returns the number by which the others speak of a guest.
    pub(crate) fn number(&self, guest: u64) -> Option<usize> {
        self.known.iter().position(|&known| known == guest)
    }

    pub(crate) fn is_muted(&self, guest: u64) -> bool {
        self.muted.contains(&guest)
    }

    /// Returns the numbers of those who are muted.
    pub(crate) fn muted(&self) -> Vec<usize> {
        let numbers = self.muted.iter().filter_map(|&guest| self.number(guest));
        numbers.collect()
    }
}

/// Returns a name as a part of a sentence; somebody who was erased has none.
pub(crate) fn name_arg(name: &str) -> Arg {
    match name {
        "" => Arg::Phrase(Phrase::new("table-someone")),
        name => Arg::Text(isolated(name)),
    }
}

impl Table {
    /// Fails if the table is closed.
    pub(crate) fn is_open(&self) -> Result<(), Rejection> {
        if self.seating.closed {
            return Err(Rejection::new("table-closed"));
        }
        Ok(())
    }

    /// Returns whether nothing happens here any more.
    pub fn is_closed(&self) -> bool {
        self.seating.closed
    }

    /// Returns whether somebody with this seat, or none, may look at the table. Before the first deal
    /// everybody may, since there are seats to take.
    pub fn admits(&self, guest: Option<u64>) -> bool {
        let belongs = |id| id == self.host().id || self.seat_of(id).is_some();
        self.people.watching || self.phase() == Phase::Lobby || guest.is_some_and(belongs)
    }

    /// Returns the person with this number at the table.
    pub fn person(&self, number: usize) -> Option<Person> {
        let id = *self.people.known.get(number)?;
        let name = self.seating.name_of(id).unwrap_or_default().to_owned();
        Some(Person {
            guest: Guest::new(id, name),
            seat: self.seat_of(id),
        })
    }

    /// Returns the guest by a name that nobody else here has, nor one that looks the same, nor a bot.
    pub(crate) fn distinct(&self, who: &Guest) -> Guest {
        let is_other = |chair: &&Chair| chair.guest().is_none_or(|guest| guest.id != who.id);
        let sitting = self.chairs().iter().filter(is_other);
        let host = Some(self.host()).filter(|host| host.id != who.id);
        let others: Vec<&str> = sitting
            .filter_map(Chair::name)
            .chain(host.map(|host| host.name.as_str()))
            .collect();
        let is_taken =
            |name: &str| is_bot_name(name) || others.iter().any(|other| is_confusable(name, other));
        let numbered = (2..).map(|number| format!("{} ({number})", who.name));
        let mut names = [who.name.clone()].into_iter().chain(numbered);
        let name = names.find(|name| !is_taken(name)).unwrap_or_default();
        Guest {
            name,
            ..who.clone()
        }
    }

    /// Returns that nobody is ready any more. Whoever committed to a nonce is not after a sealed shuffle was
    /// broken off.
    pub(crate) fn all_not_ready(&self) -> impl Iterator<Item = Fact> {
        let sealed = self.seating.sealed.is_some();
        let ready = move |chair: &Chair| match chair.part() {
            Some(Part::Committed { .. }) => !sealed,
            part => part.is_some(),
        };
        let seats = self.chairs().iter().enumerate();
        let ready = seats.filter(move |(_, chair)| ready(chair));
        ready.map(|(seat, _)| Fact::NotReady { seat })
    }

    pub(crate) fn hosted_by(&self, who: &Guest) -> Result<(), Rejection> {
        if who.id != self.seating.host.id {
            return Err(Rejection::new("table-not-host"));
        }
        Ok(())
    }

    pub(crate) fn resign(&self, who: &Guest, now: Timestamp, random: RandomBytes) -> Facts {
        let seat = self.own_seat(who)?;
        match self.phase() {
            Phase::Lobby => self.leave(who, now, random),
            Phase::Playing => Ok(self.replaced(seat, Replacement::Resigned, now)),
            Phase::Finished => Err(Rejection::new("table-over")),
        }
    }

    pub(crate) fn replace(
        &self,
        who: &Guest,
        seat: Seat,
        now: Timestamp,
        random: RandomBytes,
    ) -> Facts {
        self.hosted_by(who)?;
        if self.chair(seat)?.guest().is_none() {
            return Err(Rejection::new("table-no-person"));
        }
        match self.phase() {
            Phase::Lobby => {
                let sat = Fact::BotSat {
                    seat,
                    level: SUBSTITUTE.name().to_owned(),
                    character: Some(self.any_regular(seat).character.to_owned()),
                    nonce: None,
                };
                let facts = vec![Fact::LeftSeat { seat }, sat];
                Ok(self.with_break(vec![seat], facts, random))
            }
            Phase::Playing => Ok(self.replaced(seat, Replacement::Host, now)),
            Phase::Finished => Err(Rejection::new("table-over")),
        }
    }

    /// Gives a seat to a bot. Bots alone do not play on: without people the table is closed.
    fn replaced(&self, seat: Seat, why: Replacement, at: Timestamp) -> Vec<Fact> {
        let mut others = self.chairs().iter().enumerate();
        let others = others.any(|(other, chair)| other != seat && chair.guest().is_some());
        let closed = (!others).then_some(Fact::Closed {
            by: Closer::Nobody,
            at,
        });
        let replaced = Fact::Replaced {
            seat,
            why,
            character: Some(self.any_regular(seat).character.to_owned()),
            at,
        };
        [replaced].into_iter().chain(closed).collect()
    }

    pub(crate) fn mute(&self, who: &Guest, person: usize, muted: bool) -> Facts {
        self.hosted_by(who)?;
        let unknown = || Rejection::new("table-no-person");
        let guest = *self.people.known.get(person).ok_or_else(unknown)?;
        if guest == who.id {
            return Err(Rejection::new("table-mute-host"));
        }
        let changes = self.people.is_muted(guest) != muted;
        let fact = changes.then_some(Fact::Muted { guest, muted });
        Ok(fact.into_iter().collect())
    }

    pub(crate) fn allow_watching(&self, who: &Guest, allowed: bool) -> Facts {
        self.hosted_by(who)?;
        let changes = self.people.watching != allowed;
        let fact = changes.then_some(Fact::WatchingAllowed { allowed });
        Ok(fact.into_iter().collect())
    }

    pub(crate) fn close(&self, who: &Guest, at: Timestamp) -> Facts {
        self.hosted_by(who)?;
        let by = Closer::Host;
        Ok(vec![Fact::Closed { by, at }])
    }

    /// Returns what follows when the server's host closes the table.
    pub fn closed_by_operator(&self, at: Timestamp) -> Decision {
        let by = Closer::Operator;
        let closed = (!self.seating.closed).then_some(Fact::Closed { by, at });
        Decision::from(Vec::from_iter(closed))
    }

    /// Returns what follows from the host not coming back to a table that waits.
    pub fn expired(&self, at: Timestamp) -> Decision {
        let by = Closer::Expired;
        let expired = self.flags().waits.then_some(Fact::Closed { by, at });
        Decision::from(Vec::from_iter(expired))
    }

    /// Returns what follows from a person being erased: their seat becomes free or a bot's, and a table
    /// that waits for its host is closed.
    pub fn erased(&self, guest: u64, at: Timestamp, random: RandomBytes) -> Decision {
        if self.seating.closed {
            return Decision::default();
        }
        let seat = self.seat_of(guest);
        let waits = self.phase() == Phase::Lobby;
        let mut facts = match (seat, self.phase()) {
            (Some(seat), Phase::Lobby) => {
                self.with_break(vec![seat], vec![Fact::LeftSeat { seat }], random)
            }
            (Some(seat), Phase::Playing) => self.replaced(seat, Replacement::Resigned, at),
            _ => Vec::new(),
        };
        if waits && self.host().id == guest {
            let by = Closer::Nobody;
            facts.push(Fact::Closed { by, at });
        }
        Decision::from(facts)
    }

    /// The name at a seat that is about to be replaced.
    pub(crate) fn name_at(&self, fact: &Fact) -> Option<String> {
        match fact {
            Fact::Replaced { seat, .. } => Some(self.guest_at(*seat)?.name.clone()),
            _ => None,
        }
    }

    /// Applies what a fact says of people, and tells every viewer. `before` is the name of somebody who was
    /// replaced.
    pub(crate) fn accept_of_people(
        &mut self,
        fact: &Fact,
        before: Option<String>,
    ) -> Result<(), FactError> {
        match fact {
            Fact::NotReady { seat } => {
                self.tell_of_seat(UpdateBody::NotReady, *seat, "table-not-ready-now");
            }
            Fact::Replaced { seat, why, at, .. } => {
                self.run_clock(*at);
                self.tell_of_replacement(*seat, *why, &before.unwrap_or_default());
            }
            Fact::Muted { guest, muted } => return self.accept_mute(*guest, *muted),
            Fact::WatchingAllowed { allowed } => self.accept_watching(*allowed),
            Fact::Closed { by, .. } => self.tell_of_closing(*by),
            _ => {}
        }
        Ok(())
    }

    fn tell_of_replacement(&mut self, seat: Seat, why: Replacement, name: &str) {
        let text = match why {
            Replacement::Resigned => "table-resigned",
            Replacement::Host => "table-replaced",
        };
        let who = self.chairs().get(seat).and_then(Chair::info);
        let body = UpdateBody::Replaced(SeatUpdate { seat, who });
        self.tell_all(body, Phrase::new(text).with("name", name_arg(name)));
    }

    fn accept_mute(&mut self, guest: u64, muted: bool) -> Result<(), FactError> {
        let person = self.people.number(guest).ok_or(FactError::Stranger)?;
        self.people.muted.retain(|&known| known != guest);
        if muted {
            self.people.muted.push(guest);
        }
        let name = self.seating.name_of(guest).map(name_arg);
        let text = match (muted, &name) {
            (true, Some(_)) => "table-muted-name",
            (true, None) => "table-muted-watcher",
            (false, Some(_)) => "table-unmuted-name",
            (false, None) => "table-unmuted-watcher",
        };
        let text = name.map_or(Phrase::new(text), |name| {
            Phrase::new(text).with("name", name)
        });
        self.tell_all(UpdateBody::Muted(MuteUpdate { person, muted }), text);
        Ok(())
    }

    fn accept_watching(&mut self, allowed: bool) {
        self.people.watching = allowed;
        let text = if allowed {
            "table-watching-allowed"
        } else {
            "table-watching-refused"
        };
        self.tell_all(UpdateBody::Watching(allowed), Phrase::new(text));
    }

    fn tell_of_closing(&mut self, by: Closer) {
        let text = match by {
            Closer::Host => "table-closed-by-host",
            Closer::Operator => "table-closed-by-operator",
            Closer::Nobody => "table-closed-by-nobody",
            Closer::Expired => "table-closed-expired",
        };
        self.tell_all(UpdateBody::Closed(true), Phrase::new(text));
    }
}
