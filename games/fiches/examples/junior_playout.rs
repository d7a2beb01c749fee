//! Random play of the junior set on one thread: decisions a second.
//!
//! `cargo run --release --example junior_playout [games]`
//!
//! A bare loop of one round a game (F3, F7, F8), to measure listing and
//! building of lays; the game itself lives elsewhere. Games are timed in
//! chunks: the best chunk is what the code does, the median what the machine
//! left it today.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use common::Dice;
use stammtisch_fiches::judge::Position;
use stammtisch_fiches::lays::Lays;
use stammtisch_fiches::settings::Settings;
use stammtisch_fiches::table::Table;
use stammtisch_fiches::tiles::{Rack, Set, Tile};

const PLAYERS: usize = 3;
const CHUNK: u64 = 500;

#[derive(Default)]
struct Counts {
    decisions: u64,
    listed: u64,
    laid: u64,
    with_jokers: u64,
}

fn shuffled(dice: &mut Dice, pot: &mut Vec<Tile>) {
    pot.clear();
    for (tile, n) in Set::Junior.all().tiles() {
        pot.extend(std::iter::repeat_n(tile, usize::from(n)));
    }
    for i in (1..pot.len()).rev() {
        pot.swap(i, dice.below(i as u64 + 1) as usize);
    }
}

fn play(dice: &mut Dice, lays: &mut Lays, pot: &mut Vec<Tile>, counts: &mut Counts) {
    shuffled(dice, pot);
    let mut racks = [Rack::EMPTY; PLAYERS];
    let mut chips = [6i32; PLAYERS];
    for rack in &mut racks {
        for _ in 0..6 {
            rack.add(pot.pop().unwrap(), 1);
        }
    }
    let mut table = Table::EMPTY;
    let (mut seat, mut idle) = (0, 0);
    loop {
        let position = Position {
            table,
            rack: racks[seat],
            opened: true,
        };
        lays.list(&Settings::JUNIOR, &position);
        counts.decisions += 1;
        counts.listed += lays.len() as u64;
        let pick = dice.below(lays.len() as u64 + 1) as usize;
        if pick < lays.len() {
            let lay = lays.lay(&Settings::JUNIOR, &position, pick);
            let laid = lays.laid(pick);
            counts.laid += 1;
            counts.with_jokers += u64::from(laid.jokers() + lay.take > 0);
            chips[seat] += i32::from(lays.chips(pick));
            racks[seat] = racks[seat].minus(laid);
            racks[seat].add(Tile::JOKER, lay.take);
            table = lay.table;
            idle = 0;
            if racks[seat].is_empty() {
                return;
            }
        } else if chips[seat] > 0 && !pot.is_empty() {
            chips[seat] -= 1;
            racks[seat].add(pot.pop().unwrap(), 1);
            idle = 0;
        } else {
            idle += 1;
            if idle == PLAYERS {
                return;
            }
        }
        seat = (seat + 1) % PLAYERS;
    }
}

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .map_or(50_000, |n| n.parse().unwrap());
    let mut dice = Dice::new(1);
    let (mut lays, mut pot) = (Lays::new(), Vec::new());
    let mut counts = Counts::default();
    let mut rates: Vec<f64> = Vec::new();
    for _ in 0..games.div_ceil(CHUNK) {
        let before = counts.decisions;
        let start = Instant::now();
        for _ in 0..CHUNK {
            play(&mut dice, &mut lays, &mut pot, &mut counts);
        }
        let decisions = (counts.decisions - before) as f64;
        rates.push(decisions / start.elapsed().as_secs_f64());
    }
    println!(
        "first chunk, nothing remembered: {:.0} decisions/s",
        rates[0]
    );
    rates.sort_by(f64::total_cmp);
    let each = |n: u64| n as f64 / counts.decisions as f64;
    println!(
        "{} decisions, {:.1} lays listed each, {:.2} laid, {:.2} with jokers",
        counts.decisions,
        each(counts.listed),
        each(counts.laid),
        each(counts.with_jokers)
    );
    println!(
        "median {:.0} decisions/s, best {:.0} ({:.0} ns)",
        rates[rates.len() / 2],
        rates[rates.len() - 1],
        1e9 / rates[rates.len() - 1]
    );
}
