//! What differs between two states of one viewer, so that only that is sent.

use std::fmt::Write;

use crate::object_text::ObjectText;
use crate::published::ViewerState;

/// Returns the fields of a frame that lead from one state to the other: `"changes":{...}`, and if need be
/// `"view_changes":{...}` and `"gone":[...]`. `None` if only a whole snapshot is sure to be right.
pub(crate) fn changes(before: &ViewerState, after: &ViewerState) -> Option<String> {
    if before.viewer != after.viewer
        || differ(before, after, "phase")
        || differ(before, after, "game_number")
    {
        return None;
    }
    let mut out = String::from("\"changes\":{");
    let fields = |name: &str| name != "view";
    write_changed(&mut out, &before.snapshot, &after.snapshot, fields);
    out.push('}');
    match (&before.view, &after.view) {
        (None, None) => {}
        (Some(before), Some(after)) if same_names(before, after) => {
            if before.text() != after.text() {
                out.push_str(",\"view_changes\":{");
                write_changed(&mut out, before, after, |_| true);
                out.push('}');
            }
        }
        _ => return None,
    }
    write_gone(&mut out, &before.snapshot, &after.snapshot);
    Some(out)
}

fn differ(before: &ViewerState, after: &ViewerState, field: &str) -> bool {
    before.snapshot.get(field) != after.snapshot.get(field)
}

fn same_names(before: &ObjectText, after: &ObjectText) -> bool {
    let names = |object| ObjectText::fields(object).map(|(name, _)| name);
    names(before).eq(names(after))
}

/// Writes the fields that are new or have another value.
fn write_changed(
    out: &mut String,
    before: &ObjectText,
    after: &ObjectText,
    include: impl Fn(&str) -> bool,
) {
    // Most fields are where they were.
    let mut places = before.fields();
    let mut first = true;
    for (name, value) in after.fields() {
        let same_place = places.next().filter(|(place, _)| *place == name);
        let old = same_place.map_or_else(|| before.get(name), |(_, old)| Some(old));
        if old == Some(value) || !include(name) {
            continue;
        }
        if !first {
            out.push(',');
        }
        first = false;
        // Names of fields are plain letters.
        write!(out, "\"{name}\":{value}").ok();
    }
}

fn write_gone(out: &mut String, before: &ObjectText, after: &ObjectText) {
    if same_names(before, after) {
        return;
    }
    let gone = |(name, _): &(&str, &str)| after.get(name).is_none();
    let gone: Vec<String> = before
        .fields()
        .filter(gone)
        .map(|(name, _)| format!("\"{name}\""))
        .collect();
    if !gone.is_empty() {
        write!(out, ",\"gone\":[{}]", gone.join(",")).ok();
    }
}
