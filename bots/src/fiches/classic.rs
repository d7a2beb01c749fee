//! The classic set: what is looked at there, and a search that sees who can go out next.
//!
//! Listing lays takes a millisecond here, so nothing is played out. But what decides a round is who
//! goes out, with all his tiles at once: that is asked of the solver, for the others and for the
//! next turn, in many deals.

use stammtisch_fiches::judge::judge;
use stammtisch_fiches::solver::{Objective, solve};
use stammtisch_fiches::tiles::COLOURS;
use stammtisch_fiches::{Action, Fiches, Public};
use stammtisch_rules::{Game, Position, Rng, Seat, View};

use super::glance::{Glance, Move, Numbers, winners};
use super::odds::Odds;
use super::outlook;
use super::rating::{self, FITS, GAPS, LONE, OPEN, PAIRS, ROWS, SWAPS, in_rows};
use crate::{Decision, Measure, Meter};

/// So many actions, the most promising ones, are looked at.
const CANDIDATES: usize = 4;
/// What the rating says of an action counts like so many deals,
const PRIOR: f64 = 2.0;
/// a chip of it like so much of a win.
const RATED_CHIP: f64 = 0.04;

/// Before the first lay (F6.1) the table is of no use; before the others' they cannot use it.
pub(super) fn stage(glance: &Glance) -> usize {
    let others = glance.public.opened & !(1 << glance.seat);
    match (glance.public.has_opened(glance.seat), others) {
        (false, _) => 0,
        (true, 0) => 1,
        (true, _) => 2,
    }
}

/// What is said about the tiles left on the rack, where some lay takes `most`.
pub(super) fn look(
    glance: &Glance,
    of: &Move,
    left: Numbers,
    most: u32,
    mut see: impl FnMut(usize, f32),
) {
    see(FITS, (most - of.laid.len()) as f32);
    if !glance.public.has_opened(glance.seat) && !of.laid.is_empty() {
        see(SWAPS, 1.0);
    }
    let opened = (glance.public.opened & !(1 << glance.seat)).count_ones() as f32;
    see(OPEN, opened * of.laid.len() as f32);
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
fn of_three(numbers: Numbers) -> u16 {
    let [r, y, b, k] = numbers;
    r & y & (b | k) | b & k & (r | y)
}

/// An action that may be the best one, and what came of it.
struct Candidate {
    at: usize,
    /// What the rating makes of it, as a chance.
    prior: f64,
    sum: f64,
    deals: f64,
}

impl Candidate {
    fn worth(&self) -> f64 {
        (self.sum + PRIOR * self.prior) / (self.deals + PRIOR)
    }
}

/// A search for one decision.
struct Search<'a> {
    glance: &'a Glance<'a>,
    moves: &'a [Move],
    listed: &'a [Action],
    odds: Odds,
}

/// Looks at who can go out next, in many deals, until the meter is out.
pub(super) fn search(
    view: &View<Fiches>,
    glance: &Glance,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let (mut moves, mut rated) = (Vec::new(), Vec::new());
    glance.moves(&mut moves);
    rating::rate(glance, &moves, &mut rated);
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|a, b| rated[*b].total_cmp(&rated[*a]));
    let chances = outlook::of(view);
    let best = rated[order[0]];
    let even = chances[glance.seat];
    let candidate = |&at: &usize| Candidate {
        at,
        prior: (even + RATED_CHIP * f64::from(rated[at] - best)).max(0.0),
        sum: 0.0,
        deals: 0.0,
    };
    let mut candidates: Vec<Candidate> = order.iter().map(candidate).collect();
    let few = candidates.len().min(CANDIDATES);
    let search = Search {
        glance,
        moves: &moves,
        listed,
        odds: Odds::of(view.public),
    };
    while few > 1 && search.deal(view, &mut candidates[..few], rng, meter) {}
    // Those that were not looked at are no better than those that were.
    let least = candidates[..few].iter().map(Candidate::worth);
    let least = least.fold(1.0, f64::min);
    let mut worth = vec![0.0; listed.len()];
    for (place, candidate) in candidates.iter().enumerate() {
        let most = if place < few { 1.0 } else { least };
        worth[candidate.at] = candidate.worth().min(most);
    }
    let mut thought = Decision::rank(listed, &worth, Measure::Chance, chances);
    thought.searched = meter.spent();
    thought
}

impl Search<'_> {
    /// Tries all candidates in one deal; `false` once the budget is spent.
    fn deal(
        &self,
        view: &View<Fiches>,
        candidates: &mut [Candidate],
        rng: &mut Rng,
        meter: &mut Meter,
    ) -> bool {
        let position = Fiches::redeal(view, rng);
        for candidate in candidates {
            let Some(worth) = self.after(&position, candidate, meter) else {
                return false;
            };
            candidate.sum += worth;
            candidate.deals += 1.0;
        }
        true
    }

    /// The chance to win the match after a candidate: somebody goes out, or all is as the rating
    /// says. `None` once the budget is spent.
    fn after(
        &self,
        position: &Position<Fiches>,
        candidate: &Candidate,
        meter: &mut Meter,
    ) -> Option<f64> {
        let seat = self.glance.seat;
        if let Some((_, winners)) = self.glance.ending(&self.moves[candidate.at]) {
            return meter.spend().then(|| self.odds.after(winners)[seat]);
        }
        let mut position = *position;
        position.apply(&self.listed[candidate.at], &mut ());
        let players = usize::from(position.public().players);
        for next in (1..=players).map(|further| (seat + further) % players) {
            if !meter.spend() {
                return None;
            }
            if let Some(winners) = out(&position, next)
                && winners >> next & 1 == 1
            {
                return Some(self.odds.after(winners)[seat]);
            }
        }
        Some(candidate.prior)
    }
}

/// Who wins, a bit a seat, if this one can go out and does.
fn out(position: &Position<Fiches>, seat: Seat) -> Option<u8> {
    let public: &Public = position.public();
    let (_, rack) = position.view(Some(seat)).own?;
    let settings = &public.options.settings;
    let desk = public.desk(seat, *rack);
    let lay = solve(settings, &desk, Objective::Out)?.lay;
    let earned = judge(settings, &desk, &lay).ok()?.chips;
    let left = |other: Seat| i32::from(public.chips[other]) - i32::from(public.held[other]);
    let mut chips: Vec<i32> = (0..usize::from(public.players))
        .map(|other| left(other).max(0))
        .collect();
    chips[seat] = i32::from(public.chips[seat]) + i32::from(earned) + 1;
    Some(winners(&chips, Some(seat)))
}
