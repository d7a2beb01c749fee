//! A game in sentences.

use crate::{Book, ParseError, Phrase, Rules, Texts, View};

/// What a viewer sees, in sentences, for a table in plain text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ViewPhrases {
    /// What everybody sees, a line each.
    pub table: Vec<Phrase>,
    /// What the viewer holds; `None` for a spectator.
    pub hand: Option<Phrase>,
}

impl ViewPhrases {
    /// Returns all lines, the hand last.
    pub fn lines(&self) -> impl Iterator<Item = &Phrase> {
        self.table.iter().chain(&self.hand)
    }
}

/// How much an event matters to those who follow a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// What somebody did, and what came of it.
    #[default]
    Main,
    /// What only follows, such as the next card that is turned up or the end of a turn: it is told beside what was
    /// done and never instead of it.
    Light,
}

/// How a game is put into words. The sentences stand in its language files.
pub trait Wording: Rules {
    /// Its language files.
    const TEXTS: Texts;
    /// Its rule book.
    const BOOK: Book;

    /// Reads what a person at a table may mean by a typed line: an action in its text form, or, in
    /// games where that would be long to type, several actions to choose from.
    fn parse_loosely(_view: &View<Self>, typed: &str) -> Result<Vec<Self::Action>, ParseError> {
        Ok(vec![typed.parse()?])
    }

    /// Says what the action does, as one of the things that can be done.
    fn action_phrase(view: &View<Self>, action: &Self::Action) -> Phrase;
    /// Says what happened.
    fn event_phrase(event: &Self::Event) -> Phrase;
    /// Returns how much an event matters.
    fn event_weight(_event: &Self::Event) -> Weight {
        Weight::Main
    }
    /// Says what the viewer sees; `known` only if it is to be shown.
    fn view_phrases(view: &View<Self>, known: bool) -> ViewPhrases;
}
