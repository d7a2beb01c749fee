//! What a temperament likes of an action, in chips.

use stammtisch_bots::Temperament;

use crate::table::Table;
use crate::{Action, Public};

/// For drawing a tile, which costs a chip.
const PAY: f64 = 0.3;
/// For each tile of a lay that stays on the rack instead.
const HOLD: f64 = 0.15;
/// For each joker laid: others may take it.
const RISK: f64 = 0.4;

pub(super) fn leaning(public: &Public, action: &Action, temperament: Temperament) -> f64 {
    match action {
        Action::Lay(lay) => {
            let tiles = lay.table.tiles().len() as f64 - public.table.tiles().len() as f64;
            let jokers = jokers(&lay.table) - jokers(&public.table);
            temperament.of(0.0, -HOLD * tiles, RISK * jokers)
        }
        Action::Draw => temperament.of(PAY, 0.0, 0.0),
        Action::Pass => 0.0,
    }
}

fn jokers(table: &Table) -> f64 {
    let tiles = table.tiles().iter();
    tiles.filter(|tile| tile.is_joker()).count() as f64
}
