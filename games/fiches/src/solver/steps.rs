//! One colour, one number: every way in which its runs can go on.

use super::lookahead::{begun_run, moved};
use super::run_moves::{Outcome, RunMove, RunMoves, Sort};
use super::runs::{DONE, JOKER, LED, LEN, MOST, PURE};
use super::runs::{Open, Run, With, followed, following};
use super::supply::{Colour, Making, Supply, Use};

/// Room for runs while they are gone through. More than [`MOST`] never lie
/// there in the end: no kind has so many tiles.
const ROOM: usize = 2 * MOST;

/// What can begin, in the order in which it is tried: so each set of beginnings comes once.
const BEGINNINGS: [(Sort, With); 5] = [
    (Sort::Mixed, With::Real),
    (Sort::Mixed, With::Kept),
    (Sort::Mixed, With::Wild),
    (Sort::Pure, With::Real),
    (Sort::Pure, With::Wild),
];

/// An enumeration of the choices of one colour at one number.
pub(super) struct Walk<'a> {
    making: &'a Making,
    wild: u8,
    colour: &'a Colour,
    number: u8,
    supply: Supply,
    /// The open runs before.
    runs: [Run; MOST],
    len: usize,
    steps: i64,
    out: &'a mut Vec<Outcome>,
}

/// How far a choice has come.
#[derive(Clone, Copy, Default)]
struct Progress {
    used: Use,
    /// The open runs after.
    next: [Run; ROOM],
    next_len: usize,
    new: u8,
    /// A run ended that could have gone on with anything.
    ended: bool,
    /// A new series was made longer.
    longer: bool,
    moves: RunMoves,
}

impl Progress {
    fn push(&mut self, run: Run) {
        if run != DONE {
            self.next[self.next_len] = run;
            self.next_len += 1;
        }
    }
}

impl<'a> Walk<'a> {
    /// Lists every way in which `open` can go on at `number`, beside what the groups use.
    /// No more than `wild` wild jokers are used. Returns how many steps that took.
    pub(super) fn list(
        (making, wild): (&'a Making, u8),
        colour: &'a Colour,
        number: u8,
        open: Open,
        used: Use,
        out: &'a mut Vec<Outcome>,
    ) -> i64 {
        let mut walk = Walk {
            making,
            wild: if number > making.top { 0 } else { wild },
            colour,
            number,
            supply: colour.supply[usize::from(number)],
            runs: [0; MOST],
            len: 0,
            steps: 0,
            out,
        };
        for run in open.iter() {
            walk.runs[walk.len] = run;
            walk.len += 1;
        }
        let start = Progress {
            used,
            ..Progress::default()
        };
        walk.go_on(0, &start);
        walk.steps
    }

    /// Takes a tile for a run; none if there is none left.
    fn spend(&self, from: &Progress, pure: bool, with: With) -> Option<Progress> {
        let mut now = *from;
        let (used, supply) = (&mut now.used, &self.supply);
        let enough = match with {
            With::Real => {
                *(if pure {
                    &mut used.pure
                } else {
                    &mut used.mixed
                }) += 1;
                used.pure <= supply.rack_max
                    && used.pure + used.mixed <= supply.old + supply.rack_max
            }
            With::Kept => {
                used.kept += 1;
                used.kept <= supply.kept
            }
            With::Wild => {
                used.wild += 1;
                used.wild <= self.wild
            }
        };
        enough.then_some(now)
    }

    /// Decides what happens to the run in the slot, and then to the others.
    fn go_on(&mut self, slot: usize, from: &Progress) {
        self.steps += 1;
        if slot == self.len {
            return self.begin_kept(0, from);
        }
        let run = self.runs[slot];
        match followed(run) {
            Some(old) if run & PURE == 0 => self.follow(slot, run, old, from),
            _ => {
                self.end(slot, run, from);
                self.extend(slot, run, from);
                self.join_block(slot, run, from);
            }
        }
    }

    /// A block, or a watched old run that is kept, goes on as it was.
    fn follow(&mut self, slot: usize, run: Run, old: usize, from: &Progress) {
        let track = self.colour.old[old];
        let at_end = track.last == self.number;
        if self.making.rules.blocks {
            let mut now = *from;
            now.moves.open[slot] = RunMove::Block;
            now.push(if at_end { 3 | run & JOKER } else { run });
            return self.go_on(slot + 1, &now);
        }
        for with in With::standing(track.joker_at(self.number)) {
            if let Some(mut now) = self.spend(from, false, with) {
                now.moves.open[slot] = RunMove::Extend(with);
                if !at_end {
                    now.push(run);
                }
                self.go_on(slot + 1, &now);
            }
        }
    }

    fn end(&mut self, slot: usize, run: Run, from: &Progress) {
        if !self.making.rules.may_end(run) {
            return;
        }
        let mut now = *from;
        now.moves.open[slot] = RunMove::End;
        if let Some(old) = followed(run) {
            // A copy of the old run that stayed alone is the old run (F4.2).
            now.new += u8::from(self.colour.old[old].last + 1 != self.number);
        } else if run & PURE == 0 && run & JOKER == 0 {
            now.ended = true;
        }
        // Whatever makes another run longer could have made this one longer.
        if !(now.ended && now.longer) {
            self.go_on(slot + 1, &now);
        }
    }

    fn extend(&mut self, slot: usize, run: Run, from: &Progress) {
        for with in With::ALL {
            let runs = &self.runs[..self.len];
            if let Some(mut now) = self.spend(from, run & PURE != 0, with)
                && let Some((next, new)) =
                    moved(self.making, self.colour, self.number, runs, run, with)
            {
                now.moves.open[slot] = RunMove::Extend(with);
                now.longer |= run & (PURE | LEN) == PURE | 3 && followed(run).is_none();
                if !(now.ended && now.longer) {
                    now.new += new;
                    now.push(next);
                    self.go_on(slot + 1, &now);
                }
            }
        }
    }

    /// Rack tiles below a block grow it downwards (F3.5). Runs that stand by
    /// themselves are never joined to it: apart they are worth as much or more.
    fn join_block(&mut self, slot: usize, run: Run, from: &Progress) {
        let rules = &self.making.rules;
        if !rules.blocks || rules.may_end(run) || run & LED != 0 {
            return;
        }
        for (block, old) in self.colour.old.iter().enumerate() {
            let join = RunMove::JoinBlock(block as u8);
            let free = !from.moves.open[..slot].contains(&join);
            let both = run & JOKER != 0 && old.jokers != 0;
            if old.first == self.number && free && !both {
                let mut now = *from;
                now.moves.open[slot] = join;
                now.push(rules.block(block, old) | run & JOKER);
                self.go_on(slot + 1, &now);
            }
        }
    }

    /// Old runs that begin here: blocks must, watched ones may be kept.
    fn begin_kept(&mut self, first: usize, from: &Progress) {
        let mut now = *from;
        let rules = &self.making.rules;
        for (at, old) in self.colour.old.iter().enumerate().skip(first) {
            if old.first != self.number {
                continue;
            }
            if rules.blocks {
                let joined = RunMove::JoinBlock(at as u8);
                if !now.moves.open[..self.len].contains(&joined) {
                    now.push(rules.block(at, old));
                }
                continue;
            }
            for with in With::standing(old.joker_at(self.number)) {
                if let Some(mut now) = self.spend(&now, false, with) {
                    now.moves.begin(Sort::Kept, with);
                    now.push(following(at) | 3);
                    self.begin_kept(at + 1, &now);
                }
            }
        }
        self.begin_new(0, &now);
    }

    /// Runs that begin here.
    fn begin_new(&mut self, first: usize, from: &Progress) {
        self.steps += 1;
        self.finish(from);
        if from.next_len >= MOST {
            return;
        }
        for (nth, (sort, with)) in BEGINNINGS.into_iter().enumerate().skip(first) {
            let pure = sort == Sort::Pure;
            // A run that ended could have gone on instead of a mixed one beginning.
            let allowed = if pure {
                self.making.pure
            } else {
                self.making.mixed && !from.ended
            };
            if !allowed || (with == With::Wild && self.leads_nowhere()) {
                continue;
            }
            if let Some(mut now) = self.spend(from, pure, with) {
                now.moves.begin(sort, with);
                now.push(begun_run(self.making, self.colour, self.number, pure, with));
                self.begin_new(nth, &now);
            }
        }
    }

    /// A run led by a spared joker has just three tiles: one must come soon.
    fn leads_nowhere(&self) -> bool {
        let at = usize::from(self.number);
        let next = &self.colour.supply[at + 1..at + 3];
        self.making.rules.spare && next.iter().all(|of| of.all() == 0)
    }

    /// Adds an outcome, if all that had to be used is used.
    fn finish(&mut self, now: &Progress) {
        let (used, supply) = (now.used, self.supply);
        let real = used.mixed + used.pure;
        if now.next_len > MOST
            || used.mixed < supply.old
            || real < supply.old + supply.rack_min
            || used.kept != supply.kept
        {
            return;
        }
        // The rack's tile could have lain where the wild joker does.
        let held = supply.old + supply.rack_max;
        if self.making.rules.spare && used.wild > 0 && real < held {
            return;
        }
        let mut runs = now.next;
        self.out.push(Outcome {
            open: Open::pack(&mut runs[..now.next_len]),
            rack: real - supply.old,
            wild: used.wild,
            new: now.new,
            tiles: real + used.kept + used.wild,
            moves: now.moves,
        });
    }
}
