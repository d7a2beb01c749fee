//! Reporting somebody to the operator of the server, with the last lines of the chat.

use axum::Json;
use axum::response::Response;
use stammtisch_log::{Fact, Guest};
use stammtisch_store::{Change, Report, ReportLine, StoredTable};
use stammtisch_table::{Rejection, tidy_text};

use super::answers::{ReportBody, ReportedAnswer};
use crate::extract::{Body, LangQuery, TableRequest};
use crate::ids::fresh_id;
use crate::rejection::{HttpRejection, RejectionAnswer};
use crate::time::now;

/// How many lines of the chat a report has.
const LINES: usize = 20;
/// The longest reason, in characters.
const MAX_REASON: usize = 500;

/// Report somebody at a table to the operator of the server.
#[utoipa::path(
    post, path = "/tables/{code}/report", tag = "tables",
    params(("code" = String, Path), LangQuery), request_body = ReportBody,
    responses(
        (status = 200, description = "The report is stored", body = ReportedAnswer),
        (status = "default", description = "Rejected", body = RejectionAnswer),
    )
)]
pub(crate) async fn report(request: TableRequest, body: Body) -> Response {
    request.answer(store_report(&request, body).await.map(Json))
}

async fn store_report(request: &TableRequest, body: Body) -> Result<ReportedAnswer, HttpRejection> {
    let reporter = request.caller.signed_in()?;
    let store = request.app.store();
    let address = request.caller.address;
    request.app.limiters.tables.count(reporter.id, address)?;
    let ReportBody { person, reason } = body.read()?;
    let about = request.table.ask(move |table| table.person(person));
    let unknown = || HttpRejection::from(Rejection::new("table-no-person"));
    let about = about.await?.ok_or_else(unknown)?.guest;
    let stored = store.find(request.table.code()).await?;
    let stored = stored.ok_or_else(HttpRejection::no_such_table)?;
    let lines = last_lines(&stored);
    let reason: String = tidy_text(&reason).chars().take(MAX_REASON).collect();
    let report = Report {
        id: fresh_id(),
        table: stored.id,
        reporter: reporter.id,
        about: named(about, &lines),
        reason,
        created: now(),
        lines,
    };
    store.write(vec![Change::Report(report)]).await?;
    Ok(ReportedAnswer { ok: true })
}

/// Those who only watch have no name at the table, but their lines do.
fn named(about: Guest, lines: &[ReportLine]) -> Guest {
    let mut lines = lines.iter().rev();
    let line = lines.find(|line| line.guest.id == about.id);
    match line {
        Some(line) if about.name.is_empty() => line.guest.clone(),
        _ => about,
    }
}

fn last_lines(stored: &StoredTable) -> Vec<ReportLine> {
    let written = stored.facts.iter().rev().filter_map(|fact| match fact {
        Fact::Chatted { guest, text, at } if !guest.is_erased() => Some(ReportLine {
            guest: guest.clone(),
            text: text.clone(),
            at: *at,
        }),
        _ => None,
    });
    let mut lines: Vec<ReportLine> = written.take(LINES).collect();
    lines.reverse();
    lines
}
