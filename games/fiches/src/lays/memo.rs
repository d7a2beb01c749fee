//! New series of one junior colour, remembered.
//!
//! What a colour's tiles earn beside a table depends on few bits: which
//! numbers lie there, and which are laid. The exact sweep says it, and is
//! asked once for each pair; a pure function, so any thread may fill it in.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::masks::TOP;
use crate::solver::beside::{Beside, MEMO_WILD, beside, new_series_among, new_series_beside};

/// Pairs without a number in both, by their digits to the base three: small
/// enough to stay near the processor.
const APART: usize = 59_049;
static EARNED: [AtomicU32; APART] = [const { AtomicU32::new(0) }; APART];
/// Pairs with a number in both, which are rare.
static OVERLAP: [AtomicU32; 1 << (2 * TOP)] = [const { AtomicU32::new(0) }; 1 << (2 * TOP)];
static PLACED: [AtomicU64; APART * MEMO_WILD] = [const { AtomicU64::new(0) }; APART * MEMO_WILD];
const AMONG_BITS: u32 = 16;
static AMONG: [AtomicU64; 1 << AMONG_BITS] = [const { AtomicU64::new(0) }; 1 << AMONG_BITS];
/// The values are known for few jokers, or for all.
const FEW_KNOWN: u32 = 1 << 30;
const ALL_KNOWN: u32 = 1 << 31;
const FEW: usize = 2;

/// What must be known for so many jokers.
fn known_for(wild: usize) -> u32 {
    if wild <= FEW {
        FEW_KNOWN | ALL_KNOWN
    } else {
        ALL_KNOWN
    }
}

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

/// For each number of wild jokers, 1 + the most new series with at most so
/// many, or 0 where the numbers cannot be laid: four bits each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Earned(u32);

impl Earned {
    /// Nothing laid, nothing earned.
    const NOTHING: Earned = Earned(0x1_1111);

    /// Whether it is possible with at most so many wild jokers.
    #[inline]
    pub(super) fn possible(self, most: usize) -> bool {
        self.0 >> (4 * most) & 15 != 0
    }

    /// New series with at most `wild` jokers; none where that is too few.
    #[inline]
    pub(super) fn with(self, wild: usize) -> Option<u8> {
        ((self.0 >> (4 * wild) & 15) as u8).checked_sub(1)
    }
}

/// What `laid` earns in a colour whose series cover `covered`, each row of it
/// one series, with up to `wild` jokers. Those not needed are left aside.
#[inline]
pub(super) fn earned(covered: u16, laid: u16, wild: usize) -> Earned {
    if laid == 0 {
        return Earned::NOTHING;
    }
    let slot = if covered & laid == 0 {
        &EARNED[apart(covered, laid)]
    } else {
        &OVERLAP[usize::from(covered) << TOP | usize::from(laid)]
    };
    let known = slot.load(Ordering::Relaxed);
    if known & known_for(wild) != 0 {
        return Earned(known);
    }
    find_earned(slot, covered, laid, wild)
}

#[cold]
fn find_earned(slot: &AtomicU32, covered: u16, laid: u16, wild: usize) -> Earned {
    let found = pack(wild, |most| new_series_beside(covered, laid, most));
    slot.store(found.0, Ordering::Relaxed);
    found
}

fn pack(wild: usize, find: impl Fn(usize) -> [Option<i32>; MEMO_WILD]) -> Earned {
    let (mut packed, wild) = if wild <= FEW {
        (FEW_KNOWN, FEW)
    } else {
        (ALL_KNOWN, MEMO_WILD - 1)
    };
    let mut most = None;
    for (wild, new) in find(wild).into_iter().enumerate().take(wild + 1) {
        most = most.max(new);
        packed |= most.map_or(0, |n| n as u32 + 1) << (4 * wild);
    }
    Earned(packed)
}

/// The same for series that overlap or adjoin, given where they begin and
/// end: more is not needed, as tiles are only added there. A few thousand are
/// remembered, each with what it is for.
pub(super) fn earned_among(firsts: u16, lasts: u16, laid: u16, wild: usize) -> Earned {
    let key = 1 << 30 | u64::from(firsts) << 20 | u64::from(lasts) << 10 | u64::from(laid);
    let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - AMONG_BITS);
    let slot = &AMONG[hash as usize];
    let known = slot.load(Ordering::Relaxed);
    if known >> 32 == key && known as u32 & known_for(wild) != 0 {
        return Earned(known as u32);
    }
    let found = pack(wild, |most| new_series_among(firsts, lasts, laid, most));
    slot.store(key << 32 | u64::from(found.0), Ordering::Relaxed);
    found
}

/// Where the tiles go that earn so much with so many jokers. No number may be
/// both covered and laid.
pub(super) fn placed(covered: u16, laid: u16, wild: usize) -> Beside {
    let slot = &PLACED[apart(covered, laid) * MEMO_WILD + wild];
    let known = slot.load(Ordering::Relaxed);
    if known != 0 {
        return Beside(known);
    }
    let found = beside(covered, laid, wild);
    slot.store(found.0, Ordering::Relaxed);
    found
}
