//! The classic set: what is looked at there, and a search that sees who can go out next.
//!
//! Listing lays takes a millisecond here, so nothing is played out. But what decides a round is who
//! goes out, with all their tiles at once: that is asked of the solver, for the others and for the
//! next turn, in many deals.

use crate::judge::judge;
use crate::solver::{Objective, solve};
use crate::tiles::{COLOURS, Rack};
use crate::{Action, Fiches};
use stammtisch_bots::{Decision, Measure, Meter};
use stammtisch_rules::{Position, Rng, Seat, View};

use super::estimate::{AfterRound, estimate, winners};
use super::evaluation::{order, redeal};
use super::features::{FITS, GAPS, LONE, OPEN, PAIRS, ROWS, SWAPS, in_rows};
use super::features::{Numbers, Situation, Standing};
use super::tempo::values_in_time;

/// So many actions, the most promising ones, are looked at.
const CANDIDATES: usize = 4;
/// What the evaluation says of an action counts like so many deals,
const PRIOR: f64 = 2.0;
/// a chip of it like so much of a win.
const PRIOR_CHIP: f64 = 0.04;

/// Looks at the tiles left on the rack, where some lay takes `most`.
pub(super) fn look(
    situation: &Situation,
    laid: Rack,
    left: Numbers,
    most: u32,
    mut see: impl FnMut(usize, f32),
) {
    let (public, seat) = (situation.public, situation.seat);
    see(FITS, (most - laid.len()) as f32);
    if !public.has_opened(seat) && !laid.is_empty() {
        see(SWAPS, 1.0);
    }
    let opened = (public.opened & !(1 << seat)).count_ones() as f32;
    see(OPEN, opened * laid.len() as f32);
    let threes = of_three(left);
    let mut kinds = [0; COLOURS];
    for c in 0..COLOURS {
        let ready = in_rows(left[c]) | left[c] & threes;
        see(ROWS, ready.count_ones() as f32 * (1.0 / 3.0));
        kinds[c] = left[c] & !ready;
    }
    for c in 0..COLOURS {
        let rest = kinds[c];
        let others = (0..COLOURS).filter(|other| *other != c);
        let alike = others.fold(0, |all, other| all | kinds[other]);
        let beside = rest & (rest << 1 | rest >> 1);
        let gap = rest & (rest << 2 | rest >> 2) & !beside;
        see(
            PAIRS,
            (beside.count_ones() + (rest & alike).count_ones()) as f32 * 0.5,
        );
        see(GAPS, gap.count_ones() as f32 * 0.5);
        see(LONE, (rest & !beside & !gap & !alike).count_ones() as f32);
    }
}

/// The numbers that three colours have or more.
pub(super) fn of_three(numbers: Numbers) -> u16 {
    let [r, y, b, k] = numbers;
    r & y & (b | k) | b & k & (r | y)
}

/// An action that may be the best one, and what came of it.
struct Candidate {
    at: usize,
    /// What the evaluation makes of it, as a chance.
    prior: f64,
    sum: f64,
    deals: f64,
}

impl Candidate {
    fn value(&self) -> f64 {
        (self.sum + PRIOR * self.prior) / (self.deals + PRIOR)
    }
}

/// Looks at who can go out next, in many deals, until the meter is out.
pub(super) fn search(
    view: &View<Fiches>,
    situation: &Situation,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let values = values_in_time(situation, listed);
    let order = order(&values);
    let chances = estimate(view);
    let candidate = |&at: &usize| {
        let behind = f64::from(values[at] - values[order[0]]);
        Candidate {
            at,
            prior: (chances[situation.seat] + PRIOR_CHIP * behind).max(0.0),
            sum: 0.0,
            deals: 0.0,
        }
    };
    let mut candidates: Vec<Candidate> = order.iter().map(candidate).collect();
    let (tried, _) = candidates.split_at_mut(order.len().min(CANDIDATES));
    let after = AfterRound::of(view.public);
    'deals: while tried.len() > 1 {
        let dealt = redeal(view, rng);
        for candidate in &mut *tried {
            let mut position = dealt;
            position.apply(&listed[candidate.at], &mut ());
            let Ok(out) = next_out(&position, situation.seat, meter) else {
                break 'deals;
            };
            let chance = if position.turn().is_none() {
                after.won_by(winners(view.public, position.public()))[situation.seat]
            } else {
                out.map_or(candidate.prior, |winners| {
                    after.won_by(winners)[situation.seat]
                })
            };
            candidate.sum += chance;
            candidate.deals += 1.0;
        }
    }
    // Those that were not looked at are no better than those that were.
    let least = tried.iter().map(Candidate::value).fold(1.0, f64::min);
    let mut ranked = vec![0.0; listed.len()];
    for (place, candidate) in candidates.iter().enumerate() {
        let most = if place < CANDIDATES { 1.0 } else { least };
        ranked[candidate.at] = candidate.value().min(most);
    }
    let mut decision = Decision::rank(listed, &ranked, Measure::Chance, chances);
    decision.searched = meter.spent();
    decision
}

/// The budget ended.
struct Spent;

/// Returns who wins, a bit a seat, if somebody can go out and win: those after the seat in their
/// turns, and the seat itself last.
fn next_out(
    position: &Position<Fiches>,
    seat: Seat,
    meter: &mut Meter,
) -> Result<Option<u8>, Spent> {
    let public = position.public();
    let players = usize::from(public.players);
    for next in (1..=players).map(|further| (seat + further) % players) {
        if !meter.spend() {
            return Err(Spent);
        }
        if position.turn().is_none() {
            break;
        }
        let Some((_, rack)) = position.view(Some(next)).own else {
            continue;
        };
        let (settings, before) = (&public.options.settings, public.before_lay(next, *rack));
        let out = solve(settings, &before, Objective::Out);
        let verdict = out.and_then(|out| judge(settings, &before, &out.lay).ok());
        let winners = verdict.map(|verdict| {
            let standing = Standing::new(public.players, next, &public.chips, &public.held);
            standing.out_winners(verdict.chips)
        });
        if let Some(winners) = winners.filter(|winners| winners >> next & 1 == 1) {
            return Ok(Some(winners));
        }
    }
    Ok(None)
}
