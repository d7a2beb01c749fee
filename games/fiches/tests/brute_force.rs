//! The solver against every lay there is, on small positions.

use crate::common::{Dice, every_lay, random_position};
use stammtisch_fiches::judge::{BeforeLay, judge};
use stammtisch_fiches::settings::{JokersPerSeries, Settings};
use stammtisch_fiches::solver::{Objective, solve, value};
use stammtisch_fiches::tiles::{Rack, Tile};

const OBJECTIVES: [Objective; 3] = [Objective::Tiles, Objective::Chips, Objective::Out];

fn agree(settings: &Settings, position: &BeforeLay) {
    let mut best = [0; 3];
    every_lay(settings, position, &mut |lay, verdict| {
        for (at, objective) in OBJECTIVES.into_iter().enumerate() {
            best[at] = best[at].max(value(objective, verdict, lay));
        }
    });
    for (at, objective) in OBJECTIVES.into_iter().enumerate() {
        let found = solve(settings, position, objective);
        let context = || {
            format!(
                "{objective:?} {settings:?}\ntable {}\nrack {}\nopened {}",
                position.table, position.rack, position.opened
            )
        };
        let most = found.map_or(0, |s| s.value);
        assert_eq!(most, best[at], "{}\n{found:?}", context());
        if let Some(solution) = found {
            let verdict = judge(settings, position, &solution.lay)
                .unwrap_or_else(|fault| panic!("{fault:?} {}\n{found:?}", context()));
            let worth = value(objective, &verdict, &solution.lay);
            assert_eq!(worth, solution.value, "{}\n{found:?}", context());
        }
    }
}

fn try_many(settings: &Settings, seed: u64, rounds: u64, table: u64, rack: u64, jokers: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..rounds {
        let on_table = dice.below(table + 1) as usize;
        let on_rack = dice.below(rack) as u32 + 1;
        let wild = dice.below(jokers + 1) as u8;
        let position = random_position(settings, &mut dice, on_table, on_rack, wild);
        agree(settings, &position);
    }
}

fn variants(base: Settings, mut f: impl FnMut(&Settings, u64)) {
    for rearrange in [false, true] {
        for jokers_per_series in [JokersPerSeries::Many, JokersPerSeries::One] {
            let settings = Settings {
                rearrange,
                jokers_per_series,
                ..base
            };
            let seed = 10 + 2 * u64::from(rearrange) + jokers_per_series as u64;
            f(&settings, seed);
        }
    }
}

#[test]
fn the_solver_equals_brute_force_on_small_junior_positions() {
    variants(Settings::JUNIOR, |settings, seed| {
        try_many(settings, seed, 300, 12, 6, 2);
        try_many(settings, seed + 100, 60, 9, 5, 4);
    });
}

#[test]
fn the_solver_equals_brute_force_on_small_classic_positions() {
    variants(Settings::CLASSIC, |settings, seed| {
        try_many(settings, seed, 300, 14, 6, 0);
        try_many(settings, seed + 100, 150, 9, 6, 2);
    });
}

/// Tiles from a few kinds only, so that nearly everything fits and copies abound.
#[test]
fn the_solver_equals_brute_force_where_tiles_are_alike() {
    variants(Settings::CLASSIC, |settings, seed| {
        let mut dice = Dice::new(seed + 200);
        for _ in 0..300 {
            let (colours, numbers) = if dice.below(2) == 0 { (1, 6) } else { (3, 3) };
            let position = crowded(settings, &mut dice, colours, numbers);
            agree(settings, &position);
        }
    });
}

fn crowded(settings: &Settings, dice: &mut Dice, colours: u64, numbers: u64) -> BeforeLay {
    let wild = dice.below(3) as u8;
    let tables = 3 + dice.below(7) as usize;
    let shift = dice.below(13 - numbers + 1) as u8;
    loop {
        let position = random_position(settings, dice, tables, 0, wild);
        let near =
            |n: u8, c: u8| n > shift && u64::from(n - shift) <= numbers && u64::from(c) < colours;
        let table = position.table;
        if !table
            .tiles()
            .iter()
            .all(|t| near(t.kind().number(), t.kind().colour()))
            || table.is_empty()
        {
            continue;
        }
        let mut left = settings.set.all();
        for tile in table.tiles() {
            left.remove(tile.tile(), 1);
        }
        let mut rack = Rack::EMPTY;
        for (tile, n) in left.tiles() {
            let keep = match tile.kind() {
                Some(kind) => near(kind.number(), kind.colour()),
                None => false,
            };
            for _ in 0..n {
                if keep && dice.below(3) > 0 && rack.len() < 7 {
                    rack.add(tile, 1);
                }
            }
        }
        if dice.below(4) == 0 && left.jokers() > 0 {
            rack.add(Tile::JOKER, 1);
        }
        if !rack.is_empty() {
            return BeforeLay {
                table,
                rack,
                opened: true,
            };
        }
    }
}

#[test]
fn f6_1_the_solver_equals_brute_force_for_first_lays() {
    variants(Settings::CLASSIC, |settings, seed| {
        for first_lay in [12, 30] {
            let settings = Settings {
                first_lay,
                ..*settings
            };
            let mut dice = Dice::new(seed + 300);
            for _ in 0..60 {
                let wild = dice.below(3) as u8;
                let table = 6 * dice.below(2) as usize;
                let mut position = random_position(&settings, &mut dice, table, 8, wild);
                position.opened = false;
                agree(&settings, &position);
            }
        }
    });
}
