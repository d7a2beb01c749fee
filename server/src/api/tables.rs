//! Tables over plain requests. A socket does the same and also tells what the others do.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use stammtisch_engine::Hint;
use stammtisch_log::Guest;
use stammtisch_rules::Words;
use stammtisch_table::{Command, CommandRequest};

use super::answers::{
    ArrangeAnswer, ArrangeBody, CheckAnswer, CheckBody, CommandAnswer, HintAnswer, OpenBody,
    OpenedAnswer, TableAnswer, TablesAnswer,
};
use super::finished::{GameQuery, find_game};
use crate::app::App;
use crate::extract::{Body, LangQuery, TableRequest, answer};
use crate::frames::Query;
use crate::live_table::LiveTable;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::session::Caller;

/// Public tables that wait for players.
#[utoipa::path(
    get, path = "/tables", tag = "tables",
    responses(
        (status = 200, description = "The tables, the newest first", body = TablesAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let listed = app.listed().await;
    answer(
        &caller.words,
        listed.map(|tables| Json(TablesAnswer { tables })),
    )
}

/// Open a table.
#[utoipa::path(
    post, path = "/tables", tag = "tables", params(LangQuery), request_body = OpenBody,
    responses(
        (status = 201, description = "The table", body = OpenedAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn open(State(app): State<Arc<App>>, caller: Caller, body: Body) -> Response {
    let done = async {
        let guest = caller.signed_in()?;
        app.limiters.tables.count(guest.id, caller.address)?;
        let body: OpenBody = body.read()?;
        let commands = first_commands(&body);
        let (opening, host) = (app.clone(), guest.clone());
        let opened = async move {
            let key = body.key.as_deref();
            let settings = body.settings;
            opening.open_table(settings, &host, &commands, key).await
        };
        let table = app.carry_through(opened).await?;
        let opened = OpenedAnswer {
            code: table.code().to_owned(),
            snapshot: table.snapshot(Some(guest)).await?,
        };
        Ok((StatusCode::CREATED, Json(opened)))
    };
    answer(&caller.words, done.await)
}

/// Returns the commands that make the table as it was asked for.
fn first_commands(body: &OpenBody) -> Vec<Command> {
    let sit = body.sit.map(|seat| Command::Sit { seat });
    let bots = body.bots.iter().enumerate();
    let bots = bots.filter_map(|(seat, level)| {
        Some(Command::AddBot {
            seat,
            level: level.clone()?,
            character: None,
        })
    });
    let ready = body.start && body.sit.is_some();
    let ready = ready.then(|| Command::Ready {
        nonce: None,
        commitment: body.commitment.clone(),
    });
    let start = body.start.then_some(Command::Start {});
    sit.into_iter()
        .chain(bots)
        .chain(ready)
        .chain(start)
        .collect()
}

/// A table as the caller sees it.
#[utoipa::path(
    get, path = "/tables/{code}", tag = "tables", params(("code" = String, Path), LangQuery),
    responses(
        (status = 200, description = "The table", body = TableAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn show(request: TableRequest) -> Response {
    let snapshot = request.table.snapshot(request.guest()).await;
    request.answer(snapshot.map(|snapshot| Json(TableAnswer { snapshot })))
}

/// Send a command to a table.
#[utoipa::path(
    post, path = "/tables/{code}", tag = "tables", params(("code" = String, Path), LangQuery),
    request_body = CommandRequest,
    responses(
        (status = 200, description = "Carried out, and safe on disk", body = CommandAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn command(request: TableRequest, body: Body) -> Response {
    let TableRequest { app, table, .. } = &request;
    let done = async {
        let guest = request.caller.signed_in()?;
        let address = request.caller.address;
        run_command(app, table, guest.clone(), address, body.read()?).await?;
        table.snapshot(Some(guest)).await
    };
    match done.await {
        Ok(snapshot) => Json(CommandAnswer { ok: true, snapshot }).into_response(),
        Err(rejection) => {
            let mut why = rejection.say(&request.words());
            if rejection.rejection.stale {
                let newest = table.snapshot(request.guest()).await.ok();
                why.snapshot = newest.and_then(|newest| to_raw_value(&newest).ok());
            }
            rejection.answer_with(why)
        }
    }
}

/// Carries out a command, unless the guest sends too many.
pub(crate) async fn run_command(
    app: &App,
    table: &Arc<LiveTable>,
    guest: Guest,
    address: IpAddr,
    request: CommandRequest,
) -> Result<(), HttpRejection> {
    app.limiters.commands.count(guest.id, address)?;
    if matches!(
        request.command,
        Command::Chat { .. } | Command::React { .. }
    ) {
        app.limiters.chat_lines.count(guest.id, address)?;
    }
    let done = table.run(guest, request).await;
    match &done {
        Ok(()) => app.metrics.commands_accepted.inc(),
        Err(_) => app.metrics.commands_rejected.inc(),
    };
    done
}

/// Check whether the caller, who must be on turn, may do this. Nothing happens.
#[utoipa::path(
    post, path = "/tables/{code}/check", tag = "tables",
    params(("code" = String, Path), LangQuery), request_body = CheckBody,
    responses(
        (status = 200, description = "The action is possible", body = CheckAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn check(request: TableRequest, body: Body) -> Response {
    let query = body
        .read()
        .map(|CheckBody { action }| Query::Check { action });
    ask(&request, query).await
}

/// Put the pieces of a draft of the caller, who must be on turn, in order: only in games that have
/// drafts. Nothing happens.
#[utoipa::path(
    post, path = "/tables/{code}/arrange", tag = "tables",
    params(("code" = String, Path), LangQuery), request_body = ArrangeBody,
    responses(
        (status = 200, description = "The draft in order", body = ArrangeAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn arrange(request: TableRequest, body: Body) -> Response {
    let query = body
        .read()
        .map(|ArrangeBody { draft }| Query::Arrange { draft });
    ask(&request, query).await
}

/// Ask a strong bot what it would do in the caller's place, who must be on turn.
#[utoipa::path(
    post, path = "/tables/{code}/hint", tag = "tables",
    params(("code" = String, Path), LangQuery),
    responses(
        (status = 200, description = "What the bot would do", body = HintAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn hint(request: TableRequest) -> Response {
    ask(&request, Ok(Query::Hint {})).await
}

async fn ask(request: &TableRequest, query: Result<Query, HttpRejection>) -> Response {
    let words = request.words();
    let done = async {
        let TableRequest {
            app, table, caller, ..
        } = request;
        let guest = request.counted_guest()?;
        let answer = answer_query(app, table, guest, caller.address, query?, &words).await?;
        Ok(Json(answer))
    };
    answer(&words, done.await)
}

/// Returns the answer to a query.
pub(crate) async fn answer_query(
    app: &App,
    table: &LiveTable,
    guest: &Guest,
    address: IpAddr,
    query: Query,
    words: &Words,
) -> Result<Value, HttpRejection> {
    match query {
        Query::Check { action } => {
            let guest = guest.clone();
            let checked = table.ask(move |table| table.check(&guest, &action));
            Ok(json!(CheckAnswer::from(checked.await??)))
        }
        Query::Arrange { draft } => {
            let guest = guest.clone();
            let arranged = table.ask(move |table| table.arrange(&guest, &draft));
            let arranged = arranged.await??;
            Ok(json!(ArrangeAnswer { ok: true, arranged }))
        }
        Query::Hint {} => {
            app.limiters.hints.count(guest.id, address)?;
            let hint = table.hint(guest.clone()).await?;
            Ok(say_hint(&hint.ok_or_else(HttpRejection::no_hint)?, words))
        }
    }
}

/// Puts a hint into words: a [`HintAnswer`].
pub(crate) fn say_hint(hint: &Hint, words: &Words) -> Value {
    let mut said = hint.json();
    said.insert("ok".into(), true.into());
    said.insert("preview".into(), json!(hint.action.preview));
    said.insert("text".into(), words.say(&hint.action.phrase).into());
    said.insert("why".into(), hint.why(words).into());
    Value::Object(said)
}

/// The record of a finished game, with the proof of its shuffle.
#[utoipa::path(
    get, path = "/tables/{code}/record", tag = "replay",
    params(("code" = String, Path), GameQuery, LangQuery),
    responses(
        (status = 200, description = "The record, as docs/records.md describes it", body = Object),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn record(request: TableRequest, uri: Uri) -> Response {
    let game = if request.about.finished.is_empty() {
        Err(HttpRejection::new(StatusCode::CONFLICT, "server-no-record"))
    } else {
        find_game(&request, &uri).await
    };
    request.answer(game.map(|game| {
        let name = format!("attachment; filename=\"{}.json\"", game.settings.game);
        ([(CONTENT_DISPOSITION, name)], Json(game.record()))
    }))
}

/// The link to a table as a QR code.
#[utoipa::path(
    get, path = "/tables/{code}/qr.svg", tag = "tables",
    params(("code" = String, Path), LangQuery),
    responses(
        (status = 200, description = "A picture", body = String, content_type = "image/svg+xml"),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn qr(request: TableRequest) -> Response {
    let link = format!("{}/t/{}", request.caller.origin, request.table.code());
    let code = QrCode::with_error_correction_level(link, EcLevel::M);
    let code = code.map_err(|error| HttpRejection::unreadable(&error.to_string()));
    request.answer(code.map(|code| {
        let picture = code.render::<svg::Color>().min_dimensions(240, 240).build();
        ([(CONTENT_TYPE, "image/svg+xml")], picture)
    }))
}
