//! Frozen counts of action sequences. `perft/count.py` counts them independently of this crate.

use std::path::Path;

use stammtisch_rotundo::Rotundo;

#[test]
fn perft_counts_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    stammtisch_testkit::perft_files_hold::<Rotundo>(&folder);
}
