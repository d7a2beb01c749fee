//! What is shown to the person on turn.

use std::io;

use stammtisch_bots::{Bot, Level};
use stammtisch_engine::ActionText;
use stammtisch_rules::{Phrase, Seat, without_pictures};

use super::Terminal;

impl Terminal<'_> {
    pub(super) fn show_view(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.playthrough.view_phrases(Some(seat));
        view.lines().try_for_each(|line| self.say(line))
    }

    pub(super) fn show_hand(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.playthrough.view_phrases(Some(seat));
        view.hand.map_or(Ok(()), |hand| self.say(&hand))
    }

    pub(super) fn list(&mut self) -> io::Result<()> {
        self.say(&Phrase::new("play-can-do"))?;
        self.number(&self.playthrough.choices())
    }

    pub(super) fn number(&mut self, choices: &[ActionText]) -> io::Result<()> {
        for (index, choice) in choices.iter().enumerate() {
            let said = self.words.say(&choice.phrase);
            writeln!(self.out, "{:>3}  {said}", index + 1)?;
        }
        Ok(())
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        let rng = self.fresh_rng();
        let Some(hint) = self.playthrough.hint(Bot::new(Level::Strong), rng) else {
            return Ok(());
        };
        let said = Phrase::new("play-hint")
            .number("number", hint.action.listed + 1)
            .text("why", &hint.why(&self.words))
            .phrase("action", hint.action.phrase);
        self.say(&said)
    }

    pub(super) fn rules(&mut self, clause: &str) -> io::Result<()> {
        let (book, lang) = (self.game.book(), self.words.lang());
        if clause.is_empty() {
            return writeln!(self.out, "{}", without_pictures(book.text(lang)));
        }
        match book.section(lang, clause) {
            Some(text) => writeln!(self.out, "{}", without_pictures(text)),
            None => self.say(&Phrase::new("rules-no-clause").text("clause", clause)),
        }
    }
}
