//! One socket a viewer.
//!
//! There is no queue towards the viewer: the socket is woken when something happened, and then
//! sends what is new for it since it last did. Whoever reads slowly is told less often, in larger
//! pieces; whoever does not read at all is cut off.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::Query;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Map, Value};
use stammtisch_table::{Guest, Wish};
use tokio::sync::watch;

use crate::LARGEST;
use crate::api::{Ask, answer_ask, grant};
use crate::at_table::AtTable;
use crate::house::House;
use crate::limits::Gate;
use crate::refusal::Refusal;
use crate::room::{Room, Viewer};
use crate::words::words;

/// Whoever does not take a frame for so long is cut off.
const SLOWEST: Duration = Duration::from_secs(10);
/// A quiet socket is asked whether it is still there.
const QUIET: Duration = Duration::from_secs(30);
/// So many frames in a row beyond the limit, and the socket is closed.
const PATIENCE: u32 = 100;
/// Most frames are small, and ten thousand sockets have a buffer each.
const READ_BUFFER: usize = 2048;

#[derive(Deserialize)]
struct Looking {
    since: Option<u64>,
    /// To watch, whoever one is: a screen for everybody shows nobody's hand.
    #[serde(default)]
    watch: bool,
}

/// A frame from the viewer.
enum Frame {
    Wish(Wish),
    Ask(Ask),
}

/// Why a socket ends.
enum End {
    Gone,
    Slow,
    Rude,
    Restart,
}

pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new().route("/ws/{code}", get(open))
}

async fn open(
    AtTable {
        house,
        room,
        caller,
    }: AtTable,
    Query(Looking { since, watch }): Query<Looking>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let game = room.table().plan().game.clone();
    let guest = caller.guest.filter(|_| !watch);
    if let Some(guest) = &guest {
        // Since he was last here he may have taken another name.
        room.rename(guest).await.ok();
    }
    let viewer = Viewer {
        seen: since.map(|number| room.seen(guest.as_ref(), number)),
        guest,
        words: words(caller.words.lang(), &game),
    };
    upgrade
        .max_frame_size(LARGEST)
        .max_message_size(LARGEST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(|socket| attend(house, room, viewer, socket))
}

/// A viewer and his socket.
struct Line {
    house: Arc<House>,
    room: Arc<Room>,
    viewer: Viewer,
    socket: WebSocket,
    changed: watch::Receiver<u64>,
    gate: Gate,
    too_fast: u32,
}

async fn attend(house: Arc<House>, room: Arc<Room>, viewer: Viewer, socket: WebSocket) {
    house.metrics.sockets.inc();
    room.presence(viewer.guest.as_ref(), true);
    let mut line = Line {
        gate: Gate::new(&house.settings().limits),
        changed: room.watch(),
        house,
        room,
        viewer,
        socket,
        too_fast: 0,
    };
    let end = line.attend().await;
    line.room.presence(line.viewer.guest.as_ref(), false);
    line.house.metrics.sockets.dec();
    line.close(end).await;
}

impl Line {
    /// Until it ends.
    async fn attend(&mut self) -> End {
        let stop = self.house.stopping();
        if let Err(end) = self.tell(Map::new()).await {
            return end;
        }
        let mut asked = false;
        loop {
            let done = tokio::select! {
                () = stop.cancelled() => Err(End::Restart),
                frame = self.socket.recv() => {
                    asked = false;
                    self.hear(frame).await
                }
                changed = self.changed.changed() => match changed {
                    Ok(()) => self.tell(Map::new()).await,
                    Err(_) => Err(End::Restart),
                },
                () = tokio::time::sleep(QUIET) => match asked {
                    true => Err(End::Gone),
                    false => {
                        asked = true;
                        self.send(Message::Ping(Vec::new().into())).await
                    }
                },
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(SLOWEST, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Slow),
        }
    }

    async fn send_fields(&mut self, fields: Map<String, Value>) -> Result<(), End> {
        let text = Value::Object(fields).to_string();
        self.send(Message::Text(text.into())).await
    }

    /// Sends what is new, after these fields.
    async fn tell(&mut self, mut fields: Map<String, Value>) -> Result<(), End> {
        self.changed.mark_unchanged();
        fields.extend(self.room.update(&mut self.viewer));
        self.send_fields(fields).await
    }

    async fn hear(&mut self, frame: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        match frame {
            None | Some(Err(_) | Ok(Message::Close(_))) => Err(End::Gone),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(bytes))) => self.answer(&bytes).await,
            Some(Ok(Message::Text(text))) => self.answer(text.as_bytes()).await,
        }
    }

    async fn answer(&mut self, frame: &[u8]) -> Result<(), End> {
        let mut fields = Map::new();
        if let Err(refusal) = self.gate.count() {
            self.too_fast += 1;
            return match self.too_fast < PATIENCE {
                true => self.refuse(fields, &refusal).await,
                false => Err(End::Rude),
            };
        }
        self.too_fast = 0;
        let frame = read(frame, &mut fields);
        match self.serve(frame).await {
            Ok(Some(told)) => {
                fields.extend(told);
                self.send_fields(fields).await
            }
            Ok(None) => {
                fields.insert("ok".into(), true.into());
                self.tell(fields).await
            }
            Err(refusal) => self.refuse(fields, &refusal).await,
        }
    }

    /// Does what is wished or answers what is asked; a wish has no answer but what it brings.
    async fn serve(
        &mut self,
        frame: Result<Frame, Refusal>,
    ) -> Result<Option<Map<String, Value>>, Refusal> {
        let frame = frame?;
        let guest = self.guest()?;
        match frame {
            Frame::Ask(ask) => {
                let told = answer_ask(&self.room, &guest, ask, &self.viewer.words).await?;
                Ok(Some(told))
            }
            Frame::Wish(wish) => {
                let began = Instant::now();
                grant(&self.house, &self.room, &guest, wish).await?;
                let took = began.elapsed().as_secs_f64();
                self.house.metrics.wish_seconds.observe(took);
                Ok(None)
            }
        }
    }

    fn guest(&self) -> Result<Guest, Refusal> {
        let guest = self.viewer.guest.as_ref();
        guest
            .map(|guest| self.room.here.by_name(guest))
            .ok_or_else(Refusal::nobody)
    }

    async fn refuse(&mut self, mut fields: Map<String, Value>, why: &Refusal) -> Result<(), End> {
        fields.extend(why.say(&self.viewer.words));
        match why.no.stale {
            true => self.tell(fields).await,
            false => self.send_fields(fields).await,
        }
    }

    /// Says good-bye.
    async fn close(mut self, end: End) {
        let (code, reason) = match end {
            End::Gone => return,
            End::Slow => {
                self.house.metrics.slow_readers.inc();
                return;
            }
            End::Rude => (close_code::POLICY, "too fast"),
            End::Restart => {
                let mut bye = Map::new();
                bye.insert("bye".into(), "restart".into());
                self.send_fields(bye).await.ok();
                (close_code::RESTART, "restart")
            }
        };
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        self.send(Message::Close(Some(frame))).await.ok();
    }
}

/// What a frame says; its `id`, whatever it is, goes into the answer.
fn read(frame: &[u8], fields: &mut Map<String, Value>) -> Result<Frame, Refusal> {
    let unreadable = |why: serde_json::Error| Refusal::unreadable(&why.to_string());
    let mut frame: Value = serde_json::from_slice(frame).map_err(unreadable)?;
    let id = frame.as_object_mut().and_then(|frame| frame.remove("id"));
    if let Some(id) = id {
        fields.insert("id".into(), id);
    }
    match frame.get("ask") {
        Some(_) => serde_json::from_value(frame).map(Frame::Ask),
        None => serde_json::from_value(frame).map(Frame::Wish),
    }
    .map_err(unreadable)
}
