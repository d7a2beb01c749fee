//! Quick habits for play-outs: collect the dearest, buy what has a partner for less than it is worth.

use stammtisch_rotundo::{Action, Cards, Heap, Phase, Public, Rotundo, Row, TAKEN};
use stammtisch_rules::{Seat, View};

use crate::rotundo::odds::{Odds, with_discards};

/// The least first bid (R5.1).
const FIRST_BID: u32 = 10;
/// The part of its value that a card in the hand is worth. Whoever pays more burns the display.
const BUY: f32 = 0.5;

/// A seat that acts by habit.
pub(super) struct Habit<'a> {
    odds: &'a Odds,
    public: &'a Public,
    seat: Seat,
    hand: Heap,
}

impl<'a> Habit<'a> {
    /// The habits of the viewer; `None` for a spectator.
    #[inline]
    pub(super) fn of(odds: &'a Odds, view: &View<'a, Rotundo>) -> Option<Habit<'a>> {
        let (seat, &hand) = view.own?;
        Some(Habit {
            odds,
            public: view.public,
            seat,
            hand,
        })
    }

    /// What it does.
    #[inline]
    pub(super) fn action(&self) -> Action {
        match self.public.phase {
            Phase::Choose { middle, .. } => self.choose(middle),
            Phase::Bid { middle, height, .. } => self
                .bid_above(height.into(), self.worth(self.hand, middle))
                .map_or(Action::Drop, |bid| Action::Bid { bid }),
            Phase::Take if self.take() > 0.0 => Action::Take,
            Phase::Take | Phase::Over { .. } => Action::Leave,
        }
    }

    /// What a card is worth beside these: a part of its value if one of them goes with it while
    /// there is more to come, its whole value against the player if not (R7.3).
    fn worth(&self, hand: Heap, row: Row) -> f32 {
        let third = &self.odds.third[row as usize];
        let to_come = 2 * self.public.pile >= 3 * self.public.players;
        let useful = to_come && hand.rows().any(|(other, _)| third[other as usize] != 0);
        let value = self.odds.value[row as usize];
        if useful { BUY * value } else { -value }
    }

    /// What the top discards are worth in the hand (R4.6).
    fn take(&self) -> f32 {
        let with = with_discards(self.public, self.hand);
        let top = self.public.discard().rev().take(TAKEN);
        top.map(|row| {
            let mut others = with;
            others.remove(row);
            self.worth(others, row)
        })
        .sum()
    }

    fn choose(&self, middle: Row) -> Action {
        let deck = self.public.deck();
        if let Some(give) = self.dearest(middle) {
            return Action::Collect {
                give: Cards::from_rows(deck, give),
            };
        }
        self.bid_above(FIRST_BID - 1, self.worth(self.hand, middle))
            .map_or(Action::Pass, |bid| Action::Auction { bid })
    }

    /// The two cards that make the dearest collection, if there is one.
    fn dearest(&self, middle: Row) -> Option<[Row; 2]> {
        let mut best = (0.0, None);
        let third = &self.odds.third[middle as usize];
        for (a, count) in self.hand.rows() {
            for (b, _) in self.hand.rows().filter(|(b, _)| *b >= a) {
                if third[a as usize] >> b & 1 == 0 || (a == b && count < 2) {
                    continue;
                }
                let pair = self.odds.value[a as usize] + self.odds.value[b as usize];
                if pair > best.0 {
                    best = (pair, Some([a, b]));
                }
            }
        }
        best.1
    }

    /// The lowest bid above a height and up to a limit, of at most two cards: more are seldom needed.
    fn bid_above(&self, height: u32, limit: f32) -> Option<Cards> {
        if limit <= height as f32 {
            return None;
        }
        let deck = self.public.deck();
        let display = self.public.displays[self.seat];
        let mut best = (limit as u32 + 1, None);
        for (a, count) in display.rows() {
            let one = deck.value(a);
            if one > height {
                if one < best.0 {
                    best = (one, Some((a, None)));
                }
                continue;
            }
            for (b, _) in display
                .rows()
                .filter(|(b, _)| *b < a || (*b == a && count > 1))
            {
                let two = one + deck.value(b);
                if two > height && two < best.0 {
                    best = (two, Some((a, Some(b))));
                }
            }
        }
        let (a, b) = best.1?;
        Some(Cards::from_rows(deck, [a].into_iter().chain(b)))
    }
}
