//! What is shown to whoever is on turn.

use std::io;

use stammtisch_bots::{Level, Measure, Strategy};
use stammtisch_rules::{Game, Phrase, Position, Seat};

use super::Table;
use crate::rule_book;

impl<G: Strategy> Table<'_, G> {
    pub(super) fn look(&mut self, seat: Seat, position: &Position<G>) -> io::Result<()> {
        let memory = self
            .playthrough
            .setup()
            .option_values()
            .resolved()
            .get("memory");
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
        let Some(thought) = self.bot(Level::Strong).think(&view) else {
            return Ok(());
        };
        let Some(action) = thought.action() else {
            return Ok(());
        };
        let number = |action| {
            let place = listed(position).iter().position(|other| *other == action);
            place.unwrap_or_default() as i64 + 1
        };
        let said = Phrase::new("play-hint")
            .number("number", number(action))
            .phrase("action", G::action_phrase(&view, &action))
            .phrase("why", G::hint_phrase(&view, &action));
        self.say(&said)?;
        let Some((second, margin)) = thought.second() else {
            return Ok(());
        };
        let said = match thought.measure {
            Measure::Chance => {
                Phrase::new("play-second-chance").number("margin", (margin * 100.0).round() as i64)
            }
            Measure::Points => {
                Phrase::new("play-second-points").number("margin", margin.round() as i64)
            }
        };
        let said = said
            .number("number", number(second))
            .phrase("action", G::action_phrase(&view, &second));
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
