//! A round of the junior set as bits, to play it out in a few microseconds.
//!
//! Lays earn what the rules say; but not every lay is there, and where a joker lies at the end of a
//! round is left open. Players go by the [`super::rollout_policy`].

use crate::tiles::{COLOURS, Rack, Tile};
use crate::{Public, SEATS, score};
use stammtisch_bots::Meter;
use stammtisch_rules::Seat;

use super::features::{Features, Numbers, Standing, numbers, on_table};
use super::rollout_policy::RolloutLay;
use super::weights;

/// All tiles of the junior set (F1.1).
const TILES: usize = 44;

/// A round of the junior set.
#[derive(Clone)]
pub(super) struct RolloutModel {
    players: u8,
    pub turn: Seat,
    pub covered: Numbers,
    /// Numbers for which a joker stands.
    pub stood_for: Numbers,
    pub racks: [Numbers; SEATS],
    pub jokers: [u8; SEATS],
    pub held: [u8; SEATS],
    chips: [u16; SEATS],
    pot: [Tile; TILES],
    pot_len: u8,
    idle: u8,
    over: bool,
    out: Option<Seat>,
}

impl RolloutModel {
    /// Returns the round that everybody sees, with these racks.
    pub(super) fn new(public: &Public, racks: &[Rack], pot: impl Iterator<Item = Tile>) -> Self {
        let (covered, stood_for) = on_table(public);
        let mut model = RolloutModel {
            players: public.players,
            turn: public.turn.into(),
            covered,
            stood_for,
            racks: std::array::from_fn(|seat| numbers(racks[seat])),
            jokers: std::array::from_fn(|seat| racks[seat].jokers()),
            held: public.held,
            chips: public.chips,
            pot: [Tile::JOKER; TILES],
            pot_len: public.pot,
            idle: public.idle,
            over: public.over(),
            out: None,
        };
        for (place, tile) in model.pot[..public.pot.into()].iter_mut().rev().zip(pot) {
            *place = tile;
        }
        model
    }

    /// Whether the seat on turn can draw (F3.4).
    #[inline]
    pub(super) fn can_draw(&self) -> bool {
        self.pot_len > 0 && self.chips[self.turn] >= score::DRAWING
    }

    pub(super) fn standing(&self) -> Standing {
        Standing::new(self.players, self.turn, &self.chips, &self.held)
    }

    /// Returns the chips of the seat on turn.
    #[inline]
    pub(super) fn own_chips(&self) -> u16 {
        self.chips[self.turn]
    }

    /// Returns the tiles in the pot, and how many play.
    pub(super) fn pot(&self) -> (u8, u8) {
        (self.pot_len, self.players)
    }

    /// Draws a tile, or passes where none can be had (F3.4, F7.3).
    fn draw_or_pass(&mut self) {
        let seat = self.turn;
        if !self.can_draw() {
            self.idle += 1;
            self.over = self.idle == self.players;
            return;
        }
        self.pot_len -= 1;
        match self.pot[usize::from(self.pot_len)].kind() {
            Some(kind) => {
                self.racks[seat][usize::from(kind.colour())] |= 1 << (kind.number() - 1);
            }
            None => self.jokers[seat] += 1,
        }
        self.held[seat] += 1;
        self.chips[seat] -= score::DRAWING;
        self.idle = 0;
    }

    fn lay(&mut self, lay: &RolloutLay) {
        let seat = self.turn;
        for c in 0..COLOURS {
            let stand_ins = lay.stand_ins[c] & !self.covered[c] & !lay.laid[c];
            self.racks[seat][c] &= !lay.laid[c];
            self.covered[c] |= lay.laid[c] | lay.stand_ins[c];
            self.stood_for[c] = self.stood_for[c] & !lay.laid[c] | stand_ins;
        }
        self.jokers[seat] = self.jokers[seat] + lay.taken - lay.jokers;
        self.held[seat] = lay.left;
        self.chips[seat] += u16::from(lay.chips);
        self.idle = 0;
        if lay.left == 0 {
            self.chips[seat] += u16::from(score::OUT);
            self.out = Some(seat);
            self.over = true;
        }
    }

    /// Plays the round to its end; `false` if the budget ends first.
    pub(super) fn play_out(&mut self, meter: &mut Meter) -> bool {
        self.play_out_by(meter, |model| weights::junior(model.pot_len, model.players))
    }

    /// Plays the round to its end, whoever is on turn by the weights that they have in the model; `false` if the
    /// budget ends first.
    pub(super) fn play_out_by<'a>(
        &mut self,
        meter: &mut Meter,
        weights: impl Fn(&RolloutModel) -> &'a Features,
    ) -> bool {
        while meter.spend() {
            if self.over {
                return true;
            }
            match RolloutLay::best(self, weights(self)) {
                Some(lay) => self.lay(&lay),
                None => self.draw_or_pass(),
            }
            self.turn = (self.turn + 1) % usize::from(self.players);
        }
        false
    }

    /// Returns everybody's chips after paying, and who wins, a bit a seat (F7).
    pub(super) fn result(&self) -> ([u16; SEATS], u8) {
        let chips = score::after_paying(&self.chips, &self.held);
        (chips, score::round_winners(self.players, &chips, self.out))
    }
}
