//! `stammtisch engine`: one JSON request a line, one JSON answer a line, in order.
//!
//! Whatever comes in gets an answer: nothing on standard input can end the engine but its end.

mod answer;
mod lines;
mod playout;
mod session;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Budget, Level};
use stammtisch_rules::{Fields, Lang, ParseError, Phrase, Record, Rng, Words};
use stammtisch_table::Advice;

use crate::catalogue::{self, Entry};
use answer::{Answer, Problem, Told, answer};
use lines::{Line, Lines};
pub use playout::{Tally, playout};
pub use session::{Listed, Session};

/// Longer lines are refused without being kept.
pub const LONGEST_LINE: usize = 1 << 22;
/// One request plays at most this many games.
const MOST_PLAYOUTS: u64 = 10_000_000;

/// A bot thinks an hour at most.
const LONGEST_THOUGHT: u64 = 3_600_000;

/// The engine: the game that is loaded, and the language it answers in unless asked otherwise.
pub struct Engine {
    lang: Lang,
    session: Option<Box<dyn Session>>,
    words: BTreeMap<(&'static str, Lang), Words>,
}

impl Engine {
    /// An engine without a game.
    pub fn new(lang: Lang) -> Engine {
        Engine {
            lang,
            session: None,
            words: BTreeMap::new(),
        }
    }

    /// Answers every line until the input ends. A reader that has gone away is a good end too.
    pub fn run(&mut self, input: impl BufRead, mut out: impl Write) -> io::Result<()> {
        for line in Lines::new(input, LONGEST_LINE) {
            let reply = match line? {
                Line::FullState(bytes) => self.answer_line(&bytes),
                Line::TooLong => self.reply(None, self.lang, Err(too_long())),
            };
            // In one piece: a line of a megabyte, written bit by bit, would take longer than the
            // thinking behind it.
            let written = out.write_all(reply.as_bytes()).and_then(|()| out.flush());
            match written {
                Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                other => other?,
            }
        }
        Ok(())
    }

    /// The answer to one line, a line too.
    pub fn answer_line(&mut self, line: &[u8]) -> String {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(why) => {
                let said = Phrase::new("engine-not-json").text("why", &why.to_string());
                return self.reply(None, self.lang, Err(said.into()));
            }
        };
        let id = request.get("id").cloned();
        let mut lang = self.lang;
        let answer = self.answer_request(&request, &mut lang);
        self.reply(id, lang, answer)
    }

    fn reply(&mut self, id: Option<Value>, lang: Lang, answer: Answer) -> String {
        let mut out = Map::new();
        if let Some(id) = id {
            out.insert("id".into(), id);
        }
        out.insert("ok".into(), answer.is_ok().into());
        let mut actions = None;
        match answer {
            Ok(told) => {
                out.extend(told.fields);
                actions = told.actions;
            }
            Err(problem) => {
                out.insert("rule".into(), json!(problem.rule));
                let words = self.words(problem.game, lang);
                out.insert("why".into(), words.say(&problem.said).into());
            }
        }
        let mut line = Value::Object(out).to_string();
        if let Some(actions) = actions {
            line.pop();
            line.push_str(",\"actions\":");
            line.push_str(&actions);
            line.push('}');
        }
        line.push('\n');
        line
    }

    /// The words of this game, or of the one that is loaded. Without either those of any game hold
    /// all that can be said.
    fn words(&mut self, game: Option<&'static str>, lang: Lang) -> &Words {
        let loaded = self.session.as_ref().map(|session| session.game());
        let game = game.or(loaded).unwrap_or(stammtisch_table::GAMES[0]);
        self.words.entry((game, lang)).or_insert_with(|| {
            catalogue::find(game).map_or_else(
                || Words::new(lang, &[crate::TEXTS]),
                |entry| entry.words(lang),
            )
        })
    }

    fn answer_request(&mut self, request: &Value, lang: &mut Lang) -> Answer {
        let mut fields = Fields::of(request, "request")?;
        fields.optional("id");
        if let Some(code) = fields.optional("lang") {
            let code = Fields::as_text(code, "lang")?;
            *lang = Lang::from_code(code).ok_or_else(|| ParseError::no_such(code))?;
        }
        match fields.text("cmd")? {
            "games" => {
                fields.finish()?;
                let games: Vec<Value> = catalogue::all().map(Entry::describe).collect();
                Ok(answer([("games", games.into())]).into())
            }
            "new" => self.new_game(fields),
            "load" => self.load(fields),
            "replay" => self.replay(fields),
            "bot" => self.bot(fields, *lang),
            "legal" => self.legal(fields),
            command => match &mut self.session {
                Some(session) => Ok(in_game(session.as_mut(), command, fields)?.into()),
                None if COMMANDS.contains(&command) => Err(Phrase::new("engine-no-game").into()),
                None => Err(ParseError::no_such(command).into()),
            },
        }
    }

    fn new_game(&mut self, mut fields: Fields) -> Answer {
        let name = fields.text("game")?;
        let entry = catalogue::find(name).ok_or_else(|| ParseError::no_such(name))?;
        let players = fields.number("players", u64::from(u8::MAX))? as usize;
        let seed = seed_text(fields.required("seed")?)?;
        let none = json!({});
        let options = fields.optional("options").unwrap_or(&none);
        fields.finish()?;
        let dealt = entry.deal(players, options, &seed);
        self.begin(entry, dealt.map_err(Problem::from))
    }

    fn load(&mut self, mut fields: Fields) -> Answer {
        let state = fields.required("state")?;
        fields.finish()?;
        let entry = entry_of(state, "state")?;
        self.begin(entry, entry.load(state).map_err(Problem::from))
    }

    fn replay(&mut self, mut fields: Fields) -> Answer {
        let record = fields.required("record")?;
        fields.finish()?;
        let name = Record::game(record)?;
        let entry = catalogue::find(name).ok_or_else(|| ParseError::no_such(name))?;
        self.begin(entry, entry.replay(record).map_err(Problem::from))
    }

    /// Lists what the seat on turn can do.
    fn legal(&mut self, fields: Fields) -> Answer {
        let session = self.session.as_ref();
        let session = session.ok_or_else(|| Phrase::new("engine-no-game"))?;
        fields.finish()?;
        let listed = session.legal();
        Ok(Told {
            fields: answer([("complete", listed.complete.into())]),
            actions: Some(listed.actions),
        })
    }

    /// Asks a bot about the game that is loaded, or about any view.
    fn bot(&mut self, mut fields: Fields, lang: Lang) -> Answer {
        let view = fields.optional("view");
        let level = match fields.optional("level") {
            None if view.is_some() => Level::Medium,
            None => return Err(ParseError::missing("level").into()),
            Some(name) => level(Fields::as_text(name, "level")?)?,
        };
        let bot = Bot {
            level,
            budget: budget(&mut fields)?,
        };
        let seed = fields.optional("seed").map(seed_text).transpose()?;
        let rng = |usual: String| Rng::from_text(&seed.unwrap_or(usual));
        let (game, advice) = match view {
            Some(view) => {
                let seat = fields.optional("seat");
                // The listed actions, for programs that know no rules; we list them ourselves.
                fields.optional("actions");
                fields.finish()?;
                let entry = entry_of(view, "view")?;
                let rng = rng(view.to_string());
                (entry.name(), look_at(entry, view, seat, bot, rng)?)
            }
            None => {
                let session = self.session.as_ref();
                let session = session.ok_or_else(|| Phrase::new("engine-no-game"))?;
                fields.finish()?;
                let advice = session.bot(bot, rng(session.ply().to_string()));
                let over = || Phrase::new("engine-over");
                (session.game(), advice.ok_or_else(over)?)
            }
        };
        let why = self.words(Some(game), lang).say(&advice.why);
        let mut answer = advice.fields;
        answer.insert("why".into(), why.into());
        Ok(answer.into())
    }

    /// Puts a game in place of the one before, unless it cannot be had.
    fn begin(&mut self, entry: &dyn Entry, made: Result<Box<dyn Session>, Problem>) -> Answer {
        let session = made.map_err(|problem| Problem {
            game: Some(entry.name()),
            ..problem
        })?;
        let state = session.state();
        self.session = Some(session);
        Ok(answer([("state", state)]).into())
    }
}

/// The game that a state or a view names.
fn entry_of(value: &Value, within: &str) -> Result<&'static dyn Entry, ParseError> {
    let name = Fields::of(value, within)?.text("game")?;
    catalogue::find(name).ok_or_else(|| ParseError::no_such(name))
}

/// What a bot makes of a view, which must be that of the seat on turn.
fn look_at(
    entry: &dyn Entry,
    view: &Value,
    seat: Option<&Value>,
    bot: Bot,
    rng: Rng,
) -> Result<Advice, Problem> {
    let (own, advice) = entry.advise(view, bot, rng).map_err(|why| Problem {
        game: Some(entry.name()),
        ..Problem::from(why)
    })?;
    match seat {
        Some(seat) if seat.as_u64() != Some(own as u64) => Err(Phrase::new("engine-other-seat")
            .number("seat", own as i64)
            .into()),
        _ => advice.ok_or_else(|| Phrase::new("engine-not-on-turn").into()),
    }
}

fn too_long() -> Problem {
    Phrase::new("engine-too-long")
        .number("most", LONGEST_LINE as i64)
        .into()
}

/// What can be asked of a game.
const COMMANDS: [&str; 11] = [
    "state", "view", "legal", "check", "apply", "undo", "reset", "solve", "bot", "playout",
    "record",
];

fn in_game(
    session: &mut dyn Session,
    command: &str,
    mut fields: Fields,
) -> Result<Map<String, Value>, Problem> {
    match command {
        "state" => {
            fields.finish()?;
            Ok(answer([("state", session.state())]))
        }
        "view" => {
            let seat = seat(fields.required("seat")?, session.players())?;
            fields.finish()?;
            Ok(answer([("view", session.view(seat))]))
        }
        "check" => {
            let action = fields.required("action")?;
            fields.finish()?;
            session.check(action)?;
            Ok(Map::new())
        }
        "apply" => {
            let action = fields.required("action")?;
            let viewer = match fields.optional("seat") {
                Some(value) => Some(seat(value, session.players())?),
                None => None,
            };
            fields.finish()?;
            Ok(session.apply(action, viewer)?)
        }
        "undo" => {
            fields.finish()?;
            let ply = session.ply().checked_sub(1);
            Ok(session.reset(ply.ok_or_else(|| Phrase::new("engine-nothing-to-undo"))?))
        }
        "reset" => {
            let ply = fields.number("ply", session.ply() as u64)?;
            fields.finish()?;
            Ok(session.reset(ply as usize))
        }
        "solve" => {
            let objective = fields.text("objective")?;
            fields.finish()?;
            session.solve(objective).ok_or_else(|| {
                Phrase::new("engine-no-solver")
                    .text("objective", objective)
                    .into()
            })
        }
        "playout" => play_out(session, fields),
        "record" => {
            fields.finish()?;
            Ok(answer([("record", session.record())]))
        }
        other => Err(ParseError::no_such(other).into()),
    }
}

fn play_out(session: &mut dyn Session, mut fields: Fields) -> Result<Map<String, Value>, Problem> {
    let level = level(fields.text("level")?)?;
    let budget = budget(&mut fields)?;
    let seed = seed_text(fields.required("seed")?)?;
    let games = fields.number("games", MOST_PLAYOUTS)?;
    fields.finish()?;
    Ok(session.playout(Bot { level, budget }, &seed, games))
}

/// What a search may spend: `ms`, or `nodes` for the same answer every time.
fn budget(fields: &mut Fields) -> Result<Budget, ParseError> {
    let ms = fields.optional("ms");
    if let Some(nodes) = fields.optional("nodes") {
        return Ok(Budget::Nodes(
            Fields::as_number(nodes, "nodes", u64::MAX)?.max(1),
        ));
    }
    match ms {
        Some(ms) => Ok(Budget::ms(Fields::as_number(ms, "ms", LONGEST_THOUGHT)?)),
        None => Ok(Bot::USUAL),
    }
}

fn level(name: &str) -> Result<Level, ParseError> {
    Level::from_name(name).ok_or_else(|| ParseError::no_such(name))
}

fn seat(value: &Value, players: usize) -> Result<Option<usize>, ParseError> {
    match value {
        Value::Null => Ok(None),
        seat => Ok(Some(
            Fields::as_number(seat, "seat", players as u64 - 1)? as usize
        )),
    }
}

/// A seed is a whole number or a text; what counts is how it is written.
fn seed_text(value: &Value) -> Result<String, ParseError> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) if number.is_i64() || number.is_u64() => Ok(number.to_string()),
        _ => Err(ParseError::wrong("seed", "expected-seed")),
    }
}
