//! A whole position that fits what one viewer knows.

use stammtisch_rules::{MAX_SEATS, Position, Rng, Seat, View};

use crate::game::Fiches;
use crate::pot::Pot;
use crate::state::{Hidden, NO_KEY};
use crate::tiles::{Rack, Tile};

/// Deals the tiles that the viewer cannot place at random over the places they cannot see: the other
/// racks and the pot. The jokers that are known on a rack stay. Every deal that fits is equally
/// likely, and so is every deal of the rounds to come.
pub(crate) fn redeal(view: &View<Fiches>, rng: &mut Rng) -> Position<Fiches> {
    let public = view.public;
    let players = public.players as usize;
    let mine = |seat: Seat| view.own.filter(|(own, _)| *own == seat);
    let mut racks = [Rack::EMPTY; MAX_SEATS];
    for (seat, rack) in racks.iter_mut().enumerate().take(players) {
        match mine(seat) {
            Some((_, own)) => *rack = *own,
            None => rack.add(Tile::JOKER, public.jokers[seat]),
        }
    }
    let placed = racks
        .iter()
        .fold(public.table.as_rack(), |sum, rack| sum.plus(*rack));
    let unplaced = public.options.settings.set.all().minus(placed);
    let mut tiles: Vec<Tile> = unplaced
        .tiles()
        .flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()))
        .collect();
    rng.shuffle(&mut tiles);
    for seat in (0..players).filter(|&seat| mine(seat).is_none()) {
        while racks[seat].len() < public.held[seat].into() {
            let Some(tile) = tiles.pop() else { break };
            racks[seat].add(tile, 1);
        }
    }
    let mut key = NO_KEY;
    if public.more_rounds() && !public.over() {
        for bytes in key.chunks_exact_mut(8) {
            bytes.copy_from_slice(&rng.bits().to_be_bytes());
        }
    }
    let hidden = Hidden {
        pot: Pot::of(&tiles),
        key,
    };
    Position::new(*public, racks, hidden)
}
