//! A table whose log was changed from outside: by the host's program, or because somebody was erased.

use stammtisch_games::CATALOGUE;
use stammtisch_table::Table;

use super::{TableOwner, damaged};
use crate::live_table::{Closed, TableState};
use crate::rejection::HttpRejection;

impl TableOwner {
    /// Makes the table anew from its log, and tells everybody. Erasing somebody changes neither the
    /// number of facts nor what follows from them, so every viewer's updates keep their numbers.
    pub(super) async fn reload(&mut self) -> Result<(), HttpRejection> {
        let Some(stored) = self.app.store().find(self.live.code()).await? else {
            self.deleted = true;
            let closed = TableState::Closed(Closed::NoSuchTable);
            self.live.set_state(closed);
            return Ok(());
        };
        let table = Table::from_log(CATALOGUE, &stored.facts);
        self.table = table.map_err(|why| damaged(&why.to_string()))?;
        self.next = stored.facts.len() as u64;
        self.listing = (stored.flags, stored.summary);
        self.renew_about();
        self.publish();
        Ok(())
    }
}
