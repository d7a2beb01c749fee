//! Stopping a match in the middle, so that its report is still written.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::failure::INTERRUPTED;
use crate::stop_signal::told_to_stop;

/// Listens for Ctrl-C from now on. The first sets the flag and says this; the second ends the program at once, which
/// loses the games that are being played and nothing else.
pub(crate) fn listen(said: String) -> Arc<AtomicBool> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = interrupted.clone();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    // Without it Ctrl-C ends the program, as it does any other.
    let Ok(runtime) = runtime else {
        return interrupted;
    };
    thread::spawn(move || {
        runtime.block_on(async {
            told_to_stop().await;
            flag.store(true, Ordering::Relaxed);
            writeln!(io::stderr(), "\n{said}").ok();
            told_to_stop().await;
            std::process::exit(INTERRUPTED.into());
        });
    });
    interrupted
}
