//! The names of tiles, alone and together.

use stammtisch_rules::Phrase;

use crate::tiles::{Kind, Placed, Rack, Tile};

/// A series that is none is named tile by tile up to this many: a refusal fits a line on a phone.
const MOST_NAMED: usize = 5;

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
    if !tile.is_joker() {
        return kind_in(tile.kind(), case);
    }
    let stands_for = |id| Phrase::new(id).phrase("tile", kind_in(tile.kind(), Case::Moved));
    match case {
        Case::Bare => stands_for("tile-joker-for"),
        Case::Moved | Case::With => stands_for("the-joker-for"),
        Case::Misplaced => Phrase::new("one-joker"),
    }
}

/// Tiles in their order: "red 3 to 5 and blue 7". Tiles of one colour share its name: "red 3, 4 and 7".
pub(crate) fn in_order<'a>(tiles: impl IntoIterator<Item = &'a Placed>, case: Case) -> Vec<Phrase> {
    let tiles: Vec<Placed> = tiles.into_iter().copied().collect();
    if tiles.iter().all(|tile| !tile.is_joker())
        && let Some(said) = of_one_colour(&tiles, case)
    {
        return vec![said];
    }
    let named = |span: &[Placed]| match span {
        [only] => in_case(*only, case),
        _ => coloured(span[0].kind().colour(), case).list("number", numbers(span)),
    };
    spans(&tiles).map(named).collect()
}

/// Splits tiles where another name begins: three and more in sequence have one name.
fn spans(tiles: &[Placed]) -> impl Iterator<Item = &[Placed]> {
    let goes_on =
        |one: &Placed, next: &Placed| !one.is_joker() && !next.is_joker() && is_next(one, next);
    let parts = tiles.chunk_by(goes_on);
    parts.flat_map(|part| part.chunks(if part.len() > 2 { part.len() } else { 1 }))
}

/// The numbers of tiles of one colour; three and more in sequence together: "1 to 4, 7 and 9".
fn numbers(tiles: &[Placed]) -> Vec<Phrase> {
    let number = |tile: &Placed| Phrase::new("plain-number").number("number", tile.kind().number());
    let said = |part: &[Placed]| match part {
        [first, _, .., last] => vec![
            Phrase::new("span")
                .number("first", first.kind().number())
                .number("last", last.kind().number()),
        ],
        few => few.iter().map(number).collect(),
    };
    tiles.chunk_by(is_next).flat_map(said).collect()
}

/// A tile's name, "red 7".
pub(crate) fn tile(tile: Tile) -> Phrase {
    tile.kind().map_or_else(joker, kind)
}

/// A joker's name.
pub(crate) fn joker() -> Phrase {
    Phrase::new("tile-joker")
}

/// So many jokers of a rack: "a joker", "2 jokers".
pub(crate) fn jokers(count: u8) -> Phrase {
    match count {
        1 => Phrase::new("one-joker"),
        _ => Phrase::new("some-jokers").number("count", count),
    }
}

/// What lies on the table, "the joker for the red 7".
pub(crate) fn placed(tile: Placed) -> Phrase {
    in_case(tile, Case::Moved)
}

/// The tiles of a rack: "red 3 to 5, blue 2, blue 7 and a joker".
pub(crate) fn of_rack(rack: Rack) -> Vec<Phrase> {
    let real = in_order(&real_tiles(rack), Case::Bare).into_iter();
    real.chain(jokers_of(rack)).collect()
}

/// Many tiles of a rack, each colour named once: "red 3 to 5, blue 2 and 7 and a joker".
pub(crate) fn by_colour(rack: Rack) -> Vec<Phrase> {
    let tiles = real_tiles(rack);
    let colours = tiles.chunk_by(|one, next| one.kind().colour() == next.kind().colour());
    let named = |alike: &[Placed]| {
        coloured(alike[0].kind().colour(), Case::Bare).list("number", numbers(alike))
    };
    colours.map(named).chain(jokers_of(rack)).collect()
}

fn real_tiles(rack: Rack) -> Vec<Placed> {
    let each = |(one, copies): (Tile, u8)| (0..copies).map(move |_| one);
    let tiles = rack.tiles().flat_map(each);
    tiles
        .filter_map(|tile| tile.kind().map(Placed::real))
        .collect()
}

fn jokers_of(rack: Rack) -> Option<Phrase> {
    (rack.jokers() > 0).then(|| jokers(rack.jokers()))
}

/// Tiles that lie together, as one would say it: "red 3 to 5", "7 in red and blue", or one by one.
pub(crate) fn together(tiles: &[Placed]) -> Phrase {
    together_in(tiles, Case::Bare)
}

/// A series that others are put with: without its jokers, which everybody sees.
pub(crate) fn place(tiles: &[Placed]) -> Phrase {
    run_or_group(tiles).unwrap_or_else(|| together(tiles))
}

/// A series of the table, also one that is none; one that is too long to say is only counted.
pub(crate) fn series(tiles: &[Placed]) -> Phrase {
    if run(tiles).is_none() && spans(tiles).count() > MOST_NAMED {
        return Phrase::new("tiles-many").number("count", tiles.len());
    }
    together_in(tiles, Case::Misplaced)
}

fn together_in(tiles: &[Placed], case: Case) -> Phrase {
    let jokers = tiles.iter().filter(|tile| tile.is_joker()).count();
    let said = run_or_group(tiles).or_else(|| of_one_colour(tiles, case));
    match said {
        None => Phrase::new("tiles-together").list("tiles", in_order(tiles, case)),
        Some(series) if jokers == 0 => series,
        Some(series) => Phrase::new("among-jokers")
            .phrase("series", series)
            .number("count", jokers),
    }
}

/// Tiles of one colour by their numbers, jokers by those that they stand for: "red 3 and 5". What a joker stands for is
/// said only where there is a series.
fn of_one_colour(tiles: &[Placed], case: Case) -> Option<Phrase> {
    let [first, _, ..] = tiles else {
        return None;
    };
    let colour = first.kind().colour();
    let alike = tiles.iter().all(|tile| tile.kind().colour() == colour);
    let known = !matches!(case, Case::Misplaced) || tiles.iter().all(|tile| !tile.is_joker());
    (alike && known).then(|| coloured(colour, case).list("number", numbers(tiles)))
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
    tiles.windows(2).all(|pair| is_next(&pair[0], &pair[1]))
}

fn is_next(one: &Placed, other: &Placed) -> bool {
    let (one, other) = (one.kind(), other.kind());
    one.colour() == other.colour() && one.number() + 1 == other.number()
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
