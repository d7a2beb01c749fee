//! How far a draft of the table has come: what a first lay is worth so far, and the nearest table that stands.

use serde_json::{Value, json};
use stammtisch_rules::{Fields, ParseError, View};

use crate::action::Action;
use crate::game::Fiches;
use crate::json::read_action;
use crate::judge::{BeforeLay, Lay, judge};
use crate::nearest::nearest;
use crate::series::shape;
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::Placed;

/// Reads `{"lay":{"do":"lay","table":[...],"take":0}}`. Returns `{"first_lay":{"worth":18,"needed":30},
/// "repair":{"do":"lay",...}}`: `first_lay` for somebody who has not made it yet, `repair` where the lay is
/// refused and a near one is not; both null otherwise.
pub(crate) fn assess(view: &View<Fiches>, draft: &Value) -> Result<Value, ParseError> {
    let settings = &view.public.options.settings;
    let mut fields = Fields::of(draft, "draft")?;
    let action = read_action(settings.set, fields.required("lay")?)?;
    fields.finish()?;
    let (Action::Lay(lay), Some((seat, &rack))) = (action, view.own) else {
        return Ok(json!({"first_lay": null, "repair": null}));
    };
    let before = view.public.before_lay(seat, rack);
    Ok(json!({
        "first_lay": first_lay(settings, &before, &lay.table),
        "repair": repair(settings, &before, &lay).map(Action::Lay),
    }))
}

/// What the new series that stand are worth (F6.1).
fn first_lay(settings: &Settings, before: &BeforeLay, asked: &Table) -> Option<Value> {
    let needed = settings.threshold(before.opened);
    let lay_there = |series: &&[Placed]| before.table.iter().any(|old| old == *series);
    let fresh = asked.iter().filter(|series| !lay_there(series));
    let worth: u16 = fresh
        .filter(|series| shape(settings, series).is_ok())
        .flatten()
        .map(|tile| u16::from(tile.kind().number()))
        .sum();
    (needed > 0).then(|| json!({"worth": worth, "needed": needed}))
}

fn repair(settings: &Settings, before: &BeforeLay, lay: &Lay) -> Option<Lay> {
    if judge(settings, before, lay).is_ok() {
        return None;
    }
    nearest(settings, before, &lay.table).map(|nearest| nearest.lay)
}
