//! The units in `packaging/`, held to what systemd says of them.

use std::fs;

use crate::shell::{Done, cargo, output, root, run, target, works};
use crate::test::Step;

const UNITS: [&str; 3] = [
    "stammtisch.service",
    "stammtisch-backup.service",
    "stammtisch-backup.timer",
];
/// The most exposure that a service may have, in tenths: systemd calls this "OK", and 100 is "unsafe".
const MOST_EXPOSURE: &str = "15";

/// The step of `cargo xtask test`: systemd can read the units, and finds little to reproach them with.
pub fn are_sound() -> Step {
    if !works("systemd-analyze", &["--version"]) {
        return Step::Unavailable("there is no systemd-analyze".to_owned());
    }
    check().into()
}

fn check() -> Done {
    run(&cargo(), &["build", "--package", "stammtisch", "--locked"])?;
    // The program is not installed here: the units get the one that was built.
    let folder = target().join("units");
    fs::create_dir_all(&folder).map_err(|why| why.to_string())?;
    let program = target().join("debug/stammtisch");
    let program = program.canonicalize().map_err(|why| why.to_string())?;
    let mut files = Vec::new();
    for unit in UNITS {
        let text = fs::read_to_string(root().join("packaging").join(unit));
        let text = text.map_err(|why| format!("{unit}: {why}"))?;
        let text = text.replace("/usr/local/bin/stammtisch", &program.to_string_lossy());
        let file = folder.join(unit);
        fs::write(&file, text).map_err(|why| format!("{unit}: {why}"))?;
        files.push(file.to_string_lossy().into_owned());
    }
    let mut args = vec!["verify", "--man=no", "--recursive-errors=yes"];
    args.extend(files.iter().map(String::as_str));
    run("systemd-analyze", &args)?;
    for file in files.iter().filter(|file| file.ends_with(".service")) {
        let threshold = format!("--threshold={MOST_EXPOSURE}");
        let args = ["security", "--offline=true", &threshold, "--no-pager", file];
        let said = output("systemd-analyze", &args)?;
        println!("{}", said.trim().lines().last().unwrap_or_default());
    }
    Ok(())
}
