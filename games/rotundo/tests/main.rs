//! Rotundo's tests: one program, so that it is linked once.

mod auctions;
mod bids;
mod bot;
mod clauses;
mod common;
mod conformance;
mod constants;
mod decks;
mod golden;
mod perft;
mod states;
mod words;
