//! From the sweep's best way back to a table.

use super::deeds::{Deed, Deeds};
use super::groups::Group;
use super::lookahead::{begun_run, moved};
use super::problem::{Posed, placed};
use super::runs::{DONE, Open, PURE, Run, followed, following};
use super::supply::{Colour, Making};
use super::sweep::{Problem, Sweep};
use crate::table::Table;
use crate::tiles::{COLOURS, Placed};

/// A run in the making.
struct Growing {
    run: Run,
    tiles: Vec<Placed>,
    /// The old series that it holds, where those lie as blocks.
    block: Option<usize>,
}

/// The runs of one colour in the making.
pub(super) struct Colours<'a> {
    pub making: &'a Making,
    pub colour: &'a Colour,
    pub index: usize,
    /// The old series that each block is.
    pub blocks: &'a [usize],
    open: Vec<Growing>,
    pub done: Vec<(Option<usize>, Vec<Placed>)>,
}

impl<'a> Colours<'a> {
    pub(super) fn new(
        making: &'a Making,
        colour: &'a Colour,
        index: usize,
        blocks: &'a [usize],
    ) -> Colours<'a> {
        Colours {
            making,
            colour,
            index,
            blocks,
            open: Vec::new(),
            done: Vec::new(),
        }
    }

    /// Goes on at a number as the deeds say. `before` are the open runs that
    /// the deeds speak of; others, which could only end, end.
    pub(super) fn go_on(&mut self, number: u8, before: Open, deeds: Deeds) {
        let mut open = std::mem::take(&mut self.open);
        let mut slots = Vec::new();
        for run in before.iter() {
            let at = open.iter().position(|g| g.run == run);
            slots.push(open.swap_remove(at.expect("the run is open")));
        }
        self.done
            .extend(open.into_iter().map(|g| (g.block, g.tiles)));
        let runs: Vec<Run> = slots.iter().map(|g| g.run).collect();
        let mut grown = Vec::new();
        for (slot, growing) in slots.into_iter().enumerate() {
            self.do_deed(number, &runs, growing, deeds.get(slot), &mut grown);
        }
        for (sort, with) in deeds.beginnings() {
            let tiles = vec![placed(self.index, number, with.is_joker())];
            let run = if sort == 2 {
                let starts = |old: &super::runs::Old| {
                    let joker = old.jokers >> (number - 1) & 1 == 1;
                    old.first == number && joker == with.is_joker()
                };
                let old = self.colour.old.iter().position(starts);
                following(old.expect("a watched run begins here")) | 3
            } else {
                begun_run(self.making, self.colour, number, sort == 1, with)
                    .expect("the sweep began it")
            };
            self.open.push(Growing {
                run,
                tiles,
                block: None,
            });
        }
        self.begin_blocks(number, &grown);
    }

    fn do_deed(
        &mut self,
        number: u8,
        runs: &[Run],
        mut growing: Growing,
        deed: Deed,
        grown: &mut Vec<usize>,
    ) {
        let old = followed(growing.run);
        match deed {
            Deed::End => self.done.push((growing.block, growing.tiles)),
            Deed::Block => {
                let at = old.expect("a block follows its series");
                growing.tiles.push(self.block_tile(at, number));
                if self.colour.old[at].last == number {
                    growing.run = 3 | growing.run & super::runs::JOKER;
                }
                self.open.push(growing);
            }
            Deed::Into(at) => {
                grown.push(at);
                growing.tiles.push(self.block_tile(at, number));
                growing.block = Some(self.blocks[at]);
                growing.run = self.block_run(at, growing.run);
                self.open.push(growing);
            }
            Deed::Go(with) => {
                growing
                    .tiles
                    .push(placed(self.index, number, with.is_joker()));
                let kept = old.filter(|_| growing.run & PURE == 0);
                if let Some(at) = kept {
                    if self.colour.old[at].last == number {
                        self.done.push((None, growing.tiles));
                        return;
                    }
                } else {
                    let next = moved(self.making, self.colour, number, runs, growing.run, with);
                    growing.run = next.expect("the sweep went on").0;
                    if growing.run == DONE {
                        self.done.push((growing.block, growing.tiles));
                        return;
                    }
                }
                self.open.push(growing);
            }
        }
    }

    fn block_run(&self, at: usize, run: Run) -> Run {
        let joker = self.making.rules.one_joker && self.colour.old[at].jokers != 0;
        let own = if joker { super::runs::JOKER } else { 0 };
        following(at) | 3 | run & super::runs::JOKER | own
    }

    fn block_tile(&self, at: usize, number: u8) -> Placed {
        let joker = self.colour.old[at].jokers >> (number - 1) & 1 == 1;
        placed(self.index, number, joker)
    }

    fn begin_blocks(&mut self, number: u8, grown: &[usize]) {
        if !self.making.rules.blocks {
            return;
        }
        for at in 0..self.colour.old.len() {
            if self.colour.old[at].first == number && !grown.contains(&at) {
                self.open.push(Growing {
                    run: self.block_run(at, 0),
                    tiles: vec![self.block_tile(at, number)],
                    block: Some(self.blocks[at]),
                });
            }
        }
    }

    /// All runs, when nothing is open any more.
    pub(super) fn finish(mut self) -> Vec<(Option<usize>, Vec<Placed>)> {
        let open = self.open.drain(..).map(|g| (g.block, g.tiles));
        self.done.extend(open);
        self.done
    }
}

/// The series of the sweep's way to its last node `at`: each with the old
/// series that it holds, where those lie as blocks.
pub(super) fn series(
    sweep: &Sweep<'_>,
    posed: &Posed,
    at: u32,
) -> Vec<(Option<usize>, Vec<Placed>)> {
    let top = posed.problem.making.top + 1;
    let mut ways = Vec::new();
    let mut node = at;
    for number in (1..=top).rev() {
        let (from, plan, deeds) = sweep.way(number, node);
        ways.push((number, plan, deeds));
        node = from;
    }
    let problem = &posed.problem;
    let mut colours: [Colours<'_>; COLOURS] = std::array::from_fn(|c| {
        Colours::new(&problem.making, &problem.colours[c], c, &posed.blocks[c])
    });
    let mut all = Vec::new();
    let mut added: Vec<(usize, Placed)> = Vec::new();
    for (number, plan, deeds) in ways.into_iter().rev() {
        for (colour, (before, deed)) in colours.iter_mut().zip(deeds) {
            colour.go_on(number, before, deed);
        }
        for group in plan.groups() {
            match group.added_to {
                Some(old) => {
                    let tile = group_tiles(group, number)[0];
                    added.push((usize::from(old), tile));
                }
                None => all.push((None, group_tiles(group, number))),
            }
        }
    }
    for colour in colours {
        all.extend(colour.finish());
    }
    if posed.mirrored {
        let turned = all.iter_mut().map(|(_, tiles)| &mut tiles[..]);
        let added = added.iter_mut().map(|(_, tile)| std::slice::from_mut(tile));
        turned.chain(added).for_each(|tiles| turn(problem, tiles));
    }
    stand(posed, added, &mut all);
    all
}

/// A series of the problem from the other end as it is.
fn turn(problem: &Problem, tiles: &mut [Placed]) {
    for tile in tiles.iter_mut() {
        let kind = tile.kind();
        let number = problem.making.top + 1 - kind.number();
        *tile = placed(usize::from(kind.colour()), number, tile.is_joker());
    }
    // Groups keep the order of their colours.
    tiles.sort_by_key(|t| (t.kind().number(), t.kind().colour()));
}

fn group_tiles(group: &Group, number: u8) -> Vec<Placed> {
    (0..COLOURS)
        .filter(|c| group.colours >> c & 1 == 1)
        .map(|c| placed(c, number, (group.wild | group.kept) >> c & 1 == 1))
        .collect()
}

/// Old series that the sweep did not make again: groups, and whatever is untouched.
fn stand(posed: &Posed, added: Vec<(usize, Placed)>, all: &mut Vec<(Option<usize>, Vec<Placed>)>) {
    let blocks: Vec<usize> = posed.blocks.iter().flatten().copied().collect();
    for (index, tiles) in posed.standing.iter().enumerate() {
        if blocks.contains(&index) {
            continue;
        }
        let mut tiles = tiles.clone();
        tiles.extend(added.iter().filter(|(at, _)| *at == index).map(|(_, t)| *t));
        all.push((Some(index), tiles));
    }
}

/// Series in the places where they stand: each old one as near to its old place as it can be.
#[derive(Debug)]
pub(crate) struct InPlace {
    /// By the old series whose place it has.
    slots: Vec<Option<Vec<Placed>>>,
    /// New ones.
    rest: Vec<Vec<Placed>>,
}

/// Finds places for series: those that hold a block or equal an old series stand in its place, then
/// those that share most tiles with one. Series that share none do not matter to each other, so
/// colours without groups can be placed one by one.
pub(super) fn in_place(old: &Table, mut all: Vec<(Option<usize>, Vec<Placed>)>) -> InPlace {
    let mut slots: Vec<Option<Vec<Placed>>> = vec![None; old.len()];
    all.retain_mut(|(block, tiles)| match *block {
        Some(at) => {
            slots[at] = Some(std::mem::take(tiles));
            false
        }
        None => true,
    });
    let shared =
        |series: &[Placed], tiles: &[Placed]| series.iter().filter(|t| tiles.contains(t)).count();
    for exact in [true, false] {
        for (at, series) in old.iter().enumerate() {
            if slots[at].is_some() {
                continue;
            }
            let score = |tiles: &[Placed]| {
                let n = shared(series, tiles);
                let same = n == series.len() && n == tiles.len();
                if exact && !same { 0 } else { n }
            };
            let best = (0..all.len()).rev().max_by_key(|&i| score(&all[i].1));
            if let Some(i) = best
                && score(&all[i].1) > 0
            {
                slots[at] = Some(all.remove(i).1);
            }
        }
    }
    InPlace {
        slots,
        rest: all.into_iter().map(|(_, tiles)| tiles).collect(),
    }
}

/// A table of series that have found their places, new ones last.
pub(super) fn table_of(old: &Table, parts: &[&InPlace]) -> Table {
    let standing =
        (0..old.len()).flat_map(|at| parts.iter().filter_map(move |p| p.slots[at].as_ref()));
    let rest = parts.iter().flat_map(|part| &part.rest);
    let mut table = Table::EMPTY;
    for tiles in standing.chain(rest) {
        table.push(tiles).expect("the tiles of one set fit");
    }
    table
}
