//! The groups of one number (F3.6): every choice of them, and what it leaves for runs.

use rustc_hash::FxHashMap;

use super::runs::With;
use super::supply::{Making, Supply, Use};
use crate::tiles::COLOURS;

/// No more groups of one number can be made of eight tiles and two jokers;
/// nor can old ones be made larger.
const MOST_GROUPS: usize = 3;
/// Four colours, and the four ways to leave one out.
const COLOUR_SETS: [u8; 5] = [0b1111, 0b0111, 0b1011, 0b1101, 0b1110];

/// A group, or a tile added to one that lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Group {
    /// The old group that is made larger, by its index; otherwise it is made here.
    pub added_to: Option<u8>,
    pub colours: u8,
    pub wild: u8,
    pub kept: u8,
    pub pure: bool,
}

impl Group {
    fn jokers(&self) -> u8 {
        self.wild | self.kept
    }

    fn with(&self, colour: usize) -> With {
        if self.wild >> colour & 1 == 1 {
            With::Wild
        } else if self.kept >> colour & 1 == 1 {
            With::Kept
        } else {
            With::Real
        }
    }
}

/// An old group of three that lies there whole (F3.5) and may get its fourth tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Short {
    pub index: u8,
    pub missing: u8,
    pub joker: bool,
}

/// An old group whose copy could be laid from the rack: that copy is new only
/// beside the old one (F4.2).
#[derive(Clone, Copy, Debug)]
pub(super) struct Watched {
    pub colours: u8,
    pub jokers: u8,
}

/// What there is of one number.
#[derive(Clone, Debug, Default)]
pub(super) struct Number {
    pub short: Vec<Short>,
    pub watched: Vec<Watched>,
}

/// A choice of groups.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    pub uses: [Use; COLOURS],
    pub new: u8,
    groups: [Group; MOST_GROUPS],
    len: u8,
}

impl Plan {
    pub(super) fn groups(&self) -> &[Group] {
        &self.groups[..usize::from(self.len)]
    }
}

/// Every choice of groups for a number; of those that use the same, the one
/// with most new series.
pub(super) fn plans(making: &Making, supply: &[Supply; COLOURS], number: &Number) -> Vec<Plan> {
    let tiles: u8 = supply.iter().map(Supply::all).sum();
    let made = usize::from((tiles + making.wild) / 3);
    let mut search = Search {
        making,
        supply,
        number,
        candidates: candidates(making, supply, number),
        plan: Plan::default(),
        most: MOST_GROUPS.min(made + number.short.len()),
        seen: FxHashMap::default(),
        plans: Vec::new(),
    };
    search.choose(0);
    search.plans
}

fn candidates(making: &Making, supply: &[Supply; COLOURS], number: &Number) -> Vec<Group> {
    let mut found = Vec::new();
    for short in &number.short {
        let colour = short.missing.trailing_zeros() as usize;
        let added = Group {
            added_to: Some(short.index),
            colours: short.missing,
            wild: 0,
            kept: 0,
            pure: false,
        };
        if supply[colour].rack_max > 0 {
            found.push(added);
        }
        let spare = making.rules.spare;
        if making.wild > 0 && !spare && !(making.rules.one_joker && short.joker) {
            found.push(Group {
                wild: short.missing,
                ..added
            });
        }
    }
    for pure in [false, true] {
        let allowed = if pure { making.pure } else { making.mixed };
        if allowed {
            for colours in COLOUR_SETS {
                let group = Group {
                    added_to: None,
                    colours,
                    wild: 0,
                    kept: 0,
                    pure,
                };
                fill(making, supply, group, 0, &mut found);
            }
        }
    }
    found
}

/// All ways to fill the colours of a group from `colour` on.
fn fill(
    making: &Making,
    supply: &[Supply; COLOURS],
    group: Group,
    colour: usize,
    found: &mut Vec<Group>,
) {
    if colour == COLOURS {
        if group.jokers() != group.colours {
            found.push(group);
        }
        return;
    }
    let bit = 1 << colour;
    if group.colours & bit == 0 {
        return fill(making, supply, group, colour + 1, found);
    }
    let of = &supply[colour];
    let real = if group.pure {
        of.rack_max
    } else {
        of.old + of.rack_max
    };
    if real > 0 {
        fill(making, supply, group, colour + 1, found);
    }
    if making.rules.one_joker && group.jokers() != 0 {
        return;
    }
    if !group.pure && of.kept > 0 {
        let mut kept = group;
        kept.kept |= bit;
        fill(making, supply, kept, colour + 1, found);
    }
    // A wild joker as the fourth could be spared.
    let fourth = making.rules.spare && group.colours.count_ones() == 4;
    if !fourth && (group.wild.count_ones() as u8) < making.wild {
        let mut wild = group;
        wild.wild |= bit;
        fill(making, supply, wild, colour + 1, found);
    }
}

struct Search<'a> {
    making: &'a Making,
    supply: &'a [Supply; COLOURS],
    number: &'a Number,
    candidates: Vec<Group>,
    plan: Plan,
    most: usize,
    seen: FxHashMap<u32, u32>,
    plans: Vec<Plan>,
}

impl Search<'_> {
    fn choose(&mut self, from: usize) {
        self.note();
        if usize::from(self.plan.len) == self.most {
            return;
        }
        for at in from..self.candidates.len() {
            let group = self.candidates[at];
            let same = |g: &Group| g.added_to == group.added_to;
            if group.added_to.is_some() && self.plan.groups().iter().any(same) {
                continue;
            }
            let before = self.plan;
            if self.spend(&group) {
                self.plan.groups[usize::from(before.len)] = group;
                self.plan.len += 1;
                self.choose(at);
            }
            self.plan = before;
        }
    }

    fn spend(&mut self, group: &Group) -> bool {
        let mut wild = 0;
        for colour in 0..COLOURS {
            let (used, of) = (&mut self.plan.uses[colour], &self.supply[colour]);
            if group.colours >> colour & 1 == 1 {
                match group.with(colour) {
                    With::Wild => used.wild += 1,
                    With::Kept => used.kept += 1,
                    With::Real if group.pure => used.pure += 1,
                    With::Real => used.mixed += 1,
                }
                if used.kept > of.kept
                    || used.pure > of.rack_max
                    || used.mixed + used.pure > of.old + of.rack_max
                {
                    return false;
                }
            }
            wild += used.wild;
        }
        wild <= self.making.wild
    }

    /// New groups, without copies of old ones that do not lie beside them.
    fn count_new(&self) -> u8 {
        let groups = self.plan.groups();
        let equals = |g: &Group, w: &Watched| g.colours == w.colours && g.jokers() == w.jokers;
        let is_new = |group: &&Group| {
            let copied = self.number.watched.iter().find(|w| equals(group, w));
            let old = |w: &Watched| {
                let old = |g: &Group| !g.pure && g.added_to.is_none() && equals(g, w);
                groups.iter().any(old)
            };
            group.pure && copied.is_none_or(old)
        };
        groups.iter().filter(is_new).count() as u8
    }

    fn note(&mut self) {
        self.plan.new = self.count_new();
        let key = self.plan.uses.iter().fold(0, |key, u| key << 8 | u.code());
        let at = *self.seen.entry(key).or_insert(self.plans.len() as u32) as usize;
        match self.plans.get_mut(at) {
            None => self.plans.push(self.plan),
            Some(known) if known.new < self.plan.new => *known = self.plan,
            Some(_) => {}
        }
    }
}
