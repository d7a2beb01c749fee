//! Junior lays where series hold any number of jokers and none is taken apart.
//!
//! What a set of a colour's tiles earns with so many wild jokers is known ([`new_series_beside`]); the
//! colours are combined so that the jokers come out even. Jokers that are not needed can be added to
//! any series that is shorter than ten, and whether there is room enough is a matter of counting.

use super::masks::{Masks, count, in_rows};
use super::new_by_wild::NewByWild;
use super::new_series::{Ends, Ways, new_series_beside};
use super::{CAP, Lays, ListedLay, SetCount};
use crate::tiles::{COLOURS, Rack, Tile};

/// Freed jokers, and wild ones: at most four of each.
const FIVE: usize = 5;

/// A set of tiles of one colour, with the number of jokers that they free, and what they earn.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    numbers: u16,
    laid: Rack,
    freed: u8,
    earned: NewByWild,
}

/// Every colour's choices, the empty set first; kept, so that listing does not allocate each time.
pub(super) type Room = [Vec<Choice>; COLOURS];

/// Lists the lays; returns whether the list is complete.
pub(super) fn list(masks: &Masks, racks: &[u16; COLOURS], held: u8, lays: &mut Lays) -> bool {
    let freeable: [usize; COLOURS] =
        std::array::from_fn(|c| count(racks[c] & masks.covered[c]).into());
    let most_freed = freeable.iter().sum::<usize>().min(FIVE - 1);
    let wild = (usize::from(held) + most_freed).min(FIVE - 1);
    let able: [u16; COLOURS] = std::array::from_fn(|c| able(racks[c], masks.covered[c], wild));
    if held == 0 && able == [0; COLOURS] {
        return true;
    }
    let mut sets = SetCount::new();
    for (colour, choices) in lays.room.iter_mut().enumerate().rev() {
        // Those of the rack, and those that other colours may free.
        let others = usize::from(held) + most_freed.saturating_sub(freeable[colour]);
        choose(choices, masks, colour, able[colour], others, &mut sets);
        sets.next_colour();
    }
    let mut frame = Frame {
        choices: &lays.room,
        masks,
        held,
        wild,
        active: [0; COLOURS],
        colours: 0,
        later: [0; COLOURS + 1],
        found: &mut lays.listed,
    };
    for (colour, choices) in lays.room.iter().enumerate() {
        if choices.len() > 1 {
            frame.active[frame.colours] = colour;
            frame.colours += 1;
        }
    }
    for nth in (0..frame.colours).rev() {
        frame.later[nth] = frame.later[nth + 1] + freeable[frame.active[nth]];
    }
    // A value for every number of jokers that can be freed.
    match most_freed {
        0 => frame.start::<1>(),
        1 => frame.start::<2>(),
        2 => frame.start::<3>(),
        _ => frame.start::<FIVE>(),
    }
}

/// Returns the numbers that could free a joker, or be part of a series with so many jokers: without
/// one, all of the series must be there; with one, some other number must be next to it or next but
/// one.
pub(crate) fn able(held: u16, covered: u16, wild: usize) -> u16 {
    let known = held | covered;
    match wild {
        0 => held & in_rows(known),
        1 => held & (covered | near(known)),
        _ => held,
    }
}

/// Returns the numbers next to these, and next but one: so far one joker reaches.
fn near(numbers: u16) -> u16 {
    numbers << 1 | numbers >> 1 | numbers << 2 | numbers >> 2
}

/// Finds the sets of one colour's tiles, with every set of jokers that they free.
/// `others` are the wild jokers that do not come from the colour itself.
fn choose(
    choices: &mut Vec<Choice>,
    masks: &Masks,
    colour: usize,
    held: u16,
    others: usize,
    sets: &mut SetCount,
) {
    choices.clear();
    let covered = masks.covered[colour];
    let ends = Ends {
        firsts: masks.firsts[colour],
        lasts: masks.lasts[colour],
    };
    let beside = ends.lasts << 1 | ends.lasts << 2 | ends.firsts >> 1 | ends.firsts >> 2;
    let mut numbers = 0u16;
    loop {
        let freeable = numbers & covered;
        let mut replaced = freeable;
        let plain = loop {
            let (placed, freed) = (numbers & !replaced, count(replaced));
            let wild = (others + usize::from(freed)).min(FIVE - 1);
            // A tile over a covered number lies between series that adjoin, or in a new one: with one
            // joker, some other number laid is near.
            let over = placed & covered;
            let earned = if over == 0 {
                new_series_beside(covered, placed)
            } else if wild > 1 || over & !(near(placed) | beside) == 0 {
                Ways::new(ends, placed).new_series()
            } else {
                NewByWild::NEVER
            };
            if earned.with(wild).is_some() {
                choices.push(Choice {
                    numbers,
                    laid: Rack::of_numbers(colour as u8, numbers),
                    freed,
                    earned,
                });
            }
            if replaced == 0 {
                break earned.with(0).is_some();
            }
            replaced = (replaced - 1) & freeable;
        };
        numbers = numbers.wrapping_sub(held) & held;
        if sets.add(plain) || numbers == 0 {
            return;
        }
    }
}

/// What stays the same while sets are combined, and the lays found.
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
    found: &'a mut Vec<ListedLay>,
}

impl Frame<'_> {
    /// Lists the lays where fewer than `N` jokers can be freed.
    fn start<const N: usize>(&mut self) -> bool {
        let mut sum = [NewByWild::NEVER; N];
        sum[0] = NewByWild::NOTHING;
        self.combine(0, &sum, Rack::EMPTY, 0)
    }

    /// Combines the sets of the active colours from this one on with those of the colours before:
    /// `laid` are their tiles, so many, and `sum` is what they earn by the jokers they free.
    fn combine<const N: usize>(
        &mut self,
        nth: usize,
        sum: &[NewByWild; N],
        laid: Rack,
        tiles: u8,
    ) -> bool {
        if nth == self.colours {
            return self.emit(sum, laid, tiles);
        }
        // Nothing of the colour, which adds nothing; it is the first choice.
        if !self.combine(nth + 1, sum, laid, tiles) {
            return false;
        }
        let mut rest = &self.choices[self.active[nth]][1..];
        while let [first, ..] = rest {
            let (numbers, more) = (first.numbers, first.laid);
            let mut next = [NewByWild::NEVER; N];
            while let [choice, others @ ..] = rest
                && choice.numbers == numbers
            {
                let freed = usize::from(choice.freed);
                for (next, sum) in next[freed..].iter_mut().zip(sum) {
                    if *sum != NewByWild::NEVER {
                        *next = next.or(sum.beside(choice.earned, self.wild));
                    }
                }
                rest = others;
            }
            if self.possible(nth + 1, &next)
                && !self.combine(nth + 1, &next, laid.plus(more), tiles + count(numbers))
            {
                return false;
            }
        }
        true
    }

    /// Whether there can be wild jokers enough, with those that later colours may free.
    #[inline]
    fn possible<const N: usize>(&self, nth: usize, sum: &[NewByWild; N]) -> bool {
        let wild = usize::from(self.held) + self.later[nth];
        let enough = |freed: usize| sum[freed].with((wild + freed).min(FIVE - 1)).is_some();
        (0..N).any(enough)
    }

    /// Lists one lay for every number of jokers laid from the rack and taken.
    #[inline]
    fn emit<const N: usize>(&mut self, sum: &[NewByWild; N], laid: Rack, tiles: u8) -> bool {
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
                let from_rack = tiles + jokers;
                let all = self.masks.tiles + from_rack - take;
                if from_rack == 0 || all > 10 * (self.masks.series + new) {
                    continue;
                }
                if self.found.len() == CAP {
                    return false;
                }
                let mut laid = laid;
                laid.add(Tile::JOKER, jokers);
                self.found.push(ListedLay {
                    laid,
                    take,
                    chips: from_rack - take + new,
                });
            }
        }
        true
    }
}
