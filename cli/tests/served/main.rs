//! The program as a server: kept, tortured, killed.

mod frames;
mod keeping;
mod kills;
mod looking_after;
mod process;
