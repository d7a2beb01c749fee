//! Positions to try something on: rule books with examples, first lessons. Nothing is kept.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use stammtisch_rules::{Rng, Words};
use stammtisch_table::{No, Trial};

use super::{answer, read};
use crate::house::House;
use crate::moment::fresh_code;
use crate::refusal::Refusal;
use crate::session::Caller;
use crate::words::words;

/// `POST /api/try`.
pub(crate) async fn run(State(house): State<Arc<House>>, caller: Caller, body: Bytes) -> Response {
    attempt(&house, &caller, &body, |trial, words| {
        trial.run(words, rng())
    })
    .await
}

/// `POST /api/try/check`.
pub(crate) async fn check(
    State(house): State<Arc<House>>,
    caller: Caller,
    body: Bytes,
) -> Response {
    attempt(&house, &caller, &body, |trial, _| {
        trial.check().map(|gain| json!({"gain": gain}))
    })
    .await
}

/// `POST /api/try/hint`.
pub(crate) async fn hint(State(house): State<Arc<House>>, caller: Caller, body: Bytes) -> Response {
    attempt(&house, &caller, &body, |trial, words| {
        let advice = trial.hint(rng())?;
        let mut fields = advice.ok_or_else(|| No::new("server-no-hint"))?;
        let why = words.say(&fields.why);
        fields.fields.insert("why".into(), why.into());
        Ok(Value::Object(fields.fields))
    })
    .await
}

fn rng() -> Rng {
    Rng::from_text(&fresh_code())
}

/// Off the threads that answer requests: the state is anybody's, and may be a hard one.
async fn attempt(
    house: &House,
    caller: &Caller,
    body: &Bytes,
    what: impl FnOnce(&Trial, &Words) -> Result<Value, No> + Send + 'static,
) -> Response {
    let trial: Result<Trial, Refusal> = read(body);
    let game = trial.as_ref().map_or("", Trial::game);
    let words = words(caller.words.lang(), game);
    let done = async {
        house.counters.trials.count(&caller.address)?;
        let (trial, spoken) = (trial?, words.clone());
        let tried = house.think(move || what(&trial, &spoken)).await;
        let broken = || Refusal::new(StatusCode::CONFLICT, "server-no-hint");
        let mut told = tried.ok_or_else(broken)??;
        told["ok"] = true.into();
        Ok(Json(told).into_response())
    };
    let done = done.await;
    answer(&words, done)
}
