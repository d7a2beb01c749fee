//! The level `strong`: iterative deepening, turn by turn, in several worlds.
//!
//! A world is a redealt position, in which nothing is hidden.

use stammtisch_bots::{Chances, Decision, Measure, Meter, Strategy};
use stammtisch_rules::{MAX_SEATS, Position, Rng, Rules, Seat, View};

use super::evaluation::{self, Evaluation};
use super::plan;
use super::root;
use super::search::{Search, WON};
use super::transpositions::key;
use crate::{Action, Monad};

/// The most worlds that are searched. Hidden is only what opponents were dealt and have not shown
/// yet, so after a few turns there is one world.
const WORLDS: usize = 4;
/// The most redeals to find different worlds.
const REDEALS: usize = 12;
/// The most turns that are searched.
const MAX_DEPTH: u8 = 24;
/// A point of `medium`'s evaluation in odds, roughly.
const POINT: f32 = 0.02;
/// A world's odds are limited to this, either way, before worlds are averaged.
const MAX_ODDS: f32 = 12.0;

/// Returns a few different worlds that look like this to the viewer.
fn worlds(view: &View<Monad>, rng: &mut Rng) -> Vec<Position<Monad>> {
    let mut worlds: Vec<Position<Monad>> = Vec::with_capacity(WORLDS);
    let mut keys = Vec::with_capacity(WORLDS);
    for _ in 0..REDEALS {
        let world = Monad::redeal(view, rng);
        let key = key(&world, 0);
        if !keys.contains(&key) {
            keys.push(key);
            worlds.push(world);
        }
        if worlds.len() == WORLDS {
            break;
        }
    }
    worlds
}

/// The odds of each action in each world, as far as they were searched.
struct Findings {
    odds: Vec<Vec<f32>>,
}

impl Findings {
    /// Returns the mean chance of an action over all worlds.
    fn chance(&self, action: usize) -> f64 {
        let sum: f64 = self.odds.iter().map(|world| chance(world[action])).sum();
        sum / self.odds.len() as f64
    }

    /// Returns whether in all worlds the best action wins or every action loses.
    fn decided(&self) -> bool {
        self.odds.iter().all(|world| {
            let best = world.iter().copied().fold(f32::MIN, f32::max);
            best.abs() > WON / 2.0
        })
    }
}

/// Returns the chance that odds stand for; a sooner win stays a little better than a later one.
fn chance(odds: f32) -> f64 {
    let chance = 1.0 / (1.0 + f64::from(-odds.clamp(-MAX_ODDS, MAX_ODDS)).exp());
    if odds.abs() > WON / 2.0 {
        chance + f64::from(odds.signum() * (odds.abs() - WON)) * 1e-9
    } else {
        chance
    }
}

pub(super) fn decide(
    view: &View<Monad>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    decide_by(Evaluation::of(view.public), view, listed, rng, meter)
}

/// Decides by another evaluation than the table's own.
pub(super) fn decide_by(
    evaluation: &Evaluation,
    view: &View<Monad>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let seat = view.own.map_or(0, |(seat, _)| seat);
    let worlds = if listed.len() == 1 {
        vec![Monad::redeal(view, rng)]
    } else {
        worlds(view, rng)
    };
    let mut search = Search::new(evaluation, view.public, seat, meter);
    let previews = |world| root::previews(evaluation, world, seat, listed);
    let mut findings = Findings {
        odds: worlds.iter().map(previews).collect(),
    };
    if listed.len() > 1 && !deepen(&mut search, &worlds, listed, &mut findings) {
        findings.odds = vec![fallback(view, listed, &findings.odds[0])];
    }
    let chances: Vec<f64> = (0..listed.len()).map(|at| findings.chance(at)).collect();
    let mut decision = Decision::rank(listed, &chances, Measure::Chance, [0.0; MAX_SEATS]);
    decision.searched = search.spent();
    decision.chances = all_chances(&worlds, seat, decision.ranking[0].value);
    decision
}

/// Returns the odds by the level `medium`: for a budget that does not last for one turn.
fn fallback(view: &View<Monad>, listed: &[Action], odds: &[f32]) -> Vec<f32> {
    let mut points = Vec::new();
    plan::medium(view, listed, &mut points);
    let most = points.iter().copied().fold(f64::MIN, f64::max);
    let best = odds.iter().copied().fold(f32::MIN, f32::max);
    let behind = |points: &f64| best + POINT * (points - most) as f32;
    points.iter().map(behind).collect()
}

/// Searches one turn deeper each time while there is budget. Returns `false` if it did not last for a
/// narrow pass over the own turn.
fn deepen(
    search: &mut Search,
    worlds: &[Position<Monad>],
    listed: &[Action],
    findings: &mut Findings,
) -> bool {
    let steps = std::iter::once((1, true)).chain((1..=MAX_DEPTH).map(|depth| (depth, false)));
    for (depth, narrow) in steps {
        for (at, world) in worlds.iter().enumerate() {
            search.start_pass(at as u64, narrow);
            if !root::search_actions(search, world, listed, depth, &mut findings.odds[at]) {
                return !narrow;
            }
        }
        if findings.decided() {
            break;
        }
    }
    true
}

/// Returns the chances of all seats, given that of the searching one: the others share the rest by
/// the evaluation.
fn all_chances(worlds: &[Position<Monad>], seat: Seat, own: f64) -> Chances {
    let public = worlds[0].public();
    let mut static_chances = [0.0; MAX_SEATS];
    for world in worlds {
        let chances = evaluation::chances(world);
        for (sum, chance) in static_chances.iter_mut().zip(chances) {
            *sum += chance / worlds.len() as f64;
        }
    }
    let with = |at: Seat| Monad::same_side(public, seat, at);
    let ours: f64 = (0..MAX_SEATS)
        .filter(|&at| with(at))
        .map(|at| static_chances[at])
        .sum();
    std::array::from_fn(|at| {
        if with(at) {
            static_chances[at] / ours.max(f64::MIN_POSITIVE) * own
        } else {
            static_chances[at] / (1.0 - ours).max(f64::MIN_POSITIVE) * (1.0 - own)
        }
    })
}
