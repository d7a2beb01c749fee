//! `solve` through the game.

use serde_json::json;
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Playthrough, Rules};

use crate::seats::table;

fn solve(playthrough: &Playthrough<Fiches>, objective: &str) -> Option<(u64, Option<String>)> {
    let found = Fiches::solve(&playthrough.position().mover(), objective)?;
    if let Some(action) = &found.1 {
        assert_eq!(
            Fiches::check(&playthrough.position().mover(), action),
            Ok(())
        );
    }
    Some((found.0, found.1.map(|action| action.to_string())))
}

#[test]
fn the_three_objectives_have_their_values_and_lays() {
    let playthrough = table(json!({"racks": ["r2 r3 r4 b8", "k2"], "table": ["b5 b6 b7"]}));
    let lay = || Some("lay b5-b8 | r2-r4".to_owned());
    assert_eq!(solve(&playthrough, "tiles"), Some((4, lay())));
    assert_eq!(solve(&playthrough, "chips"), Some((5, lay())));
    assert_eq!(solve(&playthrough, "out"), Some((1, lay())));
    assert_eq!(solve(&playthrough, "rng"), None);
    let not_out = table(json!({"racks": ["r2 r3 r4 b10", "k2"], "table": ["b5 b6 b7"]}));
    assert_eq!(solve(&not_out, "out"), Some((0, None)));
}

#[test]
fn where_nothing_can_be_laid_the_value_is_0_and_there_is_no_action() {
    let playthrough = table(json!({"racks": ["r2 r9 k4", "k2"]}));
    for objective in ["tiles", "chips", "out"] {
        assert_eq!(solve(&playthrough, objective), Some((0, None)));
        let other = Fiches::solve(&playthrough.position().view(Some(1)), objective);
        assert_eq!(other, Some((0, None)), "they are not on turn");
        let watching = Fiches::solve(&playthrough.position().view(None), objective);
        assert_eq!(watching, Some((0, None)));
    }
    let mut over = table(json!({"racks": ["r2 r3 r4", "k2"]}));
    let action = "lay r2-r4".parse().expect("an action");
    over.apply(&action).expect("legal");
    let view = over.position().view(Some(1));
    assert_eq!(Fiches::solve(&view, "tiles"), Some((0, None)));
}
