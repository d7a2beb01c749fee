//! What an action would do, told before it is done.

use serde::Serialize;

/// What an action would do at once, as far as its player can know: for a client that shows it without
/// knowing the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// By how much it changes the player's points: their score, chips, or the value of what they hold.
    pub points: i32,
    /// The pieces that change their place, the ones that the action is about first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Moves>,
    /// The place that the action is for, where there are several of a kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// What the pieces that the player puts in, or takes, are worth together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// What has to be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u32>,
    /// Whether it shows the player something hidden, so that it cannot be undone.
    #[serde(skip_serializing_if = "is_false")]
    pub reveals: bool,
    /// Whether it ends the turn.
    #[serde(skip_serializing_if = "is_false")]
    pub ends_turn: bool,
    /// Whether it ends the game.
    #[serde(skip_serializing_if = "is_false")]
    pub ends_game: bool,
    /// Whether all pieces are dealt anew afterwards.
    #[serde(skip_serializing_if = "is_false")]
    pub deals: bool,
}

/// Pieces that go from one place to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moves {
    /// The place in the view before: `hands/0`, `columns/3`.
    pub from: String,
    /// The place in the view afterwards.
    pub to: String,
    /// The pieces as they are named there; null for one that the player cannot know.
    pub pieces: Vec<Option<String>>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Returns the name of a place: a field of the view, and which of its parts.
pub fn place(field: &str, part: impl std::fmt::Display) -> String {
    format!("{field}/{part}")
}

impl Preview {
    /// Adds pieces that go from one place to another; those that follow each other are put together.
    pub fn shift(&mut self, piece: Option<String>, from: &str, to: &str) {
        match self.moves.last_mut() {
            Some(last) if last.from == from && last.to == to => last.pieces.push(piece),
            _ => self.moves.push(Moves {
                from: from.to_owned(),
                to: to.to_owned(),
                pieces: vec![piece],
            }),
        }
    }
}
