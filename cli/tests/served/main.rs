//! The program as a server: kept, tortured, killed.

mod attacks;
mod certificate;
mod doctor;
mod frames;
mod heartbeat;
mod keeping;
mod kills;
mod listening;
mod looking_after;
mod migrating;
mod no_seed;
mod nodes;
mod party;
mod process;
mod settings;
mod versions;
