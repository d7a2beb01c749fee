//! One socket a viewer.
//!
//! A connection has no queue: it is woken when something happened and sends what is new since its
//! last frame. A client that reads slowly gets fewer and larger frames; one that does not read at all
//! is cut off.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::Uri;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_log::Guest;
use stammtisch_rules::Words;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;
use utoipa::IntoParams;

use crate::MAX_BODY;
use crate::api::{answer_query, run_command};
use crate::app::App;
use crate::connections::Admission;
use crate::extract::{TableRequest, query};
use crate::frames::{
    ClientFrame, ClosingFrame, PingFrame, PongFrame, QueryFrame, ReactionFrame, RejectionFrame,
    SeatReaction,
};
use crate::limits::ConnectionLimiter;
use crate::live_table::{Closed, LiveTable, TableState};
use crate::published::Published;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::silence::{Due, Silence, SilenceLimits, WITH_HEARTBEATS, WITHOUT_HEARTBEATS};
use crate::sockets::{OpenSocket, SocketEntry};
use crate::viewer::Viewer;
use crate::words::words;

/// How long a client may take to accept a frame before it is cut off.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// The most frames that wait while one is answered; further ones stay in the network.
const MAX_WAITING: usize = 32;
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
    /// Whether to watch only, even with a seat: a screen for everybody shows nobody's hand.
    #[serde(default)]
    #[param(required = false)]
    watch: bool,
    /// Whether to send what has changed in place of whole snapshots, where that is possible.
    #[serde(default)]
    #[param(required = false)]
    changes: bool,
    /// Whether the client sends pings or answers those of the server, so that silence means that the
    /// connection is lost.
    #[serde(default)]
    #[param(required = false)]
    heartbeat: bool,
    /// Whether to send what players show each other.
    #[serde(default)]
    #[param(required = false)]
    reactions: bool,
}

/// Why a socket ends.
enum End {
    Closed,
    TooSlow,
    TooFast,
    Restart,
    Damaged,
    /// The device was signed out, or its guest banned or erased.
    SignedOut,
    /// The host does not let others watch any more.
    NoWatching,
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
    admission: Option<Extension<Arc<Admission>>>,
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
    let TableRequest {
        app,
        table,
        about,
        caller,
    } = request;
    // Behind a proxy only the request says whose connection it is.
    let mut admission = admission.map(|Extension(admission)| admission);
    if app.settings().trust_proxy {
        let Some(own) = app.connections.admit(Some(caller.address)) else {
            return HttpRejection::too_many_sockets().answer(&caller.words);
        };
        admission = Some(Arc::new(own));
    }
    let entry = SocketEntry {
        token: caller.token.filter(|_| caller.guest.is_some()),
        guest: caller.guest.as_ref().map(|guest| guest.id),
        address: caller.address,
    };
    let visit = Visit {
        _admission: admission,
        address: caller.address,
        socket: app.sockets.add(entry),
        belongs: caller.guest.as_ref().map(|guest| guest.id),
        guest: caller.guest.filter(|_| !asked.watch),
        words: words(caller.words.lang(), &about.summary.game),
        since: asked.since,
        changes: asked.changes,
        reactions: asked.reactions,
        silence: if asked.heartbeat {
            WITH_HEARTBEATS
        } else {
            WITHOUT_HEARTBEATS
        },
    };
    if let Some(guest) = &visit.guest
        && about.is_renamed(guest)
    {
        // They changed their name while the table was not in memory.
        table.rename(guest.clone()).await.ok();
    }
    upgrade
        .max_frame_size(MAX_BODY)
        .max_message_size(MAX_BODY)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(|socket| attend(app, table, visit, socket))
}

/// How somebody opens a socket.
struct Visit {
    /// The connection is counted as long as the socket lives.
    _admission: Option<Arc<Admission>>,
    address: IpAddr,
    socket: OpenSocket,
    /// Whoever opens it, also if they only watch.
    belongs: Option<u64>,
    guest: Option<Guest>,
    words: Words,
    since: Option<u64>,
    changes: bool,
    reactions: bool,
    silence: SilenceLimits,
}

/// A viewer and their socket.
struct Connection {
    app: Arc<App>,
    table: Arc<LiveTable>,
    address: IpAddr,
    viewer: Viewer,
    entry: OpenSocket,
    belongs: Option<u64>,
    socket: WebSocket,
    state: watch::Receiver<TableState>,
    /// What players show each other, if the client wants to know.
    reactions: Option<broadcast::Receiver<SeatReaction>>,
    limiter: ConnectionLimiter,
    rate_violations: u32,
    silence: Silence,
    /// Frames that came while another was answered.
    waiting: VecDeque<Message>,
}

/// Notes that a viewer is there, until it is dropped.
struct Present {
    app: Arc<App>,
    table: Arc<LiveTable>,
    guest: Option<u64>,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.table.disconnect(self.guest);
        self.app.metrics.connections.dec();
    }
}

async fn attend(app: Arc<App>, table: Arc<LiveTable>, visit: Visit, socket: WebSocket) {
    let Ok(attendance) = table.connect(visit.guest.clone(), visit.since).await else {
        return;
    };
    app.metrics.connections.inc();
    let table = attendance.table.clone();
    let _present = Present {
        app: app.clone(),
        table: table.clone(),
        guest: visit.guest.as_ref().map(|guest| guest.id),
    };
    let mut state = table.watch();
    state.mark_changed();
    let (viewer, greeting) = Viewer::greeted(visit.guest, visit.words, visit.changes, &attendance);
    let mut connection = Connection {
        limiter: ConnectionLimiter::new(&app.settings().limits, &app.strikes),
        address: visit.address,
        reactions: visit.reactions.then(|| table.reactions()),
        state,
        app,
        table,
        viewer,
        entry: visit.socket,
        belongs: visit.belongs,
        socket,
        rate_violations: 0,
        silence: Silence::new(visit.silence),
        waiting: VecDeque::new(),
    };
    let end = connection.run(greeting).await;
    connection.close(end).await;
}

/// Returns the next frame; first those that came while another was answered.
async fn next_frame(
    waiting: &mut VecDeque<Message>,
    socket: &mut WebSocket,
    silence: &mut Silence,
) -> Option<Result<Message, axum::Error>> {
    if let Some(frame) = waiting.pop_front() {
        return Some(Ok(frame));
    }
    let frame = socket.recv().await;
    silence.end();
    frame
}

/// Returns what a player shows next; for ever none, if nobody wants to know.
async fn next_reaction(reactions: &mut Option<broadcast::Receiver<SeatReaction>>) -> SeatReaction {
    while let Some(shown) = reactions {
        match shown.recv().await {
            Ok(reaction) => return reaction,
            // Whoever is slow misses some.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => *reactions = None,
        }
    }
    std::future::pending().await
}

impl Connection {
    /// Runs until the socket ends.
    async fn run(&mut self, greeting: String) -> End {
        let stop = self.app.stopping();
        let ended = self.entry.ended();
        if let Err(end) = self.send(Message::Text(greeting.into())).await {
            return end;
        }
        let mut silence = pin!(tokio::time::sleep_until(self.silence.next()));
        let mut stopped = pin!(stop.cancelled());
        let mut ended = pin!(ended.cancelled());
        loop {
            let next = next_frame(&mut self.waiting, &mut self.socket, &mut self.silence);
            let done = tokio::select! {
                () = &mut stopped => Err(End::Restart),
                () = &mut ended => Err(End::SignedOut),
                frame = next => self.receive(frame).await,
                changed = self.state.changed() => match changed {
                    Ok(()) => self.send_update().await,
                    Err(_) => Err(End::Restart),
                },
                reaction = next_reaction(&mut self.reactions) => {
                    self.send_frame(&ReactionFrame { reaction }).await
                }
                () = &mut silence => {
                    let done = match self.silence.due() {
                        Due::Nothing => Ok(()),
                        Due::Ping => self.send(Message::Ping(Vec::new().into())).await,
                        Due::Close => Err(End::Closed),
                    };
                    silence.as_mut().reset(self.silence.next());
                    done
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Returns what the owner published last.
    fn published(&mut self) -> Result<Arc<Published>, End> {
        match &*self.state.borrow_and_update() {
            TableState::Open(published) => Ok(published.clone()),
            TableState::Closed(Closed::Damaged) => Err(End::Damaged),
            TableState::Closed(_) | TableState::Loading => Err(End::Restart),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        let limit = SEND_TIMEOUT.min(self.silence.longest());
        match tokio::time::timeout(limit, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Closed),
            Err(_) => Err(End::TooSlow),
        }
    }

    async fn send_frame(&mut self, frame: &impl Serialize) -> Result<(), End> {
        let text = serde_json::to_string(frame).map_err(|_| End::Closed)?;
        self.send(Message::Text(text.into())).await
    }

    async fn send_update(&mut self) -> Result<(), End> {
        let published = self.published()?;
        if !published.about.admits(self.belongs) {
            return Err(End::NoWatching);
        }
        match self.viewer.update(&self.table, &published).await {
            Ok(Some(frame)) => self.send(Message::Text(frame)).await,
            Ok(None) => Ok(()),
            // What is wrong with the table is published next.
            Err(_) => Ok(()),
        }
    }

    /// Answers a command that was carried out, with what is new.
    async fn send_done(&mut self, id: Option<Value>) -> Result<(), End> {
        let published = self.published()?;
        let frame = self.viewer.frame(&self.table, &published).await;
        let news = match &frame {
            Ok(frame) => frame.as_str().strip_prefix('{').unwrap_or("}"),
            Err(_) => "}",
        };
        let id = id.map_or(String::new(), |id| format!("\"id\":{id},"));
        let comma = if news == "}" { "" } else { "," };
        let answer = format!("{{{id}\"ok\":true{comma}{news}");
        self.send(Message::Text(answer.into())).await
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
        if let Some(ping) = PingFrame::read(frame) {
            return self.answer_ping(ping).await;
        }
        // Whoever sent too much learns which frame was too much.
        let (id, frame) = ClientFrame::read(frame);
        if let Err(rejection) = self.count_frame()? {
            return self.reject(id, &rejection).await;
        }
        let frame = frame.map_err(|error| HttpRejection::unreadable(&error.to_string()));
        match self.serve(frame).await? {
            Ok(Some(answer)) => self.send_frame(&QueryFrame { id, answer }).await,
            Ok(None) => self.send_done(id).await,
            Err(rejection) => self.reject(id, &rejection).await,
        }
    }

    /// Says that the connection works. Nothing else is touched: no table, no log.
    async fn answer_ping(&mut self, PingFrame { ping }: PingFrame) -> Result<(), End> {
        match self.count_frame()? {
            Ok(()) => self.send_frame(&PongFrame { pong: ping }).await,
            Err(rejection) => self.reject(None, &rejection).await,
        }
    }

    /// Counts a frame. Too many are rejected, and far too many end the socket.
    fn count_frame(&mut self) -> Result<Result<(), HttpRejection>, End> {
        let counted = self.limiter.count();
        if counted.is_ok() {
            self.rate_violations = 0;
            return Ok(counted);
        }
        self.rate_violations += 1;
        if self.rate_violations >= MAX_RATE_VIOLATIONS {
            return Err(End::TooFast);
        }
        Ok(counted)
    }

    /// Carries out a command, or returns the answer to a query.
    async fn serve(
        &mut self,
        frame: Result<ClientFrame, HttpRejection>,
    ) -> Result<Result<Option<Value>, HttpRejection>, End> {
        let (frame, guest) = match frame.and_then(|frame| Ok((frame, self.guest()?))) {
            Ok(read) => read,
            Err(rejection) => return Ok(Err(rejection)),
        };
        let (app, table, address) = (self.app.clone(), self.table.clone(), self.address);
        match frame {
            ClientFrame::Query(query) => {
                let words = self.viewer.words.clone();
                self.while_listening(async move {
                    let answer = answer_query(&app, &table, &guest, address, query, &words);
                    answer.await.map(Some)
                })
                .await
            }
            ClientFrame::Command(command) => {
                self.while_listening(async move {
                    let began = Instant::now();
                    run_command(&app, &table, guest, address, command).await?;
                    let took = began.elapsed().as_secs_f64();
                    app.metrics.command_seconds.observe(took);
                    Ok(None)
                })
                .await
            }
        }
    }

    /// Waits for an answer and goes on reading, so that pings are answered however long it takes. Work that
    /// has begun is finished even if the client goes meanwhile.
    async fn while_listening<T>(&mut self, work: impl Future<Output = T>) -> Result<T, End> {
        let mut work = pin!(work);
        let mut ended = Ok(());
        loop {
            let listens = ended.is_ok() && self.waiting.len() < MAX_WAITING;
            tokio::select! {
                done = &mut work => return ended.map(|()| done),
                frame = self.socket.recv(), if listens => ended = self.keep(frame).await,
            }
        }
    }

    /// Keeps a frame for later; a ping is answered at once.
    async fn keep(&mut self, frame: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        self.silence.end();
        let ping = match &frame {
            Some(Ok(Message::Text(text))) => PingFrame::read(text.as_bytes()),
            Some(Ok(Message::Binary(bytes))) => PingFrame::read(bytes),
            _ => None,
        };
        match (ping, frame) {
            (Some(ping), _) => self.answer_ping(ping).await,
            (None, None | Some(Err(_) | Ok(Message::Close(_)))) => Err(End::Closed),
            (None, Some(Ok(frame))) => {
                self.waiting.push_back(frame);
                Ok(())
            }
        }
    }

    fn guest(&self) -> Result<Guest, HttpRejection> {
        let guest = self.viewer.guest.clone();
        guest.ok_or_else(HttpRejection::not_signed_in)
    }

    async fn reject(&mut self, id: Option<Value>, why: &HttpRejection) -> Result<(), End> {
        let mut frame = RejectionFrame {
            id,
            rejection: why.say(&self.viewer.words),
            updates: None,
        };
        if why.rejection.stale {
            let published = self.published()?;
            if let Ok(repair) = self.viewer.repair(&self.table, &published).await {
                frame.updates = repair.0;
                frame.rejection.snapshot = Some(repair.1);
            }
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
            End::Restart => (close_code::RESTART, "restart"),
            End::Damaged => (close_code::ERROR, "damaged"),
            End::SignedOut => (close_code::NORMAL, "signed_out"),
            End::NoWatching => (close_code::NORMAL, "no_watching"),
        };
        if code != close_code::POLICY {
            let closing = ClosingFrame { closing: reason };
            self.send_frame(&closing).await.ok();
        }
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        self.send(Message::Close(Some(frame))).await.ok();
    }
}
