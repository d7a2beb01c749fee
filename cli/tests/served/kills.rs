//! The server is killed at random moments under load: nothing that it acknowledged is lost, nothing
//! is done twice. `KILLS=1000` for more than the usual number.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::process::{Process, program, times};
use serde_json::{Value, json};
use stammtisch_log::Fact;
use stammtisch_rules::Rng;
use stammtisch_store::{Sqlite, Store};
use stammtisch_test_client::{Client, Nonce, Socket};

const GAMES: [&str; 3] = ["monad", "rotundo", "fiches"];
const TABLES: usize = 6;

/// What the people at one table know for certain.
#[derive(Default)]
struct Known {
    /// The keys of the steps that the server said are safe.
    acknowledged: Vec<String>,
    /// What each seat saw last: the state's number and the view.
    seen: [Option<(u64, Value)>; 2],
    /// A step that was sent and not answered.
    pending: Option<(usize, Value)>,
    /// How often somebody was told less than before, or something else.
    contradicted: usize,
}

struct Party {
    code: String,
    people: [Client; 2],
    known: Arc<Mutex<Known>>,
    /// Steps are named by a number that never comes again.
    next: usize,
}

/// Two people at a game that has begun.
async fn gather(process: &Process, game: &str) -> Party {
    let anna = Client::named(process.address, "Anna").await.unwrap();
    let bruno = Client::named(process.address, "Bruno").await.unwrap();
    let opening = json!({"settings": {"game": game, "players": 2}, "sit": 0});
    let code = anna.open(&opening).await.unwrap();
    let nonces = [Nonce::new(1), Nonce::new(2)];
    for (who, command) in [
        (&bruno, json!({"command": "sit", "seat": 1})),
        (&anna, nonces[0].ready()),
        (&bruno, nonces[1].ready()),
        (&anna, json!({"command": "start"})),
        (&anna, nonces[0].reveal()),
        (&bruno, nonces[1].reveal()),
    ] {
        who.command(&code, &command).await.unwrap();
    }
    Party {
        code,
        people: [anna, bruno],
        known: Arc::default(),
        next: 0,
    }
}

impl Party {
    /// Plays until the server is gone.
    async fn play(&mut self, address: std::net::SocketAddr, rng: &mut Rng) -> std::io::Result<()> {
        let mut sockets = Vec::new();
        for person in &self.people {
            let mut socket = person.at(address).connect(&self.code).await?;
            socket.receive().await?;
            sockets.push(socket);
        }
        self.compare(&sockets);
        self.repeat(&mut sockets).await?;
        loop {
            let Some(seat) = sockets.iter().position(Socket::is_on_turn) else {
                if sockets[0].snapshot["phase"] == "finished" {
                    return Ok(());
                }
                for socket in &mut sockets {
                    let newest = |snapshot: &Value| {
                        snapshot["turn"] == snapshot["you"] || snapshot["phase"] == "finished"
                    };
                    let heard = socket.wait_until(newest);
                    if let Ok(heard) = tokio::time::timeout(Duration::from_millis(5), heard).await {
                        heard?;
                    }
                }
                continue;
            };
            self.step(&mut sockets[seat], seat, rng).await?;
            // The others hear of it when the turn is over.
            let other = &mut sockets[1 - seat];
            while let Ok(heard) = tokio::time::timeout(Duration::ZERO, other.receive()).await {
                let Some(_) = heard? else { return Ok(()) };
                self.note(1 - seat, other);
            }
        }
    }

    async fn step(
        &mut self,
        socket: &mut Socket,
        seat: usize,
        rng: &mut Rng,
    ) -> std::io::Result<()> {
        let actions = socket.snapshot["actions"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let Some(action) = rng.pick(&actions) else {
            return Ok(());
        };
        self.next += 1;
        let key = format!("{}", self.next);
        let number = socket.snapshot["state_number"].clone();
        let command =
            json!({"command": "act", "state_number": number, "action": action, "key": key});
        self.known.lock().unwrap().pending = Some((seat, command.clone()));
        let answer = socket.request(command).await?;
        self.answered(&key, &answer);
        self.note(seat, socket);
        Ok(())
    }

    fn answered(&self, key: &str, answer: &Value) {
        let mut known = self.known.lock().unwrap();
        known.pending = None;
        if answer["ok"] == true {
            known.acknowledged.push(key.to_owned());
        }
    }

    fn note(&self, seat: usize, socket: &Socket) {
        if let Some(number) = socket.snapshot["state_number"].as_u64() {
            let seen = (number, socket.snapshot["view"].clone());
            self.known.lock().unwrap().seen[seat] = Some(seen);
        }
    }

    /// After a restart: nobody sees less than before, and of the same state nobody sees anything
    /// else.
    fn compare(&self, sockets: &[Socket]) {
        let mut known = self.known.lock().unwrap();
        for (seat, socket) in sockets.iter().enumerate() {
            let Some((number, view)) = &known.seen[seat] else {
                continue;
            };
            let now = socket.snapshot["state_number"].as_u64().unwrap();
            if now < *number || (now == *number && socket.snapshot["view"] != *view) {
                known.contradicted += 1;
            }
        }
    }

    /// What was not answered is asked once more, with the same key.
    async fn repeat(&mut self, sockets: &mut [Socket]) -> std::io::Result<()> {
        let pending = self.known.lock().unwrap().pending.clone();
        let Some((seat, command)) = pending else {
            return Ok(());
        };
        let key = command["key"].as_str().unwrap_or_default().to_owned();
        let answer = sockets[seat].request(command).await?;
        self.answered(&key, &answer);
        Ok(())
    }
}

/// How often each key is in the log of a table; `None` if the log has a gap.
async fn kept(store: &Sqlite, code: &str) -> Option<BTreeMap<String, usize>> {
    let mut kept = BTreeMap::new();
    for fact in store.find(code).await.ok()??.facts {
        if let Fact::Stepped { key: Some(key), .. } = fact {
            *kept.entry(key).or_default() += 1;
        }
    }
    Some(kept)
}

/// What came of it.
#[derive(Debug, Default)]
struct Tally {
    acknowledged: usize,
    lost: usize,
    doubled: usize,
    contradicted: usize,
}

async fn tally(folder: &Path, parties: &[Party]) -> Tally {
    let store = Sqlite::open(&folder.join("stammtisch.sqlite"))
        .await
        .unwrap();
    let mut tally = Tally::default();
    for party in parties {
        let Some(kept) = kept(&store, &party.code).await else {
            tally.lost += 1;
            continue;
        };
        let known = party.known.lock().unwrap();
        tally.acknowledged += known.acknowledged.len();
        tally.contradicted += known.contradicted;
        let lost = |key: &&String| !kept.contains_key(*key);
        tally.lost += known.acknowledged.iter().filter(lost).count();
        tally.doubled += kept.values().filter(|&&times| times > 1).count();
    }
    tally
}

/// Lets people play and kills the server again and again.
async fn torture(program: &Path, kills: usize, seed: u64) -> Tally {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(seed);
    let mut parties: Vec<Party> = Vec::new();
    for kill in 0..kills {
        let process = Process::start(program, folder.path());
        while parties.len() < TABLES * (1 + kill / 25) {
            let game = GAMES[parties.len() % GAMES.len()];
            parties.push(gather(&process, game).await);
        }
        let address = process.address;
        let playing: Vec<_> = parties
            .drain(..)
            .map(|mut party| {
                let mut rng = Rng::new(rng.bits());
                tokio::spawn(async move {
                    // It ends when the server is gone, or the game is over.
                    party.play(address, &mut rng).await.ok();
                    party
                })
            })
            .collect();
        let moment = 5 + rng.below(120) as u64;
        tokio::time::sleep(Duration::from_millis(moment)).await;
        let said = process.kill();
        assert!(!said.contains("panicked"), "{said}");
        for party in playing {
            parties.push(party.await.unwrap());
        }
    }
    tally(folder.path(), &parties).await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_step_is_lost_and_none_is_doubled_when_the_server_is_killed() {
    let kills = times("KILLS", 20);
    let seed = times("SEED", 1) as u64;
    let tally = torture(&program(), kills, seed).await;
    println!("SEED={seed} KILLS={kills}: {tally:?}");
    assert!(tally.acknowledged > kills, "{tally:?}");
    let wrong = tally.lost + tally.doubled + tally.contradicted;
    assert_eq!(wrong, 0, "{tally:?}");
}

/// The same test must find the fault that is planted in `examples/hasty.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_acknowledges_too_early_is_found_out() {
    let hasty = program().with_file_name("examples").join("hasty");
    // Where only this test is run the examples are not built.
    let built = Command::new(env!("CARGO"))
        .args([
            "build",
            "--quiet",
            "--package",
            "stammtisch",
            "--example",
            "hasty",
        ])
        .args((!cfg!(debug_assertions)).then_some("--release"))
        .status();
    assert!(built.unwrap().success());
    let mut tally = Tally::default();
    for seed in 2..12 {
        tally = torture(&hasty, 6, seed).await;
        if tally.lost + tally.contradicted > 0 {
            return;
        }
    }
    panic!("nothing was noticed with the seeds 2 to 11: {tally:?}");
}
