//! The program itself, started as its users start it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Output, Stdio};

fn stammtisch(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn started(args: &[&str]) -> Child {
    stammtisch(args).spawn().expect("the program starts")
}

fn fed(args: &[&str], input: &str) -> Output {
    let mut child = started(args);
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(input.as_bytes()).ok();
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_engine_answers_each_line_at_once() {
    let mut child = started(&["engine"]);
    let mut stdin = child.stdin.take().expect("it was piped");
    let mut answers = BufReader::new(child.stdout.take().expect("it was piped")).lines();
    for id in 0..3 {
        writeln!(stdin, r#"{{"id":{id},"cmd":"games"}}"#).expect("it listens");
        // Waiting for the answer before the next request shows that it was flushed.
        let answer = answers.next().expect("an answer").expect("a line");
        assert!(
            answer.starts_with(&format!(r#"{{"id":{id},"ok":true"#)),
            "{answer}"
        );
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn a_huge_line_is_refused_without_being_kept_and_the_next_one_is_answered() {
    let mut child = started(&["engine"]);
    let mut stdin = child.stdin.take().expect("it was piped");
    let writer = std::thread::spawn(move || {
        let block = vec![b'x'; 1 << 20];
        for _ in 0..64 {
            stdin.write_all(&block).expect("it reads on");
        }
        stdin
            .write_all(b"\n{\"cmd\":\"games\"}\n")
            .expect("it reads on");
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("all was written");
    let answers = said(&output);
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines.len(), 2, "{answers}");
    assert!(lines[0].contains("longer than") && lines[1].contains("\"ok\":true"));
    assert!(output.status.success());
}

#[test]
fn a_reader_that_goes_away_ends_the_engine_quietly() {
    let mut child = started(&["engine"]);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it was piped");
    for _ in 0..1000 {
        if stdin.write_all(b"{\"cmd\":\"games\"}\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let mut complaint = String::new();
    let mut stderr = child.stderr.take().expect("it was piped");
    stderr.read_to_string(&mut complaint).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(complaint, "");
}

#[test]
fn play_without_a_game_asks_for_it_and_plays_it() {
    let output = fed(&["play"], "9\n1\n3\n?\n1\nu\nq\n");
    let text = said(&output);
    assert!(output.status.success(), "{text}");
    for expected in [
        "What would you like to play",
        "That’s not on the list",
        "for 3 players",
        "Hint:",
        "Undone",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert!(
        fed(&["play"], "").status.success(),
        "no input at all is a polite end"
    );
}

#[test]
fn a_game_is_played_to_its_end_recorded_and_told_again() {
    let folder = std::env::temp_dir().join(format!("stammtisch-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("game.json");
    let file = file.to_str().expect("a plain path");
    // The last number listed is always there: a turn is drawn, flipped, passed or ended.
    let input = "?\n1\n".to_owned() + &"1\nend\ndraw\nflip\n".repeat(3000);
    let args = [
        "play",
        "monad",
        "--players",
        "2",
        "--seed",
        "7",
        "--record",
        file,
    ];
    let output = fed(&args, &input);
    let text = said(&output);
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("The final table"),
        "{}",
        &text[text.len().saturating_sub(2000)..]
    );
    let told = fed(&["replay", file, "--lang", "de"], "");
    assert!(told.status.success());
    assert!(said(&told).contains("Die Aufzeichnung stimmt"));

    let record = std::fs::read_to_string(file).expect("a record");
    let tampered = record.replacen("trade", "trade r1", 1);
    assert_ne!(record, tampered);
    let answer = fed(&["replay", "-"], &tampered);
    assert!(!answer.status.success());
    assert!(String::from_utf8_lossy(&answer.stderr).contains("is wrong"));
    std::fs::remove_dir_all(&folder).expect("it was ours");
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let folder = std::env::temp_dir().join(format!("stammtisch-left-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("left.json");
    let file = file.to_str().expect("a plain path");
    let args = [
        "play",
        "monad",
        "--players",
        "2",
        "--seed",
        "7",
        "--record",
        file,
    ];
    // The input ends in the middle of a turn: what was done is kept.
    let left = said(&fed(&args, "1\n"));
    assert!(left.contains("--resume"), "{left}");
    let on = said(&fed(&["play", "--resume", file], "end\nq\n"));
    assert!(on.contains("You end your turn."), "{on}");
    std::fs::remove_dir_all(&folder).expect("it was ours");
}

#[test]
fn at_one_keyboard_a_hand_is_hidden_before_the_next_player_sees_the_screen() {
    let args = ["play", "monad", "--seats", "me,me", "--seed", "7"];
    let text = said(&fed(&args, "1\nend\n\nq\n"));
    let (before, after) = text.split_once("Player 2 is next").expect("a hand-over");
    assert!(before.ends_with(&"\n".repeat(60)));
    let told = after
        .find("Player 1 trades")
        .expect("what happened is told");
    let hand = after.find("Your hand").expect("the hand is shown");
    assert!(told < hand);
}

#[test]
fn a_deck_of_ones_own_is_played_from_a_file() {
    let folder = std::env::temp_dir().join(format!("stammtisch-deck-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let row = |id: &str, number: u8| {
        format!(
            r#"{{"id":"{id}","bag":"blue","number":{number},"value":30,"copies":15,"triple":true}}"#
        )
    };
    let deck = format!("[{},{}]", row("m10", 1), row("tin", 2));
    let file = folder.join("deck.json");
    std::fs::write(&file, deck).expect("a deck");
    let option = format!("deck=@{}", file.display());
    let played = fed(
        &["play", "rotundo", "--option", &option, "--seed", "1"],
        "q\n",
    );
    let text = said(&played);
    assert!(
        played.status.success() && text.contains("m10") && !text.contains("cloth ("),
        "{text}"
    );
    let missing = fed(&["play", "rotundo", "--option", "deck=@/no/such/file"], "");
    assert!(!missing.status.success());
    std::fs::remove_dir_all(&folder).expect("it was ours");
}

#[test]
fn the_rule_book_is_printed_whole_or_by_clause() {
    let book = said(&fed(&["rules", "monad", "--lang", "de"], ""));
    assert!(book.contains("### M1.1") && book.contains("### M11.3"));
    assert!(!book.contains("[given]") && !book.contains("```pieces") && !book.contains("]("));
    let clause = said(&fed(&["rules", "monad", "m7.2"], ""));
    assert!(clause.starts_with("### M7.2") && !clause.contains("M7.3"));
    assert!(!fed(&["rules", "monad", "M99"], "").status.success());
}

#[test]
fn bad_arguments_get_a_clear_error() {
    for (args, expected) in [
        (&["rules", "chess"][..], "There’s no game"),
        (&["replay", "/no/such/file"], "We can’t read"),
        (
            &["play", "monad", "--players", "9"],
            "whole number from 2 to 4",
        ),
        (
            &["play", "monad", "--seats", "me,nobody"],
            "choose one of me, random, greedy",
        ),
        (
            &["play", "monad", "--players", "2", "--option", "teams=true"],
            "M11.2",
        ),
        (
            &["play", "monad", "--option", "quiet_limit=0"],
            "from 1 to 1000",
        ),
        (
            &["play", "monad", "--players", "2", "--seats", "me,me,me"],
            "You named more seats",
        ),
        (&["rules", "monad", "--lang", "fr"], "choose en, de or nl"),
    ] {
        let output = fed(args, "");
        assert!(!output.status.success(), "{args:?}");
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
}

#[test]
fn the_language_follows_the_environment_unless_asked_for() {
    let greeting = |lang: &str, args: &[&str]| {
        let child = stammtisch(args)
            .env("LANG", lang)
            .spawn()
            .expect("the program starts");
        said(&child.wait_with_output().expect("the program ends"))
    };
    assert!(greeting("nl_NL.UTF-8", &["play"]).contains("Welkom"));
    assert!(greeting("de_AT.UTF-8", &["play"]).contains("Willkommen"));
    assert!(greeting("de_AT.UTF-8", &["--lang", "en", "play"]).contains("Welcome"));
}
