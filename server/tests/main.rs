//! The server over real sockets.

mod admin;
mod budgets;
mod common;
mod description;
mod full_disk;
mod games;
mod guests;
mod heartbeats;
mod http2;
mod limits;
mod nodes;
mod owner;
mod pages;
mod people;
mod play;
mod regulars;
mod replay;
mod request;
mod restarts;
mod safety;
mod sandbox;
mod sessions;
mod shuffle;
mod tls;
mod twins;
