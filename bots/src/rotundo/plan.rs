//! A plan for every decision: what an action does to the display, and to what the hand can become.

use stammtisch_rotundo::{Action, Cards, Heap, Phase, Public, Rotundo, Row};
use stammtisch_rules::{Seat, View};

use crate::rotundo::odds::{Odds, with_discards};

/// With so many cards to hope for, the end is far.
const PLENTY: f32 = 5.0;

/// A seat's plan with its hand.
pub(super) struct Plan<'a> {
    odds: &'a Odds,
    public: &'a Public,
    seat: Seat,
    hand: Heap,
    to_come: f32,
}

impl<'a> Plan<'a> {
    /// The plan of the viewer; `None` for a spectator.
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

    /// What an action is worth in points, against doing nothing with the card.
    pub(super) fn worth(&self, action: &Action) -> f32 {
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
            Action::Auction { bid } | Action::Bid { bid } => self.limit(middle) - self.paid(bid),
            Action::Take => self.take(),
            Action::Pass => -self.risk(middle),
            Action::Drop | Action::Leave => 0.0,
        }
    }

    fn prospect(&self, hand: Heap) -> f32 {
        self.odds.prospect(hand, self.to_come)
    }

    fn value(&self, row: Row) -> f32 {
        self.odds.value[row as usize]
    }

    /// Three cards for the display (R4.5); the two from the hand can do nothing else any more.
    fn collect(&self, middle: Row, a: Row, b: Row) -> f32 {
        let mut rest = self.hand;
        rest.remove(a);
        rest.remove(b);
        let three = self.value(middle) + self.value(a) + self.value(b);
        three + self.prospect(rest) - self.prospect(self.hand)
    }

    /// The most to pay for the card in the middle: what the hand can become with it, and that
    /// nobody else has it.
    fn limit(&self, middle: Row) -> f32 {
        let mut with = self.hand;
        with.add(middle);
        let gain = self.prospect(with) - self.prospect(self.hand);
        self.odds.temper.keen * gain
    }

    fn paid(&self, bid: &Cards) -> f32 {
        bid.rows(self.public.deck())
            .map(|row| self.value(row))
            .sum()
    }

    /// The top discards in the hand (R4.6), where the next collector does not get them.
    fn take(&self) -> f32 {
        let with = with_discards(self.public, self.hand);
        let denied = self.odds.temper.grudge * self.soon();
        self.prospect(with) - self.prospect(self.hand) + denied
    }

    /// How much there is still to come: 1 as long as there is plenty, 0 with the last card.
    fn soon(&self) -> f32 {
        (self.to_come / PLENTY).min(1.0)
    }

    /// What passing gives away: somebody who has not passed yet may collect with the card (R3.2).
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
        self.odds.temper.spoil * threats.sum::<f32>()
    }
}
