//! Players who take what is worth most.

use serde_json::json;
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Deal, Rules, Setup};

/// The listed action that brings most, the first of equals.
fn greediest(actions: &[Action], gain: impl Fn(&Action) -> i32) -> Action {
    let best = actions.iter().map(&gain).max().expect("somebody can act");
    let first = actions.iter().find(|action| gain(action) == best);
    *first.expect("it was there")
}

#[test]
fn four_greedy_players_bring_a_classic_game_to_its_end_with_the_solvers_best_lays() {
    let setup = Setup::<Fiches>::new(4, &json!({"set": "classic"})).expect("options that fit");
    for seed in ["1", "2"] {
        let mut position = setup.deal(&Deal::from_seed(seed));
        let mut actions = Vec::new();
        let (mut steps, mut laid) = (0, 0);
        while position.turn().is_some() {
            let view = position.mover();
            Fiches::legal(&view, &mut actions);
            let action = greediest(&actions, |action| Fiches::gain(&view, action));
            if let Action::Lay(lay) = action {
                let (most, _) = Fiches::solve(&view, "chips").expect("it knows chips");
                let out = view.own.is_some_and(|(_, rack)| {
                    rack.len() + view.public.table.tiles().len() as u32
                        == lay.table.tiles().len() as u32
                });
                let gain = Fiches::gain(&view, &action) - i32::from(out);
                assert_eq!(u64::try_from(gain), Ok(most), "{action}");
                laid += 1;
            }
            position.apply(&action, &mut ());
            steps += 1;
            assert!(steps < 100_000, "the game does not end");
        }
        assert!(laid > 10, "only {laid} of {steps} were lays");
        assert!(!Fiches::winners(position.public()).is_empty());
    }
}

#[test]
fn greedy_players_bring_junior_games_to_their_end() {
    for players in 2..=4 {
        let setup = Setup::<Fiches>::new(players, &json!({"rounds": 3})).expect("options that fit");
        let mut position = setup.deal(&Deal::from_seed("3"));
        let mut actions = Vec::new();
        while position.turn().is_some() {
            let view = position.mover();
            Fiches::legal(&view, &mut actions);
            let action = greediest(&actions, |action| Fiches::gain(&view, action));
            position.apply(&action, &mut ());
        }
    }
}
