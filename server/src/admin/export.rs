//! Everything that is kept of a person.

use serde::Serialize;
use stammtisch_log::{Fact, Timestamp};
use stammtisch_store::{Banned, Store, StoreError, StoredTable, TokenKind};
use utoipa::ToSchema;

/// Everything that is kept of a person.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonalData {
    /// Their number, by which logs name them.
    pub id: u64,
    /// The name that the others see.
    pub name: String,
    /// The face that they chose; null if they chose none.
    #[schema(required = true)]
    pub face: Option<String>,
    /// When they came, in milliseconds since 1970.
    pub created: u64,
    /// When they were last here, to the day.
    pub last_seen: u64,
    /// The devices that are signed in, and links that were not used.
    pub devices: Vec<PersonalDevice>,
    /// The tables where they sat, wrote or were the host.
    pub tables: Vec<PersonalTable>,
    /// What they reported.
    pub reports: Vec<PersonalReport>,
    /// Until when they are banned, if they are.
    pub bans: Vec<PersonalBan>,
}

/// A device that is signed in, or a link.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonalDevice {
    /// Whether it is a link that was not used.
    pub link: bool,
    /// The kind of device.
    pub device: String,
    /// When it was signed in.
    pub created: u64,
    /// When it was last used, to the day.
    pub used: u64,
    /// Until when it is signed in.
    pub expires: u64,
}

/// What a table's log says of a person.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct PersonalTable {
    /// The code that leads to it.
    pub code: String,
    /// When it was opened.
    pub created: u64,
    /// Whether they were the host.
    pub host: bool,
    /// The names that they had there.
    pub names: Vec<String>,
    /// Their lines in the chat.
    pub chat: Vec<PersonalLine>,
    /// What they did in the games.
    pub actions: Vec<PersonalLine>,
}

/// Something that was written or done.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonalLine {
    /// The text.
    pub text: String,
    /// When.
    pub at: u64,
}

/// A report.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonalReport {
    /// Whom it is about.
    pub about: String,
    /// Why.
    pub reason: String,
    /// When.
    pub created: u64,
}

/// A ban.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonalBan {
    /// Why.
    pub reason: String,
    /// Until when.
    pub until: u64,
}

/// Returns everything that is kept of a guest; nothing if there is no such guest.
///
/// # Errors
/// If the store fails.
pub async fn export(
    store: &dyn Store,
    guest: u64,
    now: Timestamp,
) -> Result<Option<PersonalData>, StoreError> {
    let Some(row) = store.people().person(guest).await? else {
        return Ok(None);
    };
    let mut tables = Vec::new();
    for id in store.people().traces(guest).await? {
        if let Some(stored) = store.people().table(id).await? {
            tables.push(said_of(guest, &stored));
        }
    }
    let reports = store.people().reports().await?.into_iter();
    let reports = reports.filter(|report| report.reporter == guest);
    let bans = store.people().bans(now).await?.into_iter();
    let bans = bans.filter(|ban| ban.who == Banned::Guest(guest));
    let devices = store.people().tokens(guest, now).await?.into_iter();
    Ok(Some(PersonalData {
        id: guest,
        name: row.guest.name,
        face: row.guest.face,
        created: row.created,
        last_seen: row.used,
        devices: devices
            .map(|token| PersonalDevice {
                link: token.kind == TokenKind::Link,
                device: token.device,
                created: token.created,
                used: token.used,
                expires: token.expires,
            })
            .collect(),
        tables,
        reports: reports
            .map(|report| PersonalReport {
                about: report.about.name,
                reason: report.reason,
                created: report.created,
            })
            .collect(),
        bans: bans
            .map(|ban| PersonalBan {
                reason: ban.reason,
                until: ban.until,
            })
            .collect(),
    }))
}

/// Returns what a table's log says of a person. Secrets of the shuffle are nobody's.
fn said_of(guest: u64, stored: &StoredTable) -> PersonalTable {
    let mut said = PersonalTable {
        code: stored.code.clone(),
        created: stored.created,
        ..PersonalTable::default()
    };
    let mut seat = None;
    for fact in &stored.facts {
        match fact {
            Fact::Opened { host, .. } if host.id == guest => {
                said.host = true;
                said.names.push(host.name.clone());
            }
            Fact::Sat {
                seat: taken,
                guest: who,
            } if who.id == guest => {
                seat = Some(*taken);
                said.names.push(who.name.clone());
            }
            Fact::Renamed { guest: who } if who.id == guest => said.names.push(who.name.clone()),
            Fact::LeftSeat { seat: left } | Fact::Replaced { seat: left, .. }
                if seat == Some(*left) =>
            {
                seat = None;
            }
            Fact::Chatted {
                guest: who,
                text,
                at,
            } if who.id == guest => {
                let (text, at) = (text.clone(), *at);
                said.chat.push(PersonalLine { text, at });
            }
            Fact::Stepped {
                seat: mover,
                action,
                at,
                ..
            } if seat == Some(*mover) => {
                let (text, at) = (action.clone(), *at);
                said.actions.push(PersonalLine { text, at });
            }
            _ => {}
        }
    }
    said.names.dedup();
    said
}
