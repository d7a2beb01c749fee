//! Prints how fast the solver and the junior listing are, one thread.
//!
//! `cargo run --release --example solver_bench [positions]`

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::time::Instant;

use common::{Dice, random_position};
use stammtisch_fiches::judge::BeforeLay;
use stammtisch_fiches::settings::Settings;
use stammtisch_fiches::solver::{Objective, solve};

fn measure(name: &str, settings: &Settings, positions: &[BeforeLay], objective: Objective) {
    let only = std::env::args().nth(2).unwrap_or_default();
    if !format!("{name} {objective:?}").contains(&only) {
        return;
    }
    let mut times: Vec<f64> = Vec::new();
    let mut sum = 0u64;
    for position in positions {
        // The best of three: what else the machine does is not the solver's.
        let mut best = f64::INFINITY;
        for _ in 0..3 {
            let start = Instant::now();
            let found = black_box(solve(settings, position, objective));
            best = best.min(start.elapsed().as_secs_f64() * 1e6);
            sum += found.map_or(0, |s| u64::from(s.value));
        }
        times.push(best);
    }
    times.sort_by(f64::total_cmp);
    let at = |q: f64| times[((times.len() - 1) as f64 * q) as usize];
    println!(
        "{name:<44} {objective:?}: median {:8.1} us  p90 {:8.1}  p99 {:8.1}  max {:8.1}  mean value {:.2}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        sum as f64 / positions.len() as f64 / 3.0
    );
}

fn main() {
    let rounds: u64 = std::env::args().nth(1).map_or(1000, |n| n.parse().unwrap());
    for jokers in 0..=2 {
        let mut dice = Dice::new(7 + u64::from(jokers));
        let positions: Vec<BeforeLay> = (0..rounds)
            .map(|_| random_position(&Settings::CLASSIC, &mut dice, 60, 14, jokers))
            .collect();
        let name = format!("classic 14 rack, 60 table, {jokers} jokers");
        for objective in [Objective::Tiles, Objective::Chips, Objective::Out] {
            measure(&name, &Settings::CLASSIC, &positions, objective);
        }
    }
    for (name, rearrange) in [("junior", false), ("junior rearranging", true)] {
        let settings = Settings {
            rearrange,
            ..Settings::JUNIOR
        };
        let mut dice = Dice::new(70);
        let positions: Vec<BeforeLay> = (0..rounds)
            .map(|_| {
                let table = dice.below(25) as usize;
                let jokers = dice.below(5) as u8;
                random_position(&settings, &mut dice, table, 7, jokers)
            })
            .collect();
        for objective in [Objective::Tiles, Objective::Chips] {
            measure(name, &settings, &positions, objective);
        }
    }
}
