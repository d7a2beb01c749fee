//! The page for hosts, behind a token: what `stammtisch admin` does, for a browser. English only.

mod page;

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{LOCATION, REFERRER_POLICY, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use cookie::{Cookie, SameSite};
use maud::{Markup, html};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use stammtisch_store::Change;

use crate::admin;
use crate::app::App;
use crate::extract::query;
use crate::metrics::is_same_secret;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::{Caller, cookie, is_https, own_origin};
use crate::time::now;

/// The cookie of a browser that has shown the token.
const COOKIE: &str = "stammtisch-admin";
const DAY: u64 = 24 * 3600 * 1000;

/// What a form sends.
#[derive(Default, Deserialize)]
struct Form {
    #[serde(default)]
    token: String,
    /// Whom or what it is about.
    #[serde(default)]
    what: String,
    #[serde(default)]
    days: u64,
    #[serde(default)]
    reason: String,
}

impl Form {
    fn read(body: &str) -> Result<Form, HttpRejection> {
        let uri: Result<Uri, _> = format!("/?{body}").parse();
        let unreadable = |_| HttpRejection::unreadable("a form was expected");
        query(&uri.map_err(unreadable)?)
    }

    fn number(&self) -> Result<u64, HttpRejection> {
        let number = self.what.parse();
        number.map_err(|_| HttpRejection::unreadable("a number was expected"))
    }
}

/// Returns what the cookie holds. It is not the token itself, and another token makes it useless.
fn proof(token: &str) -> String {
    hex::encode(Sha256::digest(format!("stammtisch-admin {token}")))
}

/// Whether the host has shown the token; nothing if there is none to show.
fn is_admin(app: &App, headers: &HeaderMap) -> Option<bool> {
    let token = app.settings().admin_token.as_ref()?;
    let shown = cookie(headers, COOKIE);
    Some(shown.is_some_and(|shown| is_same_secret(&shown, &proof(token))))
}

/// Returns a page. Its forms name the site that they come from, as every request here must.
fn document(status: StatusCode, content: &Markup) -> Response {
    let policy = [(REFERRER_POLICY, "same-origin")];
    let page = Html(page::frame(content).into_string());
    (status, policy, page).into_response()
}

/// The page for hosts, or a form that asks for the token.
#[utoipa::path(
    get, path = "/admin", tag = "operation",
    responses(
        (status = 200, description = "The page", body = String, content_type = "text/html"),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
) -> Response {
    match is_admin(&app, &headers) {
        None => crate::pages::not_found(caller.words.lang()),
        Some(false) => document(StatusCode::OK, &page::login(false)),
        Some(true) => match page::overview(&app).await {
            Ok(content) => document(StatusCode::OK, &content),
            Err(error) => HttpRejection::from(error).answer(&caller.words),
        },
    }
}

/// Show the token. Sets a cookie.
#[utoipa::path(
    post, path = "/admin/login", tag = "operation",
    request_body(content = String, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, description = "The token is right"),
        (status = 401, description = "It is not", body = String, content_type = "text/html"),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
    body: String,
) -> Response {
    let Some(token) = &app.settings().admin_token else {
        return crate::pages::not_found(caller.words.lang());
    };
    if let Err(rejection) = app.limiters.guests.count(caller.address) {
        return rejection.answer(&caller.words);
    }
    let given = Form::read(&body).unwrap_or_default().token;
    if !is_same_secret(&given, token) {
        tracing::warn!("somebody gave a wrong token on the page for hosts");
        return document(StatusCode::UNAUTHORIZED, &page::login(true));
    }
    let cookie = Cookie::build((COOKIE, proof(token)))
        .path("/admin")
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(is_https(&own_origin(&app, &headers)));
    let head = [
        (LOCATION, "/admin".to_owned()),
        (SET_COOKIE, cookie.to_string()),
    ];
    (StatusCode::SEE_OTHER, head).into_response()
}

/// Do something that the page offers.
#[utoipa::path(
    post, path = "/admin/{action}", tag = "operation", params(("action" = String, Path)),
    request_body(content = String, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, description = "Done", body = String, content_type = "text/html"),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(action): Path<String>,
    headers: HeaderMap,
    caller: Caller,
    body: String,
) -> Response {
    if is_admin(&app, &headers) != Some(true) {
        return crate::pages::not_found(caller.words.lang());
    }
    let done = async {
        let form = Form::read(&body)?;
        let said = carry_out(&app, &action, &form).await?;
        app.follow_interventions().await?;
        Ok::<Markup, HttpRejection>(said)
    };
    match done.await {
        Ok(said) => document(StatusCode::OK, &page::done(&said)),
        Err(rejection) => rejection.answer(&caller.words),
    }
}

/// Does what a form asks for. Returns what to say about it.
async fn carry_out(app: &App, action: &str, form: &Form) -> Result<Markup, HttpRejection> {
    let (store, now) = (app.store(), now());
    let said = match action {
        "close" if admin::close(store, &form.what, now).await? => "Table closed.".to_owned(),
        "close" => "There’s no open table with this code.".to_owned(),
        "ban" => {
            let who = admin::parse_banned(&form.what);
            let who = who.ok_or_else(|| HttpRejection::unreadable("a guest or an address"))?;
            let until = now + form.days.max(1) * DAY;
            admin::ban(store, who, until, &form.reason, now).await?;
            format!("Banned until {} UTC.", admin::date(until))
        }
        "lift" => {
            admin::lift_ban(store, form.number()?, now).await?;
            "Ban ended.".to_owned()
        }
        "erase" if admin::erase(store, form.number()?, now).await? => {
            "Guest erased. Older backups still contain them.".to_owned()
        }
        "erase" => "There’s no guest with this number.".to_owned(),
        "settle" => {
            let id = form.number()?;
            store.write(vec![Change::DeleteReport { id }]).await?;
            "Report deleted.".to_owned()
        }
        "purge" => {
            let purged = admin::purge(store, &app.settings().retention, now).await?;
            format!(
                "Deleted {} tables and erased {} guests.",
                purged.tables, purged.guests
            )
        }
        "check" => return Ok(page::checked(&admin::check(store).await?)),
        _ => {
            return Err(HttpRejection::new(
                StatusCode::NOT_FOUND,
                "server-not-found",
            ));
        }
    };
    Ok(html! { p { (said) } })
}
