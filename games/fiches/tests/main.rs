//! Fiches's tests: one program, so that it is linked once.

mod brute_force;
mod common;
mod conformance;
mod every_clause;
mod ilp;
mod judge;
mod listing;
