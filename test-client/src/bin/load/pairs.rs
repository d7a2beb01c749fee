//! Pairs of people who play: as fast as they can, or at a pace.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use stammtisch_test_client::{Client, FastSocket, Nonce};
use tokio::task::JoinSet;

const WARM_UP: Duration = Duration::from_secs(3);
const MEASURED: Duration = Duration::from_secs(15);

/// The seconds that acknowledgements took.
type Times = Vec<f64>;

/// Two people at a game that has begun; another one when it is over.
struct Pair {
    people: [Client; 2],
    sockets: Option<[FastSocket; 2]>,
}

impl Pair {
    async fn new([one, other]: [SocketAddr; 2]) -> io::Result<Pair> {
        Ok(Pair {
            people: [
                Client::named(one, "Anna").await?,
                Client::named(other, "Bruno").await?,
            ],
            sockets: None,
        })
    }

    /// Opens a table and begins.
    async fn begin(&mut self) -> io::Result<()> {
        let [anna, bruno] = &self.people;
        let opening = json!({"settings": {"game": "monad", "players": 2}, "sit": 0});
        let code = anna.open(&opening).await?;
        let nonces = [Nonce::new(1), Nonce::new(2)];
        for (who, command) in [
            (bruno, json!({"command": "sit", "seat": 1})),
            (anna, nonces[0].ready()),
            (bruno, nonces[1].ready()),
            (anna, json!({"command": "start"})),
            (anna, nonces[0].reveal()),
            (bruno, nonces[1].reveal()),
        ] {
            who.command(&code, &command).await?;
        }
        let mut sockets = [
            anna.connect_fast(&code).await?,
            bruno.connect_fast(&code).await?,
        ];
        for socket in &mut sockets {
            socket.receive().await?;
        }
        self.sockets = Some(sockets);
        Ok(())
    }

    /// One step; how long its acknowledgement took.
    async fn step(&mut self) -> io::Result<f64> {
        loop {
            let Some(sockets) = &mut self.sockets else {
                self.begin().await?;
                continue;
            };
            if sockets[0].is_finished() || sockets[1].is_finished() {
                self.sockets = None;
                continue;
            }
            match sockets.iter().position(FastSocket::is_on_turn) {
                Some(seat) => return sockets[seat].act().await,
                // The one whose turn it has become has not heard of it yet.
                None => {
                    let [one, two] = sockets;
                    tokio::select! {
                        heard = one.receive() => heard?,
                        heard = two.receive() => heard?,
                    }
                }
            }
        }
    }
}

/// Pairs at all of these servers in turns, the second person so many servers after the first.
async fn gather(servers: &[SocketAddr], pairs: usize, apart: usize) -> io::Result<Vec<Pair>> {
    let mut gathered = Vec::with_capacity(pairs);
    let server = |number: usize| servers[number % servers.len()];
    for number in 0..pairs {
        let mut pair = Pair::new([server(number), server(number + apart)]).await?;
        pair.begin().await?;
        gathered.push(pair);
    }
    Ok(gathered)
}

fn report(mut times: Times, seconds: f64) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        times.get(place).copied().unwrap_or_default() * 1000.0
    };
    println!("moves {}", times.len());
    println!("moves_a_second {:.0}", times.len() as f64 / seconds);
    println!("median_ms {:.2}", at(0.5));
    println!("p99_ms {:.2}", at(0.99));
    println!("longest_ms {:.2}", at(0.999_999));
}

/// Lets every pair play until the time is up; the steps of the measured time.
async fn play(pairs: Vec<Pair>, wait: Option<Duration>) -> io::Result<Times> {
    let began = Instant::now();
    let count = pairs.len() as u32;
    let mut playing = JoinSet::new();
    for (at, mut pair) in pairs.into_iter().enumerate() {
        playing.spawn(async move {
            let mut times = Vec::new();
            // At a pace, everybody begins at another moment.
            let mut due = began + wait.unwrap_or_default() * at as u32 / count;
            while began.elapsed() < WARM_UP + MEASURED {
                if let Some(wait) = wait {
                    tokio::time::sleep_until(due.into()).await;
                    due += wait;
                }
                let took = pair.step().await?;
                if began.elapsed() > WARM_UP {
                    times.push(took);
                }
            }
            io::Result::Ok(times)
        });
    }
    let mut all = Vec::new();
    while let Some(times) = playing.join_next().await {
        all.extend(times.map_err(io::Error::other)??);
    }
    Ok(all)
}

/// 200 tables, everybody as fast as they can.
pub async fn closed(servers: &[SocketAddr], apart: usize) -> io::Result<()> {
    let pairs = gather(servers, 200, apart).await?;
    let times = play(pairs, None).await?;
    report(times, MEASURED.as_secs_f64());
    Ok(())
}

/// 1,000 tables with 2,000 sockets, each table a move a second.
pub async fn paced(servers: &[SocketAddr]) -> io::Result<()> {
    let pairs = gather(servers, 1000, 0).await?;
    let times = play(pairs, Some(Duration::from_secs(1))).await?;
    report(times, MEASURED.as_secs_f64());
    Ok(())
}
