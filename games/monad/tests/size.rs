//! Positions are small, and can be copied.

use stammtisch_monad::Monad;
use stammtisch_rules::Position;

#[test]
fn a_position_is_at_most_256_bytes() {
    let size = size_of::<Position<Monad>>();
    assert!(size <= 256, "{size} bytes");
}

#[test]
fn a_position_can_be_copied() {
    fn copies<T: Copy>() {}
    copies::<Position<Monad>>();
}
