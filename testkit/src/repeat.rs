//! Says how to repeat a random test that fails.

/// Prints how to repeat a random test if it panics while this value lives.
///
/// ```
/// let mut repeat = stammtisch_testkit::Repeat::new("seed 7");
/// for step in 0..3 {
///     repeat.step(step);
///     // A panic here also prints "repeat it with seed 7, step ...".
/// }
/// ```
pub struct Repeat {
    with: String,
    step: usize,
}

impl Repeat {
    /// Takes what is needed to repeat the test: the seed, and what else is varied.
    pub fn new(with: impl Into<String>) -> Repeat {
        Repeat {
            with: with.into(),
            step: 0,
        }
    }

    /// Notes how far the test has come.
    pub fn step(&mut self, step: usize) {
        self.step = step;
    }
}

impl Drop for Repeat {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("repeat it with {}, step {}", self.with, self.step);
        }
    }
}
