//! What is written can be read again, and what cannot be read is an error, not a panic.

use serde_json::{Value, json};
use stammtisch_rules::{Game, Rng, Setup};

use crate::setups::{sampled, setups, walk};

/// The text form and the JSON of an action can be read back.
pub fn actions_round_trip<G: Game>() {
    for setup in setups::<G>() {
        walk(&setup, 4, |step| {
            for action in step.actions.iter().filter(|_| sampled(step.ply)) {
                let text = action.to_string();
                assert!(!text.contains('\n') && !text.contains('#'), "{text}");
                assert_eq!(text.parse::<G::Action>().as_ref(), Ok(action), "{text}");
                let json = json!(action);
                let written = serde_json::to_string(action).expect("JSON");
                assert_eq!(written, json.to_string());
                let public = step.position.public();
                assert_eq!(G::read_action(public, &json).as_ref(), Ok(action), "{json}");
            }
        });
    }
}

/// A position that is saved and loaded is the same position and goes on in the same way. Loading also
/// counts its pieces.
pub fn positions_round_trip<G: Game>() {
    for setup in setups::<G>() {
        let check = |position: &stammtisch_rules::Position<G>| {
            assert_eq!(G::players(position.public()), setup.players);
            let state = setup.state(position).to_value();
            let (again, loaded) =
                Setup::<G>::load(&state).unwrap_or_else(|why| panic!("{why:?}: {state}"));
            assert_eq!(again, setup);
            assert!(loaded == *position, "{state}");
            assert_eq!(again.state(&loaded).to_value(), state);
            loaded
        };
        let (last, _) = walk(&setup, 5, |step| {
            let mut loaded = check(step.position);
            let mut copy = *step.position;
            copy.apply(&step.action, &mut ());
            loaded.apply(&step.action, &mut ());
            assert!(copy == loaded, "after {}", step.action);
        });
        check(&last);
    }
}

/// A view that is read gives a position that looks the same to its seat. Mutilated views are read or
/// refused.
pub fn views_round_trip<G: Game>() {
    let mut rng = Rng::new(8);
    for setup in setups::<G>() {
        walk(&setup, 9, |step| {
            for seat in (0..setup.players).filter(|_| sampled(step.ply)) {
                let mut view = setup.view(step.position, Some(seat), true).to_value();
                let (again, position, own) =
                    Setup::<G>::from_view(&view).unwrap_or_else(|why| panic!("{why:?}: {view}"));
                assert_eq!(own, seat);
                assert_eq!(again.view(&position, Some(seat), true).to_value(), view);
                assert!(
                    position.view(Some(seat)).public == step.position.public(),
                    "{view}"
                );
                let state = setup.state(step.position).to_value();
                assert!(
                    Setup::<G>::from_view(&state).is_err(),
                    "a state is no view: {state}"
                );
                for _ in 0..3 {
                    mutilate(&mut view, &mut rng);
                    if let Ok((again, position, seat)) = Setup::<G>::from_view(&view) {
                        let shown = again.view(&position, Some(seat), true).to_value();
                        assert!(Setup::<G>::from_view(&shown).is_ok(), "{view}");
                    }
                }
            }
        });
    }
}

/// Mutilated states, actions and texts are read or refused without a panic, and a state that is read
/// can be saved and loaded.
pub fn anything_can_be_read<G: Game>() {
    let mut rng = Rng::new(6);
    for setup in setups::<G>() {
        walk(&setup, 7, |step| {
            if !step.ply.is_multiple_of(5) {
                return;
            }
            let mut state = setup.state(step.position).to_value();
            let mut action = json!(step.action);
            for _ in 0..3 {
                mutilate(&mut state, &mut rng);
                mutilate(&mut action, &mut rng);
                if let Ok((setup, position)) = Setup::<G>::load(&state) {
                    let mut actions = Vec::new();
                    G::legal(&position.mover(), &mut actions);
                    Setup::<G>::load(&setup.state(&position).to_value())
                        .expect("what loads can be saved");
                }
                if let Ok(action) = G::read_action(step.position.public(), &action) {
                    // Legal or not, it must not panic.
                    G::check(&step.position.mover(), &action).ok();
                }
            }
            let mut text: Vec<char> = step.action.to_string().chars().collect();
            for _ in 0..3 {
                let at = rng.below(text.len().max(1));
                text.splice(at..at, [['0', ' ', 'x', 'é', '9'][rng.below(5)]]);
                text.iter().collect::<String>().parse::<G::Action>().ok();
            }
        });
    }
}

/// Changes one thing somewhere inside the value.
pub fn mutilate(value: &mut Value, rng: &mut Rng) {
    let junk = |rng: &mut Rng| match rng.below(9) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(1_000_000_007u64),
        3 => json!(0.5),
        4 => json!("r1"),
        5 => json!([]),
        6 => json!({}),
        7 => json!(true),
        _ => json!(rng.below(7)),
    };
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.below(8) > 0 => {
            let at = rng.below(fields.len());
            match rng.below(12) {
                0 => {
                    let name = fields.keys().nth(at).cloned().unwrap_or_default();
                    fields.remove(&name);
                }
                1 => {
                    fields.insert("stranger".into(), json!(1));
                }
                _ => {
                    if let Some(field) = fields.values_mut().nth(at) {
                        mutilate(field, rng);
                    }
                }
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(8) > 0 => {
            let at = rng.below(items.len());
            match rng.below(5) {
                0 => {
                    items.remove(at);
                }
                1 => items.push(items[at].clone()),
                2 => items.swap(0, at),
                _ => mutilate(&mut items[at], rng),
            }
        }
        _ => *value = junk(rng),
    }
}
