//! What a bot thinks of a decision that somebody made.

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Level, Player, Strategy};
use stammtisch_rules::{Phrase, Rng, Seat, View};

/// A decision as the strong bot sees it, which sees no more than the player who made it.
#[derive(Clone, Debug)]
pub struct DecisionReview {
    /// After how many steps.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// Each seat's chance to win before the decision.
    pub chances: Vec<f64>,
    /// Which seats win and lose with the one who decided, that seat included.
    pub side: Vec<bool>,
    /// What the bot would have done, in the public vocabulary.
    pub best: Value,
    /// The same in words.
    pub best_phrase: Phrase,
    /// The side's chance to win after that.
    pub best_value: f64,
    /// The side's chance after what was done, never more than `best_value`; `None` if the bot did not
    /// look at it.
    pub played_value: Option<f64>,
}

/// Reviews what was done in this view; `None` if there was nothing to decide.
pub(crate) fn review<G: Strategy>(
    view: &View<G>,
    step: usize,
    done: &G::Action,
    rng: Rng,
) -> Option<DecisionReview> {
    let (seat, _) = view.own?;
    let bot = Bot {
        level: Level::Strong,
        budget: G::analysis_budget(view.public),
    };
    let decision = Player::<G>::new(bot, rng).decide(view)?;
    let best = decision.ranking.first()?;
    let best_value = best.value.clamp(0.0, 1.0);
    let canonical = G::canonical(view, done);
    let mut ranking = decision.ranking.iter();
    let played = ranking.find(|ranked| ranked.action == canonical || ranked.action == *done);
    let players = G::players(view.public);
    Some(DecisionReview {
        step,
        seat,
        chances: decision.chances[..players].to_vec(),
        side: (0..players)
            .map(|other| G::same_side(view.public, seat, other))
            .collect(),
        best: json!(best.action),
        best_phrase: G::action_phrase(view, &best.action),
        best_value,
        played_value: played.map(|played| played.value.clamp(0.0, best_value)),
    })
}
