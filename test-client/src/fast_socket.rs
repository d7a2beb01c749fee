//! A socket for load tests: it reads of a frame no more than it needs to play on.

use std::io;
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A socket that plays at random.
pub struct FastSocket {
    stream: WebSocketStream<TcpStream>,
    state_number: u64,
    on_turn: bool,
    finished: bool,
    action: String,
    rng: u64,
}

#[derive(Deserialize)]
struct Frame<'a> {
    id: Option<u64>,
    ok: Option<bool>,
    #[serde(borrow)]
    snapshot: Option<Snapshot<'a>>,
}

#[derive(Deserialize)]
struct Snapshot<'a> {
    state_number: u64,
    you: Option<u64>,
    turn: Option<u64>,
    phase: &'a str,
    #[serde(borrow, default)]
    actions: Vec<&'a RawValue>,
}

impl FastSocket {
    pub(crate) fn new(stream: WebSocketStream<TcpStream>) -> FastSocket {
        FastSocket {
            stream,
            state_number: 0,
            on_turn: false,
            finished: false,
            action: String::new(),
            rng: 1,
        }
    }

    /// Returns whether it is this viewer's turn.
    pub fn is_on_turn(&self) -> bool {
        self.on_turn
    }

    /// Returns whether the game is over.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Takes in the next frame.
    pub async fn receive(&mut self) -> io::Result<()> {
        self.receive_answer().await.map(drop)
    }

    /// Takes in the next frame. Returns whether it was an answer.
    async fn receive_answer(&mut self) -> io::Result<bool> {
        loop {
            let next = self.stream.next().await;
            let next = next.ok_or_else(|| io::Error::other("closed"))?;
            let Message::Text(text) = next.map_err(io::Error::other)? else {
                continue;
            };
            let frame: Frame = serde_json::from_str(&text)?;
            if frame.ok == Some(false) {
                return Err(io::Error::other(text.to_string()));
            }
            if let Some(snapshot) = frame.snapshot {
                self.state_number = snapshot.state_number;
                self.on_turn = snapshot.you.is_some()
                    && snapshot.you == snapshot.turn
                    && snapshot.phase == "playing";
                self.finished = snapshot.phase == "finished";
                self.rng = self
                    .rng
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let choice = (self.rng >> 33) as usize % snapshot.actions.len().max(1);
                let action = snapshot.actions.get(choice);
                self.action = action.map_or(String::new(), |action| action.get().to_owned());
            }
            return Ok(frame.id.is_some());
        }
    }

    /// Acts, and returns the seconds until that was acknowledged.
    pub async fn act(&mut self) -> io::Result<f64> {
        let (number, action) = (self.state_number, &self.action);
        let frame = format!(r#"{{"id":1,"command":"act","number":{number},"action":{action}}}"#);
        let began = Instant::now();
        let sent = self.stream.send(Message::text(frame)).await;
        sent.map_err(io::Error::other)?;
        while !self.receive_answer().await? {}
        Ok(began.elapsed().as_secs_f64())
    }
}
