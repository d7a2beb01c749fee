//! Short lists that own nothing: no table has more series.

use std::ops::{Deref, DerefMut};

use crate::table::SERIES;

/// A list of at most as many things as a table has series.
#[derive(Clone, Copy)]
pub(crate) struct FixedVec<T> {
    items: [T; SERIES],
    len: usize,
}

impl<T: Copy> FixedVec<T> {
    /// An empty list; `blank` fills the places that are not used.
    #[inline]
    pub fn new(blank: T) -> FixedVec<T> {
        FixedVec {
            items: [blank; SERIES],
            len: 0,
        }
    }

    /// Adds one.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }
}

impl<T> Deref for FixedVec<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len]
    }
}

impl<T> DerefMut for FixedVec<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len]
    }
}
