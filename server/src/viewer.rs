//! What one connection has seen of a table, and what is new for it.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::value::{RawValue, to_raw_value};
use stammtisch_log::Guest;
use stammtisch_rules::Words;
use stammtisch_table::Update;

use crate::frames::{PROTOCOL, UpdateMessage};
use crate::live_table::LiveTable;
use crate::owner::Attendance;
use crate::pages;
use crate::published::{About, Published, ViewerState};
use crate::rejection::HttpRejection;

/// Somebody who looks at a table through one connection.
pub(crate) struct Viewer {
    pub(crate) guest: Option<Guest>,
    /// Whether the client takes what has changed in place of a whole snapshot.
    wants_changes: bool,
    pub(crate) words: Words,
    /// What the names in `words` come from.
    about: Arc<About>,
    /// What was sent last.
    seen: Arc<ViewerState>,
}

/// What a connection has to be told.
struct News {
    state: Arc<ViewerState>,
    /// What happened, if everything that was missed is still known.
    updates: Option<Vec<Update>>,
}

impl Viewer {
    /// Greets a connection: returns the viewer and the first frame.
    pub(crate) fn greeted(
        guest: Option<Guest>,
        words: Words,
        wants_changes: bool,
        attendance: &Attendance,
    ) -> (Viewer, String) {
        let mut viewer = Viewer {
            guest,
            wants_changes,
            words,
            about: attendance.about.clone(),
            seen: attendance.state.clone(),
        };
        viewer.address(&attendance.about);
        let version = pages::version();
        let mut frame = format!("{{\"protocol\":{PROTOCOL},\"client_version\":\"{version}\",");
        if let Some(missed) = &attendance.missed {
            viewer.write_updates(missed, &mut frame);
            frame.push(',');
        }
        write_snapshot(&attendance.state, &mut frame);
        frame.push('}');
        (viewer, frame)
    }

    fn id(&self) -> Option<u64> {
        self.guest.as_ref().map(|guest| guest.id)
    }

    /// Uses the names of those who sit at the table now.
    fn address(&mut self, about: &Arc<About>) {
        let names = about.names(self.words.lang()).to_vec();
        let seat = about.viewer(self.id()).seat();
        self.words.address(names, seat);
        self.about = about.clone();
    }

    /// Returns a frame with what is new; `None` if nothing is.
    pub(crate) async fn update(
        &mut self,
        table: &LiveTable,
        published: &Published,
    ) -> Result<Option<Utf8Bytes>, HttpRejection> {
        let state = published.state_of(self.guest.as_ref());
        if state.is_some_and(|state| state.shows_same_as(&self.seen)) {
            return Ok(None);
        }
        self.frame(table, published).await.map(Some)
    }

    /// Returns a frame with what is new, even if nothing is.
    pub(crate) async fn frame(
        &mut self,
        table: &LiveTable,
        published: &Published,
    ) -> Result<Utf8Bytes, HttpRejection> {
        let news = self.news(table, published).await?;
        let frame = match &news.updates {
            Some(updates) if self.is_next(&news.state) => {
                // Many may see the same; it is written once.
                let written = &news.state.frames[self.words.lang() as usize];
                let write = || self.write_frame(Some(updates), &news.state).into();
                written.get_or_init(write).clone()
            }
            updates => self.write_frame(updates.as_deref(), &news.state).into(),
        };
        self.seen = news.state;
        Ok(frame)
    }

    /// Returns what happened and a whole snapshot, for a command that was decided on an old state.
    pub(crate) async fn repair(
        &mut self,
        table: &LiveTable,
        published: &Published,
    ) -> Result<(Option<Box<RawValue>>, Box<RawValue>), HttpRejection> {
        let news = self.news(table, published).await?;
        let updates = news.updates.as_ref().map(|updates| {
            let messages = updates
                .iter()
                .map(|one| UpdateMessage::new(one, &self.words));
            messages.collect::<Vec<_>>()
        });
        let updates = updates.and_then(|updates| to_raw_value(&updates).ok());
        let mut snapshot = String::new();
        news.state.write_snapshot(&mut snapshot);
        let snapshot = RawValue::from_string(snapshot);
        self.seen = news.state;
        let unreadable = |error: serde_json::Error| HttpRejection::unreadable(&error.to_string());
        Ok((updates, snapshot.map_err(unreadable)?))
    }

    async fn news(
        &mut self,
        table: &LiveTable,
        published: &Published,
    ) -> Result<News, HttpRejection> {
        let since = self.seen.stamp.last_update;
        let state = published.state_of(self.guest.as_ref());
        let same_viewer = |state: &&Arc<ViewerState>| state.viewer == self.seen.viewer;
        let recent = state
            .filter(same_viewer)
            .and_then(|state| Some((state.clone(), state.recent_since(since)?.to_vec())));
        let (about, news) = match recent {
            Some((state, updates)) => {
                let updates = Some(updates);
                (published.about.clone(), News { state, updates })
            }
            // Another seat, or far behind: the owner knows.
            None => {
                let attendance = table.catch_up(self.id(), Some(since)).await?;
                let same_viewer = attendance.state.viewer == self.seen.viewer;
                let news = News {
                    updates: attendance.missed.filter(|_| same_viewer),
                    state: attendance.state,
                };
                (attendance.about, news)
            }
        };
        if !Arc::ptr_eq(&about, &self.about) {
            self.address(&about);
        }
        Ok(news)
    }

    /// Returns whether everybody who takes changes gets the same frame as this viewer.
    fn is_next(&self, state: &ViewerState) -> bool {
        self.wants_changes && self.seen.number == state.previous && !state.has_clocks()
    }

    fn write_frame(&self, updates: Option<&[Update]>, state: &ViewerState) -> String {
        let mut frame = String::with_capacity(512);
        frame.push('{');
        if let Some(updates) = updates {
            self.write_updates(updates, &mut frame);
            frame.push(',');
        }
        // Without the updates in between, a change could not be trusted either.
        let trusted = self.wants_changes && updates.is_some();
        let changes = trusted.then(|| state.changes_since(&self.seen));
        match changes.flatten() {
            Some(changes) => frame.push_str(&changes),
            None => write_snapshot(state, &mut frame),
        }
        frame.push('}');
        frame
    }

    fn write_updates(&self, updates: &[Update], frame: &mut String) {
        frame.push_str("\"updates\":[");
        for (at, update) in updates.iter().enumerate() {
            if at > 0 {
                frame.push(',');
            }
            let message = UpdateMessage::new(update, &self.words);
            let message = serde_json::to_string(&message);
            frame.push_str(&message.unwrap_or_default());
        }
        frame.push(']');
    }
}

fn write_snapshot(state: &ViewerState, frame: &mut String) {
    frame.push_str("\"snapshot\":");
    state.write_snapshot(frame);
}
