//! The steps of the turn in the making that were taken back, and can be made again.

use serde_json::Value;

/// Steps that were taken back, the last one at the end.
#[derive(Default)]
pub(crate) struct UndoneSteps(Vec<UndoneStep>);

struct UndoneStep {
    /// The text form of its action.
    text: String,
    /// The action in the public vocabulary.
    action: Value,
}

impl UndoneSteps {
    /// Notes that this step was taken back.
    pub(crate) fn push(&mut self, text: String, action: Value) {
        self.0.push(UndoneStep { text, action });
    }

    /// Notes that a step was made: the same one again leaves those before it, another one ends them all.
    pub(crate) fn note_step(&mut self, text: &str) {
        let last = self.0.pop();
        if last.is_none_or(|last| last.text != text) {
            self.clear();
        }
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the actions; `None` if there are none.
    pub(crate) fn actions(&self) -> Option<Vec<Value>> {
        let actions = || self.0.iter().map(|step| step.action.clone()).collect();
        (!self.0.is_empty()).then(actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> UndoneSteps {
        let mut undone = UndoneSteps::default();
        for text in ["c", "b", "a"] {
            undone.push(text.to_owned(), Value::from(text));
        }
        undone
    }

    #[test]
    fn a_step_made_again_leaves_those_before_it() {
        let mut undone = three();
        undone.note_step("a");
        assert_eq!(undone.actions(), Some(vec!["c".into(), "b".into()]));
        undone.note_step("b");
        undone.note_step("c");
        assert_eq!(undone.actions(), None);
    }

    #[test]
    fn another_step_ends_them_all() {
        let mut undone = three();
        undone.note_step("b");
        assert_eq!(undone.actions(), None);
        undone.note_step("b");
        assert_eq!(undone.actions(), None);
    }
}
