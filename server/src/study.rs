//! Games that are looked into, one decision after the other, while nobody waits.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use stammtisch_table::Study;
use tokio::sync::Semaphore;

use crate::house::House;
use crate::lock::lock;
use crate::refusal::Refusal;
use crate::room::Room;

/// So many studies are kept; they can be made again at any time.
const KEPT: usize = 32;

/// A study that is under way, or done.
pub(crate) type Kept = Arc<Mutex<Study>>;

/// The studies asked for last, the latest at the end.
pub(crate) struct Studies {
    kept: Mutex<VecDeque<((String, u32), Kept)>>,
    /// One at a time: bots that play have the rest of the machine.
    pub(crate) turn: Semaphore,
}

impl Studies {
    pub(crate) fn new() -> Studies {
        Studies {
            kept: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }

    /// The study of a game at a table, and whether it is new; the one that was not asked for longest
    /// makes room.
    fn find(&self, key: (String, u32), begin: impl FnOnce() -> Study) -> (Kept, bool) {
        let mut kept = lock(&self.kept);
        let known = kept.iter().position(|(other, _)| *other == key);
        let found = known.and_then(|at| kept.remove(at));
        let fresh = found.is_none();
        let found = found.unwrap_or_else(|| (key, Arc::new(Mutex::new(begin()))));
        let study = found.1.clone();
        kept.push_back(found);
        if kept.len() > KEPT {
            kept.pop_front();
        }
        (study, fresh)
    }
}

impl House {
    /// The study of a game that is over, the latest if none is named; it goes on by itself.
    pub(crate) fn study(
        self: &Arc<Self>,
        room: &Arc<Room>,
        game: Option<u32>,
    ) -> Result<Kept, Refusal> {
        let (game, (study, fresh)) = {
            let table = room.table();
            let over = table.over(game);
            let over = over.ok_or(Refusal::new(StatusCode::CONFLICT, "server-no-replay"))?;
            let key = (room.code().to_owned(), over.game);
            (over.game, self.studies.find(key, || over.study()))
        };
        if fresh {
            self.spawn(pursue(self.clone(), room.clone(), game, study.clone()));
        }
        Ok(study)
    }
}

/// Judges decision after decision, until all are judged, one cannot be, or nobody keeps the study
/// any more.
async fn pursue(house: Arc<House>, room: Arc<Room>, game: u32, study: Kept) {
    let Ok(_turn) = house.studies.turn.acquire().await else {
        return;
    };
    while Arc::strong_count(&study) > 1 {
        let Some(at) = lock(&study).next() else {
            return;
        };
        let judging = {
            let table = room.table();
            table
                .over(Some(game))
                .and_then(|over| over.past().judge(at))
        };
        let judged = match judging {
            Some(judging) => house.ponder(judging).await.flatten(),
            None => None,
        };
        match judged {
            Some(judgement) => lock(&study).add(judgement),
            None => {
                tracing::error!("decision {at} of a game could not be judged");
                lock(&study).give_up();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_store::Sqlite;
    use stammtisch_table::{Guest, Plan};
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::settings::Settings;

    #[tokio::test]
    async fn what_cannot_be_judged_is_given_up() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("stammtisch.sqlite")).await;
        let store = Arc::new(store.unwrap());
        let house = House::open(store, Settings::default(), CancellationToken::new());
        let plan: Plan = serde_json::from_value(serde_json::json!({"game": "monad", "players": 2}))
            .expect("a plan");
        let host = Guest {
            id: 1,
            name: "Anna".to_owned(),
        };
        let Ok(room) = house.open_table(plan, host).await else {
            panic!("no table")
        };
        // No game is over here: there is nothing to judge.
        let study: Kept = Arc::new(Mutex::new(Study::new(3, 2, &[0])));
        assert_eq!(lock(&study).next(), Some(0));
        pursue(house.clone(), room, 1, study.clone()).await;
        assert_eq!(lock(&study).next(), None);
        house.close().await;
    }
}
