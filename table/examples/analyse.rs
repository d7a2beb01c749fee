//! Plays a game between bots and prints its analysis, to be read as a player would:
//! `cargo run --release -p stammtisch-table --example analyse -- GAME 3 7 medium strong:50ms easy`
//! for three players and the deal of seed 7. With ALL in the environment every step is printed. With a
//! range of seeds (`0..20`) it prints only how well each bot played on average, with ALL also in each game:
//! who sits where goes round from seed to seed.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::{Display, Formatter};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch_bots::Bot;
use stammtisch_engine::{AnyGame, AnyPlaythrough, DealFrom};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, Rng, Words};
use stammtisch_table::{Analysis, AnalysisReport, Breakdown, Verdict};

/// What is played, and by whom.
struct Game<'a> {
    game: &'static dyn AnyGame,
    players: usize,
    options: Value,
    bots: &'a [String],
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, players, seeds, bots @ ..] = args.as_slice() else {
        return Err("analyse GAME[,SET] PLAYERS SEED|FROM..TO BOT...".into());
    };
    let (name, set) = name.split_once(',').unwrap_or((name, ""));
    let options = if set.is_empty() {
        json!({})
    } else {
        json!({"set": set})
    };
    let game = Game {
        game: CATALOGUE.find(name).ok_or("no such game")?,
        players: players.parse()?,
        options,
        bots,
    };
    match seeds.split_once("..") {
        Some((from, to)) => game.compare(from.parse()?..to.parse()?),
        None => game.show(seeds),
    }
}

impl Game<'_> {
    /// Plays the deal of a seed, the bots moved on by so many seats.
    fn play(&self, seed: &str, moved: usize) -> Result<Box<dyn AnyPlaythrough>, Box<dyn Error>> {
        let deal = DealFrom::Seed(seed);
        let dealt = self
            .game
            .deal(self.game.version(), self.players, &self.options, deal);
        let mut playthrough = dealt.map_err(|_| "no such game")?;
        let mut players = Vec::new();
        for seat in 0..self.players {
            let bot: Bot = self.bot(seat, moved).parse()?;
            players.push(playthrough.bot_player(bot, Rng::new(seat as u64)));
        }
        while let Some(seat) = playthrough.turn() {
            playthrough
                .bot_step(&mut players[seat])
                .ok_or("nothing to do")?;
        }
        Ok(playthrough)
    }

    /// Returns the bot at a seat.
    fn bot(&self, seat: usize, moved: usize) -> &str {
        &self.bots[(seat + moved) % self.bots.len()]
    }

    /// Prints the analysis of one game.
    fn show(&self, seed: &str) -> Result<(), Box<dyn Error>> {
        let playthrough = self.play(seed, 0)?;
        let (analysis, took) = analyse(playthrough.as_ref())?;
        let mut words = self.game.words(Lang::En, &[]);
        let names = (0..self.players).map(|seat| format!("{}-{seat}", self.bot(seat, 0)));
        words.address(names.collect(), None);
        let report = analysis.report(0, playthrough.as_ref(), &words);
        print(&report, playthrough.as_ref(), &words);
        println!("{} steps analysed in {took:.1?}", playthrough.steps());
        Ok(())
    }

    /// Prints how well each bot played, over several games.
    fn compare(&self, seeds: std::ops::Range<usize>) -> Result<(), Box<dyn Error>> {
        let mut played: BTreeMap<&str, Played> = BTreeMap::new();
        let (mut longest, mut all) = (Duration::ZERO, Duration::ZERO);
        let games = seeds.len();
        for seed in seeds {
            let playthrough = self.play(&seed.to_string(), seed)?;
            let (analysis, took) = analyse(playthrough.as_ref())?;
            (longest, all) = (longest.max(took), all + took);
            let words = self.game.words(Lang::En, &[]);
            let report = analysis.report(0, playthrough.as_ref(), &words);
            for (seat, it) in report.breakdowns.iter().flatten().enumerate() {
                let steps = report.steps.iter().filter(|step| step.seat == seat);
                let mistakes = steps.filter(|step| is_mistake(step.verdict)).count();
                if std::env::var_os("ALL").is_some() {
                    print_cost(self.bot(seat, seed), it);
                }
                played
                    .entry(self.bot(seat, seed))
                    .or_default()
                    .add(it, mistakes);
            }
        }
        for (bot, it) in played {
            println!("{bot:<12} {it}");
        }
        let mean = all / games.max(1) as u32;
        println!("an analysis took {mean:.1?} on average, {longest:.1?} at most");
        Ok(())
    }
}

/// How well a bot played in some games.
#[derive(Default)]
struct Played {
    games: f64,
    decisions: f64,
    mistakes: usize,
    cost: f64,
    /// The sum of the squares of each game's average cost, and of the averages.
    squares: f64,
    averages: f64,
    ratings: BTreeMap<String, usize>,
}

impl Played {
    fn add(&mut self, it: &Breakdown, mistakes: usize) {
        self.games += 1.0;
        self.decisions += it.decisions as f64;
        self.mistakes += mistakes;
        self.cost += it.average_cost * it.decisions as f64;
        self.averages += it.average_cost;
        self.squares += it.average_cost.powi(2);
        let rating = it.rating.map_or("none".to_owned(), |it| format!("{it:?}"));
        *self.ratings.entry(rating).or_default() += 1;
    }
}

impl Display for Played {
    fn fmt(&self, out: &mut Formatter) -> std::fmt::Result {
        let mean = self.averages / self.games;
        let variance = self.squares / self.games - mean.powi(2);
        let error = (variance.max(0.0) / self.games).sqrt();
        let cost = 100.0 * self.cost / self.decisions;
        write!(
            out,
            "{cost:.2} % a decision (± {:.2}), {:.1} mistakes in {:.0} decisions a game, {:?}",
            200.0 * error,
            self.mistakes as f64 / self.games,
            self.decisions / self.games,
            self.ratings
        )
    }
}

/// Prints what a decision cost a bot in one game.
fn print_cost(bot: &str, it: &Breakdown) {
    println!(
        "{bot:<12} {:.2} % ± {:.2}, {} decisions: {:?}",
        100.0 * it.average_cost,
        200.0 * it.average_error,
        it.decisions,
        it.rating
    );
}

fn is_mistake(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Mistake | Verdict::BigMistake)
}

fn analyse(playthrough: &dyn AnyPlaythrough) -> Result<(Analysis, Duration), Box<dyn Error>> {
    let began = Instant::now();
    let mut analysis = Analysis::new(playthrough);
    while let Some(step) = analysis.next() {
        let job = playthrough.review_job(step, None);
        analysis.add(job.and_then(|job| job()).ok_or("no review")?);
    }
    Ok((analysis, began.elapsed()))
}

fn print(report: &AnalysisReport, playthrough: &dyn AnyPlaythrough, words: &Words) {
    let steps = playthrough.replay(words);
    let percent = |part: f64| format!("{:.0} %", 100.0 * part);
    let mut costly: Vec<_> = report.steps.iter().collect();
    costly.retain(|step| is_mistake(step.verdict));
    costly.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    for step in report
        .steps
        .iter()
        .filter(|_| std::env::var_os("ALL").is_some())
    {
        let chances: Vec<String> = step.after.chances.iter().map(|it| percent(*it)).collect();
        println!(
            "{:>3} {:<70} {} {:?} {:?}",
            step.step,
            steps[step.step - 1]["text"].as_str().unwrap_or(""),
            chances.join(" / "),
            step.verdict,
            step.lucky
        );
    }
    println!("Turning points");
    for shown in &report.turning_points {
        let (one, said) = (&shown.point, &shown.text);
        println!(
            "  {:>3} {said} seat {}: {} to {} ({:?})",
            one.step,
            one.seat,
            percent(one.from),
            percent(one.to),
            one.kind
        );
    }
    println!("Mistakes");
    for step in costly {
        let best = step.best.as_ref().map_or("", |best| &best.text);
        let done = &steps[step.step - 1]["text"];
        println!(
            "  {:>3} seat {} {done}: {best} was worth {} more (± {})",
            step.step,
            step.seat,
            percent(step.cost),
            percent(2.0 * step.cost_error)
        );
    }
    for (seat, it) in report.breakdowns.iter().flatten().enumerate() {
        println!(
            "seat {seat}: fair {} deal {} luck {} skill {} others {} = {}; {} decisions, each cost {:.2} % ± {:.2}: {:?}",
            percent(it.fair),
            percent(it.deal),
            percent(it.luck),
            percent(it.skill),
            percent(it.others),
            percent(it.result),
            it.decisions,
            100.0 * it.average_cost,
            200.0 * it.average_error,
            it.rating
        );
    }
}
