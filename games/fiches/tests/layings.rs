//! Listed lays are what the judge makes of them, and tables like any other.

use std::collections::BTreeSet;

use serde_json::json;
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Rules, Setup};
use stammtisch_testkit::walk;

#[test]
fn a_listed_lay_leads_where_the_same_lay_leads_when_it_is_stated() {
    for options in [
        json!({}),
        json!({"rearrange": true}),
        json!({"set": "classic"}),
    ] {
        for players in 2..=4 {
            let setup = Setup::<Fiches>::new(players, &options).expect("options that fit");
            walk(&setup, 21, |step| {
                for action in step.actions.iter().take(30) {
                    let stated: Action = action.to_string().parse().expect("its own text");
                    assert_eq!(stated, *action);
                    let view = step.position.mover();
                    assert_eq!(Fiches::gain(&view, &stated), Fiches::gain(&view, action));
                    // The classic set lists several ways of laying the same tiles.
                    if options.get("set").is_none() {
                        assert_eq!(Fiches::canonical(&view, &stated), *action);
                    }
                    let (mut one, mut other) = (*step.position, *step.position);
                    one.apply(action, &mut ());
                    other.apply(&stated, &mut ());
                    assert!(one == other, "{action}");
                }
            });
        }
    }
}

#[test]
fn listed_lays_of_different_positions_keep_apart() {
    let setup = Setup::<Fiches>::new(3, &json!({})).expect("options that fit");
    let mut kept: Vec<(Action, String)> = Vec::new();
    walk(&setup, 22, |step| {
        let action = step.actions[0];
        kept.push((action, action.to_string()));
    });
    for (action, text) in &kept {
        assert_eq!(action.to_string(), *text);
    }
    let sorted: BTreeSet<&Action> = kept.iter().map(|(action, _)| action).collect();
    let texts: BTreeSet<&String> = kept.iter().map(|(_, text)| text).collect();
    assert_eq!(sorted.len(), texts.len());
}

#[test]
fn a_lay_listed_for_another_position_is_judged_anew() {
    for options in [json!({}), json!({"set": "classic"})] {
        let setup = Setup::<Fiches>::new(2, &options).expect("options that fit");
        let mut earlier: Vec<Action> = Vec::new();
        walk(&setup, 23, |step| {
            let view = step.position.mover();
            for action in &earlier {
                let stated: Action = action.to_string().parse().expect("its own text");
                let allowed = |action| Fiches::check(&view, action).is_ok();
                assert_eq!(allowed(action), allowed(&stated), "{action}");
                assert_eq!(Fiches::gain(&view, action), Fiches::gain(&view, &stated));
            }
            earlier.truncate(6);
            earlier.insert(0, step.actions[0]);
        });
    }
}
