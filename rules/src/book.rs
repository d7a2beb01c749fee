//! Rule books.

use crate::{Lang, Texts};

/// A rule book: one Markdown text a language. It begins with its title and one paragraph that says
/// what the game is about; every clause is a heading that begins with its number, `### M7.2 ...`.
/// The conformance tests hold every game to this.
#[derive(Clone, Copy, Debug)]
pub struct Book(pub Texts);

impl Book {
    /// Returns the whole text.
    pub fn text(&self, lang: Lang) -> &'static str {
        self.0.get(lang)
    }

    /// Returns the paragraph that says what the game is about.
    pub fn summary(&self, lang: Lang) -> &'static str {
        self.text(lang).split("\n\n").nth(1).unwrap_or_default()
    }

    /// Returns the part about a clause (`M7.2`) or a chapter (`M7`); `None` if there is none.
    pub fn section(&self, lang: Lang, clause: &str) -> Option<&'static str> {
        section(self.text(lang), clause)
    }
}

fn section<'a>(book: &'a str, clause: &str) -> Option<&'a str> {
    let headings = || book.match_indices("\n#").map(|(at, _)| at + 1);
    let start = headings().find(|&at| {
        clause_of(&book[at..]).is_some_and(|number| number.eq_ignore_ascii_case(clause))
    })?;
    let level = level_of(&book[start..]);
    let end = headings()
        .find(|&at| at > start && level_of(&book[at..]) <= level)
        .unwrap_or(book.len());
    Some(book[start..end].trim_end())
}

/// The clause number that a heading begins with.
fn clause_of(heading: &str) -> Option<&str> {
    let line = heading.lines().next()?.trim_start_matches('#');
    line.split_whitespace().next()
}

fn level_of(heading: &str) -> usize {
    heading.bytes().take_while(|&byte| byte == b'#').count()
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

    #[test]
    fn the_summary_is_the_paragraph_below_the_title() {
        let book = Book(Texts::new([BOOK; Lang::ALL.len()]));
        assert_eq!(book.summary(Lang::En), "Hello.");
    }
}
