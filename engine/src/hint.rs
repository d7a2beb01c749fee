//! What a bot advises.

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Coach, Measure, Player, RankedAction, bits_of};
use stammtisch_rules::{Phrase, Preview, Rng, View, Words};

use crate::lead::compare_again;

/// An action that a bot advises, in every form that somebody needs.
pub struct Advised {
    /// Its place in the list of legal actions, from 0.
    pub listed: usize,
    /// In the public vocabulary.
    pub json: Value,
    /// In words.
    pub phrase: Phrase,
    /// What it would do at once.
    pub preview: Preview,
}

/// A bot's advice: an action, what it is worth, why, and the next best.
pub struct Hint {
    /// The action.
    pub action: Advised,
    /// What speaks for it and what it risks, most important first, and at last how it compares with
    /// the second best. Each is a sentence.
    pub why: Vec<Phrase>,
    /// The second best action, and how much worse it is.
    pub second: Option<(Advised, f64)>,
    /// What the value of an action is measured in.
    pub measure: Measure,
    /// Each seat's chance to win.
    pub chances: Vec<f64>,
    /// The positions looked at.
    pub searched: u64,
}

/// The most reasons that a hint gives.
const MOST_REASONS: usize = 3;
/// A second best action that is behind by less is about as good.
const CLOSE: f64 = 0.015;

impl Hint {
    /// Says why, in a few sentences.
    pub fn why(&self, words: &Words) -> String {
        let sentences: Vec<String> = self.why.iter().map(|one| words.say(one)).collect();
        sentences.join(" ")
    }

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
pub fn hint<G: Coach>(view: &View<G>, bot: Bot, rng: Rng) -> Option<Hint> {
    // The deals in which it is compared again are none of those that the search tries.
    let mut other_deals = Rng::new(bits_of(rng.clone().bits()));
    let mut decision = Player::new(bot, rng).decide(view)?;
    if decision.measure == Measure::Chance {
        compare_again(view, &mut decision, &mut other_deals);
    }
    let mut legal = Vec::new();
    G::legal(view, &mut legal);
    let advised = |ranked: &RankedAction<G::Action>| Advised {
        listed: legal
            .iter()
            .position(|action| *action == ranked.action)
            .unwrap_or_default(),
        json: json!(ranked.action),
        phrase: G::action_phrase(view, &ranked.action),
        preview: G::preview(view, &ranked.action),
    };
    let best = decision.ranking.first()?;
    let second = decision.ranking.get(1);
    let behind = |second: &RankedAction<G::Action>| best.value - second.value;
    let reasons = G::reasons(view, &best.action, second.map(|second| &second.action));
    let reasons = reasons.iter().take(MOST_REASONS);
    let mut why: Vec<Phrase> = reasons
        .map(|reason| G::reason_phrase(view, &best.action, reason))
        .collect();
    if decision.measure == Measure::Chance {
        why.extend(second.map(|second| comparison(&advised(second), behind(second))));
    }
    Some(Hint {
        action: advised(best),
        why,
        second: second.map(|second| (advised(second), behind(second))),
        measure: decision.measure,
        chances: decision.chances[..G::players(view.public)].to_vec(),
        searched: decision.searched,
    })
}

/// Says how the second best action compares with the best one.
fn comparison(second: &Advised, behind: f64) -> Phrase {
    let id = if behind < CLOSE {
        "hint-second-close"
    } else {
        "hint-second"
    };
    let percent = (100.0 * behind).round() as i64;
    Phrase::new(id)
        .phrase("action", second.phrase.clone())
        .number("percent", percent)
}
