//! Locks that are held for moments.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A thread that panicked while it looked has not left anything half done: facts are accepted
/// whole, and whatever else is guarded is one value.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
