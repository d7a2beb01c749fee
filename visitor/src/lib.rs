//! A small client of the server, for tests, torture and load.
//!
//! It speaks what docs/server.md says and nothing else, and shares no code with the server.

mod http;
mod quick;
mod socket;

use std::io;
use std::net::SocketAddr;

use serde_json::{Value, json};

pub use http::Answer;
pub use quick::Quick;
pub use socket::Socket;

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    server: SocketAddr,
    cookie: Option<String>,
}

impl Visitor {
    /// Somebody whom the server does not know.
    pub fn unknown(server: SocketAddr) -> Visitor {
        Visitor {
            server,
            cookie: None,
        }
    }

    /// Somebody who has told his name.
    pub async fn named(server: SocketAddr, name: &str) -> io::Result<Visitor> {
        let mut visitor = Visitor::unknown(server);
        let answer = visitor.post("/api/me", &json!({"name": name})).await?;
        visitor.cookie = answer.cookie();
        match visitor.cookie {
            Some(_) => Ok(visitor),
            None => Err(io::Error::other(format!("no cookie: {answer:?}"))),
        }
    }

    /// The same person with another cookie.
    pub fn with_cookie(&self, cookie: &str) -> Visitor {
        Visitor {
            server: self.server,
            cookie: Some(cookie.to_owned()),
        }
    }

    /// The same browser after the server has moved.
    pub fn at(&self, server: SocketAddr) -> Visitor {
        Visitor {
            server,
            cookie: self.cookie.clone(),
        }
    }

    /// The address of the site.
    pub fn origin(&self) -> String {
        format!("http://{}", self.server)
    }

    /// What a browser sends along with everything.
    fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![("Host", self.server.to_string()), ("Origin", self.origin())];
        if let Some(cookie) = &self.cookie {
            headers.push(("Cookie", format!("stammtisch={cookie}")));
        }
        headers
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> io::Result<Answer> {
        http::request(self.server, "GET", path, &self.headers(), "").await
    }

    /// Asks for something to be done.
    pub async fn post(&self, path: &str, body: &Value) -> io::Result<Answer> {
        self.send("POST", path, &body.to_string()).await
    }

    /// A request of any kind with any body.
    pub async fn send(&self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        http::request(self.server, method, path, &self.headers(), body).await
    }

    /// A request with these headers and no others but the length.
    pub async fn bare(
        &self,
        method: &str,
        path: &str,
        headers: &[(&'static str, String)],
        body: &str,
    ) -> io::Result<Answer> {
        http::request(self.server, method, path, headers, body).await
    }

    /// Opens a table; its code.
    pub async fn open(&self, opening: &Value) -> io::Result<String> {
        let answer = self.post("/api/tables", opening).await?;
        let code = answer.json["code"].as_str().map(str::to_owned);
        code.ok_or_else(|| io::Error::other(format!("no table: {answer:?}")))
    }

    /// Looks at a table.
    pub async fn look(&self, code: &str) -> io::Result<Socket> {
        self.look_at(&format!("/ws/{code}")).await
    }

    /// Looks at a table, to play as fast as can be.
    pub async fn look_quickly(&self, code: &str) -> io::Result<Quick> {
        let path = format!("/ws/{code}");
        let stream = socket::connect(self.server, &path, &self.headers()).await?;
        Ok(Quick::new(stream))
    }

    /// Opens the socket at this path.
    pub async fn look_at(&self, path: &str) -> io::Result<Socket> {
        Socket::open(self.server, path, &self.headers()).await
    }

    /// Opens the socket at this path with other headers.
    pub async fn look_with(
        &self,
        path: &str,
        headers: &[(&'static str, String)],
    ) -> io::Result<Socket> {
        Socket::open(self.server, path, headers).await
    }
}
