//! Measures how far a game's characters differ from plain `medium`, in strength and in what they do:
//! `cargo run --release -p stammtisch-games --example characters -- GAME 500` for 500 deals, each played by
//! two players in both seatings. Options may follow as JSON (`'{"set":"classic"}'`), and then names, if not
//! all characters are to be measured. How often in a hundred decisions it does each kind of action stands beside
//! the same for the plain bot that it plays against. `THREADS` in the environment says how many threads play (1); the
//! figures do not depend on it.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::{Display, Formatter};

use serde_json::Value;
use stammtisch_bots::{Bot, Character, Level, Player, Strategy};
use stammtisch_fiches::Fiches;
use stammtisch_monad::Monad;
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Deal, Position, Rng, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals, rest @ ..] = args.as_slice() else {
        return Err("characters GAME DEALS [OPTIONS [NAME...]]".into());
    };
    let (options, names) = rest
        .split_first()
        .map_or(("{}", rest), |(first, names)| (first.as_str(), names));
    let deals = deals.parse()?;
    match game.as_str() {
        "monad" => measure::<Monad>(options, deals, names),
        "rotundo" => measure::<Rotundo>(options, deals, names),
        "fiches" => measure::<Fiches>(options, deals, names),
        _ => Err("no such game".into()),
    }
}

/// Prints a line for each of these characters, or for all.
fn measure<G: Strategy>(options: &str, deals: u64, names: &[String]) -> Result<(), Box<dyn Error>> {
    let options: Value = serde_json::from_str(options)?;
    Setup::<G>::new(2, &options).map_err(|_| "no such options")?;
    let threads = std::env::var("THREADS").map_or(Ok(1), |text| text.parse())?;
    let wanted = |it: &Character| names.is_empty() || names.iter().any(|name| *name == it.name);
    for character in Character::ALL.into_iter().filter(wanted) {
        let mut measured = Measured::default();
        std::thread::scope(|scope| {
            let part = |first| (first..deals).step_by(threads);
            let play = |first| {
                let options = &options;
                scope.spawn(move || Measured::of_deals::<G>(options, part(first), character))
            };
            let parts: Vec<_> = (0..threads as u64).map(play).collect();
            for part in parts {
                measured.add(part.join().expect("a game is played to its end"));
            }
        });
        println!("{:<9} {measured}", character.name);
    }
    Ok(())
}

/// What came of a character's games against the plain bot.
#[derive(Default)]
struct Measured {
    /// Its share of the wins in each deal.
    shares: Vec<f64>,
    decisions: u64,
    /// How many of them the plain bot would have made otherwise.
    others: u64,
    /// How many there are in which something listed is liked more, or less, than what the plain bot would
    /// do.
    leaning: u64,
    /// How often each kind of action was done where there was a choice, by the character and by the plain
    /// bot.
    kinds: [BTreeMap<String, u64>; 2],
}

impl Measured {
    /// Plays these deals, in both seatings.
    fn of_deals<G: Strategy>(
        options: &Value,
        deals: impl Iterator<Item = u64>,
        character: Character,
    ) -> Measured {
        let mut measured = Measured::default();
        let Ok(setup) = Setup::<G>::new(2, options) else {
            return measured;
        };
        for deal in deals {
            let deal = Deal::from_seed(&format!("characters/{deal}"));
            let shares = [0, 1].map(|own| measured.play(setup.deal(&deal), character, own));
            measured.shares.push((shares[0] + shares[1]) / 2.0);
        }
        measured
    }

    fn add(&mut self, other: Measured) {
        self.shares.extend(other.shares);
        self.decisions += other.decisions;
        self.others += other.others;
        self.leaning += other.leaning;
        for (kinds, more) in self.kinds.iter_mut().zip(other.kinds) {
            for (kind, times) in more {
                *kinds.entry(kind).or_default() += times;
            }
        }
    }

    /// Counts an action by the first word of its text form.
    fn count<G: Strategy>(&mut self, action: &G::Action, by_plain: bool) {
        let text = action.to_string();
        let kind = text.split(' ').next().unwrap_or_default();
        let kinds = &mut self.kinds[usize::from(by_plain)];
        *kinds.entry(kind.to_owned()).or_default() += 1;
    }

    /// Returns how often in a hundred actions this was one of a kind.
    fn percent(&self, who: usize, kind: &str) -> f64 {
        let all: u64 = self.kinds[who].values().sum();
        let times = self.kinds[who].get(kind).copied().unwrap_or_default();
        100.0 * times as f64 / all.max(1) as f64
    }

    /// Plays a game with the character at a seat, and returns its share of the win.
    fn play<G: Strategy>(&mut self, start: Position<G>, character: Character, own: usize) -> f64 {
        let player = |level| Player::<G>::new(Bot::new(level), Rng::new(0));
        let mut it = player(Level::Character(character));
        let mut plain = player(Level::Medium);
        let mut position = start;
        let mut listed = Vec::new();
        while let Some(seat) = position.turn() {
            let view = position.mover();
            let Some(mut action) = plain.act(&view) else {
                break;
            };
            G::legal(&view, &mut listed);
            let has_choice = listed.len() > 1;
            if seat == own {
                let leaning = |action| G::leaning(&view, action, character.temperament);
                let differs = listed
                    .iter()
                    .any(|other| leaning(other) != leaning(&action));
                let chosen = it.act(&view).unwrap_or(action);
                self.decisions += u64::from(has_choice);
                self.leaning += u64::from(differs);
                self.others += u64::from(chosen != action);
                action = chosen;
            }
            if has_choice {
                self.count::<G>(&action, seat != own);
            }
            position.apply(&action, &mut ());
        }
        let winners = G::winners(position.public());
        f64::from(u8::from(winners.contains(&own))) / winners.len().max(1) as f64
    }
}

impl Display for Measured {
    fn fmt(&self, out: &mut Formatter) -> std::fmt::Result {
        let deals = self.shares.len() as f64;
        let mean = self.shares.iter().sum::<f64>() / deals;
        let squares: f64 = self.shares.iter().map(|it| (it - mean).powi(2)).sum();
        let error = (squares / (deals - 1.0) / deals).sqrt();
        let part = |of: u64| 100.0 * self.others as f64 / of.max(1) as f64;
        write!(
            out,
            "{:.1} % (± {:.1}) of {} games; does otherwise in {:.1} % of its decisions, {:.1} % where it leans",
            100.0 * mean,
            196.0 * error,
            2 * self.shares.len(),
            part(self.decisions),
            part(self.leaning)
        )?;
        for kind in self.kinds[1].keys() {
            let [own, plain] = [0, 1].map(|who| self.percent(who, kind));
            write!(out, "; {kind} {own:.1} ({plain:.1})")?;
        }
        Ok(())
    }
}
