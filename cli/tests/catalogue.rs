//! Every folder of `games/` is a whole game, and the catalogue names it.

use std::path::Path;

use stammtisch::catalogue::{self, Entry};

const PARTS: &[&str] = &[
    "Cargo.toml",
    "book/en.md",
    "book/de.md",
    "book/nl.md",
    "lang/en.ftl",
    "lang/de.ftl",
    "lang/nl.ftl",
    "src/lib.rs",
    "src/setup.rs",
    "src/state.rs",
    "src/action.rs",
    "src/legal.rs",
    "src/check.rs",
    "src/apply.rs",
    "src/score.rs",
    "src/text.rs",
    "tests/conformance.rs",
    "tests/every_clause.rs",
    "tests/golden.rs",
    "tests/perft.rs",
];

#[test]
fn every_game_folder_has_all_its_parts_and_a_line_in_the_catalogue() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(&games).expect("the games") {
        let folder = entry.expect("a readable folder").path();
        for part in PARTS {
            assert!(
                folder.join(part).is_file(),
                "{} lacks {part}",
                folder.display()
            );
        }
        let name = folder
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        folders.push(name);
    }
    folders.sort();
    let mut listed: Vec<&str> = catalogue::all().map(Entry::name).collect();
    listed.sort();
    assert_eq!(listed, folders);
}

#[test]
fn the_programs_own_texts_are_complete_in_every_language() {
    stammtisch_testkit::same_in_all_languages(&stammtisch::TEXTS);
    for entry in catalogue::all() {
        for lang in stammtisch_rules::Lang::ALL {
            // Panics if two files name the same message.
            entry.words(lang);
        }
    }
}
