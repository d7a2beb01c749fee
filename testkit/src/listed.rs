//! The listed actions against the check.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use stammtisch_rules::{Game, Rng};

use crate::setups::{sampled, setups, walk};

/// Every listed action is legal and listed once, the list is the same each time, and `random_action`
/// picks from it. A seat that is not on turn has an empty list and is refused.
pub fn listed_actions_are_accepted<G: Game>() {
    for setup in setups::<G>() {
        walk(&setup, 1, |step| {
            let view = step.position.mover();
            let state = || setup.state(step.position).to_value();
            for action in step.actions {
                if let Err(refusal) = G::check(&view, action) {
                    panic!("{action} is listed but {refusal:?}: {}", state());
                }
            }
            let once: BTreeSet<_> = step.actions.iter().collect();
            assert_eq!(once.len(), step.actions.len(), "listed twice: {}", state());
            let mut again = vec![step.action];
            let complete = G::legal(&view, &mut again);
            assert_eq!((&again[..], complete), (step.actions, step.complete));

            let rng = Rng::from_text(&state().to_string());
            let picked = rng.clone().pick(step.actions).copied();
            assert_eq!(
                G::random_action(&view, &mut rng.clone(), &mut again),
                picked
            );

            let others = (0..setup.players)
                .map(Some)
                .chain([None])
                .filter(|seat| *seat != step.position.turn());
            for seat in others {
                let view = step.position.view(seat);
                G::legal(&view, &mut again);
                assert!(again.is_empty(), "{seat:?} is not on turn: {}", state());
                assert_eq!(G::random_action(&view, &mut rng.clone(), &mut again), None);
                assert!(G::check(&view, &step.action).is_err());
            }
        });
    }
}

/// When a list says that it is complete, every legal action amounts to a listed one, also actions from
/// other positions and made-up ones.
pub fn accepted_actions_are_listed<G: Game>() {
    let mut rng = Rng::new(2);
    let mut pieces = BTreeSet::new();
    let mut tried = 0;
    for setup in setups::<G>() {
        let mut pool: Vec<G::Action> = Vec::new();
        walk(&setup, 3, |step| {
            pool.extend(step.actions.iter().take(4));
            step.actions
                .iter()
                .for_each(|action| collect_words(&json!(action), &mut pieces));
            if !step.complete || !sampled(step.ply) {
                return;
            }
            let words: Vec<&String> = pieces.iter().collect();
            for _ in 0..60 {
                let base = rng.pick(&pool).expect("the list was not empty");
                let public = step.position.public();
                let Some(action) = made_up::<G>(public, base, &words, &mut rng) else {
                    continue;
                };
                let view = step.position.mover();
                if G::check(&view, &action).is_err() {
                    continue;
                }
                tried += 1;
                let canonical = G::canonical(&view, &action);
                assert!(
                    step.actions.contains(&canonical),
                    "{action} is accepted, but {canonical} is not listed: {}",
                    setup.state(step.position).to_value()
                );
            }
        });
    }
    assert!(tried > 500, "only {tried} made-up actions were legal");
}

pub(crate) fn collect_words(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| match item {
            Value::String(word) => {
                words.insert(word.clone());
            }
            other => collect_words(other, words),
        }),
        Value::Object(fields) => fields
            .values()
            .for_each(|field| collect_words(field, words)),
        _ => {}
    }
}

/// Returns an action like `base` with up to two changes; `None` if it cannot be read.
pub(crate) fn made_up<G: Game>(
    public: &G::Public,
    base: &G::Action,
    words: &[&String],
    rng: &mut Rng,
) -> Option<G::Action> {
    let mut value = json!(base);
    for _ in 0..rng.below(3) {
        let fields = value.as_object_mut()?;
        let names: Vec<String> = fields
            .keys()
            .filter(|name| *name != "do")
            .cloned()
            .collect();
        let Some(name) = rng.pick(&names) else { break };
        change(&mut fields[name], words, rng);
    }
    G::read_action(public, &value).ok()
}

fn change(value: &mut Value, words: &[&String], rng: &mut Rng) {
    match value {
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or_default() + rng.below(3) as i64 - 1;
            *value = json!(near);
        }
        Value::Array(items) => match rng.below(4) {
            0 => rng.shuffle(items),
            1 if !items.is_empty() => {
                items.swap_remove(rng.below(items.len()));
            }
            2 if items.iter().any(Value::is_array) => {
                let at = rng.below(items.len());
                change(&mut items[at], words, rng);
            }
            _ => {
                let word = rng.pick(words).map(|word| json!(word));
                let at = rng.below(items.len() + 1);
                items.splice(at..at, word);
            }
        },
        _ => {}
    }
}
