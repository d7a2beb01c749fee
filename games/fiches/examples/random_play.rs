//! Prints how fast random games are: uniform over the listed actions, one thread.
//!
//! `cargo run --release -p stammtisch-fiches --example random_play [games] [set]`

use std::time::Instant;

use serde_json::json;
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Deal, Rng, Rules, Setup};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u32 = args
        .next()
        .map_or(50_000, |n| n.parse().expect("a number of games"));
    let set = args.next().unwrap_or_else(|| "junior".into());
    for players in 2..=4 {
        let setup = Setup::<Fiches>::new(players, &json!({"set": set})).expect("options that fit");
        let mut rng = Rng::new(1);
        let (mut decisions, mut listed) = (0u64, 0u64);
        let mut actions = Vec::new();
        let start = Instant::now();
        for game in 0..games {
            let mut position = setup.deal(&Deal::from_seed(&game.to_string()));
            while position.turn().is_some() {
                Fiches::legal(&position.mover(), &mut actions);
                listed += actions.len() as u64;
                decisions += 1;
                let action = rng.pick(&actions).expect("somebody can act");
                position.apply(action, &mut ());
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{set}, {players} players: {:.0} decisions/s, {:.2} listed, {:.1} a game",
            decisions as f64 / seconds,
            listed as f64 / decisions as f64,
            decisions as f64 / f64::from(games)
        );
    }
}
