//! What differs between two states of one viewer, so that only that is sent.

use serde::Serialize;
use stammtisch_engine::ObjectText;
use stammtisch_table::SnapshotState;

/// Returns the fields of a frame that lead from one state to the other: `"changes":{...}`, and if need be
/// `"view_changes":{...}` and `"gone":[...]`. `None` if only a whole snapshot is sure to be right.
pub(crate) fn changes(before: &SnapshotState, after: &SnapshotState) -> Option<String> {
    if before.views.is_some() || after.views.is_some() {
        return None;
    }
    let view_changes = match (&before.view, &after.view) {
        (None, None) => String::new(),
        (Some(before), Some(after)) => view_changes(before, after)?,
        _ => return None,
    };
    let mut changes = Changes::default();
    changes.field(
        "last_update",
        Some(&before.last_update),
        Some(&after.last_update),
    );
    changes.field(
        "state_number",
        Some(&before.state_number),
        Some(&after.state_number),
    );
    changes.field("clocks", Some(&before.clocks), Some(&after.clocks));
    changes.field(
        "clock_wait",
        before.clock_wait.as_ref(),
        after.clock_wait.as_ref(),
    );
    changes.field("turn", before.turn.as_ref(), after.turn.as_ref());
    changes.text("actions", actions(before), actions(after));
    changes.text("previews", previews(before), previews(after));
    changes.field(
        "complete",
        before.complete.as_ref(),
        after.complete.as_ref(),
    );
    changes.field(
        "can_undo",
        before.can_undo.as_ref(),
        after.can_undo.as_ref(),
    );
    changes.field("undone", before.undone.as_ref(), after.undone.as_ref());
    Some(changes.with(&view_changes))
}

fn actions(state: &SnapshotState) -> Option<&str> {
    state.actions.as_ref().map(|actions| actions.get())
}

fn previews(state: &SnapshotState) -> Option<&str> {
    state.previews.as_ref().map(|previews| previews.get())
}

/// The fields of a view that have another value; `None` if they are not the same fields.
fn view_changes(before: &ObjectText, after: &ObjectText) -> Option<String> {
    let mut changed = String::with_capacity(256);
    let (before, after) = (before.fields(), after.fields());
    if before.len() != after.len() {
        return None;
    }
    for ((old_name, old), (name, value)) in before.zip(after) {
        if old_name != name {
            return None;
        }
        if old != value {
            push(&mut changed, name, value);
        }
    }
    Some(changed)
}

/// Writes a field after those before it. Its name is plain letters.
fn push(fields: &mut String, name: &str, value: &str) {
    if !fields.is_empty() {
        fields.push(',');
    }
    for part in ["\"", name, "\":", value] {
        fields.push_str(part);
    }
}

/// The fields of a snapshot that have another value, and those that are no longer there.
#[derive(Default)]
struct Changes {
    changed: String,
    gone: Vec<&'static str>,
}

impl Changes {
    fn field<T: PartialEq + Serialize>(
        &mut self,
        name: &'static str,
        before: Option<&T>,
        after: Option<&T>,
    ) {
        if before == after {
            return;
        }
        match after.map(serde_json::to_string) {
            Some(value) => push(&mut self.changed, name, &value.unwrap_or_default()),
            None => self.gone.push(name),
        }
    }

    fn text(&mut self, name: &'static str, before: Option<&str>, after: Option<&str>) {
        match after {
            Some(value) if before != after => push(&mut self.changed, name, value),
            None if before.is_some() => self.gone.push(name),
            _ => {}
        }
    }

    /// Returns all of it, with the changes of the view.
    fn with(self, view_changes: &str) -> String {
        let mut out = String::with_capacity(64 + self.changed.len() + view_changes.len());
        let mut push = |parts: [&str; 3]| parts.iter().for_each(|part| out.push_str(part));
        push(["\"changes\":{", &self.changed, "}"]);
        if !view_changes.is_empty() {
            push([",\"view_changes\":{", view_changes, "}"]);
        }
        if !self.gone.is_empty() {
            push([",\"gone\":[\"", &self.gone.join("\",\""), "\"]"]);
        }
        out
    }
}
