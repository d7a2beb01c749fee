//! All sequences of actions from small positions, counted.

use std::path::Path;

use stammtisch_monad::Monad;

#[test]
fn the_counts_in_the_files_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    stammtisch_testkit::perft_files_hold::<Monad>(&folder);
}
