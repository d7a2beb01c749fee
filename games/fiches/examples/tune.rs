//! Finds the weights of the evaluation anew, and prints them.
//!
//! `cargo run --release -p stammtisch-fiches --example tune`
//!
//! The evaluation plays itself. It does not take the best action but draws one, those more often that
//! it values higher (a softmax); and once it is known who won, the weights are moved so that the
//! winner's choices become more likely and the loser's less (a policy gradient, with Adam's steps).
//!
//! `GAMES` says how many games (100000), `PLAYERS` how many play (2), `SET` is junior or classic;
//! `GREEDY=1` begins with chips alone, not with the present weights; `DEALS` (500) says how many
//! deals the weights are compared on.

use serde_json::json;
use stammtisch_fiches::bot::{
    CHIPS, FEATURES, Features, OUT_LOSES, OUT_WINS, PERIODS, Weights, features, weights,
};
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Deal, Position, Rng, Rules, Seat, Setup};

/// An action valued higher by so many chips is drawn e times as often.
const TEMPERATURE: f32 = 0.5;
/// A chip more than the others have counts for so much of a win.
const CHIP: f32 = 0.02;
/// So many steps are made, however many games there are,
const STEPS: u64 = 200;
/// and so far a weight moves in the first of them; less and less later.
const RATE: f32 = 0.05;

const NOTHING: Weights = [[0.0; FEATURES]; PERIODS];

/// Chips, and nothing else.
fn greedy() -> Weights {
    let mut weights = [0.0; FEATURES];
    for counts in [CHIPS, OUT_WINS, OUT_LOSES] {
        weights[counts] = 1.0;
    }
    [weights; PERIODS]
}

/// What a player on turn can do, and what it is worth.
struct Choice {
    actions: Vec<Action>,
    period: usize,
    features: Vec<Features>,
    values: Vec<f32>,
}

impl Choice {
    fn of(position: &Position<Fiches>, weights: &Weights) -> Choice {
        let view = position.mover();
        let mut actions = Vec::new();
        Fiches::legal(&view, &mut actions);
        let (period, features) = features(&view).expect("the game goes on");
        let sum = |of: &Features| weights[period].iter().zip(of).map(|(a, b)| a * b).sum();
        Choice {
            actions,
            period,
            values: features.iter().map(sum).collect(),
            features,
        }
    }

    fn best(&self) -> usize {
        let places = (0..self.values.len()).rev();
        let best = places.max_by(|a, b| self.values[*a].total_cmp(&self.values[*b]));
        best.expect("somebody can act")
    }

    /// Returns how likely each action is to be drawn.
    fn chances(&self) -> Vec<f32> {
        let most = self.values[self.best()];
        let part = |value: &f32| ((value - most) / TEMPERATURE).exp();
        let all: f32 = self.values.iter().map(part).sum();
        self.values.iter().map(|value| part(value) / all).collect()
    }

    /// Adds the features of the action drawn, less what was to be expected.
    fn add_surprise(&self, at: usize, chances: &[f32], trace: &mut Weights) {
        for (k, sum) in trace[self.period].iter_mut().enumerate() {
            let of = self.features.iter().zip(chances);
            let expected: f32 = of.map(|(features, chance)| features[k] * chance).sum();
            *sum += (self.features[at][k] - expected) / TEMPERATURE;
        }
    }
}

/// Draws one of these by their chances.
fn draw(chances: &[f32], rng: &mut Rng) -> usize {
    let mut left = rng.below(1 << 24) as f32 / (1 << 24) as f32;
    let reached = chances.iter().position(|chance| {
        left -= chance;
        left < 0.0
    });
    reached.unwrap_or(chances.len() - 1)
}

/// Weights on their way uphill, and Adam's two averages.
struct Climber {
    weights: Weights,
    slope: Weights,
    mean: Weights,
    square: Weights,
    steps: i32,
}

impl Climber {
    fn new(weights: Weights) -> Climber {
        let [slope, mean, square] = [NOTHING; 3];
        let steps = 0;
        Climber {
            weights,
            slope,
            mean,
            square,
            steps,
        }
    }

    /// Plays a game against itself, and adds up which way is uphill.
    fn play(&mut self, setup: &Setup<Fiches>, deal: &Deal, rng: &mut Rng) {
        let mut position = setup.deal(deal);
        let mut traces = vec![NOTHING; setup.players];
        while let Some(seat) = position.turn() {
            let choice = Choice::of(&position, &self.weights);
            let chances = choice.chances();
            let at = draw(&chances, rng);
            choice.add_surprise(at, &chances, &mut traces[seat]);
            position.apply(&choice.actions[at], &mut ());
        }
        for (seat, trace) in traces.iter().enumerate() {
            let reward = reward(&position, seat);
            let slope = self.slope.as_flattened_mut().iter_mut();
            slope
                .zip(trace.as_flattened())
                .for_each(|(sum, of)| *sum += reward * of);
        }
    }

    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (kept, kept_long) = (0.9f32, 0.99f32);
        let grown = |kept: f32| 1.0 - kept.powi(self.steps);
        for (k, slope) in self.slope.as_flattened_mut().iter_mut().enumerate() {
            let mean = &mut self.mean.as_flattened_mut()[k];
            let square = &mut self.square.as_flattened_mut()[k];
            *mean = kept * *mean + (1.0 - kept) * *slope;
            *square = kept_long * *square + (1.0 - kept_long) * *slope * *slope;
            let spread = (*square / grown(kept_long)).sqrt();
            // A feature that was never seen stays as it is.
            let way = *mean / grown(kept) / spread.max(1e-9);
            self.weights.as_flattened_mut()[k] += rate * way;
            *slope = 0.0;
        }
    }
}

/// Returns what a seat has got from a game, against the mean. A shared win is none: otherwise
/// everybody learns to draw until they are broke, and to pass.
fn reward(position: &Position<Fiches>, seat: Seat) -> f32 {
    let public = position.public();
    let players = f32::from(public.players);
    let win = f32::from(u8::from(Fiches::winners(public) == [seat]));
    let all: u16 = public.chips[..usize::from(public.players)].iter().sum();
    let ahead = f32::from(public.chips[seat]) - f32::from(all) / players;
    win - 1.0 / players + CHIP * ahead
}

/// Returns the share of wins of these weights where all others go by those.
fn share(setup: &Setup<Fiches>, these: &Weights, those: &Weights, deals: u64) -> f64 {
    let mut won = 0.0;
    for (deal, own) in (0..deals).flat_map(|deal| (0..setup.players).map(move |own| (deal, own))) {
        let mut position = setup.deal(&Deal::from_seed(&format!("share/{deal}")));
        while let Some(seat) = position.turn() {
            let weights = if seat == own { these } else { those };
            let choice = Choice::of(&position, weights);
            position.apply(&choice.actions[choice.best()], &mut ());
        }
        let winners = Fiches::winners(position.public());
        if winners.contains(&own) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / (deals * setup.players as u64) as f64
}

/// Returns the weights in use.
fn present(setup: &Setup<Fiches>) -> &'static Weights {
    weights(setup.options.settings.set, setup.players as u8)
}

fn report(setup: &Setup<Fiches>, step: u64, these: &Weights) {
    let against = |those: &Weights| 100.0 * share(setup, these, those, number("DEALS", 500));
    println!(
        "// step {step}: {:.1} % against greedy, {:.1} % against the present weights",
        against(&greedy()),
        against(present(setup))
    );
    for period in these {
        println!("{period:.2?},");
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn main() {
    let set = std::env::var("SET").unwrap_or("junior".into());
    let players = number("PLAYERS", 2) as usize;
    let setup = Setup::<Fiches>::new(players, &json!({"set": set})).expect("options that fit");
    let start = match number("GREEDY", 0) {
        0 => *present(&setup),
        _ => greedy(),
    };
    let batch = number("GAMES", 100_000) / STEPS;
    let mut rng = Rng::new(1);
    let mut climber = Climber::new(start);
    for step in 0..STEPS {
        for game in 0..batch {
            let deal = Deal::from_seed(&format!("tune/{step}/{game}"));
            climber.play(&setup, &deal, &mut rng);
        }
        climber.step(RATE * (1.0 - step as f32 / STEPS as f32));
        if (step + 1) % (STEPS / 10) == 0 {
            report(&setup, step + 1, &climber.weights);
        }
    }
}
