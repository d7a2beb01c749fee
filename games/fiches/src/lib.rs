//! The rules-independent heart of Fiches: pieces, the judging of a whole
//! table, and an exact solver. No I/O, no clock, no JSON.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod judge;
pub mod lays;
pub mod nearest;
pub mod rack;
pub mod series;
pub mod settings;
pub mod solver;
pub mod table;
pub mod tiles;
