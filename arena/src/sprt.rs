//! Stops a match as soon as it has shown enough: Wald's sequential probability ratio test.
//!
//! Two shares are held against each other. After every deal the logarithm of their likelihood ratio
//! is taken, in the normal approximation with the variance that the deals themselves show (the
//! generalised test that engine testers use), and the match ends when it leaves the bounds that go
//! with an error rate of 5 % either way.

use crate::Sample;

/// Which of the two shares fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first.
    Null,
    /// The second.
    Alternative,
}

/// How often the test may be wrong, either way.
const ERROR: f64 = 0.05;

/// A test in progress.
#[derive(Clone, Debug)]
pub struct Sprt {
    null: f64,
    alternative: f64,
    games: u64,
    at_least: u64,
    sample: Sample,
}

impl Sprt {
    /// Holds two shares against each other, for deals of so many games, of which at least so many
    /// are looked at before it may end. `None` unless they are different and between 0 and 1.
    pub fn new(null: f64, alternative: f64, games: u64, at_least: u64) -> Option<Sprt> {
        let share = |x: f64| x > 0.0 && x < 1.0;
        (share(null) && share(alternative) && null != alternative).then(|| Sprt {
            null,
            alternative,
            games,
            at_least: at_least.max(2),
            sample: Sample::default(),
        })
    }

    /// Adds the mean of a deal. They have to come in the order of the deals.
    pub fn add(&mut self, mean: f64) {
        self.sample.add(mean);
    }

    /// The deals looked at.
    pub fn deals(&self) -> u64 {
        self.sample.deals()
    }

    /// The two shares.
    pub fn shares(&self) -> (f64, f64) {
        (self.null, self.alternative)
    }

    /// The logarithm of the likelihood ratio: above 0 it speaks for the alternative.
    pub fn ratio(&self) -> f64 {
        let deals = self.sample.deals() as f64;
        let middle = (self.null + self.alternative) / 2.0;
        let gap = self.alternative - self.null;
        if deals > 0.0 {
            deals * gap * (self.sample.mean() - middle) / self.sample.variance(self.games)
        } else {
            0.0
        }
    }

    /// What it has come to; `None` while it has to go on.
    pub fn verdict(&self) -> Option<Verdict> {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let ratio = self.ratio();
        if self.deals() < self.at_least || ratio.abs() < bound {
            return None;
        }
        Some(if ratio > 0.0 {
            Verdict::Alternative
        } else {
            Verdict::Null
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stammtisch_rules::Rng;

    /// Deals of two games; in half of the deals the seat decides both.
    fn verdict(rng: &mut Rng, share: f64) -> (Verdict, u64) {
        let skill = (2.0 * share - 0.5) * 10_000.0;
        let mut sprt = Sprt::new(0.60, 0.65, 2, 30).unwrap();
        loop {
            let mean = match rng.below(2) {
                0 => 0.5,
                _ => {
                    let won = |rng: &mut Rng| rng.below(10_000) < skill as usize;
                    f64::from(u8::from(won(rng)) + u8::from(won(rng))) / 2.0
                }
            };
            sprt.add(mean);
            if let Some(verdict) = sprt.verdict() {
                return (verdict, sprt.deals());
            }
        }
    }

    fn rate(share: f64, wanted: Verdict) -> f64 {
        let mut rng = Rng::new(5);
        let trials = 1000;
        let found = (0..trials).filter(|_| verdict(&mut rng, share).0 == wanted);
        found.count() as f64 / f64::from(trials)
    }

    #[test]
    fn the_test_errs_about_as_often_as_it_may() {
        for (share, wrong) in [(0.60, Verdict::Alternative), (0.65, Verdict::Null)] {
            let errors = rate(share, wrong);
            assert!((0.02..=0.07).contains(&errors), "{share}: {errors}");
        }
    }

    #[test]
    fn what_is_clear_is_decided_right_and_soon() {
        assert!(rate(0.70, Verdict::Alternative) > 0.995);
        assert!(rate(0.55, Verdict::Null) > 0.995);
        let mut rng = Rng::new(9);
        let (_, clear) = verdict(&mut rng, 0.74);
        let (_, close) = verdict(&mut rng, 0.64);
        assert!(clear < close, "{clear} deals, {close} deals");
    }

    #[test]
    fn nothing_is_decided_before_its_time() {
        let mut sprt = Sprt::new(0.5, 0.6, 2, 40).unwrap();
        (0..39).for_each(|_| sprt.add(1.0));
        assert_eq!(sprt.verdict(), None);
        sprt.add(1.0);
        assert_eq!(sprt.verdict(), Some(Verdict::Alternative));
    }

    #[test]
    fn shares_that_cannot_be_told_apart_are_refused() {
        for (null, alternative) in [(0.5, 0.5), (0.0, 0.5), (0.5, 1.0), (f64::NAN, 0.5)] {
            assert!(Sprt::new(null, alternative, 2, 0).is_none());
        }
    }
}
