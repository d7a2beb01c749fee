//! Three servers on one PostgreSQL, people who change between them, and everything fails at times: a server is killed,
//! PostgreSQL is killed, a network is cut, a primary falls over to its standby. Nothing that was acknowledged is lost or
//! done twice, and all that people see fits one order. `NODES=200` for more than the usual number.

use std::fs::OpenOptions;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use stammtisch_rules::Rng;
use stammtisch_store::Postgres;
use stammtisch_test_postgres::{Network, TestPostgres};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::kills::example;
use crate::party::{GAMES, Party, Tally, gather, tally};
use crate::process::{Process, program, serving, times};

const NODES: usize = 3;
const TABLES: usize = 6;
/// How long people go on playing after the last failure.
const CALM: Duration = Duration::from_secs(6);
/// How long it may take until they stop.
const STOPPING: Duration = Duration::from_secs(60);

/// What can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failure {
    /// A server is killed, and started again a little later.
    Server,
    /// PostgreSQL is killed, and started again.
    Database,
    /// All connections between a server and the database end.
    Broken,
    /// Nothing arrives between a server and the database for a while.
    Silent,
    /// The primary is killed, and its standby takes its place.
    FallOver,
}

/// Three servers, each with its own network to the database.
struct Cluster {
    program: PathBuf,
    primary: TestPostgres,
    standby: Option<TestPostgres>,
    address: String,
    networks: Vec<Network>,
    servers: Vec<Option<Process>>,
    /// What the servers log. A pipe would fill up while nobody reads.
    logs: TempDir,
    /// Where the servers are now.
    addresses: watch::Sender<Vec<SocketAddr>>,
}

impl Cluster {
    /// Starts everything; `None` if there is no PostgreSQL.
    fn start(program: &Path) -> Option<Cluster> {
        let primary = TestPostgres::start()?;
        let address = primary.database();
        let networks = (0..NODES).map(|_| Network::to(primary.port())).collect();
        let mut cluster = Cluster {
            program: program.to_owned(),
            primary,
            standby: None,
            address,
            networks,
            servers: (0..NODES).map(|_| None).collect(),
            logs: tempfile::tempdir().expect("a folder"),
            addresses: watch::Sender::new(Vec::new()),
        };
        (0..NODES).for_each(|node| cluster.start_server(node));
        Some(cluster)
    }

    fn start_server(&mut self, node: usize) {
        let mut command = serving(&self.program, Path::new("/nonexistent"));
        let address = self.networks[node].through(&self.address);
        command
            .env("STAMMTISCH_DATABASE", address)
            .env_remove("STAMMTISCH_DATA");
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.log(node));
        command.stderr(log.expect("a log"));
        self.servers[node] = Some(Process::spawn(command));
        self.tell();
    }

    fn log(&self, node: usize) -> PathBuf {
        self.logs.path().join(format!("{node}.log"))
    }

    /// Kills all servers. Panics if one of them has panicked before.
    fn end(&mut self) {
        for node in 0..NODES {
            if let Some(server) = self.servers[node].take() {
                server.kill();
            }
            let said = std::fs::read_to_string(self.log(node)).expect("a log");
            assert!(!said.contains("panicked"), "{said}");
        }
    }

    fn tell(&self) {
        let there = self.servers.iter().flatten();
        self.addresses
            .send_replace(there.map(|server| server.address).collect());
    }

    /// Lets something fail, and mends it.
    async fn fail(&mut self, failure: Failure, rng: &mut Rng) {
        let node = rng.below(NODES);
        let pause =
            |rng: &mut Rng, most| tokio::time::sleep(Duration::from_millis(rng.below(most) as u64));
        match failure {
            Failure::Server => {
                if let Some(server) = self.servers[node].take() {
                    server.kill();
                }
                self.tell();
                pause(rng, 1500).await;
                self.start_server(node);
            }
            Failure::Database => {
                self.primary.kill();
                pause(rng, 500).await;
                self.primary.resume();
            }
            Failure::Broken => self.networks[node].end(),
            Failure::Silent => {
                self.networks[node].silence(true);
                pause(rng, 6000).await;
                self.networks[node].silence(false);
            }
            Failure::FallOver => {
                let standby = match self.standby.take() {
                    Some(standby) => standby,
                    None => self.primary.standby(),
                };
                pause(rng, 300).await;
                self.primary.kill();
                standby.promote();
                // It has no standby of its own to wait for.
                standby.run("postgres", "ALTER SYSTEM RESET synchronous_standby_names");
                standby.run("postgres", "SELECT pg_reload_conf()");
                self.networks
                    .iter()
                    .for_each(|network| network.lead_to(standby.port()));
                let (_, name) = self.address.rsplit_once('/').expect("it names a database");
                self.address = standby.address(name);
                self.primary = standby;
            }
        }
    }
}

/// Plays at one table until told to stop, at any of the servers; begins another game when one is over.
async fn keep_playing(
    number: usize,
    mut rng: Rng,
    mut addresses: watch::Receiver<Vec<SocketAddr>>,
    stop: Arc<AtomicBool>,
) -> Vec<Party> {
    let mut parties: Vec<Party> = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let there = addresses.borrow_and_update().clone();
        let Some(&first) = rng.pick(&there) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let second = *rng.pick(&there).unwrap_or(&first);
        let going_on = parties.last_mut().filter(|party| !party.is_over);
        let done = match going_on {
            Some(party) => party.play([first, second], &mut rng).await,
            None => {
                let game = GAMES[(number + parties.len()) % GAMES.len()];
                let begun =
                    tokio::time::timeout(Duration::from_secs(10), gather(first, game)).await;
                match begun {
                    Ok(Ok(party)) => {
                        parties.push(party);
                        Ok(())
                    }
                    _ => Err(std::io::ErrorKind::TimedOut.into()),
                }
            }
        };
        if done.is_err() {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    parties
}

/// What came of it, and how long it took after each failure until each table went on, in milliseconds.
struct Outcome {
    tally: Tally,
    waits: Vec<u128>,
}

/// Lets people play while these fail, one after the other.
async fn torture(
    program: &Path,
    failures: &[Failure],
    seed: u64,
    calm: Duration,
) -> Option<Outcome> {
    let mut cluster = Cluster::start(program)?;
    let mut rng = Rng::new(seed);
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<JoinHandle<Vec<Party>>> = (0..TABLES)
        .map(|number| {
            let (rng, addresses) = (Rng::new(rng.bits()), cluster.addresses.subscribe());
            tokio::spawn(keep_playing(number, rng, addresses, stop.clone()))
        })
        .collect();
    let mut mended = Vec::new();
    for failure in failures {
        tokio::time::sleep(Duration::from_millis(300 + rng.below(900) as u64)).await;
        cluster.fail(*failure, &mut rng).await;
        mended.push(Instant::now());
    }
    tokio::time::sleep(calm).await;
    stop.store(true, Ordering::Relaxed);
    let mut parties = Vec::new();
    for playing in playing {
        let done = tokio::time::timeout(STOPPING, playing).await;
        parties.push(done.expect("everybody stops").expect("nobody panics"));
    }
    let waits = mended.iter().flat_map(|mended| {
        parties.iter().map(|parties| {
            let went_on = parties
                .iter()
                .filter_map(|party| party.went_on(*mended))
                .min();
            went_on.map_or(u128::MAX, |then| (then - *mended).as_millis())
        })
    });
    let waits = waits.collect();
    cluster.end();
    let store = Postgres::connect(&cluster.address, 99)
        .await
        .expect("the database is there");
    let parties: Vec<Party> = parties.into_iter().flatten().collect();
    let tally = tally(&store, &parties).await;
    Some(Outcome { tally, waits })
}

fn report(seed: u64, failures: &[Failure], outcome: &Outcome) {
    let mut waits = outcome.waits.clone();
    waits.sort();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
    let soon = waits.iter().filter(|wait| **wait <= 5000).count() as f64 / waits.len() as f64;
    println!(
        "SEED={seed} {} failures: {:?}; a table went on after {} ms (median), {} ms (99 %), within 5 s: {:.1} %",
        failures.len(),
        outcome.tally,
        at(0.5),
        at(0.99),
        100.0 * soon
    );
}

async fn nothing_is_lost(kinds: &[Failure], usually: usize) {
    let (count, seed) = (times("NODES", usually), times("SEED", 1) as u64);
    let mut rng = Rng::new(seed);
    // Each kind at least once.
    let more = (kinds.len()..count).map(|_| kinds[rng.below(kinds.len())]);
    let failures: Vec<Failure> = kinds.iter().copied().chain(more).collect();
    let Some(outcome) = torture(&program(), &failures, seed, CALM).await else {
        return;
    };
    report(seed, &failures, &outcome);
    assert!(
        outcome.tally.acknowledged > 10 * count,
        "{:?}",
        outcome.tally
    );
    assert_eq!(outcome.tally.wrong(), 0, "{:?}", outcome.tally);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_servers_databases_and_networks_fail() {
    use Failure::{Broken, Database, Server, Silent};
    nothing_is_lost(&[Server, Database, Broken, Silent], 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_standby_takes_the_place_of_the_primary() {
    // Each takes a new standby, which is a copy of everything.
    let runs = times("NODES", 1).div_ceil(20);
    for seed in (times("SEED", 1)..).take(runs) {
        nothing_is_lost_once(&[Failure::FallOver, Failure::Server], seed as u64).await;
    }
}

async fn nothing_is_lost_once(failures: &[Failure], seed: u64) {
    if let Some(outcome) = torture(&program(), failures, seed, CALM).await {
        report(seed, failures, &outcome);
        assert_eq!(outcome.tally.wrong(), 0, "{:?}", outcome.tally);
    }
}

/// The same test must find the fault that is planted in `examples/hasty.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_acknowledges_too_early_is_found_out_among_others() {
    let hasty = example("hasty");
    let mut last = Tally::default();
    for seed in 2..8 {
        let failures = [Failure::Server; 8];
        let Some(outcome) = torture(&hasty, &failures, seed, Duration::ZERO).await else {
            return;
        };
        last = outcome.tally;
        if last.wrong() > 0 {
            return;
        }
    }
    panic!("nothing was noticed with the seeds 2 to 7: {last:?}");
}
