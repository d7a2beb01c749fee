//! What the bots of Monad do at tables where it is clear what to do.

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Player, Strategy};
use stammtisch_monad::{Action, Ending, Monad, Phase};
use stammtisch_rules::{Deal, Position, Rng, Seat, Setup};

const COLOURS: [&str; 6] = ["r", "o", "y", "l", "d", "g"];

fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Returns a position with these hands and these front cards of the columns, `"r2 l3"`. Cards that are
/// not named lie at the back of their column, Commons on the discard pile.
fn table(hands: &[&str], fronts: &str, fields: Value) -> Position<Monad> {
    let players = hands.len();
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| cards(hand)).collect();
    let held = |card: &String| hands.iter().flatten().filter(|held| *held == card).count();
    let fronts = cards(fronts);
    let mut columns = json!({});
    for rank in 2..=5 {
        let of_rank = COLOURS.map(|colour| format!("{colour}{rank}"));
        let free = |card: &&String| held(card) == 0;
        let mut column: Vec<&String> = of_rank.iter().filter(free).collect();
        column.sort_by_key(|card| !fronts.contains(card));
        columns[rank.to_string()] = json!(column);
    }
    let mut discard = Vec::new();
    for common in COLOURS.map(|colour| format!("{colour}1")) {
        discard.extend((held(&common)..players).map(|_| common.clone()));
    }
    let homes = &["r", "l", "o", "d"][..players];
    let mut state = json!({
        "game": "monad", "options": {}, "players": players, "turn": 0, "acted": false,
        "bonus_used": false, "hands": hands, "homes": homes, "monads": vec![0; players],
        "columns": columns, "discard": discard, "talon": [], "passes": 0, "quiet": 0,
        "over": false, "winners": [],
    });
    for (name, value) in fields.as_object().unwrap() {
        state[name] = value.clone();
    }
    let monads: u64 = state["monads"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_u64)
        .sum();
    state["bank"] = json!(10 - monads);
    Setup::<Monad>::load(&state)
        .unwrap_or_else(|_| panic!("{state}"))
        .1
}

fn bot(text: &str) -> Player<Monad> {
    Player::new(text.parse::<Bot>().unwrap(), Rng::new(7))
}

/// More actions than a turn has.
const MAX_ACTIONS: usize = 1000;

/// Plays the turn of the seat on turn to its end; returns what was done.
fn turn(position: &mut Position<Monad>, text: &str) -> Vec<Action> {
    let seat = position.turn();
    let mut player = bot(text);
    let mut done = Vec::new();
    while position.turn() == seat && seat.is_some() {
        assert!(done.len() < MAX_ACTIONS, "{text}: {done:?}");
        let action = player.act(&position.mover()).unwrap();
        position.apply(&action, &mut ());
        done.push(action);
    }
    done
}

fn wins(position: &Position<Monad>, seat: Seat) -> bool {
    let bit = 1 << seat;
    matches!(position.public().phase, Phase::Over { winners, by: Ending::Monads } if winners & bit != 0)
}

#[test]
fn a_monad_that_wins_is_found_though_it_takes_several_trades() {
    // Two Tris bring the green Quad, which goes with the yellow one for the dark blue Quint, which
    // goes with the orange one.
    let hands = ["o3 l3 y4 o5 r1 y1", "r1 d1"];
    let fields = json!({"monads": [4, 4]});
    for text in ["strong:2000n", "strong:20ms", "medium"] {
        let mut position = table(&hands, "r2 d3 g4 d5", fields.clone());
        let done = turn(&mut position, text);
        assert!(wins(&position, 0), "{text}: {done:?}");
    }
}

#[test]
fn a_bonus_that_wins_is_not_missed() {
    // Only the bonus of the Tris brings the red Bi, a relative that stands for a warm Quint.
    let hands = ["o3 l3 l5", "r1 d1"];
    for text in ["strong:500n", "medium"] {
        let mut position = table(&hands, "r2 y3 l4 d5", json!({"monads": [4, 0]}));
        let done = turn(&mut position, text);
        assert!(wins(&position, 0), "{text}: {done:?}");
        assert!(matches!(done[0], Action::Trade { bonus: true, .. }));
    }
}

#[test]
fn six_colours_leap_when_nothing_else_makes_the_last_monad() {
    // The pair of Bis allows the leap (M8.1); the Quint it brings goes with the orange one.
    let hands = ["r1 o1 y1 l1 d1 g1 y2 l2 o5", "r1 d1"];
    for text in ["strong:2000n", "medium"] {
        let mut position = table(&hands, "r2 y3 l4 d5", json!({"monads": [4, 0]}));
        let done = turn(&mut position, text);
        assert!(wins(&position, 0), "{text}: {done:?}");
        let six = "leap r1 o1 y1 l1 d1 g1";
        assert!(
            done.iter().any(|action| action.to_string() == six),
            "{done:?}"
        );
    }
}

#[test]
fn partners_play_for_the_team() {
    // The partner has four of the five Monads that the team needs (M11.2).
    let hands = ["o5 l5 y2", "r1", "y1", "o1"];
    let fields = json!({"monads": [0, 0, 4, 2], "options": {"teams": true}});
    let mut position = table(&hands, "r2 y3 l4 d5", fields);
    let chances = Monad::estimate(&position.mover());
    assert!((chances[0] - chances[2]).abs() < 1e-9 && chances[0] > chances[1]);
    let decision = bot("strong:300n").decide(&position.mover()).unwrap();
    assert!(decision.ranking[0].value > 0.99 && decision.chances[2] > 0.49);
    turn(&mut position, "strong:300n");
    assert!(wins(&position, 0) && wins(&position, 2));
}

#[test]
fn what_a_partner_is_known_to_hold_raises_the_chances_of_both() {
    let chances = |hands: [&str; 4]| {
        let open: Vec<Vec<String>> = hands.iter().map(|hand| cards(hand)).collect();
        let fields = json!({"options": {"teams": true}, "known": {"hands": open, "talon": []}});
        Monad::estimate(&table(&hands, "r2 y3 l4 d5", fields).mover())
    };
    let with_partner = chances(["r1", "d1", "y1 o5 l5 y4", "o1"]);
    let against = chances(["r1", "d1", "y1", "o1 o5 l5 y4"]);
    assert!(
        with_partner[0] > 0.25 && against[0] < 0.25,
        "{with_partner:?} {against:?}"
    );
    assert_eq!(with_partner[0], with_partner[2]);
}

/// Returns a setup for each kind of table.
fn tables() -> Vec<Setup<Monad>> {
    [
        (2, json!({})),
        (3, json!({})),
        (4, json!({})),
        (4, json!({"teams": true})),
    ]
    .into_iter()
    .map(|(players, options)| Setup::new(players, &options).unwrap())
    .collect()
}

#[test]
fn the_same_seed_and_nodes_lead_to_the_same_decision() {
    for setup in tables() {
        let mut position = setup.deal(&Deal::from_seed("same"));
        for _ in 0..12 {
            let [once, again] =
                [0, 1].map(|_| bot("strong:700n").decide(&position.mover()).unwrap());
            assert_eq!(once.ranking, again.ranking);
            assert_eq!(once.chances, again.chances);
            position.apply(&once.action().unwrap(), &mut ());
        }
    }
}

#[test]
fn a_budget_of_one_node_is_enough_to_make_progress() {
    for setup in tables() {
        let mut position = setup.deal(&Deal::from_seed("one"));
        let mut player = bot("strong:1n");
        for _ in 0..200 {
            let Some(decision) = player.decide(&position.mover()) else {
                break;
            };
            let sum: f64 = decision.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-6, "{:?}", decision.chances);
            position.apply(&decision.action().unwrap(), &mut ());
        }
        let progress: u8 = position.public().monads.iter().sum();
        assert!(progress > 0 || position.turn().is_none());
    }
}

#[test]
fn rankings_hold_every_action_once_and_the_best_first() {
    for setup in tables() {
        let mut position = setup.deal(&Deal::from_seed("rank"));
        for _ in 0..30 {
            let decision = bot("strong:400n").decide(&position.mover()).unwrap();
            let values: Vec<f64> = decision.ranking.iter().map(|ranked| ranked.value).collect();
            assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
            assert!(
                values.iter().all(|value| (-1e-3..=1.001).contains(value)),
                "{values:?}"
            );
            let mut actions: Vec<Action> = decision
                .ranking
                .iter()
                .map(|ranked| ranked.action)
                .collect();
            actions.sort();
            actions.dedup();
            assert_eq!(actions.len(), values.len());
            position.apply(&decision.action().unwrap(), &mut ());
        }
    }
}

#[test]
fn every_level_acts_with_a_hand_of_nearly_all_cards() {
    let commons = COLOURS
        .map(|colour| format!("{colour}1 {colour}1 {colour}1"))
        .join(" ");
    let others = COLOURS
        .map(|colour| format!("{colour}2 {colour}3 {colour}4"))
        .join(" ");
    let hand = format!("{commons} {others}");
    for acted in [true, false] {
        let position = table(&[&hand, "r5", "o5"], "d5", json!({"acted": acted}));
        for text in ["easy", "medium", "strong:50n", "strong:5ms"] {
            assert!(bot(text).act(&position.mover()).is_some(), "{text}");
        }
    }
}

#[test]
fn strong_players_end_their_games_by_monads() {
    for setup in tables() {
        for deal in ["a", "b", "c"] {
            let mut position = setup.deal(&Deal::from_seed(deal));
            let mut player = bot("strong:60n");
            for _ in 0..40 * MAX_ACTIONS {
                let Some(action) = player.act(&position.mover()) else {
                    break;
                };
                position.apply(&action, &mut ());
            }
            let phase = position.public().phase;
            assert!(
                matches!(
                    phase,
                    Phase::Over {
                        by: Ending::Monads,
                        ..
                    }
                ),
                "{} players, deal {deal}: {phase:?}",
                setup.players
            );
        }
    }
}
