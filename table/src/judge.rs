//! What a bot thinks of a decision that somebody made.

use serde_json::Value;
use stammtisch_bots::{Bot, Level, Player, Strategy};
use stammtisch_rules::{Phrase, Rng, Seat, View};

/// A decision as the strong bot sees it, who sees no more than the one who made it.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// After how many steps.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// Each seat's chance to win before the decision.
    pub chances: Vec<f64>,
    /// Who wins and loses with the one who decided, himself included.
    pub side: Vec<bool>,
    /// What the bot would have done, in the public vocabulary.
    pub best: Value,
    /// The same in words.
    pub said: Phrase,
    /// The chance to win after that, for the side of the one who decided.
    pub worth: f64,
    /// The chance after what was done, never more than that; `None` if the bot gave it no thought.
    pub played: Option<f64>,
}

/// A judgement, to be sought elsewhere; it holds the seat's view, what was done, and nothing else.
pub type Judging = Box<dyn FnOnce() -> Option<Judgement> + Send>;

/// Judges what was done in this view; `None` if there was nothing to decide.
pub(crate) fn judge<G: Strategy>(
    view: &View<G>,
    at: usize,
    done: &G::Action,
    rng: Rng,
) -> Option<Judgement> {
    let (seat, _) = view.own?;
    let bot = Bot {
        level: Level::Strong,
        budget: G::analysis_budget(view.public),
    };
    let thought = Player::<G>::new(bot, rng).think(view)?;
    let best = thought.ranking.first()?;
    let worth = best.worth.clamp(0.0, 1.0);
    let canonical = G::canonical(view, done);
    let found = thought
        .ranking
        .iter()
        .find(|opinion| opinion.action == canonical || opinion.action == *done);
    let players = G::players(view.public);
    Some(Judgement {
        at,
        seat,
        chances: thought.chances[..players].to_vec(),
        side: (0..players)
            .map(|other| G::same_side(view.public, seat, other))
            .collect(),
        best: G::action_json(&best.action),
        said: G::action_phrase(view, &best.action),
        worth,
        played: found.map(|opinion| opinion.worth.clamp(0.0, worth)),
    })
}
