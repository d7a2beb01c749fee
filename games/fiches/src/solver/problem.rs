//! From a position to what the sweep works on.
//!
//! # New series (F4.2)
//!
//! A series is *pure* here if it is made of rack tiles and wild jokers (from
//! the rack or freed) only, and *mixed* otherwise. Equal tiles are not told
//! apart, so of the tiles of a kind any may be called the rack's, as many as
//! were laid: the sweep decides for each series when it begins whether it is
//! to be pure, and sees to it that the pure places of a kind are no more than
//! the tiles laid of it, and that the mixed places take all the old ones.
//! A pure series of three or more counts as new.
//!
//! What remains is that an old series that lies there unchanged is never new.
//! Without rearranging this takes nothing away: if a pure series equals an old
//! one, X, that has grown into Y, the same table is read with X lying there
//! and Y new; for Y holds no other old series, as the solver never joins two.
//! With rearranging it matters only for an old series X whose copy the rack
//! can lay in full. Such X are *watched*. If the table afterwards holds X at
//! all, it can be read as the old X, kept whole (its tiles elsewhere are then
//! rack tiles: those series only become purer). So a pure copy of X counts
//! exactly if X is kept beside it: the sweep may follow X as a kept series,
//! and it follows a pure run on the tracks of X to see whether it ends as a copy.
//! In the classic set a kind has two tiles, so X lies there once, and in the
//! junior set, with one tile of a kind, nothing is ever watched.

use std::cell::Cell;

use super::freeing::Freeing;
use super::goal::Goal;
use super::groups::{Number, Short, Watched};
use super::junior::{Asked, PosedColour};
use super::runs::{Old, RunRules};
use super::supply::{Colour, Making};
use super::sweep::{CHIP, Problem};
use super::{Objective, Task, UNLIMITED};
use crate::series::{Shape, shape};
use crate::table::{Counts, Table};
use crate::tiles::{COLOURS, Kind, Placed, Tile};

/// A problem and what is certain from the beginning.
pub(super) struct Posed {
    pub problem: Problem,
    /// The value of tiles that are laid in any case.
    pub base: i32,
    /// The old series as they lie with replaced jokers; empty where their
    /// tiles are in the problem.
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

/// Poses the problem for a choice of freed jokers. With `credit`, no more than
/// so many wild jokers are used, and the others are not looked at.
pub(super) fn pose(task: &Task<'_>, freeing: &Freeing, credit: Option<u8>) -> Posed {
    let settings = task.settings;
    let first_lay = task.threshold > 0;
    let together = !settings.rearrange && !first_lay;
    let wild = credit.unwrap_or(freeing.freed + task.rack.jokers());
    let chips = task.objective == Objective::Chips;
    let kept: u8 = freeing.kept.iter().sum();
    let making = Making {
        rules: RunRules {
            one_joker: settings.one_joker(),
            real_needed: wild + kept >= 3,
            blocks: together,
            spare: credit.is_some(),
        },
        mixed: !chips || (settings.rearrange && !first_lay && !task.table.is_empty()),
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
            settle: match credit {
                Some(wild) => vec![Some(0); usize::from(wild) + 1],
                None => settle(task, freeing),
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

/// The value of a tile from the rack and of a new series.
pub(super) type Weights = (i32, i32);

/// Those of an objective where nothing else is read from the value.
pub(super) fn weights(task: &Task<'_>) -> Weights {
    match task.objective {
        Objective::Chips => (1, 1),
        _ => (1, 0),
    }
}

/// One colour of the junior set. `places` are the jokers (by their place among
/// all tiles of the table) that tiles of the rack are laid for; none if the
/// rack has not as many.
pub(super) fn posed_colour(
    task: &Task<'_>,
    colour: usize,
    asked: Asked,
    places: &[usize],
    wild: u8,
) -> Option<PosedColour> {
    let settings = task.settings;
    let chips = task.objective == Objective::Chips;
    let mut posed = PosedColour {
        making: Making {
            rules: RunRules {
                one_joker: settings.one_joker(),
                real_needed: wild + task.counts.all_jokers >= 3,
                blocks: !settings.rearrange,
                spare: false,
            },
            mixed: !chips,
            pure: chips,
            wild,
            top: settings.set.numbers(),
        },
        colour: Colour::new(),
        blocks: Vec::new(),
        base: 0,
        freed: 0,
        takeable: places.len() as u8,
    };
    for number in 1..=settings.set.numbers() {
        let kind = Kind::new(colour as u8, number);
        let of = &mut posed.colour.supply[usize::from(number)];
        of.rack_max = match asked {
            Asked::Any => task.rack.of(kind),
            Asked::Just(numbers) => (numbers >> (number - 1) & 1) as u8,
        };
        if task.objective == Objective::Out || matches!(asked, Asked::Just(_)) {
            of.rack_min = of.rack_max;
        }
        if settings.rearrange {
            of.old = task.counts.real[kind.index()];
            of.kept = task.counts.jokers[kind.index()];
            // Only where old tiles lie is there a series that is not new.
            posed.making.mixed |= of.old + of.kept > 0;
        }
    }
    lay_for(task, asked, places, &mut posed)?;
    if settings.rearrange {
        free_by_kind(task, &mut posed, places)?;
    } else {
        colour_blocks(task, colour, places, &mut posed);
    }
    Some(posed)
}

/// Lays rack tiles for jokers; none if the rack has not as many.
fn lay_for(task: &Task<'_>, asked: Asked, places: &[usize], posed: &mut PosedColour) -> Option<()> {
    for &place in places {
        let number = usize::from(task.table.tiles()[place].kind().number());
        let of = &mut posed.colour.supply[number];
        if task.settings.rearrange {
            // The tile has to be laid, wherever; one tile for one joker.
            of.rack_min += 1;
            if of.rack_min > of.rack_max {
                if !matches!(asked, Asked::Just(_)) && task.objective != Objective::Out {
                    return None;
                }
                of.rack_min = of.rack_max;
            }
        } else {
            of.rack_max = of.rack_max.checked_sub(1)?;
            of.rack_min = of.rack_min.min(of.rack_max);
            posed.base += weights(task).0;
            posed.freed += 1;
        }
    }
    Some(())
}

/// With rearranging: as many jokers are free as there are real tiles (F5.3).
fn free_by_kind(task: &Task<'_>, posed: &mut PosedColour, places: &[usize]) -> Option<()> {
    let numbers = |place: &usize| task.table.tiles()[*place].kind().number();
    for number in 1..=task.settings.set.numbers() {
        let of = &mut posed.colour.supply[usize::from(number)];
        let asked = places.iter().filter(|p| numbers(p) == number).count() as u8;
        if asked > of.rack_max {
            return None;
        }
        let freed = of.kept.min(of.old + of.rack_min.max(asked));
        of.kept -= freed;
        posed.freed += freed;
    }
    Some(())
}

/// Without rearranging: the old runs of a colour as blocks.
fn colour_blocks(task: &Task<'_>, colour: usize, places: &[usize], posed: &mut PosedColour) {
    let mut place = 0;
    for (index, series) in task.table.iter().enumerate() {
        let start = place;
        place += series.len();
        let first = series[0].kind();
        if usize::from(first.colour()) != colour {
            continue;
        }
        let mut jokers = 0;
        for (at, tile) in series.iter().enumerate() {
            if tile.is_joker() && !places.contains(&(start + at)) {
                jokers |= 1 << (tile.kind().number() - 1);
            }
        }
        posed.colour.old.push(Old {
            first: first.number(),
            last: first.number() + series.len() as u8 - 1,
            jokers,
        });
        posed.blocks.push(index);
    }
}

/// How many new series the rack could make by itself with so many wild jokers.
pub(super) fn rack_alone(task: &Task<'_>, wild: u8) -> Problem {
    let alone = Task {
        settings: task.settings,
        table: &Table::EMPTY,
        counts: Counts::default(),
        rack: task.rack,
        threshold: 0,
        objective: Objective::Chips,
        work: Cell::new(UNLIMITED),
    };
    let mut problem = pose(&alone, &Freeing::none(), Some(wild)).problem;
    problem.weights = (0, 1);
    problem
}

/// The value of a number of wild jokers laid: freed ones earn nothing, further
/// ones are from the rack; if fewer are laid than were freed, the rest is
/// taken (F5.4).
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
        if task.objective == Objective::Out {
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

/// The tile of a colour and number, as a real one or a joker.
pub(super) fn placed(colour: usize, number: u8, joker: bool) -> Placed {
    let kind = Kind::new(colour as u8, number);
    if joker {
        Placed::joker(kind)
    } else {
        Placed::real(kind)
    }
}
