//! The server's log, kept in memory.

use std::cell::RefCell;
use std::io::Write;
use std::sync::Once;

use tracing_subscriber::fmt::MakeWriter;

thread_local! {
    /// What was logged on this thread: a test has a thread of its own.
    static LOGGED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A log that is kept in memory.
#[derive(Clone, Copy)]
pub struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOGGED.with_borrow_mut(|logged| logged.extend(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        *self
    }
}

impl Log {
    /// Begins to keep everything that is logged. For all tests at once: a subscriber that comes and
    /// goes with one of them can make another miss its lines.
    pub fn keep() -> Log {
        static KEPT: Once = Once::new();
        KEPT.call_once(|| {
            tracing_subscriber::fmt()
                .with_writer(Log)
                .with_max_level(tracing::Level::TRACE)
                .without_time()
                .with_ansi(false)
                .init();
        });
        Log
    }

    /// The server's own lines without their durations.
    pub fn take(self) -> Vec<String> {
        let text = String::from_utf8(LOGGED.take()).unwrap();
        let own = text.lines().filter(|line| line.contains("stammtisch"));
        let timeless = own.map(|line| line.split(" millis=").next().unwrap_or("").to_owned());
        let mut lines: Vec<String> = timeless.collect();
        lines.sort();
        lines
    }
}
