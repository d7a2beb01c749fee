//! Figures as they are written in each language.

use std::time::Duration;

use stammtisch_arena::Estimate;
use stammtisch_rules::{Phrase, Words};

/// A number with so many places behind the point, or the comma.
pub(crate) fn decimal(words: &Words, number: f64, places: usize) -> String {
    let mark = words.say(&Phrase::new("decimal-mark"));
    format!("{number:.places$}").replace('.', &mark)
}

/// A share in per cent.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    format!("{} %", decimal(words, share * 100.0, 1))
}

/// `58.9 – 63.4`, in per cent.
pub(crate) fn interval(words: &Words, estimate: &Estimate) -> String {
    let end = |share: f64| decimal(words, share * 100.0, 1);
    format!("{} – {}", end(estimate.low), end(estimate.high))
}

/// `61.2 (58.9 – 63.4)`, in per cent.
pub(crate) fn with_interval(words: &Words, estimate: &Estimate) -> String {
    let mean = decimal(words, estimate.mean * 100.0, 1);
    format!("{mean} ({})", interval(words, estimate))
}

/// A time in the unit that suits it.
pub(crate) fn time(words: &Words, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (number, unit) = match seconds {
        1.0.. => (seconds, "s"),
        0.001.. => (seconds * 1e3, "ms"),
        _ => (seconds * 1e6, "µs"),
    };
    format!("{} {unit}", decimal(words, number, 1))
}

/// A large number, rounded to what can be grasped.
pub(crate) fn rough(words: &Words, number: f64) -> String {
    match number {
        1e6.. => format!("{} M", decimal(words, number / 1e6, 1)),
        1e4.. => format!("{} k", decimal(words, number / 1e3, 0)),
        _ => decimal(words, number, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stammtisch_rules::Lang;

    #[test]
    fn figures_are_written_as_the_language_does() {
        let (en, de) = (Words::new(Lang::En, &[]), Words::new(Lang::De, &[]));
        assert_eq!(percent(&en, 0.6125), "61.3 %");
        assert_eq!(percent(&de, 0.6125), "61,3 %");
        assert_eq!(time(&en, Duration::from_micros(50_300)), "50.3 ms");
        assert_eq!(time(&de, Duration::from_nanos(2_500)), "2,5 µs");
        assert_eq!(time(&en, Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(rough(&en, 1_234_567.0), "1.2 M");
        assert_eq!(rough(&en, 12_345.0), "12 k");
        assert_eq!(rough(&en, 987.0), "987");
    }

    #[test]
    fn an_interval_is_told_by_its_ends() {
        let words = Words::new(Lang::En, &[]);
        let estimate = Estimate {
            mean: 0.9,
            low: 0.8,
            high: 0.95,
        };
        assert_eq!(interval(&words, &estimate), "80.0 – 95.0");
        assert_eq!(with_interval(&words, &estimate), "90.0 (80.0 – 95.0)");
    }
}
