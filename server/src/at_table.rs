//! A request about one table: which, and who asks.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::response::Response;
use stammtisch_rules::Words;
use stammtisch_table::Guest;

use crate::house::House;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::session::Caller;
use crate::words::words;

/// Somebody who asks about the table that `{code}` in the path leads to.
pub(crate) struct AtTable {
    pub(crate) house: Arc<House>,
    pub(crate) room: Arc<Room>,
    pub(crate) caller: Caller,
}

impl FromRequestParts<Arc<House>> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<AtTable, Response> {
        let caller = Caller::from_request_parts(parts, house).await?;
        let named = RawPathParams::from_request_parts(parts, house).await.ok();
        let code = named.as_ref().and_then(|named| {
            let mut named = named.iter();
            named.find_map(|(name, value)| (name == "code").then_some(value))
        });
        let found = match code {
            Some(code) => house.room(code).await,
            None => Err(Refusal::no_such_table()),
        };
        Ok(AtTable {
            house: house.clone(),
            room: found.map_err(|refusal| refusal.answer(&caller.words))?,
            caller,
        })
    }
}

impl AtTable {
    pub(crate) fn guest(&self) -> Option<&Guest> {
        self.caller.guest.as_ref()
    }

    /// The language of the table's game, with the names of those at the table.
    pub(crate) fn words(&self) -> Words {
        let table = self.room.table();
        let mut words = words(self.caller.words.lang(), &table.plan().game);
        let seat = self.guest().and_then(|guest| table.seat_of(guest.id));
        words.address(table.names(&words), seat);
        words
    }

    /// An answer, or the refusal in words.
    pub(crate) fn answer(&self, done: Result<Response, Refusal>) -> Response {
        done.unwrap_or_else(|refusal| refusal.answer(&self.caller.words))
    }
}
