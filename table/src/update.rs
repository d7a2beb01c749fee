//! What each viewer is told, numbered without gaps.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use stammtisch_engine::Event;
use stammtisch_log::TableSettings;
use stammtisch_rules::{Phrase, Weight};
use utoipa::ToSchema;

use crate::snapshot::SeatInfo;

/// The number of updates that a stream keeps. A viewer who missed more gets a snapshot instead.
const KEPT: usize = 256;
/// The most bytes that these updates have together. What is told to everybody is kept once and counted
/// for each.
const KEPT_BYTES: usize = 64 * 1024;
/// About what an update has besides what it tells, in bytes.
const OVERHEAD: usize = 128;

/// One update.
#[derive(Clone, Debug)]
pub struct Update {
    /// Its number in the viewer's stream, from 1.
    pub number: u64,
    /// What it tells, which all viewers share who see the same.
    pub content: Arc<Content>,
}

/// What an update tells.
#[derive(Debug)]
pub struct Content {
    /// What happened.
    pub body: UpdateBody,
    /// The step of the game that it belongs to, from 1.
    pub step: Option<usize>,
    /// What happened, as a message; chat has none.
    pub text: Option<Arc<Phrase>>,
    /// How much it matters: what only follows from a move is told beside it.
    pub weight: Weight,
}

impl Content {
    pub(crate) fn new(body: UpdateBody, step: Option<usize>, text: Option<Phrase>) -> Arc<Content> {
        let text = text.map(Arc::new);
        Arc::new(Content {
            body,
            step,
            text,
            weight: Weight::Main,
        })
    }

    /// About how much memory it takes.
    fn bytes(&self) -> usize {
        let told = match &self.body {
            UpdateBody::Event(event) => event.get().len(),
            UpdateBody::Settings(settings) => settings.get().len(),
            UpdateBody::Chat(line) => line.name.len() + line.text.len(),
            UpdateBody::Undone(action) => action.len(),
            _ => 0,
        };
        OVERHEAD + told
    }

    pub(crate) fn of_event(event: &Event) -> Arc<Content> {
        Arc::new(Content {
            body: UpdateBody::Event(event.json.clone()),
            step: Some(event.step),
            text: Some(event.said.clone()),
            weight: event.weight,
        })
    }
}

/// What happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UpdateBody {
    /// Something happened in the game: an event in the public vocabulary.
    #[schema(value_type = Object)]
    Event(Arc<RawValue>),
    /// Somebody took a seat, or a bot was given one.
    Sat(SeatUpdate),
    /// A seat became free.
    LeftSeat(SeatUpdate),
    /// A player is ready to start.
    Ready(SeatUpdate),
    /// The shuffle is sealed: those who committed to a nonce reveal it now.
    Shuffling {},
    /// The shuffle was broken off because of this seat.
    ShuffleBroken(SeatUpdate),
    /// The host changed the settings.
    #[schema(value_type = TableSettings)]
    Settings(Arc<RawValue>),
    /// A game started: its number at this table, from 1.
    Started(u32),
    /// The viewer took a step back: the action in its text form.
    Undone(String),
    /// Somebody wrote a chat line.
    Chat(ChatLine),
    /// A seat's time ran out; its extra time started.
    TimeWarning(SeatUpdate),
    /// A bot took over for a person who is away.
    BotTookOver(SeatUpdate),
    /// A person who was away came back.
    Returned(SeatUpdate),
    /// Somebody at the table changed their name.
    Renamed(NameUpdate),
    /// The same people play again: the commitment of the next shuffle.
    Rematch(String),
    /// A player is no longer ready: the settings have changed.
    NotReady(SeatUpdate),
    /// A bot has a person's seat now, who resigned or was replaced by the host.
    Replaced(SeatUpdate),
    /// The host muted somebody, or let them write again.
    Muted(MuteUpdate),
    /// The host allowed or refused watching.
    Watching(bool),
    /// The table was closed; nothing happens here any more.
    Closed(bool),
}

impl UpdateBody {
    /// The new settings, as text.
    pub(crate) fn settings(settings: &TableSettings) -> UpdateBody {
        let text = to_raw_value(settings).unwrap_or_default();
        UpdateBody::Settings(text.into())
    }
}

/// A seat, and who sits there now.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SeatUpdate {
    /// The seat.
    pub seat: usize,
    /// Who sits there.
    #[schema(required = true)]
    pub who: Option<SeatInfo>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ChatLine {
    /// The writer's name; empty if they were erased.
    pub name: String,
    /// The writer's seat when they wrote it; null for those who watch.
    #[schema(required = true)]
    pub seat: Option<usize>,
    /// The writer's number at this table.
    pub person: usize,
    /// The line, plain text; empty if it was erased.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Somebody who may not write, or may again.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MuteUpdate {
    /// The person's number at this table.
    pub person: usize,
    /// Whether they may not write.
    pub muted: bool,
}

/// A new name.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct NameUpdate {
    /// The person's seat; null for a host who does not sit.
    #[schema(required = true)]
    pub seat: Option<usize>,
    /// The new name.
    pub name: String,
}

/// The updates of one viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct UpdateStream {
    last: u64,
    kept: VecDeque<Update>,
    /// About how much memory they take.
    bytes: usize,
}

impl UpdateStream {
    /// Adds an update. The oldest make room for it.
    pub(crate) fn push(&mut self, content: Arc<Content>) {
        self.last += 1;
        self.bytes += content.bytes();
        self.kept.push_back(Update {
            number: self.last,
            content,
        });
        while self.kept.len() > KEPT || self.bytes > KEPT_BYTES {
            let Some(oldest) = self.kept.pop_front() else {
                break;
            };
            self.bytes -= oldest.content.bytes();
        }
    }

    /// Returns the number of the newest update.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Returns the updates after this number; `None` if some are no longer kept, or there never was
    /// such a number.
    pub(crate) fn since(&self, number: u64) -> Option<impl Iterator<Item = &Update>> {
        let missing = self.last.checked_sub(number)? as usize;
        let skip = self.kept.len().checked_sub(missing)?;
        Some(self.kept.iter().skip(skip))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_who_was_away_gets_what_they_missed_or_learns_that_it_is_gone() {
        let mut stream = UpdateStream::default();
        assert_eq!(stream.since(0).unwrap().count(), 0);
        for _ in 0..KEPT + 10 {
            stream.push(Content::new(UpdateBody::Started(1), None, None));
        }
        let last = (KEPT + 10) as u64;
        assert_eq!(stream.last(), last);
        let numbers = |from| -> Option<Vec<u64>> {
            Some(stream.since(from)?.map(|update| update.number).collect())
        };
        assert_eq!(numbers(last), Some(vec![]));
        assert_eq!(numbers(last - 2), Some(vec![last - 1, last]));
        assert_eq!(numbers(10).map(|all| all.len()), Some(KEPT));
        assert_eq!(numbers(9), None);
        assert_eq!(numbers(last + 1), None);
    }

    #[test]
    fn a_stream_is_bounded_in_bytes() {
        let mut stream = UpdateStream::default();
        let line = |length: usize| {
            let body = UpdateBody::Chat(ChatLine {
                name: "Anna".to_owned(),
                seat: None,
                person: 0,
                text: "x".repeat(length),
                at: 0,
            });
            Content::new(body, None, None)
        };
        for _ in 0..KEPT {
            stream.push(line(2000));
        }
        let kept: usize = stream.kept.iter().map(|kept| kept.content.bytes()).sum();
        assert_eq!(stream.bytes, kept);
        assert!((KEPT_BYTES - 2200..=KEPT_BYTES).contains(&kept), "{kept}");
        assert_eq!(stream.last(), KEPT as u64);
        // One that alone is too large is not kept; whoever missed it gets a snapshot.
        stream.push(line(KEPT_BYTES));
        assert_eq!((stream.bytes, stream.kept.len()), (0, 0));
        assert!(stream.since(stream.last() - 1).is_none());
    }
}
