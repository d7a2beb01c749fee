//! Static evaluation of a seat: the weighted sum of its features.
//!
//! The chance of a seat is the softmax of all seats' values.

use std::sync::LazyLock;

use stammtisch_bots::{Chances, won_by};
use stammtisch_rules::{MAX_SEATS, Position, Rules, Seat};

use super::features::{self, FEATURES, Trades};
use super::weights;
use crate::score::{self, goal, monads};
use crate::{Action, Card, Colour, Hand, Monad, Public, Rank};

/// The weights of the features for one kind of table.
pub struct Evaluation {
    weights: [f32; FEATURES],
    /// The penalty when all turns are used up that may pass without a new Monad (M11.3). The rules
    /// have none, but without it two careful players, each keeping the high cards from the other,
    /// would wait until the game ends.
    impatience: f32,
    /// The value of the colours held of one rank, by rank, home colour and set of colours.
    sets: [[[f32; 64]; 6]; 5],
}

impl Evaluation {
    pub(super) fn new(weights: &[f32; FEATURES], impatience: f32) -> Evaluation {
        let mut sets = [[[0.0; 64]; 6]; 5];
        for rank in Rank::COLOURED {
            for home in Colour::ALL {
                for set in 0..64 {
                    let mut sum = 0.0;
                    features::of_set(rank, home, set, &mut |feature, n| {
                        sum += weights[feature] * n
                    });
                    sets[rank as usize - 1][home as usize][set as usize] = sum;
                }
            }
        }
        Evaluation {
            weights: *weights,
            impatience,
            sets,
        }
    }

    /// Returns the evaluation for this kind of table.
    pub(super) fn of(public: &Public) -> &'static Evaluation {
        static KINDS: LazyLock<[Evaluation; 4]> = LazyLock::new(|| {
            [
                &weights::TWO,
                &weights::THREE,
                &weights::FOUR,
                &weights::TEAMS,
            ]
            .map(|weights| Evaluation::new(weights, weights::IMPATIENCE))
        });
        if public.options.teams {
            &KINDS[3]
        } else {
            &KINDS[public.players as usize - 2]
        }
    }

    /// Returns the evaluation of the level `medium`, in points.
    pub(super) fn plan() -> &'static Evaluation {
        static PLAN: LazyLock<Evaluation> =
            LazyLock::new(|| Evaluation::new(&weights::PLAN, weights::PLAN_IMPATIENCE));
        &PLAN
    }

    /// Returns the value of a hand by itself, given the trades it can make.
    #[inline]
    fn hand(&self, public: &Public, seat: Seat, hand: Hand, trades: Trades) -> f32 {
        let home = public.homes[seat] as usize;
        let mut sum = 0.0;
        for rank in Rank::COLOURED {
            sum += self.sets[rank as usize - 1][home][hand.colours(rank) as usize];
        }
        let mut tell = |feature: usize, n: f32| sum += self.weights[feature] * n;
        features::of_hand(hand, public.homes[seat], trades, &mut tell);
        sum
    }

    /// Returns the value of a seat with this hand.
    #[inline]
    pub(super) fn seat(&self, public: &Public, seat: Seat, hand: Hand) -> f32 {
        let trades = Trades::of(hand, public.homes[seat]);
        let mut sum = self.hand(public, seat, hand, trades);
        let mut tell = |feature: usize, n: f32| sum += self.weights[feature] * n;
        features::of_fronts(public, seat, hand, trades, &mut tell);
        features::of_seat(public, seat, hand, trades, &mut tell);
        sum
    }

    /// Returns every seat's value.
    #[inline]
    pub(super) fn seats(&self, position: &Position<Monad>) -> [f32; MAX_SEATS] {
        let public = position.public();
        let mut values = [0.0; MAX_SEATS];
        for (seat, value) in values.iter_mut().enumerate().take(public.players.into()) {
            if let Some((_, &hand)) = position.view(Some(seat)).own {
                *value = self.seat(public, seat, hand);
            }
        }
        values
    }

    /// Returns the penalty for the turns without a new Monad so far.
    #[inline]
    pub(super) fn quiet_penalty(&self, public: &Public) -> f32 {
        let limit = f32::from(score::quiet_turns(public));
        self.impatience * (f32::from(public.quiet) / limit).powi(3)
    }

    /// Returns the mover's value after an action by their hand and Monads alone. It orders actions
    /// without carrying them out.
    #[inline]
    pub(super) fn preview(&self, public: &Public, seat: Seat, hand: Hand, action: &Action) -> f32 {
        let (hand, made) = after(public, hand, action);
        let trades = Trades::of(hand, public.homes[seat]);
        let have = monads(public, seat) + made;
        let to_go = features::to_go(goal(public).saturating_sub(have));
        self.hand(public, seat, hand, trades) + self.weights[to_go]
    }
}

/// Returns the hand after an action, and the Monads that it brings. Of the talon only a Common that
/// is drawn counts, if it was seen. A bonus takes all lower fronts: that it ends at an empty column
/// (M5.2) is left to the search.
#[inline]
fn after(public: &Public, mut hand: Hand, action: &Action) -> (Hand, u8) {
    let mut made = 0;
    let mut take = |hand: &mut Hand, rank: Rank| match public.front(rank) {
        Some(card) => hand.add(card),
        None if rank == Rank::Monad => made += 1,
        None => {}
    };
    action.given().iter().for_each(|&card| hand.remove(card));
    if let Some(rank) = score::brings(public, action) {
        take(&mut hand, rank);
    }
    match action {
        Action::Trade { give, bonus: true } => score::traded(public, give)
            .columns_below()
            .for_each(|lower| take(&mut hand, lower)),
        Action::Draw => {
            let top = public.talon.colours().next().flatten();
            if let Some(colour) = top {
                hand.add(Card::of(Rank::Common, colour));
            }
        }
        _ => {}
    }
    (hand, made)
}

/// Returns the chances of all seats: the outcome of a game that is over, else an estimate by the
/// evaluation.
pub(super) fn chances(position: &Position<Monad>) -> Chances {
    let public = position.public();
    if position.turn().is_none() {
        return won_by(&Monad::winners(public));
    }
    softmax(public, &Evaluation::of(public).seats(position))
}

/// Returns the chances by the values of all seats. Partners win together (M11.2): their values are
/// added, and each has half of the chance of the two.
fn softmax(public: &Public, values: &[f32; MAX_SEATS]) -> Chances {
    let players = public.players as usize;
    let mut chances = [0.0; MAX_SEATS];
    for (seat, chance) in chances.iter_mut().enumerate().take(players) {
        *chance = f64::from(score::side_sum(public, seat, values));
    }
    let most = chances[..players].iter().copied().fold(f64::MIN, f64::max);
    let mut all = 0.0;
    for chance in &mut chances[..players] {
        *chance = (*chance - most).exp();
        all += *chance;
    }
    chances.map(|chance| chance / all)
}
