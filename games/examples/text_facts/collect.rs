//! Plays games and notes what is said on the way.

use std::collections::BTreeMap;
use std::error::Error;

use serde_json::{Value, json};
use stammtisch_bots::Bot;
use stammtisch_engine::{ActionInput, AnyGame, AnyPlaythrough, DealFrom, Viewpoint};
use stammtisch_rules::{InputError, Phrase, Rng, Seat};

use crate::slips::{Slip, slips};

/// No game goes on for longer.
const MOST_STEPS: usize = 400;
/// So many different sentences of one message are kept.
const MOST_OF_A_KIND: usize = 60;

/// What was said, each sentence once, with how often and in which situation.
#[derive(Default)]
pub struct Said {
    sentences: BTreeMap<String, (Value, u64)>,
    /// How often each message was said, and how many of its sentences are kept.
    messages: BTreeMap<String, (u64, usize)>,
}

impl Said {
    /// Notes a sentence. `kind` is where it stands, `situation` what somebody did.
    fn note(&mut self, game: &str, kind: &str, situation: &str, phrase: &Phrase) {
        let phrase = json!(phrase);
        // Advice follows the reason, which is what the sentence is about.
        let reason = phrase["$why"]["id"].as_str().or(phrase["id"].as_str());
        let message = format!("{game}/{kind}/{}/{situation}", reason.unwrap_or_default());
        let (times, kept) = self.messages.entry(message).or_default();
        *times += 1;
        let key = format!("{game}/{kind}/{situation}/{phrase}");
        if let Some((_, times)) = self.sentences.get_mut(&key) {
            *times += 1;
        } else if *kept < MOST_OF_A_KIND {
            *kept += 1;
            let sentence =
                json!({"game": game, "kind": kind, "situation": situation, "phrase": phrase});
            self.sentences.insert(key, (sentence, 1));
        }
    }

    fn note_error(&mut self, game: &str, kind: &str, situation: &str, error: &InputError) {
        self.note(game, kind, situation, error.said());
        for fault in error.faults() {
            if fault.said != *error.said() {
                self.note(game, "fault", situation, &fault.said);
            }
        }
    }

    /// Writes the sentences, and how often each message was said in each situation.
    pub fn into_json(self) -> Value {
        let sentences: Vec<Value> = self
            .sentences
            .into_values()
            .map(|(mut sentence, times)| {
                sentence["times"] = json!(times);
                sentence
            })
            .collect();
        let times: BTreeMap<String, u64> = self
            .messages
            .into_iter()
            .map(|(message, (times, _))| (message, times))
            .collect();
        json!({"sentences": sentences, "times": times})
    }
}

/// Plays this many games with each number of players and each option, and notes what is said.
pub fn play(
    game: &'static dyn AnyGame,
    seed: u64,
    games: u64,
    said: &mut Said,
) -> Result<(), Box<dyn Error>> {
    for number in 0..games {
        let mut rng = Rng::from_text(&format!("{seed}/{}/{number}", game.name()));
        let all: Vec<usize> = game.players().collect();
        let players = all[number as usize % all.len()];
        let options = random_options(game, number, &mut rng);
        let dealt = format!("{seed}-{number}");
        let deal = game.deal(game.version(), players, &options, DealFrom::Seed(&dealt));
        match deal {
            Ok(playthrough) => play_one(game, playthrough, &mut rng, said)?,
            Err(error) => said.note_error(
                game.name(),
                "options",
                "sets the options of a table",
                &error,
            ),
        }
    }
    let wrong = [
        json!({"teams": true}),
        json!({"homes": "cold"}),
        json!({"first_lay": 999}),
        json!({"set": "x"}),
    ];
    for options in wrong {
        if let Err(error) = game.check_options(2, &options) {
            said.note_error(
                game.name(),
                "options",
                "sets the options of a table",
                &error,
            );
        }
    }
    Ok(())
}

/// The first games have the options that a table has if nobody changes them; later ones have any.
fn random_options(game: &dyn AnyGame, number: u64, rng: &mut Rng) -> Value {
    let mut options = json!({});
    if number < 6 {
        return options;
    }
    for option in game.options() {
        let described = option.json();
        let value = match described["type"].as_str() {
            Some("bool") => json!(rng.below(2) == 0),
            Some("choice") => {
                let values = described["values"].as_array().cloned().unwrap_or_default();
                rng.pick(&values).cloned().unwrap_or_default()
            }
            _ => continue,
        };
        options[option.name] = value;
    }
    options
}

fn play_one(
    game: &'static dyn AnyGame,
    mut playthrough: Box<dyn AnyPlaythrough>,
    rng: &mut Rng,
    said: &mut Said,
) -> Result<(), Box<dyn Error>> {
    let name = game.name();
    let level = *rng.pick(&["random", "greedy", "medium"]).ok_or("a level")?;
    let mut player = playthrough.bot_player(level.parse()?, Rng::new(rng.bits()));
    let advisers: [Bot; 2] = ["medium".parse()?, "strong:200n".parse()?];
    while playthrough.turn().is_some() && playthrough.steps() < MOST_STEPS {
        note_slips(name, playthrough.as_ref(), rng, said)?;
        if playthrough.steps() % 7 == 3 {
            note_view(name, playthrough.as_ref(), said);
            for bot in advisers {
                let hint = playthrough.hint(bot, Rng::new(rng.bits()));
                hint.iter()
                    .flat_map(|hint| &hint.why)
                    .for_each(|why| said.note(name, "hint", "asks for a hint", why));
            }
        }
        if playthrough.bot_step(&mut player).is_none() {
            break;
        }
        note_events(name, playthrough.as_ref(), said);
    }
    note_broken_states(game, playthrough.as_ref(), rng, said)
}

fn note_events(name: &str, playthrough: &dyn AnyPlaythrough, said: &mut Said) {
    let step = playthrough.steps();
    for viewpoint in [Viewpoint::Seat(0), Viewpoint::Seat(1), Viewpoint::Spectator] {
        for event in playthrough.events(step, viewpoint) {
            said.note(name, "event", "", &event.said);
        }
    }
}

fn note_view(name: &str, playthrough: &dyn AnyPlaythrough, said: &mut Said) {
    let seats = [Some(0), Some(1), None];
    for seat in seats {
        let shown = playthrough.view_phrases(seat);
        shown
            .lines()
            .for_each(|line| said.note(name, "view", "looks at the table in the terminal", line));
    }
    for choice in playthrough.choices().iter().take(30) {
        said.note(name, "action", "reads what can be done", &choice.phrase);
    }
}

/// Tries what a player may try here, and notes what it is refused with.
fn note_slips(
    name: &str,
    playthrough: &dyn AnyPlaythrough,
    rng: &mut Rng,
    said: &mut Said,
) -> Result<(), Box<dyn Error>> {
    let seat: Seat = playthrough.turn().ok_or("a turn")?;
    let view: Value = serde_json::from_str(playthrough.view(Some(seat)).text())?;
    for Slip { does, action } in slips(name, &view, seat, rng) {
        if let Err(error) = playthrough.check(ActionInput::Json(&action)) {
            said.note_error(name, "refusal", does, &error);
        }
    }
    let typed = [
        "x",
        "lay r4 r4",
        "r3 r4",
        "b7",
        "trade r1",
        "collect stone",
        "pass me",
        "1 2 3",
    ];
    for line in typed {
        if let Err(error) = playthrough.parse_loosely(line) {
            said.note(name, "typed", "types a line in the terminal", &error.0);
        }
    }
    Ok(())
}

/// Loads states with one thing wrong, as somebody does who writes states by hand.
fn note_broken_states(
    game: &'static dyn AnyGame,
    playthrough: &dyn AnyPlaythrough,
    rng: &mut Rng,
    said: &mut Said,
) -> Result<(), Box<dyn Error>> {
    let state: Value = serde_json::from_str(playthrough.state().get())?;
    let names: Vec<String> = state
        .as_object()
        .map(|fields| fields.keys().cloned().collect())
        .unwrap_or_default();
    for name in &names {
        for _ in 0..3 {
            let mut broken = state.clone();
            damage(&mut broken[name], rng);
            if let Err(error) = game.load(game.version(), &broken) {
                said.note_error(
                    game.name(),
                    "state",
                    "loads a state that was changed by hand",
                    &error,
                );
            }
        }
    }
    Ok(())
}

fn damage(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => *value = json!(number.as_i64().unwrap_or_default() + 1),
        Value::Array(items) if items.is_empty() => *value = json!([0]),
        Value::Array(items) => {
            let at = rng.below(items.len());
            if rng.below(2) == 0 {
                damage(&mut items[at], rng);
            } else {
                items.remove(at);
            }
        }
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if let Some(name) = rng.pick(&names) {
                damage(&mut fields[name], rng);
            }
        }
        Value::Null => *value = json!(1),
        Value::String(_) => *value = json!("x"),
    }
}
