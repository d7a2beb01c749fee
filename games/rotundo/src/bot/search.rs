//! The level `strong`: a paired comparison of the candidate actions by play-outs.
//!
//! Every world is a redeal of what the seat cannot see, and every candidate is played out from it, so
//! that results differ by the actions and not by the deals. A candidate that is clearly behind is
//! dropped, and the budget goes to those that are hard to tell apart.

use stammtisch_bots::{Chances, Decision, Measure, Meter, RankedAction, is_behind, won_by};
use stammtisch_rules::{MAX_SEATS, Position, Rng, Rules, Seat, View};

use super::estimate;
use super::odds::Odds;
use super::plan::Plan;
use super::rollout_policy::RolloutPolicy;
use crate::{Action, Phase, Rotundo};

/// While there are fewer candidates than this, another collection becomes one.
const CANDIDATES: usize = 6;
/// After this many worlds the candidates are compared for the first time.
const FIRST_COMPARISON: usize = 8;
/// With one candidate left, this many worlds are played to estimate the chances.
const ENOUGH: usize = 100;
/// A candidate this many standard errors behind the best one is dropped.
const MAX_ERRORS: f64 = 3.0;
/// How many worlds the plan's value weighs.
const PRIOR: f64 = 4.0;
/// The part of a result that is by points: the margin tells actions apart when both win.
const BY_POINTS: f64 = 0.3;
/// The margin at which the result by points is halfway to its limit.
const HALF_MARGIN: f64 = 60.0;

/// An action that is compared. For a collection the choice about the discards (R4.6) is part of the
/// candidate, so that its value is that of the better choice.
struct Candidate {
    action: Action,
    then: Option<Action>,
    /// The plan's value.
    prior: f64,
    /// The result in each world.
    results: Vec<f32>,
    wins: Chances,
    dropped: bool,
}

pub(super) fn search(
    view: &View<Rotundo>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let odds = Odds::of(view);
    let mut comparison = Comparison::new(&odds, view, listed);
    if comparison.candidates.len() > 1 {
        comparison.run(view, rng, meter);
    }
    comparison.decision(view, meter.spent())
}

struct Comparison<'a> {
    odds: &'a Odds,
    seat: Seat,
    candidates: Vec<Candidate>,
    /// The actions that are not compared, with the plan's values.
    others: Vec<RankedAction<Action>>,
}

impl<'a> Comparison<'a> {
    fn new(odds: &'a Odds, view: &View<Rotundo>, listed: &[Action]) -> Comparison<'a> {
        let mut comparison = Comparison {
            odds,
            seat: view.own.map_or(0, |(seat, _)| seat),
            candidates: Vec::new(),
            others: Vec::new(),
        };
        let discards = view.public.discard().len() > 0;
        let mut bids = 0;
        for ranked in comparison.ranked(view, listed) {
            let compared = match ranked.action {
                // Of the bids only the lowest: a higher one buys the same for more.
                Action::Auction { .. } | Action::Bid { .. } => {
                    bids += 1;
                    bids == 1
                }
                Action::Collect { .. } => comparison.candidates.len() < CANDIDATES,
                _ => true,
            };
            if !compared {
                comparison.others.push(ranked);
                continue;
            }
            let thens: &[Option<Action>] = match ranked.action {
                Action::Collect { .. } if discards => &[Some(Action::Take), Some(Action::Leave)],
                _ => &[None],
            };
            let candidates = thens.iter().map(|&then| Candidate::new(&ranked, then));
            comparison.candidates.extend(candidates);
        }
        comparison
    }

    /// Returns the actions with their chances by the plan, best first.
    fn ranked(&self, view: &View<Rotundo>, listed: &[Action]) -> Vec<RankedAction<Action>> {
        let scores = estimate::expected_scores(self.odds, view);
        let plan = Plan::of(self.odds, view);
        let chance = |action: &Action| {
            let mut scores = scores;
            scores[self.seat] += plan
                .as_ref()
                .map_or(0.0, |plan| f64::from(plan.value(action)));
            estimate::softmax(view.public, &scores)[self.seat]
        };
        let ranked = |&action: &Action| RankedAction {
            action,
            value: chance(&action),
        };
        let mut ranked: Vec<_> = listed.iter().map(ranked).collect();
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked
    }

    fn run(&mut self, view: &View<Rotundo>, rng: &mut Rng, meter: &mut Meter) {
        let mut compare_at = FIRST_COMPARISON;
        for worlds in 1.. {
            if !self.world(&Rotundo::redeal(view, rng), meter) {
                return;
            }
            if worlds == compare_at {
                compare_at += FIRST_COMPARISON + worlds / 4;
                if self.compare() == 1 && worlds >= ENOUGH {
                    return;
                }
            }
        }
    }

    /// Plays every candidate out from one world; returns `false` if the budget was spent first.
    fn world(&mut self, world: &Position<Rotundo>, meter: &mut Meter) -> bool {
        for candidate in self.candidates.iter_mut().filter(|one| !one.dropped) {
            let mut position = *world;
            position.apply(&candidate.action, &mut ());
            if let Some(then) = &candidate.then {
                meter.spend();
                position.apply(then, &mut ());
            }
            if !meter.spend() || !play_out(self.odds, &mut position, meter) {
                return false;
            }
            candidate.record(&position, self.seat);
        }
        true
    }

    /// Drops the candidates that are clearly behind the best one; returns how many are left.
    fn compare(&mut self) -> usize {
        let left = self.candidates.iter().filter(|one| !one.dropped);
        let Some(best) = left.max_by(|a, b| a.mean().total_cmp(&b.mean())) else {
            return 0;
        };
        let best = best.results.clone();
        for candidate in self.candidates.iter_mut().filter(|one| !one.dropped) {
            candidate.dropped = is_behind(&best, &candidate.results, MAX_ERRORS);
        }
        self.candidates.iter().filter(|one| !one.dropped).count()
    }

    fn decision(mut self, view: &View<Rotundo>, searched: u64) -> Decision<Action> {
        // The best of those that are left is chosen, never one that was dropped.
        self.candidates.sort_by(|a, b| {
            let by_mean = || b.mean().total_cmp(&a.mean());
            a.dropped.cmp(&b.dropped).then_with(by_mean)
        });
        let chances = match self.candidates.first() {
            Some(first) if !first.results.is_empty() => first.chances(),
            _ => estimate::chances(self.odds, view),
        };
        let ranking = self.ranking();
        Decision {
            ranking,
            measure: Measure::Chance,
            chances,
            searched,
        }
    }

    /// Ranks the candidates, each action once, and then the actions that were not compared.
    fn ranking(&self) -> Vec<RankedAction<Action>> {
        let mut ranking: Vec<RankedAction<Action>> = Vec::new();
        for candidate in &self.candidates {
            if ranking
                .iter()
                .all(|ranked| ranked.action != candidate.action)
            {
                ranking.push(candidate.ranked(self.seat));
            }
        }
        // What was not compared is no better than what was.
        let least = ranking.iter().map(|it| it.value).fold(1.0, f64::min);
        let others = self.others.iter().map(|other| RankedAction {
            value: other.value.min(least),
            ..*other
        });
        ranking.extend(others);
        // An action with fewer results, or none, may seem better than the first by chance only.
        let most = ranking.first().map_or(1.0, |first| first.value);
        let rest = ranking.get_mut(1..).unwrap_or_default();
        rest.iter_mut()
            .for_each(|ranked| ranked.value = ranked.value.min(most));
        rest.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranking
    }
}

impl Candidate {
    fn new(ranked: &RankedAction<Action>, then: Option<Action>) -> Candidate {
        Candidate {
            action: ranked.action,
            then,
            prior: ranked.value,
            results: Vec::new(),
            wins: [0.0; MAX_SEATS],
            dropped: false,
        }
    }

    fn mean(&self) -> f64 {
        let sum: f64 = self.results.iter().map(|&result| f64::from(result)).sum();
        (sum + PRIOR * self.prior) / (self.results.len() as f64 + PRIOR)
    }

    fn chances(&self) -> Chances {
        self.wins
            .map(|wins| wins / self.results.len().max(1) as f64)
    }

    fn ranked(&self, seat: Seat) -> RankedAction<Action> {
        let n = self.results.len() as f64;
        RankedAction {
            action: self.action,
            value: (self.wins[seat] + PRIOR * self.prior) / (n + PRIOR),
        }
    }

    /// Adds the result of a game that was played out.
    fn record(&mut self, position: &Position<Rotundo>, seat: Seat) {
        let public = position.public();
        let Phase::Over { scores } = public.phase else {
            return;
        };
        let scores = &scores[..public.players.into()];
        let won = won_by(&Rotundo::winners(public));
        let others = (0..scores.len()).filter(|&other| other != seat);
        let best = others.map(|other| scores[other]).max().unwrap_or_default();
        let margin = f64::from(scores[seat] - best);
        let points = 0.5 + 0.5 * margin / (margin.abs() + HALF_MARGIN);
        self.results
            .push(((1.0 - BY_POINTS) * won[seat] + BY_POINTS * points) as f32);
        (0..MAX_SEATS).for_each(|seat| self.wins[seat] += won[seat]);
    }
}

/// Plays to the end by the rollout policy, but an auction that is open by the plan: the rollout policy bids so
/// little that a bid would hardly ever be answered. Returns `false` if the budget was spent first.
pub(super) fn play_out(odds: &Odds, position: &mut Position<Rotundo>, meter: &mut Meter) -> bool {
    let mut opened = true;
    loop {
        let view = position.mover();
        let Some(policy) = RolloutPolicy::of(odds, &view) else {
            return true;
        };
        opened &= matches!(view.public.phase, Phase::Bid { .. });
        let plan = Plan::of(odds, &view).filter(|_| opened);
        let action = match plan {
            Some(plan) => policy.bid_by(&plan),
            None => policy.action(),
        };
        position.apply(&action, &mut ());
        if !meter.spend() {
            return false;
        }
    }
}
