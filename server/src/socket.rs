//! One socket a viewer.
//!
//! A connection has no queue: it is woken when something happened and sends what is new since its
//! last frame. A client that reads slowly gets fewer and larger frames; one that does not read at all
//! is cut off.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::Uri;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_log::Guest;
use tokio::sync::watch;
use utoipa::IntoParams;

use crate::MAX_BODY;
use crate::api::{answer_query, run_command};
use crate::app::App;
use crate::extract::{TableRequest, query};
use crate::frames::{
    ClientFrame, ClosingFrame, CommandFrame, GreetingFrame, PROTOCOL, QueryFrame, RejectionFrame,
};
use crate::limits::ConnectionLimiter;
use crate::live_table::LiveTable;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::viewer::Viewer;
use crate::words::words;

/// How long a client may take to accept a frame before it is cut off.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a socket may be silent before it is pinged, and after the ping before it is closed.
const PING_INTERVAL: Duration = Duration::from_secs(30);
/// The number of frames in a row beyond the limit that closes a socket.
const MAX_RATE_VIOLATIONS: u32 = 100;
/// Most frames are small, and ten thousand sockets have a buffer each.
const READ_BUFFER: usize = 2048;

/// How a socket is opened.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SocketQuery {
    /// The language of the sentences.
    #[expect(dead_code, reason = "the caller's language is read elsewhere")]
    lang: Option<String>,
    /// The number of the last update that the client has.
    since: Option<u64>,
    /// Whether to watch only, whoever asks: a screen for everybody shows nobody's hand.
    #[serde(default)]
    #[param(required = false)]
    watch: bool,
}

/// Why a socket ends.
enum End {
    Closed,
    TooSlow,
    TooFast,
    Restart,
}

/// Open the socket of a table. asyncapi.json describes its frames.
#[utoipa::path(
    get, path = "/tables/{code}/socket", tag = "tables",
    params(("code" = String, Path), SocketQuery),
    responses(
        (status = 101, description = "The connection becomes a WebSocket"),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn open(
    request: TableRequest,
    uri: Uri,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = upgrade.map_err(|error| HttpRejection {
        status: error.status(),
        ..HttpRejection::unreadable(&error.body_text())
    });
    let (asked, upgrade) = match (query::<SocketQuery>(&uri), upgrade) {
        (Ok(asked), Ok(upgrade)) => (asked, upgrade),
        (Err(rejection), _) | (_, Err(rejection)) => {
            return rejection.answer(&request.caller.words);
        }
    };
    let TableRequest { app, table, caller } = request;
    let game = table.table().settings().game.clone();
    let guest = caller.guest.filter(|_| !asked.watch);
    if let Some(guest) = &guest {
        // They may have changed their name while the table was not in memory.
        table.rename(guest).await.ok();
    }
    let viewer = Viewer {
        seen: asked.since.map(|number| table.seen(guest.as_ref(), number)),
        guest,
        words: words(caller.words.lang(), &game),
    };
    upgrade
        .max_frame_size(MAX_BODY)
        .max_message_size(MAX_BODY)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(|socket| attend(app, table, viewer, socket))
}

/// A viewer and their socket.
struct Connection {
    app: Arc<App>,
    table: Arc<LiveTable>,
    viewer: Viewer,
    socket: WebSocket,
    changed: watch::Receiver<u64>,
    limiter: ConnectionLimiter,
    rate_violations: u32,
}

async fn attend(app: Arc<App>, table: Arc<LiveTable>, viewer: Viewer, socket: WebSocket) {
    app.metrics.connections.inc();
    table.connected(viewer.guest.as_ref());
    let mut connection = Connection {
        limiter: ConnectionLimiter::new(&app.settings().limits),
        changed: table.changes(),
        app,
        table,
        viewer,
        socket,
        rate_violations: 0,
    };
    let end = connection.run().await;
    connection
        .table
        .disconnected(connection.viewer.guest.as_ref());
    connection.app.metrics.connections.dec();
    connection.close(end).await;
}

impl Connection {
    /// Runs until the socket ends.
    async fn run(&mut self) -> End {
        let stop = self.app.stopping();
        if let Err(end) = self.greet().await {
            return end;
        }
        let mut pinged = false;
        loop {
            let done = tokio::select! {
                () = stop.cancelled() => Err(End::Restart),
                frame = self.socket.recv() => {
                    pinged = false;
                    self.receive(frame).await
                }
                changed = self.changed.changed() => match changed {
                    Ok(()) => self.send_update().await,
                    Err(_) => Err(End::Restart),
                },
                () = tokio::time::sleep(PING_INTERVAL) => if pinged {
                    Err(End::Closed)
                } else {
                    pinged = true;
                    self.send(Message::Ping(Vec::new().into())).await
                },
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Closed),
            Err(_) => Err(End::TooSlow),
        }
    }

    async fn send_frame(&mut self, frame: &impl Serialize) -> Result<(), End> {
        let text = serde_json::to_string(frame).map_err(|_| End::Closed)?;
        self.send(Message::Text(text.into())).await
    }

    async fn greet(&mut self) -> Result<(), End> {
        self.changed.mark_unchanged();
        let greeting = GreetingFrame {
            protocol: PROTOCOL,
            update: self.table.update(&mut self.viewer),
        };
        self.send_frame(&greeting).await
    }

    async fn send_update(&mut self) -> Result<(), End> {
        self.changed.mark_unchanged();
        let update = self.table.update(&mut self.viewer);
        self.send_frame(&update).await
    }

    async fn receive(&mut self, frame: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        match frame {
            None | Some(Err(_) | Ok(Message::Close(_))) => Err(End::Closed),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(bytes))) => self.answer(&bytes).await,
            Some(Ok(Message::Text(text))) => self.answer(text.as_bytes()).await,
        }
    }

    async fn answer(&mut self, frame: &[u8]) -> Result<(), End> {
        if let Err(rejection) = self.limiter.count() {
            self.rate_violations += 1;
            if self.rate_violations >= MAX_RATE_VIOLATIONS {
                return Err(End::TooFast);
            }
            return self.reject(None, &rejection).await;
        }
        self.rate_violations = 0;
        let (id, frame) = ClientFrame::read(frame);
        let frame = frame.map_err(|error| HttpRejection::unreadable(&error.to_string()));
        match self.serve(frame).await {
            Ok(Some(answer)) => self.send_frame(&QueryFrame { id, answer }).await,
            Ok(None) => {
                self.changed.mark_unchanged();
                let frame = CommandFrame {
                    id,
                    ok: true,
                    update: self.table.update(&mut self.viewer),
                };
                self.send_frame(&frame).await
            }
            Err(rejection) => self.reject(id, &rejection).await,
        }
    }

    /// Carries out a command, or returns the answer to a query.
    async fn serve(
        &mut self,
        frame: Result<ClientFrame, HttpRejection>,
    ) -> Result<Option<Value>, HttpRejection> {
        let frame = frame?;
        let guest = self.guest()?;
        match frame {
            ClientFrame::Query(query) => {
                let words = &self.viewer.words;
                answer_query(&self.table, &guest, query, words)
                    .await
                    .map(Some)
            }
            ClientFrame::Command(command) => {
                let began = Instant::now();
                run_command(&self.app, &self.table, &guest, command).await?;
                let took = began.elapsed().as_secs_f64();
                self.app.metrics.command_seconds.observe(took);
                Ok(None)
            }
        }
    }

    fn guest(&self) -> Result<Guest, HttpRejection> {
        let guest = self.viewer.guest.as_ref();
        guest
            .map(|guest| self.table.presence.with_newest_name(guest))
            .ok_or_else(HttpRejection::not_signed_in)
    }

    async fn reject(&mut self, id: Option<Value>, why: &HttpRejection) -> Result<(), End> {
        let mut frame = RejectionFrame {
            id,
            rejection: why.say(&self.viewer.words),
            updates: None,
        };
        if why.rejection.stale {
            self.changed.mark_unchanged();
            let update = self.table.update(&mut self.viewer);
            frame.updates = update.updates;
            frame.rejection.snapshot = Some(update.snapshot);
        }
        self.send_frame(&frame).await
    }

    /// Closes the socket, and says why where that helps.
    async fn close(mut self, end: End) {
        let (code, reason) = match end {
            End::Closed => return,
            End::TooSlow => {
                self.app.metrics.slow_connections_closed.inc();
                return;
            }
            End::TooFast => (close_code::POLICY, "too fast"),
            End::Restart => {
                let closing = ClosingFrame { closing: "restart" };
                self.send_frame(&closing).await.ok();
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
