//! Names and lines as people type them, made safe to show: no character that cannot be seen, none that
//! turns the text around, and no two names that look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The most marks that may stand above or below one letter; more of them cover the lines around.
const MAX_MARKS: usize = 3;
/// The most bots that can sit at a table.
const MAX_BOTS: usize = 9;

/// Returns a name as the others see it: normalised (NFKC), without characters that cannot be seen, with
/// single spaces. It may be empty.
pub fn tidy_name(name: &str) -> String {
    let mut tidied = String::new();
    let mut marks = 0;
    for letter in name.nfkc().filter(|&letter| !is_invisible(letter)) {
        marks = if is_combining_mark(letter) {
            marks + 1
        } else {
            0
        };
        if marks > MAX_MARKS {
            continue;
        }
        if !letter.is_whitespace() {
            tidied.push(letter);
        } else if !tidied.is_empty() && !tidied.ends_with(' ') {
            tidied.push(' ');
        }
    }
    tidied.truncate(tidied.trim_end().len());
    tidied
}

/// Returns a line of chat as the others see it: without control characters, and empty if nothing of it can be
/// seen. Other marks stay, since scripts and emoji need them; whoever shows a line isolates its direction.
pub fn tidy_text(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let is_seen = |letter: char| !letter.is_whitespace() && !is_invisible(letter);
    if !text.contains(is_seen) {
        return String::new();
    }
    text.trim().to_owned()
}

/// Returns whether a character has no shape of its own: controls, zero widths, direction marks, fillers,
/// variation selectors, tags, and what has no public meaning. Line breaks and tabs are spaces.
fn is_invisible(letter: char) -> bool {
    if letter.is_whitespace() {
        return false;
    }
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{E000}'..='\u{F8FF}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
}

/// Returns what a name looks like, as it is written and in small letters: names that are easily taken for
/// each other have one of these in common.
fn looks(name: &str) -> [String; 2] {
    let written: String = name.nfkc().collect();
    [look(&written.to_lowercase()), look(&written)]
}

fn look(name: &str) -> String {
    // Accents are easily overlooked, and so are spaces and the case of letters.
    let shapes = skeleton(name).flat_map(char::to_lowercase);
    let shapes = shapes.filter(|letter| letter.is_alphanumeric() || !letter.is_ascii());
    let shapes = shapes.filter(|&letter| !is_combining_mark(letter));
    shapes.filter(|letter| !letter.is_whitespace()).collect()
}

/// Returns whether two names are easily taken for each other.
pub(crate) fn is_confusable(one: &str, other: &str) -> bool {
    let others = looks(other);
    one == other || looks(one).iter().any(|look| others.contains(look))
}

/// Returns whether a name is easily taken for a bot's.
pub fn is_bot_name(name: &str) -> bool {
    let numbered = (1..=MAX_BOTS).map(|number| format!("Bot {number}"));
    let mut bots = ["Bot".to_owned()].into_iter().chain(numbered);
    bots.any(|bot| is_confusable(name, &bot))
}

/// Returns a name for use within a sentence: one that is written from right to left must not turn the
/// words around it.
pub fn isolated(name: &str) -> String {
    let from_right = |letter: char| {
        matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
            | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
    };
    if name.chars().any(from_right) {
        format!("\u{2068}{name}\u{2069}")
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        for (typed, seen) in [
            (" Anna\u{7} ", "Anna"),
            ("An\u{200B}na", "Anna"),
            ("\u{202E}Anna", "Anna"),
            ("\u{2067}Anna\u{2069}\u{FEFF}", "Anna"),
            ("Ａｎｎａ", "Anna"),
            ("Anna\u{3164}\u{2800}", "Anna"),
            ("Anna \n\t Bell", "Anna Bell"),
            (
                "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}b",
                "á\u{302}\u{303}\u{304}b",
            ),
            ("\u{200B}\u{202E}", ""),
            ("Зоя", "Зоя"),
            ("😀", "😀"),
        ] {
            assert_eq!(tidy_name(typed), seen, "{typed:?}");
        }
        assert_eq!(
            tidy_text(" x² is\u{7} ﬁne 👨\u{200D}👩 "),
            "x² is ﬁne 👨\u{200D}👩"
        );
        assert_eq!(tidy_text("\u{200B} \u{202E}"), "");
    }

    #[test]
    fn names_that_look_alike_are_confusable() {
        // The second ones: a Cyrillic а, capitals, an accent, a one for an l, a space.
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Anna", "ANNA"),
            ("Anna", "Änna"),
            ("Ella", "E11a"),
            ("Anna Bell", "AnnaBell"),
            ("Paul", "РauI"),
        ] {
            assert!(is_confusable(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Anna", "Anna (2)"),
            ("张", "王"),
            ("😀", "😁"),
        ] {
            assert!(!is_confusable(one, other), "{one} {other}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for name in ["Bot 2", "bot", "B0t 3", "Воt 2", "BOT2"] {
            assert!(is_bot_name(name), "{name}");
        }
        for name in ["Robot", "Botho", "Anna", "Bot 2 (2)"] {
            assert!(!is_bot_name(name), "{name}");
        }
    }

    #[test]
    fn only_names_from_right_to_left_are_isolated() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("דנה"), "\u{2068}דנה\u{2069}");
    }
}
