//! The program as a server: kept, tortured, killed.

mod frames;
mod heartbeat;
mod keeping;
mod kills;
mod no_seed;
mod process;
