//! When a list is full.

use super::CAP;

/// Sees when more sets of tiles are not needed because the list is full
/// without them. Sets that need no joker can be combined at will, and the list
/// goes through the sets of the last colour first.
pub(super) struct Enough {
    later: usize,
    here: usize,
}

impl Enough {
    pub(super) fn new() -> Enough {
        Enough { later: 1, here: 0 }
    }

    /// One more set of a colour; whether that is enough.
    pub(super) fn with(&mut self, plain: bool) -> bool {
        self.here += usize::from(plain);
        // The empty lay is none.
        self.here.saturating_mul(self.later) > CAP + 1
    }

    /// On to the colour before.
    pub(super) fn next_colour(&mut self) {
        self.later = self.later.saturating_mul(self.here);
        self.here = 0;
    }
}
