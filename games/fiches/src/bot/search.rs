//! Search in the junior set: rounds played out from many deals of what cannot be seen.
//!
//! Every deal is the same for all candidates, so that they differ by what they do and not by chance;
//! those that fall behind for certain are dropped, so that the rest is compared more closely.

use crate::{Action, Fiches};
use stammtisch_bots::{Chances, Decision, Measure, Meter, RankedAction, is_behind};
use stammtisch_rules::{MAX_SEATS, Position, Rng, Seat, View};

use super::estimate::{AfterRound, estimate};
use super::evaluation::{order, play_out, redeal, values};
use super::features::Situation;

/// So many actions, the most promising ones, are looked at.
const CANDIDATES: usize = 12;
/// A chip more or less than the best other counts for so much of what is at stake in the round, up to
/// [`MARGIN`] chips.
const CHIP: f64 = 0.004;
const MARGIN: i32 = 10;
/// What the evaluation says counts like so many deals,
const PRIOR: f64 = 16.0;
/// a chip of it like so much of what is at stake.
const PRIOR_CHIP: f64 = 0.1;
/// A candidate that is behind by so many standard errors is dropped,
const SURE: f64 = 2.5;
/// but not before so many deals: with four players most are lost either way, and three wins more in eight
/// deals are chance.
const FEWEST_DEALS: u32 = 16;

/// An action that may be the best one.
struct Candidate {
    /// Its place in the list.
    at: usize,
    /// What the evaluation makes of it, as a chance.
    prior: f64,
    /// Whether it ends the round, so that nothing is guessed at.
    ends: bool,
    /// Whether it may still be the best.
    alive: bool,
    /// What it was worth, deal by deal, and all of them together.
    results: Vec<f32>,
    sum: f64,
    chances: Chances,
}

impl Candidate {
    /// Returns what it seems to be worth, the evaluation included.
    fn value(&self) -> f64 {
        let prior = if self.ends { 0.0 } else { PRIOR };
        if self.results.is_empty() {
            return self.prior;
        }
        (self.sum + prior * self.prior) / (self.results.len() as f64 + prior)
    }
}

/// A search for one decision.
struct Search<'a> {
    seat: Seat,
    listed: &'a [Action],
    after: AfterRound,
    /// How much better it is to win the round than to lose it.
    stake: f64,
    candidates: Vec<Candidate>,
}

/// Compares the most promising of the listed actions until the meter is out.
pub(super) fn search(
    view: &View<Fiches>,
    situation: &Situation,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let values = values(situation);
    let mut order = order(&values);
    let others = order.split_off(CANDIDATES.min(order.len()));
    let after = AfterRound::of(view.public);
    let (lost, stake) = after.stake(situation.seat, view.public.players.into());
    let candidate = |&at: &usize| {
        let won = 0.5 + PRIOR_CHIP * f64::from(values[at] - values[order[0]]);
        Candidate {
            at,
            prior: lost + stake * won.max(0.0),
            ends: false,
            alive: true,
            results: Vec::new(),
            sum: 0.0,
            chances: [0.0; MAX_SEATS],
        }
    };
    let mut search = Search {
        seat: situation.seat,
        listed,
        after,
        stake,
        candidates: order.iter().map(candidate).collect(),
    };
    search.run(view, rng, meter);
    search.decision(estimate(view), &others, meter.spent())
}

impl Search<'_> {
    /// Plays rounds out until the meter is out, or only one candidate is left.
    fn run(&mut self, view: &View<Fiches>, rng: &mut Rng, meter: &mut Meter) {
        let mut deals = 0u32;
        while self.candidates.iter().filter(|c| c.alive).count() > 1 {
            let position = redeal(view, rng);
            for index in 0..self.candidates.len() {
                if self.candidates[index].alive && !self.try_out(index, position, meter) {
                    return;
                }
                if self.wins_at_once(index) {
                    for (other, candidate) in self.candidates.iter_mut().enumerate() {
                        candidate.alive = other == index;
                    }
                    return;
                }
            }
            deals += 1;
            if deals >= FEWEST_DEALS && deals.is_power_of_two() {
                self.drop_the_worst();
            }
        }
    }

    /// Whether a candidate has won the round by ending it: nothing is better.
    fn wins_at_once(&self, index: usize) -> bool {
        let candidate = &self.candidates[index];
        let won = self.after.won_by(1 << self.seat)[self.seat] * candidate.results.len() as f64;
        candidate.ends && candidate.alive && candidate.chances[self.seat] >= won
    }

    /// Plays the round out after a candidate; `false` if the budget ended first.
    fn try_out(&mut self, index: usize, dealt: Position<Fiches>, meter: &mut Meter) -> bool {
        let candidate = &mut self.candidates[index];
        let mut position = dealt;
        position.apply(&self.listed[candidate.at], &mut ());
        candidate.ends = position.turn().is_none();
        let Some((chips, winners)) = play_out(&position, dealt.public(), meter) else {
            return false;
        };
        let chances = self.after.won_by(winners);
        let players = usize::from(dealt.public().players);
        let others = (0..players).filter(|seat| *seat != self.seat);
        let rival = others.map(|seat| chips[seat]).max().unwrap_or(0);
        let margin = i32::from(chips[self.seat]) - i32::from(rival);
        let margin = margin.clamp(-MARGIN, MARGIN);
        let value = chances[self.seat] + CHIP * self.stake * f64::from(margin);
        candidate.sum += value;
        candidate.results.push(value as f32);
        for (sum, chance) in candidate.chances.iter_mut().zip(chances) {
            *sum += chance;
        }
        true
    }

    /// Drops the candidates that are clearly behind the leader, deal by deal.
    fn drop_the_worst(&mut self) {
        let lead = self.candidates[self.leader()].results.clone();
        for other in &mut self.candidates {
            other.alive &= !is_behind(&lead, &other.results, SURE);
        }
    }

    /// Returns the best of those that are left; of equals the one evaluated higher.
    fn leader(&self) -> usize {
        let candidates = self.candidates.iter().enumerate();
        let left = candidates.rev().filter(|(_, candidate)| candidate.alive);
        left.max_by(|(_, a), (_, b)| a.value().total_cmp(&b.value()))
            .map_or(0, |(index, _)| index)
    }

    /// Returns what came of it: candidates that are left, those that were dropped, and the others.
    fn decision(mut self, even: Chances, others: &[usize], searched: u64) -> Decision<Action> {
        let best = &self.candidates[self.leader()];
        let deals = best.results.len() as f64;
        let chances = if deals > 0.0 {
            best.chances.map(|chance| chance / deals)
        } else {
            even
        };
        self.candidates.sort_by(|a, b| {
            let by_value = b.value().total_cmp(&a.value());
            b.alive.cmp(&a.alive).then(by_value)
        });
        let mut least = 1.0f64;
        let looked_at = self.candidates.iter().map(|candidate| {
            least = candidate.value().clamp(0.0, least);
            (candidate.at, least)
        });
        let mut ranking: Vec<(usize, f64)> = looked_at.collect();
        ranking.extend(others.iter().map(|&at| (at, least)));
        let ranked = |&(at, worth): &(usize, f64)| RankedAction {
            action: self.listed[at],
            value: worth,
        };
        Decision {
            ranking: ranking.iter().map(ranked).collect(),
            measure: Measure::Chance,
            chances,
            searched,
        }
    }
}
