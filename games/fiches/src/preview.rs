//! What an action would do, told before it is done.

use stammtisch_rules::{Preview, Seat, View, place};

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::{Lay, Verdict};
use crate::legal::verdict;
use crate::score;
use crate::state::Public;
use crate::table::Table;
use crate::tiles::Placed;

pub(crate) fn preview(view: &View<Fiches>, action: &Action) -> Preview {
    let public = view.public;
    let mut preview = Preview {
        points: score::gain(view, action),
        ends_turn: true,
        ..Preview::default()
    };
    let Some((seat, &rack)) = view.own else {
        return preview;
    };
    match action {
        Action::Lay(lay) => {
            let before = public.before_lay(seat, rack);
            if let Ok(verdict) = verdict(&public.options.settings, &before, lay) {
                moves(public, seat, lay, &verdict, &mut preview);
                if verdict.goes_out() {
                    ends_round(public, &mut preview);
                }
            }
        }
        Action::Draw => {
            preview.shift(None, "pot", &place("racks", seat));
            preview.price = Some(score::DRAWING.into());
            preview.reveals = true;
        }
        Action::Pass if public.idle + 1 == public.players => {
            // Everybody pays for the tiles that they still have (F7.3).
            preview.points -= i32::from(score::payments(&public.chips, &public.held)[seat]);
            ends_round(public, &mut preview);
        }
        Action::Pass => {}
    }
    preview
}

fn ends_round(public: &Public, preview: &mut Preview) {
    preview.deals = public.more_rounds();
    preview.reveals = preview.deals;
    preview.ends_game = !preview.deals;
}

/// The tiles of the table that are not placed yet, series by series.
struct Rest(Vec<Vec<Placed>>);

impl Rest {
    fn of(table: &Table) -> Rest {
        Rest(table.iter().map(<[Placed]>::to_vec).collect())
    }

    /// Returns the series that has most of these tiles, if it has any.
    fn most_of(&self, tiles: &[Placed]) -> Option<usize> {
        let common = |old: &[Placed]| tiles.iter().filter(|tile| old.contains(tile)).count();
        let counts = self.0.iter().map(|old| common(old)).enumerate();
        let best = counts.rev().max_by_key(|(_, count)| *count)?;
        (best.1 > 0).then_some(best.0)
    }

    fn take_from(&mut self, series: usize, wanted: impl Fn(&Placed) -> bool) -> bool {
        let tiles = &mut self.0[series];
        let found = tiles.iter().position(wanted);
        found.map(|at| tiles.remove(at)).is_some()
    }

    /// Takes a tile, wherever it lies; returns from which series.
    fn take(&mut self, wanted: impl Fn(&Placed) -> bool) -> Option<usize> {
        (0..self.0.len()).find(|&series| self.take_from(series, &wanted))
    }
}

/// Which tiles come from the rack, which move within the table, and which jokers are taken.
///
/// A series goes on as the one that shares most tiles with it. Its other tiles come from elsewhere on
/// the table; those that lay nowhere come from the rack.
fn moves(public: &Public, seat: Seat, lay: &Lay, verdict: &Verdict, preview: &mut Preview) {
    let rack = place("racks", seat);
    let mut rest = Rest::of(&public.table);
    // Tiles that are not where their series was, with the series that they are in now.
    let mut come: Vec<(usize, Placed)> = Vec::new();
    let mut homes: Vec<(usize, usize)> = Vec::new();
    for (at, tiles) in lay.table.iter().enumerate() {
        // Two new series may share an old one: it goes on as the first of them.
        let home = rest.most_of(tiles);
        let home = home.filter(|home| homes.iter().all(|(_, taken)| taken != home));
        homes.extend(home.map(|home| (at, home)));
        for &tile in tiles {
            if !home.is_some_and(|home| rest.take_from(home, |old| *old == tile)) {
                come.push((at, tile));
            }
        }
    }
    let mut laid = verdict.laid;
    let mut within = Vec::new();
    for (at, tile) in come {
        let from_table = rest.take(|old| *old == tile);
        if let Some(old) = from_table {
            within.push((old, at, tile));
        } else if laid.count(tile.tile()) > 0 {
            laid.remove(tile.tile(), 1);
            preview.shift(Some(tile.to_string()), &rack, &place("table", at));
        } else if let Some(old) = rest.take(|old| old.is_joker()) {
            // A freed joker that stands for something else now.
            within.push((old, at, tile));
        }
    }
    for (old, at, tile) in within {
        preview.shift(
            Some(tile.to_string()),
            &place("table", old),
            &place("table", at),
        );
    }
    for (old, tiles) in rest.0.iter().enumerate() {
        for tile in tiles {
            preview.shift(Some(tile.tile().to_string()), &place("table", old), &rack);
        }
    }
}
