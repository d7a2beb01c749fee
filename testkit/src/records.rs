//! Records replay, and tampering with a record is found.

use serde_json::{Value, json};
use stammtisch_rules::{Game, Playthrough, Record, RecordError, Rng};

use crate::setups::{setups, walk};

/// A refused action changes nothing, and going back is exact.
pub fn refusals_change_nothing<G: Game>() {
    for setup in setups::<G>() {
        let mut refused = 0;
        let mut playthrough: Option<Playthrough<G>> = None;
        let mut old = Vec::new();
        walk(&setup, 12, |step| {
            let playthrough = playthrough
                .get_or_insert_with(|| Playthrough::from_position(setup.clone(), *step.position));
            assert!(playthrough.position() == step.position);
            for action in old.iter().rev().take(5) {
                if G::check(&step.position.mover(), action).is_err() {
                    assert!(playthrough.apply(action).is_err());
                    refused += 1;
                }
            }
            assert!(playthrough.position() == step.position && playthrough.ply() == step.ply);
            playthrough.apply(&step.action).expect("it is legal");
            assert!(playthrough.reset(step.ply) && playthrough.position() == step.position);
            assert!(!playthrough.reset(step.ply + 1));
            playthrough.apply(&step.action).expect("it is still legal");
            old.push(step.action);
        });
        assert!(refused > 0, "nothing was refused");
    }
}

/// A record replays to the same position. Any change to it is found, at the first move that does not
/// fit.
pub fn records_replay_and_tampering_is_found<G: Game>() {
    let mut rng = Rng::new(13);
    for setup in setups::<G>() {
        let mut playthrough = Playthrough::deal(setup, "walk 14");
        let setup = playthrough.setup().clone();
        walk(&setup, 14, |step| {
            playthrough.apply(&step.action).expect("it is legal");
        });
        let record = Record::write(&playthrough);
        let again = Record::read::<G>(&record).unwrap_or_else(|why| panic!("{why:?}"));
        assert!(again.position() == playthrough.position() && again.ply() == playthrough.ply());
        assert_eq!(Record::write(&again), record);
        assert_eq!(Record::game(&record), Ok(G::NAME));

        let moves = record["moves"].as_array().expect("a list").len();
        for _ in 0..12 {
            let at = rng.below(moves);
            for (changed, number) in tampered(&record, at, &mut rng) {
                match Record::read::<G>(&changed) {
                    Err(RecordError::Move { number: found, .. }) => {
                        assert_eq!(found, number, "{}", changed["moves"][found - 1]);
                    }
                    Err(RecordError::End(_)) if number > moves - 1 => {}
                    Err(other) => panic!("move {number}: {other:?}"),
                    Ok(_) => panic!("a change to move {number} was not found"),
                }
            }
        }
        for (name, value) in [
            ("winners", json!([])),
            ("over", json!(false)),
            ("version", json!(G::VERSION + 1)),
            ("seed", json!("another")),
            ("seed", Value::Null),
            ("seal", json!("00")),
            ("record", json!(99)),
            ("stranger", json!(1)),
            ("deal", json!({})),
            ("moves", json!([])),
        ] {
            let mut changed = record.clone();
            changed[name] = value;
            assert!(Record::read::<G>(&changed).is_err(), "{name}");
        }
    }
}

/// Returns records with move `at` (from 0) changed, and the number (from 1) that should be found.
fn tampered(record: &Value, at: usize, rng: &mut Rng) -> Vec<(Value, usize)> {
    let moves = |value: &mut Value, change: &dyn Fn(&mut Vec<Value>)| {
        if let Some(moves) = value["moves"].as_array_mut() {
            change(moves);
        }
    };
    let mut out = Vec::new();
    let line = record["moves"][at].as_str().expect("a text").to_owned();
    let place = rng.below(line.chars().count());
    let edited: String = line
        .chars()
        .enumerate()
        .map(|(index, letter)| match letter {
            _ if index != place => letter,
            'a' => 'b',
            '0'..='8' => char::from(letter as u8 + 1),
            _ => 'a',
        })
        .collect();
    if edited != line {
        let mut changed = record.clone();
        moves(&mut changed, &|moves| moves[at] = json!(edited));
        out.push((changed, at + 1));
    }
    let mut changed = record.clone();
    moves(&mut changed, &|moves| drop(moves.remove(at)));
    out.push((changed, at + 1));
    out
}
