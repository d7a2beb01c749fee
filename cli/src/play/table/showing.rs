//! What is shown to whoever is on turn.

use std::io;

use stammtisch_rules::{Game, Phrase, Position, Seat};

use super::Table;
use crate::bots::Level;
use crate::rule_book;

impl<G: Game> Table<'_, G> {
    pub(super) fn look(&mut self, seat: Seat, position: &Position<G>) -> io::Result<()> {
        let memory = self.course.setup().chosen().settled().get("memory");
        let known = memory.is_some_and(|memory| memory == true);
        self.show(&G::view_phrases(&position.view(Some(seat)), known))
    }

    /// The last line of the view is one's own hand.
    pub(super) fn hand(&mut self, seat: Seat, position: &Position<G>) -> io::Result<()> {
        let view = G::view_phrases(&position.view(Some(seat)), false);
        view.last().map_or(Ok(()), |hand| self.say(hand))
    }

    pub(super) fn list(&mut self, position: &Position<G>) -> io::Result<()> {
        self.say(&Phrase::new("play-can-do"))?;
        self.number(position, &listed(position))
    }

    pub(super) fn number(
        &mut self,
        position: &Position<G>,
        actions: &[G::Action],
    ) -> io::Result<()> {
        for (index, action) in actions.iter().enumerate() {
            let said = self.words.say(&G::action_phrase(&position.mover(), action));
            writeln!(self.out, "{:>3}  {said}", index + 1)?;
        }
        Ok(())
    }

    pub(super) fn hint(&mut self, position: &Position<G>) -> io::Result<()> {
        let view = position.mover();
        let mut listed = Vec::new();
        let Some(action) = Level::Greedy.choose(&view, &mut self.luck, &mut listed) else {
            return Ok(());
        };
        let number = listed
            .iter()
            .position(|other| *other == action)
            .unwrap_or_default();
        let said = Phrase::new("play-hint")
            .number("number", number as i64 + 1)
            .phrase("action", G::action_phrase(&view, &action))
            .phrase("why", G::hint_phrase(&view, &action));
        self.say(&said)
    }

    pub(super) fn rules(&mut self, clause: &str) -> io::Result<()> {
        let book = G::BOOK.get(self.words.lang());
        match clause {
            "" => writeln!(self.out, "{}", book.trim_end()),
            clause => match rule_book::section(book, clause) {
                Some(text) => writeln!(self.out, "{text}"),
                None => self.say(&Phrase::new("rules-no-clause").text("clause", clause)),
            },
        }
    }
}

pub(super) fn listed<G: Game>(position: &Position<G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal(&position.mover(), &mut actions);
    actions
}
