//! Lays of the junior set, as bits.
//!
//! Colours meet only in the jokers, so each colour's sets of tiles are looked at alone and then
//! combined. Most positions have no joker that could be laid: there the sets are combined as they
//! are ([`super::plain`]). Otherwise, without rearranging and with any number of jokers in a series,
//! jokers are shared out among the colours ([`super::jokers`]). All else goes the exact way
//! ([`super::exact`]), which builds the tables too.

use super::masks::{Covered, Masks, count, rack_masks};
use super::{exact, jokers, plain, wild};
use crate::judge::{Lay, Position, Verdict};
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::{COLOURS, Kind, Rack, Tile};

/// A lay of the junior set: what leaves the rack, and what it brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JuniorLay {
    /// The numbers laid of each colour: bit 0 is the 1.
    pub numbers: [u16; COLOURS],
    /// Jokers laid from the rack.
    pub jokers: u8,
    /// Jokers taken (F5.4).
    pub take: u8,
    /// Chips, without the one for going out.
    pub chips: u8,
}

impl JuniorLay {
    /// The tiles that leave the rack.
    pub fn laid(&self) -> Rack {
        let mut rack = Rack::EMPTY;
        for (colour, numbers) in self.numbers.iter().enumerate() {
            let mut left = *numbers;
            while left != 0 {
                let kind = Kind::new(colour as u8, left.trailing_zeros() as u8 + 1);
                rack.add(Tile::of(kind), 1);
                left &= left - 1;
            }
        }
        rack.add(Tile::JOKER, self.jokers);
        rack
    }

    /// What the judge makes of it, on this rack.
    pub(crate) fn verdict(&self, rack: Rack) -> Verdict {
        let laid = self.laid();
        let mut rack = rack.minus(laid);
        rack.add(Tile::JOKER, self.take);
        Verdict {
            laid,
            rack,
            new_series: self.new_series(),
            chips: self.chips,
        }
    }

    /// The same with what its numbered tiles and new series are worth.
    pub(super) fn earning(self, value: i32) -> JuniorLay {
        let chips = (value + i32::from(self.jokers) - i32::from(self.take)) as u8;
        JuniorLay { chips, ..self }
    }

    /// New series: what is earned beyond the tiles.
    pub(super) fn new_series(&self) -> u8 {
        self.chips + self.take - self.jokers - self.count()
    }

    pub(super) fn count(&self) -> u8 {
        self.numbers.iter().map(|n| count(*n)).sum()
    }
}

/// Whether series hold any number of jokers and none is taken apart.
fn loose(settings: &Settings, table: &Table) -> bool {
    let together = !settings.rearrange || table.is_empty();
    together && !settings.one_joker()
}

/// Lists the lays, and says whether the list is complete; none where bits do not say what they are.
pub(super) fn list(
    settings: &Settings,
    table: &Table,
    masks: &Masks,
    rack: Rack,
    room: &mut jokers::Room,
    found: &mut Vec<JuniorLay>,
) -> Option<bool> {
    let racks = rack_masks(rack);
    let held = rack.jokers();
    let freeable = (0..COLOURS).any(|c| racks[c] & masks.covered[c] != 0);
    let settled = || !settings.rearrange || !table.tiles().iter().any(|tile| tile.is_joker());
    if held == 0 && !freeable && settled() {
        return Some(plain::list(masks, &racks, found));
    }
    loose(settings, table).then(|| jokers::list(masks, &racks, held, room, found))
}

/// The table of a lay.
pub(crate) fn build(
    settings: &Settings,
    position: &Position,
    covered: &Covered,
    lay: &JuniorLay,
) -> Lay {
    if plain::is_plain(covered, lay) {
        return Lay {
            table: plain::table(&position.table, lay.numbers),
            take: 0,
        };
    }
    if loose(settings, &position.table)
        && let Some(lay) = wild::build(position, covered, lay)
    {
        return lay;
    }
    exact::build(settings, position, lay)
}
