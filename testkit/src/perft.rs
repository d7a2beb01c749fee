//! Perft: counts all sequences of listed actions to a depth, from positions in files.

use std::path::Path;

use serde_json::Value;
use stammtisch_rules::{Game, Position, Setup};

/// Returns the number of sequences of this many listed actions. A game that ends earlier has none.
pub fn perft<G: Game>(position: &Position<G>, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    G::legal(&position.mover(), &mut actions);
    actions
        .iter()
        .map(|action| {
            let mut after = *position;
            after.apply(action, &mut ());
            perft(&after, depth - 1)
        })
        .sum()
}

/// The counts in every `.perft` file of the folder are right. A file has comment lines `# ...`, one line
/// with a state, and lines `depth count`.
pub fn perft_files_hold<G: Game>(folder: &Path) {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|why| panic!("{}: {why}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|end| end == "perft"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no perft files in {}", folder.display());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let state: Value = lines
            .next()
            .and_then(|line| serde_json::from_str(line).ok())
            .unwrap_or_else(|| panic!("{}: no state", file.display()));
        let (_, position) =
            Setup::<G>::load(&state).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
        let mut counts = 0;
        for line in lines {
            let (depth, count) = line
                .split_once(' ')
                .and_then(|(depth, count)| Some((depth.parse().ok()?, count.parse::<u64>().ok()?)))
                .unwrap_or_else(|| panic!("{}: {line}", file.display()));
            assert_eq!(
                perft(&position, depth),
                count,
                "{} at {depth}",
                file.display()
            );
            counts += 1;
        }
        assert!(counts > 0, "{}: no counts", file.display());
    }
}
