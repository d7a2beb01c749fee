//! `cargo xtask bench server`: what the server holds, on loopback, driver and server on one machine.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::shell::{Done, cargo, run, target};

/// No limit is reached.
const MANY: &str = "1000000";

/// The three loads, each with a server of its own and the disk's own speed beside it.
pub fn measure() -> Done {
    let packages = [
        "--package",
        "stammtisch",
        "--package",
        "stammtisch-test-client",
    ];
    let build = ["build", "--release", "--locked"];
    run(&cargo(), &[&build[..], &packages[..]].concat())?;
    for (kind, what) in [
        (
            "closed",
            "200 two-player tables, everybody as fast as they can",
        ),
        ("paced", "1,000 tables, 2,000 sockets, 1,000 moves a second"),
        ("idle", "10,000 sockets that only listen"),
    ] {
        println!("\n== {what}");
        let folder = target().join("load");
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).map_err(|why| why.to_string())?;
        println!(
            "syncs_a_second {:.0}",
            syncs_a_second(&folder).map_err(|why| why.to_string())?
        );
        let (mut server, address) = start(&folder)?;
        let pid = server.id().to_string();
        let driver = target().join("release/load");
        let done = run(&driver.to_string_lossy(), &[&address, &pid, kind]);
        server.kill().ok();
        server.wait().ok();
        done?;
    }
    Ok(())
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

fn start(folder: &Path) -> Result<(Child, String), String> {
    let mut server = Command::new(target().join("release/stammtisch"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .args(["--commands", MANY, "--tables", MANY, "--guests", MANY])
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
