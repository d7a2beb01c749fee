//! `cargo xtask test`: what CI checks, step by step.

use crate::shell::{Done, cargo, cargo_tool, command, root, run, target, works};
use crate::{browser, crates, other_browsers, release, template, units, wasm};

const DENY: &str = "0.20";
const MUTANTS: &str = "27";

/// Runs the steps of these names, or all of them, whatever the ones before said; with `CI=true` a
/// skipped one is a failure.
fn run_all(steps: &[(&str, Check)], only: &[String]) -> Done {
    if let Some(unknown) = only
        .iter()
        .find(|name| steps.iter().all(|(step, _)| step != name))
    {
        let names: Vec<&str> = steps.iter().map(|(name, _)| *name).collect();
        return Err(format!(
            "there is no step {unknown:?}; there are: {}",
            names.join(", ")
        ));
    }
    let wanted = |name: &str| only.is_empty() || only.iter().any(|wanted| wanted == name);
    let (mut passed, mut failed, mut skipped) = (0, Vec::new(), Vec::new());
    let mut unavailable = Vec::new();
    for (name, step) in steps.iter().filter(|(name, _)| wanted(name)) {
        println!("\n== {name}");
        match step() {
            Step::Passed => passed += 1,
            Step::Failed(why) => failed.push(format!("{name}: {why}")),
            Step::Skipped(why) => skipped.push(format!("{name}: {why}")),
            Step::Unavailable(why) => unavailable.push(format!("{name}: {why}")),
        }
    }
    println!("\n== steps");
    failed.iter().for_each(|line| println!("FAILED  {line}"));
    let all_skipped = skipped.iter().chain(&unavailable);
    all_skipped.for_each(|line| println!("SKIPPED {line}"));
    println!(
        "{passed} passed, {} failed, {} skipped",
        failed.len(),
        skipped.len() + unavailable.len()
    );
    let strict = std::env::var("CI").is_ok_and(|ci| ci == "true");
    if failed.is_empty() && (skipped.is_empty() || !strict) {
        Ok(())
    } else {
        Err("not everything passed".to_owned())
    }
}

/// One step.
type Check = fn() -> Step;

/// What came of a step.
pub enum Step {
    /// All well.
    Passed,
    /// Something is wrong.
    Failed(String),
    /// The machine does not let us.
    Skipped(String),
    /// The machine lacks a tool that not every machine can have: it is said, and no failure anywhere.
    Unavailable(String),
}

impl From<Done> for Step {
    fn from(done: Done) -> Step {
        match done {
            Ok(()) => Step::Passed,
            Err(why) => Step::Failed(why),
        }
    }
}

/// `cargo xtask test`.
pub fn run_steps(only: &[String]) -> Done {
    let steps: &[(&str, Check)] = &[
        ("format", || {
            run(&cargo(), &["fmt", "--all", "--check"]).into()
        }),
        ("lints", || {
            let args = [
                "clippy",
                "--workspace",
                "--all-targets",
                "--locked",
                "--",
                "-D",
                "warnings",
            ];
            run(&cargo(), &args).into()
        }),
        ("PostgreSQL", postgres),
        ("tests", || {
            run(&cargo(), &["test", "--workspace", "--locked"]).into()
        }),
        ("documentation", documentation),
        ("crates that stand alone", crates::packages),
        ("web target", wasm::builds),
        ("deals checked by an independent script", deals),
        ("dependencies", dependencies),
        ("notices and list of parts", release::papers),
        ("units", units::are_sound),
        ("container image", release::image),
        ("client format", browser::format),
        ("client types", browser::types),
        ("client tests", browser::client_tests),
        ("words", browser::words),
        ("browser", browser::games),
        ("other browsers", other_browsers::smoke),
        ("a new game", template::plays),
    ];
    run_all(steps, only)
}

/// Installs PostgreSQL; without it, the tests that need one say that they are skipped.
fn postgres() -> Step {
    if stammtisch_test_postgres::programs().is_some() {
        return Step::Passed;
    }
    match browser::install(&["postgresql"]) {
        Ok(()) if stammtisch_test_postgres::programs().is_some() => Step::Passed,
        Ok(()) => Step::Skipped("its programs are not where they are looked for".to_owned()),
        Err(why) => Step::Skipped(why),
    }
}

fn documentation() -> Step {
    let args = ["doc", "--workspace", "--no-deps", "--locked", "--quiet"];
    run(&cargo(), &args).into()
}

/// docs/deals.py and the client's own check share no code with us and compute the same deals.
fn deals() -> Step {
    if !works("python3", &["--version"]) {
        return Step::Skipped("there is no python3".to_owned());
    }
    if let Err(why) = browser::node() {
        return Step::Skipped(why);
    }
    let built = run(&cargo(), &["build", "--package", "stammtisch", "--locked"]);
    let checked = built.and_then(|()| {
        let program = target().join("debug/stammtisch");
        let program = program.to_string_lossy().into_owned();
        run("python3", &["docs/deals.py", "--against", &program])?;
        let records = frozen_records();
        let verify = ["docs/deals.py", "--verify"].into_iter();
        let verify: Vec<&str> = verify.chain(records.iter().map(String::as_str)).collect();
        run("python3", &verify)?;
        for record in &records {
            run(&program, &["verify", record])?;
        }
        run("node", &["client/tests/verify.test.mjs", &program])
    });
    checked.into()
}

/// The records that every version must be able to check, in both forms of the proof.
fn frozen_records() -> Vec<String> {
    let games = std::fs::read_dir(root().join("games"))
        .into_iter()
        .flatten()
        .flatten();
    let folders = games.map(|game| game.path().join("tests/frozen"));
    let files =
        folders.flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten());
    let files = files.map(|file| file.path().to_string_lossy().into_owned());
    let mut records: Vec<String> = files.filter(|file| file.ends_with(".json")).collect();
    records.sort();
    records
}

fn dependencies() -> Step {
    if let Err(why) = cargo_tool("deny", DENY) {
        return Step::Skipped(why);
    }
    // The advisory database is fetched from outside; these three need nothing.
    let args = ["deny", "--locked", "check", "bans", "licenses", "sources"];
    run(&cargo(), &args).into()
}

/// `cargo xtask torture`: what the tests do a little of, for hours if need be.
pub fn torture() -> Done {
    torment("stammtisch-faults", "power", "", ("FAULTS_CUTS", "2000"))?;
    torment("stammtisch", "served", "", ("KILLS", "1000"))?;
    torment("stammtisch", "served", "", ("FRAMES", "1000000"))?;
    torment("stammtisch", "served", "", ("ATTACK", "60"))
}

/// `cargo xtask torture --postgres`: three servers on one PostgreSQL, where 200 times something fails.
pub fn torture_nodes() -> Done {
    if let Step::Skipped(why) = postgres() {
        return Err(why);
    }
    torment("stammtisch", "served", "nodes::nothing", ("NODES", "200"))
}

/// Runs tests of a package with more of something than usual.
fn torment(package: &str, test: &str, only: &str, (name, times): (&str, &str)) -> Done {
    let args = ["test", "--release", "--locked", "--package", package];
    let filter: &[&str] = if only.is_empty() { &[] } else { &[only] };
    let shown = ["--", "--nocapture"];
    let args = [&args[..], &["--test", test], filter, &shown[..]].concat();
    println!("$ {name}={times} cargo {}", args.join(" "));
    let status = command(&cargo(), &args).env(name, times).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("failed: {test} of {package}")),
    }
}

/// `cargo xtask mutants`.
pub fn mutants(args: &[String]) -> Done {
    cargo_tool("mutants", MUTANTS)?;
    let mut all = vec!["mutants"];
    all.extend(args.iter().map(String::as_str));
    run(&cargo(), &all)
}
