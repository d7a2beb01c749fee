//! Serialises lists without collecting them first.

use serde::{Serialize, Serializer};

/// A list: what the iterator yields that the function makes.
///
/// A value may be serialised more than once, so it holds the function and not the iterator.
pub struct List<F>(pub F);

impl<F, I> Serialize for List<F>
where
    F: Fn() -> I,
    I: IntoIterator<Item: Serialize>,
{
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.0())
    }
}

/// Pieces at a place: a list for a viewer who may see them, their number for the others.
#[derive(Serialize)]
#[serde(untagged)]
pub enum ListOrCount<L> {
    /// Each piece.
    List(L),
    /// How many there are.
    Count(u8),
}
