//! What each viewer is told, numbered without gaps.

use std::collections::VecDeque;

use serde_json::{Map, Value, json};
use stammtisch_rules::Phrase;

use crate::play::Event;

/// So much is kept to be told again; who was away for longer gets the whole view.
const KEPT: usize = 256;

/// One piece of news.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// Its number in the viewer's stream, from 1.
    pub number: u64,
    /// In the public vocabulary.
    pub body: Map<String, Value>,
    /// In words, where there is something to say.
    pub said: Option<Phrase>,
}

/// The stream of one viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stream {
    last: u64,
    kept: VecDeque<News>,
}

impl Stream {
    pub(crate) fn tell(&mut self, body: Map<String, Value>, said: Option<Phrase>) {
        self.last += 1;
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(News {
            number: self.last,
            body,
            said,
        });
    }

    pub(crate) fn tell_events(&mut self, events: Vec<Event>) {
        for event in events {
            let news = json!({"event": event.json, "step": event.step});
            self.tell(body(news), Some(event.said));
        }
    }

    /// The number of the newest news.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// All news after this number; `None` if some of it is no longer kept, or there never was such
    /// a number.
    pub(crate) fn since(&self, number: u64) -> Option<impl Iterator<Item = &News>> {
        let missing = self.last.checked_sub(number)? as usize;
        let skip = self.kept.len().checked_sub(missing)?;
        Some(self.kept.iter().skip(skip))
    }
}

/// The fields of a piece of news.
pub(crate) fn body(news: Value) -> Map<String, Value> {
    match news {
        Value::Object(body) => body,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_away_gets_exactly_what_is_missing_or_learns_that_it_is_gone() {
        let mut stream = Stream::default();
        assert_eq!(stream.since(0).unwrap().count(), 0);
        for _ in 0..KEPT + 10 {
            stream.tell(Map::new(), None);
        }
        let last = (KEPT + 10) as u64;
        assert_eq!(stream.last(), last);
        let numbers = |from| -> Option<Vec<u64>> {
            Some(stream.since(from)?.map(|news| news.number).collect())
        };
        assert_eq!(numbers(last), Some(vec![]));
        assert_eq!(numbers(last - 2), Some(vec![last - 1, last]));
        assert_eq!(numbers(10).map(|all| all.len()), Some(KEPT));
        assert_eq!(numbers(9), None);
        assert_eq!(numbers(last + 1), None);
    }
}
