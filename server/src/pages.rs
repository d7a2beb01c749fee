//! The client's pages and files, embedded in the binary: the shell from `client/`, of each game its board and its
//! lesson from `games/NAME/`, and the messages made from the Fluent files there.

mod files;
mod first_data;
mod html;
mod imports;
mod routes;

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use stammtisch_log::Guest;
use stammtisch_rules::Lang;

use crate::api::answers::ClientAnswer;
use crate::app::App;
use crate::rejection::HttpRejection;
use crate::session::{Caller, cookie};
use crate::words::{lang, words};

pub(crate) use files::{embedded, text, version, versioned};
pub(crate) use html::POLICY;

use files::{PAGE, find};
use routes::{Route, route_of};

/// The cookie in which the client says which language was chosen.
const LANGUAGE: &str = "language";

/// Answers with a page or a file of the client.
pub(crate) async fn page(State(app): State<Arc<App>>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let lang = page_language(&parts.headers);
    if ![Method::GET, Method::HEAD].contains(&parts.method) {
        return not_found(lang);
    }
    let uri = parts.uri.clone();
    if let Some(path) = uri.path().strip_prefix("/v/") {
        return file(path, &parts.headers);
    }
    let Some(route) = route_of(uri.path()) else {
        return not_found(lang);
    };
    // Whoever asks too often still gets the page, with nobody's data.
    let caller = Caller::from_request_parts(&mut parts, &app).await.ok();
    let guest = caller.as_ref().and_then(|caller| caller.guest.as_ref());
    let game = game_of(&app, route, guest).await;
    let data = match &caller {
        Some(_) => first_data::first_data(&app, lang, guest, route, game.as_deref()).await,
        None => None,
    };
    let html = html::write(route.page, game.as_deref(), lang.code(), data.as_deref());
    // It is one person's, and names the files of this version.
    send_page(html, "private, no-cache")
}

/// Answers with a file at its path below `/v/`.
fn file(path: &str, headers: &HeaderMap) -> Response {
    match path.split_once('/') {
        Some((of, PAGE)) if of == version() => {
            static FOR_ANYBODY: LazyLock<String> = LazyLock::new(html::for_anybody);
            send_page(FOR_ANYBODY.clone(), files::FOR_EVER)
        }
        Some((of, name)) if of == version() => match find(name) {
            Some(file) => files::send(file, headers),
            None => not_found(lang(None, headers)),
        },
        _ => files::other_version(),
    }
}

fn send_page(html: String, kept: &'static str) -> Response {
    let head = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, kept),
    ];
    (head, html).into_response()
}

/// Returns the language of a page: the one that was chosen in this browser, or the first of the browser's.
fn page_language(headers: &HeaderMap) -> Lang {
    lang(cookie(headers, LANGUAGE).as_deref(), headers)
}

/// Returns the game of a page, if its address says so or leads to a table that this guest may see.
async fn game_of(app: &Arc<App>, route: Route<'_>, guest: Option<&Guest>) -> Option<String> {
    let Some(code) = route.table else {
        return route.game.map(str::to_owned);
    };
    let published = app.table(code).published().await.ok()?;
    let about = &published.about;
    about
        .admits(guest.map(|guest| guest.id))
        .then(|| about.summary.game.clone())
}

/// The files of the browser client, which a browser stores for when the server is not reachable. The
/// version is a hash over all of them, and part of their paths.
#[utoipa::path(
    get, path = "/client", tag = "about",
    responses((status = 200, description = "The build of the client", body = ClientAnswer))
)]
pub(crate) async fn list() -> Json<&'static ClientAnswer> {
    static LIST: LazyLock<ClientAnswer> = LazyLock::new(|| {
        // A browser keeps the worker itself.
        let stored = files::served().filter(|&path| path != files::WORKER);
        ClientAnswer {
            version: version().to_owned(),
            files: stored.map(versioned).collect(),
        }
    });
    Json(&LIST)
}

/// Answers that there is nothing at this path.
pub(crate) fn not_found(lang: Lang) -> Response {
    HttpRejection::new(StatusCode::NOT_FOUND, "server-not-found").answer(&words(lang, ""))
}
