//! What a player can decide, and its text form.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use stammtisch_rules::{ParseError, Phrase};

use crate::judge::Lay;
use crate::table::{TILES, Table};
use crate::tiles::{Kind, Placed};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Lay tiles (F3.2): the whole table as it is afterwards.
    Lay(Lay),
    /// Take a tile from the pot and pay for it (F3.4).
    Draw,
    /// Do neither, where no tile can be had (F3.4, F8).
    Pass,
}

impl From<Lay> for Action {
    fn from(lay: Lay) -> Action {
        Action::Lay(lay)
    }
}

impl fmt::Display for Action {
    /// `lay r3-r5 | k7 y7 *b7 take 1`: the whole table, three or more tiles in a row as one word.
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Lay(lay) => {
                out.write_str("lay")?;
                for (at, tiles) in lay.table.iter().enumerate() {
                    out.write_str(if at > 0 { " | " } else { " " })?;
                    write!(out, "{}", Series(tiles))?;
                }
                match lay.take {
                    0 => Ok(()),
                    take => write!(out, " take {take}"),
                }
            }
            Action::Draw => out.write_str("draw"),
            Action::Pass => out.write_str("pass"),
        }
    }
}

/// A series as it is written: `r3-r5 *r6`. An empty one, which only a player in error can ask for,
/// is a hyphen.
pub(crate) struct Series<'a>(pub &'a [Placed]);

impl fmt::Display for Series<'_> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let Series(mut rest) = *self;
        if rest.is_empty() {
            return out.write_str("-");
        }
        let mut first = true;
        while let Some(tile) = rest.first() {
            if !first {
                out.write_str(" ")?;
            }
            first = false;
            let length = in_a_row(rest);
            if length >= 3 {
                write!(out, "{tile}-{}", rest[length - 1])?;
                rest = &rest[length..];
            } else {
                write!(out, "{tile}")?;
                rest = &rest[1..];
            }
        }
        Ok(())
    }
}

/// How many real tiles of one colour in ascending sequence stand in front.
fn in_a_row(tiles: &[Placed]) -> usize {
    let next = |pair: &[Placed]| {
        let (one, two) = (pair[0].kind(), pair[1].kind());
        one.colour() == two.colour() && one.number() + 1 == two.number()
    };
    if tiles[0].is_joker() {
        return 0;
    }
    let follows = |pair: &&[Placed]| !pair[1].is_joker() && next(pair);
    1 + tiles.windows(2).take_while(follows).count()
}

/// Reads one word of a series: a tile, or a row of them.
pub(crate) fn read_word(word: &str, tiles: &mut Vec<Placed>) -> Result<(), ParseError> {
    let no_such = || ParseError::no_such(word);
    let Some((first, last)) = word.split_once('-') else {
        tiles.push(word.parse().map_err(|_| no_such())?);
        return Ok(());
    };
    let first: Kind = first.parse().map_err(|_| no_such())?;
    let last: Kind = last.parse().map_err(|_| no_such())?;
    if first.colour() != last.colour() || first >= last {
        return Err(no_such());
    }
    let row = first.number()..=last.number();
    tiles.extend(row.map(|number| Placed::real(Kind::new(first.colour(), number))));
    Ok(())
}

/// More tiles than there are.
pub(crate) fn too_many() -> ParseError {
    ParseError::range("table", 0, TILES as i64)
}

fn read_table(text: &str) -> Result<Table, ParseError> {
    let mut table = Table::EMPTY;
    if text.trim().is_empty() {
        return Ok(table);
    }
    for part in text.split('|') {
        let mut tiles = Vec::new();
        let words = part.split([' ', '\t', ',', '+']);
        for word in words.filter(|word| !word.is_empty() && *word != "-") {
            read_word(word, &mut tiles)?;
        }
        table.push(&tiles).map_err(|_| too_many())?;
    }
    Ok(table)
}

/// Splits `... take 1` into the table and the number of jokers; `take` alone is one.
pub(crate) fn split_take(text: &str) -> Result<(&str, Option<u8>), ParseError> {
    let Some((table, count)) = text.split_once("take") else {
        return Ok((text, None));
    };
    let take = match count.trim() {
        "" => 1,
        count => count.parse().map_err(|_| ParseError::no_such(count))?,
    };
    Ok((table, Some(take)))
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads what `Display` writes; commas and plus signs between tiles are allowed, and so are
    /// capitals.
    fn from_str(text: &str) -> Result<Action, ParseError> {
        let lower = text.trim().to_lowercase();
        let verb = lower.split_whitespace().next();
        let verb = verb.ok_or_else(|| ParseError(Phrase::new("unread-empty")))?;
        let rest = lower[verb.len()..].trim();
        let alone = |action| match rest {
            "" => Ok(action),
            _ => Err(ParseError::no_such(&lower)),
        };
        match verb {
            "lay" => {
                let (table, take) = split_take(rest)?;
                let lay = Lay {
                    table: read_table(table)?,
                    take: take.unwrap_or_default(),
                };
                Ok(lay.into())
            }
            "draw" => alone(Action::Draw),
            "pass" => alone(Action::Pass),
            _ => Err(ParseError::no_such(verb)),
        }
    }
}
