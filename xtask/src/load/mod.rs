//! `cargo xtask bench server`: what the server holds, on loopback, driver and server on one machine.

pub mod postgres;

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use stammtisch_test_postgres::TestPostgres;

use crate::crates::games;
use crate::shell::{Done, cargo, run, target};

/// No limit is reached.
const MANY: &str = "1000000";
/// How often the two builds of a comparison take turns.
const ROUNDS: usize = 3;
/// The kernel counts processor time in ticks of 10 ms.
const TICK: f64 = 0.01;

/// The three loads, each with a server of its own and the disk's own speed beside it.
pub fn measure() -> Done {
    build_release()?;
    for (kind, what) in [
        (
            "closed",
            "200 two-player tables, everybody as fast as they can",
        ),
        ("paced", "1,000 tables, 2,000 sockets, 1,000 moves a second"),
        ("idle", "10,000 sockets that only listen"),
    ] {
        println!("\n== {what}");
        let folder = empty_folder()?;
        println!(
            "syncs_a_second {:.0}",
            syncs_a_second(&folder).map_err(|why| why.to_string())?
        );
        let figures = load(&target().join("release"), kind)?;
        print!("{figures}");
    }
    Ok(())
}

/// How soon a server with a million stored tables is there, and what memory it needs: on a file and on PostgreSQL.
pub fn stored() -> Done {
    build_release()?;
    println!("\n== a file");
    let file = empty_folder()?.join("stammtisch.sqlite");
    start_with_million(&file.to_string_lossy(), None)?;
    println!("\n== PostgreSQL");
    let database = TestPostgres::start_durable().ok_or("PostgreSQL is not installed")?;
    let address = database.database();
    start_with_million(&address, Some(&address))?;
    let (_, name) = address.rsplit_once('/').unwrap_or_default();
    let size = "SELECT pg_size_pretty(pg_database_size(current_database()))";
    println!("database {}", database.run(name, size));
    Ok(())
}

/// Fills a file or a database, and starts a server on it.
fn start_with_million(place: &str, database: Option<&str>) -> Done {
    let fill = [
        "run",
        "--release",
        "--package",
        "stammtisch-store",
        "--example",
        "fill",
        "--",
    ];
    let game = games()?.into_iter().next().ok_or("there is no game")?;
    let tables = [place, "1000000", &game];
    run(&cargo(), &[&fill[..], &tables[..]].concat())?;
    let began = Instant::now();
    let program = target().join("release/stammtisch");
    let (mut server, address) = start(&program, &target().join("load"), database)?;
    println!("milliseconds_to_start {}", began.elapsed().as_millis());
    for seconds in [0, 5, 30] {
        std::thread::sleep(Duration::from_secs(seconds));
        let pid = server.id();
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        println!("memory {}", resident.unwrap_or_default().trim());
    }
    println!("it was at {address}");
    server.kill().ok();
    server.wait().ok();
    Ok(())
}

/// Lets this tree and another one, each with its own driver, take turns in one run, and prints how they
/// compare.
pub fn compare(other: &str) -> Done {
    let build = ["build", "--release", "--locked", "--workspace", "--bins"];
    run(&cargo(), &build)?;
    let there = Command::new(cargo())
        .args(build)
        .current_dir(other)
        .status();
    if !there.map_err(|why| why.to_string())?.success() {
        return Err(format!("{other} does not build"));
    }
    let builds = [
        target().join("release"),
        Path::new(other).join("target/release"),
    ];
    let mut figures: [Vec<Figures>; 2] = Default::default();
    for _ in 0..ROUNDS {
        for (figures, build) in figures.iter_mut().zip(&builds) {
            figures.push(Figures::read(&load(build, "closed")?));
        }
    }
    println!("| | this tree | {other} | ratio |\n|---|---|---|---|");
    for (name, place) in [
        ("moves a second", 0),
        ("server's processor time a move, µs", 1),
        ("bytes a move on loopback", 2),
    ] {
        let [here, there] = figures.each_ref().map(|all| median(all, place));
        println!("| {name} | {here:.0} | {there:.0} | {:.2} |", here / there);
    }
    Ok(())
}

fn build_release() -> Done {
    let packages = [
        "--package",
        "stammtisch",
        "--package",
        "stammtisch-test-client",
    ];
    let build = ["build", "--release", "--locked"];
    run(&cargo(), &[&build[..], &packages[..]].concat())
}

/// Moves a second, processor time a move, bytes a move.
struct Figures([f64; 3]);

impl Figures {
    fn read(lines: &str) -> Figures {
        let names = ["moves_a_second ", "processor_us_a_move ", "bytes_a_move "];
        Figures(names.map(|name| figure(lines, name).unwrap_or(f64::NAN)))
    }
}

/// The number after a name at the beginning of a line.
fn figure(lines: &str, name: &str) -> Option<f64> {
    let line = lines.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|number| number.trim().parse().ok())
}

fn median(figures: &[Figures], place: usize) -> f64 {
    let mut all: Vec<f64> = figures.iter().map(|Figures(one)| one[place]).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

fn empty_folder() -> Result<PathBuf, String> {
    let folder = target().join("load");
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).map_err(|why| why.to_string())?;
    Ok(folder)
}

/// Lets the driver of a build put a load on its server. Returns the figures, one a line.
fn load(build: &Path, kind: &str) -> Result<String, String> {
    let server = start(&build.join("stammtisch"), &empty_folder()?, None)?;
    drive(build, kind, vec![server])
}

/// Lets the driver of a build put a load on these servers, and ends them.
fn drive(build: &Path, kind: &str, servers: Vec<(Child, String)>) -> Result<String, String> {
    let pids: Vec<String> = servers
        .iter()
        .map(|(server, _)| server.id().to_string())
        .collect();
    let addresses: Vec<&str> = servers
        .iter()
        .map(|(_, address)| address.as_str())
        .collect();
    let spent = || pids.iter().map(|pid| processor_seconds(pid)).sum::<f64>();
    let before = (spent(), loopback_bytes());
    let driven = Command::new(build.join("load"))
        .args([&addresses.join(","), &pids[0], kind])
        .stderr(Stdio::inherit())
        .output();
    let after = (spent(), loopback_bytes());
    for (mut server, _) in servers {
        server.kill().ok();
        server.wait().ok();
    }
    let driven = driven.map_err(|why| why.to_string())?;
    let mut figures = String::from_utf8_lossy(&driven.stdout).into_owned();
    if !driven.status.success() {
        return Err(format!("the driver failed: {figures}"));
    }
    if let Some(moves) = figure(&figures, "moves ") {
        // Sitting down and warming up are in the sums, and not among the moves: alike for all builds.
        let processor = (after.0 - before.0) / moves * 1e6;
        let bytes = (after.1 - before.1) / moves;
        figures += &format!("processor_us_a_move {processor:.1}\nbytes_a_move {bytes:.0}\n");
    }
    Ok(figures)
}

/// The processor time that a process has used, and those that it has started and seen end.
fn processor_seconds(pid: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks = fields.split_whitespace().skip(11).take(4);
    ticks
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum::<f64>()
        * TICK
}

/// The bytes that went over loopback, both ways.
fn loopback_bytes() -> f64 {
    let devices = std::fs::read_to_string("/proc/net/dev").unwrap_or_default();
    let line = devices
        .lines()
        .find_map(|line| line.trim().strip_prefix("lo:"));
    let bytes = line.and_then(|line| line.split_whitespace().next());
    bytes
        .and_then(|bytes| bytes.parse().ok())
        .unwrap_or(f64::NAN)
}

/// How often in a second the disk keeps a page for good, in the same minute as the figures.
fn syncs_a_second(folder: &Path) -> std::io::Result<f64> {
    let file = folder.join("syncs");
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    let began = Instant::now();
    let mut syncs = 0.0;
    while began.elapsed() < Duration::from_secs(2) {
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        syncs += 1.0;
    }
    Ok(syncs / began.elapsed().as_secs_f64())
}

fn start(program: &Path, folder: &Path, database: Option<&str>) -> Result<(Child, String), String> {
    let help = Command::new(program).args(["serve", "--help"]).output();
    let help = String::from_utf8_lossy(&help.map_err(|why| why.to_string())?.stdout).into_owned();
    // What `--commands` was called before.
    let commands = ["--commands", "--wishes"].into_iter();
    let commands = commands.filter(|flag| help.contains(flag)).take(1);
    let mut server = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .args(["--tables", MANY, "--guests", MANY])
        .args(commands.flat_map(|flag| [flag, MANY]))
        .args(
            database
                .into_iter()
                .flat_map(|address| ["--database", address]),
        )
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|why| why.to_string())?;
    let out = server.stdout.take().ok_or("no output")?;
    let mut line = String::new();
    BufReader::new(out)
        .read_line(&mut line)
        .map_err(|why| why.to_string())?;
    let address = line
        .split("http://")
        .nth(1)
        .and_then(|rest| rest.split('/').next());
    let address = address.ok_or_else(|| format!("no address: {line}"))?;
    Ok((server, address.to_owned()))
}
