//! What a bot advises.

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Measure, Player, RankedAction, Strategy};
use stammtisch_rules::{Phrase, Rng, View};

/// An action that a bot advises, in every form that somebody needs.
pub struct Advised {
    /// Its place in the list of legal actions, from 0.
    pub listed: usize,
    /// In the public vocabulary.
    pub json: Value,
    /// In words.
    pub phrase: Phrase,
}

/// A bot's advice: an action, what it is worth, why, and the next best.
pub struct Hint {
    /// The action.
    pub action: Advised,
    /// Why it may be a good one.
    pub why: Phrase,
    /// The second best action, and how much worse it is.
    pub second: Option<(Advised, f64)>,
    /// What the value of an action is measured in.
    pub measure: Measure,
    /// Each seat's chance to win.
    pub chances: Vec<f64>,
    /// The positions looked at.
    pub searched: u64,
}

impl Hint {
    /// Writes the hint in the public vocabulary, all but the sentence.
    pub fn json(&self) -> Map<String, Value> {
        let second = self.second.as_ref();
        let second = second.map(|(second, by)| json!({"action": second.json, "by": by}));
        let measure = match self.measure {
            Measure::Chance => "chance",
            Measure::Points => "points",
        };
        let fields = [
            ("action", self.action.json.clone()),
            ("value", json!(self.chances)),
            ("searched", self.searched.into()),
            ("second", json!(second)),
            ("measure", measure.into()),
        ];
        let fields = fields.into_iter();
        fields
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}

/// Asks a bot about a view; `None` if the viewer is not on turn.
pub(crate) fn hint<G: Strategy>(view: &View<G>, bot: Bot, rng: Rng) -> Option<Hint> {
    let decision = Player::new(bot, rng).decide(view)?;
    let mut legal = Vec::new();
    G::legal(view, &mut legal);
    let advised = |ranked: &RankedAction<G::Action>| Advised {
        listed: legal
            .iter()
            .position(|action| *action == ranked.action)
            .unwrap_or_default(),
        json: json!(ranked.action),
        phrase: G::action_phrase(view, &ranked.action),
    };
    let best = decision.ranking.first()?;
    let second = decision.ranking.get(1);
    Some(Hint {
        action: advised(best),
        why: G::hint_phrase(view, &best.action),
        second: second.map(|second| (advised(second), best.value - second.value)),
        measure: decision.measure,
        chances: decision.chances[..G::players(view.public)].to_vec(),
        searched: decision.searched,
    })
}
