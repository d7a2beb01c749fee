//! Open runs: what the solver remembers of the runs of one colour between two numbers.
//!
//! The solver goes through the numbers upwards. Of a run that holds the last
//! number it need not know the tiles, only a few properties that decide how it
//! may go on; runs with the same properties are interchangeable. They are
//! packed twelve bits a run, sorted, so that equal situations are equal numbers.

/// Twelve bits: length class (1, 2, 3 = three or more) and properties.
pub(super) type Run = u16;

/// Bits of the length class.
pub(super) const LEN: Run = 3;
/// Made of rack tiles and freed jokers only: a new series if it stays so (F4.2).
pub(super) const PURE: Run = 4;
/// Holds a joker; only remembered where a series may hold one only (F5.2).
pub(super) const JOKER: Run = 8;
/// Holds no real tile yet (F5.2); only remembered where there are jokers enough for that.
pub(super) const NO_REAL: Run = 16;
/// Begins with a wild joker; only remembered where wild jokers are spared.
pub(super) const LED: Run = 32;
/// Could have ended before its last tile, a wild joker; remembered likewise.
pub(super) const OWES: Run = 64;
/// Above these bits: 1 + the index of the old series that the run follows.
pub(super) const FOLLOW_SHIFT: u32 = 7;

const RUN_BITS: u32 = 12;
const RUN_MASK: u64 = (1 << RUN_BITS) - 1;
/// No more tiles of one kind can lie on the table: one real tile and four
/// jokers (junior), two and two (classic).
pub(super) const MOST: usize = 5;

/// The index of the old series that a run follows.
pub(super) fn followed(run: Run) -> Option<usize> {
    let follow = run >> FOLLOW_SHIFT;
    (follow > 0).then(|| usize::from(follow) - 1)
}

/// A run that follows an old series.
pub(super) fn following(index: usize) -> Run {
    (index as Run + 1) << FOLLOW_SHIFT
}

/// The open runs of one colour, sorted and packed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Open(pub u64);

impl Open {
    pub(super) const NONE: Open = Open(0);

    pub(super) fn pack(runs: &mut [Run]) -> Open {
        // At most five, nearly always two or fewer: insertion sort.
        for i in 1..runs.len() {
            let mut j = i;
            while j > 0 && runs[j - 1] > runs[j] {
                runs.swap(j - 1, j);
                j -= 1;
            }
        }
        let packed = runs.iter().rev();
        Open(packed.fold(0, |bits, run| bits << RUN_BITS | u64::from(*run)))
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Run> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let run = (rest & RUN_MASK) as Run;
            rest >>= RUN_BITS;
            Some(run)
        })
    }
}

/// What a run is continued with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum With {
    /// A real tile.
    Real,
    /// A joker that was not freed and still stands for this kind (F5.3).
    Kept,
    /// A joker from the rack or a freed one.
    Wild,
}

impl With {
    pub(super) const ALL: [With; 3] = [With::Real, With::Kept, With::Wild];

    pub(super) fn is_joker(self) -> bool {
        self != With::Real
    }

    /// What can lie where a joker lies, or a real tile.
    pub(super) fn standing(joker: bool) -> impl Iterator<Item = With> {
        With::ALL
            .into_iter()
            .filter(move |with| with.is_joker() == joker)
    }
}

/// An old run that is followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Old {
    pub first: u8,
    pub last: u8,
    /// The numbers where a joker lies and stays: bit 0 is the 1.
    pub jokers: u16,
}

impl Old {
    /// The same with the numbers from high to low.
    pub(super) fn mirrored(&self, top: u8) -> Old {
        let mut jokers = 0;
        for number in 1..=top {
            jokers |= (self.jokers >> (number - 1) & 1) << (top - number);
        }
        Old {
            first: top + 1 - self.last,
            last: top + 1 - self.first,
            jokers,
        }
    }

    pub(super) fn joker_at(&self, number: u8) -> bool {
        self.jokers >> (number - 1) & 1 == 1
    }
}

/// The rules that runs obey in one solve.
#[derive(Clone, Copy, Debug)]
pub(super) struct RunRules {
    /// At most one joker in a series.
    pub one_joker: bool,
    /// Jokers enough for a series without a real tile.
    pub real_needed: bool,
    /// Old runs lie there as blocks (F3.5). Otherwise those followed are the
    /// old runs whose copy could be laid (see [`super::problem`]).
    pub blocks: bool,
    /// Wild jokers that are left over have their place anyway (see
    /// [`super::target_search`]), so none is used that could be left out: none at the
    /// end of a run of four or more, and none that the rack's tile could replace.
    pub spare: bool,
}

/// A run that has come to its end.
pub(super) const DONE: Run = 0;

impl RunRules {
    /// A run that begins with a tile.
    pub(super) fn begin(&self, pure: bool, with: With) -> Run {
        let mut run = 1;
        if pure {
            run |= PURE;
        }
        if with.is_joker() {
            if self.one_joker {
                run |= JOKER;
            }
            if self.real_needed {
                run |= NO_REAL;
            }
        }
        if self.spare && with == With::Wild {
            run |= LED;
        }
        run
    }

    /// The run of an old one that lies as a block.
    pub(super) fn block(&self, index: usize, old: &Old) -> Run {
        let joker = self.one_joker && old.jokers != 0;
        following(index) | 3 | if joker { JOKER } else { 0 }
    }

    /// The run after one more tile, without its following of anything. A run
    /// that is led by a spared joker is done with three tiles.
    pub(super) fn extend(&self, run: Run, with: With) -> Option<Run> {
        if run & PURE != 0 && with == With::Kept {
            return None;
        }
        let mut run = run;
        if with.is_joker() {
            if self.one_joker {
                if run & JOKER != 0 {
                    return None;
                }
                run |= JOKER;
            }
        } else {
            run &= !NO_REAL;
        }
        run &= !OWES;
        if run & LEN != 3 {
            run += 1;
        } else if self.spare && with == With::Wild {
            run |= OWES;
        }
        if run & LED != 0 && run & LEN == 3 {
            return (run & NO_REAL == 0).then_some(DONE);
        }
        Some(run)
    }

    /// Whether the run may end where it is.
    pub(super) fn may_end(&self, run: Run) -> bool {
        run & LEN == 3
            && run & (NO_REAL | OWES) == 0
            && (run & PURE != 0 || followed(run).is_none())
    }
}

/// A pure run on the tracks of an old one (`old`), continued at `number`; and whether that makes it
/// a new series for certain. `kept` says that the old run itself lies there unchanged to its end.
pub(super) fn shadow(
    rules: &RunRules,
    run: Run,
    with: With,
    old: &Old,
    number: u8,
    kept: bool,
) -> Option<(Run, u8)> {
    let plain = run & ((1 << FOLLOW_SHIFT) - 1);
    let next = rules.extend(plain, with)?;
    let same = number <= old.last && with.is_joker() == old.joker_at(number);
    if same && !(number == old.last && kept) {
        return Some((next | run & !((1 << FOLLOW_SHIFT) - 1), 0));
    }
    // It differs from the old run now, or lies beside it: new once it is long enough.
    Some((next, u8::from(next & LEN == 3)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_runs_are_the_same_in_any_order() {
        let a = Open::pack(&mut [3, 1, PURE | 2]);
        let b = Open::pack(&mut [PURE | 2, 3, 1]);
        assert_eq!(a, b);
        assert_eq!(a.iter().collect::<Vec<_>>(), [1, 3, 6]);
        assert_eq!(Open::NONE.iter().count(), 0);
    }
}
