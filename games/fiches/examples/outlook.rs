//! Fits the outlook of a round of the classic set (`src/bot/outlook.rs`) to results, and prints its weights.
//!
//! `cargo run --release -p stammtisch-fiches --example outlook`
//!
//! Rounds begin with players of all kinds, so that there are positions of all kinds; after some steps
//! everybody goes on as `medium`, and the positions from there on are fitted to who wins: the likelihood
//! of the winners is climbed by the gradient, with Adam's steps. Every fifth round is kept apart to test
//! the fit.
//!
//! `GAMES` says how many rounds (1500).

use serde_json::json;
use stammtisch_bots::{Bot, Player};
use stammtisch_fiches::bot::{OutlookWeights, ROWS, TRAITS, nearness, traits};
use stammtisch_fiches::{Fiches, SEATS};
use stammtisch_rules::{Deal, Position, Rng, Rules, Setup};

/// Every so many steps a position is kept.
const EVERY: usize = 3;
/// So many steps are climbed,
const STEPS: i32 = 1000;
/// so far each.
const RATE: f64 = 0.02;
/// Weights are drawn towards 0 by this part of them.
const DECAY: f64 = 0.002;

/// A position: the traits of each seat, how near the end is, and who won at last.
struct Sample {
    traits: Vec<[f64; TRAITS]>,
    near: f64,
    won: Vec<f64>,
}

impl Sample {
    fn of(position: &Position<Fiches>) -> Sample {
        let full = position.full_state();
        let seats = 0..usize::from(full.public.players);
        Sample {
            traits: seats
                .map(|seat| traits(full.public, seat, full.private[seat]))
                .collect(),
            near: nearness(full.public),
            won: Vec::new(),
        }
    }

    fn powers(&self) -> [f64; ROWS] {
        [1.0, self.near, self.near.powi(2)]
    }

    fn chances(&self, weights: &OutlookWeights) -> Vec<f64> {
        let score = |traits: &[f64; TRAITS]| -> f64 {
            let rows = weights.iter().zip(self.powers());
            let part = |(row, power): (&[f64; TRAITS], f64)| -> f64 {
                power * row.iter().zip(traits).map(|(a, b)| a * b).sum::<f64>()
            };
            rows.map(part).sum()
        };
        let parts: Vec<f64> = self.traits.iter().map(|it| score(it).exp()).collect();
        let sum: f64 = parts.iter().sum();
        parts.iter().map(|part| part / sum).collect()
    }

    /// Returns how surprising the result is, in bits.
    fn surprise(&self, weights: &OutlookWeights) -> f64 {
        let chances = self.chances(weights);
        let of = self.won.iter().zip(chances);
        -of.map(|(won, chance)| won * chance.log2()).sum::<f64>()
    }
}

/// Plays a round and returns some of its positions.
fn play(game: u64, rng: &mut Rng) -> Vec<Sample> {
    let players = 2 + (game % 3) as usize;
    let setup = Setup::<Fiches>::new(players, &json!({"set": "classic"})).expect("options");
    let mut position = setup.deal(&Deal::from_seed(&format!("outlook/{game}")));
    let bots = ["medium", "greedy", "easy", "medium"];
    let player =
        |name: &str| Player::<Fiches>::new(name.parse::<Bot>().expect("a bot"), Rng::new(game));
    let mut mixed: Vec<_> = (0..players)
        .map(|_| player(bots[rng.below(bots.len())]))
        .collect();
    let mut standard = player("medium");
    let first = rng.below(40 * players);
    let mut samples = Vec::new();
    let mut steps = 0;
    while let Some(seat) = position.turn() {
        if steps >= first && steps % EVERY == 0 {
            samples.push(Sample::of(&position));
        }
        let player = if steps < first {
            &mut mixed[seat]
        } else {
            &mut standard
        };
        let Some(action) = player.act(&position.mover()) else {
            break;
        };
        position.apply(&action, &mut ());
        steps += 1;
    }
    let winners = Fiches::winners(position.public());
    let share = |seat| f64::from(u8::from(winners.contains(&seat))) / winners.len() as f64;
    for sample in &mut samples {
        sample.won = (0..players).map(share).collect();
    }
    samples
}

fn fit(samples: &[Sample]) -> OutlookWeights {
    let mut weights = [[0.0; TRAITS]; ROWS];
    let (mut mean, mut square) = (weights, weights);
    for step in 1..=STEPS {
        let mut slope = weights.map(|row| row.map(|weight| -DECAY * weight));
        for sample in samples {
            let chances = sample.chances(&weights);
            let powers = sample.powers();
            for (seat, traits) in sample.traits.iter().enumerate() {
                let error = (sample.won[seat] - chances[seat]) / samples.len() as f64;
                for (row, power) in slope.iter_mut().zip(powers) {
                    for (sum, of) in row.iter_mut().zip(traits) {
                        *sum += error * power * of;
                    }
                }
            }
        }
        let rate = RATE * (1.0 - f64::from(step) / f64::from(STEPS + 1));
        let flat = weights.as_flattened_mut().iter_mut();
        for (k, weight) in flat.enumerate() {
            let slope = slope.as_flattened()[k];
            let mean = &mut mean.as_flattened_mut()[k];
            let square = &mut square.as_flattened_mut()[k];
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.99 * *square + 0.01 * slope * slope;
            *weight += rate * *mean / square.sqrt().max(1e-9);
        }
    }
    weights
}

fn main() {
    let games = std::env::var("GAMES").map_or(1500, |text| text.parse().expect("a number"));
    let mut rng = Rng::new(1);
    let (mut learn, mut test): (Vec<Sample>, Vec<Sample>) = Default::default();
    for game in 0..games {
        let into = if game % 5 == 0 { &mut test } else { &mut learn };
        into.extend(play(game, &mut rng));
    }
    let weights = fit(&learn);
    for players in 2..=SEATS {
        let of = |all: &[Sample], weights: &OutlookWeights| {
            let these = all.iter().filter(|it| it.won.len() == players);
            let surprises: Vec<f64> = these.map(|it| it.surprise(weights)).collect();
            surprises.iter().sum::<f64>() / surprises.len() as f64
        };
        println!(
            "// {players} players: {:.3} bits a result ({:.3} on rounds not fitted; {:.3} knowing nothing)",
            of(&learn, &weights),
            of(&test, &weights),
            (players as f64).log2()
        );
    }
    for row in weights {
        println!("{row:.2?},");
    }
}
