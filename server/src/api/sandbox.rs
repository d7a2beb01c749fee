//! Positions to try something on: rule books with examples, first lessons. Nothing is stored.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::Words;
use stammtisch_table::{Rejection, Sandbox, SandboxAnswer};

use super::answers::{ArrangeAnswer, CheckAnswer, HintAnswer};
use super::tables::say_hint;
use crate::app::App;
use crate::extract::{Body, LangQuery, answer};
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::Caller;
use crate::thinking::Purpose;
use crate::words::words;

/// Act in a position, or only look at it.
#[utoipa::path(
    post, path = "/sandbox", tag = "sandbox", params(LangQuery), request_body = Sandbox,
    responses(
        (status = 200, description = "The position afterwards", body = SandboxAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn run(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    let rng = app.settings().randomness.rng();
    attempt(&app, &caller, body, |sandbox, words| {
        Ok(json!(sandbox.run(CATALOGUE, words, rng)?))
    })
    .await
}

/// Check an action in a position.
#[utoipa::path(
    post, path = "/sandbox/check", tag = "sandbox", params(LangQuery), request_body = Sandbox,
    responses(
        (status = 200, description = "The action is possible", body = CheckAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn check(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    attempt(&app, &caller, body, |sandbox, _| {
        Ok(json!(CheckAnswer::from(sandbox.check(CATALOGUE)?)))
    })
    .await
}

/// Put the pieces of a draft in a position in order.
#[utoipa::path(
    post, path = "/sandbox/arrange", tag = "sandbox", params(LangQuery), request_body = Sandbox,
    responses(
        (status = 200, description = "The draft in order", body = ArrangeAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn arrange(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    attempt(&app, &caller, body, |sandbox, _| {
        let arranged = sandbox.arrange(CATALOGUE)?;
        Ok(json!(ArrangeAnswer { ok: true, arranged }))
    })
    .await
}

/// Ask a bot what it would do in a position.
#[utoipa::path(
    post, path = "/sandbox/hint", tag = "sandbox", params(LangQuery), request_body = Sandbox,
    responses(
        (status = 200, description = "What the bot would do", body = HintAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn hint(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    let rng = app.settings().randomness.rng();
    attempt(&app, &caller, body, |sandbox, words| {
        let hint = sandbox.hint(CATALOGUE, rng)?;
        let hint = hint.ok_or_else(|| Rejection::new("server-no-hint"))?;
        Ok(say_hint(&hint, words))
    })
    .await
}

/// Those who try something need not be signed in: they ask by their address.
fn hash_of(address: IpAddr) -> u64 {
    let mut hasher = DefaultHasher::new();
    address.hash(&mut hasher);
    hasher.finish()
}

/// Runs away from the threads that answer requests: anybody can send any state, and some are hard.
async fn attempt(
    app: &App,
    caller: &Caller,
    body: Body,
    what: impl FnOnce(&Sandbox, &Words) -> Result<Value, Rejection> + Send + 'static,
) -> Response {
    let sandbox: Result<Sandbox, HttpRejection> = body.read();
    let game = sandbox.as_ref().map_or("", Sandbox::game);
    let words = words(caller.words.lang(), game);
    let done = async {
        app.limiters.sandbox.count(caller.address)?;
        let (sandbox, spoken) = (sandbox?, words.clone());
        let asker = hash_of(caller.address);
        let job = move || what(&sandbox, &spoken);
        let done = app.think(Purpose::Hint, asker, job).await?;
        Ok(Json(done.ok_or_else(HttpRejection::no_hint)??))
    };
    let done: Result<_, HttpRejection> = done.await;
    answer(&words, done)
}
