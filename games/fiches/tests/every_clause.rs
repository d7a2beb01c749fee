//! No clause without a test.

use std::path::Path;

use stammtisch_fiches::Fiches;
use stammtisch_rules::Game;

#[test]
fn every_clause_of_the_book_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    stammtisch_testkit::every_clause_is_named_by_a_test(Fiches::BOOK.en, &folder);
}
