//! Connections without a client: for tests of how many there may be.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Connects to a server on this machine from 127.0.0.`last`.
///
/// # Errors
/// If the connection is refused, or there is no such address here.
pub async fn connect_from(last: u8, server: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(([127, 0, 0, last], 0).into())?;
    socket.connect(server).await
}

/// Returns whether a request over this connection is answered.
pub async fn is_answered(stream: &mut TcpStream) -> bool {
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    if stream.write_all(request).await.is_err() {
        return false;
    }
    let mut answer = [0; 15];
    stream.read_exact(&mut answer).await.is_ok() && answer.ends_with(b"200 OK")
}
