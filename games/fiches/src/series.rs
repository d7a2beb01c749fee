//! What a series is (F3.1, F3.6, F5.1, F5.2).

use crate::settings::Settings;
use crate::tiles::Placed;

/// A valid series, packed: its kind, its extent and where its jokers lie.
///
/// Two series have the same `Shape` exactly when they hold the same tiles, so
/// it also serves to see that a series "lies there unchanged" (F4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Shape {
    /// Tiles of one colour in sequence.
    Run {
        /// The colour, 0 to 3.
        colour: u8,
        /// The lowest number.
        first: u8,
        /// The highest number.
        last: u8,
        /// Which numbers are jokers: bit 0 is the 1.
        jokers: u16,
    },
    /// Tiles of one number in different colours.
    Group {
        /// The number.
        number: u8,
        /// The colours there, one bit each.
        colours: u8,
        /// Those of them that are jokers.
        jokers: u8,
    },
}

impl Shape {
    /// Fills unused places.
    pub(crate) const BLANK: Shape = Shape::Group {
        number: 0,
        colours: 0,
        jokers: 0,
    };

    /// The number of tiles.
    pub fn len(self) -> u32 {
        match self {
            Shape::Run { first, last, .. } => u32::from(last - first) + 1,
            Shape::Group { colours, .. } => colours.count_ones(),
        }
    }

    /// A series is never empty.
    pub fn is_empty(self) -> bool {
        false
    }

    /// The number of jokers.
    pub fn jokers(self) -> u32 {
        match self {
            Shape::Run { jokers, .. } => jokers.count_ones(),
            Shape::Group { jokers, .. } => jokers.count_ones(),
        }
    }
}

/// Why tiles are not a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeriesFault {
    /// Fewer than three tiles (F3.1).
    TooShort,
    /// A tile or a joker's tile that is not in the set (F5.1).
    NoSuchTile,
    /// Neither one colour in ascending sequence nor one number (F3.1).
    NotInSequence,
    /// Different colours in what is no group (F3.1).
    ColoursDiffer,
    /// Tiles of one number, where groups are no series (F3.1: junior set).
    NoGroups,
    /// A colour twice in a group (F3.6).
    ColourTwice,
    /// Jokers only (F5.2).
    NoRealTile,
    /// More than one joker where one is allowed (F5.2).
    TooManyJokers,
}

impl SeriesFault {
    /// The clause that is broken.
    pub fn clause(self) -> &'static str {
        match self {
            SeriesFault::TooShort
            | SeriesFault::NotInSequence
            | SeriesFault::ColoursDiffer
            | SeriesFault::NoGroups => "F3.1",
            SeriesFault::ColourTwice => "F3.6",
            SeriesFault::NoSuchTile => "F5.1",
            SeriesFault::NoRealTile | SeriesFault::TooManyJokers => "F5.2",
        }
    }
}

/// Reads tiles as a series, runs in ascending order, groups in any.
///
/// # Errors
/// Says what is wrong with them.
pub fn shape(settings: &Settings, tiles: &[Placed]) -> Result<Shape, SeriesFault> {
    let top = settings.set.numbers();
    if tiles.iter().any(|t| t.kind().number() > top) {
        return Err(SeriesFault::NoSuchTile);
    }
    if tiles.len() < 3 {
        return Err(SeriesFault::TooShort);
    }
    let number = tiles[0].kind().number();
    let found = if tiles.iter().all(|t| t.kind().number() == number) {
        if !settings.set.groups() {
            return Err(SeriesFault::NoGroups);
        }
        group(tiles)?
    } else {
        run(tiles)?
    };
    let jokers = found.jokers();
    if jokers == found.len() {
        return Err(SeriesFault::NoRealTile);
    }
    if settings.one_joker() && jokers > 1 {
        return Err(SeriesFault::TooManyJokers);
    }
    Ok(found)
}

fn run(tiles: &[Placed]) -> Result<Shape, SeriesFault> {
    let colour = tiles[0].kind().colour();
    if tiles.iter().any(|t| t.kind().colour() != colour) {
        return Err(SeriesFault::ColoursDiffer);
    }
    let first = tiles[0].kind().number();
    let mut jokers = 0;
    for (at, tile) in tiles.iter().enumerate() {
        let number = tile.kind().number();
        if usize::from(number) != usize::from(first) + at {
            return Err(SeriesFault::NotInSequence);
        }
        jokers |= u16::from(tile.is_joker()) << (number - 1);
    }
    Ok(Shape::Run {
        colour,
        first,
        last: first + tiles.len() as u8 - 1,
        jokers,
    })
}

fn group(tiles: &[Placed]) -> Result<Shape, SeriesFault> {
    let (mut colours, mut jokers) = (0, 0);
    for tile in tiles {
        let bit = 1 << tile.kind().colour();
        if colours & bit != 0 {
            return Err(SeriesFault::ColourTwice);
        }
        colours |= bit;
        if tile.is_joker() {
            jokers |= bit;
        }
    }
    Ok(Shape::Group {
        number: tiles[0].kind().number(),
        colours,
        jokers,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::JokersPerSeries;

    fn read(settings: &Settings, text: &str) -> Result<Shape, SeriesFault> {
        let tiles: Vec<Placed> = text
            .split_whitespace()
            .map(|t| t.parse().unwrap())
            .collect();
        shape(settings, &tiles)
    }

    #[test]
    fn f3_1_a_run_is_three_or_more_of_one_colour_in_sequence() {
        let junior = Settings::JUNIOR;
        assert!(read(&junior, "r3 r4 r5").is_ok());
        assert!(read(&junior, "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10").is_ok());
        assert_eq!(read(&junior, "r3 r4"), Err(SeriesFault::TooShort));
        assert_eq!(read(&junior, "r3 r4 r6"), Err(SeriesFault::NotInSequence));
        assert_eq!(read(&junior, "r5 r4 r3"), Err(SeriesFault::NotInSequence));
        assert_eq!(read(&junior, "r3 y4 r5"), Err(SeriesFault::ColoursDiffer));
        assert_eq!(read(&junior, "r9 r10 r1"), Err(SeriesFault::NotInSequence));
        assert_eq!(read(&junior, "r9 r10 r11"), Err(SeriesFault::NoSuchTile));
    }

    #[test]
    fn f3_6_groups_are_series_in_the_classic_set_only() {
        assert_eq!(
            read(&Settings::JUNIOR, "r3 y3 k3"),
            Err(SeriesFault::NoGroups)
        );
        assert!(read(&Settings::CLASSIC, "k3 y3 r3").is_ok());
        assert!(read(&Settings::CLASSIC, "k3 *y3 r3 b3").is_ok());
        assert_eq!(
            read(&Settings::CLASSIC, "k3 y3 *k3"),
            Err(SeriesFault::ColourTwice)
        );
    }

    #[test]
    fn f5_2_a_series_needs_a_real_tile_and_may_be_limited_to_one_joker() {
        let mut rules = Settings::JUNIOR;
        assert_eq!(read(&rules, "*r3 *r4 *r5"), Err(SeriesFault::NoRealTile));
        assert!(read(&rules, "*r3 *r4 r5").is_ok());
        rules.jokers_per_series = JokersPerSeries::One;
        assert_eq!(read(&rules, "*r3 *r4 r5"), Err(SeriesFault::TooManyJokers));
        assert!(read(&rules, "r3 *r4 r5").is_ok());
    }

    #[test]
    fn the_same_tiles_have_the_same_shape() {
        let rules = Settings::CLASSIC;
        assert_eq!(read(&rules, "k3 y3 *r3"), read(&rules, "*r3 k3 y3"));
        assert_ne!(read(&rules, "k3 y3 *r3"), read(&rules, "r3 k3 y3"));
        assert_ne!(read(&rules, "r3 r4 *r5"), read(&rules, "r3 *r4 r5"));
    }
}
