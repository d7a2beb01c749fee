//! `stammtisch serve`: the server with its file.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use stammtisch_rules::{Phrase, Words};
use stammtisch_server::{Limits, Links, Randomness, Retention, ServerSettings, Tls};
use stammtisch_store::{FolderLock, Sqlite, StoreError, private_folder};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// The one file in the data folder.
const FILE: &str = "stammtisch.sqlite";

/// What a host can set.
#[derive(clap::Args)]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:7878 for every device in the network, port 0 for a free port.
    #[arg(long, env = "STAMMTISCH_LISTEN", default_value = "127.0.0.1:7878")]
    pub listen: SocketAddr,
    /// Where everything is kept.
    #[command(flatten)]
    pub data: DataArgs,
    /// The address people open, if a proxy is in front: https://table.example. May be given several
    /// times.
    #[arg(long = "origin", env = "STAMMTISCH_ORIGIN", value_delimiter = ',', value_parser = parse_origin)]
    pub origins: Vec<String>,
    /// A certificate in PEM, to speak HTTPS.
    #[arg(long, env = "STAMMTISCH_CERT", requires = "key")]
    pub cert: Option<PathBuf>,
    /// The certificate's key in PEM.
    #[arg(long, env = "STAMMTISCH_KEY", requires = "cert")]
    pub key: Option<PathBuf>,
    /// Take the client's address from the proxy's X-Forwarded-For.
    #[arg(long, env = "STAMMTISCH_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// Speak HTTP/2 without TLS as well, to a proxy that asks for it.
    #[arg(long, env = "STAMMTISCH_H2C")]
    pub h2c: bool,
    /// How the log is written to standard error.
    #[arg(long, env = "STAMMTISCH_LOG", value_enum, default_value_t = LogForm::Text)]
    pub log: LogForm,
    /// How many milliseconds a bot waits before its turn. The client shows what bots do at a pace of its own.
    #[arg(long, env = "STAMMTISCH_BOT_DELAY", default_value_t = 150)]
    pub bot_delay: u64,
    /// How many commands a second one person may send.
    #[arg(long, env = "STAMMTISCH_COMMANDS", default_value_t = 20)]
    pub commands: u32,
    /// How many tables a minute one person may open.
    #[arg(long, env = "STAMMTISCH_TABLES", default_value_t = 10)]
    pub tables: u32,
    /// How many people a minute may come from one address.
    #[arg(long, env = "STAMMTISCH_GUESTS", default_value_t = 60)]
    pub guests: u32,
    /// How many hints a minute one person may ask for; left out, 30, or more if more commands are allowed.
    #[arg(long, env = "STAMMTISCH_HINTS")]
    pub hints: Option<u32>,
    /// How many tables one person may have that are not over; left out, as many as can be opened in twenty
    /// minutes.
    #[arg(long, env = "STAMMTISCH_OPEN_TABLES")]
    pub open_tables: Option<u64>,
    /// How many people's worth of commands, tables and hints may come from one address.
    #[arg(long, env = "STAMMTISCH_CROWD", default_value_t = 10)]
    pub crowd: u32,
    /// How many connections there may be; left out, what the system's limit of open files allows.
    #[arg(long, env = "STAMMTISCH_CONNECTIONS")]
    pub connections: Option<usize>,
    /// How many of them may come from one address; left out, a few for each person who may come in a minute.
    #[arg(long, env = "STAMMTISCH_ADDRESS_CONNECTIONS")]
    pub address_connections: Option<usize>,
    /// What opens the page for hosts, /admin: at least 16 characters. Without it there is no such page.
    #[arg(long, env = "STAMMTISCH_ADMIN_TOKEN", hide_env_values = true, value_parser = parse_token)]
    pub admin_token: Option<String>,
    /// What opens /metrics (`Authorization: Bearer TOKEN`): at least 16 characters.
    #[arg(long, env = "STAMMTISCH_METRICS_TOKEN", hide_env_values = true, value_parser = parse_token)]
    pub metrics_token: Option<String>,
    /// An address of its own for /metrics, without a token: for machines that only the host reaches.
    #[arg(long, env = "STAMMTISCH_METRICS_LISTEN")]
    pub metrics_listen: Option<SocketAddr>,
    /// A page about who runs the server, which the client links to.
    #[arg(long, env = "STAMMTISCH_IMPRINT", value_parser = parse_link)]
    pub imprint: Option<String>,
    /// A page about what is done with people's data, which the client links to.
    #[arg(long, env = "STAMMTISCH_PRIVACY", value_parser = parse_link)]
    pub privacy: Option<String>,
    /// After how many hours a table is closed that waits for a host who has left it.
    #[arg(
        long,
        env = "STAMMTISCH_KEEP_LOBBIES",
        value_name = "HOURS",
        default_value_t = 24
    )]
    pub keep_lobbies: u32,
    /// How long things are kept.
    #[command(flatten)]
    pub retention: RetentionArgs,
}

/// How long things are kept that nobody touches.
#[derive(clap::Args)]
pub struct RetentionArgs {
    /// After how many days without anything happening a table is deleted; left out, never.
    #[arg(long, env = "STAMMTISCH_KEEP_TABLES", value_name = "DAYS")]
    pub keep_tables: Option<u32>,
    /// After how many days without a visit a guest is erased; left out, never.
    #[arg(long, env = "STAMMTISCH_KEEP_GUESTS", value_name = "DAYS")]
    pub keep_guests: Option<u32>,
}

impl RetentionArgs {
    /// Returns what they mean.
    pub fn retention(&self) -> Retention {
        let time = |days: u32| Duration::from_secs(24 * 3600 * u64::from(days));
        Retention {
            tables: self.keep_tables.map(time),
            guests: self.keep_guests.map(time),
        }
    }
}

/// Where everything is kept.
#[derive(clap::Args)]
pub struct DataArgs {
    /// The folder of the server's file; left out, the platform's data folder.
    #[arg(long, env = "STAMMTISCH_DATA")]
    pub data: Option<PathBuf>,
}

/// How a log is written.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum LogForm {
    /// For people.
    Text,
    /// For programs: an object a line.
    Json,
}

fn parse_origin(text: &str) -> Result<String, String> {
    let host = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.to_owned()),
        _ => Err("it should be like https://table.example, without a path".to_owned()),
    }
}

fn parse_token(text: &str) -> Result<String, String> {
    match text.chars().count() {
        16.. => Ok(text.to_owned()),
        _ => Err("it should have at least 16 characters".to_owned()),
    }
}

fn parse_link(text: &str) -> Result<String, String> {
    let starts = ["https://", "http://", "/"];
    if !starts.iter().any(|start| text.starts_with(start)) {
        return Err("it should be like https://example.org/imprint".to_owned());
    }
    Ok(text.to_owned())
}

/// Returns the name of this machine, where the system tells it.
fn machine_name() -> Option<String> {
    let file = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let name = file.or_else(|| std::env::var("HOSTNAME").ok());
    let name = name.or_else(|| std::env::var("COMPUTERNAME").ok())?;
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

impl DataArgs {
    /// Returns the file, and creates its folder if need be. Nobody else can look into the folder.
    pub fn file(&self) -> io::Result<PathBuf> {
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => choose_native_strategy()
                .map(|places| places.data_dir().join("stammtisch"))
                .map_err(|_| io::Error::other("there is no data folder; name one with --data"))?,
        };
        private_folder(&folder)?;
        Ok(folder.join(FILE))
    }

    /// Opens the store beside a server that may be running. If none is, the file is brought up to date.
    pub async fn store(&self) -> Result<Sqlite, StoreError> {
        let failed = |error: io::Error| StoreError::Storage(error.to_string());
        let file = self.file().map_err(failed)?;
        let folder = file.parent().unwrap_or(Path::new("."));
        match FolderLock::take(folder) {
            Ok(_alone) if file.exists() => {
                drop(Sqlite::open(&file).await?);
                Sqlite::join(&file).await
            }
            _ => Sqlite::join(&file).await,
        }
    }

    /// Keeps other servers away from the folder, until the lock is dropped. Fails if one is there.
    pub fn lock(&self, own: &Words) -> io::Result<FolderLock> {
        let file = self.file()?;
        let folder = file.parent().unwrap_or(Path::new("."));
        FolderLock::take(folder).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => {
                let folder = folder.display().to_string();
                let said = Phrase::new("serve-locked").text("folder", &folder);
                io::Error::new(error.kind(), own.say(&said))
            }
            _ => error,
        })
    }
}

/// Serves until Ctrl-C or a signal to stop.
pub fn serve(own: &Words, args: ServeArgs) -> io::Result<()> {
    start_log(args.log);
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(run(own, args));
    // Bots that are still thinking are not waited for: their moves are computed again.
    runtime.shutdown_background();
    done
}

/// Returns how many connections the system's limit of open files allows, after raising it as far as it goes.
/// Some files are left for the store and everything else.
fn most_connections() -> usize {
    const OTHER_FILES: u64 = 64;
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit {
            current: limit.maximum,
            ..limit
        };
        setrlimit(Resource::Nofile, raised).ok();
        let files = getrlimit(Resource::Nofile).current;
        let files = files.map_or(usize::MAX as u64, |files| files.saturating_sub(OTHER_FILES));
        (files as usize).max(16)
    }
    #[cfg(not(unix))]
    Limits::default().connections
}

fn start_log(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}

async fn run(own: &Words, args: ServeArgs) -> io::Result<()> {
    let file = args.data.file()?;
    let _lock = args.data.lock(own)?;
    let tls = match (&args.cert, &args.key) {
        (Some(certificate), Some(key)) => Some(Tls::read(certificate, key)?),
        _ => None,
    };
    let store = Sqlite::open(&file).await.map_err(io::Error::other)?;
    let listener = TcpListener::bind(args.listen).await?;
    let scheme = tls.as_ref().map_or("http", |_| "https");
    announce(own, scheme, listener.local_addr()?, &file);
    let open_tables = args.open_tables.unwrap_or(20 * u64::from(args.tables));
    let address_connections = args.address_connections;
    let limits = Limits {
        commands: args.commands,
        tables: args.tables,
        guests: args.guests,
        hints: args.hints.unwrap_or(args.commands.saturating_mul(3) / 2),
        open_tables,
        crowd: args.crowd,
        connections: args.connections.unwrap_or_else(most_connections),
        address_connections: address_connections.unwrap_or(16 + 4 * args.guests as usize),
        ..Limits::default()
    };
    let settings = ServerSettings {
        origins: args.origins,
        trust_proxy: args.trust_proxy,
        h2c: args.h2c,
        tls,
        lobby_kept: Duration::from_secs(3600 * u64::from(args.keep_lobbies.max(1))),
        bot_delay: Duration::from_millis(args.bot_delay),
        limits,
        machine_name: machine_name(),
        metrics_token: args.metrics_token,
        metrics_listen: args.metrics_listen,
        admin_token: args.admin_token,
        links: Links {
            imprint: args.imprint,
            privacy: args.privacy,
        },
        retention: args.retention.retention(),
        randomness: randomness(),
        ..ServerSettings::default()
    };
    let stop = CancellationToken::new();
    tokio::spawn(stop_when_told(stop.clone()));
    stammtisch_server::serve(listener, Arc::new(store), settings, stop).await
}

/// Returns where the random numbers of games come from: the system.
#[cfg(not(debug_assertions))]
fn randomness() -> Randomness {
    Randomness::default()
}

/// Returns where the random numbers of games come from: the system, or in a debug build the seed that a test
/// gives.
#[cfg(debug_assertions)]
fn randomness() -> Randomness {
    match std::env::var("STAMMTISCH_TEST_SEED") {
        Ok(seed) => Randomness::from_seed(&seed),
        Err(_) => Randomness::default(),
    }
}

/// Prints the address to open. Does not fail if nobody reads it: a table must not close because a
/// pipe did.
fn announce(own: &Words, scheme: &str, address: SocketAddr, file: &Path) {
    let host = if address.ip().is_unspecified() {
        "localhost".to_owned()
    } else if address.is_ipv6() {
        format!("[{}]", address.ip())
    } else {
        address.ip().to_string()
    };
    let said = Phrase::new("serve-open")
        .text("address", &format!("{scheme}://{host}:{}/", address.port()))
        .text("file", &file.display().to_string());
    let mut out = io::stdout().lock();
    writeln!(out, "{}", own.say(&said)).ok();
    out.flush().ok();
}

/// Waits for Ctrl-C, or the signal that asks a service to end. A second one ends the program at once.
async fn stop_when_told(stop: CancellationToken) {
    told_to_stop().await;
    stop.cancel();
    told_to_stop().await;
    std::process::exit(1);
}

async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ended.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    tokio::signal::ctrl_c().await.ok();
}
