//! Fits the weights of Monad's strong bot, `src/bot/weights.rs`, to games that it plays itself:
//! `PLAYERS=2 cargo run --release -p stammtisch-monad --example tune`.
//!
//! Each round the strong bot with the weights so far plays itself on a small budget, with a few
//! random actions, and the weights are fitted to the winners: the chance of a seat is the softmax of
//! all seats' evaluations, and the likelihood of the winners is maximised. Games that nobody won by
//! Monads say little about the way there and are left out.
//!
//! The environment sets `PLAYERS`, `TEAMS=1`, `ROUNDS`, `GAMES` a round and `NODES` a decision. It
//! takes minutes and prints weights; the same settings print the same weights.

use stammtisch_bots::{Budget, Meter};
use stammtisch_monad::tuning::{self, Evaluation, FEATURES};
use stammtisch_monad::{Ending, Monad, Phase};
use stammtisch_rules::{Deal, Position, Rng, Rules, Setup};

/// The features of one side with their amounts.
type Features = Vec<(usize, f32)>;

/// The features of all sides (seats or teams) at the start of a turn, and the fitted chances.
struct Sample {
    sides: Vec<Features>,
    target: Vec<f32>,
}

/// The target of a turn is this part of the next turn's target; the rest is the estimate by the
/// weights so far, which is less true and far less subject to chance.
const DISCOUNT: f32 = 0.96;
/// How many of a hundred actions are random ones of the best four.
const EXPLORED_PERCENT: usize = 5;
/// No game has more actions: at most 10 Monads, 400 turns between two, and 100 actions a turn.
const MAX_ACTIONS: usize = 400_000;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name}={text} is no number"))
    })
}

fn main() {
    let players = setting("PLAYERS", 2) as usize;
    let teams = setting("TEAMS", 0) == 1;
    let games = setting("GAMES", 400);
    let options = serde_json::json!({"teams": teams});
    let setup = Setup::<Monad>::new(players, &options).unwrap_or_else(|why| panic!("{why}"));
    let mut weights = tuning::weights(players, teams);
    let mut samples = Vec::new();
    for round in 0..setting("ROUNDS", 4) {
        let evaluation = tuning::evaluation(&weights);
        // Half of the samples are forgotten: older weights played them.
        samples.drain(..samples.len() / 2);
        let mut by_monads = 0;
        let mut turns = Vec::new();
        for game in round * games..(round + 1) * games {
            let (decided, length) = play(&setup, &weights, &evaluation, game, &mut samples);
            by_monads += u64::from(decided);
            turns.push(length);
        }
        turns.sort();
        let loss = fit(&mut weights, &samples);
        println!(
            "// round {round}: {} samples, {by_monads} of {games} by Monads, median {} turns, loss {loss:.4}",
            samples.len(),
            turns.get(turns.len() / 2).unwrap_or(&0)
        );
        println!("{weights:.3?}");
    }
}

/// Plays a game and keeps its turns if Monads decided it. Returns whether they did, and the number of
/// turns.
fn play(
    setup: &Setup<Monad>,
    weights: &[f32; FEATURES],
    evaluation: &Evaluation,
    game: u64,
    samples: &mut Vec<Sample>,
) -> (bool, u64) {
    let mut rng = Rng::new(game);
    let mut position = setup.deal(&Deal::from_seed(&format!("tune/{game}")));
    let mut listed = Vec::new();
    let mut kept: Vec<Vec<Features>> = Vec::new();
    for _ in 0..MAX_ACTIONS {
        if position.turn().is_none() {
            break;
        }
        if position.public().phase == Phase::Fresh {
            kept.push(sides(&position));
        }
        let view = position.mover();
        Monad::legal(&view, &mut listed);
        let mut meter = Meter::start(Budget::Nodes(setting("NODES", 400)));
        let decision = tuning::decide(evaluation, &view, &listed, &mut rng, &mut meter);
        let ranking = &decision.ranking;
        let at = if rng.below(100) < EXPLORED_PERCENT {
            rng.below(ranking.len().min(4))
        } else {
            0
        };
        let action = ranking[at].action;
        position.apply(&action, &mut ());
    }
    let turns = kept.len() as u64;
    let Phase::Over {
        winners,
        by: Ending::Monads,
    } = position.public().phase
    else {
        return (false, turns);
    };
    let mut target = vec![0.0; kept.first().map_or(0, Vec::len)];
    target[winners.trailing_zeros() as usize] = 1.0;
    for sides in kept.into_iter().rev() {
        let estimate = softmax(&sums(weights, &sides));
        samples.push(Sample {
            sides,
            target: target.clone(),
        });
        for (target, estimate) in target.iter_mut().zip(estimate) {
            *target = DISCOUNT * *target + (1.0 - DISCOUNT) * estimate;
        }
    }
    (true, turns)
}

fn sums(weights: &[f32; FEATURES], sides: &[Features]) -> Vec<f32> {
    let sum = |side: &Features| side.iter().map(|&(at, amount)| weights[at] * amount).sum();
    sides.iter().map(sum).collect()
}

fn softmax(sums: &[f32]) -> Vec<f32> {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = sums.iter().map(|sum| (sum - most).exp()).sum();
    sums.iter().map(|sum| (sum - most).exp() / all).collect()
}

/// Returns the features of each seat, or of each team.
fn sides(position: &Position<Monad>) -> Vec<Features> {
    let public = position.public();
    let players = public.players as usize;
    let sides = if public.options.teams { 2 } else { players };
    let mut all = vec![Vec::new(); sides];
    for seat in 0..players {
        all[seat % sides].extend(tuning::features(position, seat));
    }
    all
}

/// Minimises the cross-entropy by stochastic gradient descent with a step size for each weight
/// (AdaGrad), and pulls the weights towards those they began with. Returns the mean loss.
fn fit(weights: &mut [f32; FEATURES], samples: &[Sample]) -> f64 {
    let prior = *weights;
    let mut squares = [1e-3_f32; FEATURES];
    let mut rng = Rng::new(1);
    let mut loss = 0.0;
    for epoch in 0..6 {
        let rate = 0.05 / (1.0 + epoch as f32);
        loss = 0.0;
        for _ in 0..samples.len() {
            let sample = &samples[rng.below(samples.len())];
            let chances = softmax(&sums(weights, &sample.sides));
            for (at, side) in sample.sides.iter().enumerate() {
                loss -= f64::from(sample.target[at] * chances[at].max(1e-9).ln());
                let error = sample.target[at] - chances[at];
                for &(feature, amount) in side {
                    let pull = 5e-3 * (weights[feature] - prior[feature]);
                    let slope = error * amount - pull;
                    squares[feature] += slope * slope;
                    weights[feature] += rate * slope / squares[feature].sqrt().max(1.0);
                }
            }
        }
    }
    loss / samples.len().max(1) as f64
}
