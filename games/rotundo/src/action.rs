//! The actions of a player, and their text form.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use stammtisch_rules::{ParseError, Phrase};

use crate::cards::Card;
use crate::deck::{Deck, MATERIALS, MOST_CARDS, Names, Row};
use crate::piles::Nibbles;

/// Cards as a player names them, in the order in which they are put down (R5.4).
///
/// A text is read before the deck in play is known, so the list carries names: those of the deck if
/// the rules made it, those that the text has if it was read. Two lists are equal when they name the
/// same cards.
#[derive(Clone, Copy)]
pub struct Cards {
    names: Names,
    length: u8,
    order: Nibbles,
}

impl Cards {
    /// Returns an empty list for cards of this deck.
    #[inline]
    pub(crate) fn of(deck: &Deck) -> Cards {
        Cards {
            names: *deck.names(),
            length: 0,
            order: Nibbles::default(),
        }
    }

    /// Adds a card of the deck that the list was made for.
    #[inline]
    pub(crate) fn push(&mut self, row: Row) {
        self.order.put(self.length.into(), row);
        self.length += 1;
    }

    /// Fills an empty list with up to sixteen cards at once, a nibble each, the first one lowest.
    #[inline]
    pub(crate) fn fill(&mut self, length: u8, nibbles: u64) {
        self.length = length;
        self.order.fill(nibbles);
    }

    /// Returns cards of a deck, in the order in which they are put down.
    pub fn from_rows(deck: &Deck, rows: impl IntoIterator<Item = Row>) -> Cards {
        let mut cards = Cards::of(deck);
        rows.into_iter().for_each(|row| cards.push(row));
        cards
    }

    /// Returns the number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.length.into()
    }

    /// Returns whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Returns the cards.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        (0..self.len()).map(|at| self.names.get(self.order.get(at)))
    }

    /// Returns the rows of the cards in this deck, which must have them all.
    #[inline]
    pub fn rows(&self, deck: &Deck) -> impl ExactSizeIterator<Item = Row> + '_ {
        // Lists that the rules made have the deck's own names: nothing to look up.
        const SAME: [Row; MATERIALS] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
        let place = if self.names == *deck.names() {
            SAME
        } else {
            std::array::from_fn(|row| {
                let name = self.names.get(row as Row);
                deck.row_of(name).unwrap_or_default()
            })
        };
        (0..self.len()).map(move |at| place[self.order.get(at) as usize])
    }

    /// Returns the value of the cards by this deck, which must have them all (R1.1).
    #[inline]
    pub fn value(&self, deck: &Deck) -> u32 {
        self.rows(deck).map(|row| deck.value(row)).sum()
    }

    /// Reads cards from texts.
    pub(crate) fn read<'a>(
        texts: impl IntoIterator<Item = &'a str>,
        field: &str,
    ) -> Result<Cards, ParseError> {
        let mut cards = Cards {
            names: Names::NONE,
            length: 0,
            order: Nibbles::default(),
        };
        for text in texts {
            let card: Card = text.parse()?;
            if cards.len() == MOST_CARDS {
                return Err(ParseError::range(field, 0, MOST_CARDS as i64));
            }
            let place = cards.names.row_of(card);
            let place = place.unwrap_or(cards.names.used().end);
            // No deck has a thirteenth material.
            if place as usize == MATERIALS {
                return Err(ParseError::no_such(text));
            }
            cards.names.set(place.into(), card);
            cards.push(place);
        }
        Ok(cards)
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.iter().for_each(|card| card.hash(state));
    }
}

impl PartialOrd for Cards {
    fn partial_cmp(&self, other: &Cards) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Cards {
    fn cmp(&self, other: &Cards) -> Ordering {
        self.iter().cmp(other.iter())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Let the left neighbour choose (R3.2).
    Pass,
    /// Make a collection with the card in the middle (R4).
    Collect {
        /// From the hand. Anything but two is refused by the rules, not by the type, since a
        /// player can state it.
        give: Cards,
    },
    /// Auction the card in the middle (R5.1).
    Auction {
        /// The first bid: from the display, in the order in which it would be paid.
        bid: Cards,
    },
    /// Bid higher (R5.3).
    Bid {
        /// From the display, in the order in which it would be paid.
        bid: Cards,
    },
    /// Drop out of the auction (R5.3).
    Drop,
    /// Take the top cards of the discard pile (R4.6).
    Take,
    /// Leave the discard pile alone (R4.6).
    Leave,
}

impl Action {
    /// Returns the cards it names.
    #[inline]
    pub(crate) fn cards_mut(&mut self) -> Option<&mut Cards> {
        match self {
            Action::Collect { give: cards }
            | Action::Auction { bid: cards }
            | Action::Bid { bid: cards } => Some(cards),
            Action::Pass | Action::Drop | Action::Take | Action::Leave => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let (verb, cards) = match self {
            Action::Pass => ("pass", None),
            Action::Collect { give } => ("collect", Some(give)),
            Action::Auction { bid } => ("auction", Some(bid)),
            Action::Bid { bid } => ("bid", Some(bid)),
            Action::Drop => ("drop", None),
            Action::Take => ("take", None),
            Action::Leave => ("leave", None),
        };
        out.write_str(verb)?;
        cards
            .iter()
            .flat_map(|cards| cards.iter())
            .try_for_each(|card| write!(out, " {card}"))
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads what `Display` writes; commas and plus signs between cards are allowed, and so are
    /// capitals.
    fn from_str(text: &str) -> Result<Action, ParseError> {
        let lower = text.to_lowercase();
        let mut words = lower
            .split([' ', '\t', ',', '+'])
            .filter(|word| !word.is_empty());
        let verb = words
            .next()
            .ok_or_else(|| ParseError(Phrase::new("unread-empty")))?;
        let rest: Vec<&str> = words.collect();
        let alone = |action| match rest.first() {
            None => Ok(action),
            Some(word) => Err(ParseError::no_such(&format!("{verb} {word}"))),
        };
        let cards = |field| Cards::read(rest.iter().copied(), field);
        match verb {
            "pass" => alone(Action::Pass),
            "collect" => Ok(Action::Collect {
                give: cards("give")?,
            }),
            "auction" => Ok(Action::Auction { bid: cards("bid")? }),
            "bid" => Ok(Action::Bid { bid: cards("bid")? }),
            "drop" => alone(Action::Drop),
            "take" => alone(Action::Take),
            "leave" => alone(Action::Leave),
            _ => Err(ParseError::no_such(verb)),
        }
    }
}
