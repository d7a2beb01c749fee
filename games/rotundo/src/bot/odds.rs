//! The chances of cards to come, and what they would complete.

use stammtisch_rules::{Seat, View};

use super::parameters::Parameters;
use crate::redeal::unplaced;
use crate::{Heap, MATERIALS, Public, Rotundo, Row};

/// The chances of collections as one viewer sees them. Computed once for a decision: the proportions
/// of the cards to come hardly change in a play-out.
pub(super) struct Odds {
    /// The value of a card of each row (R1.1).
    pub(super) value: [f32; MATERIALS],
    /// The rows that make a collection with two given ones, a bit each (R4).
    pub(super) third: [[u16; MATERIALS]; MATERIALS],
    /// The chance that the next card makes a collection with two given ones.
    completes: [[f32; MATERIALS]; MATERIALS],
    /// The chance that the next card and another unseen one make a collection with a given one.
    alone: [f32; MATERIALS],
    /// The mean value of a card whose place the viewer does not know.
    mean_value: f32,
    pub(super) parameters: Parameters,
}

impl Odds {
    pub(super) fn of(view: &View<Rotundo>) -> Odds {
        let deck = view.public.deck();
        let mut odds = Odds {
            value: [0.0; MATERIALS],
            third: [[0; MATERIALS]; MATERIALS],
            completes: [[0.0; MATERIALS]; MATERIALS],
            alone: [0.0; MATERIALS],
            mean_value: 0.0,
            parameters: Parameters::for_players(view.public.players.into()),
        };
        let next = next_card(view);
        for a in deck.rows() {
            odds.value[a as usize] = deck.value(a) as f32;
            odds.mean_value += next[a as usize] * deck.value(a) as f32;
            for b in deck.rows() {
                let fitting = deck.rows().filter(|&c| deck.collects([a, b, c]));
                let (a, b) = (a as usize, b as usize);
                for c in fitting {
                    odds.third[a][b] |= 1 << c;
                    odds.completes[a][b] += next[c as usize];
                }
                odds.alone[a] += next[b] * odds.completes[a][b];
            }
        }
        odds
    }

    /// Estimates what a hand adds to the score by the end: a card that is collected counts for its
    /// player and brings part of the card in the middle, one that is not counts against them (R7.3).
    /// The more ways there are to use the other cards, the later a card is used itself.
    #[inline]
    pub(super) fn prospect(&self, hand: Heap, to_come: f32) -> f32 {
        let mut rows = [(0usize, 0.0f32); MATERIALS];
        let mut kinds = 0;
        for (row, count) in hand.rows() {
            rows[kinds] = (row as usize, count as f32);
            kinds += 1;
        }
        let rows = &rows[..kinds];
        let mut ways = [0.0f32; MATERIALS];
        let mut all = self.parameters.base_ways;
        for (way, &(row, count)) in ways.iter_mut().zip(rows) {
            let completes = &self.completes[row];
            let partners: f32 = rows.iter().map(|&(other, n)| n * completes[other]).sum();
            *way = partners - completes[row] + self.parameters.partner_to_come * self.alone[row];
            all += count * *way;
        }
        let chances = to_come / all;
        let mut sum = 0.0;
        for (way, &(row, count)) in ways.iter().zip(rows) {
            let chance = chances * way;
            let used = 1.0 - 1.0 / (1.0 + chance + 0.5 * chance * chance);
            let value = self.value[row];
            sum += count * (used * (2.0 * value + self.parameters.middle) - value);
        }
        sum
    }

    /// Estimates what a hand card that the viewer cannot see adds to its player's score.
    pub(super) fn unknown(&self, to_come: f32) -> f32 {
        let used = to_come / (to_come + 2.0);
        self.mean_value * (2.0 * used - 1.0)
    }

    /// Estimates how many cards of the pile a player can collect with.
    #[inline]
    pub(super) fn to_come(&self, public: &Public) -> f32 {
        self.parameters.pile_share * f32::from(public.pile)
    }

    /// Estimates the chance that a seat can make a collection with the card in the middle, by what
    /// everybody knows.
    #[inline]
    pub(super) fn threat(&self, public: &Public, seat: Seat, middle: Row) -> f32 {
        let known = public.known[seat];
        if self.holds_pair(known, middle) {
            return 1.0;
        }
        let held = f32::from(public.held[seat]);
        let chance = self.alone[middle as usize] * held * (held - 1.0) * 0.5;
        chance / (1.0 + chance)
    }

    /// Returns whether two of these cards make a collection with the one in the middle.
    fn holds_pair(&self, cards: Heap, middle: Row) -> bool {
        let third = &self.third[middle as usize];
        let mut there = 0u16;
        let mut twice = 0u16;
        for (row, count) in cards.rows() {
            there |= 1 << row;
            twice |= u16::from(count > 1) << row;
        }
        cards.rows().any(|(row, _)| {
            let others = there & !(1 << row) | twice & 1 << row;
            third[row as usize] & others != 0
        })
    }
}

/// Returns a hand with the discards that a collector may take (R4.6).
pub(super) fn with_discards(public: &Public, hand: Heap) -> Heap {
    let mut with = hand;
    public.takeable().for_each(|row| with.add(row));
    with
}

/// Returns the chance of each row to be the next card, by the cards whose place the viewer does not
/// know.
fn next_card(view: &View<Rotundo>) -> [f32; MATERIALS] {
    let left = unplaced(view);
    let all = left.iter().sum::<u32>().max(1) as f32;
    left.map(|count| count as f32 / all)
}
