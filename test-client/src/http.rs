//! Requests, one connection each.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body as it came.
    pub text: String,
    /// The body, where it is JSON.
    pub json: Value,
}

impl Answer {
    /// Returns a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Returns the cookie that was set.
    pub fn cookie(&self) -> Option<String> {
        let set = self.header("set-cookie")?;
        let pair = set.split(';').next()?;
        let (_, cookie) = pair.split_once('=')?;
        Some(cookie.to_owned())
    }
}

/// Sends a request and reads the whole answer.
pub(crate) async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&'static str, String)],
    body: &str,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(server).await?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() || method != "GET" {
        head += &format!("Content-Length: {}\r\n", body.len());
    }
    stream
        .write_all(format!("{head}\r\n{body}").as_bytes())
        .await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    read(&String::from_utf8_lossy(&bytes)).ok_or_else(|| io::Error::other("no answer"))
}

fn read(answer: &str) -> Option<Answer> {
    let (head, text) = answer.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    Some(Answer {
        status,
        headers,
        json: serde_json::from_str(text).unwrap_or_default(),
        text: text.to_owned(),
    })
}
