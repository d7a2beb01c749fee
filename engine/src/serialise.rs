//! Serialises what a game writes. That cannot fail: every key is a text, and nothing is read or
//! sent on the way.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

const CANNOT_FAIL: &str = "what a game writes is JSON";

/// Returns the value as JSON text.
pub(crate) fn text(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect(CANNOT_FAIL)
}

/// Returns the value as JSON text that can be put into other JSON as it is.
pub(crate) fn raw(value: &(impl Serialize + ?Sized)) -> Box<RawValue> {
    to_raw_value(value).expect(CANNOT_FAIL)
}

/// Returns the number of bytes of the value as JSON text.
pub(crate) fn length(value: &impl Serialize) -> usize {
    let mut bytes = Count(0);
    serde_json::to_writer(&mut bytes, value).expect(CANNOT_FAIL);
    bytes.0
}

/// Counts what is written to it.
struct Count(usize);

impl std::io::Write for Count {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
