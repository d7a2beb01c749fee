//! A round of the junior set as a sketch: tiles as bits, jokers as counts, lays colour by colour.
//!
//! The lays of the sketch earn what the rules say; but not every lay is there, and where a joker
//! lies at the end of a round is left open. So a round is played out in a few microseconds, by
//! players who go by the [`super::rating`].

use stammtisch_fiches::tiles::{COLOURS, Rack, Tile};
use stammtisch_fiches::{Public, SEATS};
use stammtisch_rules::Seat;

use super::glance::{Numbers, numbers, winners};
use super::plan::Plan;
use super::rating::Standing;
use super::weights;

/// The numbers of the junior set (F1.1).
pub(super) const ALL: u16 = (1 << 10) - 1;
/// All tiles of the junior set.
const TILES: usize = 44;

/// A round of the junior set.
#[derive(Clone)]
pub(super) struct Sketch {
    pub players: usize,
    pub turn: Seat,
    pub covered: Numbers,
    /// Numbers for which a joker stands.
    pub stood_for: Numbers,
    pub racks: [Numbers; SEATS],
    pub jokers: [u8; SEATS],
    pub held: [u8; SEATS],
    pub chips: [i32; SEATS],
    pot: [Tile; TILES],
    pot_len: usize,
    idle: usize,
    over: bool,
    out: Option<Seat>,
}

impl Sketch {
    /// What everybody sees, with the rack of one seat; the others' have their known jokers only.
    /// The round is over if somebody is `out`.
    pub(super) fn new(public: &Public, seat: Seat, rack: Rack, out: Option<Seat>) -> Sketch {
        let mut sketch = Sketch {
            players: public.players.into(),
            turn: public.turn.into(),
            covered: [0; COLOURS],
            stood_for: [0; COLOURS],
            racks: [[0; COLOURS]; SEATS],
            jokers: public.jokers,
            held: public.held,
            chips: public.chips.map(i32::from),
            pot: [Tile::JOKER; TILES],
            pot_len: public.pot.into(),
            idle: public.idle.into(),
            over: out.is_some(),
            out,
        };
        for tile in public.table.tiles() {
            let (colour, bit) = (tile.kind().colour(), 1 << (tile.kind().number() - 1));
            sketch.covered[usize::from(colour)] |= bit;
            if tile.is_joker() {
                sketch.stood_for[usize::from(colour)] |= bit;
            }
        }
        sketch.give(seat, rack);
        sketch
    }

    /// Gives a seat this rack.
    pub(super) fn give(&mut self, seat: Seat, rack: Rack) {
        self.racks[seat] = numbers(rack);
        self.jokers[seat] = rack.jokers();
    }

    /// Deals what nobody can place: racks first, the rest is the pot.
    pub(super) fn deal(&mut self, own: Seat, tiles: &[Tile]) {
        let mut tiles = tiles.iter();
        for seat in (0..self.players).filter(|seat| *seat != own) {
            let missing = self.held[seat] - self.jokers[seat];
            for tile in tiles.by_ref().take(missing.into()) {
                self.hold(seat, *tile);
            }
        }
        for (place, tile) in self.pot.iter_mut().zip(tiles) {
            *place = *tile;
        }
    }

    /// Puts a tile on a rack.
    fn hold(&mut self, seat: Seat, tile: Tile) {
        match tile.kind() {
            Some(kind) => {
                self.racks[seat][usize::from(kind.colour())] |= 1 << (kind.number() - 1);
            }
            None => self.jokers[seat] += 1,
        }
    }

    /// Whether the seat on turn can draw (F3.4).
    #[inline]
    pub(super) fn can_draw(&self) -> bool {
        self.pot_len > 0 && self.chips[self.turn] > 0
    }

    /// One tile for one chip, or nothing where none can be had (F3.4, F7.3).
    pub(super) fn draw_or_pass(&mut self) {
        let seat = self.turn;
        if self.can_draw() {
            self.pot_len -= 1;
            self.hold(seat, self.pot[self.pot_len]);
            self.held[seat] += 1;
            self.chips[seat] -= 1;
            self.idle = 0;
        } else {
            self.idle += 1;
            self.over = self.idle == self.players;
        }
        self.next();
    }

    /// Carries out what a player has in mind.
    fn lay(&mut self, plan: &Plan) {
        let seat = self.turn;
        for c in 0..COLOURS {
            self.racks[seat][c] &= !plan.laid[c];
            self.covered[c] |= plan.laid[c] | plan.stand_ins[c];
            self.stood_for[c] = self.stood_for[c] & !plan.laid[c] | plan.stand_ins[c];
        }
        self.jokers[seat] = self.jokers[seat] + plan.taken - plan.jokers;
        self.held[seat] = plan.left as u8;
        self.chips[seat] += plan.chips;
        self.idle = 0;
        if plan.left == 0 {
            self.chips[seat] += 1;
            self.out = Some(seat);
            self.over = true;
        }
        self.next();
    }

    #[inline]
    fn next(&mut self) {
        self.turn = match self.turn + 1 {
            next if next == self.players => 0,
            next => next,
        };
    }

    /// One turn of a player who goes by the rating; `false` once the round is over.
    pub(super) fn step(&mut self) -> bool {
        if self.over {
            return false;
        }
        let standing = self.standing();
        match Plan::best(self, &standing) {
            Some(plan) => self.lay(&plan),
            None => self.draw_or_pass(),
        }
        true
    }

    fn standing(&self) -> Standing<'static> {
        let (mut least, mut rival) = (u8::MAX, 0);
        for seat in (0..self.players).filter(|seat| *seat != self.turn) {
            least = least.min(self.held[seat]);
            rival = rival.max(self.chips[seat] - i32::from(self.held[seat]));
        }
        Standing {
            weights: weights::of(self.pot_len as u8, self.players as u8),
            least,
            chips: self.chips[self.turn],
            rival,
        }
    }

    /// What everybody has after paying for his tiles (F7.1).
    pub(super) fn paid(&self) -> [i32; SEATS] {
        std::array::from_fn(|seat| (self.chips[seat] - i32::from(self.held[seat])).max(0))
    }

    /// Who wins the round as it stands, a bit a seat (F7.2).
    pub(super) fn winners(&self) -> u8 {
        winners(&self.paid()[..self.players], self.out)
    }

    /// Whether the round is over.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether the round is over, and this seat alone has won it.
    pub(super) fn won_by(&self, seat: Seat) -> bool {
        self.over && self.winners() == 1 << seat
    }
}
