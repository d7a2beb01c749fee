//! The server over real sockets.

mod budgets;
mod common;
mod description;
mod full_disk;
mod games;
mod guests;
mod limits;
mod owner;
mod pages;
mod play;
mod replay;
mod restarts;
mod safety;
mod sandbox;
mod shuffle;
mod tls;
mod twins;
