//! The table of materials of a deck (R1.3): the standard one, or another.

use std::ops::Range;

use serde_json::Value;
use stammtisch_rules::{Fields, InputError, ParseError, Phrase, Refusal};

use crate::cards::{Bag, Card, Material, THIRD, face};
use crate::setup::DEALT;

/// The most materials a deck can have (R1.3).
pub const MATERIALS: usize = 12;
/// The most cards a deck can have (R1.3).
pub const MOST_CARDS: usize = 60;
/// The most cards of one material: the most that a nibble can count.
pub const MOST_COPIES: u8 = 15;
/// The least and the highest value of a card (R1.1).
const VALUES: (u64, u64) = (10, 70);

/// The place of a material in its deck's table, from 0.
pub type Row = u8;

/// The materials of R1.3: name, bag, number, value, whether three may be a collection.
const TABLE: [(&str, Bag, u8, u8, bool); 10] = [
    ("cloth", Bag::Beige, 1, 10, true),
    ("fur", Bag::Beige, 2, 15, true),
    ("leather", Bag::Beige, 3, 20, true),
    ("clay", Bag::Brown, 1, 15, true),
    ("stone", Bag::Brown, 2, 35, false),
    ("wood", Bag::Brown, 3, 20, true),
    ("glass", Bag::Brown, 4, 25, true),
    ("copper", Bag::Blue, 2, 40, true),
    ("platinum", Bag::Blue, 3, 70, false),
    ("gold", Bag::Blue, 4, 50, true),
];

/// How many cards of each material the standard deck has (R1.1).
const COPIES: u8 = 6;

/// What the cards of a material show, in two bytes: face (4 bits), triple (1), copies (4),
/// value (7). Bytes, so that a position needs no padding.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shown([u8; 2]);

impl Shown {
    const NOTHING: Shown = Shown([0; 2]);

    const fn of(material: &Material) -> Shown {
        let face = face(material.bag as u8, material.number) as u16;
        let triple = material.triple as u16;
        let copies = material.copies as u16;
        Shown((face | triple << 4 | copies << 5 | (material.value as u16) << 9).to_le_bytes())
    }

    #[inline]
    fn bits(self) -> u16 {
        u16::from_le_bytes(self.0)
    }
}

/// The names of a table, row by row; unused rows have none. One array of bytes, since every action
/// that names cards carries it and lists are compared by it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Names([u8; MATERIALS * Card::BYTES]);

impl Names {
    pub(crate) const NONE: Names = Names([0; MATERIALS * Card::BYTES]);

    /// Returns the name of a row.
    #[inline]
    pub(crate) fn get(&self, row: Row) -> Card {
        let at = row as usize * Card::BYTES;
        Card::from_bytes(std::array::from_fn(|byte| self.0[at + byte]))
    }

    /// Names a row.
    pub(crate) const fn set(&mut self, row: usize, card: Card) {
        let bytes = card.bytes();
        let mut at = 0;
        while at < Card::BYTES {
            self.0[row * Card::BYTES + at] = bytes[at];
            at += 1;
        }
    }

    /// Returns the rows that have a name.
    pub(crate) fn used(&self) -> Range<Row> {
        let all = 0..MATERIALS as Row;
        0..all.take_while(|&row| self.get(row) != Card::NONE).count() as Row
    }

    /// Returns the row of a name.
    pub(crate) fn row_of(&self, card: Card) -> Option<Row> {
        self.used().find(|&row| self.get(row) == card)
    }
}

/// A table of materials. Every position carries its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    names: Names,
    shown: [Shown; MATERIALS],
}

impl Deck {
    /// The deck of R1.3.
    pub const STANDARD: Deck = {
        let mut deck = Deck::EMPTY;
        let mut row = 0;
        while row < TABLE.len() {
            let (name, bag, number, value, triple) = TABLE[row];
            let Some(card) = Card::named(name) else {
                panic!("a name that is no name")
            };
            let material = Material {
                card,
                bag,
                number,
                value,
                copies: COPIES,
                triple,
            };
            deck.names.set(row, card);
            deck.shown[row] = Shown::of(&material);
            row += 1;
        }
        deck
    };

    const EMPTY: Deck = Deck {
        names: Names::NONE,
        shown: [Shown::NOTHING; MATERIALS],
    };

    /// Reads the option `deck`: the same table as JSON.
    pub(crate) fn read(value: &Value, players: usize) -> Result<Deck, InputError> {
        let rows = Fields::as_list(value, "deck")?;
        if rows.len() > MATERIALS {
            let said = Phrase::new("deck-materials").number("count", rows.len());
            return refuse("R1.3", said.number("most", MATERIALS));
        }
        let mut deck = Deck::EMPTY;
        for (row, value) in rows.iter().enumerate() {
            let material = read_material(value)?;
            if deck.row_of(material.card).is_some() {
                let said = Phrase::new("deck-twice").text("id", &material.card.to_string());
                return refuse("R1.3", said);
            }
            deck.names.set(row, material.card);
            deck.shown[row] = Shown::of(&material);
        }
        let cards = deck.size();
        if cards > MOST_CARDS {
            let said = Phrase::new("deck-cards").number("count", cards);
            return refuse("R1.3", said.number("most", MOST_CARDS));
        }
        let due = players * DEALT + 1;
        if cards < due {
            let said = Phrase::new("deck-few").number("count", cards);
            return refuse("R2.1", said.number("due", due).number("players", players));
        }
        Ok(deck)
    }

    /// Returns the names, row by row.
    #[inline]
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the rows in use.
    pub fn rows(&self) -> Range<Row> {
        self.names.used()
    }

    /// Returns every card of the deck, row by row.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Row> + '_ {
        self.rows()
            .flat_map(|row| (0..self.copies(row)).map(move |_| row))
    }

    /// Returns the number of cards.
    pub fn size(&self) -> usize {
        self.rows().map(|row| self.copies(row) as usize).sum()
    }

    /// Returns the card of a row.
    #[inline]
    pub fn card(&self, row: Row) -> Card {
        self.names.get(row)
    }

    /// Returns the row of a card, if it is in this deck.
    pub fn row_of(&self, card: Card) -> Option<Row> {
        self.names.row_of(card)
    }

    /// Returns all that a row says.
    pub fn material(&self, row: Row) -> Material {
        Material {
            card: self.card(row),
            bag: Bag::ALL[self.face(row) / 4],
            number: (self.face(row) % 4) as u8 + 1,
            value: self.value(row) as u8,
            copies: self.copies(row) as u8,
            triple: self.may_triple(row),
        }
    }

    /// Returns the value of a card of this row (R1.1).
    #[inline]
    pub fn value(&self, row: Row) -> u32 {
        (self.shown[row as usize].bits() >> 9).into()
    }

    /// Returns bag and number as one number below twelve.
    #[inline]
    pub(crate) fn face(&self, row: Row) -> usize {
        (self.shown[row as usize].bits() & 0xf).into()
    }

    /// Returns whether three of this row may be a collection (R4.4).
    #[inline]
    fn may_triple(&self, row: Row) -> bool {
        self.shown[row as usize].bits() >> 4 & 1 == 1
    }

    /// Returns whether these are three of a material of which three are no collection (R4.4).
    #[inline]
    pub(crate) fn forbids_triple(&self, [a, b, c]: [Row; 3]) -> bool {
        a == b && b == c && !self.may_triple(a)
    }

    /// Returns whether three cards are a collection (R4.2 to R4.4).
    #[inline]
    pub fn collects(&self, [a, b, c]: [Row; 3]) -> bool {
        THIRD[self.face(a)][self.face(b)] >> self.face(c) & 1 == 1
            && !self.forbids_triple([a, b, c])
    }

    /// Returns the number of cards of this row.
    pub fn copies(&self, row: Row) -> u32 {
        (self.shown[row as usize].bits() >> 5 & 0xf).into()
    }
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        out.debug_list()
            .entries(self.rows().map(|row| self.material(row)))
            .finish()
    }
}

fn refuse<T>(clause: &'static str, said: Phrase) -> Result<T, InputError> {
    Err(Refusal::new(clause, said).into())
}

fn read_material(value: &Value) -> Result<Material, InputError> {
    let mut fields = Fields::of(value, "deck")?;
    let name = fields.text("id")?;
    let card = Card::named(name).ok_or_else(|| bad_name(name))?;
    let bag = fields.text("bag")?;
    let bag = Bag::from_word(bag).ok_or_else(|| ParseError::no_such(bag))?;
    let material = Material {
        card,
        bag,
        number: between(&mut fields, "number", (1, 4))?,
        value: between(&mut fields, "value", VALUES)?,
        copies: between(&mut fields, "copies", (1, MOST_COPIES.into()))?,
        triple: fields.flag("triple")?,
    };
    fields.finish()?;
    Ok(material)
}

fn bad_name(name: &str) -> ParseError {
    let shortened: String = name.chars().take(40).collect();
    ParseError(Phrase::new("deck-id").text("id", &shortened))
}

fn between(
    fields: &mut Fields,
    name: &'static str,
    (least, most): (u64, u64),
) -> Result<u8, ParseError> {
    let value = fields.required(name)?;
    match Fields::as_number(value, name, most) {
        Ok(number) if number >= least => Ok(number as u8),
        Err(why) if !value.is_number() => Err(why),
        _ => Err(ParseError::range(name, least as i64, most as i64)),
    }
}
