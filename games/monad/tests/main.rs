//! Monad's tests: one program, so that it is linked once.

mod bot;
mod clauses_m11;
mod clauses_m1_m3;
mod clauses_m4_m6;
mod clauses_m7_m8;
mod clauses_m9_m10;
mod common;
mod conformance;
mod constants;
mod golden;
mod known;
mod load;
mod model;
mod naive;
mod notation;
mod perft;
mod size;
mod words;
