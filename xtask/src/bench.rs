//! `cargo xtask bench`: how fast uniformly random games go, and how fast bots search, in the very
//! program that users have.
//!
//! Decisions a second depend on the machine and on what else it does; instructions a decision do
//! not. docs/benchmarks.md keeps both.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::shell::{Done, cargo, run, target, works};

/// Every number of players of every game, as `games` lists them.
pub fn measure() -> Done {
    run(
        &cargo(),
        &["build", "--release", "--package", "stammtisch", "--locked"],
    )?;
    let tables = tables()?;
    println!("\n| game | players | decisions a second | instructions a decision |");
    println!("|---|---|---|---|");
    for (game, players) in &tables {
        let speed = decisions_a_second(game, *players)?;
        let instructions = match instructions_a_decision(game, *players)? {
            Some(count) => format!("{count:.0}"),
            None => "no valgrind here".to_owned(),
        };
        println!("| {game} | {players} | {speed:.0} | {instructions} |");
    }
    println!("\n| game | players | strong, positions a second | ismcts, positions a second |");
    println!("|---|---|---|---|");
    for (game, players) in &tables {
        let strong = positions_a_second(game, *players, "strong")?;
        let ismcts = positions_a_second(game, *players, "ismcts")?;
        println!("| {game} | {players} | {strong:.0} | {ismcts:.0} |");
    }
    Ok(())
}

/// Every game with every number of players.
fn tables() -> Result<Vec<(String, u64)>, String> {
    let answers = ask(&[], &[json!({"cmd": "games"})])?;
    let mut tables = Vec::new();
    for game in answers[0]["games"].as_array().into_iter().flatten() {
        let name = game["game"].as_str().unwrap_or_default();
        let bound = |at: usize| game["players"][at].as_u64().unwrap_or_default();
        tables.extend((bound(0)..=bound(1)).map(|players| (name.to_owned(), players)));
    }
    Ok(tables)
}

/// What a bot looks at in a second, over whole games with a small budget of nodes.
fn positions_a_second(game: &str, players: u64, level: &str) -> Result<f64, String> {
    let playout = json!({"cmd": "playout", "seed": 1, "games": 2, "level": level, "nodes": 5000});
    let answers = ask(&[], &[new(game, players), playout])?;
    let number = |name: &str| answers[1][name].as_f64().unwrap_or_default();
    Ok(number("searched") / number("seconds"))
}

/// The best of five runs: whatever else the machine did only makes them slower.
fn decisions_a_second(game: &str, players: u64) -> Result<f64, String> {
    let mut requests = vec![new(game, players)];
    requests.extend((0..5).map(|seed| playout(seed, 3000)));
    let answers = ask(&[], &requests)?;
    let speeds = answers[1..]
        .iter()
        .filter_map(|answer| Some(answer["decisions"].as_f64()? / answer["seconds"].as_f64()?));
    Ok(speeds.fold(0.0, f64::max))
}

/// Counted by callgrind over twice as many games and over half of them; the difference leaves out
/// starting up.
fn instructions_a_decision(game: &str, players: u64) -> Result<Option<f64>, String> {
    if !works("valgrind", &["--version"]) {
        return Ok(None);
    }
    let count = |games: u64| -> Result<(f64, f64), String> {
        let file = target().join("callgrind.out");
        let out = format!("--callgrind-out-file={}", file.display());
        let wrapper = ["valgrind", "--quiet", "--tool=callgrind", &out];
        let answers = ask(&wrapper, &[new(game, players), playout(1, games)])?;
        let text = std::fs::read_to_string(&file).map_err(|why| why.to_string())?;
        let total = text
            .lines()
            .find_map(|line| {
                line.strip_prefix("summary: ")
                    .or(line.strip_prefix("totals: "))
            })
            .and_then(|number| number.trim().parse().ok())
            .ok_or("callgrind wrote no total")?;
        Ok((total, answers[1]["decisions"].as_f64().unwrap_or_default()))
    };
    let (few, few_decisions) = count(50)?;
    let (many, many_decisions) = count(150)?;
    Ok(Some((many - few) / (many_decisions - few_decisions)))
}

fn new(game: &str, players: u64) -> Value {
    json!({"cmd": "new", "game": game, "players": players, "seed": 1})
}

fn playout(seed: u64, games: u64) -> Value {
    json!({"cmd": "playout", "seed": seed, "games": games, "level": "random"})
}

/// Asks the engine these questions; every answer must be a good one.
fn ask(wrapper: &[&str], requests: &[Value]) -> Result<Vec<Value>, String> {
    let engine = target().join("release/stammtisch");
    let engine = engine.to_string_lossy().into_owned();
    let words: Vec<&str> = wrapper
        .iter()
        .copied()
        .chain([&*engine, "engine"])
        .collect();
    let mut child = Command::new(words[0])
        .args(&words[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|why| format!("{}: {why}", words[0]))?;
    let lines: String = requests
        .iter()
        .map(|request| format!("{request}\n"))
        .collect();
    let mut input = child.stdin.take().ok_or("no pipe to the engine")?;
    input
        .write_all(lines.as_bytes())
        .map_err(|why| why.to_string())?;
    drop(input);
    let output = child.wait_with_output().map_err(|why| why.to_string())?;
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| {
            let answer: Value = serde_json::from_str(line).map_err(|why| why.to_string())?;
            if answer["ok"] == true {
                Ok(answer)
            } else {
                Err(line.to_owned())
            }
        })
        .collect()
}
