//! A bot that computes its move.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use stammtisch_bots::Level;
use stammtisch_engine::ChosenAction;
use stammtisch_table::{BotJob, BotRequest, Table};

use crate::app::App;
use crate::thinking::Purpose;

/// A bot that computes its move. Whoever drops it no longer wants the answer.
pub(crate) struct BotTurn {
    request: BotRequest,
    /// Whether a random bot moves in place of one that failed.
    is_replacement: bool,
    answer: Pin<Box<dyn Future<Output = Option<ChosenAction>> + Send>>,
}

/// What a bot chose.
pub(crate) struct BotAnswer {
    pub(crate) request: BotRequest,
    pub(crate) action: ChosenAction,
}

impl BotTurn {
    /// Lets the bot of a table compute its move. The tables of one host take turns with those of others.
    pub(crate) fn new(app: Arc<App>, host: u64, job: BotJob) -> BotTurn {
        let request = job.request;
        BotTurn {
            request,
            is_replacement: false,
            answer: Box::pin(async move {
                if job.starts_turn {
                    tokio::time::sleep(app.settings().bot_delay).await;
                }
                think(&app, host, job).await
            }),
        }
    }

    /// Lets a random bot move instead of this one. If that fails as well, nobody moves in this state.
    pub(crate) fn replacement(self, app: Arc<App>, table: &Table) -> BotTurn {
        let host = table.host().id;
        let random = table.bot_job_at(Level::Random);
        let random = random.filter(|_| !self.is_replacement);
        BotTurn {
            request: self.request,
            is_replacement: true,
            answer: match random {
                Some(job) => Box::pin(async move { think(&app, host, job).await }),
                None => Box::pin(std::future::pending()),
            },
        }
    }

    /// Returns the state that the bot moves in.
    pub(crate) fn request(&self) -> BotRequest {
        self.request
    }

    /// Waits for the bot's answer, `None` if it has none; for ever if no bot is on turn.
    pub(crate) async fn answer(turn: &mut Option<BotTurn>) -> Option<BotAnswer> {
        let Some(turn) = turn else {
            return std::future::pending().await;
        };
        let action = turn.answer.as_mut().await?;
        let request = turn.request;
        Some(BotAnswer { request, action })
    }
}

async fn think(app: &App, host: u64, job: BotJob) -> Option<ChosenAction> {
    let done = app.think(Purpose::BotTurn, host, job.run).await;
    done.ok().flatten().flatten()
}

impl BotAnswer {
    /// Gives the same answer again after a while.
    pub(crate) fn again_after(self, delay: Duration) -> BotTurn {
        BotTurn {
            request: self.request,
            is_replacement: false,
            answer: Box::pin(async move {
                tokio::time::sleep(delay).await;
                Some(self.action)
            }),
        }
    }
}
