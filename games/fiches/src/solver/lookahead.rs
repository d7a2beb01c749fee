//! How single runs go on, and what open runs will need.

use super::runs::{DONE, FOLLOW_SHIFT, LEN, MOST, NO_REAL, OWES, PURE};
use super::runs::{Old, Open, Run, With, followed, following, shadow};
use super::supply::{Colour, Making, Supply};

/// A run after one more tile, and whether that makes a new series of it.
/// `runs` are all the open runs of the colour.
pub(super) fn moved(
    making: &Making,
    colour: &Colour,
    number: u8,
    runs: &[Run],
    run: Run,
    with: With,
) -> Option<(Run, u8)> {
    if let Some(old) = followed(run) {
        let track = &colour.old[old];
        let kept = |r: &Run| r & PURE == 0 && followed(*r) == Some(old);
        let kept = track.last == number && runs.iter().any(kept);
        return shadow(&making.rules, run, with, track, number, kept);
    }
    let next = making.rules.extend(run, with)?;
    // New as soon as it is a series: three tiles, one of them real (F5.2).
    let series = |run: Run| run & (LEN | NO_REAL) == 3 || run == DONE;
    let new = run & PURE != 0 && series(next) && !series(run);
    Some((next, u8::from(new)))
}

/// The run that begins, on the tracks of a watched old run if it begins like one.
pub(super) fn begun_run(
    making: &Making,
    colour: &Colour,
    number: u8,
    pure: bool,
    with: With,
) -> Run {
    let run = making.rules.begin(pure, with);
    let watched = pure && !making.rules.blocks;
    let like =
        |old: &Old| watched && old.first == number && old.joker_at(number) == with.is_joker();
    run | colour.old.iter().position(like).map_or(0, following)
}

/// More wild jokers than there are.
const HOPELESS: u8 = 16;

/// Wild jokers without which the open runs cannot all become series.
pub(super) fn wilds_needed(making: &Making, colour: &Colour, number: u8, open: Open) -> u8 {
    let at = usize::from(number);
    let (mut all, mut pure, mut short, mut short_pure) = (0, 0, 0, 0);
    for run in open.iter() {
        let plain = run & ((1 << FOLLOW_SHIFT) - 1);
        let track = followed(run).is_some() && run & PURE == 0;
        if track || making.rules.may_end(plain) {
            continue;
        }
        let is_short = u8::from(run & LEN == 1);
        all += 1;
        short += is_short;
        if run & PURE != 0 {
            pure += 1;
            short_pure += is_short;
        }
    }
    if all == 0 {
        return 0;
    }
    if number == making.top || (number + 1 == making.top && short > 0) {
        return HOPELESS;
    }
    let blocks = |n: u8| {
        let begins = |old: &&Old| making.rules.blocks && old.first == n;
        colour.old.iter().filter(begins).count() as u8
    };
    let (one, two) = (&colour.supply[at + 1], &colour.supply[at + 2]);
    let (b1, b2) = (blocks(number + 1), blocks(number + 2));
    let lack = |all: u8, pure: u8, supply: &Supply, blocks: u8| {
        let of_all = all.saturating_sub(supply.all() + blocks);
        of_all.max(pure.saturating_sub(supply.rack_max + blocks))
    };
    lack(all, pure, one, b1) + lack(short, short_pure, two, b1 + b2)
}

/// Open runs that are to become new series and are not yet.
pub(super) fn promising(open: Open) -> u8 {
    let begun =
        |run: &Run| run & PURE != 0 && (run & (LEN | NO_REAL) != 3 || followed(*run).is_some());
    open.iter().filter(begun).count() as u8
}

/// The open runs without those that may end and that nothing can go on with,
/// when no wild joker is left.
pub(super) fn without_idle(making: &Making, colour: &Colour, number: u8, open: Open) -> Open {
    let next = &colour.supply[usize::from(number) + 1];
    let mut runs = [0; MOST];
    let mut len = 0;
    let (mut mixed, mut pure) = (0, 0);
    for run in open.iter() {
        if followed(run).is_none() && run & (LEN | NO_REAL | OWES) == 3 {
            if run & PURE == 0 {
                mixed += 1;
                if mixed > next.all() && (!making.rules.one_joker || next.all() == 0) {
                    continue;
                }
            } else {
                pure += 1;
                if pure > next.rack_max && (!making.rules.one_joker || next.rack_max == 0) {
                    continue;
                }
            }
        }
        runs[len] = run;
        len += 1;
    }
    Open::pack(&mut runs[..len])
}
