//! Options and the deal (M2).

use stammtisch_rules::{
    Deal, InputError, Kind, MAX_SEATS, OptionSpec, OptionValues, Phrase, Position, Refusal, Setup,
};

use crate::cards::{Card, Colour, Rank};
use crate::game::Monad;
use crate::hand::Hand;
use crate::piles::{Column, Pile};
use crate::state::{Hidden, Phase, Public, SEATS};

/// The bank at the start (M1.3).
pub(crate) const MONADS: u8 = 10;
/// Every player's first hand (M2.3).
pub(crate) const DEALT: u8 = 6;

/// Which home cards are in the game (M2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Homes {
    /// Any (with four players neither yellow nor green).
    Random,
    /// The cold ones; three players only.
    Cold,
}

/// The table options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether partners play together, 0 and 2 against 1 and 3 (M11.2).
    pub teams: bool,
    /// Which home cards are dealt (M2.2).
    pub homes: Homes,
    /// Whether a card of the home colour that is traded at its own rank may earn the bonus (M6.3).
    pub natural_bonus: bool,
    /// Turns per player without a new Monad that end the game (M11.3).
    pub quiet_limit: u16,
    /// Whether people are shown what they could remember.
    pub memory: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "teams",
        kind: Kind::Flag(false),
    },
    OptionSpec {
        name: "homes",
        kind: Kind::Choice(&["random", "cold"]),
    },
    OptionSpec {
        name: "relative_bonus",
        kind: Kind::Choice(&["natural", "never"]),
    },
    OptionSpec {
        name: "quiet_limit",
        kind: Kind::Number {
            default: 100,
            least: 1,
            most: 1000,
        },
    },
    OptionSpec {
        name: "memory",
        kind: Kind::Flag(false),
    },
];

pub(crate) fn parse_options(players: usize, values: &OptionValues) -> Result<Options, InputError> {
    let options = Options {
        teams: values.flag("teams"),
        homes: match values.choice("homes") {
            "cold" => Homes::Cold,
            _ => Homes::Random,
        },
        natural_bonus: values.choice("relative_bonus") == "natural",
        quiet_limit: values.number("quiet_limit") as u16,
        memory: values.flag("memory"),
    };
    if options.teams && players != 4 {
        return Err(Refusal::new("M11.2", Phrase::new("m11-2-teams")).into());
    }
    if options.homes == Homes::Cold && players != 3 {
        return Err(Refusal::new("M2.2", Phrase::new("m2-2-cold")).into());
    }
    Ok(options)
}

/// Returns the home colours that may be dealt (M2.2).
pub(crate) fn home_colours(players: usize, homes: Homes) -> Vec<Colour> {
    let used = |colour: &Colour| match homes {
        Homes::Cold => !colour.is_warm(),
        Homes::Random => players < 4 || !matches!(colour, Colour::Yellow | Colour::Green),
    };
    Colour::ALL.into_iter().filter(used).collect()
}

/// Returns how many cards there are of a rank and each colour (M1.3, M2.1).
pub(crate) fn copies(players: usize, rank: Rank) -> u32 {
    if rank == Rank::Common {
        players as u32
    } else {
        1
    }
}

/// Returns a home colour a seat; seats that nobody sits at have red.
pub(crate) fn seated(homes: &[Colour]) -> [Colour; SEATS] {
    std::array::from_fn(|seat| *homes.get(seat).unwrap_or(&Colour::Red))
}

/// Returns the names of all cards of the table (M1.3, M2.1).
pub(crate) fn pieces(players: usize) -> Vec<String> {
    let cards = Rank::COLOURED.into_iter().flat_map(|rank| {
        let copies = copies(players, rank) as usize;
        let colours = Colour::ALL.into_iter();
        colours.flat_map(move |colour| std::iter::repeat_n(Card::of(rank, colour), copies))
    });
    cards.map(|card| card.to_string()).collect()
}

pub(crate) fn deal(setup: &Setup<Monad>, deal: &Deal) -> Position<Monad> {
    let players = setup.players;
    let options = setup.options;

    let mut homes = home_colours(players, options.homes);
    deal.shuffle("monad/homes/1", &mut homes);

    let mut commons: Vec<Colour> = Colour::ALL
        .into_iter()
        .flat_map(|colour| (0..copies(players, Rank::Common)).map(move |_| colour))
        .collect();
    deal.shuffle("monad/commons/1", &mut commons);
    let mut hands = [Hand::EMPTY; MAX_SEATS];
    for (index, colour) in commons.into_iter().enumerate() {
        hands[index % players].add(Card::of(Rank::Common, colour));
    }

    let columns = Rank::COLUMNS.map(|rank| {
        let mut colours = Colour::ALL;
        deal.shuffle(&format!("monad/{}/1", rank.word()), &mut colours);
        colours.into_iter().collect::<Column>()
    });

    let public = Public {
        options,
        players: players as u8,
        turn: 0,
        phase: Phase::Fresh,
        homes: seated(&homes[..players]),
        monads: [0; SEATS],
        bank: MONADS,
        columns,
        discard: Pile::default(),
        talon: Pile::default(),
        held: std::array::from_fn(|seat| if seat < players { DEALT } else { 0 }),
        known: [Hand::EMPTY; SEATS],
        passes: 0,
        quiet: 0,
    };
    let hidden = Hidden {
        talon: Pile::default(),
    };
    Position::new(public, hands, hidden)
}
