//! How the weights of [`super::weights`] came about, and how to find them anew:
//! `PLAYERS=2 cargo test --release -p stammtisch-bots monad::tune -- --ignored --nocapture`.
//!
//! Each round the strong player with the weights so far plays itself with little thought and some
//! strayed actions, and the weights are fitted to who won: the chance of a seat is its share in
//! the exponentials of all seats' worths, and the likelihood of the winners is made as large as it
//! can be. Games that nobody won by Monads say little about the way there and are left out.

use stammtisch_monad::{Ending, Monad, Phase, Public};
use stammtisch_rules::{Deal, Game, Position, Rng, Seat, Setup};

use super::signs::{self, SIGNS};
use super::strong;
use super::weights;
use super::worth::Worth;
use crate::{Budget, Meter};

/// The signs of all seats (of both teams) at the start of a turn, and who won in the end.
struct Sample {
    sides: Vec<Vec<(usize, f32)>>,
    target: Vec<f32>,
}

/// How far the end of a game reaches back: what the weights so far say of a turn counts for the
/// rest, which is less true and far less subject to chance.
const REACH: f32 = 0.96;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

#[test]
#[ignore = "takes minutes, and prints weights instead of judging them"]
fn weights_are_fitted_to_who_wins() {
    let players = number("PLAYERS", 2) as usize;
    let teams = number("TEAMS", 0) == 1;
    let setup = Setup::<Monad>::new(players, &serde_json::json!({"teams": teams})).unwrap();
    let mut fitted = match (players, teams) {
        (_, true) => weights::TEAMS,
        (2, _) => weights::TWO,
        (3, _) => weights::THREE,
        _ => weights::FOUR,
    };
    let mut samples = Vec::new();
    for round in 0..number("ROUNDS", 4) {
        let worth: &'static Worth = Box::leak(Box::new(Worth::new(&fitted, weights::IMPATIENCE)));
        // What older weights played is forgotten but for the last round.
        let kept = samples.len() / 2;
        samples.drain(..kept);
        let games = number("GAMES", 400);
        let mut by_monads = 0;
        let mut turns = Vec::new();
        for game in 0..games {
            let (ended, took) = play(&setup, &fitted, worth, round * games + game, &mut samples);
            by_monads += u64::from(ended);
            turns.push(took);
        }
        turns.sort();
        let surprise = fit(&mut fitted, &samples);
        println!(
            "// round {round}: {} samples, {by_monads} of {games} by Monads, median {} turns, loss {surprise:.4}",
            samples.len(),
            turns[turns.len() / 2]
        );
        println!("{fitted:.3?}");
    }
}

/// Plays a game and keeps its turns if Monads decided it; answers that, and how long it took.
fn play(
    setup: &Setup<Monad>,
    weights: &[f32; SIGNS],
    worth: &'static Worth,
    game: u64,
    samples: &mut Vec<Sample>,
) -> (bool, u64) {
    let mut rng = Rng::new(game);
    let mut position = setup.deal(&Deal::from_seed(&format!("tune/{game}")));
    let mut listed = Vec::new();
    let mut kept: Vec<Vec<Vec<(usize, f32)>>> = Vec::new();
    let mut turns = 0;
    while position.turn().is_some() {
        if position.public().phase == Phase::Fresh {
            kept.push(sides(&position));
            turns += 1;
        }
        let view = position.mover();
        Monad::legal(&view, &mut listed);
        let mut meter = Meter::start(Budget::Nodes(number("NODES", 400)));
        let thought = strong::think_with(worth, &view, &listed, &mut rng, &mut meter);
        let ranking = &thought.ranking;
        let at = match rng.below(100) < 5 {
            true => rng.below(ranking.len().min(4)),
            false => 0,
        };
        let action = ranking[at].action;
        position.apply(&action, &mut ());
    }
    let Phase::Over { winners, by } = position.public().phase else {
        return (false, turns);
    };
    if by != Ending::Monads {
        return (false, turns);
    }
    let sides = kept.first().map_or(0, Vec::len);
    let mut target = vec![0.0; sides];
    target[winners.trailing_zeros() as usize] = 1.0;
    for sides in kept.into_iter().rev() {
        let now = softmax(&sums(weights, &sides));
        samples.push(Sample {
            sides,
            target: target.clone(),
        });
        for (target, now) in target.iter_mut().zip(now) {
            *target = REACH * *target + (1.0 - REACH) * now;
        }
    }
    (true, turns)
}

fn sums(weights: &[f32; SIGNS], sides: &[Vec<(usize, f32)>]) -> Vec<f32> {
    let sum = |side: &Vec<(usize, f32)>| side.iter().map(|&(sign, n)| weights[sign] * n).sum();
    sides.iter().map(sum).collect()
}

fn softmax(sums: &[f32]) -> Vec<f32> {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = sums.iter().map(|sum| (sum - most).exp()).sum();
    sums.iter().map(|sum| (sum - most).exp() / all).collect()
}

/// The signs of each seat, or of each team.
fn sides(position: &Position<Monad>) -> Vec<Vec<(usize, f32)>> {
    let public = position.public();
    let sides = if public.options.teams {
        2
    } else {
        public.players as usize
    };
    let mut all = vec![Vec::new(); sides];
    for seat in 0..public.players as usize {
        all[seat % sides].extend(of(public, position, seat));
    }
    all
}

fn of(public: &Public, position: &Position<Monad>, seat: Seat) -> Vec<(usize, f32)> {
    let Some((_, &hand)) = position.view(Some(seat)).own else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut tell = |sign: usize, n: f32| found.push((sign, n));
    let home = public.homes[seat];
    for rank in stammtisch_monad::Rank::COLOURED {
        signs::of_set(rank, home, hand.colours(rank), &mut tell);
    }
    let trades = signs::trades(hand, home);
    signs::of_hand(hand, home, trades, &mut tell);
    signs::of_fronts(public, seat, hand, trades, &mut tell);
    signs::of_seat(public, seat, hand, trades, &mut tell);
    found
}

/// Steps down the slope of the surprise, each weight at its own pace; answers the mean surprise.
fn fit(weights: &mut [f32; SIGNS], samples: &[Sample]) -> f64 {
    let prior = *weights;
    let mut moved = [1e-3_f32; SIGNS];
    let mut rng = Rng::new(1);
    let mut surprise = 0.0;
    let epochs = 6;
    for epoch in 0..epochs {
        let pace = 0.05 / (1.0 + epoch as f32);
        surprise = 0.0;
        for _ in 0..samples.len() {
            let sample = &samples[rng.below(samples.len())];
            let chances = softmax(&sums(weights, &sample.sides));
            for (at, side) in sample.sides.iter().enumerate() {
                surprise -= f64::from(sample.target[at] * chances[at].max(1e-9).ln());
                let error = sample.target[at] - chances[at];
                for &(sign, n) in side {
                    let slope = error * n - 5e-3 * (weights[sign] - prior[sign]);
                    moved[sign] += slope * slope;
                    weights[sign] += pace * slope / moved[sign].sqrt().max(1.0);
                }
            }
        }
    }
    surprise / samples.len().max(1) as f64
}
