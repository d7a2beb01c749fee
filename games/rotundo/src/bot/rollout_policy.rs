//! The rollout policy: makes the most valuable collection, and buys a card that has a partner for less
//! than its value.

use stammtisch_rules::{Seat, View};

use super::odds::{Odds, with_discards};
use super::plan::Plan;
use crate::legal::FIRST_BID;
use crate::{Action, Cards, Heap, Phase, Public, Rotundo, Row};

/// The most to pay for a card, as a part of its value.
const MAX_PRICE: f32 = 0.5;

/// A seat that acts by the rollout policy.
pub(super) struct RolloutPolicy<'a> {
    odds: &'a Odds,
    public: &'a Public,
    seat: Seat,
    hand: Heap,
}

impl<'a> RolloutPolicy<'a> {
    /// Returns the policy of the viewer; `None` for a spectator.
    #[inline]
    pub(super) fn of(odds: &'a Odds, view: &View<'a, Rotundo>) -> Option<RolloutPolicy<'a>> {
        let (seat, &hand) = view.own?;
        Some(RolloutPolicy {
            odds,
            public: view.public,
            seat,
            hand,
        })
    }

    /// Chooses an action.
    #[inline]
    pub(super) fn action(&self) -> Action {
        match self.public.phase {
            Phase::Choose { middle, .. } => self.choose(middle),
            Phase::Bid { middle, .. } => self.bid_up_to(self.value(self.hand, middle)),
            Phase::Take if self.take() > 0.0 => Action::Take,
            Phase::Take | Phase::Over { .. } => Action::Leave,
        }
    }

    /// Bids in an auction as long as the plan would.
    pub(super) fn bid_by(&self, plan: &Plan) -> Action {
        let middle = self.public.middle().unwrap_or_default();
        self.bid_up_to(plan.limit(middle))
    }

    /// Bids as little as possible, or drops out if that is not below a limit.
    fn bid_up_to(&self, limit: f32) -> Action {
        let height = match self.public.phase {
            Phase::Bid { height, .. } => height.into(),
            _ => return Action::Drop,
        };
        let bid = self.bid_above(height, limit);
        bid.map_or(Action::Drop, |bid| Action::Bid { bid })
    }

    /// Values a card in a hand with these: a part of its value if one of them goes with it while there
    /// is more to come, minus its value if not (R7.3).
    fn value(&self, hand: Heap, row: Row) -> f32 {
        let third = &self.odds.third[row as usize];
        let to_come = 2 * self.public.pile >= 3 * self.public.players;
        let useful = to_come && hand.rows().any(|(other, _)| third[other as usize] != 0);
        let value = self.odds.value[row as usize];
        if useful { MAX_PRICE * value } else { -value }
    }

    /// Values the discards that a collector may take (R4.6).
    fn take(&self) -> f32 {
        let with = with_discards(self.public, self.hand);
        let value = |row: Row| {
            let mut others = with;
            others.remove(row);
            self.value(others, row)
        };
        self.public.takeable().map(value).sum()
    }

    fn choose(&self, middle: Row) -> Action {
        let deck = self.public.deck();
        if let Some(give) = self.best_pair(middle) {
            return Action::Collect {
                give: Cards::from_rows(deck, give),
            };
        }
        self.bid_above(FIRST_BID - 1, self.value(self.hand, middle))
            .map_or(Action::Pass, |bid| Action::Auction { bid })
    }

    /// Returns the two cards that make the most valuable collection; `None` if there is none.
    fn best_pair(&self, middle: Row) -> Option<[Row; 2]> {
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

    /// Returns the lowest bid above a height and up to a limit, of at most two cards: more are seldom
    /// needed.
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
