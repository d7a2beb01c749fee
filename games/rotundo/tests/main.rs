//! Rotundo's tests: one program, so that it is linked once.

mod auctions;
mod bids;
mod clauses;
mod common;
mod conformance;
mod decks;
mod every_clause;
mod golden;
mod perft;
mod states;
mod words;
