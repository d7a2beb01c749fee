//! What a person means by the tiles they name.
//!
//! Nobody types a whole table: `r3 r4 r5 k7` (or `lay r3 r4 r5 k7`) means "lay these", and the
//! places are found here. Each tile is added to a series, put in a joker's place or laid in a new
//! series, in every way that the judge accepts; where none is found and the table may be
//! rearranged, the solver looks. `J` is a joker that may stand for anything, `*r7` one that stands
//! for the red 7, `r3-r5` a row, `take` to take freed jokers.

use stammtisch_rules::{ParseError, Phrase, Rules, View};

use crate::action::{Action, read_word, split_take};
use crate::game::Fiches;
use crate::judge::{self, Lay, judge};
use crate::series::{Shape, shape};
use crate::settings::Settings;
use crate::solver::{Objective, solve_within};
use crate::table::Table;
use crate::tile_names;
use crate::tiles::{COLOURS, Kind, Placed, Rack, Tile};

/// No more ways are offered.
const MOST_WAYS: usize = 9;
/// No more are looked at; a person who names many tiles at once gets what was found until then.
const MOST_TRIED: usize = 20_000;
/// The solver's work.
const WORK: i64 = 50_000;

pub(crate) fn parse_loosely(view: &View<Fiches>, typed: &str) -> Result<Vec<Action>, ParseError> {
    let whole = typed.parse::<Action>();
    if let Ok(action) = whole
        && (!matches!(action, Action::Lay(_))
            || typed.contains('|')
            || Fiches::check(view, &action).is_ok())
    {
        return Ok(vec![action]);
    }
    let lower = typed.trim().to_lowercase();
    let named = lower.strip_prefix("lay").unwrap_or(&lower);
    let (named, take) = split_take(named)?;
    let mut tiles = Vec::new();
    let mut jokers = 0;
    for word in named.split([' ', '\t', ',', '+']) {
        match word {
            "" => {}
            "j" | "joker" => jokers += 1,
            _ => read_word(word, &mut tiles)?,
        }
    }
    let own = view
        .own
        .filter(|(seat, _)| Some(*seat) == Fiches::turn(view.public));
    let (Some((seat, &rack)), false) = (own, tiles.is_empty() && jokers == 0) else {
        return whole.map(|action| vec![action]);
    };
    let wanted = held(&tiles, jokers, rack)?;
    let settings = &view.public.options.settings;
    let before = view.public.before_lay(seat, wanted);
    let lays = Search::ways(settings, before, &tiles, jokers, take);
    if lays.is_empty() {
        return Err(no_way(settings, &before));
    }
    Ok(lays.into_iter().map(Action::from).collect())
}

/// The named tiles, if they are on the rack.
fn held(tiles: &[Placed], jokers: u8, rack: Rack) -> Result<Rack, ParseError> {
    let mut left = rack;
    let loose = std::iter::repeat_n(Tile::JOKER, jokers.into());
    for tile in tiles.iter().map(|placed| placed.tile()).chain(loose) {
        if left.count(tile) == 0 {
            let said = Phrase::new("meant-not-held").phrase("tile", tile_names::tile(tile));
            return Err(ParseError(said));
        }
        left.remove(tile, 1);
    }
    Ok(rack.minus(left))
}

/// Says which of the named tiles could be laid.
fn no_way(settings: &Settings, before: &judge::BeforeLay) -> ParseError {
    let said = |id| Phrase::new(id).list("tiles", tile_names::of_rack(before.rack));
    let best = solve_within(settings, before, Objective::Tiles, WORK);
    let laid = best.and_then(|best| judge(settings, before, &best.lay).ok());
    ParseError(match laid {
        Some(verdict) if verdict.laid != before.rack => {
            said("meant-some").list("some", tile_names::of_rack(verdict.laid))
        }
        _ if settings.threshold(before.opened) > 0 => {
            said("meant-first").number("needed", settings.threshold(before.opened))
        }
        _ => said("meant-none"),
    })
}

/// A tile that has no place yet.
#[derive(Clone, Copy)]
enum Loose {
    Named(Placed),
    /// A joker that may stand for anything.
    Wild,
}

struct Search<'a> {
    settings: &'a Settings,
    before: judge::BeforeLay,
    /// Jokers to be taken, if that was said.
    take: Option<u8>,
    series: Vec<Vec<Placed>>,
    loose: Vec<Loose>,
    taken: u8,
    tried: usize,
    found: Vec<(u8, Lay)>,
}

impl Search<'_> {
    /// The ways to lay exactly these, the most rewarding first.
    fn ways(
        settings: &Settings,
        before: judge::BeforeLay,
        tiles: &[Placed],
        jokers: u8,
        take: Option<u8>,
    ) -> Vec<Lay> {
        let mut named = tiles.to_vec();
        named.sort_unstable_by_key(|tile| tile.kind());
        // The last one is placed first: jokers wait until the named tiles lie.
        let wild = std::iter::repeat_n(Loose::Wild, jokers.into());
        let named = named.into_iter().rev().map(Loose::Named);
        let mut search = Search {
            settings,
            before,
            take,
            series: before.table.iter().map(<[Placed]>::to_vec).collect(),
            loose: wild.chain(named).collect(),
            taken: 0,
            tried: 0,
            found: Vec::new(),
        };
        search.place();
        if search.found.is_empty() && settings.rearrange {
            search.ask_the_solver();
        }
        search
            .found
            .sort_by_key(|(chips, _)| std::cmp::Reverse(*chips));
        search.found.truncate(MOST_WAYS);
        search.found.into_iter().map(|(_, lay)| lay).collect()
    }

    fn place(&mut self) {
        self.tried += 1;
        if self.tried > MOST_TRIED {
            return;
        }
        let Some(loose) = self.loose.pop() else {
            return self.offer();
        };
        match loose {
            Loose::Named(tile) => {
                self.in_a_jokers_place(tile);
                for at in 0..self.series.len() {
                    if self.may_join(tile, &self.series[at]) {
                        self.with(at, tile);
                    }
                }
                self.series.push(Vec::new());
                self.with(self.series.len() - 1, tile);
                self.series.pop();
            }
            Loose::Wild => {
                for at in 0..self.series.len() {
                    for kind in self.open_places(&self.series[at]) {
                        self.with(at, Placed::joker(kind));
                    }
                }
            }
        }
        self.loose.push(loose);
    }

    /// Goes on with a tile added to a series.
    fn with(&mut self, at: usize, tile: Placed) {
        self.series[at].push(tile);
        self.place();
        self.series[at].pop();
    }

    /// A joker gives way; it is taken, or laid again.
    fn in_a_jokers_place(&mut self, tile: Placed) {
        let joker = Placed::joker(tile.kind());
        if tile.is_joker() {
            return;
        }
        for at in 0..self.series.len() {
            let Some(nth) = self.series[at].iter().position(|other| *other == joker) else {
                continue;
            };
            self.series[at][nth] = tile;
            self.taken += 1;
            self.place();
            self.taken -= 1;
            self.loose.insert(0, Loose::Wild);
            self.place();
            self.loose.remove(0);
            self.series[at][nth] = joker;
        }
    }

    /// Whether a tile could belong to a series, perhaps with others between.
    fn may_join(&self, tile: Placed, series: &[Placed]) -> bool {
        let kind = tile.kind();
        if series.iter().any(|other| other.kind() == kind) {
            return false;
        }
        let group = is_group(series);
        let in_run = group != Some(true)
            && series
                .iter()
                .all(|other| other.kind().colour() == kind.colour());
        let in_group = group != Some(false)
            && self.settings.set.groups()
            && series
                .iter()
                .all(|other| other.kind().number() == kind.number());
        in_run || in_group
    }

    /// What a joker could stand for in a series.
    fn open_places(&self, series: &[Placed]) -> Vec<Kind> {
        let first = series[0].kind();
        let top = self.settings.set.numbers();
        let runs = (1..=top).map(|number| Kind::new(first.colour(), number));
        let groups = (0..COLOURS as u8).map(|colour| Kind::new(colour, first.number()));
        let fits = |kind: &Kind| {
            let near = series
                .iter()
                .any(|other| other.kind().number().abs_diff(kind.number()) <= 1);
            near && self.may_join(Placed::joker(*kind), series)
        };
        runs.chain(groups).filter(fits).collect()
    }

    /// Everything has a place: whether that stands is for the judge to say.
    fn offer(&mut self) {
        let mut table = Table::EMPTY;
        for series in &self.series {
            let mut tiles = series.clone();
            if is_group(&tiles) != Some(true) {
                tiles.sort_unstable_by_key(|tile| tile.kind());
            }
            if table.push(&tiles).is_err() {
                return;
            }
        }
        self.judged(Lay {
            table,
            take: self.taken,
        });
    }

    fn judged(&mut self, lay: Lay) {
        if self.take.is_some_and(|take| take != lay.take) {
            return;
        }
        let Ok(verdict) = judge(self.settings, &self.before, &lay) else {
            return;
        };
        let shapes = shapes(self.settings, &lay.table);
        let new = |(_, other): &(u8, Lay)| {
            other.take != lay.take || self::shapes(self.settings, &other.table) != shapes
        };
        if verdict.laid == self.before.rack && self.found.iter().all(new) {
            self.found.push((verdict.chips, lay));
        }
    }

    fn ask_the_solver(&mut self) {
        for objective in [Objective::Chips, Objective::Tiles] {
            if let Some(best) = solve_within(self.settings, &self.before, objective, WORK) {
                self.judged(best.lay);
            }
        }
    }
}

/// Whether these are of one number; a single tile may become either.
fn is_group(series: &[Placed]) -> Option<bool> {
    match series {
        [first, second, ..] => Some(first.kind().number() == second.kind().number()),
        _ => None,
    }
}

/// The series of a table that stands, whatever their order.
fn shapes(settings: &Settings, table: &Table) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = table
        .iter()
        .filter_map(|series| shape(settings, series).ok())
        .collect();
    shapes.sort_unstable();
    shapes
}
