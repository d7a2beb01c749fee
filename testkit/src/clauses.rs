//! Every clause of the rule book is named by a test.

use std::path::Path;

use stammtisch_rules::{Game, Lang};

/// Returns the clause numbers of a rule book, which are headings, in order: `### M4.3 ...`.
pub(crate) fn clauses_of(book: &str) -> Vec<String> {
    book.lines()
        .filter_map(|line| line.strip_prefix("### "))
        .filter_map(|heading| heading.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// For every clause (`M4.3`) a test in the folder is named after it (`fn m4_3_...`), and no test is named
/// after a clause that does not exist.
pub fn every_clause_is_named_by_a_test<G: Game>(folder: impl AsRef<Path>) {
    let book = G::BOOK.text(Lang::En);
    let folder = folder.as_ref();
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("a readable folder").path();
        if path.extension().is_some_and(|end| end == "rs") {
            let source = std::fs::read_to_string(&path).expect("a readable test");
            names.extend(test_names(&source));
        }
    }
    let clauses = clauses_of(book);
    let prefix = |clause: &str| format!("{}_", clause.to_lowercase().replace('.', "_"));
    let untested: Vec<_> = clauses
        .iter()
        .filter(|clause| !names.iter().any(|name| name.starts_with(&prefix(clause))))
        .collect();
    assert!(untested.is_empty(), "no test is named after {untested:?}");

    let letter = prefix(&clauses[0])
        .chars()
        .next()
        .expect("a clause has a letter");
    let unknown: Vec<_> = names
        .iter()
        .filter(|name| {
            let mut letters = name.chars();
            letters.next() == Some(letter) && letters.next().is_some_and(|c| c.is_ascii_digit())
        })
        .filter(|name| {
            !clauses
                .iter()
                .any(|clause| name.starts_with(&prefix(clause)))
        })
        .collect();
    assert!(unknown.is_empty(), "no clause for {unknown:?}");
}

/// Returns the names of the functions right under `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    lines
        .windows(2)
        .filter(|pair| pair[0] == "#[test]")
        .filter_map(|pair| pair[1].strip_prefix("fn "))
        .filter_map(|rest| rest.split_once('(').map(|(name, _)| name.to_owned()))
        .collect()
}
