//! Means and how far they can be trusted.
//!
//! The games of one deal are not independent: a deal that favours a seat favours each bot once.
//! So every deal counts as one observation, the mean of its games, and the spread between deals says
//! how sure the mean of all is.

/// A share and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Means of deals, each between 0 and 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    deals: u64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// Adds the mean of a deal.
    pub fn add(&mut self, mean: f64) {
        self.deals += 1;
        self.sum += mean;
        self.squares += mean * mean;
    }

    /// The deals added.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The mean of all.
    pub fn mean(&self) -> f64 {
        self.sum / self.deals.max(1) as f64
    }

    /// The variance between deals, with the variance of one deal of `games` independent games
    /// thrown in: a handful of deals that happen to be alike would seem to prove everything.
    pub fn variance(&self, games: u64) -> f64 {
        let deals = self.deals as f64;
        let mean = self.mean();
        let spread = (self.squares - deals * mean * mean).max(0.0);
        let likely = (self.sum + 0.5) / (deals + 1.0);
        (spread + likely * (1.0 - likely) / games as f64) / deals.max(1.0)
    }

    /// The mean with its 95 % interval: Wilson's, for as many independent games as would spread as
    /// much as these deals of `games` games do (the effective size of the sample). Unlike the plain
    /// mean plus or minus it is of use near 0 and 1.
    pub fn estimate(&self, games: u64) -> Estimate {
        if self.deals == 0 {
            return Estimate {
                mean: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let mean = self.mean();
        let deals = self.deals as f64;
        // A bot that won everything, or nothing, shows no spread: each deal then counts once.
        let size = match mean * (1.0 - mean) {
            0.0 => deals,
            one => one * deals / self.variance(games),
        };
        let t = t_quantile(self.deals);
        let half = t * (mean * (1.0 - mean) / size + t * t / (4.0 * size * size)).sqrt();
        let middle = mean + t * t / (2.0 * size);
        let all = 1.0 + t * t / size;
        Estimate {
            mean,
            low: ((middle - half) / all).clamp(0.0, mean),
            high: ((middle + half) / all).clamp(mean, 1.0),
        }
    }
}

/// The 97.5 % point of Student's distribution: exact for one and two degrees of freedom, then by the
/// expansion of Cornish and Fisher, right to 1 %.
fn t_quantile(freedom: u64) -> f64 {
    const Z: f64 = 1.959_963_985;
    match freedom {
        0 | 1 => 12.706,
        2 => 4.303,
        _ => {
            let n = freedom as f64;
            let z2 = Z * Z;
            Z + Z * (z2 + 1.0) / (4.0 * n)
                + Z * ((5.0 * z2 + 16.0) * z2 + 3.0) / (96.0 * n * n)
                + Z * (((3.0 * z2 + 19.0) * z2 + 17.0) * z2 - 15.0) / (384.0 * n * n * n)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stammtisch_rules::Rng;

    /// A deal of two games that are played from either side: the better seat wins both times as
    /// often as `tilt` says, otherwise the better bot as often as `skill` says.
    fn deal(rng: &mut Rng, tilt: usize, skill: usize) -> f64 {
        if rng.below(100) < tilt {
            0.5
        } else {
            let wins = (0..2).filter(|_| rng.below(100) < skill).count();
            wins as f64 / 2.0
        }
    }

    /// How often the interval holds the true share.
    fn coverage(deals: u64, tilt: usize, skill: usize) -> f64 {
        let truth = (tilt as f64 * 0.5 + (100 - tilt) as f64 * skill as f64 / 100.0) / 100.0;
        let mut rng = Rng::new(deals * 1000 + tilt as u64 + skill as u64);
        let trials = 2000;
        let held = (0..trials).filter(|_| {
            let mut sample = Sample::default();
            (0..deals).for_each(|_| sample.add(deal(&mut rng, tilt, skill)));
            let estimate = sample.estimate(2);
            (estimate.low..=estimate.high).contains(&truth)
        });
        held.count() as f64 / f64::from(trials)
    }

    #[test]
    fn intervals_hold_the_truth_in_19_of_20_matches() {
        for (deals, tilt, skill) in [
            (10, 0, 50),
            (30, 0, 70),
            (100, 50, 70),
            (300, 30, 55),
            (100, 0, 95),
            (200, 90, 90),
        ] {
            let held = coverage(deals, tilt, skill);
            assert!(
                (0.93..=0.985).contains(&held),
                "{deals} deals, tilt {tilt}, skill {skill}: {held}"
            );
        }
    }

    #[test]
    fn deals_that_even_out_make_the_interval_narrower_than_as_many_single_games_would() {
        let mut rng = Rng::new(1);
        let mut even = Sample::default();
        let mut single = Sample::default();
        for _ in 0..300 {
            even.add(deal(&mut rng, 80, 60));
            single.add(f64::from(u8::from(rng.below(100) < 52)));
        }
        let width = |estimate: Estimate| estimate.high - estimate.low;
        assert!(width(even.estimate(2)) * 2.0 < width(single.estimate(1)));
    }

    #[test]
    fn one_deal_or_a_clean_sweep_proves_little() {
        let mut one = Sample::default();
        one.add(0.5);
        let estimate = one.estimate(2);
        assert!(estimate.low < 0.05 && estimate.high > 0.95, "{estimate:?}");
        let mut sweep = Sample::default();
        (0..10).for_each(|_| sweep.add(1.0));
        let estimate = sweep.estimate(2);
        assert!((0.6..0.8).contains(&estimate.low) && estimate.high == 1.0);
        assert_eq!(Sample::default().estimate(2).high, 1.0);
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (freedom, table) in [
            (1, 12.706),
            (3, 3.182),
            (5, 2.571),
            (30, 2.042),
            (1000, 1.962),
        ] {
            let found = t_quantile(freedom);
            assert!((found / table - 1.0).abs() < 0.015, "{freedom}: {found}");
        }
    }
}
