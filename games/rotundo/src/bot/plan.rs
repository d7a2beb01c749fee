//! The level `medium`: values an action by what it does to the display and to the prospect of the
//! hand.

use stammtisch_rules::{Seat, View};

use super::odds::{Odds, with_discards};
use crate::{Action, Heap, Phase, Public, Rotundo, Row};

/// With this many cards to hope for, the end is far.
const FAR_FROM_END: f32 = 5.0;

/// The values of a seat's actions.
pub(super) struct Plan<'a> {
    odds: &'a Odds,
    public: &'a Public,
    seat: Seat,
    hand: Heap,
    to_come: f32,
}

impl<'a> Plan<'a> {
    /// Returns the plan of the viewer; `None` for a spectator.
    #[inline]
    pub(super) fn of(odds: &'a Odds, view: &View<'a, Rotundo>) -> Option<Plan<'a>> {
        let (seat, &hand) = view.own?;
        Some(Plan {
            odds,
            public: view.public,
            seat,
            hand,
            to_come: odds.to_come(view.public),
        })
    }

    /// Returns the value of an action in points, compared with doing nothing with the card.
    pub(super) fn value(&self, action: &Action) -> f32 {
        let deck = self.public.deck();
        let middle = self.public.middle().unwrap_or_default();
        match action {
            Action::Collect { give } => {
                let mut given = give.rows(deck);
                match (given.next(), given.next()) {
                    (Some(a), Some(b)) => self.collect(middle, a, b),
                    _ => 0.0,
                }
            }
            Action::Auction { bid } | Action::Bid { bid } => {
                self.limit(middle) - bid.value(deck) as f32
            }
            Action::Take => self.take(),
            Action::Pass => -self.risk(middle),
            Action::Drop | Action::Leave => 0.0,
        }
    }

    fn prospect(&self, hand: Heap) -> f32 {
        self.odds.prospect(hand, self.to_come)
    }

    fn card(&self, row: Row) -> f32 {
        self.odds.value[row as usize]
    }

    /// Values a collection: three cards for the display (R4.5), two less in the hand.
    fn collect(&self, middle: Row, a: Row, b: Row) -> f32 {
        let mut rest = self.hand;
        rest.remove(a);
        rest.remove(b);
        let three = self.card(middle) + self.card(a) + self.card(b);
        three + self.prospect(rest) - self.prospect(self.hand)
    }

    /// Returns the most to pay for the card in the middle.
    pub(super) fn limit(&self, middle: Row) -> f32 {
        let mut with = self.hand;
        with.add(middle);
        let gain = self.prospect(with) - self.prospect(self.hand);
        self.odds.parameters.bid_factor * gain
    }

    /// Values taking the discards (R4.6), which the next collector then does not get.
    fn take(&self) -> f32 {
        let with = with_discards(self.public, self.hand);
        let denied = self.odds.parameters.deny_discards * self.remaining();
        self.prospect(with) - self.prospect(self.hand) + denied
    }

    /// Returns how much of the game is left: 1 while the end is far, 0 with the last card.
    fn remaining(&self) -> f32 {
        (self.to_come / FAR_FROM_END).min(1.0)
    }

    /// Values what a pass gives away: a player who has not passed yet may collect with the card (R3.2).
    fn risk(&self, middle: Row) -> f32 {
        let Phase::Choose { passes, .. } = self.public.phase else {
            return 0.0;
        };
        let players = self.public.players as usize;
        let asked = players - 1 - passes as usize;
        let threats = (1..=asked).map(|ahead| {
            let seat = (self.seat + ahead) % players;
            self.odds.threat(self.public, seat, middle)
        });
        self.odds.parameters.deny_collection * threats.sum::<f32>()
    }
}
