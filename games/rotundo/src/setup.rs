//! Options and the deal (R2).

use stammtisch_rules::{Deal, InputError, Kind, OptionSpec, OptionValues, Position, Setup};

use crate::deck::{Deck, Row};
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::piles::{Nibbles, Pile};
use crate::state::{Hidden, Phase, Public, SEATS};

/// Every player's first hand (R2.1).
pub(crate) const DEALT: usize = 7;

/// The table options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The materials in play (R1.3).
    pub deck: Deck,
    /// Whether people are shown what they could remember.
    pub memory: bool,
}

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "deck",
        kind: Kind::Json,
    },
    OptionSpec {
        name: "memory",
        kind: Kind::Flag(false),
    },
];

pub(crate) fn parse_options(players: usize, values: &OptionValues) -> Result<Options, InputError> {
    Ok(Options {
        deck: match values.json("deck") {
            Some(table) => Deck::read(table, players)?,
            None => Deck::STANDARD,
        },
        memory: values.flag("memory"),
    })
}

/// Shuffles all cards, deals them one by one from the front, puts the next one into the middle and
/// makes the rest the pile (R2.1).
pub(crate) fn deal(setup: &Setup<Rotundo>, deal: &Deal) -> Position<Rotundo> {
    let players = setup.players;
    let deck = setup.options.deck;
    let mut cards: Vec<Row> = deck.cards().collect();
    deal.shuffle("rotundo/pile/1", &mut cards);

    let mut hands = [Heap::EMPTY; SEATS];
    let (dealt, rest) = cards.split_at(players * DEALT);
    for (index, &row) in dealt.iter().enumerate() {
        hands[index % players].add(row);
    }
    let public = Public {
        options: setup.options,
        players: players as u8,
        turn: 0,
        phase: Phase::Choose {
            middle: rest[0],
            passes: 0,
        },
        displays: [Heap::EMPTY; SEATS],
        known: [Heap::EMPTY; SEATS],
        held: std::array::from_fn(|seat| if seat < players { DEALT as u8 } else { 0 }),
        pile: rest.len() as u8 - 1,
        stack: Pile::default(),
    };
    Position::new(public, hands, hidden(&rest[1..]))
}

/// Returns a pile whose first card is taken next.
pub(crate) fn hidden(cards: &[Row]) -> Hidden {
    let mut pile = Nibbles::default();
    for (at, &row) in cards.iter().rev().enumerate() {
        pile.put(at, row);
    }
    Hidden { pile }
}
