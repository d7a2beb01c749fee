//! What a player may mean by the cards that they select, where that is no listed action: payments with
//! spare cards are legal but not listed, and a refusal of the likeliest action says what is wrong.

use serde_json::{Value, json};
use stammtisch_rules::{Fields, ParseError, View};

use crate::action::{Action, Cards};
use crate::cards::{Card, Rank};
use crate::check::leap_rank;
use crate::game::Monad;
use crate::json::read_cards;
use crate::legal::on_turn;
use crate::score;
use crate::state::Public;

/// Reads `{"give":["r3","l2"],"target":"columns/4"}`: the selected cards in order, and the place that
/// they are for, or null. Returns `{"actions":[...]}`: what they may be meant for, the likeliest first;
/// the rules may forbid each of them. With a target alone, the whole hand is meant.
pub(crate) fn arrange(view: &View<Monad>, draft: &Value) -> Result<Value, ParseError> {
    let mut fields = Fields::of(draft, "draft")?;
    let chosen = read_cards(fields.list("give")?)?;
    let target = fields.optional("target").filter(|value| !value.is_null());
    let target = target.map(|value| read_target(Fields::as_text(value, "target")?));
    let target = target.transpose()?;
    fields.finish()?;
    let give = match target {
        Some(rank) if chosen.as_slice().is_empty() => lower_cards(view, rank),
        _ => chosen,
    };
    let meant = meant(view.public, &give, target, !chosen.as_slice().is_empty());
    Ok(json!({"actions": meant}))
}

fn read_target(place: &str) -> Result<Rank, ParseError> {
    let number = place
        .strip_prefix("columns/")
        .and_then(|rank| rank.parse().ok());
    let rank = match (place, number) {
        ("bank", _) => Some(Rank::Monad),
        (_, Some(number)) => Rank::from_number(number),
        _ => None,
    };
    rank.ok_or_else(|| ParseError::no_such(place))
}

/// The cards of the hand that may pay for this rank (M7.2).
fn lower_cards(view: &View<Monad>, rank: Rank) -> Cards {
    let hand = on_turn(view).map(|(_, hand)| hand);
    let cards = hand.into_iter().flat_map(|hand| hand.cards());
    cards.filter(|card| card.rank() < rank).collect()
}

fn meant(public: &Public, give: &Cards, target: Option<Rank>, chosen: bool) -> Vec<Action> {
    let cards = give.as_slice();
    let mut all = Vec::new();
    if chosen && matches!(cards.len(), 1 | 2) {
        let bonus = false;
        all.push(Action::Trade { give: *give, bonus });
    }
    let commons = cards.iter().all(|card| card.rank() == Rank::Common);
    if chosen && commons && leap_rank(cards.len()).is_some() {
        all.push(Action::Leap { give: *give });
    }
    all.retain(|action| target.is_none() || score::brings(public, action) == target);
    let paid: u32 = cards.iter().map(|card| card.value()).sum();
    let mut ranks: Vec<Rank> = match target {
        Some(rank) => vec![rank],
        None => Rank::ALL[1..]
            .iter()
            .rev()
            .copied()
            .filter(|rank| rank.value() <= paid)
            .collect(),
    };
    // Too little for anything: the refusal of the next rank tells its price.
    if all.is_empty() && ranks.is_empty() {
        let highest = cards.iter().map(|card: &Card| card.rank()).max();
        ranks.extend(highest.filter(|rank| *rank < Rank::Monad).map(Rank::next));
    }
    let buy = |rank| Action::Buy { rank, give: *give };
    all.extend(ranks.into_iter().map(buy));
    all
}
