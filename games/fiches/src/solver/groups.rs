//! The groups of one number (F3.6): every choice of them, and what it leaves for runs.

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::runs::With;
use super::supply::{Making, Supply, Use};
use crate::tiles::COLOURS;

/// No more groups of one number can be made of eight tiles and two jokers;
/// nor can old ones be made larger.
const MOST_GROUPS: usize = 3;
/// Room for choices: mostly there are fewer.
const ROOM: usize = 112;
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
pub(super) struct GroupChoice {
    pub uses: [Use; COLOURS],
    pub new: u8,
    groups: [Group; MOST_GROUPS],
    len: u8,
}

impl GroupChoice {
    pub(super) fn groups(&self) -> &[Group] {
        &self.groups[..usize::from(self.len)]
    }
}

/// Every choice of groups for a number; of those that use the same, the one with most new series.
pub(super) fn group_choices(
    making: &Making,
    supply: &[Supply; COLOURS],
    number: &Number,
) -> Vec<GroupChoice> {
    let tiles: u8 = supply.iter().map(Supply::all).sum();
    let made = usize::from((tiles + making.wild) / 3);
    let candidates = candidates(making, supply, number);
    let mut search = Search {
        making,
        number,
        limit: Packed::limit(making, supply),
        used: Packed::default(),
        wild: 0,
        candidates: candidates.iter().map(|g| (*g, Packed::of(g))).collect(),
        chosen: GroupChoice::default(),
        most: MOST_GROUPS.min(made + number.short.len()),
        seen: FxHashMap::with_capacity_and_hasher(ROOM, FxBuildHasher),
        group_choices: Vec::with_capacity(ROOM),
    };
    search.choose(0);
    search.group_choices
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

/// What groups use of each colour: four bits each for the wild jokers, the
/// kept ones, the real tiles of pure groups and all real tiles. All limits are
/// below eight, so that they are looked at together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Packed(u64);

const FIELDS: u32 = 16;
const KEPT: u32 = 4;
const PURE: u32 = 8;
const REAL: u32 = 12;
const HIGH: u64 = 0x8888_8888_8888_8888;

impl Packed {
    /// What a group uses.
    fn of(group: &Group) -> Packed {
        let mut bits = 0;
        for colour in (0..COLOURS).filter(|c| group.colours >> c & 1 == 1) {
            let own = match group.with(colour) {
                With::Wild => 1,
                With::Kept => 1 << KEPT,
                With::Real if group.pure => 1 << PURE | 1 << REAL,
                With::Real => 1 << REAL,
            };
            bits |= own << (FIELDS * colour as u32);
        }
        Packed(bits)
    }

    /// What there is.
    fn limit(making: &Making, supply: &[Supply; COLOURS]) -> Packed {
        let of = |of: &Supply| {
            u64::from(making.wild.min(7))
                | u64::from(of.kept) << KEPT
                | u64::from(of.rack_max) << PURE
                | u64::from(of.old + of.rack_max) << REAL
        };
        let bits = supply.iter().rev();
        Packed(bits.fold(0, |bits, own| bits << FIELDS | of(own)))
    }

    fn within(self, limit: Packed) -> bool {
        ((limit.0 | HIGH) - self.0) & HIGH == HIGH
    }

    fn uses(self) -> [Use; COLOURS] {
        std::array::from_fn(|colour| {
            let bits = self.0 >> (FIELDS * colour as u32);
            let field = |shift: u32| (bits >> shift & 15) as u8;
            Use {
                mixed: field(REAL) - field(PURE),
                kept: field(KEPT),
                pure: field(PURE),
                wild: field(0),
            }
        })
    }
}

struct Search<'a> {
    making: &'a Making,
    number: &'a Number,
    /// What there is, what the groups chosen so far use, and their wild jokers.
    limit: Packed,
    used: Packed,
    wild: u8,
    candidates: Vec<(Group, Packed)>,
    chosen: GroupChoice,
    most: usize,
    seen: FxHashMap<Packed, u32>,
    group_choices: Vec<GroupChoice>,
}

impl Search<'_> {
    fn choose(&mut self, from: usize) {
        self.note();
        if usize::from(self.chosen.len) == self.most {
            return;
        }
        let (used, wild) = (self.used, self.wild);
        for at in from..self.candidates.len() {
            let (group, uses) = self.candidates[at];
            self.used = Packed(used.0 + uses.0);
            self.wild = wild + group.wild.count_ones() as u8;
            if !self.used.within(self.limit) || self.wild > self.making.wild {
                continue;
            }
            let same = |g: &Group| g.added_to == group.added_to;
            if group.added_to.is_some() && self.chosen.groups().iter().any(same) {
                continue;
            }
            self.chosen.groups[usize::from(self.chosen.len)] = group;
            self.chosen.len += 1;
            self.choose(at);
            self.chosen.len -= 1;
        }
        (self.used, self.wild) = (used, wild);
    }

    /// New groups, without copies of old ones that do not lie beside them.
    fn count_new(&self) -> u8 {
        let groups = self.chosen.groups();
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
        let new = self.count_new();
        let at = *self
            .seen
            .entry(self.used)
            .or_insert(self.group_choices.len() as u32) as usize;
        match self.group_choices.get_mut(at) {
            Some(known) if known.new >= new => return,
            None => self.group_choices.push(GroupChoice::default()),
            Some(_) => {}
        }
        self.group_choices[at] = GroupChoice {
            uses: self.used.uses(),
            new,
            ..self.chosen
        };
    }
}
