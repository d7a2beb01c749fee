//! A game in the terminal: who is asked, what is told.

mod show;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use stammtisch_bots::{Bot, Level};
use stammtisch_engine::{ActionInput, ActionText, AnyGame, AnyPlaythrough, Viewpoint};
use stammtisch_rules::{InputError, ParseError, Phrase, Rng, Seat, Weight, Words};

use super::input::Input;
use super::{Occupant, with_clause};

/// Empty lines that hide a hand between two players at one keyboard.
const HIDING_LINES: usize = 60;

const BOTS: [&str; 5] = ["bot-1", "bot-2", "bot-3", "bot-4", "bot-5"];

pub(super) struct Terminal<'a> {
    game: &'static dyn AnyGame,
    playthrough: Box<dyn AnyPlaythrough>,
    seats: Vec<Occupant>,
    words: Words,
    rng: Rng,
    record: Option<PathBuf>,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// How many steps each seat was told of.
    told: Vec<usize>,
    /// Who sat at the keyboard last.
    at_keyboard: Option<Seat>,
}

/// How a person's turn ended.
enum TurnEnd {
    Done,
    Quit,
}

impl<'a> Terminal<'a> {
    pub(super) fn new(
        game: &'static dyn AnyGame,
        playthrough: Box<dyn AnyPlaythrough>,
        seats: Vec<Occupant>,
        words: Words,
        record: Option<PathBuf>,
        (input, out): (&'a mut dyn BufRead, &'a mut dyn Write),
    ) -> Terminal<'a> {
        // The bots' generator follows from the deal: the same seed gives the same opponents.
        let rng = Rng::from_text(playthrough.seed().unwrap_or_default());
        Terminal {
            told: vec![playthrough.steps(); seats.len()],
            at_keyboard: seats.iter().position(|player| *player == Occupant::Me),
            game,
            playthrough,
            seats,
            words,
            rng,
            record,
            input,
            out,
        }
    }

    pub(super) fn run(mut self) -> io::Result<()> {
        self.address(self.at_keyboard);
        self.welcome()?;
        while let Some(seat) = self.playthrough.turn() {
            match self.seats[seat] {
                Occupant::Bot(level) => self.bot_turn(level)?,
                Occupant::Me => {
                    if let TurnEnd::Quit = self.turn_of(seat)? {
                        return self.quit();
                    }
                }
            }
        }
        self.tell_rest()?;
        self.say(&Phrase::new("play-over"))?;
        for line in self.playthrough.view_phrases(None).table {
            self.say(&line)?;
        }
        if let Some(file) = self.record.clone() {
            self.say(&Phrase::new("play-recorded").text("file", &file.display().to_string()))?;
        }
        Ok(())
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.say(phrase))
    }

    fn people(&self) -> usize {
        let people = self.seats.iter();
        people.filter(|player| **player == Occupant::Me).count()
    }

    /// Names everybody as the reader would: themselves "you".
    fn address(&mut self, reader: Option<Seat>) {
        let seats = self.seats.iter().enumerate();
        let names = seats.map(|(seat, player)| match player {
            _ if reader == Some(seat) => Phrase::new("you"),
            Occupant::Me => Phrase::new("player").number("number", seat + 1),
            Occupant::Bot(_) => Phrase::new(BOTS[seat % BOTS.len()]),
        });
        let names = names.map(|name| self.words.say(&name)).collect();
        self.words.address(names, reader);
    }

    fn welcome(&mut self) -> io::Result<()> {
        let head = Phrase::new("play-welcome")
            .phrase("game", Phrase::new("game-name"))
            .number("players", self.seats.len());
        self.say(&head)?;
        let summary = self.game.book().summary(self.words.lang());
        writeln!(self.out, "{summary}")?;
        if let Some(seed) = self.playthrough.seed().map(str::to_owned) {
            self.say(&Phrase::new("play-seed").text("seed", &seed))?;
        }
        for seat in 0..self.seats.len() {
            let who = match self.seats[seat] {
                Occupant::Me => Phrase::new("play-seat").number("number", seat + 1),
                Occupant::Bot(level) => Phrase::new("play-seat-bot")
                    .number("number", seat + 1)
                    .text("level", level.name()),
            };
            self.say(&who.seat("who", seat))?;
        }
        self.say(&Phrase::new("play-help"))
    }

    fn bot_turn(&mut self, level: Level) -> io::Result<()> {
        let rng = self.fresh_rng();
        if let Some(action) = self.playthrough.bot_job(Bot::new(level), rng)() {
            // A bot's actions are legal.
            self.apply(ActionInput::Chosen(&action))?.ok();
        }
        // With one person at the table, or none, everything is told as it happens.
        if self.people() < 2 {
            self.tell(self.at_keyboard)?;
        }
        Ok(())
    }

    fn fresh_rng(&mut self) -> Rng {
        Rng::new(self.rng.bits())
    }

    /// Carries out an action and keeps the record of what is committed.
    fn apply(&mut self, action: ActionInput) -> io::Result<Result<(), InputError>> {
        let applied = self.playthrough.apply(action);
        if applied.is_ok() && self.playthrough.committed() == self.playthrough.steps() {
            self.keep_record()?;
        }
        Ok(applied)
    }

    fn keep_record(&self) -> io::Result<()> {
        match &self.record {
            Some(file) => write_record(file, self.playthrough.as_ref()),
            None => Ok(()),
        }
    }

    /// Tells a viewer what they have not heard yet: a line for each thing that was done, and on the same line what
    /// only followed from it.
    fn tell(&mut self, viewer: Option<Seat>) -> io::Result<()> {
        let heard = match viewer {
            Some(seat) => self.told[seat],
            None => self.told.iter().copied().max().unwrap_or_default(),
        };
        let steps = self.playthrough.steps();
        let mut lines: Vec<String> = Vec::new();
        for step in heard + 1..=steps {
            for event in self.playthrough.events(step, Viewpoint::of(viewer)) {
                let said = self.words.say(&event.said);
                match lines.last_mut() {
                    Some(line) if event.weight == Weight::Light => *line += &format!(" {said}"),
                    _ => lines.push(said),
                }
            }
        }
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        match viewer {
            Some(seat) => self.told[seat] = steps,
            None => self.told.fill(steps),
        }
        Ok(())
    }

    /// At the end everybody looks at the screen together.
    fn tell_rest(&mut self) -> io::Result<()> {
        let viewer = self.at_keyboard.filter(|_| self.people() == 1);
        self.address(viewer);
        self.tell(viewer)
    }

    fn turn_of(&mut self, seat: Seat) -> io::Result<TurnEnd> {
        if self.at_keyboard != Some(seat) && !self.hand_over(seat)? {
            return Ok(TurnEnd::Quit);
        }
        self.address(Some(seat));
        writeln!(self.out)?;
        self.tell(Some(seat))?;
        self.say(&Phrase::new("play-your-turn"))?;
        self.show_view(seat)?;
        self.list()?;
        let began = self.playthrough.committed();
        while self.playthrough.committed() == began {
            let Some(line) = self.ask()? else {
                return Ok(TurnEnd::Quit);
            };
            match Input::read(&line) {
                Input::Quit => return Ok(TurnEnd::Quit),
                command => self.obey(seat, &command)?,
            }
        }
        Ok(TurnEnd::Done)
    }

    /// Hides what was on the screen and waits for the next player; `false` if the input ends.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        self.address(None);
        write!(self.out, "{}", "\n".repeat(HIDING_LINES))?;
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

    fn obey(&mut self, seat: Seat, command: &Input) -> io::Result<()> {
        match command {
            Input::Number(number) => {
                let choices = self.playthrough.choices();
                match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(choice) => self.step(seat, &choice.text),
                    None => self.say(&Phrase::new("play-no-number").number("most", choices.len())),
                }
            }
            Input::Text(text) => match self.playthrough.parse_loosely(text) {
                Ok(choices) => match self.choose(&choices)? {
                    Some(choice) => self.step(seat, &choice.text),
                    None => self.list(),
                },
                Err(ParseError(said)) => {
                    self.say(&said)?;
                    self.say(&Phrase::new("play-help"))
                }
            },
            Input::List => self.list(),
            Input::Look => {
                self.show_view(seat)?;
                self.list()
            }
            Input::Hint => self.hint(),
            Input::Undo => match self.playthrough.undo() {
                Some(undone) => {
                    self.told[seat] = self.told[seat].min(self.playthrough.steps());
                    self.say(&Phrase::new("play-undone").text("action", &undone.text))?;
                    self.show_hand(seat)?;
                    self.list()
                }
                None => self.say(&Phrase::new("play-nothing-to-undo")),
            },
            Input::Rules(clause) => self.rules(clause),
            Input::Help => self.say(&Phrase::new("play-help-long")),
            Input::Quit => Ok(()),
        }
    }

    fn step(&mut self, seat: Seat, action: &str) -> io::Result<()> {
        if let Err(error) = self.apply(ActionInput::Text(action))? {
            return self.say(&with_clause(&error));
        }
        self.tell(Some(seat))?;
        if self.playthrough.committed() < self.playthrough.steps() {
            self.show_hand(seat)?;
            self.list()?;
        }
        Ok(())
    }

    /// Lets a person choose, where a typed line may mean several things.
    fn choose<'c>(&mut self, choices: &'c [ActionText]) -> io::Result<Option<&'c ActionText>> {
        if let [only] = choices {
            return Ok(Some(only));
        }
        self.say(&Phrase::new("play-which"))?;
        self.number(choices)?;
        let line = self.ask()?;
        let number = line.and_then(|line| line.trim().parse::<usize>().ok());
        Ok(number.and_then(|number| choices.get(number.checked_sub(1)?)))
    }

    fn quit(mut self) -> io::Result<()> {
        self.keep_record()?;
        let said = match &self.record {
            Some(file) => {
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

/// Writes the record beside its place and then renames it, so that a crash leaves a whole one.
fn write_record(file: &Path, playthrough: &dyn AnyPlaythrough) -> io::Result<()> {
    let text = format!("{:#}\n", playthrough.record());
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, file)
}
