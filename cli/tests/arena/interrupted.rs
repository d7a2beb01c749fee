//! A match that is stopped in the middle leaves a report; and what else a report has.

use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::{Scratch, complaint, with};

/// A program that does the first thing in the list, and says on standard error when it has done so.
const BOT: &str = r#"
import json, sys
for line in sys.stdin:
    print(json.dumps({"ok": True, "action": json.loads(line)["actions"][0]}), flush=True)
    print("decided", file=sys.stderr, flush=True)
"#;

/// Plays a match until its program has decided so often, then presses Ctrl-C; what it said on standard error comes
/// with the output.
#[cfg(unix)]
fn interrupted(scratch: &Scratch, args: &[&str], decisions: usize) -> (Output, Vec<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("arena")
        .args(args)
        .current_dir(&scratch.0)
        .env("LC_ALL", "C")
        // As a shell does: Ctrl-C goes to the whole group of processes.
        .process_group(0)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let decided = lines.by_ref().map_while(Result::ok);
    let decided = decided.filter(|line| line == "decided");
    assert_eq!(decided.take(decisions).count(), decisions);
    let group = format!("-{}", child.id());
    let pressed = Command::new("kill").args(["-INT", "--", &group]).status();
    assert!(pressed.unwrap().success());
    let rest = lines.map_while(Result::ok);
    let rest = rest.filter(|line| line != "decided").collect();
    (child.wait_with_output().unwrap(), rest)
}

#[cfg(unix)]
#[test]
fn after_ctrl_c_the_report_tells_of_the_whole_deals_and_the_match_goes_on() {
    let scratch = Scratch::new("interrupted");
    std::fs::write(scratch.0.join("bot.py"), BOT).unwrap();
    let bots = format!("random,ext:python3 {}", scratch.0.join("bot.py").display());
    let args = ["--game", "rotundo", "--bots", &bots, "--out", "out"];
    let args = [&args[..], &["--threads", "1", "--games"]].concat();
    // The games are short: by then some deals are whole.
    let (output, rest) = interrupted(&scratch, &[&args[..], &["100000"]].concat(), 400);
    assert_eq!(output.status.code(), Some(130), "{rest:?}");
    assert!(
        rest.iter().any(|line| line.contains("Ctrl-C again")),
        "{rest:?}"
    );
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(
        told.contains("of 100000 games. Run the same command to continue"),
        "{told}"
    );
    let results = scratch.json("out/results.json");
    let games = results["games"].as_u64().unwrap();
    assert!(games >= 2 && games.is_multiple_of(2), "{games}");
    let kept = scratch.read("out/games.jsonl").lines().count() as u64;
    assert!(kept >= games && kept <= games + 2, "{kept} of {games}");
    assert!(scratch.read("out/report.html").contains("Stopped after"));
    // It goes on, and is complete then.
    let more = (kept + 2).to_string();
    let whole = scratch.arena(&[&args[..], &[&more]].concat());
    assert!(whole.status.success(), "{}", complaint(&whole));
    assert!(!scratch.read("out/report.html").contains("Stopped after"));
}

#[test]
fn records_of_all_games_can_be_replayed_and_give_what_the_report_says() {
    let scratch = Scratch::new("records");
    scratch.told(&with(&["--out", "with", "--records"]));
    scratch.told(&with(&["--out", "without"]));
    assert!(!scratch.0.join("without/records").exists());
    let csv = scratch.read("with/games.csv");
    assert_eq!(csv, scratch.read("without/games.csv"));
    for (number, line) in csv.lines().skip(1).enumerate() {
        let file = format!("with/records/{number}.json");
        let told = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .args(["replay", &file, "--lang", "en"])
            .current_dir(&scratch.0)
            .output()
            .unwrap();
        let told = String::from_utf8(told.stdout).unwrap();
        assert!(told.contains("the game is over"), "{file}: {told}");
        // The scores are the last three columns, and the record tells the same.
        for score in line.rsplit(',').take(3) {
            assert!(told.contains(score), "{file}: no {score} in {told}");
        }
    }
}

#[test]
fn a_report_has_shares_by_seat_scores_and_speed_beside_what_it_always_had() {
    let scratch = Scratch::new("seats");
    let told = scratch.told(&with(&["--out", "out"]));
    for expected in [
        "Seat 1",
        "Seat 3",
        "Mean score",
        "Played 18 games this time",
    ] {
        assert!(told.contains(expected), "{expected}: {told}");
    }
    let results = scratch.json("out/results.json");
    let sum = |shares: &Value| -> f64 {
        let shares = shares.as_array().unwrap().iter();
        shares
            .map(|seat| seat["share"].as_f64().unwrap() * seat["games"].as_f64().unwrap())
            .sum()
    };
    assert!(
        (sum(&results["seats"]) - 18.0).abs() < 1e-9,
        "each game is won once"
    );
    for bot in results["bots"].as_array().unwrap() {
        let won = bot["wins"]["mean"].as_f64().unwrap() * bot["games"].as_f64().unwrap();
        assert!((sum(&bot["seats"]) - won).abs() < 1e-9, "{bot}");
        assert!(bot["score"].is_number(), "{bot}");
    }
    let fields: Vec<&String> = results.as_object().unwrap().keys().collect();
    let always = [
        "match",
        "command",
        "games",
        "deals",
        "games_a_deal",
        "fair_share",
        "bots",
        "pairs",
        "turns",
        "actions",
        "endings",
        "sprt",
    ];
    assert_eq!(fields[..always.len()], always);
    let speed = scratch.json("out/speed.json");
    assert_eq!(speed["games"], json!(18));
    assert!(speed["games_a_second"].as_f64().unwrap() > 0.0);
}
