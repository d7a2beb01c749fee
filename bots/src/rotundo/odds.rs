//! Which cards can still come, and what they would complete.

use stammtisch_rotundo::{Heap, MATERIALS, Public, Rotundo, Row, TAKEN};
use stammtisch_rules::{Seat, View};

use crate::rotundo::temper::Temper;

/// The chances of collections as one viewer sees them. Made once for a decision: while a game is
/// played on from there, the proportions of what is to come hardly change.
pub(super) struct Odds {
    /// What a card of each row is worth (R1.1).
    pub(super) value: [f32; MATERIALS],
    /// The rows that make a collection with two given ones, a bit each (R4).
    pub(super) third: [[u16; MATERIALS]; MATERIALS],
    /// How likely the next card makes a collection with two given ones.
    completes: [[f32; MATERIALS]; MATERIALS],
    /// The same with one given card and another one that nobody has seen.
    alone: [f32; MATERIALS],
    /// What a card that the viewer cannot place is worth on average.
    mean_value: f32,
    pub(super) temper: Temper,
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
            temper: Temper::for_players(view.public.players.into()),
        };
        let unseen = unseen(view);
        for a in deck.rows() {
            odds.value[a as usize] = deck.value(a) as f32;
            odds.mean_value += unseen[a as usize] * deck.value(a) as f32;
            for b in deck.rows() {
                let fitting = deck.rows().filter(|&c| deck.collects([a, b, c]));
                let (a, b) = (a as usize, b as usize);
                for c in fitting {
                    odds.third[a][b] |= 1 << c;
                    odds.completes[a][b] += unseen[c as usize];
                }
                odds.alone[a] += unseen[b] * odds.completes[a][b];
            }
        }
        odds
    }

    /// What a hand adds to the score by the end, as a guess: a card that is collected counts for
    /// its player and brings part of the card in the middle, one that is not counts against him
    /// (R7.3). The more ways there are to use the others, the later a card's own turn comes.
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
        let mut all = self.temper.crowd;
        for (way, &(row, count)) in ways.iter_mut().zip(rows) {
            let completes = &self.completes[row];
            let partners: f32 = rows.iter().map(|&(other, n)| n * completes[other]).sum();
            *way = partners - completes[row] + self.temper.alone * self.alone[row];
            all += count * *way;
        }
        let chances = to_come / all;
        let mut sum = 0.0;
        for (way, &(row, count)) in ways.iter().zip(rows) {
            let chance = chances * way;
            let used = 1.0 - 1.0 / (1.0 + chance + 0.5 * chance * chance);
            let value = self.value[row];
            sum += count * (used * (2.0 * value + self.temper.middle) - value);
        }
        sum
    }

    /// What a hand card that the viewer cannot see adds to its player's score, as a guess.
    pub(super) fn unknown(&self, to_come: f32) -> f32 {
        let used = to_come / (to_come + 2.0);
        self.mean_value * (2.0 * used - 1.0)
    }

    /// How many of the cards in the pile a player can hope to get a hand on.
    #[inline]
    pub(super) fn to_come(&self, public: &Public) -> f32 {
        self.temper.pace * f32::from(public.pile)
    }

    /// How likely a seat can make a collection with the card in the middle, as others see it.
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

    /// Whether these cards hold two that make a collection with the one in the middle.
    pub(super) fn holds_pair(&self, cards: Heap, middle: Row) -> bool {
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

/// A hand with the discards that a collector may take (R4.6).
pub(super) fn with_discards(public: &Public, hand: Heap) -> Heap {
    let mut with = hand;
    let top = public.discard().rev().take(TAKEN);
    top.for_each(|row| with.add(row));
    with
}

/// How likely the next card that turns up is of each row: by what the viewer cannot place.
fn unseen(view: &View<Rotundo>) -> [f32; MATERIALS] {
    let public = view.public;
    let deck = public.deck();
    let mut left = [0i32; MATERIALS];
    deck.rows()
        .for_each(|row| left[row as usize] = deck.copies(row) as i32);
    let mut place = |row: Row| left[row as usize] -= 1;
    public
        .displays
        .iter()
        .for_each(|heap| heap.cards().for_each(&mut place));
    public.discard().chain(public.middle()).for_each(&mut place);
    for seat in 0..public.players.into() {
        let hand = view.own.filter(|(own, _)| *own == seat);
        let hand = hand.map_or(public.known[seat], |(_, hand)| *hand);
        hand.cards().for_each(&mut place);
    }
    let all = left.iter().sum::<i32>().max(1) as f32;
    left.map(|count| count as f32 / all)
}
