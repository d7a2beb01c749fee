//! A small client of the server, for tests, torture and load.
//!
//! It speaks what docs/api.md says and nothing else, and shares no code with the server.

mod bare;
mod fast_socket;
mod http;
mod nonce;
mod socket;

use std::io;
use std::net::SocketAddr;

use serde_json::{Value, json};

pub use bare::{connect_from, is_answered};
pub use fast_socket::FastSocket;
pub use http::Answer;
pub use nonce::Nonce;
pub use socket::Socket;

/// A browser: an address to talk to, and perhaps a cookie.
#[derive(Clone, Debug)]
pub struct Client {
    server: SocketAddr,
    cookie: Option<String>,
}

impl Client {
    /// Makes a client that is not signed in.
    pub fn anonymous(server: SocketAddr) -> Client {
        Client {
            server,
            cookie: None,
        }
    }

    /// Makes a client and signs it in by a name.
    pub async fn named(server: SocketAddr, name: &str) -> io::Result<Client> {
        let mut client = Client::anonymous(server);
        let answer = client.post("/api/v1/me", &json!({"name": name})).await?;
        client.cookie = answer.cookie();
        if client.cookie.is_none() {
            return Err(io::Error::other(format!("no cookie: {answer:?}")));
        }
        Ok(client)
    }

    /// Returns the same client with another cookie.
    pub fn with_cookie(&self, cookie: &str) -> Client {
        Client {
            server: self.server,
            cookie: Some(cookie.to_owned()),
        }
    }

    /// Returns the same client for a server at another address.
    pub fn at(&self, server: SocketAddr) -> Client {
        Client {
            server,
            cookie: self.cookie.clone(),
        }
    }

    /// Returns the address of the site.
    pub fn origin(&self) -> String {
        format!("http://{}", self.server)
    }

    /// Returns the headers that a browser sends with everything.
    fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![("Host", self.server.to_string()), ("Origin", self.origin())];
        if let Some(cookie) = &self.cookie {
            headers.push(("Cookie", format!("stammtisch={cookie}")));
        }
        headers
    }

    /// Sends a GET request.
    pub async fn get(&self, path: &str) -> io::Result<Answer> {
        http::request(self.server, "GET", path, &self.headers(), "").await
    }

    /// Sends a POST request.
    pub async fn post(&self, path: &str, body: &Value) -> io::Result<Answer> {
        self.send("POST", path, &body.to_string()).await
    }

    /// Sends a request of any kind with any body.
    pub async fn send(&self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        http::request(self.server, method, path, &self.headers(), body).await
    }

    /// Sends a request with these headers and no others but the length.
    pub async fn bare(
        &self,
        method: &str,
        path: &str,
        headers: &[(&'static str, String)],
        body: &str,
    ) -> io::Result<Answer> {
        http::request(self.server, method, path, headers, body).await
    }

    /// Opens a table and returns its code.
    pub async fn open(&self, opening: &Value) -> io::Result<String> {
        let answer = self.post("/api/v1/tables", opening).await?;
        let code = answer.json["code"].as_str().map(str::to_owned);
        code.ok_or_else(|| io::Error::other(format!("no table: {answer:?}")))
    }

    /// Sends a command to a table, which must accept it. Returns the snapshot.
    pub async fn command(&self, code: &str, command: &Value) -> io::Result<Value> {
        let mut answer = self
            .post(&format!("/api/v1/tables/{code}"), command)
            .await?;
        if answer.json["ok"] != true {
            return Err(io::Error::other(format!("{command}: {answer:?}")));
        }
        Ok(answer.json["snapshot"].take())
    }

    /// Opens the socket of a table.
    pub async fn connect(&self, code: &str) -> io::Result<Socket> {
        self.connect_at(&socket_path(code)).await
    }

    /// Opens the socket of a table that sends what has changed in place of whole snapshots.
    pub async fn connect_for_changes(&self, code: &str) -> io::Result<Socket> {
        self.connect_at(&format!("{}?changes=true", socket_path(code)))
            .await
    }

    /// Opens the socket of a table, to play as fast as possible.
    pub async fn connect_fast(&self, code: &str) -> io::Result<FastSocket> {
        let path = format!("{}?changes=true", socket_path(code));
        let stream = socket::connect(self.server, &path, &self.headers()).await?;
        Ok(FastSocket::new(stream))
    }

    /// Opens the socket at this path.
    pub async fn connect_at(&self, path: &str) -> io::Result<Socket> {
        Socket::open(self.server, path, &self.headers()).await
    }

    /// Opens the socket at this path with other headers.
    pub async fn connect_with(
        &self,
        path: &str,
        headers: &[(&'static str, String)],
    ) -> io::Result<Socket> {
        Socket::open(self.server, path, headers).await
    }
}

/// Returns the path of a table's socket.
fn socket_path(code: &str) -> String {
    format!("/api/v1/tables/{code}/socket")
}
