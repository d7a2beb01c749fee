//! Random play of the junior set on one thread: decisions a second.
//!
//! `cargo run --release --example junior_playout [games]`
//!
//! A bare loop of one round a game (F3, F7, F8), to measure listing and
//! building of lays; the game itself lives elsewhere.

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

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .map_or(20_000, |n| n.parse().unwrap());
    let mut dice = Dice::new(1);
    let mut lays = Lays::new();
    let mut pot: Vec<Tile> = Vec::new();
    let (mut decisions, mut listed, mut laid, mut jokers) = (0u64, 0u64, 0u64, 0u64);
    let start = Instant::now();
    for _ in 0..games {
        pot.clear();
        for (tile, n) in Set::Junior.all().tiles() {
            pot.extend(std::iter::repeat_n(tile, usize::from(n)));
        }
        for i in (1..pot.len()).rev() {
            pot.swap(i, dice.below(i as u64 + 1) as usize);
        }
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
            decisions += 1;
            listed += lays.len() as u64;
            let pick = dice.below(lays.len() as u64 + 1) as usize;
            if pick < lays.len() {
                laid += 1;
                let lay = lays.lay(&Settings::JUNIOR, &position, pick);
                jokers += u64::from(lays.laid(pick).jokers() + lays.take(pick) > 0);
                chips[seat] += i32::from(lays.chips(pick));
                racks[seat] = racks[seat].minus(lays.laid(pick));
                racks[seat].add(Tile::JOKER, lay.take);
                table = lay.table;
                idle = 0;
                if racks[seat].is_empty() {
                    break;
                }
            } else if chips[seat] > 0 && !pot.is_empty() {
                chips[seat] -= 1;
                racks[seat].add(pot.pop().unwrap(), 1);
                idle = 0;
            } else {
                idle += 1;
                if idle == PLAYERS {
                    break;
                }
            }
            seat = (seat + 1) % PLAYERS;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {decisions} decisions, {:.1} lays listed each, {:.2} laid, {:.3} with jokers: {:.0} decisions/s, {:.0} ns each",
        listed as f64 / decisions as f64,
        laid as f64 / decisions as f64,
        jokers as f64 / decisions as f64,
        decisions as f64 / seconds,
        seconds * 1e9 / decisions as f64
    );
}
