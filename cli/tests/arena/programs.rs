//! Programs that take part, good and bad ones.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Scratch, complaint};

#[test]
#[cfg(unix)]
fn a_program_that_misbehaves_is_named_with_the_game_and_what_it_said() {
    let scratch = Scratch::new("hostile");
    let says = |what: &str| format!("while read line; do echo '{what}'; done");
    for (name, script, expected) in [
        ("garbage", says("hello"), "It said “hello”"),
        (
            "refuses",
            says(r#"{"ok":false,"why":"no idea"}"#),
            "no idea",
        ),
        (
            "illegal",
            says(r#"{"ok":true,"action":{"do":"bid","bid":["gold"]}}"#),
            "(rule R3.1)",
        ),
        (
            "unknown",
            says(r#"{"ok":true,"action":{"do":"cheat"}}"#),
            "cheat",
        ),
        (
            "dies",
            "read line; exit 3".to_owned(),
            "It exited before it answered (exit status: 3)",
        ),
    ] {
        let bot = scratch.script(&format!("{name}.sh"), &script);
        let bots = format!("greedy,{bot}");
        let args = [
            "--game", "rotundo", "--bots", &bots, "--games", "4", "--out", name,
        ];
        let output = scratch.arena(&args);
        let said = complaint(&output);
        assert!(!output.status.success(), "{name}");
        assert!(
            said.contains(expected) && said.contains(&bot),
            "{name}: {said}"
        );
        assert!(
            said.contains("failed in game 0") || said.contains("failed in game 1"),
            "{said}"
        );
    }
    let missing = [
        "--game",
        "rotundo",
        "--bots",
        "greedy,ext:./no-such-bot",
        "--games",
        "2",
    ];
    assert!(complaint(&scratch.arena(&missing)).contains("It didn’t start"));
}

/// A program that does as little as it may in Rotundo, so many times.
fn idler(times: u32) -> String {
    format!(
        r#"n=0
while read -r line; do
    n=$((n+1)); [ $n -gt {times} ] && exit 1
    case "$line" in
        *'{{"do":"pass"}}'*) did=pass ;;
        *'{{"do":"drop"}}'*) did=drop ;;
        *) did=leave ;;
    esac
    echo '{{"ok":true,"action":{{"do":"'$did'"}}}}'
done"#
    )
}

#[test]
#[cfg(unix)]
fn what_was_played_before_a_program_failed_is_kept() {
    let scratch = Scratch::new("kept");
    let bots = format!("greedy,{}", scratch.script("tires.sh", &idler(200)));
    let asked = ["--game", "rotundo", "--games", "50", "--threads", "1"];
    let args = [&asked[..], &["--out", "it", "--bots", &bots]].concat();
    let said = complaint(&scratch.arena(&args));
    let kept = scratch.read("it/games.jsonl").lines().count();
    assert!(kept > 1, "{said}");
    assert!(said.contains(&format!("failed in game {kept}:")), "{said}");
    assert!(
        said.contains(&format!("{kept} finished games are in it.")),
        "{said}"
    );
}

#[test]
#[cfg(unix)]
fn the_report_makes_no_markup_of_names() {
    let scratch = Scratch::new("markup");
    let idle = scratch.script("idle.sh", &idler(9999));
    let bots = format!("greedy,{idle} <script>alert('1')</script>&");
    let args = [
        "--game", "rotundo", "--bots", &bots, "--games", "2", "--out", "it",
    ];
    scratch.told(&args);
    for file in ["report.html", "wins.svg", "ratings.svg"] {
        let text = scratch.read(&format!("it/{file}"));
        assert!(!text.contains("<script"), "{file}");
        assert!(
            text.contains("&lt;script&gt;alert('1')&lt;/script&gt;&amp;"),
            "{file}"
        );
    }
}

/// The example in docs/.
fn bot() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/mybot.py")
}

/// Whether Python can be started. Where everything is to be checked it has to be.
fn python_is_there() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok();
    let strict = std::env::var("CI").is_ok_and(|ci| ci == "true");
    assert!(there || !strict, "there is no python3");
    if !there {
        eprintln!("SKIPPED: there is no python3");
    }
    there
}

#[test]
fn the_example_in_python_plays_whole_games_of_everything() {
    if !python_is_there() {
        return;
    }
    let scratch = Scratch::new("python");
    for game in ["monad", "rotundo", "fiches"] {
        let bots = format!("random,ext:python3 {}@50ms", bot().display());
        let args = [
            "--game", game, "--bots", &bots, "--games", "4", "--out", game,
        ];
        scratch.told(&args);
        let results = scratch.json(&format!("{game}/results.json"));
        assert!(
            results["bots"][1]["decisions"]
                .as_u64()
                .is_some_and(|made| made > 10)
        );
        assert_eq!(results["games"], 4);
    }
}

#[test]
fn the_engine_takes_part_as_a_program() {
    let scratch = Scratch::new("engine");
    for game in ["monad", "rotundo", "fiches"] {
        let engine = env!("CARGO_BIN_EXE_stammtisch");
        let bots = format!("random,ext:{engine} engine@50n");
        let args = [
            "--game", game, "--bots", &bots, "--games", "2", "--out", game,
        ];
        scratch.told(&args);
        let results = scratch.json(&format!("{game}/results.json"));
        let searched = results["bots"][1]["searched"].as_u64();
        assert!(searched.is_some_and(|positions| positions > 0), "{game}");
    }
}
