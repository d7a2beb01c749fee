//! What the store does when the power goes or the disk fails.
//!
//! A [`Disk`] stands between SQLite and a real folder. The running store sees the real files; beside
//! them the disk keeps what would be left if the power went now, which is what was synced and
//! perhaps some of the rest. [`power`] plays whole simulations of a store on such disks: many writers, a
//! cut, opening what is left, and so on.
//!
//! The crate holds tests and what they need, and nothing that the server uses. It is the only one
//! with `unsafe`, since SQLite calls its file system through pointers.

mod disk;
mod file;
mod inode;
pub mod power;
mod table_log;
mod vfs;

pub use disk::{Disk, Fault};
pub use table_log::{Found, TableLog};
