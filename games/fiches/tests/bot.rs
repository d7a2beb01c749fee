//! What the players of Fiches do where it is known what is right.

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Decision, Measure, Player};
use stammtisch_fiches::tiles::Set;
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Deal, Position, Rng, Rules, Setup};

/// A junior round; the tiles that are not named are the pot, or the last rack if `open`.
fn junior(racks: &[&str], table: &[&str], chips: &[u32], open: bool) -> Position<Fiches> {
    loaded(&state(racks, table, chips, open))
}

fn loaded(state: &Value) -> Position<Fiches> {
    Setup::<Fiches>::load(state).ok().unwrap().1
}

fn state(racks: &[&str], table: &[&str], chips: &[u32], open: bool) -> Value {
    let mut rest: Vec<String> = Set::Junior
        .all()
        .tiles()
        .flat_map(|(tile, count)| std::iter::repeat_n(tile.to_string(), count.into()))
        .collect();
    let words = |text: &str| {
        text.split_whitespace()
            .map(String::from)
            .collect::<Vec<_>>()
    };
    let mut racks: Vec<Vec<String>> = racks.iter().map(|rack| words(rack)).collect();
    let table: Vec<Vec<String>> = table.iter().map(|series| words(series)).collect();
    for tile in racks.iter().chain(&table).flatten() {
        let tile = if tile.starts_with('*') { "J" } else { tile };
        let at = rest.iter().position(|other| other == tile).unwrap();
        rest.remove(at);
    }
    if open {
        racks.last_mut().unwrap().append(&mut rest);
    }
    let seats = racks.len();
    json!({
        "game": "fiches", "options": {}, "players": seats, "turn": 0, "racks": racks,
        "chips": chips, "table": table, "pot": rest, "opened": vec![true; seats], "idle": 0,
        "round": 1, "starter": 0, "wins": vec![0; seats], "over": false, "winners": [], "out": null,
    })
}

fn decision(bot: &str, position: &Position<Fiches>) -> Decision<Action> {
    let bot: Bot = bot.parse().unwrap();
    let decision = Player::new(bot, Rng::new(1)).decide(&position.mover());
    decision.unwrap()
}

fn does(bot: &str, position: &Position<Fiches>) -> String {
    decision(bot, position).action().unwrap().to_string()
}

fn worth(decision: &Decision<Action>, action: &str) -> f64 {
    let like = |of: &Action| of.to_string() == action;
    decision
        .ranking
        .iter()
        .find(|of| like(&of.action))
        .unwrap()
        .value
}

#[test]
fn whoever_can_go_out_and_win_does() {
    let racks = ["r4 r5", "y1 y3 b5 b7 k9"];
    let position = junior(&racks, &["r1 r2 r3"], &[6, 6], false);
    for bot in ["medium", "strong:1n", "strong:3000n"] {
        assert_eq!(does(bot, &position), "lay r1-r5", "{bot}");
    }
    assert_eq!(decision("strong:3000n", &position).chances[0], 1.0);
    let table = [
        "r1 r2 r3",
        "y6 y7 y8",
        "k6 k7 k8",
        "b1 b2 b3 b4 b5 b6 b7 b8 b9",
    ];
    let open = junior(&["r4 r5", ""], &table, &[6, 6], true);
    assert!(does("strong:3000n", &open).starts_with("lay r1-r5"));
}

#[test]
fn nobody_goes_out_who_loses_by_it() {
    // 6 + 1 + 1 against 14 - 5: another series is needed first.
    let racks = ["r4", "y1 y3 b5 b7 k9"];
    let position = junior(&racks, &["r1 r2 r3"], &[6, 14], false);
    for bot in ["medium", "strong:20000n"] {
        assert_eq!(does(bot, &position), "draw", "{bot}");
    }
}

#[test]
fn of_two_series_the_one_that_opens_less_is_better() {
    let racks = ["k8 k9 k10 r4 r5 r6", "y1 y3 y5 b5 b7 b9"];
    let decision = decision("medium", &junior(&racks, &[], &[6, 6], false));
    assert!(worth(&decision, "lay k8-k10") > worth(&decision, "lay r4-r6"));
}

#[test]
fn the_first_round_of_three_is_played_like_a_round_of_its_own() {
    for seed in ["one", "two", "three", "four"] {
        let first = |rounds: u8| {
            let setup = Setup::<Fiches>::new(2, &json!({"rounds": rounds})).unwrap();
            let decision = decision("strong:4000n", &setup.deal(&Deal::from_seed(seed)));
            let ranking = decision.ranking.iter();
            ranking.map(|of| of.action.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(first(3), first(1), "{seed}");
    }
}

#[test]
fn no_place_is_opened_for_a_joker_that_is_known() {
    // With any series on the table their last tile, if it is a joker, goes out and wins (F7.2): 9 + 2
    // chips against 8 + 4 - 1.
    let racks = ["r4 r5 r6 y9", "J"];
    let mut state = state(&racks, &[], &[8, 9], false);
    let lay = |state: &Value| worth(&decision("strong:20000n", &loaded(state)), "lay r4-r6");
    let any_tile = lay(&state);
    state["known"] = json!({"hands": [[], ["J"]]});
    let joker = lay(&state);
    assert!(joker + 0.05 < any_tile, "{joker} {any_tile}");
    assert_eq!(does("strong:20000n", &loaded(&state)), "draw");
}

#[test]
fn the_same_seed_and_budget_lead_to_the_same_decision() {
    for options in [json!({}), json!({"set": "classic"}), json!({"rounds": 3})] {
        for players in 2..=4 {
            let setup = Setup::<Fiches>::new(players, &options).unwrap();
            let position = setup.deal(&Deal::from_seed("same"));
            let (one, two) = (
                decision("strong:60n", &position),
                decision("strong:60n", &position),
            );
            assert_eq!(one.ranking, two.ranking);
            assert_eq!(one.chances, two.chances);
        }
    }
}

fn options() -> Vec<Value> {
    vec![
        json!({}),
        json!({"rounds": 3}),
        json!({"rearrange": true, "jokers_per_series": "one"}),
        json!({"set": "classic"}),
        json!({"set": "classic", "first_lay": 0, "rearrange": false}),
    ]
}

#[test]
fn every_decision_of_a_game_is_thought_through_whatever_the_budget() {
    for (options, players) in options().into_iter().zip([2, 3, 4, 2, 3]) {
        let setup = Setup::<Fiches>::new(players, &options).unwrap();
        let mut position = setup.deal(&Deal::from_seed("whole"));
        let mut seats = ["strong:1n", "strong:40n", "medium", "easy"]
            .map(|bot| Player::<Fiches>::new(bot.parse().unwrap(), Rng::new(7)));
        let mut turns = 0;
        while let (Some(seat), true) = (position.turn(), turns < 60) {
            let view = position.mover();
            let mut listed = Vec::new();
            Fiches::legal(&view, &mut listed);
            let decision = seats[seat].decide(&view).unwrap();
            assert_eq!(decision.ranking.len(), listed.len());
            let sum: f64 = decision.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-6, "{sum}");
            if decision.measure == Measure::Chance {
                assert!(decision.ranking.is_sorted_by(|a, b| a.value >= b.value));
                assert!(decision.searched <= 41 || listed.len() == 1);
            }
            position.apply(&decision.action().unwrap(), &mut ());
            turns += 1;
        }
    }
}

#[test]
fn a_round_of_the_classic_set_ends_with_somebody_out_at_every_table() {
    for (players, bot) in [
        (2, "medium"),
        (3, "strong:2n"),
        (4, "medium"),
        (4, "strong:2n"),
    ] {
        let setup = Setup::<Fiches>::new(players, &json!({"set": "classic"})).unwrap();
        let mut position = setup.deal(&Deal::from_seed("out"));
        let bot = bot.parse().unwrap();
        let mut player = Player::<Fiches>::new(bot, Rng::new(1));
        while let Some(action) = player.act(&position.mover()) {
            position.apply(&action, &mut ());
        }
        let public = position.public();
        assert!(public.held[..players].contains(&0), "{players} {bot}");
        assert!(
            public.chips.iter().any(|&chips| chips > 0),
            "{players} {bot}"
        );
    }
}

#[test]
fn most_rounds_of_four_medium_in_the_junior_set_end_with_somebody_out() {
    let setup = Setup::<Fiches>::new(4, &json!({})).unwrap();
    let goes_out = |deal: &u32| {
        let mut position = setup.deal(&Deal::from_seed(&format!("four/{deal}")));
        let mut player = Player::<Fiches>::new("medium".parse().unwrap(), Rng::new(1));
        while let Some(action) = player.act(&position.mover()) {
            position.apply(&action, &mut ());
        }
        position.public().held.contains(&0)
    };
    // Weights that only played themselves held their tiles to the end: 54 of 100 rounds.
    let rounds = (0..100).filter(goes_out).count();
    assert!(rounds >= 75, "{rounds} of 100");
}
