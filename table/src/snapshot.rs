//! What a viewer sees of the table.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use stammtisch_engine::ObjectText;
use stammtisch_log::{Seat, TableSettings, TimeControl, Timestamp};
use utoipa::ToSchema;

use crate::chair::Chair;
use crate::listing::summary;
use crate::proof::Shuffle;
use crate::regulars::Regular;
use crate::table::{Phase, Table};

/// Snapshots and sandboxes list as many actions as fit into this many bytes; a table of tiles has
/// thousands.
pub(crate) const MAX_ACTION_BYTES: usize = 48 * 1024;

/// Everything that one viewer may see now, and what they can do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Snapshot {
    /// What changes with every step.
    #[serde(flatten)]
    pub state: SnapshotState,
    /// What changes seldom.
    #[serde(flatten)]
    pub header: SnapshotHeader,
}

/// The part of a snapshot that changes with every step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SnapshotState {
    /// The number of the viewer's newest update.
    pub last_update: u64,
    /// The number of the newest state that the viewer sees; commands name it.
    pub state_number: u64,
    /// The milliseconds that each seat has left; null without a time control.
    #[schema(required = true)]
    pub clocks: Option<Vec<u64>>,
    /// The milliseconds that the clock of the seat to act still waits, so that its player can see what the
    /// others did; left out if it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_wait: Option<u64>,
    /// What the viewer sees of the game, in the public vocabulary; left out before the first deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, required = false)]
    pub view: Option<ObjectText>,
    /// What each seat sees, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>, required = false)]
    pub views: Option<Vec<ObjectText>>,
    /// The seat to act; null once the game is over, left out before the first deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<usize>, required = false)]
    pub turn: Option<Option<usize>>,
    /// What the viewer can do, if it is their turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>, required = false)]
    pub actions: Option<Box<RawValue>>,
    /// What each of `actions` would do: points, pieces with the places that they leave and go to,
    /// value, price.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>, required = false)]
    pub previews: Option<Box<RawValue>>,
    /// Whether `actions` lists every possible action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = bool, required = false)]
    pub complete: Option<bool>,
    /// Whether the viewer can take a step back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = bool, required = false)]
    pub can_undo: Option<bool>,
    /// The steps of this turn that the viewer took back and can make again, the one taken back last at the
    /// end; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>, required = false)]
    pub undone: Option<Vec<Value>>,
}

/// The part of a snapshot that changes seldom.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SnapshotHeader {
    /// The viewer's seat; null for those who watch.
    #[schema(required = true)]
    pub you: Option<usize>,
    /// Whether the viewer is the host. The server fills it in.
    pub hosting: bool,
    /// How far the table is.
    pub phase: Phase,
    /// What is played, and how.
    pub settings: TableSettings,
    /// The host's name.
    pub host: String,
    /// The number of games started here, this one included.
    pub game_number: u32,
    /// Who sits where; null for a free seat.
    pub seats: Vec<Option<SeatInfo>>,
    /// What proves the shuffle, as far as it can be shown.
    pub shuffle: Shuffle,
    /// Whether those without a seat may watch a game.
    pub watching: bool,
    /// The numbers of the people whom the host has muted; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub muted: Vec<usize>,
    /// How many watch, without those who sit here; at most 20 are counted. The server fills it in.
    pub watchers: usize,
    /// Whether the table is closed; left out if it is not.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub closed: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// What somebody who chooses a table wants to know.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Summary {
    /// The code that leads to the table.
    pub code: String,
    /// The game's identifier.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The game's options.
    #[schema(value_type = Object)]
    pub options: Value,
    /// How long the players may think.
    pub time_control: TimeControl,
    /// How far the table is.
    pub phase: Phase,
    /// The host's name.
    pub host: String,
    /// Who sits where; null for a free seat.
    pub seats: Vec<Option<SeatInfo>>,
    /// The viewer's seat; null for those who do not sit there.
    #[schema(required = true)]
    pub you: Option<usize>,
    /// The seat to act; null if none is.
    #[schema(required = true)]
    pub turn: Option<usize>,
}

/// Who sits at a seat, as everybody may know.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SeatInfo {
    /// The person's name; null for a bot, empty for somebody who was erased. A bot's is in `regular`.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The bot's level; null for a person.
    #[schema(required = true)]
    pub bot: Option<&'static str>,
    /// Whether a bot plays for the person.
    pub away: bool,
    /// Whether the player is ready to start.
    pub ready: bool,
    /// The person's number at this table, by which they are muted or reported; left out for a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = usize, required = false)]
    pub person: Option<usize>,
    /// Whether the player is connected. The server fills it in, for snapshots only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = bool, required = false)]
    pub present: Option<bool>,
    /// Which of the regulars the bot is; left out for a person, and for bots of earlier games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Regular, required = false)]
    pub regular: Option<Regular>,
    /// The name of the face: of a person, one of those that `GET /games` lists; of a regular, their
    /// character. Left out for bots that are no regulars.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false)]
    pub face: Option<&'static str>,
}

impl Table {
    /// Returns everything that this viewer may see now, and what they can do.
    pub fn snapshot(&self, viewer: Option<Seat>, now: Timestamp) -> Snapshot {
        Snapshot {
            state: self.snapshot_state(viewer, now),
            header: self.snapshot_header(viewer),
        }
    }

    /// Returns the part of a snapshot that changes seldom.
    pub fn snapshot_header(&self, viewer: Option<Seat>) -> SnapshotHeader {
        SnapshotHeader {
            you: viewer,
            hosting: false,
            phase: self.phase(),
            settings: self.settings().clone(),
            host: self.seating.host.name.clone(),
            game_number: self.game_number,
            seats: self.seats(),
            shuffle: self.shuffle(),
            watching: self.people.watching,
            muted: self.people.muted(),
            watchers: 0,
            closed: self.seating.closed,
        }
    }

    /// Returns the part of a snapshot that changes with every step.
    pub fn snapshot_state(&self, viewer: Option<Seat>, now: Timestamp) -> SnapshotState {
        let mut state = SnapshotState {
            last_update: self.stream(viewer).last(),
            state_number: self.state_number_for(viewer),
            clocks: self.clocks_left(now),
            clock_wait: self.clock_wait(now),
            view: None,
            views: None,
            turn: None,
            actions: None,
            previews: None,
            complete: None,
            can_undo: None,
            undone: None,
        };
        let Some(playthrough) = &self.playthrough else {
            return state;
        };
        state.view = Some(playthrough.view(viewer));
        state.turn = Some(playthrough.turn());
        if playthrough.turn().is_none() {
            // Nothing is hidden any more.
            let views = (0..self.chairs().len()).map(|seat| playthrough.view(Some(seat)));
            state.views = Some(views.collect());
        }
        if viewer.is_some() && viewer == playthrough.turn() {
            let listed = playthrough.legal_within(MAX_ACTION_BYTES);
            state.actions = Some(listed.actions);
            state.previews = Some(listed.previews);
            state.complete = Some(listed.complete);
            state.can_undo = Some(self.can_undo());
            state.undone = self.undone.actions();
        }
        state
    }

    /// Returns what somebody who chooses a table wants to know; the table does not know its code.
    pub fn summary(&self, code: &str, viewer: Option<Seat>) -> Summary {
        Summary {
            you: viewer,
            turn: self.turn(),
            ..summary(&self.seating, self.phase(), code)
        }
    }

    /// Returns the number of the newest state that this viewer sees: the player on turn sees every
    /// step of theirs, the others only what is committed.
    pub fn state_number_for(&self, viewer: Option<Seat>) -> u64 {
        if viewer.is_some() && viewer == self.turn() {
            self.state_number
        } else {
            self.committed_number
        }
    }

    fn seats(&self) -> Vec<Option<SeatInfo>> {
        let info = |chair: &Chair| {
            let person = chair.guest().and_then(|guest| self.people.number(guest.id));
            let info = chair.info()?;
            Some(SeatInfo { person, ..info })
        };
        self.chairs().iter().map(info).collect()
    }

    fn clocks_left(&self, now: Timestamp) -> Option<Vec<u64>> {
        if self.settings().time_control == TimeControl::None {
            return None;
        }
        let seats = 0..self.chairs().len();
        Some(seats.map(|seat| self.clocks.left(seat, now)).collect())
    }

    fn clock_wait(&self, now: Timestamp) -> Option<u64> {
        let has_clocks = self.settings().time_control != TimeControl::None;
        has_clocks
            .then(|| self.clocks.wait(now))
            .filter(|wait| *wait > 0)
    }
}
