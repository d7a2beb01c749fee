//! Fiches's tests: one program, so that it is linked once.

mod bot;
mod brute_force;
mod chances;
mod clauses_f1_f3;
mod clauses_f4_f6;
mod clauses_f7_f9;
mod common;
mod conformance;
mod constants;
mod drafts;
mod golden;
mod greedy;
mod ilp;
mod judge;
mod layings;
mod listing;
mod load;
mod nearest;
mod parse_loosely;
mod perft;
mod seats;
mod solving;
mod words;
