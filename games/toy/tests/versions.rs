//! Games that were played by the rules before the last change can still be replayed.

use serde_json::{Value, json};
use stammtisch_rules::{Playthrough, Record, RecordError, Rules, Setup};
use stammtisch_toy::Toy;

/// A game by this version of the rules in which nobody has laid anything: everybody is equal.
fn drawn_game(version: u64) -> Value {
    let setup = Setup::<Toy>::of_version(version, 2, &json!({})).unwrap();
    let mut game = Playthrough::deal(setup, "versions");
    while game.position().turn().is_some() {
        let draws = game.apply(&"draw".parse().unwrap()).is_ok();
        if !draws {
            game.apply(&"pass".parse().unwrap()).unwrap();
        }
    }
    Record::write(&game)
}

#[test]
fn t3_2_equals_have_shared_the_win_since_version_2() {
    let (old, new) = (drawn_game(1), drawn_game(2));
    assert_eq!((&old["version"], &old["winners"]), (&json!(1), &json!([0])));
    assert_eq!(
        (&new["version"], &new["winners"]),
        (&json!(2), &json!([0, 1]))
    );
    for record in [old, new] {
        let again = Record::read::<Toy>(&record).unwrap();
        assert_eq!(Record::write(&again), record);
        let winners = Toy::winners(again.position().public());
        assert_eq!(json!(winners), record["winners"]);
    }
}

#[test]
fn a_record_is_not_read_by_the_wrong_rules() {
    let mut record = drawn_game(1);
    record["version"] = 2.into();
    let error = Record::read::<Toy>(&record).map(drop).unwrap_err();
    assert!(!matches!(error, RecordError::Start(_)), "{error}");
    record["version"] = (Toy::VERSION + 1).into();
    let error = Record::read::<Toy>(&record).map(drop).unwrap_err();
    assert!(error.to_string().contains("rules-version"), "{error}");
}
