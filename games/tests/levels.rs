//! Levels keep their order: one match for each game with a fixed seed, played by node budgets, so that
//! it comes out the same everywhere.

use serde_json::{Value, json};
use stammtisch_arena::{Matchup, Outcome, Programs, Standings};
use stammtisch_games::CATALOGUE;

/// Plays this many deals and returns the first bot's share of the wins, as a multiple of its fair share.
fn strength(game: &str, options: Value, bots: &[&str], deals: u64) -> f64 {
    let game = CATALOGUE.find(game).expect("a game of the catalogue");
    let entrants = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let matchup = Matchup::new(game, bots.len(), options, entrants, "levels");
    let matchup = matchup.expect("options that fit").expect("a full table");
    let games = deals * matchup.schedule().games_a_deal();
    let play = |game| matchup.play(game, &mut Programs::default());
    let games = (0..games).map(play);
    let outcomes: Result<Vec<Outcome>, _> =
        games.map(|game| game.map(|game| game.outcome)).collect();
    let standings = Standings::of(
        matchup.schedule(),
        &outcomes.expect("no program takes part"),
    );
    standings.bots[0].wins.mean * bots.len() as f64
}

#[test]
fn in_monad_strong_is_ahead_of_medium() {
    let share = strength("monad", json!({}), &["strong:300n", "medium"], 2);
    assert!(share >= 1.3, "{share}");
}

#[test]
fn in_rotundo_strong_is_ahead_of_three_medium() {
    let bots = ["strong:4000n", "medium", "medium", "medium"];
    let share = strength("rotundo", json!({}), &bots, 12);
    assert!(share >= 1.2, "{share}");
}

#[test]
fn in_junior_fiches_medium_is_ahead_of_three_greedy() {
    let bots = ["medium", "greedy", "greedy", "greedy"];
    let share = strength("fiches", json!({}), &bots, 24);
    assert!(share >= 1.3, "{share}");
}

#[test]
fn in_classic_fiches_strong_is_ahead_of_two_medium() {
    let bots = ["strong:8n", "medium", "medium"];
    let share = strength("fiches", json!({"set": "classic"}), &bots, 6);
    assert!(share >= 1.3, "{share}");
}
