//! The server over real sockets.

mod common;
mod disk;
mod games;
mod guests;
mod interruptions;
mod limits;
mod pages;
mod past;
mod play;
mod safety;
mod tls;
mod trials;
mod twins;
