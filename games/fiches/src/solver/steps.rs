//! One colour, one number: every way in which its runs can go on.

use super::deeds::{Deed, Deeds, Outcome};
use super::lookahead::{begun_run, moved};
use super::runs::{DONE, JOKER, LED, LEN, MOST, PURE};
use super::runs::{Open, Run, With, followed, following};
use super::supply::{Colour, Making, Supply, Use};

/// Room for runs while they are gone through. More than [`MOST`] never lie
/// there in the end: no kind has so many tiles.
const ROOM: usize = 2 * MOST;

/// A walk through the choices of one colour at one number.
pub(super) struct Walk<'a> {
    making: &'a Making,
    wild: u8,
    colour: &'a Colour,
    number: u8,
    supply: Supply,
    used: Use,
    /// The open runs before.
    runs: [Run; MOST],
    len: usize,
    /// The open runs after, as far as the walk has come.
    next: [Run; ROOM],
    next_len: usize,
    new: u8,
    /// A run ended that could have gone on with anything.
    ended: bool,
    /// A new series was made longer.
    longer: bool,
    begun: usize,
    deeds: Deeds,
    steps: i64,
    out: &'a mut Vec<Outcome>,
}

impl<'a> Walk<'a> {
    /// Lists every way in which `open` can go on at `number`, beside what the groups use.
    /// No more than `wild` wild jokers are used. Answers how many steps that took.
    pub(super) fn list(
        (making, wild): (&'a Making, u8),
        colour: &'a Colour,
        number: u8,
        open: Open,
        used: Use,
        out: &'a mut Vec<Outcome>,
    ) -> i64 {
        let mut runs = [0; MOST];
        let mut len = 0;
        for run in open.iter() {
            runs[len] = run;
            len += 1;
        }
        let mut walk = Walk {
            making,
            wild: if number > making.top { 0 } else { wild },
            colour,
            number,
            supply: colour.supply[usize::from(number)],
            used,
            runs,
            len,
            next: [0; ROOM],
            next_len: 0,
            new: 0,
            ended: false,
            longer: false,
            begun: 0,
            deeds: Deeds::default(),
            steps: 0,
            out,
        };
        walk.go_on(0);
        walk.steps
    }

    fn spend(&mut self, pure: bool, with: With) -> bool {
        match with {
            With::Real if pure => {
                self.used.pure += 1;
                self.used.pure <= self.supply.rack_max
                    && self.used.pure + self.used.mixed <= self.supply.old + self.supply.rack_max
            }
            With::Real => {
                self.used.mixed += 1;
                self.used.pure + self.used.mixed <= self.supply.old + self.supply.rack_max
            }
            With::Kept => {
                self.used.kept += 1;
                self.used.kept <= self.supply.kept
            }
            With::Wild => {
                self.used.wild += 1;
                self.used.wild <= self.wild
            }
        }
    }

    fn push(&mut self, run: Run) {
        if run != DONE {
            self.next[self.next_len] = run;
            self.next_len += 1;
        }
    }

    /// What happens to the run in the slot, and then to the others.
    fn go_on(&mut self, slot: usize) {
        self.steps += 1;
        if slot == self.len {
            self.begin_kept(0);
            return;
        }
        let run = self.runs[slot];
        match followed(run) {
            Some(old) if run & PURE == 0 => self.follow(slot, run, old),
            _ => {
                self.end(slot, run);
                self.continue_with_a_tile(slot, run);
                self.run_into_a_block(slot, run);
            }
        }
    }

    /// A block, or a watched old run that is kept, goes on as it was.
    fn follow(&mut self, slot: usize, run: Run, old: usize) {
        let track = self.colour.old[old];
        let at_end = track.last == self.number;
        if self.making.rules.blocks {
            let (n, deeds) = (self.next_len, self.deeds);
            self.deeds.set(slot, Deed::Block);
            let joker = run & JOKER;
            self.push(if at_end { 3 | joker } else { run });
            self.go_on(slot + 1);
            (self.next_len, self.deeds) = (n, deeds);
            return;
        }
        let joker = track.jokers >> (self.number - 1) & 1 == 1;
        for with in With::ALL {
            if with.is_joker() == joker {
                let saved = self.save();
                if self.spend(false, with) {
                    self.deeds.set(slot, Deed::Go(with));
                    if !at_end {
                        self.push(run);
                    }
                    self.go_on(slot + 1);
                }
                self.restore(saved);
            }
        }
    }

    fn end(&mut self, slot: usize, run: Run) {
        let rules = &self.making.rules;
        if !rules.may_end(run) {
            return;
        }
        let saved = self.save();
        self.deeds.set(slot, Deed::End);
        if let Some(old) = followed(run) {
            // A copy of the old run that stayed alone is the old run (F4.2).
            self.new += u8::from(self.colour.old[old].last + 1 != self.number);
        } else if run & PURE == 0 && run & JOKER == 0 {
            self.ended = true;
        }
        // Whatever makes another run longer could have made this one longer.
        if !(self.ended && self.longer) {
            self.go_on(slot + 1);
        }
        self.restore(saved);
    }

    fn continue_with_a_tile(&mut self, slot: usize, run: Run) {
        for with in With::ALL {
            let saved = self.save();
            if self.spend(run & PURE != 0, with)
                && let Some((next, new)) = self.continued(run, with)
            {
                self.deeds.set(slot, Deed::Go(with));
                self.longer |= run & (PURE | LEN) == PURE | 3 && followed(run).is_none();
                if !(self.ended && self.longer) {
                    self.new += new;
                    self.push(next);
                    self.go_on(slot + 1);
                }
            }
            self.restore(saved);
        }
    }

    fn continued(&self, run: Run, with: With) -> Option<(Run, u8)> {
        let runs = &self.runs[..self.len];
        moved(self.making, self.colour, self.number, runs, run, with)
    }

    /// Rack tiles below a block grow it downwards (F3.5). Runs that stand by
    /// themselves are never joined to it: apart they are worth as much or more.
    fn run_into_a_block(&mut self, slot: usize, run: Run) {
        let rules = &self.making.rules;
        if !rules.blocks || rules.may_end(run) || run & LED != 0 {
            return;
        }
        for block in 0..self.colour.old.len() {
            let free = (0..slot).all(|s| self.deeds.get(s) != Deed::Into(block));
            if self.colour.old[block].first == self.number && free {
                let both = run & JOKER != 0 && self.colour.old[block].jokers != 0;
                if !both {
                    let saved = self.save();
                    self.deeds.set(slot, Deed::Into(block));
                    self.push(following(block) | 3 | run & JOKER | self.block_joker(block));
                    self.go_on(slot + 1);
                    self.restore(saved);
                }
            }
        }
    }

    fn block_joker(&self, block: usize) -> Run {
        let joker = self.making.rules.one_joker && self.colour.old[block].jokers != 0;
        if joker { JOKER } else { 0 }
    }

    /// Old runs that begin here: blocks must, watched ones may be kept.
    fn begin_kept(&mut self, from: usize) {
        for old in from..self.colour.old.len() {
            if self.colour.old[old].first != self.number {
                continue;
            }
            if self.making.rules.blocks {
                let grown = (0..self.len).any(|s| self.deeds.get(s) == Deed::Into(old));
                if !grown {
                    self.push(following(old) | 3 | self.block_joker(old));
                }
                continue;
            }
            let joker = self.colour.old[old].jokers >> (self.number - 1) & 1 == 1;
            for with in With::ALL {
                if with.is_joker() == joker {
                    let saved = self.save();
                    if self.spend(false, with) {
                        self.deeds.begin(self.begun, 7 + with as u64);
                        self.begun += 1;
                        self.push(following(old) | 3);
                        self.begin_kept(old + 1);
                    }
                    self.restore(saved);
                }
            }
        }
        self.begin_new(1);
    }

    /// Runs that begin here, in the order of their codes so that each set comes once.
    fn begin_new(&mut self, from: u64) {
        self.steps += 1;
        self.finish();
        if self.next_len >= MOST {
            return;
        }
        for code in from..=6 {
            let pure = code > 3;
            let with = With::ALL[(code as usize - 1) % 3];
            // A run that ended could have gone on instead of a mixed one beginning.
            let dominated = !pure && self.ended;
            let allowed = if pure {
                self.making.pure
            } else {
                self.making.mixed
            };
            if !allowed || dominated || (with == With::Wild && self.leads_nowhere()) {
                continue;
            }
            let saved = self.save();
            if self.spend(pure, with)
                && let Some(run) = self.begun_run(pure, with)
            {
                self.deeds.begin(self.begun, code);
                self.begun += 1;
                self.push(run);
                self.begin_new(code);
            }
            self.restore(saved);
        }
    }

    /// A run led by a spared joker has just three tiles: one must come soon.
    fn leads_nowhere(&self) -> bool {
        let at = usize::from(self.number);
        let next = &self.colour.supply[at + 1..at + 3];
        self.making.rules.spare && next.iter().all(|of| of.all() == 0)
    }

    fn begun_run(&self, pure: bool, with: With) -> Option<Run> {
        begun_run(self.making, self.colour, self.number, pure, with)
    }

    /// All that had to be used is used: one way is found.
    fn finish(&mut self) {
        if self.next_len > MOST {
            return;
        }
        let (used, supply) = (self.used, self.supply);
        let real = used.mixed + used.pure;
        if used.mixed < supply.old
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
        let mut runs = self.next;
        let outcome = Outcome {
            open: Open::pack(&mut runs[..self.next_len]),
            rack: real - supply.old,
            wild: used.wild,
            new: self.new,
            tiles: real + used.kept + used.wild,
            deeds: self.deeds,
        };
        self.out.push(outcome);
    }

    fn save(&self) -> (Use, usize, u8, bool, bool, usize, Deeds) {
        (
            self.used,
            self.next_len,
            self.new,
            self.ended,
            self.longer,
            self.begun,
            self.deeds,
        )
    }

    fn restore(&mut self, saved: (Use, usize, u8, bool, bool, usize, Deeds)) {
        (
            self.used,
            self.next_len,
            self.new,
            self.ended,
            self.longer,
            self.begun,
            self.deeds,
        ) = saved;
    }
}
