//! Whether an action is allowed, and if not, by which clause, and what would be instead.

use stammtisch_rules::{Phrase, Refusal, View};

use crate::action::Action;
use crate::faults::with_faults;
use crate::game::Fiches;
use crate::judge::{self, Fault, Lay, Reason, judge};
use crate::moved::{self, Moved};
use crate::nearest::nearest;
use crate::series::SeriesFault;
use crate::settings::Settings;
use crate::text;
use crate::tile_names;
use crate::tiles::Set;

fn refuse<T>(clause: &'static str, said: Phrase) -> Result<T, Refusal> {
    Err(Refusal::new(clause, said))
}

pub(crate) fn check(view: &View<Fiches>, action: &Action) -> Result<(), Refusal> {
    let public = view.public;
    if public.over() {
        return refuse("F9.2", Phrase::new("f9-2-over"));
    }
    let own = view.own.filter(|(seat, _)| *seat == public.turn as usize);
    let Some((seat, &rack)) = own else {
        let said = Phrase::new("f3-2-turn").seat("who", public.turn.into());
        return refuse("F3.2", said);
    };
    match action {
        Action::Lay(lay) => {
            let settings = &public.options.settings;
            let before = public.before_lay(seat, rack);
            match judge(settings, &before, lay) {
                Ok(_) => Ok(()),
                Err(fault) => {
                    let fault = moved::located(&before.table, &lay.table, fault);
                    Err(refusal(settings, &before, lay, &fault))
                }
            }
        }
        Action::Draw if public.pot == 0 => refuse("F8.1", Phrase::new("f8-1-pot")),
        Action::Draw if public.chips[seat] == 0 => refuse("F8.2", Phrase::new("f8-2-chips")),
        Action::Pass if public.can_draw(seat) => refuse("F3.4", Phrase::new("f3-4-pass")),
        Action::Draw | Action::Pass => Ok(()),
    }
}

/// Why a lay is refused: the series at fault, and where a table does not stand the nearest one
/// that does.
fn refusal(settings: &Settings, before: &judge::BeforeLay, lay: &Lay, fault: &Fault) -> Refusal {
    let (clause, why) = reason(settings, before, lay, fault);
    let stands = matches!(
        fault.reason,
        Reason::NothingLaid | Reason::NotHeld | Reason::Gone | Reason::Worth { .. }
    );
    let nearest = if stands {
        None
    } else {
        nearest(settings, before, &lay.table)
    };
    let advice = nearest.and_then(|nearest| text::advice(&nearest, &before.table, &lay.table));
    let said = match advice {
        Some(advice) => Phrase::new("refused-with-advice")
            .phrase("why", why)
            .phrase("advice", advice),
        None => why,
    };
    with_faults(Refusal::new(clause, said), settings, before, lay, fault)
}

pub(crate) fn reason(
    settings: &Settings,
    before: &judge::BeforeLay,
    lay: &Lay,
    fault: &Fault,
) -> (&'static str, Phrase) {
    let clause = fault.clause();
    let moved = fault
        .old
        .map(|old| moved::moved(&before.table, &lay.table, old.into()));
    let lost = |at: usize| moved::lost(&before.table, &lay.table, at);
    let before = |said: Phrase| text::in_series(said, &before.table, fault.old);
    let tile = |said: Phrase| match fault.tile {
        Some(tile) => said.phrase("tile", tile_names::placed(tile)),
        None => said.phrase("tile", tile_names::joker()),
    };
    let said = match fault.reason {
        Reason::Series(SeriesFault::NoSuchTile) => return no_such(settings, lay, fault),
        Reason::Series(wrong) => {
            let at = usize::from(fault.series.unwrap_or_default());
            match lost(at) {
                Some(tiles) => text::left_over(&tiles, lay.table.series(at)),
                None => text::series_fault(settings.set, wrong, lay.table.series(at)),
            }
        }
        Reason::NothingLaid => Phrase::new("f3-2-nothing"),
        Reason::NotHeld => tile(Phrase::new("f3-2-not-held")),
        Reason::Gone => tile(before(Phrase::new("f3-3-gone"))),
        Reason::TakenApart => match moved {
            Some(Moved { away, .. }) if !away.is_empty() => {
                before(text::tiles(Phrase::new("f3-5-moved"), &away))
            }
            _ => before(Phrase::new("f3-5-apart")),
        },
        Reason::NotFreed => tile(before(Phrase::new("f5-3-not-freed"))),
        Reason::Take => Phrase::new("f5-4-take"),
        Reason::Touched if fault.old.is_none() => Phrase::new("f6-1-take"),
        Reason::Touched => match moved {
            Some(Moved { away, .. }) if !away.is_empty() => {
                before(text::tiles(Phrase::new("f6-1-moved"), &away))
            }
            Some(Moved { added, .. }) if !added.is_empty() => {
                before(text::tiles(Phrase::new("f6-1-added"), &added))
            }
            _ => before(Phrase::new("f6-1-touched")),
        },
        Reason::Worth { worth, needed } => Phrase::new("f6-1-worth")
            .number("worth", worth)
            .number("needed", needed)
            .number("missing", needed - worth),
    };
    (clause, said)
}

/// A tile that the set does not have, or a joker that stands for one (F5.1).
fn no_such(settings: &Settings, lay: &Lay, fault: &Fault) -> (&'static str, Phrase) {
    let at = usize::from(fault.series.unwrap_or_default());
    let strange = |tile: &&crate::tiles::Placed| tile.kind().number() > settings.set.numbers();
    let stranger = lay.table.series(at).iter().find(strange);
    let (clause, id) = match (stranger.is_some_and(|tile| tile.is_joker()), settings.set) {
        (true, _) => ("F5.1", "f5-1-no-such"),
        (false, Set::Junior) => ("F1.1", "f1-no-such"),
        (false, Set::Classic) => ("F1.2", "f1-no-such"),
    };
    let named = stranger.map_or_else(tile_names::joker, |tile| tile_names::kind(tile.kind()));
    let said = Phrase::new(id).phrase("tile", named);
    (clause, said.number("most", settings.set.numbers()))
}
