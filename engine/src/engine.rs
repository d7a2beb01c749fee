//! One JSON request a line, one JSON answer a line, in order.
//!
//! Every line gets an answer; only the end of the input ends the engine.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Budget, Level};
use stammtisch_rules::{Fields, Lang, List, ParseError, Phrase, Record, Rng, Texts, Words};

use crate::answer::{Answer, Reply, RequestError};
use crate::lines::{Line, Lines};
use crate::sample;
use crate::{ActionInput, AnyGame, AnyPlaythrough, Catalogue, DealFrom, Hint, Viewpoint};

/// Longer lines are refused without being kept, in bytes.
pub const MAX_LINE: usize = 1 << 22;
/// A bot may think for an hour at most.
const MAX_THINKING_MS: u64 = 3_600_000;

/// The engine: the game that is loaded, and the language it answers in unless asked otherwise.
pub struct Engine {
    catalogue: Catalogue,
    texts: Vec<Texts>,
    lang: Lang,
    level: Level,
    playthrough: Option<Box<dyn AnyPlaythrough>>,
    words: BTreeMap<(&'static str, Lang), Words>,
}

impl Engine {
    /// Makes an engine that has loaded no game. `texts` are further messages that its games need.
    pub fn new(catalogue: Catalogue, texts: &[Texts], lang: Lang) -> Engine {
        Engine {
            catalogue,
            texts: [&[crate::TEXTS], texts].concat(),
            lang,
            level: Level::Medium,
            playthrough: None,
            words: BTreeMap::new(),
        }
    }

    /// Sets the level of the bot that answers about a view when the request names none.
    pub fn with_level(self, level: Level) -> Engine {
        Engine { level, ..self }
    }

    /// Answers every line until the input ends, or nobody reads the answers any more.
    pub fn run(&mut self, input: impl BufRead, mut out: impl Write) -> io::Result<()> {
        for line in Lines::new(input, MAX_LINE) {
            let reply = match line? {
                Line::Complete(bytes) => self.answer_line(&bytes),
                Line::TooLong => self.reply(None, self.lang, Err(too_long())),
            };
            // In one piece: a line of a megabyte, written bit by bit, would take longer than the
            // search behind it.
            let written = out.write_all(reply.as_bytes()).and_then(|()| out.flush());
            match written {
                Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                other => other?,
            }
        }
        Ok(())
    }

    /// Answers one line with a line.
    pub fn answer_line(&mut self, line: &[u8]) -> String {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(why) => {
                let said = Phrase::new("engine-not-json").text("why", &why.to_string());
                return self.reply(None, self.lang, Err(said.into()));
            }
        };
        let mut lang = self.lang;
        let answer = self.answer_request(&request, &mut lang);
        self.reply(request.get("id"), lang, answer)
    }

    fn reply(&mut self, id: Option<&Value>, lang: Lang, answer: Answer) -> String {
        let reply = answer.unwrap_or_else(|error| {
            let why = self.words(error.game, lang).say(&error.said);
            Reply::failed(error.rule, &why)
        });
        reply.line(id)
    }

    /// The words of this game, or of the one that is loaded; without either, those of the engine.
    fn words(&mut self, game: Option<&'static str>, lang: Lang) -> &Words {
        let loaded = self
            .playthrough
            .as_ref()
            .map(|playthrough| playthrough.game());
        let game = game.or(loaded).unwrap_or_default();
        let (catalogue, texts) = (self.catalogue, &self.texts);
        self.words
            .entry((game, lang))
            .or_insert_with(|| match catalogue.find(game) {
                Some(game) => game.words(lang, texts),
                None => Words::new(lang, texts),
            })
    }

    /// The game of this name.
    fn find(&self, name: &str) -> Result<&'static dyn AnyGame, ParseError> {
        let found = self.catalogue.find(name);
        found.ok_or_else(|| ParseError::no_such(name))
    }

    /// The game that a state or a view names.
    fn game_of(&self, value: &Value, within: &str) -> Result<&'static dyn AnyGame, ParseError> {
        self.find(Fields::of(value, within)?.text("game")?)
    }

    fn loaded(&self) -> Result<&dyn AnyPlaythrough, RequestError> {
        let loaded = self.playthrough.as_deref();
        loaded.ok_or_else(|| Phrase::new("engine-no-game").into())
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
                let games = || self.catalogue.games().map(|game| game.describe());
                Ok(Reply::of("games", &List(games)))
            }
            "new" => self.new_game(fields),
            "load" => self.load(fields),
            "replay" => self.replay(fields),
            "bot" => self.bot(fields, *lang),
            "legal" => self.legal(fields),
            "redeal" => self.redeal(fields),
            command => match &mut self.playthrough {
                Some(loaded) => in_game(loaded.as_mut(), command, fields),
                None if COMMANDS.contains(&command) => Err(Phrase::new("engine-no-game").into()),
                None => Err(ParseError::no_such(command).into()),
            },
        }
    }

    fn new_game(&mut self, mut fields: Fields) -> Answer {
        let game = self.find(fields.text("game")?)?;
        let players = fields.number("players", u64::from(u8::MAX))? as usize;
        let seed = seed_text(fields.required("seed")?)?;
        let none = json!({});
        let options = fields.optional("options").unwrap_or(&none);
        fields.finish()?;
        let dealt = game.deal(game.version(), players, options, DealFrom::Seed(&seed));
        self.begin(game, dealt.map_err(RequestError::from))
    }

    fn load(&mut self, mut fields: Fields) -> Answer {
        let state = fields.required("state")?;
        fields.finish()?;
        let game = self.game_of(state, "state")?;
        self.begin(
            game,
            game.load(game.version(), state).map_err(RequestError::from),
        )
    }

    fn replay(&mut self, mut fields: Fields) -> Answer {
        let record = fields.required("record")?;
        fields.finish()?;
        let game = self.find(Record::game(record)?)?;
        let played = game.read_record(record);
        self.begin(game, played.map_err(RequestError::from))
    }

    /// Lists what the seat on turn can do.
    fn legal(&mut self, mut fields: Fields) -> Answer {
        let playthrough = self.loaded()?;
        let previews = fields.optional("previews");
        let previews = previews.map(|value| Fields::as_flag(value, "previews"));
        let previews = previews.transpose()?.unwrap_or(false);
        fields.finish()?;
        if previews {
            let listed = playthrough.legal_within(usize::MAX);
            let complete = Reply::of("complete", &listed.complete);
            let actions = complete.with_text("actions", listed.actions.get());
            return Ok(actions.with_text("previews", listed.previews.get()));
        }
        let legal = playthrough.legal();
        let complete = Reply::of("complete", &legal.complete);
        Ok(complete.with_text("actions", &legal.json))
    }

    /// Asks a bot about the game that is loaded, or about any view.
    fn bot(&mut self, mut fields: Fields, lang: Lang) -> Answer {
        let view = fields.optional("view");
        let level = match fields.optional("level") {
            None if view.is_some() => self.level,
            None => return Err(ParseError::missing("level").into()),
            Some(name) => level(Fields::as_text(name, "level")?)?,
        };
        let bot = Bot {
            level,
            budget: budget(&mut fields)?,
        };
        let seed = fields.optional("seed").map(seed_text).transpose()?;
        let rng = |default: String| Rng::from_text(&seed.unwrap_or(default));
        let (game, hint) = match view {
            Some(view) => {
                let seat = fields.optional("seat");
                // The listed actions, for programs that know no rules; we list them ourselves.
                fields.optional("actions");
                fields.finish()?;
                let game = self.game_of(view, "view")?;
                let rng = rng(view.to_string());
                (game.name(), hint_for_view(game, view, seat, bot, rng)?)
            }
            None => {
                let playthrough = self.loaded()?;
                fields.finish()?;
                let rng = rng(playthrough.steps().to_string());
                let hint = playthrough.hint(bot, rng);
                let over = || Phrase::new("engine-over");
                (playthrough.game(), hint.ok_or_else(over)?)
            }
        };
        let why = hint.why(self.words(Some(game), lang));
        let fields = hint.json().into_iter();
        let add = |reply: Reply, (name, value): (String, Value)| reply.with(&name, &value);
        Ok(fields.fold(Reply::new(), add).with("why", &why))
    }

    /// Deals again what a seat does not see: of the game that is loaded, or of any view.
    fn redeal(&mut self, mut fields: Fields) -> Answer {
        let view = fields.optional("view");
        let seed = seed_text(fields.required("seed")?)?;
        let mut rng = Rng::from_text(&seed);
        let state = match view {
            Some(view) => {
                fields.finish()?;
                let game = self.game_of(view, "view")?;
                let redealt = game.redeal_view(view, &mut rng);
                redealt.map_err(|error| RequestError::from(error).of_game(game.name()))?
            }
            None => {
                let playthrough = self.loaded()?;
                let seat = sample::player(&mut fields, playthrough)?;
                fields.finish()?;
                playthrough.redeal(seat, &mut rng)
            }
        };
        Ok(Reply::of("state", &state))
    }

    /// Puts a game in the place of the one before; on an error the one before stays.
    fn begin(
        &mut self,
        game: &dyn AnyGame,
        begun: Result<Box<dyn AnyPlaythrough>, RequestError>,
    ) -> Answer {
        let playthrough = begun.map_err(|error| error.of_game(game.name()))?;
        let state = playthrough.state();
        self.playthrough = Some(playthrough);
        Ok(Reply::of("state", &state))
    }
}

/// A bot's hint for a view, which must be that of the seat on turn.
fn hint_for_view(
    game: &dyn AnyGame,
    view: &Value,
    seat: Option<&Value>,
    bot: Bot,
    rng: Rng,
) -> Result<Hint, RequestError> {
    let hint = game.hint_for_view(view, bot, rng);
    let (own, hint) = hint.map_err(|error| RequestError::from(error).of_game(game.name()))?;
    match seat {
        Some(seat) if seat.as_u64() != Some(own as u64) => {
            Err(Phrase::new("engine-other-seat").number("seat", own).into())
        }
        _ => hint.ok_or_else(|| Phrase::new("engine-not-on-turn").into()),
    }
}

fn too_long() -> RequestError {
    Phrase::new("engine-too-long")
        .number("most", MAX_LINE as i64)
        .into()
}

/// What can be asked of a game.
const COMMANDS: [&str; 11] = [
    "state", "view", "legal", "check", "apply", "undo", "reset", "solve", "bot", "playout",
    "record",
];

fn in_game(playthrough: &mut dyn AnyPlaythrough, command: &str, mut fields: Fields) -> Answer {
    match command {
        "state" => {
            fields.finish()?;
            Ok(Reply::of("state", &playthrough.state()))
        }
        "view" => {
            let seat = seat(fields.required("seat")?, playthrough.players())?;
            fields.finish()?;
            Ok(Reply::of("view", &playthrough.view_with_known(seat)))
        }
        "check" => {
            let action = fields.required("action")?;
            fields.finish()?;
            playthrough.check(ActionInput::Json(action))?;
            Ok(Reply::new())
        }
        "apply" => {
            let action = fields.required("action")?;
            let viewer = match fields.optional("seat") {
                Some(value) => Some(seat(value, playthrough.players())?),
                None => None,
            };
            fields.finish()?;
            apply(playthrough, action, viewer)
        }
        "undo" => {
            fields.finish()?;
            let ply = playthrough.steps().checked_sub(1);
            let ply = ply.ok_or_else(|| Phrase::new("engine-nothing-to-undo"))?;
            Ok(reset(playthrough, ply))
        }
        "reset" => {
            let ply = fields.number("ply", playthrough.steps() as u64)?;
            fields.finish()?;
            Ok(reset(playthrough, ply as usize))
        }
        "solve" => {
            let objective = fields.text("objective")?;
            fields.finish()?;
            let unknown = || Phrase::new("engine-no-solver").text("objective", objective);
            let (value, action) = playthrough.solve(objective).ok_or_else(unknown)?;
            Ok(Reply::of("value", &value).with("action", &action))
        }
        "playout" => sample::play_out(playthrough, fields),
        "record" => {
            fields.finish()?;
            Ok(Reply::of("record", &playthrough.record()))
        }
        other => Err(ParseError::no_such(other).into()),
    }
}

/// Carries an action out; the events are those of the viewer who sees most, or of one viewer.
fn apply(
    playthrough: &mut dyn AnyPlaythrough,
    action: &Value,
    viewer: Option<Option<usize>>,
) -> Answer {
    let mover = playthrough.turn();
    playthrough.apply(ActionInput::Json(action))?;
    let viewpoint = viewer.map_or(Viewpoint::All, Viewpoint::of);
    let events = playthrough.events(playthrough.steps(), viewpoint);
    // Once the game is over nobody is on turn; the field keeps its last meaning.
    let turn = playthrough.turn();
    let events = List(|| events.iter().map(|event| &event.json));
    Ok(Reply::of("events", &events)
        .with("turn", &turn.or(mover))
        .with("over", &turn.is_none()))
}

fn reset(playthrough: &mut dyn AnyPlaythrough, ply: usize) -> Reply {
    playthrough.reset(ply);
    Reply::of("ply", &ply).with("state", &playthrough.state())
}

/// What a search may spend: `ms`, or `nodes` for the same answer every time.
pub(crate) fn budget(fields: &mut Fields) -> Result<Budget, ParseError> {
    let ms = fields.optional("ms");
    if let Some(nodes) = fields.optional("nodes") {
        return Ok(Budget::Nodes(
            Fields::as_number(nodes, "nodes", u64::MAX)?.max(1),
        ));
    }
    match ms {
        Some(ms) => Ok(Budget::ms(Fields::as_number(ms, "ms", MAX_THINKING_MS)?)),
        None => Ok(Bot::DEFAULT_BUDGET),
    }
}

pub(crate) fn level(name: &str) -> Result<Level, ParseError> {
    Level::from_name(name).ok_or_else(|| ParseError::no_such(name))
}

pub(crate) fn seat(value: &Value, players: usize) -> Result<Option<usize>, ParseError> {
    match value {
        Value::Null => Ok(None),
        seat => Ok(Some(
            Fields::as_number(seat, "seat", players as u64 - 1)? as usize
        )),
    }
}

/// A seed is a whole number or a text; what counts is how it is written.
pub(crate) fn seed_text(value: &Value) -> Result<String, ParseError> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) if number.is_i64() || number.is_u64() => Ok(number.to_string()),
        _ => Err(ParseError::wrong("seed", "expected-seed")),
    }
}
