//! Frozen counts of sequences; `perft/count.py` counts them without a line of ours.

use std::path::Path;

use stammtisch_fiches::Fiches;

#[test]
fn perft_counts_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    stammtisch_testkit::perft_files_hold::<Fiches>(&folder);
}
