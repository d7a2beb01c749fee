//! What a host can set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use stammtisch_server::Retention;

use super::parse;

/// What a host can set.
#[derive(clap::Args)]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:7878 for every device in the network, port 0 for a free port.
    #[arg(
        long,
        env = "STAMMTISCH_LISTEN",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:7878"
    )]
    pub listen: SocketAddr,
    /// Where everything is kept.
    #[command(flatten)]
    pub data: DataArgs,
    /// The address people open, if a proxy is in front: https://table.example. May be given several
    /// times.
    #[arg(long = "origin", env = "STAMMTISCH_ORIGIN", value_name = "URL", value_delimiter = ',', value_parser = parse::origin)]
    pub origins: Vec<String>,
    /// A certificate in PEM, to speak HTTPS.
    #[arg(long, env = "STAMMTISCH_CERT", value_name = "FILE")]
    pub cert: Option<PathBuf>,
    /// The certificate's key in PEM.
    #[arg(long, env = "STAMMTISCH_KEY", value_name = "FILE")]
    pub key: Option<PathBuf>,
    /// Take the client's address from the proxy's X-Forwarded-For.
    #[arg(long, env = "STAMMTISCH_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// Speak HTTP/2 without TLS as well, to a proxy that asks for it.
    #[arg(long, env = "STAMMTISCH_H2C")]
    pub h2c: bool,
    /// How the log is written to standard error.
    #[arg(long, env = "STAMMTISCH_LOG", value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    pub log: LogForm,
    /// How many milliseconds a bot waits before its turn. The client shows what bots do at a pace of its own.
    #[arg(
        long,
        env = "STAMMTISCH_BOT_DELAY",
        value_name = "MS",
        default_value_t = 150
    )]
    pub bot_delay: u64,
    /// How many commands a second one person may send.
    #[arg(
        long,
        env = "STAMMTISCH_COMMANDS",
        value_name = "N",
        default_value_t = 20
    )]
    pub commands: u32,
    /// How many tables a minute one person may open.
    #[arg(
        long,
        env = "STAMMTISCH_TABLES",
        value_name = "N",
        default_value_t = 10
    )]
    pub tables: u32,
    /// How many people a minute may come from one address.
    #[arg(
        long,
        env = "STAMMTISCH_GUESTS",
        value_name = "N",
        default_value_t = 60
    )]
    pub guests: u32,
    /// How many hints a minute one person may ask for; left out, 30, or more if more commands are allowed.
    #[arg(long, env = "STAMMTISCH_HINTS", value_name = "N")]
    pub hints: Option<u32>,
    /// How many tables one person may have that are not over; left out, as many as can be opened in twenty
    /// minutes.
    #[arg(long, env = "STAMMTISCH_OPEN_TABLES", value_name = "N")]
    pub open_tables: Option<u64>,
    /// How many people's worth of commands, tables and hints may come from one address.
    #[arg(long, env = "STAMMTISCH_CROWD", value_name = "N", default_value_t = 10)]
    pub crowd: u32,
    /// How many connections there may be; left out, what the system's limit of open files allows.
    #[arg(long, env = "STAMMTISCH_CONNECTIONS", value_name = "N")]
    pub connections: Option<usize>,
    /// How many of them may come from one address; left out, a few for each person who may come in a minute.
    #[arg(long, env = "STAMMTISCH_ADDRESS_CONNECTIONS", value_name = "N")]
    pub address_connections: Option<usize>,
    /// What opens the page for hosts, /admin: at least 16 characters. Without it there is no such page.
    #[arg(long, env = "STAMMTISCH_ADMIN_TOKEN", value_name = "TOKEN", hide_env_values = true, hide_default_value = true, value_parser = parse::token)]
    pub admin_token: Option<String>,
    /// What opens /metrics (`Authorization: Bearer TOKEN`): at least 16 characters.
    #[arg(long, env = "STAMMTISCH_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true, hide_default_value = true, value_parser = parse::token)]
    pub metrics_token: Option<String>,
    /// An address of its own for /metrics, without a token: for machines that only the host reaches.
    #[arg(long, env = "STAMMTISCH_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,
    /// A page about who runs the server, which the client links to.
    #[arg(long, env = "STAMMTISCH_IMPRINT", value_name = "URL", value_parser = parse::link)]
    pub imprint: Option<String>,
    /// A page about what is done with people's data, which the client links to.
    #[arg(long, env = "STAMMTISCH_PRIVACY", value_name = "URL", value_parser = parse::link)]
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
    #[arg(long, env = "STAMMTISCH_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL instead of that file, postgres://USER:PASSWORD@HOST/NAME. Several servers with the same one act
    /// as one server.
    #[arg(long, env = "STAMMTISCH_DATABASE", value_name = "URL", hide_env_values = true, hide_default_value = true, value_parser = parse::database)]
    pub database: Option<String>,
}

/// How a log is written.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum LogForm {
    /// For people.
    Text,
    /// For programs: an object a line.
    Json,
}

/// Which server is asked.
#[derive(clap::Args)]
pub struct HealthArgs {
    /// Where the server listens.
    #[arg(
        long,
        env = "STAMMTISCH_LISTEN",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:7878"
    )]
    pub listen: SocketAddr,
    /// Its certificate, if it speaks HTTPS.
    #[arg(long, env = "STAMMTISCH_CERT", value_name = "FILE")]
    pub cert: Option<PathBuf>,
}
