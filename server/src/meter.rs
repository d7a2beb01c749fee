//! How much somebody has spent of what they may spend.
//!
//! Each unit has a cost in time, and whoever owes more time than the limit's has to wait (the generic cell rate
//! algorithm). What several servers have counted of one person can be added up.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::lock::lock;

/// Counts what each of many may do so often in a time.
pub(crate) struct Meter<K> {
    began: Instant,
    /// The time for which somebody may owe.
    limit: Duration,
    /// The cost of one unit.
    cost: Duration,
    accounts: Mutex<HashMap<K, Account>>,
}

/// What one of them owes.
#[derive(Clone, Copy, Default)]
struct Account {
    /// When nothing is owed any more, counted from the beginning.
    paid_off: Duration,
    /// What was spent since it was last asked.
    spent: Duration,
}

impl<K: Copy + Eq + Hash> Meter<K> {
    /// At most so many units in each such time.
    pub(crate) fn new(most: u32, limit: Duration) -> Meter<K> {
        Meter {
            began: Instant::now(),
            limit,
            cost: limit / most.max(1),
            accounts: Mutex::default(),
        }
    }

    /// Counts one unit. Fails with the time to wait if it is too many.
    pub(crate) fn count(&self, who: K) -> Result<(), Duration> {
        let now = self.began.elapsed();
        let mut accounts = lock(&self.accounts);
        let account = accounts.entry(who).or_default();
        let paid_off = account.paid_off.max(now) + self.cost;
        // Half a unit more than the limit: costs are rounded.
        let most = now + self.limit + self.cost / 2;
        if paid_off > most {
            return Err(paid_off - most);
        }
        account.paid_off = paid_off;
        account.spent += self.cost;
        Ok(())
    }

    /// Returns who has spent more than this share since the last time, and how much.
    pub(crate) fn take_spent(&self, share: Duration) -> Vec<(K, Duration)> {
        let mut accounts = lock(&self.accounts);
        let taken = accounts
            .iter_mut()
            .map(|(who, account)| (*who, std::mem::take(&mut account.spent)));
        taken.filter(|(_, spent)| *spent > share).collect()
    }

    /// Notes that somebody owes at least this much.
    pub(crate) fn owe(&self, who: K, left: Duration) {
        let paid_off = self.began.elapsed() + left;
        let mut accounts = lock(&self.accounts);
        let account = accounts.entry(who).or_default();
        account.paid_off = account.paid_off.max(paid_off);
    }

    /// Forgets those who owe nothing.
    pub(crate) fn clean_up(&self) {
        let now = self.began.elapsed();
        let mut accounts = lock(&self.accounts);
        accounts.retain(|_, account| account.paid_off > now);
        accounts.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn so_many_are_counted_and_the_next_has_to_wait() {
        for most in [1, 3, 7, 60, 100_000] {
            let meter = Meter::new(most, MINUTE);
            for unit in 0..most {
                assert_eq!(meter.count(1u64), Ok(()), "{unit} of {most}");
            }
            if most <= 60 {
                let wait = meter.count(1).unwrap_err();
                assert!(wait <= MINUTE / most, "{wait:?} of {most}");
            }
        }
    }

    #[test]
    fn debts_are_paid_off_and_forgotten() {
        let meter = Meter::new(2, MINUTE);
        meter.owe(1u64, MINUTE);
        assert!(meter.count(1).is_err());
        meter.clean_up();
        assert!(meter.count(1).is_err(), "it is still owed");
        lock(&meter.accounts).get_mut(&1).unwrap().paid_off = Duration::ZERO;
        meter.clean_up();
        assert!(lock(&meter.accounts).is_empty());
    }
}
