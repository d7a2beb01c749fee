//! The program as a server, in a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server process.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

/// The program itself.
pub fn program() -> PathBuf {
    env!("CARGO_BIN_EXE_stammtisch").into()
}

impl Process {
    /// Starts a server in a folder and waits for its address.
    pub fn start(program: &Path, folder: &Path) -> Process {
        Process::spawn(serving(program, folder))
    }

    /// Starts a server and waits for its address.
    pub fn spawn(mut command: Command) -> Process {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address: {line:?}"));
        Process { child, address }
    }

    /// The bytes of memory that it uses.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        kilobytes
            .and_then(|number| number.parse::<u64>().ok())
            .unwrap()
            * 1024
    }

    /// Asks it to stop. Returns how long that took.
    #[cfg(unix)]
    pub fn stop(mut self) -> Duration {
        let began = Instant::now();
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.unwrap().success());
        self.child.wait().unwrap();
        began.elapsed()
    }

    /// Kills it at once, whatever it is doing. Returns what it had to say, unless that went elsewhere.
    pub fn kill(mut self) -> String {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let mut said = String::new();
        if let Some(mut log) = self.child.stderr.take() {
            log.read_to_string(&mut said).unwrap();
        }
        said
    }
}

/// The command that starts a server in a folder, on a free port and without limits.
pub fn serving(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .env("STAMMTISCH_DATA", folder)
        .env("STAMMTISCH_LISTEN", "127.0.0.1:0")
        .env("STAMMTISCH_COMMANDS", "1000000")
        .env("STAMMTISCH_TABLES", "1000000")
        .env("STAMMTISCH_GUESTS", "1000000")
        .env("STAMMTISCH_BOT_DELAY", "0")
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// How often, unless the environment asks for more.
pub fn times(name: &str, usually: usize) -> usize {
    let asked = std::env::var(name).ok().and_then(|text| text.parse().ok());
    asked.unwrap_or(usually)
}
