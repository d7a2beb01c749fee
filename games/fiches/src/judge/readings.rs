//! The reading of a table that earns most (F4.2).
//!
//! A reading says which tiles were there and which came from the rack. Its new
//! series are those made of rack tiles and of freed jokers only; and since an
//! old series that lies there unchanged is never new, of `n` equal series on
//! the table at most `n - m` are new when `m` such lay there before.

use super::{Case, Fault, Reason};
use crate::fixed_vec::FixedVec;
use crate::series::Shape;
use crate::tiles::{COLOURS, KINDS, Kind};

/// How many series of a shape may be new.
fn never_more_than(case: &Case<'_>, shape: Shape) -> u8 {
    let count = |list: &[Shape]| list.iter().filter(|s| **s == shape).count() as u8;
    count(&case.after).saturating_sub(count(&case.before))
}

/// The tiles of a series, and whether they are jokers.
fn kinds(shape: Shape) -> impl Iterator<Item = (Kind, bool)> {
    let places = match shape {
        Shape::Run { first, last, .. } => first..=last,
        Shape::Group { .. } => 0..=COLOURS as u8 - 1,
    };
    places.filter_map(move |place| match shape {
        Shape::Run { colour, jokers, .. } => {
            Some((Kind::new(colour, place), jokers >> (place - 1) & 1 == 1))
        }
        Shape::Group {
            number,
            colours,
            jokers,
        } => (colours >> place & 1 == 1)
            .then(|| (Kind::new(place, number), jokers >> place & 1 == 1)),
    })
}

/// The tiles that may still be counted into new series.
struct Fresh {
    real: [u8; KINDS],
    jokers: [u8; KINDS],
}

impl Fresh {
    fn take(&mut self, shape: Shape) -> bool {
        let fits = kinds(shape).all(|(kind, joker)| self.left(kind, joker) > 0);
        if fits {
            for (kind, joker) in kinds(shape) {
                *self.slot(kind, joker) -= 1;
            }
        }
        fits
    }

    fn put_back(&mut self, shape: Shape) {
        for (kind, joker) in kinds(shape) {
            *self.slot(kind, joker) += 1;
        }
    }

    fn slot(&mut self, kind: Kind, joker: bool) -> &mut u8 {
        if joker {
            &mut self.jokers[kind.index()]
        } else {
            &mut self.real[kind.index()]
        }
    }

    fn left(&self, kind: Kind, joker: bool) -> u8 {
        if joker {
            self.jokers[kind.index()]
        } else {
            self.real[kind.index()]
        }
    }
}

/// With rearranging, any tiles of a kind may be counted as those from the
/// rack; of the jokers standing for a kind, all but those that had to stay
/// because no real tile of the kind lies there (F5.3).
pub(super) fn rearranged(case: &Case<'_>) -> u8 {
    let mut fresh = Fresh {
        real: case.from_rack,
        jokers: [0; KINDS],
    };
    for at in 0..KINDS {
        let stay = case.old.jokers[at].saturating_sub(case.new.real[at]);
        fresh.jokers[at] = case.new.jokers[at] - stay;
    }
    let mut candidates = FixedVec::new(Shape::BLANK);
    for shape in case.after.iter() {
        if kinds(*shape).all(|(kind, joker)| fresh.left(kind, joker) > 0) {
            candidates.push(*shape);
        }
    }
    // Equal shapes stand together, so that each can be held to its limit.
    candidates.sort_unstable();
    let mut limits = FixedVec::new(0);
    for shape in candidates.iter() {
        limits.push(never_more_than(case, *shape));
    }
    let mut best = 0;
    most(&candidates, &limits, &mut fresh, 0, 0, &mut best);
    best
}

/// The most candidates that can be new together: each is taken or left, and
/// left only where that spares a tile for a later one.
fn most(
    candidates: &[Shape],
    limits: &[u8],
    fresh: &mut Fresh,
    run_length: u8,
    found: u8,
    best: &mut u8,
) {
    *best = (*best).max(found);
    let Some((&shape, rest)) = candidates.split_first() else {
        return;
    };
    if usize::from(found) + candidates.len() <= usize::from(*best) {
        return;
    }
    let carry = |taken: u8| {
        if rest.first() == Some(&shape) {
            taken
        } else {
            0
        }
    };
    let takes = run_length < limits[0] && fresh.take(shape);
    if takes {
        most(
            rest,
            &limits[1..],
            fresh,
            carry(run_length + 1),
            found + 1,
            best,
        );
        fresh.put_back(shape);
    }
    let sharing = |mine: (Kind, bool)| {
        let with = rest.iter().filter(|s| kinds(**s).any(|k| k == mine));
        with.count()
    };
    let disputed = kinds(shape).any(|(kind, joker)| {
        let others = sharing((kind, joker));
        others > 0 && others + 1 > usize::from(fresh.left(kind, joker))
    });
    if !takes || disputed {
        most(rest, &limits[1..], fresh, carry(run_length), found, best);
    }
}

/// The most new series for each number of freed jokers, or none.
type ByFreed = [Option<u8>; 5];

/// Without rearranging (F3.5) a reading says into which series each old one
/// went: it lies there whole, in its place, its jokers kept or replaced by the
/// real tile. Runs of a colour and groups of a number can be read apart.
pub(super) fn together(case: &Case<'_>) -> Result<u8, Fault> {
    let mut all: ByFreed = [Some(0), None, None, None, None];
    let shapes = case.after.iter().chain(case.before.iter());
    let mut classes = shapes.fold(0u32, |bits, shape| bits | 1 << class(*shape));
    while classes != 0 {
        let mut part = Part::new(case, classes.trailing_zeros());
        classes &= classes - 1;
        part.place(0, 0);
        if part.best.iter().all(Option::is_none) {
            return Err(part.fault());
        }
        all = add(&all, &part.best);
    }
    let enough = all.iter().skip(usize::from(case.take)).flatten().max();
    enough.copied().ok_or(Fault::of(Reason::Take))
}

/// A number for the runs of each colour, and for the groups of each number.
fn class(shape: Shape) -> u32 {
    match shape {
        Shape::Run { colour, .. } => colour.into(),
        Shape::Group { number, .. } => COLOURS as u32 + u32::from(number),
    }
}

fn add(a: &ByFreed, b: &ByFreed) -> ByFreed {
    let mut sum: ByFreed = [None; 5];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            if let (Some(x), Some(y)) = (x, y) {
                let slot = &mut sum[(i + j).min(4)];
                *slot = (*slot).max(Some(x + y));
            }
        }
    }
    sum
}

/// One colour's runs or one number's groups.
struct Part<'a> {
    case: &'a Case<'a>,
    /// The places of its series on both tables.
    before: FixedVec<u8>,
    after: FixedVec<u8>,
    /// What of each series afterwards is taken by old ones.
    covered: FixedVec<u16>,
    best: ByFreed,
}

/// The places a series fills (numbers of a run, colours of a group), and those of its jokers.
#[derive(Clone, Copy)]
struct Extent {
    places: u16,
    jokers: u16,
}

fn extent(shape: Shape) -> Extent {
    match shape {
        Shape::Run {
            first,
            last,
            jokers,
            ..
        } => Extent {
            places: (1 << last) - (1 << (first - 1)),
            jokers,
        },
        Shape::Group {
            colours, jokers, ..
        } => Extent {
            places: u16::from(colours),
            jokers: u16::from(jokers),
        },
    }
}

impl<'a> Part<'a> {
    fn new(case: &'a Case<'a>, part: u32) -> Part<'a> {
        let of = |shapes: &[Shape]| {
            let mut places = FixedVec::new(0);
            for (at, shape) in shapes.iter().enumerate() {
                if class(*shape) == part {
                    places.push(at as u8);
                }
            }
            places
        };
        let after = of(&case.after);
        let mut covered = FixedVec::new(0);
        after.iter().for_each(|_| covered.push(0));
        Part {
            case,
            before: of(&case.before),
            after,
            covered,
            best: [None; 5],
        }
    }

    /// The series afterwards.
    fn shape(&self, at: usize) -> Shape {
        self.case.after[usize::from(self.after[at])]
    }

    /// The old series.
    fn old(&self, at: usize) -> Extent {
        extent(self.case.before[usize::from(self.before[at])])
    }

    /// Whether an old series lies in a new one: real tiles as they were, and
    /// nothing of another old one in its places.
    fn fits(&self, old: Extent, at: usize) -> bool {
        let new = extent(self.shape(at));
        old.places & !new.places == 0
            && new.jokers & old.places & !old.jokers == 0
            && self.covered[at] & old.places == 0
    }

    fn place(&mut self, next: usize, freed: usize) {
        if next == self.before.len() {
            let new = self.new_series();
            let slot = &mut self.best[freed.min(4)];
            *slot = (*slot).max(Some(new));
            return;
        }
        let old = self.old(next);
        for at in 0..self.after.len() {
            // Of equal series with nothing in them yet, the first will do.
            let same =
                |i: usize| self.shape(i) == self.shape(at) && self.covered[i] == self.covered[at];
            if !self.fits(old, at) || (0..at).any(same) {
                continue;
            }
            let replaced = old.jokers & !extent(self.shape(at)).jokers;
            self.covered[at] |= old.places;
            self.place(next + 1, freed + replaced.count_ones() as usize);
            self.covered[at] &= !old.places;
        }
    }

    /// New series are those that no old one went into, less those that lie unchanged.
    fn new_series(&self) -> u8 {
        let fresh = |at: &usize| self.covered[*at] == 0;
        let mut sum = 0;
        for at in (0..self.after.len()).filter(fresh) {
            let shape = self.shape(at);
            let equal = |i: &usize| self.shape(*i) == shape;
            // Equal series are counted with the first of them.
            if !(0..at).filter(fresh).any(|i| equal(&i)) {
                let count = (at..self.after.len()).filter(fresh).filter(equal).count();
                sum += (count as u8).min(never_more_than(self.case, shape));
            }
        }
        sum
    }

    /// The old series that found no place.
    fn fault(&self) -> Fault {
        let lost = |old: &usize| (0..self.after.len()).all(|at| !self.fits(self.old(*old), at));
        let at = (0..self.before.len()).find(lost).unwrap_or(0);
        Fault {
            old: self.before.get(at).copied(),
            ..Fault::of(Reason::TakenApart)
        }
    }
}
