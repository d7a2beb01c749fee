//! `stammtisch rules`: a game's rule book, or one clause of it.

/// The part of a book about a clause (`M7.2`) or a chapter (`M7`); `None` if there is none.
pub fn section<'a>(book: &'a str, clause: &str) -> Option<&'a str> {
    let start = book
        .match_indices("\n#")
        .map(|(at, _)| at + 1)
        .find(|&at| {
            heading_of(&book[at..]).is_some_and(|name| name.eq_ignore_ascii_case(clause))
        })?;
    let level = book[start..]
        .bytes()
        .take_while(|&byte| byte == b'#')
        .count();
    let end = book[start + 1..]
        .match_indices("\n#")
        .map(|(at, _)| start + 1 + at + 1)
        .find(|&at| book[at..].bytes().take_while(|&byte| byte == b'#').count() <= level)
        .unwrap_or(book.len());
    Some(book[start..end].trim_end())
}

/// The clause number that a heading begins with.
fn heading_of(text: &str) -> Option<&str> {
    text.lines()
        .next()?
        .trim_start_matches('#')
        .split_whitespace()
        .next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Game\n\nHello.\n\n## M1 Cards\n\n### M1.1 One\n\nText.\n\n### M1.2 Two\n\nMore.\n\n## M2 Turn\n\n### M2.1 Go\n\nEnd.\n";

    #[test]
    fn a_clause_is_found_with_its_text_and_nothing_else() {
        assert_eq!(section(BOOK, "M1.1"), Some("### M1.1 One\n\nText."));
        assert_eq!(section(BOOK, "m2.1"), Some("### M2.1 Go\n\nEnd."));
        assert_eq!(section(BOOK, "M9.9"), None);
        assert_eq!(section(BOOK, ""), None);
    }

    #[test]
    fn a_chapter_is_found_with_all_its_clauses() {
        let chapter = section(BOOK, "M1").unwrap();
        assert!(chapter.starts_with("## M1 Cards") && chapter.ends_with("More."));
    }
}
