//! Every payment in which no card could be left out (M7.1).
//!
//! Take the cards of a payment from the highest value down: no card can be left out exactly when
//! the price is reached by the last one and not before. So choose how much of each rank, highest
//! first, stop where the price is reached, and give up where all that is left would not reach it:
//! every branch then ends in a payment.

use crate::action::{Action, Cards};
use crate::cards::{Card, Colour, Rank};
use crate::hand::Hand;
use crate::legal::{MOST_LISTED, each};

/// Lists the payments for a card of this rank; answers `false` when the list grew too long.
pub(crate) fn list(hand: Hand, rank: Rank, out: &mut Vec<Action>) -> bool {
    if hand.value_below(rank) < rank.value() {
        return true;
    }
    let mut payments = Payments {
        hand,
        rank,
        give: Cards::NONE,
        out,
    };
    payments.pay_from(rank as u32 - 1, rank.value());
    out.len() < MOST_LISTED
}

struct Payments<'a> {
    hand: Hand,
    rank: Rank,
    give: Cards,
    out: &'a mut Vec<Action>,
}

impl Payments<'_> {
    /// Pays `need` points with cards of the rank of this number and lower ones, which suffice.
    fn pay_from(&mut self, number: u32, need: u32) {
        if number == 1 {
            return self.pay_commons(0, self.hand.commons(), need);
        }
        let rank = Rank::ALL[number as usize - 1];
        let colours = self.hand.colours(rank);
        let below = self.hand.value_below(rank);
        let mut set = colours;
        loop {
            self.with_set(rank, set, below, need);
            if set == 0 || self.out.len() >= MOST_LISTED {
                return;
            }
            set = (set - 1) & colours;
        }
    }

    /// Pays with just these colours of the rank, and the rest with lower cards.
    fn with_set(&mut self, rank: Rank, set: u32, below: u32, need: u32) {
        let count = set.count_ones();
        let paid = count * rank.value();
        let too_much = count > 0 && paid - rank.value() >= need;
        if too_much || paid + below < need {
            return;
        }
        for colour in each(set) {
            self.give.push(Card::of(rank, colour));
        }
        if paid >= need {
            self.found();
        } else {
            self.pay_from(rank as u32 - 1, need - paid);
        }
        (0..count).for_each(|_| self.give.pop());
    }

    /// Pays exactly `need` Commons of this colour and the following ones, of which there are
    /// `left`.
    fn pay_commons(&mut self, colour: u32, left: u32, need: u32) {
        if need == 0 {
            return self.found();
        }
        let here = self.hand.count_common(Colour::of(colour));
        let left = left - here;
        let card = Card::of(Rank::Common, Colour::of(colour));
        let mut given = 0;
        loop {
            if left >= need - given {
                self.pay_commons(colour + 1, left, need - given);
            }
            if given == here || given == need || self.out.len() >= MOST_LISTED {
                break;
            }
            self.give.push(card);
            given += 1;
        }
        (0..given).for_each(|_| self.give.pop());
    }

    #[inline]
    fn found(&mut self) {
        self.out.push(Action::Buy {
            rank: self.rank,
            give: self.give,
        });
    }
}
