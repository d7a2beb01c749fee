//! Looks for positions whose lists take longest, among hard ones of every kind.
//!
//! `cargo run --release --example worst_lists [rounds]`
//!
//! Every kind of table is tried: both sets, with and without rearranging, one joker a series or
//! many; large racks, all jokers in play. Printed are the longest times, of listing alone and with
//! the table of every listed lay, and the positions they were taken on.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use common::{Dice, random_position};
use stammtisch_fiches::judge::BeforeLay;
use stammtisch_fiches::lays::Lays;
use stammtisch_fiches::settings::{JokersPerSeries, Settings};
use stammtisch_fiches::tiles::{Set, Tile};

/// A hard position: often many tiles, often all jokers.
fn hard(settings: &Settings, dice: &mut Dice) -> BeforeLay {
    let all = u64::from(settings.set.all().len());
    let on_table = dice.below(all) as usize;
    let on_rack = dice.below(all) as u32 + 1;
    let jokers = settings.set.jokers();
    let mut position = random_position(settings, dice, on_table, on_rack, jokers);
    if dice.below(2) == 0 {
        let laid = position.table.counts().all_jokers + position.rack.jokers();
        position.rack.add(Tile::JOKER, jokers - laid);
    }
    position.opened = settings.set == Set::Junior || dice.below(4) > 0;
    position
}

/// Milliseconds for listing, and with the tables of all that is listed; the best of three.
fn time(settings: &Settings, position: &BeforeLay, lays: &mut Lays) -> (f64, f64) {
    let mut best = (f64::INFINITY, f64::INFINITY);
    for _ in 0..3 {
        let start = Instant::now();
        lays.list(settings, position);
        let listed = start.elapsed().as_secs_f64() * 1e3;
        for at in 0..lays.len() {
            std::hint::black_box(lays.lay(settings, position, at));
        }
        let built = start.elapsed().as_secs_f64() * 1e3;
        best = (best.0.min(listed), best.1.min(built));
    }
    best
}

fn main() {
    let rounds: u64 = std::env::args().nth(1).map_or(500, |n| n.parse().unwrap());
    let mut lays = Lays::new();
    for set in [Settings::JUNIOR, Settings::CLASSIC] {
        for rearrange in [false, true] {
            for jokers_per_series in [JokersPerSeries::Many, JokersPerSeries::One] {
                let settings = Settings {
                    rearrange,
                    jokers_per_series,
                    ..set
                };
                let mut dice = Dice::new(3);
                let mut times: Vec<((f64, f64), BeforeLay)> = Vec::new();
                for _ in 0..rounds {
                    let position = hard(&settings, &mut dice);
                    times.push((time(&settings, &position, &mut lays), position));
                }
                println!("{settings:?}");
                times.sort_by(|a, b| b.0.0.total_cmp(&a.0.0));
                let (took, position) = &times[0];
                println!(
                    "  list {took:.2?} ms: table {} rack {}",
                    position.table, position.rack
                );
                times.sort_by(|a, b| b.0.1.total_cmp(&a.0.1));
                let (took, position) = &times[0];
                println!(
                    "  build {took:.2?} ms: table {} rack {}",
                    position.table, position.rack
                );
            }
        }
    }
}
