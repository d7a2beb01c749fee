//! A PostgreSQL of a test's own: started from Debian's packages (or from the folder `POSTGRES_BIN`) in a temporary
//! folder, on a port of its own. It can be killed and started again, and fall over to a standby; a [`Network`]
//! between it and a server can be cut.

mod network;

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rustix::process::{Pid, Signal, getuid, kill_process};

pub use network::Network;

/// The user that PostgreSQL runs as where a test runs as root, which PostgreSQL refuses.
const USER: &str = "postgres";
/// How long to wait for a server to start or to stop, in steps.
const STEPS: u32 = 600;
const STEP: Duration = Duration::from_millis(50);

/// A PostgreSQL of a test's own. It ends with the value.
pub struct TestPostgres {
    programs: PathBuf,
    /// What it is started with besides.
    options: &'static [&'static str],
    folder: PathBuf,
    port: u16,
    process: Option<Process>,
    databases: AtomicU32,
}

/// A PostgreSQL that runs, and a shell that ends it when this process ends, however that comes about.
struct Process {
    postgres: Child,
    guard: Child,
}

/// Ends PostgreSQL and deletes its folder when its input ends; a line leaves both alone.
const GUARD: &str = r#"read -r line && exit
kill -QUIT "$1"; while kill -0 "$1" 2> /dev/null; do sleep 0.05; done; rm -rf "$2""#;

impl Process {
    fn guarded(postgres: Child, folder: &Path) -> Process {
        let mut guard = Command::new("sh");
        guard
            .args(["-c", GUARD, "guard", &postgres.id().to_string()])
            .arg(folder);
        let guard = guard
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let guard = guard.expect("a shell runs");
        Process { postgres, guard }
    }

    /// Lets the guard end PostgreSQL and delete its folder.
    fn end(mut self) {
        drop(self.guard.stdin.take());
        self.postgres.wait().ok();
        self.guard.wait().ok();
    }

    /// Kills PostgreSQL and leaves its folder.
    fn kill(mut self) {
        if let Some(mut guard) = self.guard.stdin.take() {
            writeln!(guard).ok();
        }
        if let Some(id) = Pid::from_raw(self.postgres.id() as i32) {
            kill_process(id, Signal::KILL).ok();
        }
        self.postgres.wait().ok();
        self.guard.wait().ok();
    }
}

/// Returns the folder with PostgreSQL's programs, if they are installed.
pub fn programs() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("POSTGRES_BIN") {
        return Some(named.into());
    }
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    folders
        .filter(|folder| folder.join("initdb").exists())
        .max()
}

/// Returns a port that is free now.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it is bound").port()
}

impl TestPostgres {
    /// Returns the one that all tests of this process share, each with a database of its own.
    ///
    /// # Panics
    /// As for [`TestPostgres::start`].
    pub fn shared() -> Option<&'static TestPostgres> {
        static SHARED: OnceLock<Option<TestPostgres>> = OnceLock::new();
        SHARED.get_or_init(TestPostgres::start).as_ref()
    }

    /// Starts one; `None`, saying so, if PostgreSQL is not installed. With `CI=true` that is a failure.
    ///
    /// # Panics
    /// If it does not start, or with `CI=true` if it is not installed.
    pub fn start() -> Option<TestPostgres> {
        TestPostgres::start_with(&["-c", "fsync=off"])
    }

    /// Starts one that waits for the disk, for measurements.
    ///
    /// # Panics
    /// As for [`TestPostgres::start`].
    pub fn start_durable() -> Option<TestPostgres> {
        TestPostgres::start_with(&[])
    }

    fn start_with(options: &'static [&'static str]) -> Option<TestPostgres> {
        let Some(programs) = programs() else {
            assert_ne!(
                std::env::var("CI").as_deref(),
                Ok("true"),
                "PostgreSQL is not installed"
            );
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        let mut postgres = TestPostgres::in_new_folder(programs, options);
        let data = postgres.data();
        let options = [
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C",
            "--username",
            USER,
        ];
        let made = postgres
            .program("initdb")
            .args(options)
            .arg("-D")
            .arg(&data)
            .output();
        let made = made.expect("initdb runs");
        assert!(
            made.status.success(),
            "{}",
            String::from_utf8_lossy(&made.stderr)
        );
        postgres.resume();
        Some(postgres)
    }

    fn in_new_folder(programs: PathBuf, options: &'static [&'static str]) -> TestPostgres {
        let folder = tempfile::Builder::new()
            .prefix("stammtisch-postgres")
            .tempdir();
        // The guard deletes it.
        let folder = folder.expect("a folder").keep();
        if getuid().is_root() {
            let owned = Command::new("chown").arg(USER).arg(&folder).status();
            assert!(
                owned.is_ok_and(|owned| owned.success()),
                "there is no user {USER}"
            );
        }
        TestPostgres {
            programs,
            options,
            folder,
            port: free_port(),
            process: None,
            databases: AtomicU32::new(0),
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Returns a command that runs one of PostgreSQL's programs as the right user.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if getuid().is_root() {
            let mut command = Command::new("setpriv");
            command
                .args(["--reuid", USER, "--regid", USER, "--clear-groups"])
                .arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }

    /// Starts it, or starts it again after it was killed.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&mut self) {
        for _ in 0..STEPS {
            let log = fs::File::create(self.folder.join("log")).expect("a log");
            let mut command = self.program("postgres");
            command
                .arg("-D")
                .arg(self.data())
                .args(["-p", &self.port.to_string()])
                .args([
                    "-c",
                    "listen_addresses=127.0.0.1",
                    "-c",
                    "unix_socket_directories=",
                    "-c",
                    "max_connections=200",
                    "-c",
                    "wal_level=replica",
                    "-c",
                    "max_wal_senders=4",
                ]);
            let postgres = command
                .args(self.options)
                .stdout(Stdio::null())
                .stderr(log)
                .spawn()
                .expect("it starts");
            let mut process = Process::guarded(postgres, &self.folder);
            if self.answers(&mut process.postgres) {
                self.process = Some(process);
                return;
            }
            // What is left of the one that was killed may still hold its memory.
            process.kill();
            std::thread::sleep(STEP);
        }
        let log = fs::read_to_string(self.folder.join("log"));
        panic!("PostgreSQL does not start: {}", log.unwrap_or_default());
    }

    /// Waits until it answers. Returns whether it does before its process ends.
    fn answers(&self, process: &mut Child) -> bool {
        for _ in 0..STEPS {
            if !matches!(process.try_wait(), Ok(None)) {
                return false;
            }
            if self.try_run("postgres", "SELECT 1").is_ok() {
                return true;
            }
            std::thread::sleep(STEP);
        }
        false
    }

    /// Returns the address of a new, empty database.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// Returns the address of a database.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}", self.port)
    }

    /// Returns the port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Runs SQL in a database and returns what it prints.
    ///
    /// # Panics
    /// If it fails.
    pub fn run(&self, database: &str, sql: &str) -> String {
        self.try_run(database, sql)
            .unwrap_or_else(|why| panic!("{sql}: {why}"))
    }

    fn try_run(&self, database: &str, sql: &str) -> Result<String, String> {
        let mut psql = self.program("psql");
        psql.args([
            "-XAtq",
            "-h",
            "127.0.0.1",
            "-p",
            &self.port.to_string(),
            "-U",
            USER,
        ]);
        let done = psql.args(["-d", database, "-c", sql]).output();
        let done = done.map_err(|why| why.to_string())?;
        if !done.status.success() {
            return Err(String::from_utf8_lossy(&done.stderr).into_owned());
        }
        Ok(String::from_utf8_lossy(&done.stdout).trim().to_owned())
    }

    /// Kills it as a crash would. [`TestPostgres::resume`] starts it again.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }

    /// Copies it to a standby, and lets it acknowledge nothing that the standby does not have.
    ///
    /// # Panics
    /// If that does not come about.
    pub fn standby(&self) -> TestPostgres {
        let mut standby = TestPostgres::in_new_folder(self.programs.clone(), self.options);
        let mut copy = standby.program("pg_basebackup");
        copy.args([
            "-h",
            "127.0.0.1",
            "-p",
            &self.port.to_string(),
            "-U",
            USER,
            "-R",
            "--checkpoint=fast",
            "-D",
        ]);
        let copied = copy
            .arg(standby.data())
            .output()
            .expect("pg_basebackup runs");
        assert!(
            copied.status.success(),
            "{}",
            String::from_utf8_lossy(&copied.stderr)
        );
        standby.resume();
        self.run(
            "postgres",
            "ALTER SYSTEM SET synchronous_standby_names = '*'",
        );
        self.run("postgres", "SELECT pg_reload_conf()");
        for _ in 0..STEPS {
            let state = self.run("postgres", "SELECT sync_state FROM pg_stat_replication");
            if state == "sync" {
                return standby;
            }
            std::thread::sleep(STEP);
        }
        panic!("the standby does not follow");
    }

    /// Makes a standby the primary.
    ///
    /// # Panics
    /// If it cannot be.
    pub fn promote(&self) {
        self.run("postgres", "SELECT pg_promote(true, 30)");
    }
}

impl Drop for TestPostgres {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            process.end();
        }
    }
}
