//! Plays a game between bots and prints its analysis, to be read as a player would:
//! `cargo run --release -p stammtisch-table --example analyse -- GAME 3 7 medium strong:50ms easy`
//! for three players and the deal of seed 7. With ALL in the environment every step is printed.

use std::error::Error;
use std::time::Instant;

use serde_json::json;
use stammtisch_bots::Bot;
use stammtisch_engine::{AnyPlaythrough, DealFrom};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, Rng, Words};
use stammtisch_table::{Analysis, AnalysisReport, Verdict};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, players, seed, bots @ ..] = args.as_slice() else {
        return Err("analyse GAME[,SET] PLAYERS SEED BOT...".into());
    };
    let (name, set) = name.split_once(',').unwrap_or((name, ""));
    let options = if set.is_empty() {
        json!({})
    } else {
        json!({"set": set})
    };
    let game = CATALOGUE.find(name).ok_or("no such game")?;
    let mut playthrough = game
        .deal(
            game.version(),
            players.parse()?,
            &options,
            DealFrom::Seed(seed),
        )
        .map_err(|_| "no such game")?;
    play(playthrough.as_mut(), bots)?;

    let began = Instant::now();
    let mut analysis = Analysis::new(playthrough.as_ref());
    while let Some(step) = analysis.next() {
        let job = playthrough.review_job(step, None);
        analysis.add(job.and_then(|job| job()).ok_or("no review")?);
    }
    let took = began.elapsed();
    let mut words = game.words(Lang::En, &[]);
    let names =
        (0..playthrough.players()).map(|seat| format!("{}-{seat}", bots[seat % bots.len()]));
    words.address(names.collect(), None);
    print(
        &analysis.report(0, playthrough.as_ref(), &words),
        playthrough.as_ref(),
        &words,
    );
    println!("{} steps analysed in {took:.1?}", playthrough.steps());
    Ok(())
}

fn play(playthrough: &mut dyn AnyPlaythrough, bots: &[String]) -> Result<(), Box<dyn Error>> {
    let mut players = Vec::new();
    for seat in 0..playthrough.players() {
        let bot: Bot = bots[seat % bots.len()].parse()?;
        players.push(playthrough.bot_player(bot, Rng::new(seat as u64)));
    }
    while let Some(seat) = playthrough.turn() {
        playthrough
            .bot_step(&mut players[seat])
            .ok_or("nothing to do")?;
    }
    Ok(())
}

fn print(report: &AnalysisReport, playthrough: &dyn AnyPlaythrough, words: &Words) {
    let steps = playthrough.replay(words);
    let percent = |part: f64| format!("{:.0} %", 100.0 * part);
    let mut costly: Vec<_> = report.steps.iter().collect();
    costly.retain(|step| matches!(step.verdict, Verdict::Mistake | Verdict::BigMistake));
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
