//! Locks that are held for short times.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks, also after a thread panicked while it held the lock. Nothing is half done then: facts are
/// accepted whole, and whatever else is guarded is a single value.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
