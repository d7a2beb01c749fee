//! Random positions and an exhaustive search, for the tests and the bench.
#![allow(dead_code)]

use stammtisch_fiches::judge::{BeforeLay, Lay, Verdict, judge};
use stammtisch_fiches::settings::Settings;
use stammtisch_fiches::table::Table;
use stammtisch_fiches::tiles::{Kind, Placed, Rack, Set, Tile};

/// A small generator; the same numbers everywhere. A test that fails says its seed.
pub struct Dice {
    seed: u64,
    state: u64,
}

impl Drop for Dice {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("to repeat this: Dice::new({})", self.seed);
        }
    }
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        Dice { seed, state }
    }

    pub fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

/// A random position: about `on_table` tiles in series, `on_rack` on the rack,
/// and `jokers` of the set's jokers among them, the others still in the pot.
pub fn random_position(
    settings: &Settings,
    dice: &mut Dice,
    on_table: usize,
    on_rack: u32,
    jokers: u8,
) -> BeforeLay {
    let mut pool = settings.set.all();
    pool.remove(Tile::JOKER, pool.jokers());
    let mut left = jokers;
    let mut table = Table::EMPTY;
    let mut tries = 0;
    while table.tiles().len() + 2 < on_table && tries < 400 {
        tries += 1;
        let series = random_series(settings, dice);
        // Some series get jokers.
        let mut placed: Vec<Placed> = Vec::new();
        let mut after = pool;
        let mut wild = 0;
        for kind in &series {
            let joker = wild < left
                && (dice.below(12) == 0)
                && !(settings.jokers_per_series
                    == stammtisch_fiches::settings::JokersPerSeries::One
                    && wild > 0);
            if joker {
                wild += 1;
                placed.push(Placed::joker(*kind));
            } else if after.of(*kind) > 0 {
                after.remove(Tile::of(*kind), 1);
                placed.push(Placed::real(*kind));
            } else {
                break;
            }
        }
        if placed.len() < series.len() || wild as usize == series.len() {
            continue;
        }
        if table.tiles().len() + placed.len() > on_table + 1 {
            continue;
        }
        pool = after;
        left -= wild;
        table.push(&placed).unwrap();
    }
    let rack = random_rack(dice, pool, left, on_rack);
    BeforeLay {
        table,
        rack,
        opened: true,
    }
}

/// So many tiles of the pool, and each of the jokers left or not.
fn random_rack(dice: &mut Dice, mut pool: Rack, left: u8, on_rack: u32) -> Rack {
    let mut rack = Rack::EMPTY;
    for _ in 0..left {
        if dice.below(2) == 0 {
            rack.add(Tile::JOKER, 1);
        }
    }
    while rack.len() < on_rack && !pool.is_empty() {
        let nth = dice.below(u64::from(pool.len())) as u32;
        let mut seen = 0;
        let tile = pool
            .tiles()
            .find(|(_, n)| {
                seen += u32::from(*n);
                seen > nth
            })
            .unwrap()
            .0;
        pool.remove(tile, 1);
        rack.add(tile, 1);
    }
    rack
}

fn random_series(settings: &Settings, dice: &mut Dice) -> Vec<Kind> {
    let top = u64::from(settings.set.numbers());
    if settings.set == Set::Classic && dice.below(2) == 0 {
        let number = dice.below(top) as u8 + 1;
        let out = dice.below(8) as u8;
        return (0..4u8)
            .filter(|c| *c != out)
            .map(|c| Kind::new(c, number))
            .collect();
    }
    let colour = dice.below(4) as u8;
    let len = 3 + dice.below(3);
    let first = dice.below(top - len + 1) + 1;
    (first..first + len)
        .map(|n| Kind::new(colour, n as u8))
        .collect()
}

/// Calls `f` with every lay that the judge accepts, made of every choice of
/// rack tiles and every table of them.
pub fn every_lay(settings: &Settings, position: &BeforeLay, f: &mut impl FnMut(&Lay, &Verdict)) {
    let reals: Vec<(Kind, u8)> = position
        .rack
        .tiles()
        .filter_map(|(t, n)| t.kind().map(|k| (k, n)))
        .collect();
    let counts = position.table.counts();
    let mut search = Every {
        settings,
        position,
        jokers: counts.all_jokers + position.rack.jokers(),
        old_jokers: counts.all_jokers,
        real: counts.real,
        used: 0,
        table: Vec::new(),
        f,
    };
    search.choose(&reals);
}

struct Every<'a, F: FnMut(&Lay, &Verdict)> {
    settings: &'a Settings,
    position: &'a BeforeLay,
    jokers: u8,
    old_jokers: u8,
    real: [u8; 52],
    used: u8,
    table: Vec<Vec<Placed>>,
    f: &'a mut F,
}

impl<F: FnMut(&Lay, &Verdict)> Every<'_, F> {
    fn choose(&mut self, reals: &[(Kind, u8)]) {
        let Some(((kind, n), rest)) = reals.split_first() else {
            self.cover();
            return;
        };
        for x in 0..=*n {
            self.real[kind.index()] += x;
            self.choose(rest);
            self.real[kind.index()] -= x;
        }
    }

    fn cover(&mut self) {
        let top = self.settings.set.numbers();
        let first = self.settings.set.kinds().find(|k| self.real[k.index()] > 0);
        let Some(kind) = first else {
            self.judge();
            return;
        };
        for first in 1..=kind.number() {
            for last in kind.number().max(first + 2)..=top {
                let run: Vec<Kind> = (first..=last)
                    .map(|n| Kind::new(kind.colour(), n))
                    .collect();
                self.fill(&run, kind, Vec::new());
            }
        }
        if self.settings.set.groups() {
            for out in 0..=4u8 {
                if out != kind.colour() {
                    let group: Vec<Kind> = (0..4u8)
                        .filter(|c| *c != out)
                        .map(|c| Kind::new(c, kind.number()))
                        .collect();
                    self.fill(&group, kind, Vec::new());
                }
            }
        }
    }

    fn fill(&mut self, kinds: &[Kind], must: Kind, placed: Vec<Placed>) {
        let Some(kind) = kinds.get(placed.len()).copied() else {
            self.table.push(placed);
            self.cover();
            self.table.pop();
            return;
        };
        if self.real[kind.index()] > 0 {
            self.real[kind.index()] -= 1;
            let mut more = placed.clone();
            more.push(Placed::real(kind));
            self.fill(kinds, must, more);
            self.real[kind.index()] += 1;
        }
        if self.used < self.jokers && kind != must {
            self.used += 1;
            let mut more = placed;
            more.push(Placed::joker(kind));
            self.fill(kinds, must, more);
            self.used -= 1;
        }
    }

    fn judge(&mut self) {
        let mut table = Table::EMPTY;
        for series in &self.table {
            if table.push(series).is_err() {
                return;
            }
        }
        for take in 0..=self.old_jokers {
            let lay = Lay { table, take };
            if let Ok(verdict) = judge(self.settings, self.position, &lay) {
                (self.f)(&lay, &verdict);
            }
        }
    }
}
