//! What an action seems to be worth, by rules of thumb whose weights were found by self-play.
//!
//! The worth is a sum over the colours and over what all of them share, so that whoever has no list
//! of lays can still look for the best one colour by colour.

use stammtisch_fiches::tiles::Set;

use super::classic;
use super::glance::{Glance, Move, Numbers, numbers};
use super::weights;

/// How many things are looked at.
pub(super) const TRAITS: usize = 17;
/// How much each of them counts, in chips.
pub(super) type Traits = [f32; TRAITS];

// What is looked at after the action. First what all colours share.
/// Chips earned, without the one for going out.
pub(super) const CHIPS: usize = 0;
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
pub(super) const OUT_WINS: usize = 15;
/// Goes out and does not.
pub(super) const OUT_LOSES: usize = 16;
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

/// The numbers that lie in a row of three or more.
#[inline]
pub(super) fn in_rows(numbers: u16) -> u16 {
    let third = numbers & numbers << 1 & numbers << 2;
    third | third >> 1 | third >> 2
}

/// Neighbours of these numbers.
#[inline]
fn beside(numbers: u16) -> u16 {
    numbers << 1 | numbers >> 1
}

/// Numbers at most two away from these.
#[inline]
fn near(numbers: u16) -> u16 {
    beside(numbers) | numbers << 2 | numbers >> 2
}

/// What is said about a colour with these numbers on the rack, on the table, and elsewhere.
#[inline]
pub(super) fn colour(left: u16, covered: u16, unseen: u16, mut see: impl FnMut(usize, f32)) {
    let open = unseen & beside(covered) & !covered;
    see(OPEN, open.count_ones() as f32);
    if left == 0 {
        return;
    }
    let rows = in_rows(left);
    let fits = left & !covered & in_rows(left | covered) & !rows;
    let rest = left & !rows & !fits;
    see(ROWS, rows.count_ones() as f32 * (1.0 / 3.0));
    see(FITS, fits.count_ones() as f32);
    see(PAIRS, (rest & rest << 1).count_ones() as f32);
    see(GAPS, (rest & rest << 2 & !(rest << 1)).count_ones() as f32);
    see(LONE, (rest & !near(rest | covered)).count_ones() as f32);
}

/// What a colour is worth.
#[inline]
pub(super) fn colour_worth(weights: &Traits, left: u16, covered: u16, unseen: u16) -> f32 {
    let mut worth = 0.0;
    colour(left, covered, unseen, |of, much| {
        worth += weights[of] * much
    });
    worth
}

/// What a player on turn has to keep in mind.
pub(super) struct Standing<'a> {
    pub weights: &'a Traits,
    /// The fewest tiles that somebody else holds.
    pub least: u8,
    /// His own chips.
    pub chips: i32,
    /// What the best of the others would have if the round ended now (F7.1).
    pub rival: i32,
}

impl Standing<'_> {
    /// Whether going out wins, with so many chips for the lay: equals are beaten (F7.2).
    #[inline]
    pub(super) fn out_wins(&self, chips: i32) -> bool {
        self.chips + chips + 1 >= self.rival
    }

    /// What one more tile on the rack is worth, whichever it is.
    #[inline]
    pub(super) fn a_tile(&self) -> f32 {
        self.weights[LEFT] + self.weights[DANGER] / f32::from(1 + self.least)
    }

    /// What is said besides the colours of an action with so many chips that leaves so many tiles.
    #[inline]
    pub(super) fn shared(&self, chips: i32, left: i32, mut see: impl FnMut(usize, f32)) {
        see(CHIPS, chips as f32);
        see(LEFT, left as f32);
        see(DANGER, left as f32 / f32::from(1 + self.least));
        if self.chips + chips < 1 {
            see(BROKE, 1.0);
        }
        if left == 0 {
            see(
                if self.out_wins(chips) {
                    OUT_WINS
                } else {
                    OUT_LOSES
                },
                1.0,
            );
        }
    }

    /// What that is worth.
    #[inline]
    pub(super) fn worth(&self, chips: i32, left: i32) -> f32 {
        let mut worth = 0.0;
        self.shared(chips, left, |of, much| worth += self.weights[of] * much);
        worth
    }
}

/// The standing of the player whose glance this is.
pub(super) fn standing<'a>(glance: &Glance, weights: &'a Traits) -> Standing<'a> {
    let public = glance.public;
    let others = (0..usize::from(public.players)).filter(|seat| *seat != glance.seat);
    let after = |seat: usize| i32::from(public.chips[seat]) - i32::from(public.held[seat]);
    Standing {
        weights,
        least: others
            .clone()
            .map(|seat| public.held[seat])
            .min()
            .unwrap_or(0),
        chips: public.chips[glance.seat].into(),
        rival: others.map(|seat| after(seat).max(0)).max().unwrap_or(0),
    }
}

/// All that is said about each action: told are its place in the list, what is looked at, and how
/// much of it there is.
pub(super) fn look(
    glance: &Glance,
    weights: &Traits,
    moves: &[Move],
    mut see: impl FnMut(usize, usize, f32),
) {
    let standing = standing(glance, weights);
    let most = moves.iter().map(|of| of.laid.len()).max().unwrap_or(0);
    for (at, of) in moves.iter().enumerate() {
        let mut see = |what: usize, much: f32| see(at, what, much);
        let rack = glance.rack.minus(of.laid);
        let count = rack.len() as i32 + i32::from(of.take) + i32::from(of.draws);
        standing.shared(of.chips.into(), count, &mut see);
        see(JOKERS, f32::from(rack.jokers() + of.take));
        see(JOKERS_LAID, f32::from(of.laid.jokers()));
        see(TAKEN, f32::from(of.take));
        if of.draws {
            see(DRAWS, 1.0);
        }
        match glance.public.options.settings.set {
            Set::Junior => colours(glance, of, numbers(rack), see),
            Set::Classic => classic::look(glance, of, numbers(rack), most, see),
        }
    }
}

/// What the colours of the junior set add.
fn colours(glance: &Glance, of: &Move, left: Numbers, mut see: impl FnMut(usize, f32)) {
    let laid = numbers(of.laid);
    for c in 0..laid.len() {
        let covered = glance.covered[c] | laid[c];
        colour(left[c], covered, glance.unseen[c], &mut see);
        see(SWAPS, (laid[c] & glance.stood_for[c]).count_ones() as f32);
    }
}

/// What each action seems to be worth, in chips.
pub(super) fn rate(glance: &Glance, moves: &[Move], worth: &mut Vec<f32>) {
    let weights = weights::at(glance);
    worth.clear();
    worth.resize(moves.len(), 0.0);
    look(glance, weights, moves, |at, what, much| {
        worth[at] += weights[what] * much
    });
}
