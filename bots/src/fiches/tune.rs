//! How the weights of [`super::weights`] came about, and how to find them anew:
//! `GAMES=100000 cargo test --release -p stammtisch-bots fiches::tune -- --ignored --nocapture`.
//!
//! The rating plays itself. It does not take the best action but draws one, those more often that
//! it rates higher (a softmax); and once it is known who won, the weights are moved so that the
//! winner's choices become more likely and the loser's less (a policy gradient, with Adam's steps).

use serde_json::json;
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Deal, Game, Position, Rng, Seat, Setup};

use super::glance::{Glance, Move};
use super::rating::{self, CHIPS, OUT_LOSES, OUT_WINS, TRAITS, Traits};
use super::weights::{self, STAGES, Weights};

/// An action rated higher by so many chips is drawn e times as often.
const WARMTH: f32 = 0.5;
/// A chip more than the others have counts for so much of a win.
const CHIP: f32 = 0.02;
/// So many steps are made, however many games there are,
const STEPS: u64 = 200;
/// and so far a weight moves in the first of them; less and less later.
const PACE: f32 = 0.05;

const NOTHING: Weights = [[0.0; TRAITS]; STAGES];

/// Chips, and nothing else.
fn greedy() -> Weights {
    let mut traits = [0.0; TRAITS];
    for counts in [CHIPS, OUT_WINS, OUT_LOSES] {
        traits[counts] = 1.0;
    }
    [traits; STAGES]
}

/// What a player on turn can do, and how he sees it.
struct Choice<'a> {
    glance: Glance<'a>,
    stage: usize,
    moves: Vec<Move>,
    traits: Vec<Traits>,
    worth: Vec<f32>,
}

impl<'a> Choice<'a> {
    fn of(position: &'a Position<Fiches>, weights: &Weights) -> Choice<'a> {
        let glance = Glance::of(&position.mover()).expect("the game goes on");
        let stage = weights::stage_at(&glance);
        let mut moves = Vec::new();
        glance.moves(&mut moves);
        let mut traits = vec![[0.0; TRAITS]; moves.len()];
        rating::look(&glance, &weights[stage], &moves, |at, what, much| {
            traits[at][what] += much
        });
        let sum = |of: &Traits| weights[stage].iter().zip(of).map(|(a, b)| a * b).sum();
        let worth = traits.iter().map(sum).collect();
        Choice {
            glance,
            stage,
            moves,
            traits,
            worth,
        }
    }

    fn best(&self) -> usize {
        let better = |best: usize, at: usize| match self.worth[at] > self.worth[best] {
            true => at,
            false => best,
        };
        (0..self.worth.len()).fold(0, better)
    }

    /// How likely each action is to be drawn.
    fn chances(&self) -> Vec<f32> {
        let most = self.worth[self.best()];
        let part = |worth: &f32| ((worth - most) / WARMTH).exp();
        let all: f32 = self.worth.iter().map(part).sum();
        self.worth.iter().map(|worth| part(worth) / all).collect()
    }

    fn action(&self, at: usize) -> Action {
        self.glance.action(&self.moves, at)
    }

    /// Adds what was looked at in the action drawn, less what was to be expected.
    fn add_surprise(&self, at: usize, chances: &[f32], trace: &mut Weights) {
        let trace = &mut trace[self.stage];
        for (k, sum) in trace.iter_mut().enumerate() {
            let of = self.traits.iter().zip(chances);
            let expected: f32 = of.map(|(traits, chance)| traits[k] * chance).sum();
            *sum += (self.traits[at][k] - expected) / WARMTH;
        }
    }
}

/// One of these by their chances.
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
            let action = choice.action(at);
            position.apply(&action, &mut ());
        }
        for (seat, trace) in traces.iter().enumerate() {
            let reward = reward(&position, seat);
            let slope = self.slope.as_flattened_mut().iter_mut();
            slope
                .zip(trace.as_flattened())
                .for_each(|(sum, of)| *sum += reward * of);
        }
    }

    fn step(&mut self, pace: f32) {
        self.steps += 1;
        let (kept, kept_long) = (0.9f32, 0.99f32);
        let grown = |kept: f32| 1.0 - kept.powi(self.steps);
        for (k, slope) in self.slope.as_flattened_mut().iter_mut().enumerate() {
            let mean = &mut self.mean.as_flattened_mut()[k];
            let square = &mut self.square.as_flattened_mut()[k];
            *mean = kept * *mean + (1.0 - kept) * *slope;
            *square = kept_long * *square + (1.0 - kept_long) * *slope * *slope;
            let spread = (*square / grown(kept_long)).sqrt();
            // A trait that was never seen stays as it is.
            let way = *mean / grown(kept) / spread.max(1e-9);
            self.weights.as_flattened_mut()[k] += pace * way;
            *slope = 0.0;
        }
    }
}

/// What a seat has got from a game, against the mean. A shared win is none: otherwise everybody
/// learns to draw until he is broke, and to pass.
fn reward(position: &Position<Fiches>, seat: Seat) -> f32 {
    let public = position.public();
    let players = f32::from(public.players);
    let win = f32::from(u8::from(Fiches::winners(public) == [seat]));
    let all: u16 = public.chips[..usize::from(public.players)].iter().sum();
    let ahead = f32::from(public.chips[seat]) - f32::from(all) / players;
    win - 1.0 / players + CHIP * ahead
}

/// Trains, so many games for each step; `each` is told of every step.
fn train(
    setup: &Setup<Fiches>,
    start: Weights,
    batch: u64,
    mut each: impl FnMut(u64, &Weights),
) -> Weights {
    let mut rng = Rng::new(1);
    let mut climber = Climber::new(start);
    for step in 0..STEPS {
        for game in 0..batch {
            let deal = Deal::from_seed(&format!("tune/{step}/{game}"));
            climber.play(setup, &deal, &mut rng);
        }
        climber.step(PACE * (1.0 - step as f32 / STEPS as f32));
        each(step + 1, &climber.weights);
    }
    climber.weights
}

/// The share of wins of these weights where all others go by those.
fn share(setup: &Setup<Fiches>, these: &Weights, those: &Weights, deals: u64) -> f64 {
    let mut won = 0.0;
    for (deal, own) in (0..deals).flat_map(|deal| (0..setup.players).map(move |own| (deal, own))) {
        let mut position = setup.deal(&Deal::from_seed(&format!("share/{deal}")));
        while let Some(seat) = position.turn() {
            let weights = if seat == own { these } else { those };
            let choice = Choice::of(&position, weights);
            let action = choice.action(choice.best());
            position.apply(&action, &mut ());
        }
        let winners = Fiches::winners(position.public());
        if winners.contains(&own) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / (deals * setup.players as u64) as f64
}

fn report(setup: &Setup<Fiches>, step: u64, weights: &Weights) {
    let against = |those: &Weights| 100.0 * share(setup, weights, those, number("DEALS", 500));
    println!(
        "// step {step}: {:.1} % against greedy, {:.1} % against the present weights",
        against(&greedy()),
        against(weights::all(setup.options.settings.set))
    );
    for stage in weights {
        println!("{stage:.2?},");
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// `PLAYERS` play, 2 by default, with the `SET` junior or classic; `GREEDY=1` begins with chips alone, not with the present weights.
#[test]
#[ignore = "takes minutes, and prints weights instead of judging them"]
fn weights_are_found_by_playing_against_themselves() {
    let set = std::env::var("SET").unwrap_or("junior".into());
    let setup = Setup::<Fiches>::new(number("PLAYERS", 2) as usize, &json!({"set": set})).unwrap();
    let start = match number("GREEDY", 0) {
        0 => *weights::all(setup.options.settings.set),
        _ => greedy(),
    };
    let batch = number("GAMES", 100_000) / STEPS;
    train(&setup, start, batch, |step, weights| {
        if step % (STEPS / 10) == 0 {
            report(&setup, step, weights);
        }
    });
}

#[test]
fn a_short_training_betters_a_greedy_player() {
    let setup = Setup::new(2, &json!({})).unwrap();
    let trained = train(&setup, greedy(), 5, |_, _| ());
    let share = share(&setup, &trained, &greedy(), 100);
    assert!(share > 0.55, "{share}");
}
