//! What can be typed at the table.

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// The listed action of this number, from 1.
    Number(usize),
    /// An action in its text form.
    Text(&'a str),
    /// Show what can be done again.
    List,
    /// Show the table.
    Look,
    /// A hint.
    Hint,
    /// Take the last step back.
    Undo,
    /// A clause of the rule book, or all of it.
    Rules(&'a str),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

impl Command<'_> {
    pub(super) fn read(line: &str) -> Command<'_> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Command::List,
            ("?", "") => Command::Hint,
            ("u" | "undo", "") => Command::Undo,
            ("t" | "table", "") => Command::Look,
            ("r" | "rules", clause) => Command::Rules(clause),
            ("h" | "help", "") => Command::Help,
            ("q" | "quit", "") => Command::Quit,
            (number, "") if number.parse::<usize>().is_ok() => {
                Command::Number(number.parse().unwrap_or_default())
            }
            _ => Command::Text(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        assert_eq!(Command::read(" 12 "), Command::Number(12));
        assert_eq!(Command::read(""), Command::List);
        assert_eq!(Command::read("?"), Command::Hint);
        assert_eq!(Command::read("U"), Command::Undo);
        assert_eq!(Command::read("r M7.2"), Command::Rules("M7.2"));
        assert_eq!(Command::read("trade y2 g2"), Command::Text("trade y2 g2"));
        assert_eq!(Command::read("-1"), Command::Text("-1"));
    }
}
