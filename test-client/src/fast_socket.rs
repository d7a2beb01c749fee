//! A socket for load tests: it reads of a frame no more than it needs to play on.

use std::io;
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A socket that plays at random.
pub struct FastSocket {
    stream: WebSocketStream<TcpStream>,
    state_number: u64,
    you: Option<u64>,
    turn: Option<u64>,
    playing: bool,
    finished: bool,
    action: String,
    rng: u64,
}

#[derive(Deserialize)]
struct Frame<'a> {
    id: Option<u64>,
    ok: Option<bool>,
    /// Everything, or what has changed.
    #[serde(borrow, alias = "changes")]
    snapshot: Option<Snapshot<'a>>,
}

/// A snapshot, or the part of it that has changed.
#[derive(Deserialize)]
struct Snapshot<'a> {
    state_number: Option<u64>,
    you: Option<u64>,
    #[serde(default, deserialize_with = "given")]
    turn: Option<Option<u64>>,
    phase: Option<&'a str>,
    #[serde(borrow, default)]
    actions: Vec<&'a RawValue>,
}

/// Tells a field that is null from one that is left out.
fn given<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Option<u64>>, D::Error> {
    Option::deserialize(field).map(Some)
}

impl FastSocket {
    pub(crate) fn new(stream: WebSocketStream<TcpStream>) -> FastSocket {
        FastSocket {
            stream,
            state_number: 0,
            you: None,
            turn: None,
            playing: false,
            finished: false,
            action: String::new(),
            rng: 1,
        }
    }

    /// Returns whether it is this viewer's turn.
    pub fn is_on_turn(&self) -> bool {
        self.playing && self.you.is_some() && self.you == self.turn
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
            let is_answer = frame.id.is_some();
            if let Some(snapshot) = frame.snapshot {
                let choice = self.choose(&snapshot.actions);
                self.action = choice.unwrap_or(std::mem::take(&mut self.action));
                self.take_in(&snapshot);
            }
            return Ok(is_answer);
        }
    }

    fn take_in(&mut self, snapshot: &Snapshot) {
        self.state_number = snapshot.state_number.unwrap_or(self.state_number);
        self.you = snapshot.you.or(self.you);
        self.turn = snapshot.turn.unwrap_or(self.turn);
        if let Some(phase) = snapshot.phase {
            self.playing = phase == "playing";
            self.finished = phase == "finished";
        }
    }

    /// Picks one of the actions at random; `None` if there is none.
    fn choose(&mut self, actions: &[&RawValue]) -> Option<String> {
        self.rng = self
            .rng
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let choice = (self.rng >> 33) as usize % actions.len().max(1);
        actions.get(choice).map(|action| action.get().to_owned())
    }

    /// Acts, and returns the seconds until that was acknowledged.
    pub async fn act(&mut self) -> io::Result<f64> {
        let (number, action) = (self.state_number, &self.action);
        let frame =
            format!(r#"{{"id":1,"command":"act","state_number":{number},"action":{action}}}"#);
        let began = Instant::now();
        let sent = self.stream.send(Message::text(frame)).await;
        sent.map_err(io::Error::other)?;
        while !self.receive_answer().await? {}
        Ok(began.elapsed().as_secs_f64())
    }
}
