//! The core, tried on the toy game.

use serde_json::{Value, json};
use stammtisch_rules::{Playthrough, Record, RecordError, Setup};
use stammtisch_toy::{Action, Toy};

/// A game of two in which seat 0 holds two pairs.
fn game() -> Playthrough<Toy> {
    let state = json!({
        "game": "toy", "options": {}, "players": 2, "turn": 0, "passes": 0, "points": [0, 0],
        "hands": [["1", "1", "2", "2"], ["3"]], "laid": [],
        "pile": ["1", "1", "2", "2", "3", "3", "3", "4", "4", "4", "4", "5", "5", "5", "5", "6", "6",
            "6", "6"],
    });
    let (setup, start) = Setup::<Toy>::load(&state).expect("a sound state");
    Playthrough::from_position(setup, start)
}

fn lay(number: &str) -> Action {
    format!("lay {number}").parse().expect("an action")
}

#[test]
fn steps_of_a_turn_are_the_movers_alone_until_it_ends() {
    let mut game = game();
    let before = *game.position();
    game.apply(&lay("1")).unwrap();
    game.apply(&lay("2")).unwrap();
    assert_eq!((game.ply(), game.committed()), (2, 0));
    assert!(*game.committed_position() == before);
    game.apply(&Action::Draw).unwrap();
    assert_eq!((game.ply(), game.committed()), (3, 3));
    assert!(game.committed_position() == game.position());
}

#[test]
fn steps_are_taken_back_last_first_and_only_within_the_turn() {
    let mut game = game();
    let before = *game.position();
    game.apply(&lay("1")).unwrap();
    game.apply(&lay("2")).unwrap();
    assert_eq!(game.undo(), Some(lay("2")));
    assert_eq!(game.undo(), Some(lay("1")));
    assert_eq!(game.undo(), None);
    assert!(*game.position() == before);
    game.apply(&Action::Draw).unwrap();
    assert_eq!(game.undo(), None, "a card was seen");
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = game();
    let before = *game.position();
    assert_eq!(game.apply(&Action::Pass).unwrap_err().clause, "T2.3");
    assert!(*game.position() == before && game.ply() == 0);
}

#[test]
fn going_back_works_across_turns() {
    let mut game = game();
    let before = *game.position();
    game.apply(&lay("1")).unwrap();
    game.apply(&Action::Draw).unwrap();
    assert!(game.reset(0) && *game.position() == before);
    assert_eq!(game.committed(), 0);
    assert!(!game.reset(1), "there is no such point any more");
}

#[test]
fn a_record_says_where_it_does_not_fit() {
    let setup = Setup::<Toy>::new(2, &json!({})).unwrap();
    let mut game = Playthrough::deal(setup, "records");
    game.apply(&Action::Draw).unwrap();
    game.apply(&Action::Draw).unwrap();
    let record = Record::write(&game);
    assert_eq!(Record::game(&record), Ok("toy"));
    let read = Record::read::<Toy>(&record).unwrap_or_else(|error| panic!("{error}"));
    assert!(read.position() == game.position());

    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        Record::read::<Toy>(&record).map(drop).unwrap_err()
    };
    let second = changed(&|record| record["moves"][1] = "2. 1: pass #000000".into());
    assert!(
        matches!(second, RecordError::Move { number: 2, .. }),
        "{second}"
    );
    let version = changed(&|record| record["version"] = 3.into());
    assert!(matches!(version, RecordError::Start(_)), "{version}");
    let end = changed(&|record| record["over"] = true.into());
    assert!(matches!(end, RecordError::End(_)), "{end}");
}

#[test]
fn a_view_becomes_a_position_that_looks_like_it() {
    let game = game();
    let setup = game.setup();
    for seat in [0, 1] {
        let view = setup.view(game.position(), Some(seat), true).to_value();
        let (_, position, own) = Setup::<Toy>::from_view(&view).unwrap();
        assert_eq!(own, seat);
        assert_eq!(setup.view(&position, Some(seat), true).to_value(), view);
    }
    let spectator = setup.view(game.position(), None, true).to_value();
    assert!(
        Setup::<Toy>::from_view(&spectator).is_err(),
        "it shows no hand"
    );
}

#[test]
fn errors_can_be_printed() {
    let error = Setup::<Toy>::new(7, &json!({})).unwrap_err();
    assert_eq!(
        error.to_string(),
        "unread-range, field: \"players\", least: 2, most: 4"
    );
    let refusal = game().apply(&lay("3")).unwrap_err();
    let refusal: Box<dyn std::error::Error> = Box::new(refusal);
    assert_eq!(refusal.to_string(), "T2.1: t2-1-no-pair, card: 3");
}
