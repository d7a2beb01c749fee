//! Where bots meet: the same deals for everybody, seats rotated.

mod fixture;

pub use fixture::{Fixture, Outcome};
