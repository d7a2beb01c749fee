//! Finished games that are analysed in the background, one position after the other.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, Weak};

use stammtisch_table::{Analysis, FinishedGame};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::lock::lock;
use crate::thinking::Purpose;

/// The number of analyses in memory; they can be made again at any time.
const KEPT: usize = 32;

/// Analyses run one at a time, so they all ask as one.
const ANALYSES: u64 = 0;

/// An analysis that is running or done.
pub(crate) type SharedAnalysis = Arc<Mutex<Analysis>>;

/// A table's code and the number of a game there.
type Key = (String, u32);

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

    /// Returns the analysis of a game, and whether it is new. The one that was not asked for longest
    /// makes room. This is the only place where analyses are kept.
    fn find(&self, key: Key, start: impl FnOnce() -> Analysis) -> (SharedAnalysis, bool) {
        let mut kept = lock(&self.kept);
        let known = kept.iter().position(|(other, _)| *other == key);
        let found = known.and_then(|at| kept.remove(at));
        let is_new = found.is_none();
        let found = found.unwrap_or_else(|| (key, Arc::new(Mutex::new(start()))));
        let analysis = found.1.clone();
        kept.push_back(found);
        if kept.len() > KEPT {
            kept.pop_front();
        }
        (analysis, is_new)
    }
}

impl App {
    /// Returns the analysis of a game that is over, and lets it go on in the background.
    pub(crate) fn analysis(self: &Arc<Self>, code: &str, game: &FinishedGame) -> SharedAnalysis {
        let key = (code.to_owned(), game.number);
        let (analysis, is_new) = self.analyses.find(key, || game.analysis());
        if is_new {
            let running = run(self.clone(), game.clone(), Arc::downgrade(&analysis));
            self.spawn(running);
        }
        analysis
    }
}

/// Reviews one position after the other, until all are reviewed, one cannot be, or the analysis was
/// dropped.
async fn run(app: Arc<App>, game: FinishedGame, analysis: Weak<Mutex<Analysis>>) {
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
            Some(review) => lock(&analysis).add(review),
            None => {
                tracing::error!("position {step} of a game could not be reviewed");
                lock(&analysis).fail();
            }
        }
    }
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
    fn finished_game() -> FinishedGame {
        let host = Guest {
            id: 1,
            name: "Anna".to_owned(),
        };
        let settings = json!({"game": CATALOGUE.names().next(), "players": 2});
        let settings = serde_json::from_value(settings).unwrap();
        let opened = Table::opening(CATALOGUE, settings, host.clone(), &mut || [7; 32]).unwrap();
        let mut table = Table::from_log(CATALOGUE, &[opened]).unwrap();
        for command in [
            json!({"command": "add_bot", "seat": 0, "level": "random"}),
            json!({"command": "add_bot", "seat": 1, "level": "random"}),
            json!({"command": "start"}),
        ] {
            let command: Command = serde_json::from_value(command).unwrap();
            let decision = table.decide(&host, &command, 0, &mut || [7; 32]);
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
        let game = finished_game();
        // An analysis that takes the game for longer than it is: there is nothing to review at its end.
        let steps = game.playthrough().steps();
        let review = game.playthrough().review_job(0, None).unwrap()().unwrap();
        let mut analysis = json!(game.analysis());
        analysis["reviews"] = json!(vec![review; steps]);
        analysis["total"] = json!(steps + 1);
        let analysis: Analysis = serde_json::from_value(analysis).unwrap();
        assert_eq!(analysis.next(), Some(steps));
        let analysis: SharedAnalysis = Arc::new(Mutex::new(analysis));
        run(app.clone(), game, Arc::downgrade(&analysis)).await;
        assert_eq!(lock(&analysis).next(), None);
        app.close().await;
    }
}
