//! What happens at a table without a command: bots move, clocks run out.

use std::sync::Arc;
use std::time::Duration;

use stammtisch_bots::Level;
use stammtisch_log::Timestamp;
use stammtisch_table::{BotJob, BotRequest, Table};
use tokio::task::AbortHandle;

use crate::live_table::LiveTable;
use crate::lock::lock;
use crate::time::{now, until};

/// How long to wait before a write that failed is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// What is scheduled at a table.
#[derive(Default)]
pub(crate) struct Scheduled {
    /// The state in which a bot is computing its move.
    bot: Option<BotRequest>,
    alarm: Option<(Timestamp, AbortHandle)>,
}

impl LiveTable {
    /// Lets the bot on turn compute its move, and sets the next clock alarm.
    pub(crate) fn schedule(self: &Arc<Self>) {
        let (job, alarm) = {
            let table = self.table();
            (table.bot_job(), table.next_alarm())
        };
        let mut scheduled = lock(&self.scheduled);
        if let Some(job) = job
            && scheduled.bot != Some(job.request)
        {
            scheduled.bot = Some(job.request);
            self.spawn(self.clone().run_bot_job(job));
        }
        if scheduled.alarm.as_ref().map(|(when, _)| *when) != alarm {
            if let Some((_, sleeper)) = scheduled.alarm.take() {
                sleeper.abort();
            }
            scheduled.alarm =
                alarm.and_then(|when| Some((when, self.spawn(self.clone().wait_for_alarm(when))?)));
        }
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) -> Option<AbortHandle> {
        self.app.upgrade().map(|app| app.spawn(task))
    }

    async fn wait_for_alarm(self: Arc<Self>, when: Timestamp) {
        tokio::time::sleep(until(when)).await;
        lock(&self.scheduled).alarm = None;
        let alarm = |table: &Table| Ok(table.clock_alarm(now()));
        while self.write(alarm).await.is_err() {
            tokio::time::sleep(RETRY_DELAY).await;
        }
        self.schedule();
    }

    /// Runs a bot and then forgets the request, so that the bot runs again for a player who returns
    /// and leaves once more in the same state.
    async fn run_bot_job(self: Arc<Self>, job: BotJob) {
        let request = Some(job.request);
        self.move_for_bot(job).await;
        let mut scheduled = lock(&self.scheduled);
        if scheduled.bot == request {
            scheduled.bot = None;
        }
    }

    async fn move_for_bot(self: &Arc<Self>, job: BotJob) {
        let Some(app) = self.app.upgrade() else {
            return;
        };
        let request = job.request;
        if job.starts_turn {
            tokio::time::sleep(app.settings().bot_delay).await;
        }
        let mut action = app.run_bot(job.run).await.flatten();
        if action.is_none() {
            // A bot that fails must not stop the game.
            tracing::error!("a bot had no answer");
            let other = self.table().bot_job_at(Level::Random);
            if let Some(other) = other {
                action = app.run_bot(other.run).await.flatten();
            }
        }
        let Some(action) = action else { return };
        let moved = |table: &Table| Ok(table.bot_moved(request, action.clone(), now()));
        while self.write(moved).await.is_err() {
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }
}
