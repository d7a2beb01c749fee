//! Twin worlds over real sockets: two games that look alike to a seat send it the same bytes.
//!
//! One world is a position of a game, the other differs in what the seat cannot see: a card of
//! somebody's hand and one that lies deep in the pile, or in another hand, have changed places. The same
//! steps are then played at two servers, as long as the core says that the seat sees the same; everything that the seat and a spectator receive is compared,
//! refusals, the list of tables, metrics and logs included.

use std::cell::RefCell;
use std::io::Write;
use std::sync::Once;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use stammtisch_bots::Strategy;
use stammtisch_rules::{Playthrough, Rng, Seat, Setup};
use stammtisch_store::{Change, Sqlite, Standing, Store, TokenKind};
use stammtisch_table::{Fact, Guest, Plan, Secret, WithGame, with_game};
use stammtisch_visitor::{Socket, Visitor};
use tracing_subscriber::fmt::MakeWriter;

use crate::common::{Running, generous, granted};

const CODE: &str = "twins";
const STEPS: usize = 24;

/// Two worlds and what is played in both.
struct Twins {
    players: usize,
    viewer: Seat,
    worlds: [Value; 2],
    steps: Vec<(Seat, Value)>,
}

struct Making(u64);

impl WithGame for Making {
    type Out = Twins;

    fn with<G: Strategy>(self) -> Twins {
        let mut rng = Rng::new(self.0);
        let players = 3 + rng.below(2);
        let setup = Setup::<G>::new(players, &json!({})).unwrap();
        let mut playthrough = Playthrough::deal(setup.clone(), &self.0.to_string());
        play_on(&mut playthrough, &mut rng, 8);
        let viewer = rng.below(players);
        let mut here = setup.state(playthrough.position());
        // Nobody remembers anything, or the cards that are known could not be elsewhere.
        here.as_object_mut().unwrap().remove("known");
        let there = swapped(&here, viewer, &mut rng);
        let start = [&here, &there].map(|state| Setup::<G>::load(state).unwrap().1);
        let worlds = [here, there];
        let mut playthroughs = start.map(|start| Playthrough::from_position(setup.clone(), start));
        let mut steps = Vec::new();
        while steps.len() < STEPS {
            let Some((seat, action)) = common_step(&mut playthroughs, viewer, &mut rng) else {
                break;
            };
            steps.push((seat, G::action_json(&action)));
        }
        Twins {
            players,
            viewer,
            worlds,
            steps,
        }
    }
}

/// The same state but for two hidden cards that have changed places.
fn swapped(state: &Value, viewer: Seat, rng: &mut Rng) -> Value {
    let hands = ["hands", "racks"]
        .into_iter()
        .find(|name| state.get(name).is_some());
    let piles = ["pile", "pot"]
        .into_iter()
        .filter(|name| state.get(name).is_some());
    let others = (0..state["players"].as_u64().unwrap() as usize).filter(|&seat| seat != viewer);
    let hands = others.map(|seat| format!("/{}/{seat}", hands.unwrap()));
    let hidden: Vec<String> = piles.map(|name| format!("/{name}")).chain(hands).collect();
    let pointer = |list: &String, at: usize| format!("{list}/{at}");
    loop {
        let [one, other] = [rng.below(hidden.len()), rng.below(hidden.len())];
        let [one, other] = [&hidden[one], &hidden[other]];
        // The last of a pile comes last.
        let last = |list: &String| {
            state
                .pointer(list)
                .unwrap()
                .as_array()
                .unwrap()
                .len()
                .checked_sub(1)
        };
        let (Some(a), Some(b)) = (last(one), last(other)) else {
            continue;
        };
        let [one, other] = [pointer(one, a), pointer(other, b)];
        let (x, y) = (state.pointer(&one).unwrap(), state.pointer(&other).unwrap());
        if x != y {
            let mut twin = state.clone();
            *twin.pointer_mut(&one).unwrap() = y.clone();
            *twin.pointer_mut(&other).unwrap() = x.clone();
            return twin;
        }
    }
}

fn play_on<G: Strategy>(playthrough: &mut Playthrough<G>, rng: &mut Rng, steps: usize) {
    for _ in 0..steps {
        let mut listed = Vec::new();
        G::legal(&playthrough.position().mover(), &mut listed);
        let action = rng.pick(&listed).copied();
        // A position in which nobody has anything to do is not worth looking at.
        let mut next = playthrough.clone();
        if action.is_none_or(|action| next.apply(&action).is_err()) {
            return;
        }
        if next.position().turn().is_none() {
            return;
        }
        *playthrough = next;
    }
}

/// A step that is possible in both worlds and after which the viewer still sees the same.
fn common_step<G: Strategy>(
    playthroughs: &mut [Playthrough<G>; 2],
    viewer: Seat,
    rng: &mut Rng,
) -> Option<(Seat, G::Action)> {
    let turn = playthroughs[0].position().turn()?;
    let mut listed = Vec::new();
    G::legal(&playthroughs[0].position().mover(), &mut listed);
    for _ in 0..20 {
        let action = *rng.pick(&listed)?;
        let mut next = playthroughs.clone();
        let told = next.each_mut().map(|playthrough| {
            let told = playthrough.apply(&action).ok()?;
            let seen = told
                .iter()
                .map(|event| G::event_json(event.for_viewer(Some(viewer))));
            let seen: Vec<Value> = seen.collect();
            let view = playthrough
                .setup()
                .view(playthrough.position(), Some(viewer), true);
            Some((seen, view))
        });
        if let [Some(here), Some(there)] = told
            && here == there
        {
            *playthroughs = next;
            return Some((turn, action));
        }
    }
    None
}

fn token(seat: Seat) -> String {
    format!("token of seat {seat}")
}

/// The log of a table at which this state is played.
async fn write_table(store: &Sqlite, game: &str, twins: &Twins, state: &Value) {
    let plan: Plan = serde_json::from_value(json!({
        "game": game, "players": twins.players,
    }))
    .unwrap();
    let guest = |seat: Seat| Guest {
        id: seat as u64 + 1,
        name: format!("Guest {seat}"),
    };
    let mut changes = Vec::new();
    let secret = Secret::new([7; 32]);
    let host = guest(0);
    let mut facts = vec![Fact::Opened { plan, host, secret }];
    for seat in 0..twins.players {
        let Guest { id, name } = guest(seat);
        let hash = Sha256::digest(token(seat))
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        changes.push(Change::Guest { id, name, made: 0 });
        changes.push(Change::Token {
            hash,
            guest: id,
            kind: TokenKind::Session,
            ends: 1 << 50,
        });
        facts.push(Fact::Sat {
            seat,
            guest: guest(seat),
        });
        facts.push(Fact::Ready {
            seat,
            nonce: "00".repeat(16),
        });
    }
    facts.push(Fact::Started {
        at: 0,
        state: Some(state.clone()),
    });
    changes.push(Change::Table {
        id: 1,
        code: CODE.to_owned(),
        made: 0,
        standing: Standing::default(),
    });
    changes.push(Change::Facts {
        table: 1,
        first: 0,
        facts,
    });
    store.write(changes).await.unwrap();
}

/// Everything that the viewer and a spectator receive in one of the worlds.
async fn transcript(game: &str, twins: &Twins, world: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    {
        let file = folder.path().join("stammtisch.sqlite");
        let store = Sqlite::open(&file).await.unwrap();
        write_table(&store, game, twins, &twins.worlds[world]).await;
    }
    let server = Running::start(folder.path(), generous()).await;
    let nobody = Visitor::unknown(server.address);
    let mut sockets = Vec::new();
    for seat in 0..twins.players {
        let person = nobody.with_cookie(&token(seat));
        sockets.push(person.look(CODE).await.unwrap());
    }
    sockets.push(nobody.look(CODE).await.unwrap());
    for socket in &mut sockets {
        let here = |chair: &Value| chair["here"] == true;
        let all = |now: &Value| {
            let chairs = now["seats"].as_array();
            chairs.is_some_and(|chairs| chairs.iter().all(here))
        };
        socket.until(all).await.unwrap();
        socket.heard = Some(Vec::new());
    }
    for (seat, action) in &twins.steps {
        step(&mut sockets, *seat, action).await;
    }
    let viewer = nobody.with_cookie(&token(twins.viewer));
    let mut received = pry(&viewer, &mut sockets[twins.viewer]).await;
    received.extend(pry(&nobody, sockets.last_mut().unwrap()).await);
    for at in [twins.viewer, twins.players] {
        received.extend(sockets[at].heard.take().unwrap());
    }
    server.stop().await;
    received
}

/// One step; everybody who is told of it has heard it afterwards.
async fn step(sockets: &mut [Socket], seat: Seat, action: &Value) {
    sockets[seat]
        .until(|now| now["turn"] == seat)
        .await
        .unwrap();
    let number = sockets[seat].now["number"].clone();
    let wish = json!({"wish": "act", "number": number, "action": action});
    granted(&mut sockets[seat], wish).await;
    let newest = sockets[seat].now.clone();
    if newest["turn"] == seat && newest["can_undo"] == true {
        return;
    }
    for socket in sockets {
        let known = |now: &Value| now["number"].as_u64() >= newest["number"].as_u64();
        socket.until(known).await.unwrap();
    }
}

/// What can be had by asking for it.
async fn pry(person: &Visitor, socket: &mut Socket) -> Vec<String> {
    let mut received = Vec::new();
    for wish in [
        json!({"wish": "act", "number": 0, "action": {"do": "pass"}}),
        json!({"ask": "check", "action": {"do": "draw"}}),
        json!({"wish": "sit", "seat": 0}),
        json!({"wish": "undo", "number": 99}),
    ] {
        received.push(socket.ask(wish).await.unwrap().to_string());
    }
    for path in ["", "/record", "/replay"] {
        let path = format!("/api/tables/{CODE}{path}");
        received.push(person.get(&path).await.unwrap().text);
    }
    for path in ["/api/tables", "/api/me", "/healthz"] {
        received.push(person.get(path).await.unwrap().text);
    }
    // Durations differ from run to run; everything else that is counted must not.
    let metrics = person.get("/metrics").await.unwrap().text;
    let counted = metrics
        .lines()
        .filter(|line| !line.contains("wish_seconds"));
    received.extend(counted.map(str::to_owned));
    received
}

thread_local! {
    /// What was logged on this thread: a test has a thread of its own.
    static LOGGED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A log that is kept in memory.
#[derive(Clone, Copy)]
struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOGGED.with_borrow_mut(|logged| logged.extend(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        *self
    }
}

impl Log {
    /// Begins to keep everything that is logged. For all tests at once: a subscriber that comes and
    /// goes with one of them can make another miss its lines.
    fn keep() -> Log {
        static KEPT: Once = Once::new();
        KEPT.call_once(|| {
            tracing_subscriber::fmt()
                .with_writer(Log)
                .with_max_level(tracing::Level::TRACE)
                .without_time()
                .with_ansi(false)
                .init();
        });
        Log
    }

    /// The server's own lines without their durations.
    fn take(self) -> Vec<String> {
        let text = String::from_utf8(LOGGED.take()).unwrap();
        let own = text.lines().filter(|line| line.contains("stammtisch"));
        let timeless = own.map(|line| line.split(" millis=").next().unwrap_or("").to_owned());
        let mut lines: Vec<String> = timeless.collect();
        lines.sort();
        lines
    }
}

async fn twins_get_the_same_bytes(game: &str) {
    let log = Log::keep();
    let mut steps = 0;
    for seed in 0..8 {
        let twins = with_game(game, Making(seed)).unwrap();
        steps += twins.steps.len();
        assert_ne!(twins.worlds[0], twins.worlds[1]);
        let here = (transcript(game, &twins, 0).await, log.take());
        let there = (transcript(game, &twins, 1).await, log.take());
        for (one, other) in here.0.iter().zip(&there.0) {
            assert_eq!(one, other, "seed {seed}");
        }
        assert_eq!(here, there, "seed {seed}");
        assert!(!here.1.is_empty(), "the log was looked at");
    }
    assert!(steps >= 80, "{steps} steps were compared");
}

#[tokio::test]
async fn monad_sends_the_same_bytes_in_twin_worlds() {
    twins_get_the_same_bytes("monad").await;
}

#[tokio::test]
async fn rotundo_sends_the_same_bytes_in_twin_worlds() {
    twins_get_the_same_bytes("rotundo").await;
}

#[tokio::test]
async fn fiches_sends_the_same_bytes_in_twin_worlds() {
    twins_get_the_same_bytes("fiches").await;
}
