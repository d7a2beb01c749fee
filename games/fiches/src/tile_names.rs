//! The names of tiles, alone and together.

use stammtisch_rules::Phrase;

use crate::tiles::{Kind, Placed, Rack, Tile};

/// How a tile is named: alone, as what is moved, and as what another is put with. German tells
/// them apart. In what is no series, what a joker stands for is not said.
#[derive(Clone, Copy)]
pub(crate) enum Case {
    Bare,
    Moved,
    With,
    Misplaced,
}

/// The name of tiles of a colour, without their numbers.
fn coloured(colour: u8, case: Case) -> Phrase {
    const BARE: [&str; 4] = ["tile-red", "tile-yellow", "tile-blue", "tile-black"];
    const NAMES: [[&str; 4]; 4] = [
        BARE,
        ["the-red", "the-yellow", "the-blue", "the-black"],
        ["with-red", "with-yellow", "with-blue", "with-black"],
        BARE,
    ];
    Phrase::new(NAMES[case as usize][usize::from(colour)])
}

fn kind_in(kind: Kind, case: Case) -> Phrase {
    coloured(kind.colour(), case).number("number", kind.number())
}

/// The name of a kind of tile, "red 7".
pub(crate) fn kind(kind: Kind) -> Phrase {
    kind_in(kind, Case::Bare)
}

fn in_case(tile: Placed, case: Case) -> Phrase {
    const JOKERS: [&str; 4] = [
        "tile-joker-for",
        "the-joker-for",
        "with-joker-for",
        "tile-joker",
    ];
    if tile.is_joker() {
        Phrase::new(JOKERS[case as usize]).phrase("tile", kind_in(tile.kind(), Case::Moved))
    } else {
        kind_in(tile.kind(), case)
    }
}

/// Tiles in their order; neighbours of one colour together: "red 3, 4 and 7", "red 3 to 5".
pub(crate) fn in_order<'a>(tiles: impl IntoIterator<Item = &'a Placed>, case: Case) -> Vec<Phrase> {
    let tiles: Vec<Placed> = tiles.into_iter().copied().collect();
    let alike = |one: &Placed, next: &Placed| {
        !one.is_joker() && !next.is_joker() && one.kind().colour() == next.kind().colour()
    };
    let groups = tiles.chunk_by(alike);
    groups.map(|group| of_one_colour(group, case)).collect()
}

fn of_one_colour(tiles: &[Placed], case: Case) -> Phrase {
    let [first, .., last] = tiles else {
        return in_case(tiles[0], case);
    };
    let said = coloured(first.kind().colour(), case);
    if tiles.len() > 2 && is_run(tiles) {
        let span = Phrase::new("span")
            .number("first", first.kind().number())
            .number("last", last.kind().number());
        return said.phrase("number", span);
    }
    let number = |tile: &Placed| Phrase::new("plain-number").number("number", tile.kind().number());
    said.list("number", tiles.iter().map(number))
}

/// A tile's name, "red 7".
pub(crate) fn tile(tile: Tile) -> Phrase {
    tile.kind().map_or_else(joker, kind)
}

/// A joker's name.
pub(crate) fn joker() -> Phrase {
    Phrase::new("tile-joker")
}

/// What lies on the table, "joker for the red 7".
pub(crate) fn placed(tile: Placed) -> Phrase {
    in_case(tile, Case::Bare)
}

/// The tiles of a rack.
pub(crate) fn of_rack(rack: Rack) -> Vec<Phrase> {
    let each = |(one, copies): (Tile, u8)| (0..copies).map(move |_| one);
    let real: Vec<Placed> = rack
        .tiles()
        .flat_map(each)
        .filter_map(|tile| tile.kind().map(Placed::real))
        .collect();
    let jokers = (0..rack.jokers()).map(|_| joker());
    in_order(&real, Case::Bare)
        .into_iter()
        .chain(jokers)
        .collect()
}

/// Tiles that lie together, as one would say it: "red 3 to 5", "7 in red and blue", or one by one.
pub(crate) fn together(tiles: &[Placed]) -> Phrase {
    together_in(tiles, Case::Bare)
}

/// A series of the table, also one that is none.
pub(crate) fn series(tiles: &[Placed]) -> Phrase {
    together_in(tiles, Case::Misplaced)
}

fn together_in(tiles: &[Placed], case: Case) -> Phrase {
    let jokers = tiles.iter().filter(|tile| tile.is_joker()).count();
    match run_or_group(tiles) {
        None => Phrase::new("tiles-together").list("tiles", in_order(tiles, case)),
        Some(series) if jokers == 0 => series,
        Some(series) => Phrase::new("among-jokers")
            .phrase("series", series)
            .number("count", jokers),
    }
}

fn run_or_group(tiles: &[Placed]) -> Option<Phrase> {
    run(tiles).or_else(|| group(tiles))
}

/// Three or more of a colour in sequence.
fn run(tiles: &[Placed]) -> Option<Phrase> {
    const RUNS: [&str; 4] = ["run-red", "run-yellow", "run-blue", "run-black"];
    let [first, _, .., last] = tiles else {
        return None;
    };
    let (first, last) = (first.kind(), last.kind());
    let said = || Phrase::new(RUNS[usize::from(first.colour())]);
    (tiles.len() > 2 && is_run(tiles)).then(|| {
        said()
            .number("first", first.number())
            .number("last", last.number())
    })
}

fn is_run(tiles: &[Placed]) -> bool {
    let next = |pair: &[Placed]| {
        let (one, other) = (pair[0].kind(), pair[1].kind());
        one.colour() == other.colour() && one.number() + 1 == other.number()
    };
    tiles.windows(2).all(next)
}

/// Three or more of a number.
fn group(tiles: &[Placed]) -> Option<Phrase> {
    const COLOURS: [&str; 4] = ["in-red", "in-yellow", "in-blue", "in-black"];
    let number = tiles.first()?.kind().number();
    let alike = tiles.len() > 2 && tiles.iter().all(|tile| tile.kind().number() == number);
    let colour = |tile: &Placed| Phrase::new(COLOURS[usize::from(tile.kind().colour())]);
    alike.then(|| {
        Phrase::new("group")
            .number("number", number)
            .list("colours", tiles.iter().map(colour))
    })
}
