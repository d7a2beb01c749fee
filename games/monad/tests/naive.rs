//! The crate against a slow, naive model of the rules.

use std::path::Path;

use crate::model::{Model, plain};
use serde_json::{Value, json};
use stammtisch_monad::{Action, Monad};
use stammtisch_rules::{Position, Rng, Rules, Setup, Wire};
use stammtisch_testkit::{Repeat, walk};

/// Brute force stays cheap up to this many cards.
const MOST: usize = 12;

fn all(players: usize) -> Vec<Value> {
    let mut options = vec![json!({}), json!({"relative_bonus": "never"})];
    match players {
        3 => options.push(json!({"homes": "cold"})),
        4 => options.push(json!({"teams": true})),
        _ => {}
    }
    options
}

/// Asserts that the listed actions are those of the model, each once.
fn same_list(setup: &Setup<Monad>, position: &Position<Monad>) {
    let state = setup.state(position).to_value();
    let mut actions = Vec::new();
    assert!(Monad::legal(&position.mover(), &mut actions));
    let mut listed: Vec<String> = (actions.iter())
        .map(|action| plain(&action.to_string()))
        .collect();
    listed.sort();
    let expected: Vec<String> = Model::read(&state).legal().into_iter().collect();
    assert_eq!(listed, expected, "{state}");
}

/// Asserts that an action leads to the same position as in the model.
fn same_step(setup: &Setup<Monad>, position: &Position<Monad>, action: &Action) {
    let before = setup.state(position).to_value();
    let mut model = Model::read(&before);
    model.apply(&json!(action));
    let mut after = *position;
    after.apply(action, &mut ());
    let is = Model::read(&setup.state(&after).to_value());
    if is.state["over"] == false {
        assert_eq!(is.write(), model.write(), "{action}: {before}");
    } else {
        for field in ["hands", "columns", "monads", "bank", "discard", "talon"] {
            let (is, model) = (is.write(), model.write());
            assert_eq!(is[field], model[field], "{action}: {field}: {before}");
        }
    }
}

/// Asserts that every action with cards of the hand is legal exactly when the model allows it.
fn same_checks(setup: &Setup<Monad>, position: &Position<Monad>) {
    let state = setup.state(position).to_value();
    let model = Model::read(&state);
    let agree = |action: Value, allowed: bool| {
        let read = Monad::read_action(position.public(), &action).expect("an action");
        let accepted = Monad::check(&position.mover(), &read);
        assert_eq!(accepted.is_ok(), allowed, "{action} {accepted:?}: {state}");
    };
    for given in model.subsets() {
        for bonus in [false, true] {
            let action = json!({"do": "trade", "give": given, "bonus": bonus});
            agree(action, model.may_trade(&given, bonus));
        }
        for rank in 1..=6 {
            let action = json!({"do": "buy", "rank": rank, "give": given});
            agree(action, model.may_buy(rank, &given));
        }
        agree(json!({"do": "leap", "give": given}), model.may_leap(&given));
    }
    let legal = model.legal();
    for verb in ["draw", "flip", "pass", "end"] {
        agree(json!({"do": verb}), legal.contains(verb));
    }
}

#[test]
fn random_games_are_listed_and_played_as_the_model_says() {
    let mut compared = 0;
    for players in 2..=4 {
        for options in all(players) {
            let setup = Setup::<Monad>::new(players, &options).expect("options that fit");
            walk(&setup, 21, |step| {
                if step.ply < 400 {
                    same_step(&setup, step.position, &step.action);
                }
                let seat = step.position.turn().expect("somebody acts");
                if step.ply < 400 && step.position.public().held[seat] as usize <= MOST {
                    same_list(&setup, step.position);
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 2000, "only {compared} positions were compared");
}

/// Returns a state with every card at a random place: high cards, relatives and empty columns that
/// play rarely brings together.
fn anywhere(players: usize, options: &Value, rng: &mut Rng) -> Value {
    let mut hands = vec![Vec::new(); players];
    let (mut discard, mut talon) = (Vec::new(), Vec::new());
    let mut columns: [Vec<String>; 4] = Default::default();
    let turn = rng.below(players);
    let most = rng.below(10);
    let (no_discard, no_talon) = (rng.below(3) == 0, rng.below(2) == 0);
    let bare: Vec<bool> = (0..4).map(|_| rng.below(3) == 0).collect();
    let mut colours = crate::common::COLOURS.to_vec();
    for rank in 1..=5 {
        rng.shuffle(&mut colours);
        for colour in &colours {
            for _ in 0..if rank == 1 { players } else { 1 } {
                let card = format!("{colour}{rank}");
                let other = (turn + 1 + rng.below(players - 1)) % players;
                match rng.below(4) {
                    0 if hands[turn].len() < most => hands[turn].push(card),
                    1 if rank == 1 && !no_discard => discard.push(card),
                    2 if rank == 1 && !no_talon => talon.push(card),
                    1..=3 if rank > 1 && !bare[rank - 2] => columns[rank - 2].push(card),
                    _ => hands[other].push(card),
                }
            }
        }
    }
    let cold = options["homes"] == "cold";
    let used = match players {
        4 => ["r", "o", "l", "d"].as_slice(),
        _ if cold => ["l", "d", "g"].as_slice(),
        _ => crate::common::COLOURS.as_slice(),
    };
    let mut homes = used.to_vec();
    rng.shuffle(&mut homes);
    let acted = rng.below(2) == 0;
    let [bi, tri, quad, quint] = columns;
    json!({
        "game": "monad", "options": options, "players": players, "turn": turn, "acted": acted,
        "bonus_used": acted && rng.below(3) == 0, "hands": hands, "homes": homes[..players].to_vec(),
        "monads": vec![1; players], "bank": 10 - players,
        "columns": {"2": bi, "3": tri, "4": quad, "5": quint},
        "discard": discard, "talon": talon, "passes": rng.below(players), "quiet": rng.below(200), "over": false, "winners": [],
    })
}

#[test]
fn positions_with_cards_anywhere_are_listed_and_played_as_the_model_says() {
    let mut rng = Rng::new(22);
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for players in 2..=4 {
        for options in all(players) {
            let mut repeat = Repeat::new(format!("seed 22, {players} players, {options}"));
            for round in 0..200 {
                repeat.step(round);
                let state = anywhere(players, &options, &mut rng);
                let (setup, position) = Setup::<Monad>::load(&state).expect("a whole state");
                same_list(&setup, &position);
                if round % 8 == 0 {
                    same_checks(&setup, &position);
                }
                let mut actions = Vec::new();
                Monad::legal(&position.mover(), &mut actions);
                for action in actions {
                    same_step(&setup, &position, &action);
                    let text = action.to_string();
                    let kind = text.split(' ').next().expect("a verb");
                    let bonus = if text.ends_with("bonus") { "+" } else { "" };
                    *seen.entry(format!("{kind}{bonus}")).or_default() += 1;
                }
            }
        }
    }
    for kind in [
        "trade", "trade+", "buy", "leap", "draw", "flip", "pass", "end",
    ] {
        assert!(seen.get(kind) > Some(&5), "{kind}: {seen:?}");
    }
}

#[test]
fn every_node_of_the_perft_trees_is_listed_as_the_model_says() {
    fn nodes(setup: &Setup<Monad>, position: &Position<Monad>, depth: usize) {
        same_list(setup, position);
        let mut actions = Vec::new();
        Monad::legal(&position.mover(), &mut actions);
        for action in &actions {
            same_step(setup, position, action);
            let mut after = *position;
            after.apply(action, &mut ());
            if depth > 0 && position.public().held[0] <= MOST as u8 {
                nodes(setup, &after, depth - 1);
            }
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for file in ["draws", "leaps", "relatives", "payments"] {
        let text = std::fs::read_to_string(folder.join(file).with_extension("perft"));
        let text = text.expect("a perft file");
        let line = text.lines().find(|line| line.starts_with('{'));
        let state = serde_json::from_str(line.expect("a state")).expect("JSON");
        let (setup, position) = Setup::<Monad>::load(&state).expect("a whole state");
        nodes(&setup, &position, 2);
    }
}
