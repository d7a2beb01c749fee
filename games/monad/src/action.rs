//! The actions of a player, and their text form.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use stammtisch_rules::{ParseError, Phrase};

use crate::cards::{Card, Colour, Rank};

/// The most cards a hand can hold: every Common and every card of the columns.
const MOST: usize = 48;

/// What unused places hold, so that equal lists are equal.
const FILLER: Card = Card::of(Rank::Common, Colour::Red);

/// Cards in the order in which they are put down (M4.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cards {
    cards: [Card; MOST],
    length: u8,
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards {
        length: 0,
        cards: [FILLER; MOST],
    };

    /// Adds a card to the end. Returns `false`, and adds nothing, if there are as many as a hand can
    /// hold.
    #[inline]
    pub fn push(&mut self, card: Card) -> bool {
        let fits = (self.length as usize) < MOST;
        if fits {
            self.cards[self.length as usize] = card;
            self.length += 1;
        }
        fits
    }

    /// Returns two cards.
    #[inline]
    pub(crate) fn pair(first: Card, second: Card) -> Cards {
        let mut cards = Cards::NONE;
        cards.cards[0] = first;
        cards.cards[1] = second;
        cards.length = 2;
        cards
    }

    /// Takes the last card off.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.length -= 1;
        self.cards[self.length as usize] = FILLER;
    }

    /// Returns the cards.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.length as usize]
    }

    /// Sorts the cards as actions list them: highest rank first, then by colour.
    pub(crate) fn sorted(mut self) -> Cards {
        self.cards[..self.length as usize]
            .sort_by_key(|card| (std::cmp::Reverse(card.rank()), card.colour()));
        self
    }

    /// Reads cards from texts.
    pub(crate) fn read<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<Cards, ParseError> {
        let mut cards = Cards::NONE;
        for text in texts {
            if !cards.push(text.parse()?) {
                return Err(ParseError::range("give", 0, MOST as i64));
            }
        }
        Ok(cards)
    }
}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(out)
    }
}

impl FromIterator<Card> for Cards {
    /// # Panics
    /// If there are more than a hand can hold.
    fn from_iter<I: IntoIterator<Item = Card>>(iter: I) -> Cards {
        let mut cards = Cards::NONE;
        for card in iter {
            assert!(cards.push(card), "more cards than there are");
        }
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_list().entries(self.as_slice()).finish()
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Two cards for the front card of the next column (M4).
    Trade {
        /// In the order in which they are put down. Anything but two is refused by the rules, not
        /// by the type, since a player can state it.
        give: Cards,
        /// Whether the bonus is taken (M5).
        bonus: bool,
    },
    /// Any cards for a front card or a Monad (M7).
    Buy {
        /// What is bought.
        rank: Rank,
        /// In the order in which they are put down.
        give: Cards,
    },
    /// Four to six different Commons for a Tri, Quad or Quint (M8).
    Leap {
        /// In the order in which they are put down.
        give: Cards,
    },
    /// Take the top card of the talon (M9.1).
    Draw,
    /// Turn the discard pile over (M9.2).
    Flip,
    /// Show the hand: nothing is possible (M10).
    Pass,
    /// End the turn (M3.1).
    End,
}

impl Action {
    /// Returns the cards that are given; none for what is no exchange.
    #[inline]
    pub(crate) fn given(&self) -> &[Card] {
        match self {
            Action::Trade { give, .. } | Action::Buy { give, .. } | Action::Leap { give } => {
                give.as_slice()
            }
            Action::Draw | Action::Flip | Action::Pass | Action::End => &[],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let list = |out: &mut fmt::Formatter, cards: &[Card]| {
            cards.iter().try_for_each(|card| write!(out, " {card}"))
        };
        match self {
            Action::Trade { give, bonus } => {
                out.write_str("trade")?;
                list(out, give.as_slice())?;
                out.write_str(if *bonus { " bonus" } else { "" })
            }
            Action::Buy { rank, give } => {
                write!(out, "buy {}", rank.word())?;
                list(out, give.as_slice())
            }
            Action::Leap { give } => {
                out.write_str("leap")?;
                list(out, give.as_slice())
            }
            Action::Draw => out.write_str("draw"),
            Action::Flip => out.write_str("flip"),
            Action::Pass => out.write_str("pass"),
            Action::End => out.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads what `Display` writes; commas and plus signs between cards are allowed, and so are
    /// capitals and rank numbers (`buy 3 ...`).
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
        match verb {
            "trade" => read_trade(&rest),
            "buy" => {
                let (rank, cards) = rest.split_first().ok_or(ParseError::missing("rank"))?;
                Ok(Action::Buy {
                    rank: Rank::from_word(rank).ok_or_else(|| ParseError::no_such(rank))?,
                    give: Cards::read(cards.iter().copied())?,
                })
            }
            "leap" => Ok(Action::Leap {
                give: Cards::read(rest)?,
            }),
            "draw" => alone(Action::Draw),
            "flip" => alone(Action::Flip),
            "pass" => alone(Action::Pass),
            "end" => alone(Action::End),
            _ => Err(ParseError::no_such(verb)),
        }
    }
}

fn read_trade(words: &[&str]) -> Result<Action, ParseError> {
    let (cards, bonus) = match words.split_last() {
        Some((&"bonus", cards)) => (cards, true),
        _ => (words, false),
    };
    Ok(Action::Trade {
        give: Cards::read(cards.iter().copied())?,
        bonus,
    })
}
