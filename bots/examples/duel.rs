//! A quick look at how bots compare, for whoever is changing one:
//! `cargo run --release -p stammtisch-bots --example duel -- monad 2 strong:5ms,ismcts:50ms 100 1 '{}'`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;
use stammtisch_bots::Craft;
use stammtisch_bots::arena::{Entrant, Fixture, Meeting, Outcome, Programs};
use stammtisch_rules::Setup;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "monad" => duel::<stammtisch_monad::Monad>(&args[1..]),
        "rotundo" => duel::<stammtisch_rotundo::Rotundo>(&args[1..]),
        _ => duel::<stammtisch_fiches::Fiches>(&args[1..]),
    }
}

fn duel<G: Craft>(args: &[String]) {
    let options: Value = args.get(4).map_or_else(
        || serde_json::json!({}),
        |text| serde_json::from_str(text).unwrap(),
    );
    let setup = Setup::new(args[0].parse().unwrap(), &options).unwrap();
    let entrants: Vec<Entrant> = args[1].split(',').map(|bot| bot.parse().unwrap()).collect();
    let fixture = Fixture::<G>::new(setup, entrants.clone(), &args[3]).unwrap();
    let games: u64 = args[2].parse().unwrap();
    let next = AtomicU64::new(0);
    let outcomes = Mutex::new(Vec::<Outcome>::new());
    let threads = std::env::var("THREADS").map_or(1, |n| n.parse().unwrap());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let outcome = fixture.play(game, &mut Programs::default()).unwrap();
                    outcomes.lock().unwrap().push(outcome);
                }
            });
        }
    });
    let outcomes = outcomes.into_inner().unwrap();
    let n = outcomes.len() as f64;
    for (index, bot) in entrants.iter().enumerate() {
        let share = Outcome::mean_share(&outcomes, index);
        let error = 1.96 * (share * (1.0 - share) / n).sqrt();
        println!("{bot:>16} {:5.1} % ± {:.1}", share * 100.0, error * 100.0);
    }
    let mut turns: Vec<u64> = outcomes.iter().map(|o| o.turns).collect();
    turns.sort();
    let decisions: u64 = outcomes.iter().map(|o| o.actions).sum();
    println!(
        "{n} games, {:.0} decisions a game, median {} turns",
        decisions as f64 / n,
        turns[turns.len() / 2]
    );
}
