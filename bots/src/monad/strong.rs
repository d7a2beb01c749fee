//! The strong player: looks ahead turn by turn in every world that he thinks possible.

use stammtisch_monad::{Action, Monad};
use stammtisch_rules::{Game, MAX_SEATS, Position, Rng, Seat, View};

use super::plan;
use super::root;
use super::search::{Search, WON};
use super::table::key;
use super::worth::{self, Worth};
use crate::{Chances, Decision, Measure, Meter};

/// So many worlds at most are searched side by side. Only what opponents were dealt and have not
/// shown yet is hidden, so after a few turns there is one.
const WORLDS: usize = 4;
/// So often is dealt anew in search of different worlds.
const REDEALS: usize = 12;
/// No search looks further ahead than this many turns.
const DEEPEST: u8 = 24;
/// What a point is in odds, roughly.
const POINT: f32 = 0.02;
/// A world's odds are cut off here before worlds are averaged: no world is surer than sure.
const SURE: f32 = 12.0;

/// The worlds that look like this to the viewer, a few different ones.
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

/// What each action is worth in each world, as far as it was searched.
struct Findings {
    odds: Vec<Vec<f32>>,
}

impl Findings {
    /// The chance of an action over all worlds.
    fn chance(&self, action: usize) -> f64 {
        let sum: f64 = self.odds.iter().map(|world| chance(world[action])).sum();
        sum / self.odds.len() as f64
    }

    /// Whether the best action wins, or every action loses, in all worlds.
    fn decided(&self) -> bool {
        self.odds.iter().all(|world| {
            let best = world.iter().copied().fold(f32::MIN, f32::max);
            best.abs() > WON / 2.0
        })
    }
}

/// The chance that odds stand for; sooner wins stay a little better than later ones.
fn chance(odds: f32) -> f64 {
    let sure = 1.0 / (1.0 + f64::from(-odds.clamp(-SURE, SURE)).exp());
    let sooner = match odds.abs() > WON / 2.0 {
        true => f64::from(odds.signum() * (odds.abs() - WON)) * 1e-9,
        false => 0.0,
    };
    sure + sooner
}

pub(super) fn think(
    view: &View<Monad>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    think_with(Worth::of(view.public), view, listed, rng, meter)
}

/// The same, with other weights.
pub(super) fn think_with(
    worth: &'static Worth,
    view: &View<Monad>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let seat = view.own.map_or(0, |(seat, _)| seat);
    let worlds = match listed.len() {
        1 => vec![Monad::redeal(view, rng)],
        _ => worlds(view, rng),
    };
    let mut search = Search::new(worth, view.public, seat, meter);
    let promised = |world| root::promised(worth, world, seat, listed);
    let mut findings = Findings {
        odds: worlds.iter().map(promised).collect(),
    };
    if listed.len() > 1 && !deepen(&mut search, &worlds, listed, &mut findings) {
        findings.odds = vec![hasty(view, listed, &findings.odds[0])];
    }
    let chances: Vec<f64> = (0..listed.len()).map(|at| findings.chance(at)).collect();
    let mut thought = Decision::rank(listed, &chances, Measure::Chance, [0.0; MAX_SEATS]);
    thought.searched = search.spent();
    thought.chances = spread(&worlds, seat, thought.ranking[0].worth);
    thought
}

/// What a player with a plan thinks, as odds: for a budget that does not even last for one turn.
fn hasty(view: &View<Monad>, listed: &[Action], odds: &[f32]) -> Vec<f32> {
    let mut points = Vec::new();
    plan::medium(view, listed, &mut points);
    let most = points.iter().copied().fold(f64::MIN, f64::max);
    let best = odds.iter().copied().fold(f32::MIN, f32::max);
    let behind = |points: &f64| best + POINT * (points - most) as f32;
    points.iter().map(behind).collect()
}

/// Looks one turn further each time, while there is budget. `false` if it did not last for a narrow
/// look at the own turn.
fn deepen(
    search: &mut Search,
    worlds: &[Position<Monad>],
    listed: &[Action],
    findings: &mut Findings,
) -> bool {
    let steps = std::iter::once((1, true)).chain((1..=DEEPEST).map(|depth| (depth, false)));
    for (depth, narrow) in steps {
        for (at, world) in worlds.iter().enumerate() {
            search.enter(at as u64, narrow);
            if !root::look(search, world, listed, depth, &mut findings.odds[at]) {
                return !narrow;
            }
        }
        if findings.decided() {
            break;
        }
    }
    true
}

/// The chances of all seats, given the searcher's: the others share the rest as they stand.
fn spread(worlds: &[Position<Monad>], seat: Seat, own: f64) -> Chances {
    let public = worlds[0].public();
    let mut stand = [0.0; MAX_SEATS];
    for world in worlds {
        let chances = worth::chances(world);
        (0..MAX_SEATS).for_each(|at| stand[at] += chances[at] / worlds.len() as f64);
    }
    let with = |at: Seat| match public.options.teams {
        true => at % 2 == seat % 2,
        false => at == seat,
    };
    let ours: f64 = (0..MAX_SEATS)
        .filter(|&at| with(at))
        .map(|at| stand[at])
        .sum();
    std::array::from_fn(|at| match with(at) {
        true => stand[at] / ours.max(f64::MIN_POSITIVE) * own,
        false => stand[at] / (1.0 - ours).max(f64::MIN_POSITIVE) * (1.0 - own),
    })
}
