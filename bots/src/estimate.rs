//! An expected result, and how far it can be trusted.

use serde::{Deserialize, Serialize};

/// The mean of a sample, with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Estimate {
    /// Returns an estimate without any doubt.
    pub fn exact(mean: f64) -> Estimate {
        Estimate { mean, error: 0.0 }
    }

    /// Estimates the mean of which this is a sample. An empty sample says nothing: 0, without doubt.
    pub fn of(sample: impl Iterator<Item = f64> + Clone) -> Estimate {
        let size = sample.clone().count() as f64;
        if size == 0.0 {
            return Estimate::default();
        }
        let mean = sample.clone().sum::<f64>() / size;
        let squares: f64 = sample.map(|one| (one - mean).powi(2)).sum();
        let variance = squares / (size - 1.0).max(1.0);
        Estimate {
            mean,
            error: (variance / size).sqrt(),
        }
    }

    /// Returns the estimate to a millionth. As decimals such numbers are short and read back as the same
    /// numbers, so that what is stored is what was shown.
    pub fn rounded(self) -> Estimate {
        let round = |number: f64| (number * 1e6).round() / 1e6;
        Estimate {
            mean: round(self.mean),
            error: round(self.error),
        }
    }

    /// Returns whether the mean is above 0 by more than this many standard errors.
    pub fn is_above_zero(&self, errors: f64) -> bool {
        self.mean > errors * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_is_the_mean_with_its_standard_error() {
        let estimate = Estimate::of([1.0, 0.0, 1.0, 0.0].into_iter());
        assert!((estimate.mean - 0.5).abs() < 1e-12);
        assert!((estimate.error - (1.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Estimate::of([0.25; 9].into_iter()), Estimate::exact(0.25));
        assert_eq!(Estimate::of([].into_iter()), Estimate::default());
    }

    #[test]
    fn what_outweighs_its_error_is_above_zero() {
        let with = |error| Estimate { mean: 0.1, error };
        assert!(with(0.04).is_above_zero(2.0));
        assert!(!with(0.06).is_above_zero(2.0));
        assert!(!Estimate::default().is_above_zero(2.0));
    }
}
