//! `stammtisch arena`, started as its users start it.

mod interrupted;
mod programs;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A folder of its own for a test, gone when the test has passed.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = format!("stammtisch-arena-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder).expect("a folder");
        Scratch(folder)
    }

    fn arena(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .arg("arena")
            .args(args)
            .current_dir(&self.0)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C")
            .stdin(Stdio::null())
            .output()
            .expect("the program starts")
    }

    /// What it says on standard output when all is well.
    fn told(&self, args: &[&str]) -> String {
        let output = self.arena(args);
        assert!(output.status.success(), "{}", complaint(&output));
        String::from_utf8(output.stdout).expect("text")
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
    }

    fn json(&self, file: &str) -> Value {
        serde_json::from_str(&self.read(file)).expect("JSON")
    }

    /// A program for the arena.
    fn script(&self, name: &str, text: &str) -> String {
        let file = self.0.join(name);
        fs::write(&file, text).expect("a script");
        format!("ext:sh {}", file.display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            fs::remove_dir_all(&self.0).ok();
        }
    }
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const MATCH: [&str; 8] = [
    "--game",
    "rotundo",
    "--bots",
    "ismcts:60n,greedy,random",
    "--games",
    "18",
    "--seed",
    "7",
];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    MATCH.iter().chain(more).copied().collect()
}

/// What follows from the games alone.
const RESULTS: [&str; 5] = [
    "results.json",
    "games.csv",
    "wins.svg",
    "ratings.svg",
    "lengths.svg",
];

#[test]
fn the_number_of_threads_changes_no_byte_of_the_results() {
    let scratch = Scratch::new("threads");
    scratch.told(&with(&["--threads", "1", "--out", "one"]));
    scratch.told(&with(&["--threads", "2", "--out", "two"]));
    for file in RESULTS {
        let [one, two] = ["one", "two"].map(|folder| scratch.read(&format!("{folder}/{file}")));
        assert_eq!(one, two, "{file}");
    }
}

#[test]
fn a_match_that_was_cut_off_goes_on_and_ends_as_if_it_had_not_been() {
    let scratch = Scratch::new("resume");
    scratch.told(&with(&["--out", "whole"]));
    scratch.told(&with(&["--out", "cut"]));
    // Killed in the middle of the sixth line.
    let log = scratch.read("cut/games.jsonl");
    let five: usize = log.lines().take(5).map(|line| line.len() + 1).sum();
    fs::write(scratch.0.join("cut/games.jsonl"), &log[..five + 40]).expect("a torn log");
    fs::remove_file(scratch.0.join("cut/results.json")).expect("it was there");
    let output = scratch.arena(&with(&["--out", "cut"]));
    assert!(complaint(&output).contains("5 of 18 games are already there"));
    for file in RESULTS {
        let [whole, cut] = ["whole", "cut"].map(|folder| scratch.read(&format!("{folder}/{file}")));
        assert_eq!(whole, cut, "{file}");
    }
    // The five were not played again.
    let after = scratch.read("cut/games.jsonl");
    assert!(after.starts_with(&log[..five]) && after.lines().count() == 18);
}

#[test]
fn more_games_are_added_to_those_that_are_there() {
    let scratch = Scratch::new("extend");
    let bots = [
        "--game",
        "rotundo",
        "--bots",
        "ismcts:60n,greedy,random",
        "--seed",
        "7",
    ];
    let run = |games: &str, out: &str| {
        let more = ["--games", games, "--out", out];
        scratch.told(&[&bots[..], &more[..]].concat());
    };
    run("6", "grown");
    run("21", "grown");
    run("21", "at-once");
    let [grown, at_once] =
        ["grown", "at-once"].map(|folder| scratch.read(&format!("{folder}/games.csv")));
    assert_eq!(grown, at_once);
    // Asked for fewer than there are, it tells of those and throws none away.
    run("3", "grown");
    assert_eq!(scratch.json("grown/results.json")["games"], 3);
    assert_eq!(scratch.read("grown/games.jsonl").lines().count(), 21);
}

#[test]
fn a_folder_of_another_match_is_refused_unless_its_games_may_go() {
    let scratch = Scratch::new("other");
    let out = [
        "--game",
        "rotundo",
        "--bots",
        "greedy,random",
        "--games",
        "2",
        "--out",
        "it",
    ];
    let run = |more: &[&str]| scratch.arena(&[&out[..], more].concat());
    assert!(run(&["--seed", "1"]).status.success());
    let refused = run(&["--seed", "2"]);
    assert!(!refused.status.success());
    assert!(
        complaint(&refused).contains("seed was \"1\""),
        "{}",
        complaint(&refused)
    );
    assert!(run(&["--seed", "2", "--fresh"]).status.success());
    assert_eq!(scratch.json("it/match.json")["seed"], "2");
    // Games of an older build are not mixed with those of this one.
    let older = scratch
        .read("it/match.json")
        .replace("\"program\": \"", "\"program\": \"0");
    fs::write(scratch.0.join("it/match.json"), older).expect("it is ours");
    assert!(complaint(&run(&["--seed", "2"])).contains("another build"));
}

#[test]
fn two_matches_do_not_write_into_one_folder() {
    let scratch = Scratch::new("busy");
    scratch.told(&with(&["--out", "it"]));
    let log = fs::File::open(scratch.0.join("it/games.jsonl")).expect("a log");
    log.lock().expect("nobody else is at it");
    let said = complaint(&scratch.arena(&with(&["--out", "it"])));
    assert!(said.contains("Another match is already running"), "{said}");
}

#[test]
fn a_log_that_is_damaged_in_the_middle_is_not_believed() {
    let scratch = Scratch::new("damaged");
    scratch.told(&with(&["--out", "it"]));
    let log = scratch
        .read("it/games.jsonl")
        .replacen("\"winners\"", "\"losers\"", 1);
    fs::write(scratch.0.join("it/games.jsonl"), log).expect("it is ours");
    assert!(complaint(&scratch.arena(&with(&["--out", "it"]))).contains("Line 1 of"));
}

#[test]
fn every_deal_is_played_in_every_rotation() {
    let scratch = Scratch::new("rotation");
    scratch.told(&with(&["--out", "it"]));
    let csv = scratch.read("it/games.csv");
    let heading: Vec<&str> = csv.lines().next().unwrap_or_default().split(',').collect();
    let first = heading
        .iter()
        .position(|name| *name == "bot_0")
        .expect("a seat");
    let rows: Vec<Vec<&str>> = csv
        .lines()
        .skip(1)
        .map(|row| row.split(',').collect())
        .collect();
    assert_eq!(rows.len(), 18);
    for deal in rows.chunks(3) {
        assert!(
            deal.iter().all(|row| row[1] == deal[0][1]),
            "one deal: {deal:?}"
        );
        for seat in first..first + 3 {
            let mut there: Vec<&str> = deal.iter().map(|row| row[seat]).collect();
            there.sort();
            assert_eq!(there, ["greedy", "ismcts:60n", "random"]);
        }
    }
}

#[test]
fn every_order_of_three_bots_is_played_equally_often() {
    let scratch = Scratch::new("orders");
    scratch.told(&with(&["--out", "it"]));
    let csv = scratch.read("it/games.csv");
    let heading = csv.lines().next().unwrap_or_default();
    let first = heading.split(',').position(|name| name == "bot_0");
    let first = first.expect("a seat");
    let mut times = std::collections::BTreeMap::new();
    for row in csv.lines().skip(1) {
        let order: Vec<&str> = row.split(',').skip(first).take(3).collect();
        *times.entry(order).or_insert(0) += 1;
    }
    assert_eq!(times.into_values().collect::<Vec<_>>(), [3; 6]);
}

#[test]
fn a_clear_match_is_stopped_early_and_the_verdict_is_told() {
    let scratch = Scratch::new("sprt");
    let asked = "--game rotundo --bots greedy,random --games 5000 --sprt 0.5,0.6 --at-least 20";
    let args: Vec<&str> = asked.split(' ').collect();
    let [one, two] = ["1", "2"].map(|threads| {
        let folder = format!("with-{threads}");
        scratch.told(&[&args[..], &["--threads", threads, "--out", &folder]].concat());
        scratch.json(&format!("{folder}/results.json"))
    });
    assert_eq!(one, two);
    assert_eq!(one["sprt"]["verdict"], 0.6);
    assert!(
        one["games"]
            .as_u64()
            .is_some_and(|games| (20..1000).contains(&games))
    );
    let told = scratch.told(&[&args[..], &["--out", "with-1"]].concat());
    assert!(
        told.contains("greedy’s share is closer to 60.0 % than to 50.0 %"),
        "{told}"
    );
}

#[test]
fn a_match_that_shows_too_little_says_so() {
    let scratch = Scratch::new("undecided");
    let asked = "--game rotundo --bots greedy,greedy --games 8 --sprt 0.49,0.51 --at-least 4";
    let told = scratch.told(&asked.split(' ').collect::<Vec<_>>());
    assert!(told.contains("Not decided after 8 games"), "{told}");
}

#[test]
fn the_result_alone_is_on_standard_output_and_everything_is_in_the_folder() {
    let scratch = Scratch::new("files");
    let told = scratch.told(&with(&["--lang", "de"]));
    assert!(told.starts_with("Rotundo für 3 Spieler, Startwert 7: 18 Partien aus 6"));
    let folders: Vec<PathBuf> = fs::read_dir(scratch.0.join("arena"))
        .expect("the usual place")
        .map(|entry| entry.expect("a folder").path())
        .collect();
    let [folder] = folders.as_slice() else {
        panic!("{folders:?}");
    };
    for file in RESULTS
        .iter()
        .chain(&["times.json", "report.html", "games.jsonl"])
    {
        assert!(folder.join(file).is_file(), "{file}");
    }
    let results: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("results.json")).expect("results"))
            .expect("JSON");
    let wins = |bot: usize| {
        results["bots"][bot]["wins"]["mean"]
            .as_f64()
            .unwrap_or(f64::NAN)
    };
    assert!((wins(0) + wins(1) + wins(2) - 1.0).abs() < 1e-9);
    let report = fs::read_to_string(folder.join("report.html")).expect("a report");
    assert!(report.contains("--bots ismcts:60n,greedy,random --games 18 --seed 7"));
    assert!(report.contains("<html lang=\"de\">") && report.matches("<svg").count() == 3);
    for foreign in ["<script", "src=", "href=", "url(", "@import"] {
        assert!(!report.contains(foreign), "{foreign}");
    }
}

/// What is asked for, and what is said of it.
const BAD: &[(&str, &str)] = &[
    ("--game chess --bots greedy,greedy", "There’s no game"),
    ("--game monad --bots greedy,clever", "“clever” isn’t a bot"),
    (
        "--game monad --bots greedy,strong:fast",
        "“strong:fast” isn’t a bot",
    ),
    (
        "--game monad --players 3 --bots greedy,random",
        "You may name a bot twice",
    ),
    (
        "--game monad --players 9 --bots greedy,random",
        "from 2 to 4",
    ),
    ("--game monad --bots greedy", "from 2 to 4"),
    (
        "--game monad --bots greedy,random --games 0",
        "--games takes a number from 1",
    ),
    (
        "--game monad --bots greedy,random --threads 0",
        "--threads takes a number from 1",
    ),
    (
        "--game monad --bots greedy,random --sprt 0.5",
        "two different shares",
    ),
    (
        "--game monad --bots greedy,random --sprt 0.5,0.5",
        "two different shares",
    ),
    (
        "--game monad --bots greedy,random --option teams=true",
        "M11.2",
    ),
    (
        "--game monad --bots greedy,random --out file/below",
        "We can’t use the folder",
    ),
    (
        "--game monad --bots greedy,random --lang de --games 0",
        "--games braucht",
    ),
    (
        "--game monad --bots greedy,random --lang nl --games 0",
        "--games vraagt",
    ),
];

#[test]
fn bad_input_gets_one_clear_sentence() {
    let scratch = Scratch::new("bad");
    fs::write(scratch.0.join("file"), "").expect("a file");
    for (asked, expected) in BAD {
        let output = scratch.arena(&asked.split(' ').collect::<Vec<_>>());
        let said = complaint(&output);
        assert!(
            !output.status.success() && output.stdout.is_empty(),
            "{asked}"
        );
        assert!(
            said.contains(*expected) && said.lines().count() == 1,
            "{asked}: {said}"
        );
    }
    assert!(!scratch.0.join("arena").exists(), "nothing was begun");
}
