//! The server over real sockets.

mod common;
mod games;
mod guests;
mod interruptions;
mod limits;
mod pages;
mod play;
mod safety;
mod twins;
