//! Finished games that are analysed in the background, one position after the other.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use stammtisch_table::Analysis;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::live_table::LiveTable;
use crate::lock::lock;
use crate::rejection::HttpRejection;

/// The number of analyses in memory; they can be made again at any time.
const KEPT: usize = 32;

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
    /// Returns the analysis of a game that is over, the latest if no number is given, and lets it go
    /// on in the background.
    pub(crate) fn analysis(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        number: Option<u32>,
    ) -> Result<SharedAnalysis, HttpRejection> {
        let (number, (analysis, is_new)) = {
            let state = table.table();
            let game = state.finished_game(number);
            let game = game.ok_or_else(HttpRejection::not_finished)?;
            let key = (table.code().to_owned(), game.number);
            (game.number, self.analyses.find(key, || game.analysis()))
        };
        if is_new {
            self.spawn(run(self.clone(), table.clone(), number, analysis.clone()));
        }
        Ok(analysis)
    }
}

/// Reviews one position after the other, until all are reviewed, one cannot be, or the analysis was
/// dropped.
async fn run(app: Arc<App>, table: Arc<LiveTable>, number: u32, analysis: SharedAnalysis) {
    let Ok(_turn) = app.analyses.turn.acquire().await else {
        return;
    };
    while Arc::strong_count(&analysis) > 1 {
        let Some(step) = lock(&analysis).next() else {
            return;
        };
        let reviewing = {
            let state = table.table();
            let game = state.finished_game(Some(number));
            game.and_then(|game| game.playthrough().review_job(step, None))
        };
        let reviewed = match reviewing {
            Some(reviewing) => app.run_in_background(reviewing).await.flatten(),
            None => None,
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
    use stammtisch_bots::{Bot, Level};
    use stammtisch_engine::DealFrom;
    use stammtisch_games::CATALOGUE;
    use stammtisch_log::{Guest, TableSettings};
    use stammtisch_rules::Rng;
    use stammtisch_store::Sqlite;
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::settings::ServerSettings;

    #[tokio::test]
    async fn an_analysis_ends_at_a_position_that_cannot_be_reviewed() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
        let store = Arc::new(store.unwrap());
        let app = App::start(store, ServerSettings::default(), CancellationToken::new());
        let settings: TableSettings =
            serde_json::from_value(json!({"game": CATALOGUE.names().next(), "players": 2}))
                .unwrap();
        let host = Guest {
            id: 1,
            name: "Anna".to_owned(),
        };
        let table = app.open_table(settings, host).await.unwrap();
        // No game is over at this table, so there is nothing to review: the game is another one.
        let game = CATALOGUE.games().next().unwrap();
        let mut other = game.deal(2, &json!({}), DealFrom::Seed("1")).ok().unwrap();
        let mut bot = other.bot_player(Bot::new(Level::Random), Rng::new(1));
        other.bot_step(&mut bot).unwrap();
        let analysis = Analysis::new(other.as_ref());
        let analysis: SharedAnalysis = Arc::new(Mutex::new(analysis));
        assert_eq!(lock(&analysis).next(), Some(0));
        run(app.clone(), table, 1, analysis.clone()).await;
        assert_eq!(lock(&analysis).next(), None);
        app.close().await;
    }
}
