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

/// Whoever waits for longer waits in vain.
const PATIENCE: Duration = Duration::from_secs(20);

/// A socket, and what the viewer knows through it.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    asked: u64,
    /// The newest view.
    pub now: Value,
    /// Every text frame as it came, if that is wanted.
    pub heard: Option<Vec<String>>,
}

/// Connects and becomes a socket.
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
            asked: 0,
            now: Value::Null,
            heard: None,
        })
    }

    /// Sends a frame as it is.
    pub async fn send_raw(&mut self, message: Message) -> io::Result<()> {
        self.stream.send(message).await.map_err(io::Error::other)
    }

    /// Sends a frame without waiting for its answer; its number.
    pub async fn send(&mut self, mut frame: Value) -> io::Result<u64> {
        self.asked += 1;
        frame["id"] = self.asked.into();
        self.send_raw(Message::text(frame.to_string())).await?;
        Ok(self.asked)
    }

    /// The next text frame; `None` when the socket was closed.
    pub async fn hear(&mut self) -> io::Result<Option<Value>> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            let next = next.map_err(|_| io::Error::new(io::ErrorKind::TimedOut, "silence"))?;
            match next {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Err(why)) => return Err(io::Error::other(why)),
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text)?;
                    if let Some(now) = frame.get("now") {
                        self.now = now.clone();
                    }
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.to_string());
                    }
                    return Ok(Some(frame));
                }
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends a frame and waits for its answer; what comes before it is taken in.
    pub async fn ask(&mut self, frame: Value) -> io::Result<Value> {
        let id = self.send(frame).await?;
        loop {
            let frame = self.hear().await?;
            let frame = frame.ok_or_else(|| io::Error::other("closed before the answer"))?;
            if frame["id"] == id {
                return Ok(frame);
            }
        }
    }

    /// Does something, decided on what is known.
    pub async fn act(&mut self, action: &Value, key: &str) -> io::Result<Value> {
        let number = &self.now["number"];
        let wish = json!({"wish": "act", "number": number, "action": action, "key": key});
        self.ask(wish).await
    }

    /// Hears until what is known is as it should be.
    pub async fn until(&mut self, done: impl Fn(&Value) -> bool) -> io::Result<()> {
        while !done(&self.now) {
            if self.hear().await?.is_none() {
                return Err(io::Error::other("closed"));
            }
        }
        Ok(())
    }

    /// Whether it is this viewer's turn.
    pub fn is_on_turn(&self) -> bool {
        let you = &self.now["you"];
        self.now["phase"] == "playing" && !you.is_null() && self.now["turn"] == *you
    }

    /// Closes it properly.
    pub async fn close(mut self) {
        self.stream.close(None).await.ok();
    }
}
