//! Which jokers on the table are freed (F5.3): the few choices that matter.
//!
//! A joker that is not freed keeps standing for its tile, so for the solver it is one more tile of
//! that kind that has to be used. A freed joker is wild. Freeing costs at most laying a tile, so:
//!
//! - With rearranging, a joker is free if a real tile of its kind can be
//!   counted for it. If one lies on the table already, freeing it costs
//!   nothing and binds nothing (it may stand for the same tile again): it is
//!   always freed. Otherwise the rack's tile must be laid: both ways are tried.
//! - Without rearranging the real tile goes to the joker's very place: for
//!   each joker whose tile is on the rack, both ways are tried.

use super::Task;
use crate::table::{Counts, Table};
use crate::tiles::{KINDS, Kind, Rack, Tile};

/// One choice.
#[derive(Clone, Debug)]
pub(super) struct Freeing {
    /// With rearranging: tiles of the rack that must be laid, by kind, and
    /// jokers that keep standing for the kind.
    pub must: [u8; KINDS],
    pub kept: [u8; KINDS],
    /// Without rearranging: the places (by their order among all tiles of the
    /// table) where a tile of the rack replaces a joker.
    pub places: Vec<usize>,
    /// Freed jokers.
    pub freed: u8,
    /// Those that may be taken (F5.4).
    pub takeable: u8,
    /// In how many ways jokers of a kind can be chosen for the tiles that must be laid.
    pub ways: i64,
}

impl Freeing {
    /// No joker is freed.
    pub(super) fn nothing(counts: &Counts) -> Freeing {
        Freeing {
            kept: counts.jokers,
            ..Freeing::none()
        }
    }

    pub(super) fn none() -> Freeing {
        Freeing {
            must: [0; KINDS],
            kept: [0; KINDS],
            places: Vec::new(),
            freed: 0,
            takeable: 0,
            ways: 1,
        }
    }
}

/// How strictly the taking of jokers is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taking {
    /// A joker may be taken if a tile for it is on the rack. The result has to
    /// be looked at: whether that tile was laid.
    IfHeld,
    /// Each choice says which tiles are laid for jokers that may be taken.
    IfLaid,
    /// The same where every tile of the rack is laid, so that it frees its joker in any case.
    AllLaid,
}

/// Returns every choice that matters. The table is not touched by a first lay (F6.1).
pub(super) fn freeings(task: &Task<'_>, taking: Taking) -> Vec<Freeing> {
    if task.counts.all_jokers == 0 || task.threshold > 0 {
        return vec![Freeing::none()];
    }
    if task.settings.rearrange {
        by_kind(task, taking)
    } else {
        by_place(task.table, task.rack)
    }
}

fn by_kind(task: &Task<'_>, taking: Taking) -> Vec<Freeing> {
    let mut all = vec![Freeing::none()];
    for kind in task.settings.set.kinds() {
        let at = kind.index();
        let (jokers, real) = (task.counts.jokers[at], task.counts.real[at]);
        if jokers == 0 {
            continue;
        }
        let most = jokers.min(task.rack.of(kind));
        let mut next = Vec::new();
        for must in (0..=most).rev() {
            let laid = if taking == Taking::AllLaid {
                most
            } else {
                must
            };
            let freed = jokers.min(real + laid);
            let binds = must > 0 && freed == jokers.min(real + must - 1);
            if binds && taking == Taking::IfHeld {
                // The tile need not be laid to free as many.
                continue;
            }
            for choice in &all {
                let mut choice = choice.clone();
                choice.must[at] = must;
                choice.ways *= if must == 1 { i64::from(jokers) } else { 1 };
                choice.kept[at] = jokers - freed;
                choice.freed += freed;
                choice.takeable += match taking {
                    Taking::IfHeld => freed.min(most),
                    Taking::IfLaid | Taking::AllLaid => must,
                };
                next.push(choice);
            }
        }
        all = next;
    }
    all
}

fn by_place(table: &Table, rack: Rack) -> Vec<Freeing> {
    let mut all = vec![(Freeing::none(), rack)];
    for (place, tile) in table.tiles().iter().enumerate() {
        if !tile.is_joker() {
            continue;
        }
        let kind: Kind = tile.kind();
        let mut next = Vec::new();
        for (choice, left) in all {
            if left.of(kind) > 0 {
                let mut with = choice.clone();
                let mut left = left;
                with.places.push(place);
                with.freed += 1;
                with.takeable += 1;
                left.remove(Tile::of(kind), 1);
                next.push((with, left));
            }
            next.push((choice, left));
        }
        all = next;
    }
    all.into_iter().map(|(choice, _)| choice).collect()
}
