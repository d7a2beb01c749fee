//! The bodies of requests and answers.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_engine::Checked;
use stammtisch_log::{Guest, TableSettings};
use stammtisch_rules::Preview;
use stammtisch_table::{Regular, SeatInfo, Snapshot, Summary, face_of};
use utoipa::ToSchema;

pub(crate) use from_engine::{GameInfo, HintAnswer, StepAnswer};

/// The guest who asks.
#[derive(Serialize, ToSchema)]
pub(crate) struct MeAnswer {
    /// Their name; null for somebody new.
    #[schema(required = true)]
    pub(crate) name: Option<String>,
    /// Their face, one of those that `GET /games` lists; null for somebody new.
    #[schema(required = true)]
    pub(crate) face: Option<&'static str>,
    /// The tables where they have a seat, the newest first.
    pub(crate) tables: Vec<Summary>,
    /// The codes of those among them that are damaged and set aside; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(crate) damaged: Vec<String>,
    /// The version of the browser client that the server has, as `GET /client` says it.
    pub(crate) client_version: &'static str,
}

/// The name and the face that the guest has now.
#[derive(Serialize, ToSchema)]
pub(crate) struct NameAnswer {
    /// Their name; null if the device forgot them.
    #[schema(required = true)]
    pub(crate) name: Option<String>,
    /// Their face; null if the device forgot them.
    #[schema(required = true)]
    pub(crate) face: Option<&'static str>,
}

impl NameAnswer {
    /// Of a device that has forgotten the guest.
    pub(crate) const NOBODY: NameAnswer = NameAnswer {
        name: None,
        face: None,
    };

    pub(crate) fn new(guest: &Guest) -> NameAnswer {
        NameAnswer {
            name: Some(guest.name.clone()),
            face: Some(face_of(guest)),
        }
    }
}

/// A name, a face, or both.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameBody {
    /// 1 to 40 characters. Whoever is no guest yet needs one.
    pub(crate) name: Option<String>,
    /// One of the faces that `GET /games` lists.
    pub(crate) face: Option<String>,
}

/// A link to another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct LinkAnswer {
    /// The address to open there.
    pub(crate) link: String,
    /// Until when it is valid, in milliseconds since 1970.
    pub(crate) expires: u64,
}

/// What a token is good for.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DeviceKind {
    /// A device that is signed in.
    Device,
    /// A link that was not used yet.
    Link,
}

/// A device of the guest, or a link that was not used yet.
#[derive(Serialize, ToSchema)]
pub(crate) struct Device {
    /// Names it in the request that signs it out.
    pub(crate) id: String,
    pub(crate) kind: DeviceKind,
    /// Whether it is the device that asks.
    pub(crate) this: bool,
    /// The kind of device, like "Firefox, Android"; of a link the one where it was made. Empty if unknown.
    pub(crate) device: String,
    /// When it was signed in or made; 0 if that was not noted.
    pub(crate) created: u64,
    /// When it was last used, to the day.
    pub(crate) used: u64,
    /// Until when it is valid.
    pub(crate) expires: u64,
}

/// The devices of the guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct DevicesAnswer {
    pub(crate) devices: Vec<Device>,
}

/// Pages of the host's own.
#[derive(Serialize, ToSchema)]
pub(crate) struct AboutAnswer {
    /// Who runs the server; null if the host has set no link.
    #[schema(required = true)]
    pub(crate) imprint: Option<String>,
    /// What is done with people's data; null if the host has set no link.
    #[schema(required = true)]
    pub(crate) privacy: Option<String>,
}

/// Whom to report, and why.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReportBody {
    /// The person's number at this table, as in seats and chat lines.
    pub(crate) person: usize,
    /// Why, in the reporter's words; at most 500 characters are kept.
    #[serde(default)]
    pub(crate) reason: String,
}

/// A report was stored.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReportedAnswer {
    /// Always true.
    pub(crate) ok: bool,
}

/// The token of a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimBody {
    /// What follows the `#` of the link.
    pub(crate) token: String,
}

/// The build of the browser client.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClientAnswer {
    /// Differs from build to build.
    pub(crate) version: String,
    /// Its files, as paths.
    pub(crate) files: Vec<String>,
}

/// The games and the levels of the bots.
#[derive(Serialize, ToSchema)]
pub(crate) struct GamesAnswer {
    #[schema(value_type = Vec<GameInfo>)]
    pub(crate) games: Vec<Value>,
    /// The levels, from weak to strong.
    pub(crate) levels: Vec<&'static str>,
    /// The regulars, whom a bot's seat can be given to.
    pub(crate) regulars: [Regular; 12],
    /// The faces that guests choose from.
    pub(crate) faces: [&'static str; 12],
}

/// Public tables that wait for players.
#[derive(Serialize, ToSchema)]
pub(crate) struct TablesAnswer {
    #[schema(value_type = Vec<Summary>)]
    pub(crate) tables: Vec<Value>,
}

/// A table to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenBody {
    pub(crate) settings: TableSettings,
    /// The seat of the host.
    pub(crate) sit: Option<usize>,
    /// The levels of the bots, seat by seat; null for no bot.
    #[serde(default)]
    pub(crate) bots: Vec<Option<String>>,
    /// Whether to start at once.
    #[serde(default)]
    pub(crate) start: bool,
    /// A key of the client's choice: sent again, it leads to the table that it opened.
    pub(crate) key: Option<String>,
    /// The host's commitment to a nonce, with `start`: the game starts once the nonce is revealed.
    pub(crate) commitment: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct OpenedAnswer {
    /// The code that leads to it.
    pub(crate) code: String,
    pub(crate) snapshot: Snapshot,
}

/// A table as the caller sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableAnswer {
    pub(crate) snapshot: Snapshot,
}

/// A command that was carried out.
#[derive(Serialize, ToSchema)]
pub(crate) struct CommandAnswer {
    /// Always true.
    pub(crate) ok: bool,
    pub(crate) snapshot: Snapshot,
}

/// An action to check.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckBody {
    /// The action in the public vocabulary.
    #[schema(value_type = Object)]
    pub(crate) action: Value,
}

/// An action that is possible.
#[derive(Serialize, ToSchema)]
pub(crate) struct CheckAnswer {
    /// Always true.
    pub(crate) ok: bool,
    /// The points or chips that a greedy player sees in it.
    pub(crate) gain: i32,
    /// What it would do at once: points, pieces with the places that they leave and go to, value,
    /// price.
    #[schema(value_type = Object)]
    pub(crate) preview: Preview,
}

impl From<Checked> for CheckAnswer {
    fn from(Checked { gain, preview }: Checked) -> CheckAnswer {
        let ok = true;
        CheckAnswer { ok, gain, preview }
    }
}

/// A draft to be put in order.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArrangeBody {
    /// The pieces, as the game names them.
    #[schema(value_type = Object)]
    pub(crate) draft: Value,
}

/// A draft that was put in order.
#[derive(Serialize, ToSchema)]
pub(crate) struct ArrangeAnswer {
    /// Always true.
    pub(crate) ok: bool,
    /// The draft, as the game writes it.
    #[schema(value_type = Object)]
    pub(crate) arranged: Value,
}

/// A finished game in words.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReplayAnswer {
    /// Its number among the games played at the table, from 1.
    pub(crate) number: u32,
    pub(crate) settings: TableSettings,
    /// Who played.
    pub(crate) seats: Vec<Option<SeatInfo>>,
    /// What the players are called in the sentences.
    pub(crate) names: Vec<String>,
    /// The caller's seat; null for those who watched.
    #[schema(required = true)]
    pub(crate) you: Option<usize>,
    pub(crate) winners: Vec<usize>,
    /// The number of the latest game at the table that is over.
    pub(crate) games: u32,
    #[schema(value_type = Vec<from_engine::ReplayStep>)]
    pub(crate) steps: Vec<Value>,
}

/// Objects that the engine writes. They are described here and pass through as they are; a test holds
/// these descriptions to what is really sent.
#[expect(dead_code, reason = "describes what another crate writes")]
mod from_engine {
    use utoipa::ToSchema;

    /// A game.
    #[derive(ToSchema)]
    pub(crate) struct GameInfo {
        /// Its identifier.
        game: String,
        /// The least and the most players.
        #[schema(min_items = 2, max_items = 2)]
        players: Vec<usize>,
        /// The version of its rules.
        version: u64,
        /// Its options by name, with their values and defaults.
        #[schema(value_type = Object)]
        options: (),
        /// The figures that its rules count with.
        #[schema(value_type = Object)]
        constants: (),
    }

    /// What a bot would do.
    #[derive(ToSchema)]
    pub(crate) struct HintAnswer {
        /// Always true.
        ok: bool,
        /// The action in the public vocabulary.
        #[schema(value_type = Object)]
        action: (),
        /// What it would do at once.
        #[schema(value_type = Object)]
        preview: (),
        /// Each seat's chance to win, as the bot sees it.
        value: Vec<f64>,
        /// How many positions the bot looked at.
        searched: u64,
        /// The second best action; null if there is none.
        #[schema(required = true)]
        second: Option<SecondBest>,
        /// What `second.by` measures.
        measure: Measure,
        /// The action in words.
        text: String,
        /// Why, in a few sentences: what it brings, prevents or risks, and how the second best compares.
        why: String,
    }

    /// The second best action.
    #[derive(ToSchema)]
    pub(crate) struct SecondBest {
        #[schema(value_type = Object)]
        action: (),
        /// How much worse it is.
        by: f64,
    }

    /// What a difference between actions measures.
    #[derive(ToSchema)]
    #[schema(rename_all = "snake_case")]
    pub(crate) enum Measure {
        /// Chances to win.
        Chance,
        /// Points of the game.
        Points,
    }

    /// One step of a finished game.
    #[derive(ToSchema)]
    pub(crate) struct ReplayStep {
        /// Who acted.
        seat: usize,
        /// The action in the public vocabulary.
        #[schema(value_type = Object)]
        action: (),
        /// The action in words.
        text: String,
        /// What happened, a sentence for each event.
        sentences: Vec<String>,
        /// What happened, in the public vocabulary.
        #[schema(value_type = Vec<Object>)]
        events: (),
    }

    /// A finished game after some steps.
    #[derive(ToSchema)]
    pub(crate) struct StepAnswer {
        /// The number of steps.
        step: usize,
        /// The seat to act; null at the end.
        #[schema(required = true)]
        turn: Option<usize>,
        /// Whether the game is over.
        over: bool,
        /// What the viewpoint sees.
        #[schema(value_type = Object)]
        view: (),
        /// What each seat sees, for the viewpoint `all`.
        #[schema(value_type = Vec<Object>, required = false)]
        views: (),
    }
}
