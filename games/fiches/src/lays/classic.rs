//! Lays of the classic set: those that matter.
//!
//! There are far too many to list them all. Listed are, each once and in this order: the lay with
//! most tiles, the one that earns most chips, one that goes out (these from the solver); every new
//! series of rack tiles alone, and with a joker of the rack for one of its tiles where it is
//! lacking; every tile, and joker, added to a series; every joker replaced in its place and taken.
//! Before the first lay (F6.1) only such as the judge accepts.
//!
//! The solver gets a limit here, so that the list comes in time on any state;
//! where a position is so large that it is reached, that lay is left out.

use super::{Lays, ListedLay};
use crate::judge::{BeforeLay, Lay, judge};
use crate::series::{Shape, shape};
use crate::settings::Settings;
use crate::solver::{Objective, solve_within};
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Placed};

/// The solver's work for each objective.
const WORK: i64 = 12_000;

struct List<'a> {
    settings: &'a Settings,
    position: &'a BeforeLay,
    lays: &'a mut Lays,
}

pub(super) fn list(settings: &Settings, position: &BeforeLay, lays: &mut Lays) {
    let mut list = List {
        settings,
        position,
        lays,
    };
    for objective in [Objective::Tiles, Objective::Chips, Objective::Out] {
        if let Some(best) = solve_within(settings, position, objective, WORK) {
            list.offer(best.lay);
        }
    }
    list.new_series();
    list.additions();
    list.replacements();
}

impl List<'_> {
    fn offer(&mut self, lay: Lay) {
        let Ok(verdict) = judge(self.settings, self.position, &lay) else {
            return;
        };
        let listed = ListedLay {
            laid: verdict.laid,
            take: lay.take,
            chips: verdict.chips,
        };
        let known = self.lays.tables.iter().zip(&self.lays.listed);
        let mut known = known.map(|(table, other)| (table, other.take));
        if known.all(|known| known != (&lay.table, lay.take)) {
            self.lays.push(listed, lay.table);
        }
    }

    /// Every series that the rack can make.
    fn new_series(&mut self) {
        let top = self.settings.set.numbers();
        for colour in 0..COLOURS as u8 {
            for first in 1..=top - 2 {
                for last in first + 2..=top.min(first + 4) {
                    let run: Vec<Kind> = (first..=last).map(|n| Kind::new(colour, n)).collect();
                    self.series(&run);
                }
            }
        }
        for number in 1..=top {
            for out in (0..=COLOURS as u8).rev() {
                let colours = (0..COLOURS as u8).filter(|c| *c != out);
                let group: Vec<Kind> = colours.map(|c| Kind::new(c, number)).collect();
                self.series(&group);
            }
        }
    }

    /// A series of the rack, with a joker where one tile is lacking.
    fn series(&mut self, kinds: &[Kind]) {
        let rack = self.position.rack;
        let lacking = kinds.iter().filter(|k| rack.of(**k) == 0).count();
        if lacking > usize::from(rack.jokers().min(1)) {
            return;
        }
        let tiles: Vec<Placed> = kinds
            .iter()
            .map(|k| match rack.of(*k) {
                0 => Placed::joker(*k),
                _ => Placed::real(*k),
            })
            .collect();
        let mut table = self.position.table;
        if table.push(&tiles).is_ok() {
            self.offer(Lay { table, take: 0 });
        }
    }

    /// Every tile added to every series.
    fn additions(&mut self) {
        for at in 0..self.position.table.len() {
            let series = self.position.table.series(at);
            let shape = shape(self.settings, series).expect("the table stands");
            match shape {
                Shape::Run {
                    colour,
                    first,
                    last,
                    ..
                } => {
                    if first > 1 {
                        self.addition(at, Kind::new(colour, first - 1), true);
                    }
                    if last < self.settings.set.numbers() {
                        self.addition(at, Kind::new(colour, last + 1), false);
                    }
                }
                Shape::Group {
                    number, colours, ..
                } => {
                    for colour in (0..COLOURS as u8).filter(|c| colours >> c & 1 == 0) {
                        self.addition(at, Kind::new(colour, number), false);
                    }
                }
            }
        }
    }

    fn addition(&mut self, at: usize, kind: Kind, below: bool) {
        let rack = self.position.rack;
        let tile = if rack.of(kind) > 0 {
            Placed::real(kind)
        } else if rack.jokers() > 0 {
            Placed::joker(kind)
        } else {
            return;
        };
        let table = self.with_series(at, |series| {
            let place = if below { 0 } else { series.len() };
            series.insert(place, tile);
        });
        if let Some(table) = table {
            self.offer(Lay { table, take: 0 });
        }
    }

    /// Every joker replaced by its tile and taken.
    fn replacements(&mut self) {
        for at in 0..self.position.table.len() {
            for nth in 0..self.position.table.series(at).len() {
                let tile = self.position.table.series(at)[nth];
                if tile.is_joker() && self.position.rack.of(tile.kind()) > 0 {
                    let table =
                        self.with_series(at, |series| series[nth] = Placed::real(tile.kind()));
                    if let Some(table) = table {
                        self.offer(Lay { table, take: 1 });
                    }
                }
            }
        }
    }

    /// The table with one series changed.
    fn with_series(&self, at: usize, change: impl Fn(&mut Vec<Placed>)) -> Option<Table> {
        let mut table = Table::EMPTY;
        for (nth, series) in self.position.table.iter().enumerate() {
            let mut series = series.to_vec();
            if nth == at {
                change(&mut series);
            }
            table.push(&series).ok()?;
        }
        Some(table)
    }
}
