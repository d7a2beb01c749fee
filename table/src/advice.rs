//! What a bot answers when it is asked.

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Measure, Player, Strategy};
use stammtisch_rules::{Phrase, Rng, View};

/// An action, what the bot thinks of it, and why.
pub struct Advice {
    /// The answer, but for the sentence.
    pub fields: Map<String, Value>,
    /// Why this action, in a sentence.
    pub why: Phrase,
}

/// Asks a bot about a view; `None` if the viewer is not on turn.
pub fn advise<G: Strategy>(view: &View<G>, bot: Bot, rng: Rng) -> Option<Advice> {
    let thought = Player::new(bot, rng).think(view)?;
    let action = thought.action()?;
    let second = thought
        .second()
        .map(|(second, by)| json!({"action": G::action_json(&second), "by": by}));
    let measure = match thought.measure {
        Measure::Chance => "chance",
        Measure::Points => "points",
    };
    let fields = [
        ("action", G::action_json(&action)),
        ("value", json!(thought.chances[..G::players(view.public)])),
        ("searched", thought.searched.into()),
        ("second", json!(second)),
        ("measure", measure.into()),
    ];
    let fields = fields.into_iter();
    Some(Advice {
        fields: fields
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
        why: G::hint_phrase(view, &action),
    })
}
