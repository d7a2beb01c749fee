//! What a person types.

use serde_json::json;
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Lang, Playthrough, Wording, Words};

use crate::seats::table;

/// The ways to do what was typed, each legal; or what is said instead.
fn parse_loosely(playthrough: &Playthrough<Fiches>, typed: &str) -> Result<Vec<String>, String> {
    let view = playthrough.position().mover();
    let found = Fiches::parse_loosely(&view, typed).map_err(|unreadable| {
        let words = Words::new(Lang::En, &[Fiches::TEXTS]);
        words.say(&unreadable.0)
    })?;
    Ok(found.iter().map(ToString::to_string).collect())
}

#[test]
fn tiles_are_laid_where_they_fit() {
    let playthrough = table(json!({"racks": ["r2 r3 r4 b8 k1", "k2"], "table": ["b5 b6 b7"]}));
    let both = Ok(vec!["lay b5-b8 | r2-r4".to_owned()]);
    assert_eq!(parse_loosely(&playthrough, "r2 r3 r4 b8"), both);
    assert_eq!(parse_loosely(&playthrough, "lay b8, r2-r4"), both);
    assert_eq!(parse_loosely(&playthrough, "LAY B8+R4 r3 r2"), both);
    assert_eq!(
        parse_loosely(&playthrough, "b8"),
        Ok(vec!["lay b5-b8".into()])
    );
    assert_eq!(parse_loosely(&playthrough, "draw"), Ok(vec!["draw".into()]));
    // The whole table works too, and is taken as it is even where it is wrong.
    assert_eq!(
        parse_loosely(&playthrough, "lay r2-r4 | b5-b8"),
        Ok(vec!["lay r2-r4 | b5-b8".into()])
    );
    assert_eq!(
        parse_loosely(&playthrough, "lay b8 | b5-b7"),
        Ok(vec!["lay b8 | b5-b7".into()])
    );
}

#[test]
fn several_ways_are_offered_the_most_rewarding_first() {
    let playthrough = table(json!({
        "racks": ["r4 r5 r6 k1", "k2"], "table": ["r1 r2 r3", "r7 r8 r9"],
    }));
    let ways = parse_loosely(&playthrough, "r4 r5 r6").expect("it fits");
    assert_eq!(ways[0], "lay r1-r3 | r7-r9 | r4-r6");
    assert!(ways.contains(&"lay r1-r6 | r7-r9".to_owned()), "{ways:?}");
    assert!(ways.contains(&"lay r1-r4 | r5-r9".to_owned()), "{ways:?}");
    assert_eq!(ways.len(), 5, "{ways:?}");
}

#[test]
fn jokers_are_named_or_left_open() {
    let playthrough = table(json!({"racks": ["r4 r5 J J k1", "k2"]}));
    let ways = parse_loosely(&playthrough, "r4 r5 J").expect("it fits");
    assert_eq!(ways, ["lay *r3 r4 r5", "lay r4 r5 *r6"]);
    assert_eq!(
        parse_loosely(&playthrough, "r4 r5 *r6"),
        Ok(vec!["lay r4 r5 *r6".into()])
    );
    assert_eq!(
        parse_loosely(&playthrough, "r4 j j")
            .expect("it fits")
            .len(),
        3
    );
}

#[test]
fn a_joker_is_freed_and_taken_or_laid_again() {
    let playthrough = table(json!({"racks": ["b4 y8 y9 k1", "k2"], "table": ["b3 *b4 b5"]}));
    let ways = parse_loosely(&playthrough, "b4").expect("it fits");
    assert!(ways.contains(&"lay b3-b5 take 1".to_owned()), "{ways:?}");
    assert!(ways.contains(&"lay b3-b5 *b6".to_owned()), "{ways:?}");
    assert_eq!(
        parse_loosely(&playthrough, "b4 take"),
        Ok(vec!["lay b3-b5 take 1".into()])
    );
    let again = parse_loosely(&playthrough, "b4 y8 y9").expect("it fits");
    assert!(
        again.contains(&"lay b3-b5 | y8 y9 *y10".to_owned()),
        "{again:?}"
    );
}

#[test]
fn where_the_table_may_be_rearranged_the_solver_looks() {
    let playthrough = table(json!({
        "options": {"set": "classic"}, "racks": ["b7 k7 k1", "k2"], "table": ["r4 r5 r6 r7"],
    }));
    let ways = parse_loosely(&playthrough, "b7 k7").expect("it fits");
    assert_eq!(ways.len(), 1);
    assert!(ways[0].contains("r4-r6"), "{ways:?}");
}

#[test]
fn what_fits_nowhere_is_said_helpfully() {
    let playthrough = table(json!({"racks": ["r2 r9 b8 k1", "k2"], "table": ["b5 b6 b7"]}));
    assert_eq!(
        parse_loosely(&playthrough, "b8 r9").unwrap_err(),
        "There’s no place for red 9 and blue 8 together, but you could play blue 8."
    );
    assert_eq!(
        parse_loosely(&playthrough, "r2").unwrap_err(),
        "There’s no place for red 2."
    );
    assert_eq!(
        parse_loosely(&playthrough, "y5").unwrap_err(),
        "You have no yellow 5 left on your rack."
    );
    assert_eq!(
        parse_loosely(&playthrough, "q5").unwrap_err(),
        "There’s no “q5”."
    );
    assert!(parse_loosely(&playthrough, "").is_err());
    let first = table(json!({
        "options": {"set": "classic"}, "racks": ["r2 r3 r4 k1", "k2"], "opened": [false, false],
    }));
    assert!(
        parse_loosely(&first, "r2 r3 r4")
            .unwrap_err()
            .contains("worth 30")
    );
}
