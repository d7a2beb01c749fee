//! Junior lays with jokers, where series hold any number of them and none is taken apart.
//!
//! What a set of a colour's tiles earns with so many wild jokers is known ([`super::memo`]); the
//! colours are combined so that the jokers come out even. Jokers that are not needed can be added to
//! any series that is shorter than ten, and whether there is room enough is a matter of counting.

use super::enough::Enough;
use super::junior::JuniorLay;
use super::masks::{Masks, count};
use super::row::Row;
use super::{CAP, earned, memo, plain};
use crate::tiles::COLOURS;

/// Freed jokers, and wild ones: at most four of each.
const FIVE: usize = 5;

/// A set of tiles of one colour, with a set of jokers that they free, and
/// what more wild jokers earn: for so many so much, where it is more.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    numbers: u16,
    freed: u8,
    len: u8,
    /// A byte each, jokers below and series above: in one word, as what is written in
    /// pieces and read as a whole makes the processor wait.
    gains: u64,
}

impl Choice {
    #[inline]
    fn new(numbers: u16, freed: u8, earned: Row, most: usize) -> Choice {
        let (mut len, mut gains) = (0, 0);
        let mut before = None;
        for wild in 0..=most {
            let now = earned.with(wild);
            if now > before {
                let gain = wild as u64 | u64::from(now.unwrap_or(0)) << 4;
                gains |= gain << (8 * len);
                len += 1;
                before = now;
            }
        }
        Choice {
            numbers,
            freed,
            len,
            gains,
        }
    }

    /// Wild jokers, and what they earn.
    #[inline]
    fn gain(&self, nth: u8) -> (u8, u8) {
        let gain = (self.gains >> (8 * nth)) as u8;
        (gain & 15, gain >> 4)
    }
}

/// Every colour's choices, the empty set first; kept, so that listing does not allocate each time.
pub(super) type Room = [Vec<Choice>; COLOURS];

/// Lists the lays; whether the list is complete.
pub(super) fn list(
    masks: &Masks,
    racks: &[u16; COLOURS],
    held: u8,
    room: &mut Room,
    found: &mut Vec<JuniorLay>,
) -> bool {
    let freeable = |c: usize| usize::from(count(racks[c] & masks.jokers[c]));
    let most_freed = (0..COLOURS).map(freeable).sum::<usize>().min(FIVE - 1);
    let wild = (usize::from(held) + most_freed).min(FIVE - 1);
    let mut enough = Enough::new();
    for (colour, choices) in room.iter_mut().enumerate().rev() {
        let able = within_reach(racks[colour], masks.covered[colour], wild);
        let able = able | racks[colour] & masks.jokers[colour];
        // Those of the rack, and those that other colours may free.
        let others = usize::from(held) + most_freed.saturating_sub(freeable(colour));
        choose(choices, masks, colour, able, others, &mut enough);
        enough.next_colour();
    }
    let mut frame = Frame {
        choices: room,
        masks,
        held,
        active: [0; COLOURS],
        colours: 0,
        later: [0; COLOURS + 1],
    };
    for (colour, choices) in room.iter().enumerate() {
        if choices.len() > 1 {
            frame.active[frame.colours] = colour;
            frame.colours += 1;
        }
    }
    for nth in (0..frame.colours).rev() {
        frame.later[nth] = frame.later[nth + 1] + freeable(frame.active[nth]);
    }
    match most_freed {
        0 => frame.start::<1>(found),
        1 => frame.start::<2>(found),
        2 => frame.start::<3>(found),
        3 => frame.start::<4>(found),
        _ => frame.start::<FIVE>(found),
    }
}

/// The numbers that could be part of a series with so many jokers: with one,
/// some other number must be next to it or next but one; with two, none.
fn within_reach(held: u16, covered: u16, wild: usize) -> u16 {
    let known = held | covered;
    match wild {
        0 => plain::layable(held, covered),
        1 => held & (known << 1 | known >> 1 | known << 2 | known >> 2),
        _ => held,
    }
}

/// The sets of one colour's tiles, with every set of jokers that they free.
/// `others` are the wild jokers that do not come from the colour itself.
fn choose(
    choices: &mut Vec<Choice>,
    masks: &Masks,
    colour: usize,
    held: u16,
    others: usize,
    enough: &mut Enough,
) {
    choices.clear();
    let covered = masks.covered[colour];
    let mut numbers = 0u16;
    loop {
        let freeable = numbers & masks.jokers[colour];
        let mut freed = 0u16;
        let mut plain = false;
        loop {
            let placed = numbers & !freed;
            let count = count(freed);
            let wild = (others + usize::from(count)).min(FIVE - 1);
            // Tiles over covered numbers are rare, and could lie between series that adjoin.
            let earned = match placed & covered {
                0 => memo::earned(covered, placed),
                _ => earned::earned(masks.ends[colour], placed),
            };
            if earned.possible(wild) {
                plain |= freed == 0 && earned.possible(0);
                choices.push(Choice::new(numbers, count, earned, wild));
            }
            freed = freed.wrapping_sub(freeable) & freeable;
            if freed == 0 {
                break;
            }
        }
        numbers = numbers.wrapping_sub(held) & held;
        if enough.with(plain) || numbers == 0 {
            return;
        }
    }
}

/// What stays the same while sets are combined.
struct Frame<'a> {
    choices: &'a Room,
    masks: &'a Masks,
    held: u8,
    /// The colours that have anything to lay, and how many they are.
    active: [usize; COLOURS],
    colours: usize,
    /// Jokers that may be freed by each of them and those after it.
    later: [usize; COLOURS + 1],
}

impl Frame<'_> {
    /// The lays, with a row for every number of jokers that can be freed.
    fn start<const N: usize>(&self, found: &mut Vec<JuniorLay>) -> bool {
        let mut sum = [Row::NEVER; N];
        sum[0] = Row::NOTHING;
        self.combine(0, &sum, 0, 0, found)
    }

    /// `tiles` are those of the colours before, `laid` their numbers, sixteen bits a colour,
    /// and `sum` is what they earn.
    fn combine<const N: usize>(
        &self,
        nth: usize,
        sum: &[Row; N],
        tiles: u8,
        laid: u64,
        found: &mut Vec<JuniorLay>,
    ) -> bool {
        if nth == self.colours {
            return self.emit(sum, tiles, laid, found);
        }
        // Nothing of the colour, which adds nothing; it is the first choice.
        if !self.combine(nth + 1, sum, tiles, laid, found) {
            return false;
        }
        let colour = self.active[nth];
        let wild = usize::from(self.held) + self.later[nth + 1];
        let mut rest = self.choices[colour][1..].iter().peekable();
        while let Some(first) = rest.next() {
            let numbers = first.numbers;
            let mut next = [Row::NEVER; N];
            let mut possible = add(wild, sum, first, &mut next);
            while let Some(choice) = rest.next_if(|c| N > 1 && c.numbers == numbers) {
                possible |= add(wild, sum, choice, &mut next);
            }
            if possible {
                let tiles = tiles + count(numbers);
                let laid = laid | u64::from(numbers) << (16 * colour);
                if !self.combine(nth + 1, &next, tiles, laid, found) {
                    return false;
                }
            }
        }
        true
    }

    /// One lay for every number of jokers laid from the rack and taken.
    #[inline]
    fn emit<const N: usize>(
        &self,
        sum: &[Row; N],
        tiles: u8,
        laid: u64,
        found: &mut Vec<JuniorLay>,
    ) -> bool {
        // What is freed and not taken is wild: the most new series by jokers
        // taken and, within, by those laid from the rack.
        let mut most_new = *sum;
        for take in (1..N).rev() {
            most_new[take - 1] = most_new[take - 1].or(most_new[take].one_fewer());
        }
        for (take, most_new) in most_new.into_iter().enumerate() {
            let take = take as u8;
            for jokers in 0..=self.held.min(FIVE as u8 - 1) {
                let Some(new) = most_new.with(usize::from(jokers)) else {
                    continue;
                };
                // Room for every joker, needed or not: no series is longer than ten,
                // and no lay has more series than the one with most new ones.
                let all = self.masks.tiles + tiles + jokers - take;
                if tiles + jokers == 0 || all > 10 * (self.masks.series + new) {
                    continue;
                }
                if found.len() == CAP {
                    return false;
                }
                found.push(JuniorLay {
                    jokers,
                    take,
                    chips: tiles + jokers - take + new,
                    numbers: std::array::from_fn(|c| (laid >> (16 * c)) as u16),
                });
            }
        }
        true
    }
}

/// Adds a colour's choice to what the colours before can earn; whether there
/// can be wild jokers enough for both. `wild` are those that there can be
/// besides the ones freed so far.
#[inline]
fn add<const N: usize>(wild: usize, sum: &[Row; N], choice: &Choice, next: &mut [Row; N]) -> bool {
    let (least, new) = choice.gain(0);
    let mut possible = false;
    for (freed, sum) in (usize::from(choice.freed)..N).zip(sum) {
        let left = (wild + freed).min(FIVE - 1).checked_sub(least.into());
        if left.is_some_and(|left| sum.possible(left)) {
            let mut best = next[freed].or(sum.and(least.into(), new));
            for (wild, new) in (1..choice.len).map(|nth| choice.gain(nth)) {
                best = best.or(sum.and(wild.into(), new));
            }
            next[freed] = best;
            possible = true;
        }
    }
    possible
}
