//! The program as a server: kept, tortured, killed.

mod attacks;
mod frames;
mod heartbeat;
mod keeping;
mod kills;
mod looking_after;
mod no_seed;
mod process;
