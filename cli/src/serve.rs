//! `stammtisch serve`: the server with its file.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use stammtisch_rules::{Phrase, Words};
use stammtisch_server::{Limits, Links, Randomness, ServerSettings, Tls};
use stammtisch_store::{FolderLock, Sqlite, Store};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

use crate::args::{DataArgs, LogForm, ServeArgs};
use crate::data::{Place, without_password};
use crate::failure::{Failure, NO_ADDRESS, NO_DATA};
use crate::stop_signal::told_to_stop;

/// How often the files of a certificate are looked at.
const CERTIFICATE_INTERVAL: Duration = Duration::from_secs(60);

/// Returns the name of this machine, where the system tells it.
fn machine_name() -> Option<String> {
    let file = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let name = file.or_else(|| std::env::var("HOSTNAME").ok());
    let name = name.or_else(|| std::env::var("COMPUTERNAME").ok())?;
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

/// Serves until Ctrl-C or a signal to stop.
///
/// # Errors
/// If the folder or the database cannot be used, or the address.
pub fn serve(own: &Words, args: ServeArgs) -> Result<(), Failure> {
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
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}

async fn run(own: &Words, args: ServeArgs) -> Result<(), Failure> {
    let (store, place, _lock) = open_store(own, &args.data).await?;
    let tls = match (&args.cert, &args.key) {
        (Some(certificate), Some(key)) => Some(Tls::read(certificate, key)?),
        _ => None,
    };
    let listener = TcpListener::bind(args.listen).await;
    let listener = listener.map_err(|error| not_listening(own, args.listen, &error))?;
    let scheme = tls.as_ref().map_or("http", |_| "https");
    announce(own, scheme, listener.local_addr()?, &place);
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
    tokio::spawn(renew(tls.clone()));
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
    let served = stammtisch_server::serve(listener, store, settings, stop).await;
    served.map_err(|error| Failure::new(NO_ADDRESS, error.to_string()))
}

/// Opens the database. Returns also what to call it, and what keeps other servers away from a file.
async fn open_store(
    own: &Words,
    data: &DataArgs,
) -> Result<(Arc<dyn Store>, String, Option<FolderLock>), Failure> {
    let no_data = |why: &dyn std::fmt::Display| Failure::new(NO_DATA, why.to_string());
    if let Some(address) = &data.database {
        let store = Place::connect(address).await.map_err(|why| no_data(&why))?;
        return Ok((Arc::new(store), without_password(address), None));
    }
    let file = data.file().map_err(|why| no_data(&why))?;
    let lock = data.lock(own).map_err(|why| no_data(&why))?;
    let store = Sqlite::open(&file).await;
    let store = store.map_err(|why| no_data(&format!("{}: {why}", file.display())))?;
    Ok((Arc::new(store), file.display().to_string(), Some(lock)))
}

/// Says why the server cannot listen at its address, and what to do.
fn not_listening(own: &Words, address: SocketAddr, error: &io::Error) -> Failure {
    let id = match error.kind() {
        io::ErrorKind::AddrInUse => "serve-port-taken",
        io::ErrorKind::PermissionDenied => "serve-port-reserved",
        io::ErrorKind::AddrNotAvailable => "serve-no-such-address",
        _ => "serve-not-listening",
    };
    let said = Phrase::new(id)
        // As a text: a port has no thousands.
        .text("port", &address.port().to_string())
        .text("address", &address.to_string())
        .text("host", &address.ip().to_string())
        .text("why", &error.to_string());
    Failure::said(NO_ADDRESS, own, &said)
}

/// Reads the certificate again when its files have changed, or at once when told to by the signal `HUP`.
async fn renew(tls: Option<Tls>) {
    #[cfg(unix)]
    let mut signal = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::hangup()).ok()
    };
    loop {
        let told = async {
            #[cfg(unix)]
            if let Some(signal) = &mut signal {
                signal.recv().await;
                return;
            }
            std::future::pending().await
        };
        let was_told = tokio::select! {
            () = told => true,
            () = tokio::time::sleep(CERTIFICATE_INTERVAL) => false,
        };
        match tls.as_ref().map(Tls::reload) {
            Some(Ok(true)) => tracing::info!("the certificate was read again"),
            Some(Ok(false)) if was_told => tracing::info!("the certificate has not changed"),
            Some(Err(error)) => {
                tracing::error!(%error, "the new certificate cannot be used; the old one stays")
            }
            None if was_told => tracing::info!("there is no certificate to read again"),
            Some(Ok(false)) | None => {}
        }
    }
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
fn announce(own: &Words, scheme: &str, address: SocketAddr, place: &str) {
    let host = if address.ip().is_unspecified() {
        "localhost".to_owned()
    } else if address.is_ipv6() {
        format!("[{}]", address.ip())
    } else {
        address.ip().to_string()
    };
    let said = Phrase::new("serve-open")
        .text("address", &format!("{scheme}://{host}:{}/", address.port()))
        .text("file", place);
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
