//! One junior colour beside series that lie there, as bits: what the listing remembers.

use super::colour::{ColourSweep, WILD};
use super::runs::{Old, RunRules};
use super::supply::{Colour, Making};
use crate::tiles::Set;

const TOP: u8 = Set::Junior.numbers();

/// The most new series for each number of wild jokers up to so many, as the sweep finds them.
#[cfg(test)]
pub(crate) fn new_series_beside(covered: u16, laid: u16, wild: usize) -> [Option<i32>; WILD] {
    let (making, colour) = posed_beside(covered, laid, wild);
    ColourSweep::new(&making, &colour, (0, 1)).by_wild()
}

fn posed_beside(covered: u16, laid: u16, wild: usize) -> (Making, Colour) {
    let mut old = Vec::new();
    let mut first = 0;
    for number in 1..=TOP {
        if covered >> (number - 1) & 1 == 1 {
            if first == 0 {
                first = number;
            }
            if covered >> number & 1 == 0 {
                let last = number;
                old.push(Old {
                    first,
                    last,
                    jokers: 0,
                });
                first = 0;
            }
        }
    }
    posed_among(old, laid, wild)
}

fn posed_among(old: Vec<Old>, laid: u16, wild: usize) -> (Making, Colour) {
    let making = Making {
        rules: RunRules {
            one_joker: false,
            real_needed: wild >= 3,
            blocks: true,
            spare: true,
        },
        mixed: false,
        pure: true,
        wild: wild as u8,
        top: TOP,
    };
    let mut colour = Colour::new();
    for number in 1..=TOP {
        let of = &mut colour.supply[usize::from(number)];
        of.rack_max = (laid >> (number - 1) & 1) as u8;
        of.rack_min = of.rack_max;
    }
    colour.old = old;
    (making, colour)
}

/// Where the tiles of one colour go, packed: four new series (four bits for
/// the first number, four for the length, 0 for none), then four wild jokers
/// (four bits for the number, three for the new series, 4 for an old one).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside(pub u64);

const MOST_NEW: usize = 4;
const TO_OLD: u64 = 4;
const BESIDE_KNOWN: u64 = 1 << 63;

impl Beside {
    /// Nothing is laid.
    pub(crate) const NOTHING: Beside = Beside(0);

    /// The new series: first number, length, and the numbers of its jokers.
    pub(crate) fn new_series(self) -> impl Iterator<Item = (u8, u8, u16)> {
        let series = (0..MOST_NEW).map(move |nth| (nth as u64, self.0 >> (8 * nth)));
        series
            .take_while(|(_, bits)| bits & 15 > 0)
            .map(move |(nth, bits)| {
                let (first, length) = ((bits & 15) as u8, (bits >> 4 & 15) as u8);
                (first, length, self.jokers_of(nth))
            })
    }

    /// The numbers of the jokers that are laid at old series.
    pub(crate) fn to_old(self) -> u16 {
        self.jokers_of(TO_OLD)
    }

    fn jokers_of(self, series: u64) -> u16 {
        let mut jokers = 0;
        for nth in 0..WILD - 1 {
            let bits = self.0 >> (32 + 7 * nth);
            if bits & 15 > 0 && bits >> 4 & 7 == series {
                jokers |= 1 << ((bits & 15) - 1);
            }
        }
        jokers
    }
}

/// The way that earns most with at most `wild` jokers, when just the numbers `laid` of a colour are
/// laid beside series that cover `covered`, each row of it one series, and no joker is used that
/// could be left out.
pub(crate) fn beside(covered: u16, laid: u16, wild: usize) -> Beside {
    let (making, colour) = posed_beside(covered, laid, wild);
    let sweep = ColourSweep::new(&making, &colour, (0, 1));
    let best = sweep.by_wild();
    let most = best[..=wild].iter().max().copied().flatten();
    let used = best.iter().position(|b| *b == most && b.is_some());
    let used = used.expect("the numbers can be laid") as u8;
    let blocks: Vec<usize> = (0..colour.old.len()).collect();
    let (mut bits, mut new, mut jokers) = (BESIDE_KNOWN, 0, 0);
    for (block, tiles) in sweep.series(&making, &colour, 0, &blocks, used) {
        let series = match block {
            Some(_) => TO_OLD,
            None => {
                let first = u64::from(tiles[0].kind().number());
                bits |= (first | (tiles.len() as u64) << 4) << (8 * new);
                new += 1;
                new - 1
            }
        };
        for tile in tiles.iter().filter(|t| t.is_joker()) {
            let number = u64::from(tile.kind().number());
            bits |= (number | series << 4) << (32 + 7 * jokers);
            jokers += 1;
        }
    }
    Beside(bits)
}
