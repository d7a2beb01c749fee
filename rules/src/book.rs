//! Rule books.

use std::borrow::Cow;

use crate::{Lang, Texts};

/// A rule book: one Markdown text a language. It begins with its title and one paragraph that says
/// what the game is about; every clause is a heading that begins with its number, `### M7.2 ...`, and
/// ends with its sources ([`Source`]). Pieces are named by their codes: rows of them in blocks of code
/// with the language `pieces`, single ones as pictures, `![red](r1)`. The conformance tests hold every
/// game to this.
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

    /// Returns where a clause comes from.
    pub fn sources(&self, lang: Lang, clause: &str) -> Vec<Source<'static>> {
        let section = self.section(lang, clause).unwrap_or_default();
        section
            .split("\n\n")
            .filter(|block| Source::read(block).is_some())
            .flat_map(|block| block.split("\n["))
            .filter_map(|line| {
                let line = line.strip_prefix('[').unwrap_or(line);
                Source::read_open(line)
            })
            .collect()
    }
}

/// Where a clause comes from, as a book says it: `[given]`, or `[ruling: OPTION=VALUE] why`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Source<'a> {
    /// The kind of source.
    pub kind: SourceKind,
    /// The option that plays it otherwise, with its value if that is one of few.
    pub option: Option<(&'a str, Option<&'a str>)>,
    /// What was ruled and why, or what is known from where; it may be empty for what is given.
    pub why: &'a str,
}

/// Whether the original sheet has a clause.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SourceKind {
    /// The original sheet says it.
    Given,
    /// The sheet does not, but others have published it.
    Fact,
    /// The sheet is silent or unclear, and we decided.
    Ruling,
    /// The sources disagree, and we decided.
    Disputed,
}

impl<'a> Source<'a> {
    fn read(line: &'a str) -> Option<Self> {
        Self::read_open(line.strip_prefix('[')?)
    }

    /// Reads a source without its first bracket.
    fn read_open(line: &'a str) -> Option<Self> {
        let (mark, why) = line.split_once(']')?;
        let (kind, option) = match mark.split_once(": ") {
            Some((kind, option)) => (kind, Some(option)),
            None => (mark, None),
        };
        let kind = match kind {
            "given" => SourceKind::Given,
            "fact" => SourceKind::Fact,
            "ruling" => SourceKind::Ruling,
            "disputed" => SourceKind::Disputed,
            _ => return None,
        };
        let option = option.map(|option| match option.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (option, None),
        });
        Some(Self {
            kind,
            option,
            why: why.trim(),
        })
    }
}

/// Returns a part of a book for a terminal: rows of pieces indented, pictures as their names, links with the
/// clause they lead to, and no sources.
pub fn without_pictures(text: &str) -> String {
    let mut lines: Vec<Cow<'_, str>> = Vec::new();
    let mut in_pieces = false;
    let mut in_source = false;
    for line in text.trim_end().lines() {
        in_source = !line.is_empty() && (in_source || Source::read(line).is_some());
        match line {
            _ if in_source => {}
            "```pieces" => in_pieces = true,
            "```" if in_pieces => in_pieces = false,
            _ if in_pieces => lines.push(Cow::Owned(format!("    {line}"))),
            // What was left out leaves no gap.
            "" if lines.last().is_none_or(|last| last.is_empty()) => {}
            _ => lines.push(plain(line)),
        }
    }
    let text = lines.join("\n");
    text.trim_end().to_owned()
}

/// Replaces `![red](r1)` by `red`, and `[words](M1.2)` by `words (M1.2)`.
fn plain(line: &str) -> Cow<'_, str> {
    let Some((before, rest)) = line.split_once('[') else {
        return Cow::Borrowed(line);
    };
    let link = rest
        .split_once("](")
        .and_then(|(words, rest)| Some((words, rest.split_once(')')?)));
    let Some((words, (target, after))) = link else {
        return Cow::Borrowed(line);
    };
    let after = plain(after);
    Cow::Owned(match before.strip_suffix('!') {
        Some(before) if words.is_empty() => format!("{before}{}", after.trim_start()),
        Some(before) => format!("{before}{words}{after}"),
        None => format!("{before}{words} ({target}){after}"),
    })
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
    fn a_terminal_gets_words_for_pictures_and_no_sources() {
        let text = "### M1 One\n\n| ![](r1) red | ![blue](b1) |\n\n```pieces\nr1 b1 | a pair\n```\n\n\
            See [pairs](M2.1).\n\n[given]\n[ruling: teams=true] Why,\nand more.\n\n### M2 Two\n";
        let plain =
            "### M1 One\n\n| red | blue |\n\n    r1 b1 | a pair\n\nSee pairs (M2.1).\n\n### M2 Two";
        assert_eq!(without_pictures(text), plain);
        assert_eq!(without_pictures("[{\"a\": 1}, ...]"), "[{\"a\": 1}, ...]");
    }

    #[test]
    fn the_sources_of_a_clause_are_read() {
        const SOURCES: &str = "# G\n\nHi.\n\n## M1 A\n\n### M1.1 B\n\nText.\n\n[given]\n[ruling: homes=cold] It\nis so.\n[fact] Known.\n\n### M1.2 C\n\n[{\"a\": 1}]\n";
        let book = Book(Texts::new([SOURCES; Lang::ALL.len()]));
        let read = book.sources(Lang::En, "M1.1");
        let kinds: Vec<_> = read.iter().map(|source| source.kind).collect();
        assert_eq!(
            kinds,
            [SourceKind::Given, SourceKind::Ruling, SourceKind::Fact]
        );
        assert_eq!(read[1].option, Some(("homes", Some("cold"))));
        assert_eq!(read[1].why, "It\nis so.");
        assert!(book.sources(Lang::En, "M1.2").is_empty());
    }

    #[test]
    fn the_summary_is_the_paragraph_below_the_title() {
        let book = Book(Texts::new([BOOK; Lang::ALL.len()]));
        assert_eq!(book.summary(Lang::En), "Hello.");
    }
}
