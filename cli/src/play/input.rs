//! What can be typed at the table.

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Input<'a> {
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

impl Input<'_> {
    pub(super) fn read(line: &str) -> Input<'_> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Input::List,
            ("?", "") => Input::Hint,
            ("u" | "undo", "") => Input::Undo,
            ("t" | "table", "") => Input::Look,
            ("r" | "rules", clause) => Input::Rules(clause),
            ("h" | "help", "") => Input::Help,
            ("q" | "quit", "") => Input::Quit,
            (number, "") if number.parse::<usize>().is_ok() => {
                Input::Number(number.parse().unwrap_or_default())
            }
            _ => Input::Text(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        assert_eq!(Input::read(" 12 "), Input::Number(12));
        assert_eq!(Input::read(""), Input::List);
        assert_eq!(Input::read("?"), Input::Hint);
        assert_eq!(Input::read("U"), Input::Undo);
        assert_eq!(Input::read("r M7.2"), Input::Rules("M7.2"));
        assert_eq!(Input::read("trade y2 g2"), Input::Text("trade y2 g2"));
        assert_eq!(Input::read("-1"), Input::Text("-1"));
    }
}
