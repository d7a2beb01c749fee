//! The lay of a player in a [`super::rollout_model`], found colour by colour by the evaluation.

use crate::lays::{in_rows, rows};
use crate::tiles::COLOURS;

use super::features::{
    CHIPS, DRAWS, Features, JOKERS, JOKERS_LAID, Numbers, SWAPS, Standing, TAKEN, look_at_colour,
};
use super::rollout_model::RolloutModel;
use super::weights;

/// The numbers of the junior set (F1.1).
const ALL: u16 = (1 << 10) - 1;

/// A lay, whole or one colour of it.
#[derive(Clone, Copy, Default)]
pub(super) struct RolloutLay {
    /// The numbers from the rack.
    pub laid: Numbers,
    /// The numbers for which jokers from the rack will stand.
    pub stand_ins: Numbers,
    /// Jokers laid.
    pub jokers: u8,
    /// Jokers taken (F5.4).
    pub taken: u8,
    /// The chips that it earns, without the one for going out.
    pub chips: u8,
    /// The tiles left on the rack.
    pub left: u8,
    /// By how much it betters things, besides going out or having no chip.
    value: f32,
}

/// What can be done with one colour, when part of a lay is chosen already.
struct Colour<'a> {
    colour: usize,
    held: u16,
    covered: u16,
    stood_for: u16,
    unseen: u16,
    weights: &'a Features,
    /// What a tile less on the rack is worth.
    tile: f32,
    /// What the colour is worth as it is.
    now: f32,
    lay: RolloutLay,
}

impl Colour<'_> {
    fn value(&self, left: u16, covered: u16) -> f32 {
        let mut value = 0.0;
        look_at_colour(left, covered, self.unseen, |what, much| {
            value += self.weights[what] * much
        });
        value
    }

    /// Adds these numbers to the lay, and a joker at this one.
    fn with(&self, laid: u16, stand_in: u16, taken: u8, chips: u32) -> RolloutLay {
        let mut lay = self.lay;
        let jokers = u8::from(stand_in != 0);
        let tiles = laid.count_ones() as u8 + jokers;
        lay.laid[self.colour] |= laid;
        lay.stand_ins[self.colour] |= stand_in;
        lay.jokers += jokers;
        lay.taken += taken;
        lay.chips += chips as u8;
        lay.left = lay.left + taken - tiles;
        let after = self.value(self.held & !laid, self.covered | laid | stand_in);
        let gain = chips as f32 * self.weights[CHIPS];
        let gain = gain + (f32::from(tiles) - f32::from(taken)) * self.tile;
        lay.value += gain + after - self.now;
        lay
    }

    /// Lays the best of the tiles that fit.
    fn fitting(&self) -> Option<RolloutLay> {
        let able = self.held & !self.covered & in_rows(self.held | self.covered);
        let mut best: Option<RolloutLay> = None;
        let mut some = able;
        while some != 0 {
            let covered = self.covered | some;
            if in_rows(covered) == covered {
                keep_better(
                    &mut best,
                    self.with(some, 0, 0, some.count_ones() + new_series(some)),
                );
            }
            some = (some - 1) & able;
        }
        best
    }

    /// Replaces jokers and takes them (F5.4).
    fn swaps(&self) -> Option<RolloutLay> {
        let able = self.held & self.stood_for;
        let taken = able.count_ones() as u8;
        let each = self.weights[JOKERS] + self.weights[TAKEN] + self.weights[SWAPS];
        (able != 0).then(|| {
            let lay = self.with(able, 0, taken, 0);
            RolloutLay {
                value: lay.value + each * f32::from(taken),
                ..lay
            }
        })
    }

    /// Lays a joker at the best place, with the tiles that then fit beside it.
    fn joker(&self) -> Option<RolloutLay> {
        let known = self.held | self.covered;
        let mut places = ALL & !known & (known << 1 | known >> 1);
        let mut best: Option<RolloutLay> = None;
        while places != 0 {
            let place = places & places.wrapping_neg();
            places &= !place;
            let row = row_of(known | place, place);
            if in_rows(row) == 0 {
                continue;
            }
            let own = row & self.held & !self.covered;
            let chips = own.count_ones() + 1 + new_series(own | place);
            let mut lay = self.with(own, place, 0, chips);
            lay.value += self.weights[JOKERS_LAID] - self.weights[JOKERS];
            keep_better(&mut best, lay);
        }
        best
    }
}

fn keep_better(best: &mut Option<RolloutLay>, lay: RolloutLay) {
    if best.is_none_or(|best| lay.value > best.value) {
        *best = Some(lay);
    }
}

impl RolloutLay {
    /// Finds the best lay; `None` if drawing, or passing, seems better.
    pub(super) fn best(model: &RolloutModel) -> Option<RolloutLay> {
        let standing = model.standing();
        if let Some(out) = RolloutLay::out(model).filter(|out| standing.out_wins(out.chips)) {
            return Some(out);
        }
        let (pot, players) = model.pot();
        let weights = weights::junior(pot, players);
        let seat = model.turn;
        let mut lay = RolloutLay {
            left: model.held[seat],
            ..RolloutLay::default()
        };
        // Whatever does good is done; if nothing does, the least harm is compared with waiting.
        let mut least_harm: Option<RolloutLay> = None;
        let mut weigh = |lay: &mut RolloutLay, more: Option<RolloutLay>| {
            let Some(more) = more else { return false };
            let good = more.value > lay.value;
            if good {
                *lay = more;
            } else if lay.is_empty() {
                keep_better(&mut least_harm, more);
            }
            good
        };
        let colour = |c: usize, lay| colour(model, &standing, weights, c, lay);
        for c in (0..COLOURS).filter(|&c| model.racks[seat][c] != 0) {
            let fitting = colour(c, lay).fitting();
            weigh(&mut lay, fitting);
            let swaps = colour(c, lay).swaps();
            weigh(&mut lay, swaps);
        }
        while lay.jokers < model.jokers[seat] {
            let places = (0..COLOURS).filter_map(|c| colour(c, lay).joker());
            let best = places.max_by(|a, b| a.value.total_cmp(&b.value));
            if !weigh(&mut lay, best) {
                break;
            }
        }
        if lay.is_empty() {
            lay = least_harm?;
        }
        lay.beats_waiting(model, &standing, weights).then_some(lay)
    }

    fn is_empty(&self) -> bool {
        self.laid == [0; COLOURS] && self.jokers == 0
    }

    /// Compares the lay with drawing or passing.
    fn beats_waiting(&self, model: &RolloutModel, standing: &Standing, weights: &Features) -> bool {
        let value = |chips: i16, left: u8| {
            let mut value = 0.0;
            standing.look(chips, left.into(), |what, much| {
                value += weights[what] * much
            });
            value
        };
        let held = model.held[model.turn];
        let waiting = if model.can_draw() {
            value(-1, held + 1) + weights[DRAWS]
        } else {
            value(0, held)
        };
        // Chips and tiles are counted in both.
        let tiles = f32::from(self.left) - f32::from(held);
        let counted = weights[CHIPS] * f32::from(self.chips) + tiles * standing.a_tile(weights);
        value(self.chips.into(), self.left) + self.value - counted > waiting
    }

    /// Lays the whole rack at once, if that can be done without replacing a joker.
    fn out(model: &RolloutModel) -> Option<RolloutLay> {
        let seat = model.turn;
        let mut lay = RolloutLay {
            jokers: model.jokers[seat],
            chips: model.jokers[seat],
            ..RolloutLay::default()
        };
        let (mut needed, mut freed) = (0, 0);
        for c in (0..COLOURS).filter(|&c| model.racks[seat][c] != 0) {
            let (held, covered) = (model.racks[seat][c], model.covered[c]);
            if held & covered & !model.stood_for[c] != 0 {
                return None;
            }
            freed += (held & covered).count_ones();
            let all = held | covered;
            let rest = held & !in_rows(all);
            lay.laid[c] = held;
            let (jokers, new) = completion(rest, all & !rest)?;
            needed += jokers;
            let new = new + new_series(held & !rest & !covered);
            lay.chips += (held.count_ones() + new) as u8;
        }
        let somewhere = lay.laid != [0; COLOURS] || model.covered != [0; COLOURS];
        (needed <= u32::from(lay.jokers) + freed && somewhere).then_some(lay)
    }
}

fn colour<'a>(
    model: &RolloutModel,
    standing: &Standing,
    weights: &'a Features,
    colour: usize,
    lay: RolloutLay,
) -> Colour<'a> {
    let (rack, before) = (model.racks[model.turn][colour], model.covered[colour]);
    let stood_for = model.stood_for[colour];
    let mut colour = Colour {
        colour,
        held: rack & !lay.laid[colour],
        covered: before | lay.laid[colour] | lay.stand_ins[colour],
        stood_for,
        unseen: ALL & !rack & !(before & !stood_for),
        weights,
        tile: -standing.a_tile(weights),
        now: 0.0,
        lay,
    };
    colour.now = colour.value(colour.held, colour.covered);
    colour
}

/// Returns the jokers that tiles which do not fit need beside what does, and the new series they
/// make; `None` if it takes more than a simple joker or two.
fn completion(rest: u16, fitting: u16) -> Option<(u32, u32)> {
    let span = 16u32.saturating_sub(rest.leading_zeros() + rest.trailing_zeros());
    match (rest.count_ones(), span) {
        (0, _) => Some((0, 0)),
        (1, _) if (fitting << 2 | fitting >> 2) & rest != 0 => Some((1, 0)),
        (1, _) => Some((2, 1)),
        (2, 2..=3) => Some((1, 1)),
        _ => None,
    }
}

/// Returns the numbers in one row with this one.
fn row_of(numbers: u16, number: u16) -> u16 {
    let at = number.trailing_zeros();
    let up = (!(numbers >> at)).trailing_zeros();
    let below = numbers & (number - 1);
    let down = (below << 1 << (15 - at)).leading_ones();
    ((1u16 << (up + down)) - 1) << (at - down)
}

/// Returns how many series the numbers make: for every three in a row one (F4.2).
fn new_series(numbers: u16) -> u32 {
    rows(numbers).map(|(_, length)| u32::from(length / 3)).sum()
}
