//! Lays of the junior set.
//!
//! Colours meet only in the jokers, so each colour's sets of tiles are looked
//! at alone and then combined. Most positions have no joker that could be
//! laid: there the sets are combined as they are. Otherwise, without
//! rearranging and with any number of jokers in a series, what a set earns
//! with so many wild jokers is remembered ([`super::memo`]); jokers that are
//! not needed can be added to any series that is shorter than ten, and whether
//! there is room enough is a matter of counting. All else goes the exact way ([`super::exact`]).

use super::masks::{Masks, count, rack_masks, rows};
use super::row::Row;
use super::{CAP, exact, memo, plain, wild};
use crate::judge::{Lay, Position};
use crate::settings::Settings;
use crate::tiles::{COLOURS, Kind, Rack, Tile};

/// A lay of the junior set: what leaves the rack, and what it brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JuniorLay {
    /// The numbers laid of each colour: bit 0 is the 1.
    pub numbers: [u16; COLOURS],
    /// Jokers laid from the rack.
    pub jokers: u8,
    /// Jokers taken (F5.4).
    pub take: u8,
    /// Chips, without the one for going out.
    pub chips: u8,
}

impl JuniorLay {
    /// The tiles that leave the rack.
    pub fn laid(&self) -> Rack {
        let mut rack = Rack::EMPTY;
        for (colour, numbers) in self.numbers.iter().enumerate() {
            let mut left = *numbers;
            while left != 0 {
                let kind = Kind::new(colour as u8, left.trailing_zeros() as u8 + 1);
                rack.add(Tile::of(kind), 1);
                left &= left - 1;
            }
        }
        rack.add(Tile::JOKER, self.jokers);
        rack
    }

    pub(super) fn count(&self) -> u8 {
        self.numbers.iter().map(|n| count(*n)).sum()
    }
}

/// Freed jokers, and wild ones: at most four of each.
const FIVE: usize = 5;

/// A set of tiles of one colour, with a set of jokers that they free, and
/// what more wild jokers earn: for so many so much, where it is more.
#[derive(Clone, Copy)]
struct Choice {
    numbers: u16,
    freed: u8,
    len: u8,
    /// A byte each, jokers below and series above: in one word, as what is written in
    /// pieces and read as a whole makes the processor wait.
    gains: u64,
}

impl Choice {
    #[inline]
    fn new(numbers: u16, freed: u8, earned: memo::Earned, most: usize) -> Choice {
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

#[derive(Default)]
pub(super) struct Lister {
    pub found: Vec<JuniorLay>,
    /// The table of the position that was listed.
    pub masks: Masks,
    choices: [Vec<Choice>; COLOURS],
}

/// What stays the same while sets are combined.
struct Frame<'a> {
    choices: &'a [Vec<Choice>; COLOURS],
    masks: &'a Masks,
    held: u8,
    /// The colours that have anything to lay, and how many they are.
    active: [usize; COLOURS],
    colours: usize,
    /// Jokers that may be freed by each of them and those after it.
    later: [usize; COLOURS + 1],
}

impl Lister {
    /// Lists the lays; whether the list is complete.
    pub(super) fn list(&mut self, settings: &Settings, position: &Position) -> bool {
        self.found.clear();
        let masks = Masks::of(&position.table);
        self.masks = masks;
        let racks = rack_masks(position.rack);
        let held = position.rack.jokers();
        let freeable = (0..COLOURS).any(|c| racks[c] & masks.jokers[c] != 0);
        let settled = masks.all_jokers == 0 || !settings.rearrange;
        if held == 0 && !freeable && settled {
            return self.plain(&masks, &racks);
        }
        let together = !settings.rearrange || position.table.is_empty();
        if together && !settings.one_joker() {
            return self.with_jokers(&masks, &racks, held);
        }
        exact::list(settings, position, &mut self.found)
    }

    /// No joker can be laid or freed: all sets that fit.
    fn plain(&mut self, masks: &Masks, racks: &[u16; COLOURS]) -> bool {
        let able: [u16; COLOURS] =
            std::array::from_fn(|c| plain::layable(racks[c], masks.covered[c]));
        if able == [0; COLOURS] {
            return true;
        }
        let mut lay = JuniorLay::default();
        plain_from(masks, &able, 0, &mut lay, &mut self.found)
    }

    fn with_jokers(&mut self, masks: &Masks, racks: &[u16; COLOURS], held: u8) -> bool {
        let freeable = |c: usize| usize::from(count(racks[c] & masks.jokers[c]));
        let most_freed = (0..COLOURS).map(freeable).sum::<usize>().min(FIVE - 1);
        let wild = (usize::from(held) + most_freed).min(FIVE - 1);
        let mut enough = Enough::new();
        for colour in (0..COLOURS).rev() {
            let able = within_reach(racks[colour], masks.covered[colour], wild);
            let able = able | racks[colour] & masks.jokers[colour];
            // Those of the rack, and those that other colours may free.
            let others = usize::from(held) + most_freed.saturating_sub(freeable(colour));
            self.choose(masks, able, colour, others, &mut enough);
            enough.next_colour();
        }
        let (mut active, mut colours) = ([0; COLOURS], 0);
        for colour in 0..COLOURS {
            if self.choices[colour].len() > 1 {
                active[colours] = colour;
                colours += 1;
            }
        }
        let mut later = [0; COLOURS + 1];
        for nth in (0..colours).rev() {
            later[nth] = later[nth + 1] + freeable(active[nth]);
        }
        let mut found = std::mem::take(&mut self.found);
        let frame = Frame {
            choices: &self.choices,
            masks,
            held,
            active,
            colours,
            later,
        };
        let result = match most_freed {
            0 => frame.start::<1>(&mut found),
            1 => frame.start::<2>(&mut found),
            2 => frame.start::<3>(&mut found),
            3 => frame.start::<4>(&mut found),
            _ => frame.start::<FIVE>(&mut found),
        };
        self.found = found;
        result
    }

    /// The sets of one colour's tiles, with every set of jokers that they free.
    /// `others` are the wild jokers that do not come from the colour itself.
    fn choose(
        &mut self,
        masks: &Masks,
        held: u16,
        colour: usize,
        others: usize,
        enough: &mut Enough,
    ) {
        let choices = &mut self.choices[colour];
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
                // Tiles over covered numbers could lie between series that adjoin.
                let earned = if placed & covered != 0 && masks.irregular[colour] {
                    let (firsts, lasts) = (masks.firsts[colour], masks.lasts[colour]);
                    memo::earned_among(firsts, lasts, placed, wild)
                } else {
                    memo::earned(covered, placed, wild)
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
}

/// All sets of this colour's tiles that fit, the empty one first, with those of the colours after.
fn plain_from(
    masks: &Masks,
    able: &[u16; COLOURS],
    colour: usize,
    lay: &mut JuniorLay,
    found: &mut Vec<JuniorLay>,
) -> bool {
    // Colours with nothing to lay have the empty set only.
    let next = (colour..COLOURS).find(|c| able[*c] != 0);
    let Some(colour) = next else {
        if lay.chips > 0 {
            if found.len() == CAP {
                return false;
            }
            found.push(*lay);
        }
        return true;
    };
    let (able_here, covered) = (able[colour], masks.covered[colour]);
    let mut numbers = 0u16;
    loop {
        if plain::fits(numbers, covered) {
            let gain = count(numbers) + rows(numbers);
            lay.numbers[colour] = numbers;
            lay.chips += gain;
            let complete = plain_from(masks, able, colour + 1, lay, found);
            lay.chips -= gain;
            if !complete {
                return false;
            }
        }
        numbers = numbers.wrapping_sub(able_here) & able_here;
        if numbers == 0 {
            lay.numbers[colour] = 0;
            return true;
        }
    }
}

/// Sees when more sets of tiles are not needed because the list is full
/// without them. Sets that need no joker can be combined at will, and the list
/// goes through the sets of the last colour first.
pub(super) struct Enough {
    later: usize,
    here: usize,
}

impl Enough {
    pub(super) fn new() -> Enough {
        Enough { later: 1, here: 0 }
    }

    /// One more set of a colour; whether that is enough.
    pub(super) fn with(&mut self, plain: bool) -> bool {
        self.here += usize::from(plain);
        // The empty lay is none.
        self.here.saturating_mul(self.later) > CAP + 1
    }

    /// On to the colour before.
    pub(super) fn next_colour(&mut self) {
        self.later = self.later.saturating_mul(self.here);
        self.here = 0;
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
            let mut best = next[freed].or(sum.and(least, new));
            for (wild, new) in (1..choice.len).map(|nth| choice.gain(nth)) {
                best = best.or(sum.and(wild, new));
            }
            next[freed] = best;
            possible = true;
        }
    }
    possible
}

/// The table of a lay. `masks` are those of the position.
pub(super) fn build(
    settings: &Settings,
    position: &Position,
    masks: &Masks,
    lay: &JuniorLay,
) -> Lay {
    if lay.jokers == 0 && lay.take == 0 {
        let fits = |c: usize| plain::fits(lay.numbers[c], masks.covered[c]);
        let new: u8 = lay.numbers.iter().map(|n| rows(*n)).sum();
        if lay.chips == lay.count() + new && (0..COLOURS).all(fits) {
            return Lay {
                table: plain::table(&position.table, lay.numbers),
                take: 0,
            };
        }
    }
    let together = !settings.rearrange || position.table.is_empty();
    if together
        && !settings.one_joker()
        && let Some(lay) = wild::build(position, masks, lay)
    {
        return lay;
    }
    exact::build(settings, position, lay)
}
