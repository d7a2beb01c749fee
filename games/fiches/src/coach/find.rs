//! Finds what speaks for an action: asks the judge and the solver.

use stammtisch_rules::{Seat, View};

use super::reason::Reason;
use crate::judge::{BeforeLay, Lay, judge};
use crate::score;
use crate::solver::{Objective, solve};
use crate::table::Table;
use crate::tiles::{Kind, Rack, Set, Tile};
use crate::{Action, Fiches, Public};

pub(super) fn reasons(
    view: &View<Fiches>,
    action: &Action,
    second: Option<&Action>,
) -> Vec<Reason> {
    let Some((seat, &rack)) = view.own else {
        return Vec::new();
    };
    let public = view.public;
    match action {
        Action::Lay(lay) => lay_reasons(public, seat, rack, lay),
        Action::Draw => draw_reasons(public, seat, rack, second),
        Action::Pass if public.pot == 0 => vec![Reason::PotEmpty],
        Action::Pass => vec![Reason::NoChips],
    }
}

fn lay_reasons(public: &Public, seat: Seat, rack: Rack, lay: &Lay) -> Vec<Reason> {
    let settings = &public.options.settings;
    let Ok(verdict) = judge(settings, &public.before_lay(seat, rack), lay) else {
        return Vec::new();
    };
    let mut reasons = Vec::new();
    let left = verdict.rack.len() as u8;
    if left == 0 {
        let others = (0..usize::from(public.players)).filter(|other| *other != seat);
        let payments = score::payments(&public.chips, &public.held);
        let paid = others.map(|other| payments[other]).sum();
        reasons.push(Reason::Out { paid });
    } else if !public.has_opened(seat) {
        let worth = lay
            .table
            .tiles()
            .iter()
            .map(|tile| u16::from(tile.kind().number()));
        let before = public.table.tiles().iter();
        let before = before.map(|tile| u16::from(tile.kind().number()));
        let worth = worth.sum::<u16>() - before.sum::<u16>();
        reasons.push(Reason::FirstLay { worth });
    }
    let chips = verdict.chips + if left == 0 { score::OUT } else { 0 };
    if chips > 0 {
        reasons.push(Reason::Earns { chips });
    }
    if lay.take > 0 {
        reasons.push(Reason::Joker);
    }
    if left > 0 {
        reasons.push(Reason::Left { tiles: left });
        reasons.extend(opens(public, verdict.rack, &lay.table));
    }
    reasons
}

fn draw_reasons(public: &Public, seat: Seat, rack: Rack, second: Option<&Action>) -> Vec<Reason> {
    let settings = &public.options.settings;
    let before = public.before_lay(seat, rack);
    let could = match solve(settings, &before, Objective::Chips) {
        Some(best) => Some(best.value),
        None => solve(settings, &before, Objective::Tiles).map(|_| 0),
    };
    if let Some(chips) = could {
        // First what speaks against laying: what it would earn sounds like advice to lay.
        let mut reasons: Vec<Reason> = would_open(public, seat, rack, second).into_iter().collect();
        reasons.push(Reason::CouldEarn { chips });
        reasons.extend(could_lay(public, seat, rack));
        return reasons;
    }
    let needed = settings.first_lay;
    let mut reasons = vec![if public.has_opened(seat) {
        Reason::NothingToLay
    } else {
        Reason::NoFirstLay { needed }
    }];
    reasons.extend(fitting(public, seat, rack));
    reasons
}

/// Counts the tiles that can be laid at once, in the classic set: there tiles are held back until all can
/// be laid.
fn could_lay(public: &Public, seat: Seat, rack: Rack) -> Option<Reason> {
    let settings = &public.options.settings;
    if settings.set == Set::Junior {
        return None;
    }
    let most = solve(settings, &public.before_lay(seat, rack), Objective::Tiles)?;
    let (tiles, held) = (most.value, rack.len() as u8);
    (tiles < held).then_some(Reason::CouldLay { tiles, held })
}

/// Finds the places that the next best action would have opened.
fn would_open(public: &Public, seat: Seat, rack: Rack, second: Option<&Action>) -> Option<Reason> {
    let Some(Action::Lay(lay)) = second else {
        return None;
    };
    let before = public.before_lay(seat, rack);
    let verdict = judge(&public.options.settings, &before, lay).ok()?;
    match opens(public, verdict.rack, &lay.table)? {
        Reason::Opens { first, second } => Some(Reason::WouldOpen {
            lay: *lay,
            first,
            second,
        }),
        _ => None,
    }
}

/// Counts the tiles with which something could be laid. In the classic set that would take too long.
fn fitting(public: &Public, seat: Seat, rack: Rack) -> Option<Reason> {
    let settings = &public.options.settings;
    if settings.set == Set::Classic {
        return None;
    }
    let unseen = unseen(public, rack);
    let fits = |tile: Tile| {
        let mut with = rack;
        with.add(tile, 1);
        solve(settings, &public.before_lay(seat, with), Objective::Tiles).is_some()
    };
    let tiles = unseen.tiles().filter(|(tile, _)| fits(*tile));
    let tiles = tiles.map(|(_, count)| count).sum();
    Some(Reason::Fitting {
        tiles,
        unseen: unseen.len() as u8,
    })
}

/// The tiles that lie neither on the table nor on this rack.
fn unseen(public: &Public, rack: Rack) -> Rack {
    let seen = public.table.as_rack().plus(rack);
    public.options.settings.set.all().minus(seen)
}

/// Finds tiles for which a lay makes a place that was not there.
fn opens(public: &Public, rack: Rack, after: &Table) -> Option<Reason> {
    let settings = &public.options.settings;
    if settings.set == Set::Classic {
        return None;
    }
    let addable = |kind: Kind, table: &Table| {
        let mut alone = Rack::EMPTY;
        alone.add(Tile::of(kind), 1);
        let before = BeforeLay {
            table: *table,
            rack: alone,
            opened: true,
        };
        solve(settings, &before, Objective::Tiles).is_some()
    };
    let hidden = settings.set.all().minus(after.as_rack().plus(rack));
    let kinds = hidden.tiles().filter_map(|(tile, _)| tile.kind());
    let mut new = kinds.filter(|&kind| addable(kind, after) && !addable(kind, &public.table));
    Some(match new.next() {
        None => Reason::OpensNothing,
        Some(first) => Reason::Opens {
            first,
            second: new.next(),
        },
    })
}
