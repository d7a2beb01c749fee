//! From the best way of the dynamic program back to a table.

use super::dp::{Dp, Problem};
use super::groups::Group;
use super::lookahead::{begun_run, moved};
use super::problem::Posed;
use super::run_moves::{RunMove, RunMoves, Sort};
use super::runs::{DONE, JOKER, Old, Open, PURE, Run, followed, following};
use super::supply::{Colour, Making};
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Placed};

/// A series of the table afterwards.
#[derive(Clone, Debug)]
pub(super) struct BuiltSeries {
    /// The old series that it holds, where those lie as blocks.
    pub old: Option<usize>,
    pub tiles: Vec<Placed>,
}

impl BuiltSeries {
    fn new(old: Option<usize>, tiles: Vec<Placed>) -> BuiltSeries {
        BuiltSeries { old, tiles }
    }
}

/// The runs of one colour in the making.
pub(super) struct RunBuilder<'a> {
    making: &'a Making,
    colour: &'a Colour,
    index: usize,
    /// The old series that each block is.
    blocks: &'a [usize],
    open: Vec<(Run, BuiltSeries)>,
    done: Vec<BuiltSeries>,
}

impl<'a> RunBuilder<'a> {
    pub(super) fn new(posed: &'a Posed, index: usize) -> RunBuilder<'a> {
        RunBuilder {
            making: &posed.problem.making,
            colour: &posed.problem.colours[index],
            index,
            blocks: &posed.blocks[index],
            open: Vec::new(),
            done: Vec::new(),
        }
    }

    /// Goes on at a number as the moves say. `before` are the open runs that
    /// the moves speak of; others, which could only end, end.
    pub(super) fn go_on(&mut self, number: u8, before: Open, moves: RunMoves) {
        let mut open = std::mem::take(&mut self.open);
        let mut moved = Vec::new();
        for run in before.iter() {
            let at = open.iter().position(|(other, _)| *other == run);
            moved.push(open.swap_remove(at.expect("the run is open")));
        }
        self.done.extend(open.into_iter().map(|(_, series)| series));
        let runs: Vec<Run> = before.iter().collect();
        for ((run, series), run_move) in moved.into_iter().zip(moves.open) {
            self.go_on_with(number, &runs, (run, series), run_move);
        }
        for (sort, with) in moves.begun.into_iter().flatten() {
            let starts = |old: &Old| old.first == number && old.joker_at(number) == with.is_joker();
            let run = if sort == Sort::Kept {
                let old = self.colour.old.iter().position(starts);
                following(old.expect("a watched run begins here")) | 3
            } else {
                let pure = sort == Sort::Pure;
                begun_run(self.making, self.colour, number, pure, with)
            };
            let tile = self.placed(number, with.is_joker());
            self.open.push((run, BuiltSeries::new(None, vec![tile])));
        }
        let rules = &self.making.rules;
        for (at, old) in self.colour.old.iter().enumerate() {
            let joined = moves.open.contains(&RunMove::JoinBlock(at as u8));
            if rules.blocks && old.first == number && !joined {
                let tile = self.placed(number, old.joker_at(number));
                let series = BuiltSeries::new(Some(self.blocks[at]), vec![tile]);
                self.open.push((rules.block(at, old), series));
            }
        }
    }

    fn go_on_with(
        &mut self,
        number: u8,
        runs: &[Run],
        (mut run, mut series): (Run, BuiltSeries),
        run_move: RunMove,
    ) {
        let old = |at: usize| &self.colour.old[at];
        let joker = match run_move {
            RunMove::End => return self.done.push(series),
            RunMove::Block => {
                let block = old(followed(run).expect("a block follows its series"));
                if block.last == number {
                    run = 3 | run & JOKER;
                }
                block.joker_at(number)
            }
            RunMove::JoinBlock(at) => {
                let at = usize::from(at);
                series.old = Some(self.blocks[at]);
                run = self.making.rules.block(at, old(at)) | run & JOKER;
                old(at).joker_at(number)
            }
            RunMove::Extend(with) => {
                run = match followed(run).filter(|_| run & PURE == 0) {
                    Some(kept) if old(kept).last == number => DONE,
                    Some(_) => run,
                    None => {
                        let next = moved(self.making, self.colour, number, runs, run, with);
                        next.expect("the run went on").0
                    }
                };
                with.is_joker()
            }
        };
        series.tiles.push(self.placed(number, joker));
        if run == DONE {
            self.done.push(series);
        } else {
            self.open.push((run, series));
        }
    }

    fn placed(&self, number: u8, joker: bool) -> Placed {
        Placed::new(Kind::new(self.index as u8, number), joker)
    }

    /// Returns all runs, when nothing is open any more.
    pub(super) fn finish(mut self) -> Vec<BuiltSeries> {
        let open = self.open.drain(..).map(|(_, series)| series);
        self.done.extend(open);
        self.done
    }
}

/// Returns the series of the way to the last node `at`.
pub(super) fn series(dp: &Dp<'_>, posed: &Posed, at: u32) -> Vec<BuiltSeries> {
    let top = posed.problem.making.top + 1;
    let mut ways = Vec::new();
    let mut node = at;
    for number in (1..=top).rev() {
        let (from, chosen, moves) = dp.way(number, node);
        ways.push((number, chosen, moves));
        node = from;
    }
    let problem = &posed.problem;
    let mut colours: [RunBuilder<'_>; COLOURS] = std::array::from_fn(|c| RunBuilder::new(posed, c));
    let mut all = Vec::new();
    let mut added: Vec<(usize, Placed)> = Vec::new();
    for (number, chosen, moves) in ways.into_iter().rev() {
        for (colour, (before, moves)) in colours.iter_mut().zip(moves) {
            colour.go_on(number, before, moves);
        }
        for group in chosen.groups() {
            match group.added_to {
                Some(old) => {
                    let tile = group_tiles(group, number)[0];
                    added.push((usize::from(old), tile));
                }
                None => all.push(BuiltSeries::new(None, group_tiles(group, number))),
            }
        }
    }
    for colour in colours {
        all.extend(colour.finish());
    }
    if posed.mirrored {
        let turned = all.iter_mut().map(|series| &mut series.tiles[..]);
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
        *tile = Placed::new(Kind::new(kind.colour(), number), tile.is_joker());
    }
    // Groups keep the order of their colours.
    tiles.sort_by_key(|t| (t.kind().number(), t.kind().colour()));
}

fn group_tiles(group: &Group, number: u8) -> Vec<Placed> {
    (0..COLOURS)
        .filter(|c| group.colours >> c & 1 == 1)
        .map(|c| {
            let joker = (group.wild | group.kept) >> c & 1 == 1;
            Placed::new(Kind::new(c as u8, number), joker)
        })
        .collect()
}

/// Adds the old series that were not made again: groups, and whatever is untouched.
fn stand(posed: &Posed, added: Vec<(usize, Placed)>, all: &mut Vec<BuiltSeries>) {
    let blocks: Vec<usize> = posed.blocks.iter().flatten().copied().collect();
    for (index, tiles) in posed.standing.iter().enumerate() {
        if blocks.contains(&index) {
            continue;
        }
        let mut tiles = tiles.clone();
        tiles.extend(added.iter().filter(|(at, _)| *at == index).map(|(_, t)| *t));
        all.push(BuiltSeries::new(Some(index), tiles));
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
pub(super) fn in_place(old: &Table, mut all: Vec<BuiltSeries>) -> InPlace {
    let mut slots: Vec<Option<Vec<Placed>>> = vec![None; old.len()];
    all.retain_mut(|series| match series.old {
        Some(at) => {
            slots[at] = Some(std::mem::take(&mut series.tiles));
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
            let best = (0..all.len()).rev().max_by_key(|&i| score(&all[i].tiles));
            if let Some(i) = best
                && score(&all[i].tiles) > 0
            {
                slots[at] = Some(all.remove(i).tiles);
            }
        }
    }
    InPlace {
        slots,
        rest: all.into_iter().map(|series| series.tiles).collect(),
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
