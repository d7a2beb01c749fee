//! Comparing actions that were tried in the same deals.

/// Whether what came of an action in each deal is behind what came of the best one in the same
/// deals, by more than so many standard errors of the mean difference.
pub(crate) fn is_behind(best: &[f32], other: &[f32], errors: f64) -> bool {
    let lags = best.iter().zip(other).map(|(a, b)| f64::from(a - b));
    let deals = lags.len() as f64;
    let mean = lags.clone().sum::<f64>() / deals;
    let spread = lags.map(|lag| (lag - mean).powi(2)).sum::<f64>() / (deals - 1.0).max(1.0);
    mean > errors * (spread / deals).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_difference_that_outweighs_its_spread_counts() {
        let best = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0];
        let worse = best.map(|worth| worth - 0.1);
        assert!(is_behind(&best, &worse, 2.0), "behind in every deal");
        assert!(
            !is_behind(&best, &best, 2.0),
            "a runner is not behind itself"
        );
        let lucky = [0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0];
        assert!(!is_behind(&best, &lucky, 2.0), "a little behind, by chance");
        assert!(is_behind(&best, &[0.0; 8], 2.0));
    }
}
