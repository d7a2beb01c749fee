//! Options and deals (F1, F2).

use stammtisch_rules::{Deal, Kind, MAX_SEATS, OptionSpec, OptionValues, Position, Setup};

use crate::game::Fiches;
use crate::pot::Pot;
use crate::settings::{JokersPerSeries, Settings};
use crate::state::{Hidden, NO_KEY, Phase, Public, SEATS};
use crate::table::{TILES, Table};
use crate::tiles::{Rack, Set, Tile};

/// The most rounds (F9.2).
pub(crate) const MOST_ROUNDS: u64 = 20;

/// The table options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Those that a lay depends on.
    pub settings: Settings,
    /// How many rounds a match has (F9.2).
    pub rounds: u8,
    /// People are shown what they could remember.
    pub memory: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "set",
        kind: Kind::Choice(&["junior", "classic"]),
    },
    OptionSpec {
        name: "rearrange",
        kind: Kind::Depends,
    },
    OptionSpec {
        name: "jokers_per_series",
        kind: Kind::Choice(&["many", "one"]),
    },
    OptionSpec {
        name: "first_lay",
        kind: Kind::Number {
            default: 30,
            least: 0,
            most: 200,
        },
    },
    OptionSpec {
        name: "rounds",
        kind: Kind::Number {
            default: 1,
            least: 1,
            most: MOST_ROUNDS,
        },
    },
    OptionSpec {
        name: "memory",
        kind: Kind::Flag(false),
    },
];

pub(crate) fn parse_options(values: &OptionValues) -> Options {
    let set = match values.choice("set") {
        "classic" => Set::Classic,
        _ => Set::Junior,
    };
    Options {
        settings: Settings {
            set,
            rearrange: values.depends("rearrange").unwrap_or(set == Set::Classic),
            jokers_per_series: match values.choice("jokers_per_series") {
                "one" => JokersPerSeries::One,
                _ => JokersPerSeries::Many,
            },
            // F6 is about the classic set only.
            first_lay: match set {
                Set::Junior => 0,
                Set::Classic => values.number("first_lay") as u16,
            },
        },
        rounds: values.number("rounds") as u8,
        memory: values.flag("memory"),
    }
}

/// Tiles on every rack, and as many chips (F2.1).
pub(crate) const fn dealt(set: Set) -> u8 {
    match set {
        Set::Junior => 6,
        Set::Classic => 14,
    }
}

/// Who has made the first lay when a round begins, a bit a seat: in the junior set there is none
/// to make.
fn opened(set: Set, players: usize) -> u8 {
    match set {
        Set::Junior => (1 << players) - 1,
        Set::Classic => 0,
    }
}

/// The first position of a match: seat 0 begins (F2.1).
pub(crate) fn deal(setup: &Setup<Fiches>, deal: &Deal) -> Position<Fiches> {
    let mut public = Public {
        options: setup.options,
        players: setup.players as u8,
        turn: 0,
        phase: Phase::Running,
        opened: 0,
        idle: 0,
        round: 1,
        starter: 0,
        pot: 0,
        wins: [0; SEATS],
        held: [0; SEATS],
        jokers: [0; SEATS],
        chips: [0; SEATS],
        table: Table::EMPTY,
    };
    let (racks, hidden) = deal_round(&mut public, deal);
    Position::new(public, racks, hidden)
}

/// Deals a round afresh (F2.1, F9.1): [`Public::round`] and [`Public::starter`] say which, and the
/// wins stay. Racks and pot are answered. Does not allocate.
///
/// All tiles in the order of their colours and numbers, copies together, jokers last, are
/// shuffled; they are dealt one by one from the front, always from seat 0 on; the rest is the pot.
pub(crate) fn deal_round(public: &mut Public, deal: &Deal) -> ([Rack; MAX_SEATS], Hidden) {
    let set = public.options.settings.set;
    let players = usize::from(public.players);
    let mut tiles = [Tile::JOKER; TILES];
    let mut count = 0;
    for (place, tile) in tiles.iter_mut().zip(set.tiles()) {
        *place = tile;
        count += 1;
    }
    let tiles = &mut tiles[..count];
    deal.shuffle(LABELS[usize::from(public.round) - 1], tiles);

    let each = dealt(set);
    let (onto_racks, rest) = tiles.split_at(players * usize::from(each));
    let mut racks = [Rack::EMPTY; MAX_SEATS];
    for (index, &tile) in onto_racks.iter().enumerate() {
        racks[index % players].add(tile, 1);
    }
    let of_each = |n: u8| std::array::from_fn(|seat| if seat < players { n } else { 0 });
    public.turn = public.starter;
    public.phase = Phase::Running;
    public.opened = opened(set, players);
    public.idle = 0;
    public.pot = rest.len() as u8;
    public.held = of_each(each);
    public.jokers = [0; SEATS];
    public.chips = of_each(each).map(u16::from);
    public.table = Table::EMPTY;
    let hidden = Hidden {
        pot: Pot::of(rest),
        key: if public.more_rounds() {
            deal.key()
        } else {
            NO_KEY
        },
    };
    (racks, hidden)
}

/// The labels of the deals, a round each.
const LABELS: [&str; MOST_ROUNDS as usize] = [
    "fiches/pot/1",
    "fiches/pot/2",
    "fiches/pot/3",
    "fiches/pot/4",
    "fiches/pot/5",
    "fiches/pot/6",
    "fiches/pot/7",
    "fiches/pot/8",
    "fiches/pot/9",
    "fiches/pot/10",
    "fiches/pot/11",
    "fiches/pot/12",
    "fiches/pot/13",
    "fiches/pot/14",
    "fiches/pot/15",
    "fiches/pot/16",
    "fiches/pot/17",
    "fiches/pot/18",
    "fiches/pot/19",
    "fiches/pot/20",
];
