//! The table in the terminal: who is asked, what is told.

mod showing;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use stammtisch_bots::{Bot, Level, Strategy};
use stammtisch_rules::{
    Draft, Game, ParseError, PerViewer, Phrase, Playthrough, Position, Record, Rng, Seat, Words,
};

use super::Player;
use super::command::Command;
use showing::listed;

/// So many empty lines hide a hand between two players at one keyboard.
const CURTAIN: usize = 60;

const BOTS: [&str; 5] = ["bot-1", "bot-2", "bot-3", "bot-4", "bot-5"];

pub(super) struct Table<'a, G: Game> {
    playthrough: Playthrough<G>,
    seats: Vec<Player>,
    words: Words,
    rng: Rng,
    record: Option<PathBuf>,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// All that happened, and how much of it each seat was told.
    log: Vec<PerViewer<G::Event>>,
    told: Vec<usize>,
    /// Who sat at the keyboard last.
    at_keyboard: Option<Seat>,
}

/// How a person's turn ended.
enum Left {
    Done,
    Quit,
}

impl<'a, G: Strategy> Table<'a, G> {
    pub(super) fn new(
        playthrough: Playthrough<G>,
        seats: Vec<Player>,
        words: Words,
        record: Option<PathBuf>,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Table<'a, G> {
        // The bots' rng follows from the deal: the same seed gives the same opponents.
        let rng = Rng::from_text(playthrough.seed().unwrap_or_default());
        Table {
            told: vec![0; seats.len()],
            at_keyboard: seats.iter().position(|player| *player == Player::Me),
            playthrough,
            seats,
            words,
            rng,
            record,
            input,
            out,
            log: Vec::new(),
        }
    }

    pub(super) fn run(mut self) -> io::Result<()> {
        self.address(self.at_keyboard);
        self.welcome()?;
        while let Some(seat) = self.playthrough.position().turn() {
            match self.seats[seat] {
                Player::Bot(level) => self.bot_turn(seat, level)?,
                Player::Me => {
                    if let Left::Quit = self.turn_of(seat)? {
                        return self.farewell();
                    }
                }
            }
        }
        self.tell_rest()?;
        self.say(&Phrase::new("play-over"))?;
        self.show(&G::view_phrases(
            &self.playthrough.position().view(None),
            false,
        ))?;
        if let Some(file) = self.record.clone() {
            self.say(&Phrase::new("play-recorded").text("file", &file.display().to_string()))?;
        }
        Ok(())
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.say(phrase))
    }

    fn show(&mut self, lines: &[Phrase]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn people(&self) -> usize {
        self.seats
            .iter()
            .filter(|player| **player == Player::Me)
            .count()
    }

    /// Names everybody as the reader would: himself "you".
    fn address(&mut self, reader: Option<Seat>) {
        let names = self
            .seats
            .iter()
            .enumerate()
            .map(|(seat, player)| match player {
                _ if reader == Some(seat) => Phrase::new("you"),
                Player::Me => Phrase::new("player").number("number", seat as i64 + 1),
                Player::Bot(_) => Phrase::new(BOTS[seat % BOTS.len()]),
            });
        let names = names.map(|name| self.words.say(&name)).collect();
        self.words.address(names, reader);
    }

    fn welcome(&mut self) -> io::Result<()> {
        let head = Phrase::new("play-welcome")
            .text("game", G::NAME)
            .number("players", self.seats.len() as i64);
        self.say(&head)?;
        // The rule book's second paragraph says in a few words what the game is about.
        let book = G::BOOK.get(self.words.lang());
        let about = book.split("\n\n").nth(1).unwrap_or_default();
        writeln!(self.out, "{about}")?;
        if let Some(seed) = self.playthrough.seed().map(str::to_owned) {
            self.say(&Phrase::new("play-seed").text("seed", &seed))?;
        }
        for seat in 0..self.seats.len() {
            let who = match self.seats[seat] {
                Player::Me => Phrase::new("play-seat").number("number", seat as i64),
                Player::Bot(level) => Phrase::new("play-seat-bot")
                    .number("number", seat as i64)
                    .text("level", level.name()),
            };
            self.say(&who.seat("who", seat))?;
        }
        self.say(&Phrase::new("play-help"))
    }

    fn bot_turn(&mut self, seat: Seat, level: Level) -> io::Result<()> {
        let mut bot = self.bot(level);
        if let Some(action) = bot.act(&self.playthrough.position().view(Some(seat))) {
            self.carry_out(&action)?;
        }
        // With one person at the table, or none, everything is told as it happens.
        if self.people() < 2 {
            self.tell(self.at_keyboard)?;
        }
        Ok(())
    }

    /// A bot of this level with rng of its own.
    fn bot(&mut self, level: Level) -> stammtisch_bots::Player<G> {
        stammtisch_bots::Player::new(Bot::new(level), Rng::new(self.rng.bits()))
    }

    /// Carries out an action that was checked, and keeps the record.
    fn carry_out(&mut self, action: &G::Action) -> io::Result<()> {
        if let Ok(events) = self.playthrough.apply(action) {
            self.log.extend(events);
        }
        match &self.record {
            Some(file) => keep(file, &self.playthrough),
            None => Ok(()),
        }
    }

    /// Tells a viewer what he has not heard yet.
    fn tell(&mut self, viewer: Option<Seat>) -> io::Result<()> {
        let from = viewer.map_or_else(
            || self.told.iter().copied().max().unwrap_or_default(),
            |seat| self.told[seat],
        );
        for index in from..self.log.len() {
            let phrase = G::event_phrase(self.log[index].for_viewer(viewer));
            self.say(&phrase)?;
        }
        match viewer {
            Some(seat) => self.told[seat] = self.log.len(),
            None => self.told.fill(self.log.len()),
        }
        Ok(())
    }

    /// At the end everybody looks at the screen together.
    fn tell_rest(&mut self) -> io::Result<()> {
        let viewer = if self.people() == 1 {
            self.at_keyboard
        } else {
            None
        };
        self.address(viewer);
        self.tell(viewer)
    }

    fn turn_of(&mut self, seat: Seat) -> io::Result<Left> {
        if self.at_keyboard != Some(seat) && !self.hand_over(seat)? {
            return Ok(Left::Quit);
        }
        self.address(Some(seat));
        writeln!(self.out)?;
        self.tell(Some(seat))?;
        self.say(&Phrase::new("play-your-turn"))?;
        let mut draft = Draft::on(*self.playthrough.position());
        self.look(seat, draft.position())?;
        self.list(draft.position())?;
        while !draft.is_closed() {
            let Some(line) = self.ask()? else {
                self.commit(seat, draft)?;
                return Ok(Left::Quit);
            };
            match Command::read(&line) {
                Command::Quit => {
                    self.commit(seat, draft)?;
                    return Ok(Left::Quit);
                }
                command => self.obey(seat, &mut draft, &command)?,
            }
        }
        self.commit(seat, draft)?;
        Ok(Left::Done)
    }

    /// Hides what was on the screen and waits for the next player; `false` if the input ends.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        self.address(None);
        write!(self.out, "{}", "\n".repeat(CURTAIN))?;
        self.say(&Phrase::new("play-hand-over").seat("who", seat))?;
        self.at_keyboard = Some(seat);
        Ok(self.ask()?.is_some())
    }

    /// Reads a line; `None` at the end of the input.
    fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }

    fn obey(&mut self, seat: Seat, draft: &mut Draft<G>, command: &Command) -> io::Result<()> {
        match command {
            Command::Number(number) => {
                let listed = listed(draft.position());
                match number.checked_sub(1).and_then(|index| listed.get(index)) {
                    Some(action) => self.step(seat, draft, action),
                    None => {
                        let said =
                            Phrase::new("play-no-number").number("most", listed.len() as i64);
                        self.say(&said)
                    }
                }
            }
            Command::Text(text) => match G::parse_loosely(&draft.position().mover(), text) {
                Ok(meant) => match self.choose(draft.position(), &meant)? {
                    Some(action) => self.step(seat, draft, &action),
                    None => self.list(draft.position()),
                },
                Err(ParseError(said)) => {
                    self.say(&said)?;
                    self.say(&Phrase::new("play-help"))
                }
            },
            Command::List => self.list(draft.position()),
            Command::Look => {
                self.look(seat, draft.position())?;
                self.list(draft.position())
            }
            Command::Hint => self.hint(draft.position()),
            Command::Undo => match draft.undo() {
                Some(action) => {
                    self.say(&Phrase::new("play-undone").text("action", &action.to_string()))?;
                    self.hand(seat, draft.position())?;
                    self.list(draft.position())
                }
                None => self.say(&Phrase::new("play-nothing-to-undo")),
            },
            Command::Rules(clause) => self.rules(clause),
            Command::Help => self.say(&Phrase::new("play-help-long")),
            Command::Quit => Ok(()),
        }
    }

    fn step(&mut self, seat: Seat, draft: &mut Draft<G>, action: &G::Action) -> io::Result<()> {
        match draft.step(action) {
            None => Ok(()),
            Some(Err(refusal)) => {
                let said = Phrase::new("play-refused")
                    .phrase("why", refusal.said)
                    .text("clause", refusal.clause);
                self.say(&said)
            }
            Some(Ok(events)) => {
                let phrases: Vec<Phrase> = events
                    .iter()
                    .map(|event| G::event_phrase(event.for_viewer(Some(seat))))
                    .collect();
                self.show(&phrases)?;
                if draft.is_closed() {
                    return Ok(());
                }
                self.hand(seat, draft.position())?;
                self.list(draft.position())
            }
        }
    }

    /// Asks which of several actions is meant; `None` if none of them.
    fn choose(
        &mut self,
        position: &Position<G>,
        meant: &[G::Action],
    ) -> io::Result<Option<G::Action>> {
        if let [only] = meant {
            return Ok(Some(*only));
        }
        self.say(&Phrase::new("play-which"))?;
        self.number(position, meant)?;
        let number = self
            .ask()?
            .and_then(|line| line.trim().parse::<usize>().ok());
        Ok(number.and_then(|number| meant.get(number.checked_sub(1)?).copied()))
    }

    /// Makes the draft's steps real; the one who made them has seen them already.
    fn commit(&mut self, seat: Seat, draft: Draft<G>) -> io::Result<()> {
        for action in draft.commit().actions {
            self.carry_out(&action)?;
        }
        self.told[seat] = self.log.len();
        Ok(())
    }

    fn farewell(mut self) -> io::Result<()> {
        let said = match &self.record {
            Some(file) => {
                keep(file, &self.playthrough)?;
                let seats: Vec<&str> = self.seats.iter().map(|player| player.word()).collect();
                Phrase::new("play-left-recorded")
                    .text("file", &file.display().to_string())
                    .text("seats", &seats.join(","))
            }
            None => Phrase::new("play-left"),
        };
        self.say(&said)
    }
}

/// Writes the record beside its place and then puts it there, so that a crash leaves a whole one.
fn keep<G: Game>(file: &Path, playthrough: &Playthrough<G>) -> io::Result<()> {
    let text = format!("{:#}\n", Record::write(playthrough));
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, file)
}
