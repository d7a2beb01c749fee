//! People who play at tables whatever happens to the servers, and what they know for certain.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch_log::Fact;
use stammtisch_rules::Rng;
use stammtisch_store::Store;
use stammtisch_test_client::{Client, Nonce, Socket};

/// How long a server may take for anything before somebody tries elsewhere.
const PATIENCE: Duration = Duration::from_secs(7);

pub const GAMES: [&str; 3] = ["monad", "rotundo", "fiches"];
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
    /// What was done and seen, and when.
    history: Vec<Event>,
}

/// Something that somebody did or saw, between two moments.
struct Event {
    began: Instant,
    ended: Instant,
    what: What,
}

enum What {
    /// The step with this key was acknowledged.
    Step(String),
    /// A seat was shown the state with this number.
    Saw(usize, u64),
}

pub struct Party {
    code: String,
    people: [Client; 2],
    known: Arc<Mutex<Known>>,
    /// Steps are named by a number that never comes again.
    next: usize,
    pub is_over: bool,
}

/// Two people and a bot at a game that has begun.
pub async fn gather(server: SocketAddr, game: &str) -> io::Result<Party> {
    let anna = Client::named(server, "Anna").await?;
    let bruno = Client::named(server, "Bruno").await?;
    let opening = json!({"settings": {"game": game, "players": 3}, "sit": 0});
    let code = anna.open(&opening).await?;
    let nonces = [Nonce::new(1), Nonce::new(2)];
    for (who, command) in [
        (&bruno, json!({"command": "sit", "seat": 1})),
        (
            &anna,
            json!({"command": "add_bot", "seat": 2, "level": "greedy"}),
        ),
        (&anna, nonces[0].ready()),
        (&bruno, nonces[1].ready()),
        (&anna, json!({"command": "start"})),
        (&anna, nonces[0].reveal()),
        (&bruno, nonces[1].reveal()),
    ] {
        who.command(&code, &command).await?;
    }
    Ok(Party {
        code,
        people: [anna, bruno],
        known: Arc::default(),
        next: 0,
        is_over: false,
    })
}

/// Fails if something takes too long.
async fn in_time<T>(work: impl Future<Output = io::Result<T>>) -> io::Result<T> {
    let done = tokio::time::timeout(PATIENCE, work).await;
    done.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

impl Party {
    /// Plays until a server is gone or the game is over. The two may be at different servers.
    pub async fn play(&mut self, servers: [SocketAddr; 2], rng: &mut Rng) -> io::Result<()> {
        let mut sockets = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let began = Instant::now();
            let person = person.at(servers[seat]);
            let mut socket = in_time(person.connect(&self.code)).await?;
            in_time(socket.receive()).await?;
            self.saw(seat, began, &socket);
            sockets.push(socket);
        }
        self.compare(&sockets);
        self.repeat(&mut sockets).await?;
        let mut idle = Instant::now();
        loop {
            let Some(seat) = sockets.iter().position(Socket::is_on_turn) else {
                if sockets[0].snapshot["phase"] == "finished" {
                    self.is_over = true;
                    return Ok(());
                }
                if idle.elapsed() > PATIENCE {
                    return Err(io::ErrorKind::TimedOut.into());
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
            idle = Instant::now();
            // The others hear of it when the turn is over.
            let other = &mut sockets[1 - seat];
            while let Ok(heard) = tokio::time::timeout(Duration::ZERO, other.receive()).await {
                let Some(_) = heard? else { return Ok(()) };
                self.note(1 - seat, other);
            }
        }
    }

    async fn step(&mut self, socket: &mut Socket, seat: usize, rng: &mut Rng) -> io::Result<()> {
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
        let began = Instant::now();
        let answer = in_time(socket.request(command)).await?;
        self.answered(&key, began, &answer);
        self.saw(seat, began, socket);
        self.note(seat, socket);
        Ok(())
    }

    fn answered(&self, key: &str, began: Instant, answer: &Value) {
        let mut known = self.known.lock().unwrap();
        known.pending = None;
        if answer["ok"] == true {
            known.acknowledged.push(key.to_owned());
            known.history.push(Event {
                began,
                ended: Instant::now(),
                what: What::Step(key.to_owned()),
            });
        }
    }

    /// Notes the newest state that somebody was shown.
    fn saw(&self, seat: usize, began: Instant, socket: &Socket) {
        if let Some(number) = socket.snapshot["state_number"].as_u64() {
            self.known.lock().unwrap().history.push(Event {
                began,
                ended: Instant::now(),
                what: What::Saw(seat, number),
            });
        }
    }

    /// Returns when the first step after this moment was acknowledged.
    pub fn went_on(&self, after: Instant) -> Option<Instant> {
        let known = self.known.lock().unwrap();
        let steps = known
            .history
            .iter()
            .filter(|event| matches!(event.what, What::Step(_)));
        steps
            .map(|event| event.ended)
            .filter(|ended| *ended > after)
            .min()
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
    async fn repeat(&mut self, sockets: &mut [Socket]) -> io::Result<()> {
        let pending = self.known.lock().unwrap().pending.clone();
        let Some((seat, command)) = pending else {
            return Ok(());
        };
        let key = command["key"].as_str().unwrap_or_default().to_owned();
        let began = Instant::now();
        let answer = in_time(sockets[seat].request(command)).await?;
        self.answered(&key, began, &answer);
        Ok(())
    }
}

/// The places of each key in the log of a table; `None` if the log has a gap.
async fn kept(store: &dyn Store, code: &str) -> Option<BTreeMap<String, Vec<usize>>> {
    let mut kept: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (place, fact) in store.find(code).await.ok()??.facts.into_iter().enumerate() {
        if let Fact::Stepped { key: Some(key), .. } = fact {
            kept.entry(key).or_default().push(place);
        }
    }
    Some(kept)
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub acknowledged: usize,
    pub lost: usize,
    pub doubled: usize,
    pub contradicted: usize,
    /// Steps and sights in an order that no single server could have shown.
    pub out_of_order: usize,
}

impl Tally {
    pub fn wrong(&self) -> usize {
        self.lost + self.doubled + self.contradicted + self.out_of_order
    }
}

/// Compares what people know with what is stored.
pub async fn tally(store: &dyn Store, parties: &[Party]) -> Tally {
    let mut tally = Tally::default();
    for party in parties {
        let Some(kept) = kept(store, &party.code).await else {
            tally.lost += 1;
            continue;
        };
        let known = party.known.lock().unwrap();
        tally.acknowledged += known.acknowledged.len();
        tally.contradicted += known.contradicted;
        let lost = |key: &&String| !kept.contains_key(*key);
        tally.lost += known.acknowledged.iter().filter(lost).count();
        tally.doubled += kept.values().filter(|places| places.len() > 1).count();
        tally.out_of_order += out_of_order(&known.history, &kept);
    }
    tally
}

/// Counts what contradicts one order of everything at a table: what ended before something else began comes before
/// it, in the log and in what each seat is shown.
fn out_of_order(history: &[Event], kept: &BTreeMap<String, Vec<usize>>) -> usize {
    let order = |place: &dyn Fn(&What) -> Option<u64>| {
        let placed = history
            .iter()
            .filter_map(|event| Some((event, place(&event.what)?)));
        let mut by_begin: Vec<(&Event, u64)> = placed.collect();
        let mut by_end = by_begin.clone();
        by_begin.sort_by_key(|(event, _)| event.began);
        by_end.sort_by_key(|(event, _)| event.ended);
        let (mut ended, mut newest, mut wrong) = (by_end.iter().peekable(), None, 0);
        for (event, place) in by_begin {
            while let Some((_, before)) = ended.next_if(|(other, _)| other.ended < event.began) {
                newest = newest.max(Some(*before));
            }
            wrong += usize::from(newest > Some(place));
        }
        wrong
    };
    let in_log = |what: &What| match what {
        What::Step(key) => kept.get(key)?.first().map(|place| *place as u64),
        What::Saw(..) => None,
    };
    let shown = |wanted: usize| {
        move |what: &What| match what {
            What::Saw(seat, number) if *seat == wanted => Some(*number),
            _ => None,
        }
    };
    order(&in_log) + order(&shown(0)) + order(&shown(1))
}

#[test]
fn an_order_that_no_single_server_could_have_shown_is_found() {
    let start = Instant::now();
    let at = |began: u64, ended: u64, what| Event {
        began: start + Duration::from_millis(began),
        ended: start + Duration::from_millis(ended),
        what,
    };
    let step = |key: &str| What::Step(key.to_owned());
    let kept = BTreeMap::from([("a".to_owned(), vec![3]), ("b".to_owned(), vec![5])]);
    let overlapping = [
        at(0, 9, step("b")),
        at(5, 12, step("a")),
        at(13, 14, What::Saw(0, 4)),
    ];
    assert_eq!(out_of_order(&overlapping, &kept), 0);
    let swapped = [at(0, 4, step("b")), at(5, 12, step("a"))];
    assert_eq!(out_of_order(&swapped, &kept), 1);
    let stale = [
        at(0, 4, What::Saw(1, 7)),
        at(5, 6, What::Saw(1, 6)),
        at(5, 6, What::Saw(0, 6)),
    ];
    assert_eq!(out_of_order(&stale, &kept), 1);
}
