//! What can be said for an action of Fiches, and of its risks.

use stammtisch_rules::Phrase;

use crate::judge::Lay;
use crate::text;
use crate::tiles::{Kind, Tile};

/// Something that is true of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The pot is empty, and nothing can be laid.
    PotEmpty,
    /// There is no chip to pay for a tile, and nothing can be laid.
    NoChips,
    /// It is the last tile: the round ends, and the others pay so many chips.
    Out {
        /// What the others pay together.
        paid: u16,
    },
    /// The lay earns so many chips.
    Earns {
        /// How many.
        chips: u8,
    },
    /// A joker comes to the rack for the tile that replaces it.
    Joker,
    /// So many tiles stay on the rack.
    Left {
        /// How many.
        tiles: u8,
    },
    /// A first lay that is worth so much (F6.1).
    FirstLay {
        /// The sum of its numbers.
        worth: u16,
    },
    /// Nothing can be laid.
    NothingToLay,
    /// The tiles make no first lay yet (F6.1).
    NoFirstLay {
        /// What it has to be worth.
        needed: u16,
    },
    /// The best lay would earn so many chips.
    CouldEarn {
        /// How many.
        chips: u8,
    },
    /// So many tiles of the rack can be laid at once, and not all of them.
    CouldLay {
        /// So many can.
        tiles: u8,
        /// Of so many.
        held: u8,
    },
    /// Of the tiles that the player does not see, so many would give them something to lay.
    Fitting {
        /// So many would.
        tiles: u8,
        /// Of so many.
        unseen: u8,
    },
    /// A tile that the player does not see can be added to the table after the lay, and could not before.
    Opens {
        /// The first such tile.
        first: Kind,
        /// The second one, if there is one.
        second: Option<Kind>,
    },
    /// The lay gives nobody else a new place for a single tile.
    OpensNothing,
    /// Another lay would have given the others places for these tiles.
    WouldOpen {
        /// That lay.
        lay: Lay,
        /// The first such tile.
        first: Kind,
        /// The second one, if there is one.
        second: Option<Kind>,
    },
}

impl Reason {
    /// What it is about.
    pub(super) fn topic(&self) -> &'static str {
        match self {
            Reason::PotEmpty | Reason::NoChips => "choice",
            Reason::Out { .. } | Reason::Left { .. } | Reason::CouldLay { .. } => "rack",
            Reason::Earns { .. } | Reason::CouldEarn { .. } => "chips",
            Reason::Joker => "joker",
            Reason::NothingToLay | Reason::NoFirstLay { .. } | Reason::FirstLay { .. } => "lay",
            Reason::Fitting { .. } => "pot",
            Reason::Opens { .. } | Reason::OpensNothing | Reason::WouldOpen { .. } => "table",
        }
    }

    pub(super) fn phrase(&self) -> Phrase {
        let name = |kind: Kind| text::tile(Tile::of(kind));
        match *self {
            Reason::PotEmpty => Phrase::new("hint-pot-empty"),
            Reason::NoChips => Phrase::new("hint-no-chips"),
            Reason::Out { paid } => Phrase::new("hint-out").number("paid", paid),
            Reason::Earns { chips } => Phrase::new("hint-earns").number("chips", chips),
            Reason::Joker => Phrase::new("hint-joker"),
            Reason::Left { tiles } => Phrase::new("hint-left").number("tiles", tiles),
            Reason::FirstLay { worth } => Phrase::new("hint-first-lay").number("worth", worth),
            Reason::NothingToLay => Phrase::new("hint-nothing-to-lay"),
            Reason::NoFirstLay { needed } => {
                Phrase::new("hint-no-first-lay").number("needed", needed)
            }
            Reason::CouldEarn { chips } => Phrase::new("hint-could-earn").number("chips", chips),
            Reason::CouldLay { tiles, held } => Phrase::new("hint-could-lay")
                .number("tiles", tiles)
                .number("held", held),
            Reason::Fitting { tiles, unseen } => Phrase::new("hint-fitting")
                .number("tiles", tiles)
                .number("unseen", unseen),
            Reason::Opens { first, second } => {
                let kinds = [Some(first), second].into_iter().flatten();
                Phrase::new("hint-opens").list("tiles", kinds.map(name))
            }
            Reason::WouldOpen { first, second, .. } => {
                let kinds = [Some(first), second].into_iter().flatten();
                Phrase::new("hint-would-open").list("tiles", kinds.map(name))
            }
            Reason::OpensNothing => Phrase::new("hint-opens-nothing"),
        }
    }
}
