//! How a seat stands, at a glance: the weighted sum of its signs.
//!
//! The sums of all seats are the logarithms of their odds: the chance of a seat is its share in
//! the sum of the exponentials.

use std::sync::LazyLock;

use stammtisch_monad::{Action, Card, Hand, Monad, Public, Rank, goal, leap_rank, monads, traded};
use stammtisch_rules::{Game, MAX_SEATS, Position, Seat};

use super::signs::{self, SIGNS};
use super::weights;
use crate::Chances;

/// The weights of the signs for one kind of table.
pub(super) struct Worth {
    weights: [f32; SIGNS],
    /// What it would cost to let all the turns pass that may pass without a new Monad (M11.3). It
    /// is in nobody's interest by the rules, but without it two careful players, each keeping the
    /// high cards from the other, would wait for ever.
    impatience: f32,
    /// What the colours held of each rank are worth together, by home colour and set.
    sets: [[[f32; 64]; 6]; 5],
}

impl Worth {
    pub(super) fn new(weights: &[f32; SIGNS], impatience: f32) -> Worth {
        let mut sets = [[[0.0; 64]; 6]; 5];
        for rank in Rank::COLOURED {
            for home in stammtisch_monad::Colour::ALL {
                for set in 0..64 {
                    let mut sum = 0.0;
                    signs::of_set(rank, home, set, &mut |sign, n| sum += weights[sign] * n);
                    sets[rank as usize - 1][home as usize][set as usize] = sum;
                }
            }
        }
        Worth {
            weights: *weights,
            impatience,
            sets,
        }
    }

    /// The weights for the table at hand.
    pub(super) fn of(public: &Public) -> &'static Worth {
        static KINDS: LazyLock<[Worth; 4]> = LazyLock::new(|| {
            [
                &weights::TWO,
                &weights::THREE,
                &weights::FOUR,
                &weights::TEAMS,
            ]
            .map(|weights| Worth::new(weights, weights::IMPATIENCE))
        });
        match public.options.teams {
            true => &KINDS[3],
            false => &KINDS[public.players as usize - 2],
        }
    }

    /// The weights of a player with a plan, in points.
    pub(super) fn plan() -> &'static Worth {
        static PLAN: LazyLock<Worth> =
            LazyLock::new(|| Worth::new(&weights::PLAN, weights::PLAN_IMPATIENCE));
        &PLAN
    }

    /// What a hand is worth by itself, given the trades it can make.
    #[inline]
    fn hand(&self, public: &Public, seat: Seat, hand: Hand, trades: u32) -> f32 {
        let home = public.homes[seat] as usize;
        let mut sum = 0.0;
        for rank in Rank::COLOURED {
            sum += self.sets[rank as usize - 1][home][hand.colours(rank) as usize];
        }
        let mut tell = |sign: usize, n: f32| sum += self.weights[sign] * n;
        signs::of_hand(hand, public.homes[seat], trades, &mut tell);
        sum
    }

    /// What a seat with this hand has of the table.
    #[inline]
    pub(super) fn seat(&self, public: &Public, seat: Seat, hand: Hand) -> f32 {
        let trades = signs::trades(hand, public.homes[seat]);
        let mut sum = self.hand(public, seat, hand, trades);
        let mut tell = |sign: usize, n: f32| sum += self.weights[sign] * n;
        signs::of_fronts(public, seat, hand, trades, &mut tell);
        signs::of_seat(public, seat, hand, trades, &mut tell);
        sum
    }

    /// Every seat's worth.
    #[inline]
    pub(super) fn seats(&self, position: &Position<Monad>) -> [f32; MAX_SEATS] {
        let public = position.public();
        let mut worths = [0.0; MAX_SEATS];
        for (seat, worth) in worths.iter_mut().enumerate().take(public.players.into()) {
            if let Some((_, &hand)) = position.view(Some(seat)).own {
                *worth = self.seat(public, seat, hand);
            }
        }
        worths
    }

    /// What the quiet turns so far cost whoever is to decide.
    #[inline]
    pub(super) fn boredom(&self, public: &Public) -> f32 {
        let limit = f32::from(public.options.quiet_limit) * f32::from(public.players);
        self.impatience * (f32::from(public.quiet) / limit).powi(3)
    }

    /// What the mover has after an action, by his hand and his Monads alone: enough to see which
    /// action to look at first, without carrying it out.
    #[inline]
    pub(super) fn promise(&self, public: &Public, seat: Seat, hand: Hand, action: &Action) -> f32 {
        let (hand, made) = after(public, hand, action);
        let trades = signs::trades(hand, public.homes[seat]);
        let have = monads(public, seat) + made;
        let to_go = signs::to_go(goal(public).saturating_sub(have));
        self.hand(public, seat, hand, trades) + self.weights[to_go]
    }
}

/// The hand after an action, and the Monads that it brings. A Common from the talon counts only if
/// it was seen.
#[inline]
fn after(public: &Public, mut hand: Hand, action: &Action) -> (Hand, u8) {
    let mut made = 0;
    let mut take = |hand: &mut Hand, rank: Rank| match public.front(rank) {
        Some(card) => hand.add(card),
        None if rank == Rank::Monad => made += 1,
        None => {}
    };
    match action {
        Action::Trade { give, bonus } => {
            let rank = traded(public, give.as_slice());
            give.as_slice().iter().for_each(|&card| hand.remove(card));
            take(&mut hand, rank.next());
            if *bonus {
                let lower = Rank::COLUMNS.into_iter().filter(|&lower| lower < rank);
                lower.for_each(|lower| take(&mut hand, lower));
            }
        }
        Action::Buy { rank, give } => {
            give.as_slice().iter().for_each(|&card| hand.remove(card));
            take(&mut hand, *rank);
        }
        Action::Leap { give } => {
            give.as_slice().iter().for_each(|&card| hand.remove(card));
            if let Some(rank) = leap_rank(give.as_slice().len()) {
                take(&mut hand, rank);
            }
        }
        Action::Draw => {
            let top = public.talon.colours().next().flatten();
            if let Some(card) = top.and_then(|colour| Card::new(Rank::Common, colour)) {
                hand.add(card);
            }
        }
        Action::Flip | Action::Pass | Action::End => {}
    }
    (hand, made)
}

/// The chances of all seats: the outcome of a game that is over, else what the worths say.
pub(super) fn chances(position: &Position<Monad>) -> Chances {
    let public = position.public();
    if position.turn().is_none() {
        let winners = Monad::winners(public);
        let mut chances = [0.0; MAX_SEATS];
        for &seat in &winners {
            chances[seat] = 1.0 / winners.len() as f64;
        }
        return chances;
    }
    shares(public, &Worth::of(public).seats(position))
}

/// The chances that worths stand for; partners win together, so theirs are added (M11.2) and each
/// has half of what the two have.
pub(super) fn shares(public: &Public, worths: &[f32; MAX_SEATS]) -> Chances {
    let players = public.players as usize;
    let mut chances = [0.0; MAX_SEATS];
    for seat in 0..players {
        let sum = match public.options.teams {
            true => worths[seat] + worths[(seat + 2) % 4],
            false => worths[seat],
        };
        chances[seat] = f64::from(sum);
    }
    let most = chances[..players].iter().copied().fold(f64::MIN, f64::max);
    let mut all = 0.0;
    for chance in &mut chances[..players] {
        *chance = (*chance - most).exp();
        all += *chance;
    }
    chances.map(|chance| chance / all)
}
