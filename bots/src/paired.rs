//! Paired comparison of actions that were tried in the same deals.

/// Returns whether an action is behind the best one: whether the mean of their differences, deal by
/// deal, is more than `errors` standard errors above 0.
///
/// `best` and `other` hold the result of each deal, in the same order.
pub fn is_behind(best: &[f32], other: &[f32], errors: f64) -> bool {
    let differences = best.iter().zip(other).map(|(a, b)| f64::from(a - b));
    let deals = differences.len() as f64;
    let mean = differences.clone().sum::<f64>() / deals;
    let variance = differences
        .map(|difference| (difference - mean).powi(2))
        .sum::<f64>()
        / (deals - 1.0).max(1.0);
    mean > errors * (variance / deals).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_difference_that_outweighs_its_spread_counts() {
        let best = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0];
        let worse = best.map(|value| value - 0.1);
        assert!(is_behind(&best, &worse, 2.0), "behind in every deal");
        assert!(!is_behind(&best, &best, 2.0), "not behind itself");
        let close = [0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0];
        assert!(!is_behind(&best, &close, 2.0), "a little behind, by chance");
        assert!(is_behind(&best, &[0.0; 8], 2.0));
    }
}
