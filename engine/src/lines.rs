//! Lines of bytes, none longer than asked for.

use std::io::{self, BufRead};

/// A line without its end.
pub(crate) enum Line {
    /// All of it.
    Complete(Vec<u8>),
    /// It was too long; it was read over and not kept.
    TooLong,
}

pub(crate) struct Lines<R> {
    input: R,
    longest: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, longest: usize) -> Lines<R> {
        Lines { input, longest }
    }

    /// Reads to the end of the line, keeping no more than `longest` bytes. `None` at the end of
    /// the input.
    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut too_long = false;
        let mut anything = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if buffer.is_empty() {
                break;
            }
            anything = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            if line.len() + part.len() > self.longest {
                too_long = true;
                line = Vec::new();
            } else if !too_long {
                line.extend_from_slice(part);
            }
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (anything, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Complete(line)),
        })
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, longest: usize) -> Vec<Option<String>> {
        let input = io::BufReader::with_capacity(3, text.as_bytes());
        Lines::new(input, longest)
            .map(|line| match line.unwrap() {
                Line::Complete(bytes) => Some(String::from_utf8(bytes).unwrap()),
                Line::TooLong => None,
            })
            .collect()
    }

    #[test]
    fn lines_come_one_by_one_and_the_last_needs_no_end() {
        let lines = ["one", "", "three"].map(|line| Some(line.to_owned()));
        assert_eq!(read("one\n\nthree", 10), lines);
        assert_eq!(read("one\n\nthree\n", 10), lines);
        assert_eq!(read("", 10), []);
    }

    #[test]
    fn a_line_of_the_greatest_length_is_kept_and_a_longer_one_is_not() {
        let kept = |line: &str| Some(line.to_owned());
        assert_eq!(
            read("12345\n123456\nok", 5),
            [kept("12345"), None, kept("ok")]
        );
        assert_eq!(read("1234567890123", 5), [None]);
    }
}
