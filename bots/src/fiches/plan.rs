//! The lay that a player of a [`super::sketch`] has in mind, found colour by colour.

use stammtisch_fiches::tiles::COLOURS;

use super::glance::Numbers;
use super::rating::{
    CHIPS, DRAWS, JOKERS, JOKERS_LAID, SWAPS, Standing, TAKEN, Traits, colour_worth, in_rows,
};
use super::sketch::{ALL, Sketch};

/// A lay of a sketch.
#[derive(Clone, Copy, Default)]
pub(super) struct Plan {
    /// The numbers from the rack.
    pub laid: Numbers,
    /// The numbers for which jokers from the rack will stand.
    pub stand_ins: Numbers,
    /// Jokers laid.
    pub jokers: u8,
    /// Jokers taken (F5.4).
    pub taken: u8,
    /// The chips that it earns, without the one for going out.
    pub chips: i32,
    /// The tiles left on the rack.
    pub left: i32,
    /// By how much it betters things, besides going out or having no chip.
    worth: f32,
}

/// One thing that can be done in a lay.
#[derive(Clone, Copy)]
struct Deed {
    colour: usize,
    /// Numbers from the rack.
    laid: u16,
    /// The number for which a joker from the rack will stand.
    stand_in: u16,
    /// Jokers taken.
    taken: u8,
    chips: i32,
    worth: f32,
}

/// What can be done with one colour.
struct Colour<'a> {
    colour: usize,
    held: u16,
    covered: u16,
    stood_for: u16,
    unseen: u16,
    weights: &'a Traits,
    /// What a tile less on the rack is worth.
    tile: f32,
    /// What the colour is worth as it is.
    now: f32,
}

impl<'a> Colour<'a> {
    /// A colour, when part of a lay is planned already.
    fn new(sketch: &Sketch, standing: &Standing<'a>, colour: usize, plan: &Plan) -> Colour<'a> {
        let (rack, before) = (sketch.racks[sketch.turn][colour], sketch.covered[colour]);
        let covered = before | plan.laid[colour] | plan.stand_ins[colour];
        let unseen = ALL & !rack & !(before & !sketch.stood_for[colour]);
        let held = rack & !plan.laid[colour];
        let weights = standing.weights;
        Colour {
            colour,
            held,
            covered,
            stood_for: sketch.stood_for[colour],
            unseen,
            weights,
            tile: -standing.a_tile(),
            now: colour_worth(weights, held, covered, unseen),
        }
    }

    /// Laying these numbers, and a joker at this one.
    fn deed(&self, laid: u16, stand_in: u16, taken: u8, chips: i32) -> Deed {
        let tiles = (laid | stand_in).count_ones() as f32 - f32::from(taken);
        let (left, covered) = (self.held & !laid, self.covered | laid | stand_in);
        let after = colour_worth(self.weights, left, covered, self.unseen);
        let gain = chips as f32 * self.weights[CHIPS] + tiles * self.tile;
        Deed {
            colour: self.colour,
            laid,
            stand_in,
            taken,
            chips,
            worth: gain + after - self.now,
        }
    }

    /// The best of the tiles that fit.
    fn fitting(&self) -> Option<Deed> {
        let able = self.held & !self.covered & in_rows(self.held | self.covered);
        let mut best: Option<Deed> = None;
        let mut some = able;
        while some != 0 {
            let covered = self.covered | some;
            if in_rows(covered) == covered {
                let deed = self.deed(some, 0, 0, some.count_ones() as i32 + rows(some));
                if best.is_none_or(|best| deed.worth > best.worth) {
                    best = Some(deed);
                }
            }
            some = (some - 1) & able;
        }
        best
    }

    /// Replacing jokers and taking them (F5.4).
    fn swaps(&self) -> Option<Deed> {
        let able = self.held & self.stood_for;
        let taken = able.count_ones() as u8;
        let each = self.weights[JOKERS] + self.weights[TAKEN] + self.weights[SWAPS];
        (able != 0).then(|| {
            let deed = self.deed(able, 0, taken, 0);
            Deed {
                worth: deed.worth + each * f32::from(taken),
                ..deed
            }
        })
    }

    /// The best place for a joker, with the tiles that then fit beside it.
    fn joker(&self) -> Option<Deed> {
        let known = self.held | self.covered;
        let mut places = ALL & !known & (known << 1 | known >> 1);
        let mut best: Option<Deed> = None;
        while places != 0 {
            let place = places & places.wrapping_neg();
            places &= !place;
            let row = row_of(known | place, place);
            if in_rows(row) == 0 {
                continue;
            }
            let own = row & self.held & !self.covered;
            let chips = own.count_ones() as i32 + 1 + rows(own | place);
            let mut deed = self.deed(own, place, 0, chips);
            deed.worth += self.weights[JOKERS_LAID] - self.weights[JOKERS];
            if best.is_none_or(|best| deed.worth > best.worth) {
                best = Some(deed);
            }
        }
        best
    }
}

impl Plan {
    /// The best lay; `None` if drawing, or passing, seems better.
    pub(super) fn best(sketch: &Sketch, standing: &Standing) -> Option<Plan> {
        if let Some(out) = Plan::out(sketch).filter(|out| standing.out_wins(out.chips)) {
            return Some(out);
        }
        let seat = sketch.turn;
        let mut plan = Plan {
            left: sketch.held[seat].into(),
            ..Plan::default()
        };
        // Whatever does good is done; if nothing does, the least harm is compared with waiting.
        let mut least_harm: Option<Deed> = None;
        let mut weigh = |plan: &mut Plan, deed: Option<Deed>| {
            let Some(deed) = deed else { return false };
            let good = deed.worth > 0.0;
            if good {
                plan.add(&deed);
            } else if least_harm.is_none_or(|least| deed.worth > least.worth) {
                least_harm = Some(deed);
            }
            good
        };
        for c in (0..COLOURS).filter(|&c| sketch.racks[seat][c] != 0) {
            let colour = Colour::new(sketch, standing, c, &plan);
            weigh(&mut plan, colour.fitting());
            weigh(&mut plan, colour.swaps());
        }
        while plan.jokers < sketch.jokers[seat] {
            let places =
                (0..COLOURS).filter_map(|c| Colour::new(sketch, standing, c, &plan).joker());
            let best = places.max_by(|a, b| a.worth.total_cmp(&b.worth));
            if !weigh(&mut plan, best) {
                break;
            }
        }
        if let Some(deed) = least_harm.filter(|_| plan.left == i32::from(sketch.held[seat])) {
            plan.add(&deed);
        }
        plan.beats_waiting(sketch, standing)
    }

    fn add(&mut self, deed: &Deed) {
        let wild = u8::from(deed.stand_in != 0);
        self.laid[deed.colour] |= deed.laid;
        self.stand_ins[deed.colour] |= deed.stand_in;
        self.jokers += wild;
        self.taken += deed.taken;
        self.chips += deed.chips;
        self.left += i32::from(deed.taken) - deed.laid.count_ones() as i32 - i32::from(wild);
        self.worth += deed.worth;
    }

    /// Compares with drawing or passing.
    fn beats_waiting(self, sketch: &Sketch, standing: &Standing) -> Option<Plan> {
        let held = i32::from(sketch.held[sketch.turn]);
        if self.laid == [0; COLOURS] && self.jokers == 0 {
            return None;
        }
        let waiting = match sketch.can_draw() {
            true => standing.worth(-1, held + 1) + standing.weights[DRAWS],
            false => standing.worth(0, held),
        };
        // Chips and tiles are counted in both.
        let counted = standing.weights[CHIPS] * self.chips as f32
            + (self.left - held) as f32 * standing.a_tile();
        let laying = standing.worth(self.chips, self.left) + self.worth - counted;
        (laying > waiting).then_some(self)
    }

    /// The whole rack at once, if that can be done without replacing a joker.
    fn out(sketch: &Sketch) -> Option<Plan> {
        let seat = sketch.turn;
        let wild = sketch.jokers[seat];
        let mut plan = Plan {
            jokers: wild,
            ..Plan::default()
        };
        let (mut needed, mut freed) = (0, 0);
        for c in 0..COLOURS {
            let (held, covered) = (sketch.racks[seat][c], sketch.covered[c]);
            if held == 0 {
                continue;
            }
            let row = held | covered;
            if held & covered & !sketch.stood_for[c] != 0 {
                return None;
            }
            freed += (held & covered).count_ones() as u8;
            let rest = held & !in_rows(row);
            plan.laid[c] = held;
            plan.chips += held.count_ones() as i32 + rows(held & !rest & !covered);
            if rest != 0 {
                let (jokers, new) = completion(rest, row & !rest)?;
                needed += jokers;
                plan.chips += new;
            }
        }
        plan.chips += i32::from(wild);
        let somewhere = plan.laid != [0; COLOURS] || sketch.covered != [0; COLOURS];
        (needed <= wild + freed && somewhere).then_some(plan)
    }
}

/// The jokers that tiles which do not fit need beside what does, and the new series they make;
/// `None` if it takes more than a simple joker or two.
fn completion(rest: u16, fitting: u16) -> Option<(u8, i32)> {
    let span = 16 - rest.leading_zeros() - rest.trailing_zeros();
    match (rest.count_ones(), span) {
        (1, _) if (fitting << 2 | fitting >> 2) & rest != 0 => Some((1, 0)),
        (1, _) => Some((2, 1)),
        (2, 2..=3) => Some((1, 1)),
        _ => None,
    }
}

/// The numbers in one row with this one.
#[inline]
fn row_of(numbers: u16, number: u16) -> u16 {
    let at = number.trailing_zeros();
    let up = (!(numbers >> at)).trailing_zeros();
    let below = numbers & (number - 1);
    let down = (below << 1 << (15 - at)).leading_ones();
    ((1u16 << (up + down)) - 1) << (at - down)
}

/// How many series the numbers make: for every three in a row one (F4.2).
#[inline]
fn rows(numbers: u16) -> i32 {
    let mut left = in_rows(numbers);
    let mut rows = 0;
    while left != 0 {
        let start = left.trailing_zeros();
        let length = (!(left >> start)).trailing_zeros();
        rows += length / 3;
        left &= !(((1 << length) - 1) << start);
    }
    rows as i32
}
