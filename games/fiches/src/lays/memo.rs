//! What one junior colour does beside a table, remembered.
//!
//! It depends on few bits: which numbers lie there, and which are laid. Both are pure functions, so
//! any thread may fill in what it finds.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::earned::{self, Ends};
use super::masks::TOP;
use super::row::Row;
use crate::solver::beside::{Beside, beside};

/// Pairs without a number in both, by their digits to the base three: small
/// enough to stay near the processor.
const APART: usize = 59_049;
static EARNED: [AtomicU32; APART] = [const { AtomicU32::new(0) }; APART];
static PLACED: [AtomicU64; APART * WILD] = [const { AtomicU64::new(0) }; APART * WILD];
const WILD: usize = Row::LANES as usize;
/// No row has this bit; without it a slot is empty.
const KNOWN: u32 = 1 << 31;

/// Numbers as digits to the base three.
static DIGITS: [u16; 1 << TOP] = {
    let mut digits = [0; 1 << TOP];
    let mut numbers = 1;
    while numbers < digits.len() {
        // 3^9 for the highest; shifting down multiplies by three less.
        digits[numbers] = digits[numbers >> 1] * 3 + (numbers & 1) as u16;
        numbers += 1;
    }
    digits
};

fn apart(covered: u16, laid: u16) -> usize {
    usize::from(DIGITS[usize::from(covered)]) + 2 * usize::from(DIGITS[usize::from(laid)])
}

/// For each number of wild jokers the most new series, where `laid` is laid beside series that
/// cover `covered`. No number may be in both.
#[inline]
pub(super) fn earned(covered: u16, laid: u16) -> Row {
    let slot = &EARNED[apart(covered, laid)];
    match slot.load(Ordering::Relaxed) {
        0 => {
            let found = earned::earned(Ends::of(covered), laid);
            slot.store(found.0 | KNOWN, Ordering::Relaxed);
            found
        }
        known => Row(known & !KNOWN),
    }
}

/// Where the tiles go that earn so much with so many jokers. No number may be
/// both covered and laid.
pub(super) fn placed(covered: u16, laid: u16, wild: usize) -> Beside {
    let slot = &PLACED[apart(covered, laid) * WILD + wild];
    let known = slot.load(Ordering::Relaxed);
    if known != 0 {
        return Beside(known);
    }
    let found = beside(covered, laid, wild);
    slot.store(found.0, Ordering::Relaxed);
    found
}
