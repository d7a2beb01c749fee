//! What the page for hosts shows.

use maud::{DOCTYPE, Markup, html};
use stammtisch_store::{Ban, Banned, GuestRow, Report, StoreError, Strikes, TableRow};

use crate::admin::{DamagedTable, date, day};
use crate::app::App;
use crate::pages::versioned;
use crate::time::{now, today};

/// The most tables and guests that are listed.
const MOST: u32 = 200;
/// For how many days back it is shown which limits struck.
const DAYS: u64 = 14;

pub(super) fn frame(content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Stammtisch: server admin" }
                link rel="icon" href=(versioned("icon.svg"));
                link rel="stylesheet" href=(versioned("css/admin.css"));
            }
            body { main { h1 { "Server admin" } (content) } }
        }
    }
}

pub(super) fn login(wrong: bool) -> Markup {
    html! {
        form method="post" action="/admin/login" {
            label { "Token " input type="password" name="token" autocomplete="current-password" required autofocus; }
            button { "Sign in" }
        }
        @if wrong { p role="alert" { "Wrong token. Try again." } }
    }
}

pub(super) fn done(said: &Markup) -> Markup {
    html! { div role="status" { (said) } p { a href="/admin" { "Back" } } }
}

pub(super) fn checked((count, damaged): &(u64, Vec<DamagedTable>)) -> Markup {
    html! {
        p { "Logs read: " (count) ". " @if damaged.is_empty() { "All of them are fine." } @else { "These are broken:" } }
        @if !damaged.is_empty() {
            ul { @for table in damaged { li { "Table " (table.table) ": " (table.why) } } }
        }
    }
}

/// A form of one button.
fn button(action: &str, what: &str, word: &str) -> Markup {
    html! {
        form method="post" action={ "/admin/" (action) } {
            input type="hidden" name="what" value=(what);
            button { (word) }
        }
    }
}

fn ban_form(what: &str, word: &str) -> Markup {
    html! {
        form method="post" action="/admin/ban" {
            input type="hidden" name="what" value=(what);
            select name="days" aria-label="Length of the ban" {
                option value="1" { "1 day" }
                option value="7" { "7 days" }
                option value="30" { "30 days" }
                option value="365" { "365 days" }
            }
            button { (word) }
        }
    }
}

pub(super) async fn overview(app: &App) -> Result<Markup, StoreError> {
    let store = app.store();
    app.strikes.report(store).await;
    let reports = store.people().reports().await?;
    let bans = store.people().bans(now()).await?;
    let strikes = store.people().strikes(today().saturating_sub(DAYS)).await?;
    let tables = store.people().newest_tables(MOST).await?;
    let guests = store.people().guests(MOST).await?;
    Ok(html! {
        p { (app.tables_in_memory()) " tables in use, " (app.metrics.connections.get()) " connections, "
            (app.metrics.tables_in_quarantine.get()) " broken tables set aside. Times are in UTC." }
        section { h2 { "Reports" } (reports_list(&reports)) }
        section { h2 { "Bans" } (bans_list(&bans)) }
        section { h2 { "Limits reached" } (strikes_list(&strikes)) }
        section { h2 { "Maintenance" } div class="row" {
            (button("check", "", "Check all logs"))
            (button("purge", "", "Delete old tables and guests"))
        } }
        section { h2 { "Tables" } (tables_list(&tables)) }
        section { h2 { "Guests" } (guests_list(app, &guests)) }
    })
}

fn none() -> Markup {
    html! { p { "None." } }
}

fn reports_list(reports: &[Report]) -> Markup {
    if reports.is_empty() {
        return none();
    }
    html! {
        @for report in reports {
            article {
                p { bdi { strong { (report.about.name) } } " (guest " (report.about.id) "), reported "
                    (date(report.created)) " by guest " (report.reporter) }
                @if !report.reason.is_empty() { p { bdi { (report.reason) } } }
                ol { @for line in &report.lines {
                    li { bdi { (line.guest.name) } " (" (line.guest.id) "): " bdi { (line.text) } }
                } }
                div class="row" {
                    (ban_form(&report.about.id.to_string(), "Ban"))
                    (button("settle", &report.id.to_string(), "Done"))
                }
            }
        }
    }
}

fn bans_list(bans: &[Ban]) -> Markup {
    html! {
        @if bans.is_empty() { (none()) }
        ul { @for ban in bans { li {
            @match &ban.who {
                Banned::Guest(guest) => { "Guest " (guest) }
                Banned::Address(address) => { (address) }
            }
            ", until " (date(ban.until)) " " bdi { (ban.reason) }
            (button("lift", &ban.id.to_string(), "End ban"))
        } } }
        form method="post" action="/admin/ban" {
            label { "Guest’s number or address " input name="what" required; }
            label { "Days " input name="days" type="number" min="1" value="7"; }
            label { "Reason " input name="reason"; }
            button { "Ban" }
        }
    }
}

fn strikes_list(strikes: &[Strikes]) -> Markup {
    if strikes.is_empty() {
        return none();
    }
    html! {
        ul { @for strike in strikes {
            li { (day(strike.day)) ": " (strike.what) ", " (strike.count) " times" }
        } }
    }
}

fn tables_list(tables: &[TableRow]) -> Markup {
    html! {
        table {
            tr { th { "Opened" } th { "Code" } th { "Log entries" } th { "State" } th {} }
            @for table in tables { tr {
                td { (date(table.created)) }
                td { a href={ "/t/" (table.code) } { (table.code) } }
                td { (table.facts) }
                td { @if table.flags.listed { "waiting " } @if table.flags.wakes { "playing" } }
                td { (button("close", &table.code, "Close")) }
            } }
        }
    }
}

fn guests_list(app: &App, guests: &[GuestRow]) -> Markup {
    html! {
        table {
            tr { th { "Number" } th { "Name" } th { "Last seen" } th { "Tables" } th { "Connected from" } th {} }
            @for row in guests { tr {
                td { (row.guest.id) }
                td { bdi { (row.guest.name) } }
                td { (date(row.used)) }
                td { (row.tables) }
                td { @for address in app.sockets.addresses(row.guest.id) {
                    (address) " " (ban_form(&address.to_string(), "Ban address"))
                } }
                td { div class="row" {
                    (ban_form(&row.guest.id.to_string(), "Ban"))
                    (button("erase", &row.guest.id.to_string(), "Erase"))
                } }
            } }
        }
    }
}
