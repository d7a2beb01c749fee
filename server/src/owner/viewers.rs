//! What the owner tells those who look at its table.

use std::sync::Arc;

use stammtisch_log::Guest;
use stammtisch_table::{Command, Snapshot, SnapshotHeader, Table, Update};

use super::TableOwner;
use crate::frames::SeatReaction;
use crate::live_table::{LiveTable, TableState};
use crate::presence::Elsewhere;
use crate::published::{About, Published, Stamp, ViewerKind, ViewerState};
use crate::time::now;

/// The most people who watch that are counted: each further one would be told to all.
const MAX_WATCHERS: usize = 20;

/// What somebody sees now, and what they missed.
pub(crate) struct Attendance {
    pub(crate) table: Arc<LiveTable>,
    pub(crate) about: Arc<About>,
    pub(crate) state: Arc<ViewerState>,
    /// The updates since the number that was asked for, if all are kept.
    pub(crate) missed: Option<Vec<Update>>,
}

impl TableOwner {
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Returns everything that this guest may see now.
    pub(crate) fn snapshot_for(&self, guest: Option<u64>) -> Snapshot {
        self.snapshot(self.published.about.viewer(guest))
    }

    fn snapshot(&self, viewer: ViewerKind) -> Snapshot {
        Snapshot {
            state: self.table.snapshot_state(viewer.seat(), now()),
            header: self.header(viewer),
        }
    }

    fn header(&self, viewer: ViewerKind) -> SnapshotHeader {
        let mut header = self.table.snapshot_header(viewer.seat());
        header.hosting = self.published.about.is_hosted_by(viewer);
        for (seat, info) in header.seats.iter_mut().enumerate() {
            if let Some(info) = info {
                // A bot is always there.
                let guest = self.table.guest_at(seat);
                info.present = Some(guest.is_none_or(|guest| self.presence.contains(guest.id)));
            }
        }
        header.watchers = self.watchers();
        header
    }

    /// Returns how many watch, as far as they are counted.
    fn watchers(&self) -> usize {
        let sits = |guest| self.table.seat_of(guest).is_some();
        self.presence.watchers(sits).min(MAX_WATCHERS)
    }

    /// Shows the others how a player feels; other commands show nothing.
    pub(super) fn show_reaction(&self, who: &Guest, command: &Command) {
        if let Command::React { reaction } = command
            && let Some(seat) = self.table.seat_of(who.id)
        {
            let reaction = *reaction;
            let shown = SeatReaction { seat, reaction };
            self.app.tell_reaction(self.id, &shown);
            self.live.show_reaction(shown);
        }
    }

    /// Notes that somebody has one more socket, and returns what they see and missed.
    pub(crate) fn connect(&mut self, guest: Option<&Guest>, since: Option<u64>) -> Attendance {
        let watchers = self.watchers();
        let first = self.presence.add(guest);
        let guest = guest.map(|guest| guest.id);
        let viewer = self.published.about.viewer(guest);
        if guest == Some(self.table.host().id) {
            self.note_host();
        }
        self.say_presence();
        let is_seen = self.presence_changed(viewer, first, watchers);
        if is_seen || self.published.state(viewer).is_none() {
            self.publish();
        }
        self.catch_up(guest, since)
    }

    /// Notes that somebody has one socket less.
    pub(crate) fn disconnect(&mut self, guest: Option<u64>) {
        let viewer = self.published.about.viewer(guest);
        if guest == Some(self.table.host().id) {
            self.note_host();
        }
        let watchers = self.watchers();
        let last = self.presence.remove(guest);
        self.say_presence();
        if self.presence_changed(viewer, last, watchers) {
            self.publish();
        }
    }

    /// Lets the other servers know who is connected here.
    pub(super) fn say_presence(&self) {
        if self.app.cluster().is_some() {
            self.app.nodes.say_presence(self.presence.to_say(self.id));
        }
    }

    /// Notes who is connected through the other servers.
    pub(crate) fn set_elsewhere(&mut self, elsewhere: Elsewhere) {
        if self.presence.set_elsewhere(elsewhere) {
            self.header_number += 1;
            self.publish();
        }
    }

    /// Notes that a socket was opened or closed; `came_or_went` says that somebody came or went by it. Returns
    /// whether the others see it: players at their seats, and how many watch.
    fn presence_changed(
        &mut self,
        viewer: ViewerKind,
        came_or_went: bool,
        watchers: usize,
    ) -> bool {
        let is_player = came_or_went && viewer.seat().is_some();
        let is_seen = is_player || self.watchers() != watchers;
        if is_seen {
            self.header_number += 1;
        }
        is_seen
    }

    /// Returns what a guest who has seen the updates up to this number sees and missed.
    pub(crate) fn catch_up(&mut self, guest: Option<u64>, since: Option<u64>) -> Attendance {
        let about = self.published.about.clone();
        let viewer = about.viewer(guest);
        let published = self.published.state(viewer);
        let state = match published {
            Some(state) if !state.has_clocks() => state.clone(),
            // The time that is left has changed since it was published.
            _ => self.new_state(viewer),
        };
        let missed = since.and_then(|number| self.table.since(viewer.seat(), number));
        Attendance {
            table: self.live.clone(),
            missed: missed.map(|missed| missed.cloned().collect()),
            about,
            state,
        }
    }

    pub(super) fn renew_about(&mut self) {
        self.header_number += 1;
        let created = self.published.about.created;
        let about = About::new(&self.table, self.id, self.live.code(), created);
        let published = Published::clone(&self.published);
        self.published = Arc::new(published.with_about(Arc::new(about)));
    }

    /// Publishes what everybody sees who is connected. A state that has not changed stays the same
    /// object, and is not sent again.
    pub(super) fn publish(&mut self) {
        let mut published = Published::new(self.published.about.clone());
        for viewer in self.viewers() {
            if published.state(viewer).is_none() {
                published.set(self.state(viewer));
            }
        }
        self.published = Arc::new(published);
        self.live
            .set_state(TableState::Open(self.published.clone()));
    }

    /// Returns the kinds of viewers that are connected.
    fn viewers(&self) -> Vec<ViewerKind> {
        let guests = self.presence.guests().map(Some);
        let anonymous = self.presence.has_anonymous().then_some(None);
        let about = &self.published.about;
        guests
            .chain(anonymous)
            .map(|guest| about.viewer(guest))
            .collect()
    }

    fn state(&mut self, viewer: ViewerKind) -> Arc<ViewerState> {
        match self.published.state(viewer) {
            Some(state) if state.stamp == self.stamp(viewer) => state.clone(),
            _ => self.new_state(viewer),
        }
    }

    fn stamp(&self, viewer: ViewerKind) -> Stamp {
        Stamp {
            last_update: self.table.last_update(viewer.seat()),
            state_number: self.table.state_number_for(viewer.seat()),
            header_number: self.header_number,
        }
    }

    fn new_state(&mut self, viewer: ViewerKind) -> Arc<ViewerState> {
        self.state_count += 1;
        let before = self.published.state(viewer);
        let state = self.table.snapshot_state(viewer.seat(), now());
        Arc::new(ViewerState {
            number: self.state_count,
            previous: before.map_or(0, |before| before.number),
            viewer,
            stamp: self.stamp(viewer),
            header: match before {
                Some(before) if before.stamp.header_number == self.header_number => {
                    before.header.clone()
                }
                _ => self.header_text(viewer),
            },
            recent: ViewerState::recent(&self.table, viewer, state.last_update),
            state,
            frames: Default::default(),
        })
    }

    fn header_text(&self, viewer: ViewerKind) -> Arc<str> {
        let text = serde_json::to_string(&self.header(viewer)).unwrap_or_default();
        let fields = text
            .strip_prefix('{')
            .and_then(|text| text.strip_suffix('}'));
        fields.unwrap_or_default().into()
    }
}
