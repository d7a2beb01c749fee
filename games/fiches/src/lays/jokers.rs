//! Junior lays with jokers, where series hold any number of them and none is taken apart.
//!
//! What a set of a colour's tiles earns with so many wild jokers is known ([`super::memo`]); the
//! colours are combined so that the jokers come out even. Jokers that are not needed can be added to
//! any series that is shorter than ten, and whether there is room enough is a matter of counting.

use super::earned::Ends;
use super::enough::Enough;
use super::junior::JuniorLay;
use super::masks::{Masks, count};
use super::row::Row;
use super::{CAP, earned, memo, plain};
use crate::tiles::COLOURS;

/// Freed jokers, and wild ones: at most four of each.
const FIVE: usize = 5;

/// A set of tiles of one colour, with the number of jokers that they free, and what they earn.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    numbers: u16,
    freed: u8,
    earned: Row,
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
    let freeable: [usize; COLOURS] =
        std::array::from_fn(|c| count(racks[c] & masks.covered[c]).into());
    let most_freed = freeable.iter().sum::<usize>().min(FIVE - 1);
    let wild = (usize::from(held) + most_freed).min(FIVE - 1);
    let mut enough = Enough::new();
    for (colour, choices) in room.iter_mut().enumerate().rev() {
        let able = within_reach(racks[colour], masks.covered[colour], wild);
        let able = able | racks[colour] & masks.covered[colour];
        // Those of the rack, and those that other colours may free.
        let others = usize::from(held) + most_freed.saturating_sub(freeable[colour]);
        choose(choices, masks, colour, able, others, &mut enough);
        enough.next_colour();
    }
    let mut frame = Frame {
        choices: room,
        masks,
        held,
        wild,
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
        frame.later[nth] = frame.later[nth + 1] + freeable[frame.active[nth]];
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
        1 => held & near(known),
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
        let freeable = numbers & covered;
        let mut freed = freeable;
        let plain = loop {
            let (placed, count) = (numbers & !freed, count(freed));
            let wild = (others + usize::from(count)).min(FIVE - 1);
            let earned = match placed & covered {
                0 => memo::earned(covered, placed),
                over => earned_over(masks.ends(colour), placed, over, wild),
            };
            if earned.possible(wild) {
                choices.push(Choice {
                    numbers,
                    freed: count,
                    earned,
                });
            }
            if freed == 0 {
                break earned.possible(0);
            }
            freed = (freed - 1) & freeable;
        };
        numbers = numbers.wrapping_sub(held) & held;
        if enough.with(plain) || numbers == 0 {
            return;
        }
    }
}

/// What tiles earn of which some lie `over` covered numbers: they could lie between series that
/// adjoin, or in a new one. With few jokers hardly any can, which is soon seen.
fn earned_over(ends: Ends, placed: u16, over: u16, wild: usize) -> Row {
    match wild > 1 || over & !(near(placed) | ends.beside()) == 0 {
        true => earned::earned(ends, placed),
        false => Row::NEVER,
    }
}

/// The numbers next to these, and next but one: so far one joker reaches.
fn near(numbers: u16) -> u16 {
    numbers << 1 | numbers >> 1 | numbers << 2 | numbers >> 2
}

/// What stays the same while sets are combined.
struct Frame<'a> {
    choices: &'a Room,
    masks: &'a Masks,
    held: u8,
    /// All wild jokers that there can be.
    wild: usize,
    /// The colours that have anything to lay, and how many they are.
    active: [usize; COLOURS],
    colours: usize,
    /// Jokers that may be freed by each of them and those after it.
    later: [usize; COLOURS + 1],
}

/// The tiles of some colours: how many, and their numbers, sixteen bits a colour.
#[derive(Clone, Copy)]
struct Laid {
    tiles: u8,
    numbers: u64,
}

impl Frame<'_> {
    /// The lays, with a row for every number of jokers that can be freed.
    fn start<const N: usize>(&self, found: &mut Vec<JuniorLay>) -> bool {
        let mut sum = [Row::NEVER; N];
        sum[0] = Row::NOTHING;
        let nothing = Laid {
            tiles: 0,
            numbers: 0,
        };
        self.go_on(0, &sum, nothing, found)
    }

    /// On to the next colour, or to the lays if there is none.
    #[inline]
    fn go_on<const N: usize>(
        &self,
        nth: usize,
        sum: &[Row; N],
        laid: Laid,
        found: &mut Vec<JuniorLay>,
    ) -> bool {
        match nth == self.colours {
            true => self.emit(sum, laid, found),
            false => self.combine(nth, sum, laid, found),
        }
    }

    /// `laid` are the tiles of the colours before, and `sum` is what they earn.
    fn combine<const N: usize>(
        &self,
        nth: usize,
        sum: &[Row; N],
        laid: Laid,
        found: &mut Vec<JuniorLay>,
    ) -> bool {
        // Nothing of the colour, which adds nothing; it is the first choice.
        if !self.go_on(nth + 1, sum, laid, found) {
            return false;
        }
        let colour = self.active[nth];
        let mut rest = &self.choices[colour][1..];
        while let [first, ..] = rest {
            let numbers = first.numbers;
            let mut next = [Row::NEVER; N];
            while let [choice, others @ ..] = rest
                && choice.numbers == numbers
            {
                self.add(sum, choice, &mut next);
                rest = others;
            }
            if self.possible(nth + 1, &next) {
                let laid = Laid {
                    tiles: laid.tiles + count(numbers),
                    numbers: laid.numbers | u64::from(numbers) << (16 * colour),
                };
                if !self.go_on(nth + 1, &next, laid, found) {
                    return false;
                }
            }
        }
        true
    }

    /// Adds a colour's choice to what the colours before can earn.
    #[inline]
    fn add<const N: usize>(&self, sum: &[Row; N], choice: &Choice, next: &mut [Row; N]) {
        for (next, sum) in next[usize::from(choice.freed)..].iter_mut().zip(sum) {
            if *sum != Row::NEVER {
                *next = next.or(sum.beside(choice.earned, self.wild));
            }
        }
    }

    /// Whether there can be wild jokers enough, with those that later colours may free.
    #[inline]
    fn possible<const N: usize>(&self, nth: usize, sum: &[Row; N]) -> bool {
        let wild = usize::from(self.held) + self.later[nth];
        let enough = |(freed, row): (usize, &Row)| row.possible((wild + freed).min(FIVE - 1));
        sum.iter().enumerate().any(enough)
    }

    /// One lay for every number of jokers laid from the rack and taken.
    #[inline]
    fn emit<const N: usize>(&self, sum: &[Row; N], laid: Laid, found: &mut Vec<JuniorLay>) -> bool {
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
                let from_rack = laid.tiles + jokers;
                let all = self.masks.tiles + from_rack - take;
                if from_rack == 0 || all > 10 * (self.masks.series + new) {
                    continue;
                }
                if found.len() == CAP {
                    return false;
                }
                found.push(JuniorLay {
                    jokers,
                    take,
                    chips: from_rack - take + new,
                    numbers: std::array::from_fn(|c| (laid.numbers >> (16 * c)) as u16),
                });
            }
        }
        true
    }
}
