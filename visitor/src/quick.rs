//! A socket for load: it reads of a frame no more than it needs to play on.

use std::io;
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// A socket that plays at random.
pub struct Quick {
    stream: WebSocketStream<TcpStream>,
    number: u64,
    on_turn: bool,
    over: bool,
    action: String,
    rng: u64,
}

#[derive(Deserialize)]
struct Frame<'a> {
    id: Option<u64>,
    ok: Option<bool>,
    #[serde(borrow)]
    now: Option<Now<'a>>,
}

#[derive(Deserialize)]
struct Now<'a> {
    number: u64,
    you: Option<u64>,
    turn: Option<u64>,
    phase: &'a str,
    #[serde(borrow, default)]
    actions: Vec<&'a RawValue>,
}

impl Quick {
    pub(crate) fn new(stream: WebSocketStream<TcpStream>) -> Quick {
        Quick {
            stream,
            number: 0,
            on_turn: false,
            over: false,
            action: String::new(),
            rng: 1,
        }
    }

    /// Whether it is this viewer's turn.
    pub fn is_on_turn(&self) -> bool {
        self.on_turn
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Takes in the next frame.
    pub async fn hear(&mut self) -> io::Result<()> {
        self.hear_answer().await.map(drop)
    }

    /// Takes in the next frame; whether it was an answer.
    async fn hear_answer(&mut self) -> io::Result<bool> {
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
            if let Some(now) = frame.now {
                self.number = now.number;
                self.on_turn = now.you.is_some() && now.you == now.turn && now.phase == "playing";
                self.over = now.phase == "over";
                self.rng = self
                    .rng
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let choice = (self.rng >> 33) as usize % now.actions.len().max(1);
                let action = now.actions.get(choice);
                self.action = action.map_or(String::new(), |action| action.get().to_owned());
            }
            return Ok(frame.id.is_some());
        }
    }

    /// Does something; the seconds until it was acknowledged.
    pub async fn act(&mut self) -> io::Result<f64> {
        let (number, action) = (self.number, &self.action);
        let frame = format!(r#"{{"id":1,"wish":"act","number":{number},"action":{action}}}"#);
        let began = Instant::now();
        let sent = self.stream.send(Message::text(frame)).await;
        sent.map_err(io::Error::other)?;
        while !self.hear_answer().await? {}
        Ok(began.elapsed().as_secs_f64())
    }
}
