//! Finished games that are analysed in the background, one position after the other, and kept in the
//! store when they are done.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, Weak};

use stammtisch_store::{Change, StoreError, StoredAnalysis};
use stammtisch_table::{Analysis, FinishedGame};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::lock::lock;
use crate::rejection::HttpRejection;
use crate::thinking::Purpose;

/// The number of analyses in memory; the store has those that are done.
const KEPT: usize = 32;

/// Analyses run one at a time, so they all ask as one.
const ANALYSES: u64 = 0;

/// An analysis that is running or done.
pub(crate) type SharedAnalysis = Arc<Mutex<Analysis>>;

/// A table's number in the store and the number of a game there.
type Key = (u64, u32);

/// The analyses that were asked for last, the latest at the end.
pub(crate) struct Analyses {
    kept: Mutex<VecDeque<(Key, SharedAnalysis)>>,
    /// One runs at a time: the bots that play have the rest of the machine.
    turn: Semaphore,
}

impl Analyses {
    pub(crate) fn new() -> Analyses {
        Analyses {
            kept: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }

    /// Returns an analysis that is in memory.
    fn find(&self, key: Key) -> Option<SharedAnalysis> {
        let mut kept = lock(&self.kept);
        let at = kept.iter().position(|(other, _)| *other == key)?;
        let found = kept.remove(at)?;
        let analysis = found.1.clone();
        kept.push_back(found);
        Some(analysis)
    }

    /// Takes an analysis into memory; the one that was not asked for longest makes room.
    fn keep(&self, key: Key, analysis: Analysis) -> SharedAnalysis {
        let analysis: SharedAnalysis = Arc::new(Mutex::new(analysis));
        let mut kept = lock(&self.kept);
        kept.push_back((key, analysis.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        analysis
    }
}

impl App {
    /// Returns the analysis of a game that is over. One that is not done goes on in the background.
    pub(crate) async fn analysis(
        self: &Arc<Self>,
        table: u64,
        game: &FinishedGame,
    ) -> Result<SharedAnalysis, HttpRejection> {
        let key = (table, game.number);
        if let Some(found) = self.analyses.find(key) {
            return Ok(found);
        }
        let stored = self.store().analysis(table, game.number).await?;
        let stored = stored.and_then(|stored| read(stored, game));
        // Somebody else may have asked meanwhile.
        if let Some(found) = self.analyses.find(key) {
            return Ok(found);
        }
        let is_done = stored.is_some();
        let analysis = stored.unwrap_or_else(|| game.analysis());
        let analysis = self.analyses.keep(key, analysis);
        if !is_done {
            let running = run(self.clone(), table, game.clone(), Arc::downgrade(&analysis));
            self.spawn(running);
        }
        Ok(analysis)
    }
}

/// Reads an analysis that was stored; `None` if another version made it, or it does not fit the game.
fn read(stored: StoredAnalysis, game: &FinishedGame) -> Option<Analysis> {
    if stored.version != Analysis::VERSION {
        return None;
    }
    let reviews = serde_json::from_str(&stored.analysis).ok();
    let analysis = reviews.and_then(|reviews| game.stored_analysis(reviews));
    if analysis.is_none() {
        tracing::error!("a stored analysis cannot be read; it is made again");
    }
    analysis
}

/// Reviews one position after the other, until all are reviewed, one cannot be, or the analysis was
/// dropped; then stores it.
async fn run(app: Arc<App>, table: u64, game: FinishedGame, analysis: Weak<Mutex<Analysis>>) {
    let Ok(_turn) = app.analyses.turn.acquire().await else {
        return;
    };
    let next = || lock(&*analysis.upgrade()?).next();
    while let Some(step) = next() {
        let reviewed = match game.playthrough().review_job(step, None) {
            Some(reviewing) => {
                let reviewed = app.think(Purpose::Analysis, ANALYSES, reviewing).await;
                reviewed.ok().flatten().flatten()
            }
            None => None,
        };
        let Some(analysis) = analysis.upgrade() else {
            return;
        };
        match reviewed {
            Some(review) => {
                app.metrics.positions_reviewed.inc();
                lock(&analysis).add(review);
            }
            None => {
                tracing::error!("position {step} of a game could not be reviewed");
                lock(&analysis).fail();
            }
        }
    }
    let Some(analysis) = analysis.upgrade() else {
        return;
    };
    if let Err(error) = store(&app, table, game.number, &analysis).await {
        tracing::error!(%error, "an analysis could not be stored");
    }
}

/// Stores an analysis if it is complete.
async fn store(
    app: &App,
    table: u64,
    game: u32,
    analysis: &Mutex<Analysis>,
) -> Result<(), StoreError> {
    let text = {
        let analysis = lock(analysis);
        if !analysis.is_complete() {
            return Ok(());
        }
        serde_json::to_string(analysis.reviews())
    };
    let analysis = text.map_err(|error| StoreError::Storage(error.to_string()))?;
    let change = Change::Analysis {
        table,
        game,
        version: Analysis::VERSION,
        analysis,
    };
    app.store().write(vec![change]).await
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use stammtisch_games::CATALOGUE;
    use stammtisch_log::Guest;
    use stammtisch_store::Sqlite;
    use stammtisch_table::{Command, Table};
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::settings::ServerSettings;

    /// A game that random bots have played.
    fn finished_game(random: u8) -> FinishedGame {
        let host = Guest::new(1, "Anna");
        let settings = json!({"game": CATALOGUE.names().next(), "players": 2});
        let settings = serde_json::from_value(settings).unwrap();
        let opened =
            Table::opening(CATALOGUE, settings, host.clone(), &mut || [random; 32]).unwrap();
        let mut table = Table::from_log(CATALOGUE, &[opened]).unwrap();
        for command in [
            json!({"command": "add_bot", "seat": 0, "level": "random"}),
            json!({"command": "add_bot", "seat": 1, "level": "random"}),
            json!({"command": "start"}),
        ] {
            let command: Command = serde_json::from_value(command).unwrap();
            let decision = table.decide(&host, &command, 0, &mut || [random; 32]);
            table.accept(decision.unwrap()).unwrap();
        }
        while let Some(job) = table.bot_job() {
            let action = (job.run)().unwrap();
            let decision = table.bot_moved(job.request, &action, 0).unwrap();
            table.accept(decision).unwrap();
        }
        table.finished_games().remove(0)
    }

    #[tokio::test]
    async fn an_analysis_ends_at_a_position_that_cannot_be_reviewed() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
        let store = Arc::new(store.unwrap());
        let app = App::start(store, ServerSettings::default(), CancellationToken::new());
        // The analysis of a longer game: there is nothing to review at the end of the shorter one.
        let mut games: Vec<FinishedGame> = (1..6).map(finished_game).collect();
        games.sort_by_key(|game| game.playthrough().steps());
        let (longer, game) = (games.pop().unwrap(), games.remove(0));
        let steps = game.playthrough().steps();
        assert!(steps < longer.playthrough().steps());
        let review = game.playthrough().review_job(0, None).unwrap()().unwrap();
        let mut analysis = longer.analysis();
        (0..steps).for_each(|_| analysis.add(review.clone()));
        assert_eq!(analysis.next(), Some(steps));
        let analysis: SharedAnalysis = Arc::new(Mutex::new(analysis));
        run(app.clone(), 1, game, Arc::downgrade(&analysis)).await;
        assert_eq!(lock(&analysis).next(), None);
        assert_eq!(app.store().analysis(1, 1).await, Ok(None), "it is not kept");
        app.close().await;
    }
}
