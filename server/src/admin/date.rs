//! Dates for hosts.

use stammtisch_log::Timestamp;

/// Returns a time in UTC as `2026-11-16 18:05`.
pub fn date(time: Timestamp) -> String {
    let minutes = time / 60_000;
    let (days, minutes) = (minutes / 1440, minutes % 1440);
    let (year, month, day) = civil(days);
    let (hour, minute) = (minutes / 60, minutes % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

/// Returns the day with this number since 1970 as `2026-11-16`.
pub fn day(number: u64) -> String {
    let (year, month, day) = civil(number);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Returns year, month and day. Years are counted from March, so that a leap day is the last of its year,
/// in eras of 400 years, which all have the same length.
fn civil(days: u64) -> (u64, u64, u64) {
    let since = days + 719_468;
    let (era, day_of_era) = (since / 146_097, since % 146_097);
    let leap_days = day_of_era / 1460 + day_of_era / 146_096 - day_of_era / 36_524;
    let year_of_era = (day_of_era - leap_days) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_400, "2000-02-29 00:00"),
            (1_700_000_000, "2023-11-14 22:13"),
            (1_709_251_199, "2024-02-29 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(date(seconds * 1000), expected);
        }
        assert_eq!(day(19_675), "2023-11-14");
    }
}
