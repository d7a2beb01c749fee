//! What the owner of a table has published last: everything that sockets and lists need, ready to send.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use stammtisch_log::{Guest, Seat, Timestamp};
use stammtisch_rules::Lang;
use stammtisch_table::{FinishedGame, SnapshotState, Summary, Table, Update, isolated};

use crate::changes::changes;
use crate::words::words;

/// The number of updates that are published with a viewer's state. A connection that is further behind
/// asks the owner for the rest.
const RECENT: u64 = 8;

/// A table as it was last accepted.
#[derive(Clone)]
pub(crate) struct Published {
    pub(crate) about: Arc<About>,
    /// One for each seat, one for those who watch, one for a host who watches; none where nobody is
    /// connected.
    viewers: Vec<Option<Arc<ViewerState>>>,
}

/// What changes seldom.
pub(crate) struct About {
    /// The table's number in the store.
    pub(crate) id: u64,
    pub(crate) created: Timestamp,
    pub(crate) summary: Summary,
    /// Whether those without a seat may look.
    watching: bool,
    /// The games that are over, the latest first.
    pub(crate) finished: Vec<FinishedGame>,
    host: Guest,
    /// The guest at each seat.
    guests: Vec<Option<Guest>>,
    /// What the players are called in each language.
    names: [Vec<String>; Lang::ALL.len()],
}

/// What one viewer sees, written once for all connections that see the same.
pub(crate) struct ViewerState {
    /// The number of this state among those that were published.
    pub(crate) number: u64,
    /// The number of the viewer's state before.
    pub(crate) previous: u64,
    pub(crate) viewer: ViewerKind,
    pub(crate) stamp: Stamp,
    /// The part of the snapshot that changes seldom, as text: its fields without braces.
    pub(crate) header: Arc<str>,
    pub(crate) state: SnapshotState,
    /// The newest updates.
    pub(crate) recent: Vec<Update>,
    /// The frame for those who saw the state before, in each language.
    pub(crate) frames: [OnceLock<Utf8Bytes>; Lang::ALL.len()],
}

/// What a viewer's state follows from: equal stamps, equal states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    /// The number of the viewer's newest update.
    pub(crate) last_update: u64,
    pub(crate) state_number: u64,
    /// Counts the changes of what changes seldom: a seat that was left and taken again starts its
    /// updates anew, so their number alone would not tell.
    pub(crate) header_number: u64,
}

/// Through whose eyes somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ViewerKind {
    Seat(Seat),
    Spectator,
    /// The host without a seat.
    Host,
}

impl ViewerKind {
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            ViewerKind::Seat(seat) => Some(seat),
            ViewerKind::Spectator | ViewerKind::Host => None,
        }
    }

    fn place(self, players: usize) -> usize {
        match self {
            ViewerKind::Seat(seat) => seat,
            ViewerKind::Spectator => players,
            ViewerKind::Host => players + 1,
        }
    }
}

impl About {
    pub(crate) fn new(table: &Table, id: u64, code: &str, created: Timestamp) -> About {
        let game = &table.settings().game;
        let seats = 0..table.settings().players;
        About {
            id,
            created,
            summary: table.summary(code, None),
            watching: table.admits(None),
            finished: table.finished_games(),
            host: table.host().clone(),
            guests: seats.map(|seat| table.guest_at(seat).cloned()).collect(),
            names: Lang::ALL.map(|lang| {
                let names = table.names(&words(lang, game));
                names.iter().map(|name| isolated(name)).collect()
            }),
        }
    }

    /// Returns how this guest looks at the table.
    pub(crate) fn viewer(&self, guest: Option<u64>) -> ViewerKind {
        let Some(guest) = guest else {
            return ViewerKind::Spectator;
        };
        let sits = |there: &Option<Guest>| there.as_ref().is_some_and(|there| there.id == guest);
        match self.guests.iter().position(sits) {
            Some(seat) => ViewerKind::Seat(seat),
            None if guest == self.host.id => ViewerKind::Host,
            None => ViewerKind::Spectator,
        }
    }

    /// Returns whether this guest may look at the table.
    pub(crate) fn admits(&self, guest: Option<u64>) -> bool {
        self.watching || self.viewer(guest) != ViewerKind::Spectator
    }

    /// Returns whether the viewer is the host.
    pub(crate) fn is_hosted_by(&self, viewer: ViewerKind) -> bool {
        match viewer {
            ViewerKind::Seat(seat) => {
                let guest = self.guests[seat].as_ref();
                guest.is_some_and(|guest| guest.id == self.host.id)
            }
            ViewerKind::Spectator => false,
            ViewerKind::Host => true,
        }
    }

    /// Returns whether somebody here is known by another name or face than this one.
    pub(crate) fn is_renamed(&self, guest: &Guest) -> bool {
        let mut people = self.guests.iter().flatten().chain([&self.host]);
        people.any(|person| person.id == guest.id && person != guest)
    }

    /// Returns what the players are called.
    pub(crate) fn names(&self, lang: Lang) -> &[String] {
        &self.names[lang as usize]
    }

    /// Returns a game that is over, the latest if no number is given.
    pub(crate) fn finished_game(&self, number: Option<u32>) -> Option<&FinishedGame> {
        let mut games = self.finished.iter();
        games.find(|game| number.is_none_or(|number| game.number == number))
    }

    fn players(&self) -> usize {
        self.guests.len()
    }
}

impl ViewerState {
    /// Returns the newest updates of a viewer, as many as are published with their state.
    pub(crate) fn recent(table: &Table, viewer: ViewerKind, last_update: u64) -> Vec<Update> {
        let since = last_update.saturating_sub(RECENT);
        let recent = table.since(viewer.seat(), since);
        recent.map_or(Vec::new(), |recent| recent.cloned().collect())
    }

    /// Returns whether the state says how much time is left, which is true only when it is made.
    pub(crate) fn has_clocks(&self) -> bool {
        self.state.clocks.is_some()
    }

    /// Writes the whole snapshot.
    pub(crate) fn write_snapshot(&self, out: &mut String) {
        let state = serde_json::to_string(&self.state).unwrap_or_default();
        out.push_str(state.strip_suffix('}').unwrap_or_default());
        out.push(',');
        out.push_str(&self.header);
        out.push('}');
    }

    /// Returns what has changed since another state, as the fields of a frame; `None` if only a whole
    /// snapshot is sure to be right.
    pub(crate) fn changes_since(&self, before: &ViewerState) -> Option<String> {
        let comparable = self.viewer == before.viewer && self.header == before.header;
        comparable.then(|| changes(&before.state, &self.state))?
    }

    /// Returns whether nothing has happened for the viewer between these states.
    pub(crate) fn shows_same_as(&self, other: &ViewerState) -> bool {
        (self.viewer, self.stamp) == (other.viewer, other.stamp)
    }

    /// Returns the updates after this number, if all of them were published with the state.
    pub(crate) fn recent_since(&self, number: u64) -> Option<&[Update]> {
        let missing = self.stamp.last_update.checked_sub(number)? as usize;
        let skip = self.recent.len().checked_sub(missing)?;
        Some(&self.recent[skip..])
    }
}

impl Published {
    pub(crate) fn new(about: Arc<About>) -> Published {
        let viewers = vec![None; about.players() + 2];
        Published { about, viewers }
    }

    /// The same viewers with something new about the table.
    pub(crate) fn with_about(mut self, about: Arc<About>) -> Published {
        if about.players() != self.about.players() {
            return Published::new(about);
        }
        self.about = about;
        self
    }

    pub(crate) fn set(&mut self, state: Arc<ViewerState>) {
        let place = state.viewer.place(self.about.players());
        self.viewers[place] = Some(state);
    }

    /// Returns what this viewer sees, if one of their kind is connected.
    pub(crate) fn state(&self, viewer: ViewerKind) -> Option<&Arc<ViewerState>> {
        self.viewers[viewer.place(self.about.players())].as_ref()
    }

    /// Returns what this guest sees, if one like them is connected.
    pub(crate) fn state_of(&self, guest: Option<&Guest>) -> Option<&Arc<ViewerState>> {
        self.state(self.about.viewer(guest.map(|guest| guest.id)))
    }
}
