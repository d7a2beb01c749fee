//! Lists every payment in which no card could be left out (M7.1).
//!
//! Sort the cards of a payment from the highest value down: no card can be left out exactly when the
//! last one reaches the price. So choose the cards of each rank, highest first, stop where the price
//! is reached, and cut off where all that is left would not reach it: then every branch ends in a
//! payment.

use crate::action::{Action, Cards};
use crate::cards::{Card, Colour, Rank};
use crate::hand::{self, Hand};
use crate::legal::{MOST_LISTED, each};

/// Lists the payments for a card of this rank out of a hand whose lower cards have the value `purse`,
/// which must be enough. Returns `false` when the list grew too long.
pub(crate) fn list(hand: Hand, rank: Rank, purse: u32, out: &mut Vec<Action>) -> bool {
    let mut payments = Payments {
        hand,
        rank,
        give: Cards::NONE,
        out,
    };
    payments.pay_from(rank as u32 - 1, purse, rank.value());
    out.len() < MOST_LISTED
}

struct Payments<'a> {
    hand: Hand,
    rank: Rank,
    give: Cards,
    out: &'a mut Vec<Action>,
}

impl Payments<'_> {
    /// Pays `need` points with cards of the rank of this number and lower ones, whose value `purse`
    /// suffices.
    fn pay_from(&mut self, number: u32, purse: u32, need: u32) {
        let rank = Rank::ALL[number as usize - 1];
        let colours = self.hand.colours(rank);
        if rank == Rank::Common {
            return self.pay_commons(colours, purse, need);
        }
        let below = purse - self.hand.value_of(rank);
        let mut set = colours;
        loop {
            self.pay_set(rank, set, below, need);
            if set == 0 || self.out.len() >= MOST_LISTED {
                return;
            }
            set = (set - 1) & colours;
        }
    }

    /// Pays with exactly these colours of the rank, and the rest with lower cards of the value
    /// `below`.
    fn pay_set(&mut self, rank: Rank, set: u32, below: u32, need: u32) {
        let count = hand::count(set);
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
            self.pay_from(rank as u32 - 1, below, need - paid);
        }
        (0..count).for_each(|_| self.give.pop());
    }

    /// Pays exactly `need` Commons of these colours, of which there are `left`, which suffice.
    fn pay_commons(&mut self, colours: u32, left: u32, need: u32) {
        let colour = Colour::of(colours.trailing_zeros());
        let rest = colours & (colours - 1);
        let here = self.hand.count_common(colour);
        let left = left - here;
        let least = need.saturating_sub(left);
        let most = here.min(need);
        let mut given = 0;
        loop {
            if given >= least {
                match need - given {
                    0 => self.found(),
                    need => self.pay_commons(rest, left, need),
                }
            }
            if given == most || self.out.len() >= MOST_LISTED {
                break;
            }
            self.give.push(Card::of(Rank::Common, colour));
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
