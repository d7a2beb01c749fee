//! What the evaluation of an action looks at.

use crate::lays::ListedLay;
pub(super) use crate::lays::{in_rows, rack_masks as numbers};
use crate::score;
use crate::tiles::{COLOURS, Rack, Set};
use crate::{Fiches, Public, SEATS};
use stammtisch_rules::{Seat, View};

use super::classic;

/// How many things are looked at.
pub const FEATURES: usize = 17;
/// One number for each of them.
pub type Features = [f32; FEATURES];

// After the action, first what all colours share.
/// Chips earned, without the one for going out.
pub const CHIPS: usize = 0;
/// Tiles left on the rack.
pub(super) const LEFT: usize = 1;
/// Jokers among them.
pub(super) const JOKERS: usize = 2;
/// Jokers laid.
pub(super) const JOKERS_LAID: usize = 9;
/// Jokers taken (F5.4).
pub(super) const TAKEN: usize = 10;
/// A tile is drawn.
pub(super) const DRAWS: usize = 12;
/// Tiles left, where somebody else has few.
pub(super) const DANGER: usize = 13;
/// No chip to draw with (F8.2).
pub(super) const BROKE: usize = 14;
/// Goes out and wins the round.
pub const OUT_WINS: usize = 15;
/// Goes out and does not.
pub const OUT_LOSES: usize = 16;
// Then what each colour adds.
/// Tiles left in rows of three.
pub(super) const ROWS: usize = 3;
/// Others that fit on the table.
pub(super) const FITS: usize = 4;
/// Of the rest those next to each other,
pub(super) const PAIRS: usize = 5;
/// those next but one,
pub(super) const GAPS: usize = 6;
/// and those far from everything.
pub(super) const LONE: usize = 7;
/// Places that somebody else may have a tile for.
pub(super) const OPEN: usize = 8;
/// Jokers replaced.
pub(super) const SWAPS: usize = 11;

/// Numbers of each colour: bit 0 is the 1.
pub(super) type Numbers = [u16; COLOURS];

/// How the player on turn stands.
pub(super) struct Standing {
    players: u8,
    seat: Seat,
    /// Their chips.
    chips: u16,
    /// Everybody's chips if the round ended now (F7.1).
    after_paying: [u16; SEATS],
    /// The fewest tiles that somebody else holds.
    fewest: u8,
}

impl Standing {
    pub(super) fn new(
        players: u8,
        seat: Seat,
        chips: &[u16; SEATS],
        held: &[u8; SEATS],
    ) -> Standing {
        let others = (0..usize::from(players)).filter(|other| *other != seat);
        Standing {
            players,
            seat,
            chips: chips[seat],
            after_paying: score::after_paying(chips, held),
            fewest: others.map(|other| held[other]).min().unwrap_or(0),
        }
    }

    /// Returns the fewest tiles that somebody else holds.
    pub(super) fn fewest(&self) -> u8 {
        self.fewest
    }

    /// Returns who wins the round, a bit a seat, if the player goes out with a lay that earns so much.
    pub(super) fn out_winners(&self, earned: u8) -> u8 {
        let mut chips = self.after_paying;
        chips[self.seat] = self.chips + u16::from(earned + score::OUT);
        score::round_winners(self.players, &chips, Some(self.seat))
    }

    pub(super) fn out_wins(&self, earned: u8) -> bool {
        self.out_winners(earned) >> self.seat & 1 == 1
    }

    /// Returns what one more tile on the rack is worth, whichever it is.
    pub(super) fn a_tile(&self, weights: &Features) -> f32 {
        weights[LEFT] + weights[DANGER] / f32::from(1 + self.fewest)
    }

    /// Looks at what colours share, of an action with so many chips that leaves so many tiles.
    #[inline]
    pub(super) fn look(&self, chips: i16, left: u32, mut see: impl FnMut(usize, f32)) {
        see(CHIPS, chips.into());
        see(LEFT, left as f32);
        see(DANGER, left as f32 / f32::from(1 + self.fewest));
        if i32::from(self.chips) + i32::from(chips) < 1 {
            see(BROKE, 1.0);
        }
        if left == 0 {
            let wins = self.out_wins(chips as u8);
            see(if wins { OUT_WINS } else { OUT_LOSES }, 1.0);
        }
    }
}

/// Looks at a colour of the junior set with these numbers on the rack, on the table, and elsewhere.
#[inline]
pub(super) fn look_at_colour(
    left: u16,
    covered: u16,
    unseen: u16,
    mut see: impl FnMut(usize, f32),
) {
    let beside = (covered << 1 | covered >> 1) & !covered;
    see(OPEN, (unseen & beside).count_ones() as f32);
    if left == 0 {
        return;
    }
    let rows = in_rows(left);
    let fits = left & !covered & in_rows(left | covered) & !rows;
    let rest = left & !rows & !fits;
    let all = rest | covered;
    let near = all << 1 | all >> 1 | all << 2 | all >> 2;
    see(ROWS, rows.count_ones() as f32 * (1.0 / 3.0));
    see(FITS, fits.count_ones() as f32);
    see(PAIRS, (rest & rest << 1).count_ones() as f32);
    see(GAPS, (rest & rest << 2 & !(rest << 1)).count_ones() as f32);
    see(LONE, (rest & !near).count_ones() as f32);
}

/// The numbers that the table covers, and those for which a joker stands there.
pub(super) fn on_table(public: &Public) -> (Numbers, Numbers) {
    let (mut covered, mut stood_for) = ([0; COLOURS], [0; COLOURS]);
    for tile in public.table.tiles() {
        let (colour, bit) = (tile.kind().colour(), 1u16 << (tile.kind().number() - 1));
        covered[usize::from(colour)] |= bit;
        if tile.is_joker() {
            stood_for[usize::from(colour)] |= bit;
        }
    }
    (covered, stood_for)
}

/// The tiles as the player on turn sees them.
pub(super) struct Situation<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub rack: Rack,
    pub standing: Standing,
    covered: Numbers,
    stood_for: Numbers,
    /// Numbers of which a tile lies on another rack or in the pot.
    unseen: Numbers,
}

/// A listed action: a lay, or drawing or passing.
pub(super) type Move<'a> = Option<&'a ListedLay>;

impl<'a> Situation<'a> {
    /// Returns what the viewer sees, if they are on turn.
    pub(super) fn of(view: &View<'a, Fiches>) -> Option<Situation<'a>> {
        let (seat, &rack) = view.own?;
        let public = view.public;
        if seat != usize::from(public.turn) || public.over() {
            return None;
        }
        let (covered, stood_for) = on_table(public);
        let real = public.table.tiles().iter().filter(|tile| !tile.is_joker());
        let seen = real.map(|tile| tile.tile()).collect::<Rack>().plus(rack);
        let set = public.options.settings.set;
        Some(Situation {
            public,
            seat,
            rack,
            standing: Standing::new(public.players, seat, &public.chips, &public.held),
            covered,
            stood_for,
            unseen: match set {
                Set::Junior => numbers(seen).map(|seen| !seen & ((1 << set.numbers()) - 1)),
                Set::Classic => numbers(set.all().minus(seen)),
            },
        })
    }

    /// Tells `see` every feature of an action and how much of it there is. `most` is the most tiles
    /// that a listed lay takes.
    pub(super) fn look(&self, of: Move, most: u32, mut see: impl FnMut(usize, f32)) {
        let draws = of.is_none() && self.public.can_draw(self.seat);
        let (laid, take) = of.map_or((Rack::EMPTY, 0), |lay| (lay.laid, lay.take));
        let paid = if draws { score::DRAWING as i16 } else { 0 };
        let rack = self.rack.minus(laid);
        let left = rack.len() + u32::from(take) + u32::from(draws);
        let chips = of.map_or(-paid, |lay| lay.chips.into());
        self.standing.look(chips, left, &mut see);
        see(JOKERS, f32::from(rack.jokers() + take));
        see(JOKERS_LAID, f32::from(laid.jokers()));
        see(TAKEN, f32::from(take));
        if draws {
            see(DRAWS, 1.0);
        }
        if self.public.options.settings.set == Set::Classic {
            return classic::look(self, laid, numbers(rack), most, see);
        }
        let (laid, left) = (numbers(laid), numbers(rack));
        for c in 0..COLOURS {
            look_at_colour(left[c], self.covered[c] | laid[c], self.unseen[c], &mut see);
            see(SWAPS, (laid[c] & self.stood_for[c]).count_ones() as f32);
        }
    }
}
