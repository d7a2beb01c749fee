//! Checks a reason by the rules: carries the action out, and looks at what is listed.

use stammtisch_rules::{Position, Rng, Rules, View};

use super::reason::Reason;
use crate::table::Table;
use crate::tiles::{Kind, Rack, Tile};
use crate::{Action, Fiches, Public};

pub(super) fn holds(view: &View<Fiches>, action: &Action, reason: &Reason) -> bool {
    let Some((seat, &rack)) = view.own else {
        return false;
    };
    let public = view.public;
    let after = last_round(view, action);
    let own_after = after
        .view(Some(seat))
        .own
        .map_or(Rack::EMPTY, |(_, rack)| *rack);
    let chips = |public: &Public| i32::from(public.chips[seat]);
    match *reason {
        Reason::PotEmpty => public.pot == 0 && *action == Action::Pass,
        Reason::NoChips => public.chips[seat] == 0 && public.pot > 0 && *action == Action::Pass,
        Reason::Out { paid } => {
            let others = (0..usize::from(public.players)).filter(|other| *other != seat);
            let lost = others.map(|other| public.chips[other] - after.public().chips[other]);
            own_after.is_empty() && lost.sum::<u16>() == paid
        }
        Reason::Earns { chips: earned } => {
            chips(after.public()) - chips(public) == i32::from(earned)
        }
        Reason::Joker => match action {
            Action::Lay(lay) => lay.take > 0 && after.public().jokers[seat] >= lay.take,
            _ => false,
        },
        Reason::Left { tiles } => own_after.len() == u32::from(tiles),
        Reason::FirstLay { worth } => is_first_lay(view, &after, worth),
        Reason::NothingToLay => lays(view).is_empty(),
        Reason::NoFirstLay { needed } => {
            lays(view).is_empty()
                && !public.has_opened(seat)
                && needed == public.options.settings.first_lay
        }
        Reason::CouldEarn { chips } => most_earned(view) == Some(i32::from(chips)),
        Reason::CouldLay { tiles, held } => {
            most_laid(view) == Some(u32::from(tiles)) && rack.len() == u32::from(held)
        }
        Reason::Fitting { tiles, unseen } => fitting(public, rack) == (tiles, unseen),
        Reason::Opens { first, second } => {
            let new = new_places(view, action, own_after);
            new.first() == Some(&first) && new.get(1).copied() == second
        }
        Reason::WouldOpen { lay, first, second } => {
            let lay = Action::Lay(lay);
            let left = last_round(view, &lay);
            let left = left
                .view(Some(seat))
                .own
                .map_or(Rack::EMPTY, |(_, rack)| *rack);
            let new = new_places(view, &lay, left);
            new.first() == Some(&first) && new.get(1).copied() == second
        }
        Reason::OpensNothing => new_places(view, action, own_after).is_empty(),
    }
}

/// Whether the action was a first lay worth this much. Jokers count as what they stand for.
fn is_first_lay(view: &View<Fiches>, after: &Position<Fiches>, worth: u16) -> bool {
    let Some((seat, &rack)) = view.own else {
        return false;
    };
    let left = after
        .view(Some(seat))
        .own
        .map_or(Rack::EMPTY, |(_, rack)| *rack);
    let laid = rack.minus(left);
    let real = laid.tiles().filter_map(|(tile, count)| {
        let number = tile.kind()?.number();
        Some(u16::from(number) * u16::from(count))
    });
    let least: u16 = real.sum();
    let opens = !view.public.has_opened(seat) && after.public().has_opened(seat);
    let enough = worth >= view.public.options.settings.first_lay;
    opens && enough && (worth == least || laid.jokers() > 0 && worth > least)
}

/// The most chips that a lay earns, without the one for going out.
fn most_earned(view: &View<Fiches>) -> Option<i32> {
    let (seat, _) = view.own?;
    // The list of the classic set need not have the lay that earns most.
    let solved = Fiches::solve(view, "chips").and_then(|(_, lay)| lay);
    let chips = |public: &Public| i32::from(public.chips[seat]);
    let earned = lays(view).into_iter().chain(solved).map(|lay| {
        let after = last_round(view, &lay);
        let out = i32::from(after.turn().is_none());
        chips(after.public()) - chips(view.public) - out
    });
    earned.max()
}

/// The most tiles that a lay takes off the rack.
fn most_laid(view: &View<Fiches>) -> Option<u32> {
    let (seat, rack) = view.own?;
    // The list of the classic set need not have the lay that takes most.
    let solved = Fiches::solve(view, "tiles").and_then(|(_, lay)| lay);
    let laid = lays(view).into_iter().chain(solved).map(|lay| {
        let after = last_round(view, &lay);
        let left = after.view(Some(seat)).own.map_or(0, |(_, left)| left.len());
        rack.len() - left
    });
    laid.max()
}

/// How many of the tiles that a player does not see would give them something to lay, and of how many.
fn fitting(public: &Public, rack: Rack) -> (u8, u8) {
    let hidden = hidden_tiles(public, &public.table, rack);
    let fits = |tile: &&Tile| {
        let mut with = rack;
        with.add(**tile, 1);
        can_lay(public, &public.table, with)
    };
    let fitting = hidden.iter().filter(fits).count();
    (fitting as u8, hidden.len() as u8)
}

/// Carries an action out in a world that looks like the view, with this as the last round: so that chips
/// stay when it ends.
fn last_round(view: &View<Fiches>, action: &Action) -> Position<Fiches> {
    let mut public = *view.public;
    public.options.rounds = public.round;
    let view = View {
        public: &public,
        own: view.own,
    };
    let mut world = Fiches::redeal(&view, &mut Rng::new(1));
    world.apply(action, &mut ());
    world
}

fn lays(view: &View<Fiches>) -> Vec<Action> {
    let mut listed = Vec::new();
    Fiches::legal(view, &mut listed);
    listed.retain(|action| matches!(action, Action::Lay(_)));
    listed
}

/// The tiles that lie neither on a table nor on a rack, one by one.
fn hidden_tiles(public: &Public, table: &Table, rack: Rack) -> Vec<Tile> {
    let mut all = public.options.settings.set.all();
    for (tile, count) in rack.plus(table.as_rack()).tiles() {
        all.remove(tile, count);
    }
    let each = all.tiles();
    each.flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()))
        .collect()
}

/// Whether a player who has made their first lay, if they have to, could lay something with this rack.
fn can_lay(public: &Public, table: &Table, rack: Rack) -> bool {
    let mut public = *public;
    public.table = *table;
    let seat = usize::from(public.turn);
    public.held[seat] = rack.len() as u8;
    let view = View {
        public: &public,
        own: Some((seat, &rack)),
    };
    !lays(&view).is_empty()
}

/// The tiles that can be added to the table after the action, and could not be before.
fn new_places(view: &View<Fiches>, action: &Action, own_after: Rack) -> Vec<Kind> {
    let Action::Lay(lay) = action else {
        return Vec::new();
    };
    let public = view.public;
    let alone = |tile: Tile| {
        let mut rack = Rack::EMPTY;
        rack.add(tile, 1);
        rack
    };
    let mut hidden = hidden_tiles(public, &lay.table, own_after);
    hidden.dedup();
    hidden.retain(|tile| {
        let rack = alone(*tile);
        tile.kind().is_some()
            && can_lay(public, &lay.table, rack)
            && !can_lay(public, &public.table, rack)
    });
    hidden.into_iter().filter_map(|tile| tile.kind()).collect()
}
