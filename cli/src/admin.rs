//! `stammtisch admin`: looking after a server, which may be running. English only.

use std::fmt::Write as _;
use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use stammtisch_log::Timestamp;
use stammtisch_server::admin::{self, date, day, parse_banned};
use stammtisch_store::{
    Ban, Banned, Change, GuestRow, Intervention, Report, Store, StoreError, Strikes, TableRow,
};

use crate::args::{DataArgs, RetentionArgs};
use crate::keep::wait;

const DAY: Timestamp = 24 * 3600 * 1000;

/// What a host can do.
#[derive(clap::Subcommand)]
pub enum Chore {
    /// List the newest tables.
    Tables {
        /// How many.
        #[arg(long, default_value_t = 50)]
        most: u32,
    },
    /// List the guests, the last seen first.
    Guests {
        /// How many.
        #[arg(long, default_value_t = 50)]
        most: u32,
    },
    /// List what people reported, with the last lines of the chat.
    Reports,
    /// Delete a report that you have dealt with.
    Settle {
        /// The report's number.
        report: u64,
    },
    /// List the limits that were reached.
    Limits {
        /// For how many days back.
        #[arg(long, default_value_t = 14)]
        days: u64,
    },
    /// List the bans that have not ended.
    Bans,
    /// Close a table.
    Close {
        /// The table's code.
        code: String,
    },
    /// Ban a guest or an address for a time.
    Ban {
        /// The guest's number, or an address.
        who: String,
        /// For how many days.
        #[arg(long, default_value_t = 7)]
        days: u64,
        /// Why, for yourself.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// End a ban.
    Lift {
        /// The ban's number.
        ban: u64,
    },
    /// Erase a guest: name, chat, devices. Their seats stay, without a name.
    Erase {
        /// The guest's number.
        guest: u64,
    },
    /// List who was erased, to erase them again after an older backup was restored.
    Erased,
    /// Print everything that is kept of a guest, as JSON.
    Data {
        /// The guest's number.
        guest: u64,
    },
    /// Delete what nobody has touched for a time.
    Purge {
        /// For how long.
        #[command(flatten)]
        retention: RetentionArgs,
    },
    /// Replay every log and list those that are broken.
    Check,
}

fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_millis() as Timestamp
}

/// Does a chore. Returns what to say about it.
///
/// # Errors
/// If the store fails, if there is no such thing, or if a check finds something.
pub fn run(data: &DataArgs, chore: Chore) -> io::Result<String> {
    let said = wait(async { carry_out(data.store().await?.as_ref(), chore).await })?;
    said.map_err(io::Error::other)
}

/// What to say, or why it was not done.
type Said = Result<String, String>;

async fn carry_out(store: &dyn Store, chore: Chore) -> Result<Said, StoreError> {
    Ok(match chore {
        Chore::Tables { most } => Ok(tables(&store.people().newest_tables(most).await?)),
        Chore::Guests { most } => Ok(guests(&store.people().guests(most).await?)),
        Chore::Reports => Ok(reports(&store.people().reports().await?)),
        Chore::Settle { report } => {
            store
                .write(vec![Change::DeleteReport { id: report }])
                .await?;
            Ok("Report deleted.".to_owned())
        }
        Chore::Limits { days } => {
            let first = (now() / DAY).saturating_sub(days);
            Ok(strikes(&store.people().strikes(first).await?))
        }
        Chore::Bans => Ok(bans(&store.people().bans(now()).await?)),
        Chore::Close { code } if admin::close(store, &code, now()).await? => {
            Ok("Table closed.".to_owned())
        }
        Chore::Close { .. } => Err("There’s no open table with this code.".to_owned()),
        Chore::Ban { who, days, reason } => ban(store, &who, days, &reason).await?,
        Chore::Lift { ban } => {
            admin::lift_ban(store, ban, now()).await?;
            Ok("Ban ended.".to_owned())
        }
        Chore::Erase { guest } if admin::erase(store, guest, now()).await? => {
            Ok("Guest erased. Older backups still contain them.".to_owned())
        }
        Chore::Erase { .. } => Err("There’s no guest with this number.".to_owned()),
        Chore::Erased => Ok(erased(&store.people().interventions(0).await?)),
        Chore::Data { guest } => match admin::export(store, guest, now()).await? {
            Some(data) => serde_json::to_string_pretty(&data).map_err(|error| error.to_string()),
            None => Err("There’s no guest with this number.".to_owned()),
        },
        Chore::Purge { retention } => Ok(purge(store, &retention).await?),
        Chore::Check => check(store).await?,
    })
}

async fn ban(store: &dyn Store, who: &str, days: u64, reason: &str) -> Result<Said, StoreError> {
    let Some(who) = parse_banned(who) else {
        let why = "Give a guest’s number or an address.";
        return Ok(Err(why.to_owned()));
    };
    let until = now() + days * DAY;
    let id = admin::ban(store, who, until, reason, now()).await?;
    Ok(Ok(format!("Banned until {} UTC (ban {id}).", date(until))))
}

/// Purges until nothing is left to delete.
async fn purge(store: &dyn Store, retention: &RetentionArgs) -> Result<String, StoreError> {
    let retention = retention.retention();
    let mut all = admin::Purged::default();
    loop {
        let purged = admin::purge(store, &retention, now()).await?;
        all.tables += purged.tables;
        all.guests += purged.guests;
        if purged.guests == 0 {
            let admin::Purged { tables, guests } = all;
            return Ok(format!(
                "Deleted {tables} tables and erased {guests} guests."
            ));
        }
    }
}

async fn check(store: &dyn Store) -> Result<Said, StoreError> {
    let (count, damaged) = admin::check(store).await?;
    if damaged.is_empty() {
        return Ok(Ok(format!("Logs read: {count}. All of them are fine.")));
    }
    let lines = damaged
        .iter()
        .map(|one| format!("\ntable {}: {}", one.table, one.why));
    let damaged = lines.collect::<String>();
    Ok(Err(format!(
        "Logs read: {count}. These are broken:{damaged}"
    )))
}

fn tables(rows: &[TableRow]) -> String {
    let line = |row: &TableRow| {
        let state = match (row.flags.listed, row.flags.wakes) {
            (true, _) => "waiting",
            (_, true) => "playing",
            _ => "",
        };
        format!(
            "{}  {}  {:>6} entries  {state}",
            date(row.created),
            row.code,
            row.facts
        )
    };
    lines(rows.iter().map(line))
}

fn guests(rows: &[GuestRow]) -> String {
    lines(rows.iter().map(|row| {
        let (seen, tables) = (date(row.used), row.tables);
        format!(
            "{:>16}  {seen}  {tables:>4} tables  {}",
            row.guest.id, row.guest.name
        )
    }))
}

fn reports(reports: &[Report]) -> String {
    let report = |report: &Report| {
        let Report {
            id,
            reporter,
            about,
            reason,
            created,
            ..
        } = report;
        let mut text = format!(
            "report {id}: {} (guest {}), {} by guest {reporter}. {reason}",
            about.name,
            about.id,
            date(*created),
        );
        for line in &report.lines {
            // Writing to a string does not fail.
            write!(
                text,
                "\n    {} ({}): {}",
                line.guest.name, line.guest.id, line.text
            )
            .ok();
        }
        text
    };
    lines(reports.iter().map(report))
}

fn strikes(strikes: &[Strikes]) -> String {
    lines(
        strikes
            .iter()
            .map(|one| format!("{}  {:>8}  {}", day(one.day), one.count, one.what)),
    )
}

fn bans(bans: &[Ban]) -> String {
    let line = |ban: &Ban| {
        let who = match &ban.who {
            Banned::Guest(guest) => format!("guest {guest}"),
            Banned::Address(address) => address.clone(),
        };
        format!(
            "ban {}: {who}, until {}. {}",
            ban.id,
            date(ban.until),
            ban.reason
        )
    };
    lines(bans.iter().map(line))
}

fn erased(interventions: &[(u64, Intervention)]) -> String {
    let erased = interventions.iter().filter_map(|(_, what)| match what {
        Intervention::Erased(guest) => Some(guest.to_string()),
        _ => None,
    });
    lines(erased)
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() {
        return "None.".to_owned();
    }
    lines.join("\n")
}
