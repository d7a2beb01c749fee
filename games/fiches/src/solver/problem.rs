//! From a position to what the dynamic program works on.
//!
//! # New series (F4.2)
//!
//! A series is *pure* here if it is made of rack tiles and wild jokers (from the rack or freed)
//! only, and *mixed* otherwise. Equal tiles are not told apart, so of the tiles of a kind any may
//! be called the rack's, as many as were laid: the dynamic program decides for each series when it begins
//! whether it is to be pure, and sees to it that the pure places of a kind are no more than the
//! tiles laid of it, and that the mixed places take all the old ones. A pure series of three or
//! more counts as new.
//!
//! What remains is that an old series that lies there unchanged is never new. Without rearranging
//! this takes nothing away: if a pure series equals an old one, X, that has grown into Y, the same
//! table is read with X lying there and Y new; for Y holds no other old series, as the solver never
//! joins two. With rearranging it matters only for an old series X whose copy the rack can lay in
//! full. Such X are *watched*. If the table afterwards holds X at all, it can be read as the old X,
//! kept whole (its tiles elsewhere are then rack tiles: those series only become purer). So a pure
//! copy of X counts exactly if X is kept beside it: it may follow X as a kept series, and it
//! follows a pure run on the tracks of X to see whether it ends as a copy. In the classic set a
//! kind has two tiles, so X lies there once, and in the junior set, with one tile of a kind,
//! nothing is ever watched.

use super::dp::{CHIP, Problem};
use super::freeing::Freeing;
use super::goal::Goal;
use super::groups::{Number, Short, Watched};
use super::runs::{Old, RunRules};
use super::supply::{Colour, Making};
use super::{Objective, Task};
use crate::series::{Shape, shape};
use crate::table::{Counts, Table};
use crate::tiles::{COLOURS, Placed, Set, Tile};

/// A problem and what is certain from the beginning.
pub(super) struct Posed {
    pub problem: Problem,
    /// The value of tiles that are laid in any case.
    pub base: i32,
    /// The old series as they lie with replaced jokers; empty where their tiles are in the problem.
    pub standing: Vec<Vec<Placed>>,
    /// By colour, the old run that each block is.
    pub blocks: [Vec<usize>; COLOURS],
    /// Whether the problem has the numbers from high to low.
    pub mirrored: bool,
}

impl Posed {
    /// The same from the other end.
    pub(super) fn mirrored(&self) -> Posed {
        Posed {
            problem: self.problem.mirrored(),
            base: self.base,
            standing: self.standing.clone(),
            blocks: self.blocks.clone(),
            mirrored: !self.mirrored,
        }
    }
}

/// Poses the problem for a choice of freed jokers and at most so many wild ones. Where wild jokers
/// are spared (see [`RunRules`]), those that are not used are not looked at.
pub(super) fn pose(task: &Task<'_>, freeing: &Freeing, wild: u8, spare: bool) -> Posed {
    let settings = task.settings;
    let first_lay = task.threshold > 0;
    let together = !settings.rearrange && !first_lay;
    let chips = task.objective == Objective::Chips;
    let making = Making {
        rules: RunRules {
            one_joker: settings.one_joker(),
            // The classic set has two jokers only.
            real_needed: settings.set == Set::Junior && wild + task.counts.all_jokers >= 3,
            blocks: together,
            spare,
        },
        mixed: !chips || (settings.rearrange && !first_lay && task.counts.any()),
        pure: chips,
        wild,
        top: settings.set.numbers(),
    };
    let mut posed = Posed {
        problem: Problem {
            making,
            colours: std::array::from_fn(|_| Colour::new()),
            numbers: vec![Number::default(); usize::from(settings.set.numbers()) + 1],
            groups: settings.set.groups(),
            weights: if chips { (CHIP + 1, CHIP) } else { (1, 0) },
            threshold: task.threshold,
            settle: if spare {
                vec![Some(0); usize::from(wild) + 1]
            } else {
                settle(task, freeing)
            },
            goal: Goal::default(),
        },
        base: 0,
        standing: Vec::new(),
        blocks: Default::default(),
        mirrored: false,
    };
    supply(task, freeing, &mut posed);
    if together {
        blocks(task, freeing, &mut posed);
    } else if first_lay {
        posed.standing = task.table.iter().map(<[Placed]>::to_vec).collect();
    } else if chips && task.settings.set.copies() > 1 {
        watch(task, &mut posed);
    }
    posed
}

/// How many new series the rack could make by itself with so many wild jokers.
pub(super) fn rack_alone(task: &Task<'_>, wild: u8) -> Problem {
    let alone = Task {
        table: &Table::EMPTY,
        counts: Counts::default(),
        threshold: 0,
        objective: Objective::Chips,
        lay_all: false,
        ..*task
    };
    let mut problem = pose(&alone, &Freeing::none(), wild, true).problem;
    problem.weights = (0, 1);
    problem
}

/// The value of a number of wild jokers laid: freed ones earn nothing, further ones are from the
/// rack; if fewer are laid than were freed, the rest is taken (F5.4).
fn settle(task: &Task<'_>, freeing: &Freeing) -> Vec<Option<i32>> {
    let all = freeing.freed + task.rack.jokers();
    let value = |laid: u8| {
        let from_rack = i32::from(laid) - i32::from(freeing.freed);
        match task.objective {
            Objective::Out => (laid == all).then_some(from_rack),
            _ if -from_rack > i32::from(freeing.takeable) => None,
            Objective::Tiles => Some(from_rack.max(0)),
            Objective::Chips => Some(CHIP * from_rack + from_rack.max(0)),
        }
    };
    (0..=all).map(value).collect()
}

fn supply(task: &Task<'_>, freeing: &Freeing, posed: &mut Posed) {
    let loose = task.settings.rearrange && task.threshold == 0;
    let mut rack = task.rack;
    for &place in &freeing.places {
        let kind = task.table.tiles()[place].kind();
        rack.remove(Tile::of(kind), 1);
        let (tile, _) = posed.problem.weights;
        posed.base += tile;
    }
    for kind in task.settings.set.kinds() {
        let at = kind.index();
        let colour = &mut posed.problem.colours[usize::from(kind.colour())];
        let of = &mut colour.supply[usize::from(kind.number())];
        of.rack_max = rack.of(kind);
        of.rack_min = freeing.must[at];
        if task.lay_all {
            of.rack_min = of.rack_max;
        }
        if loose {
            of.old = task.counts.real[at];
            of.kept = freeing.kept[at];
        }
    }
}

/// Old series as blocks (F3.5), with the replaced jokers.
fn blocks(task: &Task<'_>, freeing: &Freeing, posed: &mut Posed) {
    let mut place = 0;
    for (index, series) in task.table.iter().enumerate() {
        let mut tiles = series.to_vec();
        for tile in &mut tiles {
            if freeing.places.contains(&place) {
                *tile = Placed::real(tile.kind());
            }
            place += 1;
        }
        match shape(task.settings, &tiles).expect("the table stands") {
            Shape::Run {
                colour,
                first,
                last,
                jokers,
            } => {
                let colour = usize::from(colour);
                posed.problem.colours[colour].old.push(Old {
                    first,
                    last,
                    jokers,
                });
                posed.blocks[colour].push(index);
            }
            Shape::Group {
                number,
                colours,
                jokers,
            } => {
                if colours.count_ones() == 3 {
                    let number = &mut posed.problem.numbers[usize::from(number)];
                    number.short.push(Short {
                        index: index as u8,
                        missing: !colours & 0xF,
                        joker: jokers != 0,
                    });
                }
            }
        }
        posed.standing.push(tiles);
    }
}

/// The old series whose copies the rack can lay (see above).
fn watch(task: &Task<'_>, posed: &mut Posed) {
    let wild = posed.problem.making.wild;
    for series in task.table.iter() {
        let jokers = series.iter().filter(|t| t.is_joker()).count();
        let real = |t: &Placed| t.is_joker() || task.rack.of(t.kind()) > 0;
        if jokers > usize::from(wild) || !series.iter().all(real) {
            continue;
        }
        match shape(task.settings, series).expect("the table stands") {
            Shape::Run {
                colour,
                first,
                last,
                jokers,
            } => posed.problem.colours[usize::from(colour)].old.push(Old {
                first,
                last,
                jokers,
            }),
            Shape::Group {
                number,
                colours,
                jokers,
            } => posed.problem.numbers[usize::from(number)]
                .watched
                .push(Watched { colours, jokers }),
        }
        // With one joker more, a copy of it would be none: none is spared.
        posed.problem.making.rules.spare = false;
    }
}
