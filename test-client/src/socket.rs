//! A socket to a table.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};

/// How long the socket waits for a frame.
const TIMEOUT: Duration = Duration::from_secs(20);
/// How long [`Socket::wait_until`] waits in all, however many frames come meanwhile.
const MAX_WAIT: Duration = Duration::from_secs(120);

/// A socket, and what the viewer knows through it.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    last_id: u64,
    /// The newest snapshot.
    pub snapshot: Value,
    /// Every text frame as it came, if that is wanted.
    pub received: Option<Vec<String>>,
}

/// Opens a WebSocket.
pub(crate) async fn connect(
    server: SocketAddr,
    path: &str,
    headers: &[(&'static str, String)],
) -> io::Result<WebSocketStream<TcpStream>> {
    let mut request = format!("ws://{server}{path}")
        .into_client_request()
        .map_err(io::Error::other)?;
    for (name, value) in headers {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(io::Error::other)?;
        let value = HeaderValue::from_str(value).map_err(io::Error::other)?;
        request.headers_mut().insert(name, value);
    }
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    let (stream, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .map_err(io::Error::other)?;
    Ok(stream)
}

impl Socket {
    pub(crate) async fn open(
        server: SocketAddr,
        path: &str,
        headers: &[(&'static str, String)],
    ) -> io::Result<Socket> {
        Ok(Socket {
            stream: connect(server, path, headers).await?,
            last_id: 0,
            snapshot: Value::Null,
            received: None,
        })
    }

    /// Sends a frame as it is.
    pub async fn send_raw(&mut self, message: Message) -> io::Result<()> {
        self.stream.send(message).await.map_err(io::Error::other)
    }

    /// Sends a frame without waiting for its answer. Returns its `id`.
    pub async fn send(&mut self, mut frame: Value) -> io::Result<u64> {
        self.last_id += 1;
        frame["id"] = self.last_id.into();
        self.send_raw(Message::text(frame.to_string())).await?;
        Ok(self.last_id)
    }

    /// Returns the next text frame; `None` when the socket was closed. Fails if none comes in time.
    pub async fn receive(&mut self) -> io::Result<Option<Value>> {
        loop {
            let next = tokio::time::timeout(TIMEOUT, self.stream.next()).await;
            let next = next.map_err(|_| timed_out("no frame came"))?;
            match next {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Err(why)) => return Err(io::Error::other(why)),
                Some(Ok(Message::Text(text))) => {
                    let mut frame: Value = serde_json::from_str(&text)?;
                    self.take_in(&mut frame);
                    if let Some(received) = &mut self.received {
                        received.push(text.to_string());
                    }
                    return Ok(Some(frame));
                }
                Some(Ok(_)) => {}
            }
        }
    }

    /// Takes the snapshot from a frame; one that holds changes gets the whole snapshot.
    fn take_in(&mut self, frame: &mut Value) {
        if let Some(changes) = frame.get("changes").and_then(Value::as_object) {
            let mut snapshot = self.snapshot.clone();
            for (name, value) in changes {
                snapshot[name] = value.clone();
            }
            let changes = frame.get("view_changes").and_then(Value::as_object);
            for (name, value) in changes.into_iter().flatten() {
                snapshot["view"][name] = value.clone();
            }
            let gone = frame.get("gone").and_then(Value::as_array);
            for name in gone.into_iter().flatten().filter_map(Value::as_str) {
                snapshot.as_object_mut().map(|fields| fields.remove(name));
            }
            frame["snapshot"] = snapshot;
        }
        if let Some(snapshot) = frame.get("snapshot") {
            self.snapshot = snapshot.clone();
        }
    }

    /// Sends a frame and waits for its answer; takes in what comes before it.
    pub async fn request(&mut self, frame: Value) -> io::Result<Value> {
        let id = self.send(frame).await?;
        self.receive_until(|frame| frame["id"] == id).await
    }

    /// Returns the first frame for which this holds. Fails if none comes in time.
    pub async fn receive_until(&mut self, holds: impl Fn(&Value) -> bool) -> io::Result<Value> {
        let waiting = async {
            loop {
                let frame = self.receive().await?;
                let frame = frame.ok_or_else(|| io::Error::other("closed while waiting"))?;
                if holds(&frame) {
                    return Ok(frame);
                }
            }
        };
        let waited = tokio::time::timeout(MAX_WAIT, waiting).await;
        waited.unwrap_or_else(|_| Err(timed_out("the frame did not come")))
    }

    /// Acts in the newest state that the viewer knows.
    pub async fn act(&mut self, action: &Value, key: &str) -> io::Result<Value> {
        let number = &self.snapshot["state_number"];
        let command =
            json!({"command": "act", "state_number": number, "action": action, "key": key});
        self.request(command).await
    }

    /// Takes in frames until this holds for the newest snapshot. Fails if it does not in time.
    pub async fn wait_until(&mut self, holds: impl Fn(&Value) -> bool) -> io::Result<()> {
        if !holds(&self.snapshot) {
            let frame = |frame: &Value| frame.get("snapshot").is_some_and(&holds);
            self.receive_until(frame).await?;
        }
        Ok(())
    }

    /// Returns whether it is this viewer's turn.
    pub fn is_on_turn(&self) -> bool {
        let you = &self.snapshot["you"];
        self.snapshot["phase"] == "playing" && !you.is_null() && self.snapshot["turn"] == *you
    }

    /// Closes the socket properly.
    pub async fn close(mut self) {
        self.stream.close(None).await.ok();
    }
}

fn timed_out(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, what)
}
