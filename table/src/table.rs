//! The table as its log makes it.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::Serialize;
use stammtisch_bots::{Bot, Level};
use stammtisch_engine::{AnyPlaythrough, Catalogue};
use stammtisch_log::{Fact, Seat, Secret, TableFlags, TableSettings, Timestamp};
use stammtisch_rules::Rng;
use utoipa::ToSchema;

use crate::chair::Chair;
use crate::people::People;
use crate::seating::Seating;
use crate::update::UpdateStream;
use crate::{Clocks, Decision, FactError, FinishedGame, LogError, Update};

/// How far the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People take their seats.
    Lobby,
    /// A game is being played.
    Playing,
    /// The game is over.
    Finished,
}

/// The state that a bot is asked to move in. Its answer counts as long as this is the newest state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotRequest {
    /// The seat that the bot moves for.
    pub seat: Seat,
    /// The number of the game at this table.
    pub game_number: u32,
    /// The number of the state in this game.
    pub state_number: u64,
}

/// A bot's move to compute: run it on another thread and give the answer to [`Table::bot_moved`].
pub struct BotJob {
    /// The state that the bot is asked to move in.
    pub request: BotRequest,
    /// Whether the bot's turn has just started.
    pub starts_turn: bool,
    /// The computation.
    pub run: stammtisch_engine::BotJob,
}

/// One table.
pub struct Table {
    pub(crate) catalogue: Catalogue,
    pub(crate) seating: Seating,
    pub(crate) secret: Secret,
    /// Who has been here, and what the host allows.
    pub(crate) people: People,
    /// The game. It is shared once it is finished, when nothing changes it any more.
    pub(crate) playthrough: Option<Arc<dyn AnyPlaythrough>>,
    pub(crate) clocks: Clocks,
    /// Counts steps and those taken back.
    pub(crate) state_number: u64,
    /// What `state_number` was when the others last saw something new.
    pub(crate) committed_number: u64,
    /// What `state_number` was when the turn started.
    pub(crate) turn_started: u64,
    /// The number of games started here, the running one included.
    pub(crate) game_number: u32,
    /// The games before it that can still be replayed.
    pub(crate) earlier_games: VecDeque<FinishedGame>,
    /// The keys of each seat's newest commands.
    pub(crate) keys: Vec<VecDeque<String>>,
    /// A stream for each seat, and one for those who watch.
    pub(crate) streams: Vec<UpdateStream>,
}

impl Table {
    /// Makes a table from its log. Fails at the first fact that does not fit.
    pub fn from_log(catalogue: Catalogue, log: &[Fact]) -> Result<Table, LogError> {
        let opening = LogError {
            number: 0,
            step: None,
            why: FactError::Opening,
        };
        let (first, rest) = log.split_first().ok_or(opening.clone())?;
        let mut table = Table::open(catalogue, first).ok_or(opening)?;
        for (number, fact) in (1..).zip(rest) {
            table.replay(fact).map_err(|why| LogError {
                number,
                step: table.next_step(fact),
                why,
            })?;
        }
        Ok(table)
    }

    /// The number of the step that a fact makes or takes back.
    fn next_step(&self, fact: &Fact) -> Option<usize> {
        let steps = self.playthrough.as_ref()?.steps();
        match fact {
            Fact::Stepped { .. } => Some(steps + 1),
            Fact::Undone { .. } => Some(steps),
            _ => None,
        }
    }

    /// Makes a table from its first fact; `None` if that is not [`Fact::Opened`].
    pub fn open(catalogue: Catalogue, fact: &Fact) -> Option<Table> {
        let Fact::Opened {
            settings,
            host,
            secret,
        } = fact
        else {
            return None;
        };
        let mut table = Table {
            catalogue,
            seating: Seating::new(settings.clone(), host.clone()),
            secret: secret.clone(),
            people: People::new(host.id),
            playthrough: None,
            clocks: Clocks::new(settings.time_control, settings.players),
            state_number: 0,
            committed_number: 0,
            turn_started: 0,
            game_number: 0,
            earlier_games: VecDeque::new(),
            keys: Vec::new(),
            streams: Vec::new(),
        };
        table.set_streams();
        Some(table)
    }

    /// Makes as many streams as there are players; those beyond disappear.
    pub(crate) fn set_streams(&mut self) {
        let players = self.settings().players;
        self.keys.resize(players, VecDeque::new());
        let watching = self.streams.pop().unwrap_or_default();
        self.streams.resize(players, UpdateStream::default());
        self.streams.push(watching);
        self.clocks = Clocks::new(self.settings().time_control, players);
    }

    /// Returns how far the table is.
    pub fn phase(&self) -> Phase {
        match &self.playthrough {
            None => Phase::Lobby,
            Some(playthrough) if playthrough.turn().is_none() => Phase::Finished,
            Some(_) => Phase::Playing,
        }
    }

    /// Returns what is played, and how.
    pub fn settings(&self) -> &TableSettings {
        &self.seating.settings
    }

    pub(crate) fn chairs(&self) -> &[Chair] {
        &self.seating.chairs
    }

    /// Returns how the table is found.
    pub fn flags(&self) -> TableFlags {
        self.seating.flags(self.phase())
    }

    /// Returns how the table would be found after this decision. Fails if its facts do not fit.
    pub fn flags_after(&self, decision: &Decision) -> Result<TableFlags, FactError> {
        let phase = decision.phase_after(self.phase());
        if !decision.changes_seating() {
            return Ok(self.seating.flags(phase));
        }
        let mut seating = self.seating.clone();
        for fact in decision.facts() {
            seating.accept(fact)?;
        }
        Ok(seating.flags(phase))
    }

    /// Returns the seat to act, if there is one.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.playthrough.as_ref()?.turn()
    }

    /// Returns the seat of this guest; `None` for those who watch.
    pub fn seat_of(&self, guest: u64) -> Option<Seat> {
        let sits = |chair: &Chair| chair.guest().is_some_and(|there| there.id == guest);
        self.chairs().iter().position(sits)
    }

    /// Returns the updates of a viewer after this number; `None` if some are no longer kept.
    pub fn since(
        &self,
        viewer: Option<Seat>,
        number: u64,
    ) -> Option<impl Iterator<Item = &Update>> {
        self.stream(viewer).since(number)
    }

    pub(crate) fn stream(&self, viewer: Option<Seat>) -> &UpdateStream {
        &self.streams[viewer.unwrap_or(self.streams.len() - 1)]
    }

    /// Returns when the next clock alarm is due ([`Table::clock_alarm`]). Bots have no clock.
    pub fn next_alarm(&self) -> Option<Timestamp> {
        if self.seating.closed || self.chairs()[self.turn()?].bot().is_some() {
            return None;
        }
        self.clocks.next_alarm()
    }

    /// Returns the bot's move to compute, if it is a bot's turn.
    pub fn bot_job(&self) -> Option<BotJob> {
        self.bot_job_at(self.chairs()[self.bot_request()?.seat].bot()?)
    }

    /// Returns what a bot is asked now, if it is a bot's turn.
    pub fn bot_request(&self) -> Option<BotRequest> {
        let seat = self.turn().filter(|_| !self.seating.closed)?;
        self.chairs()[seat].bot()?;
        Some(BotRequest {
            seat,
            game_number: self.game_number,
            state_number: self.state_number,
        })
    }

    /// Returns the same job for a bot of another level.
    pub fn bot_job_at(&self, level: Level) -> Option<BotJob> {
        let request = self.bot_request()?;
        // The same random numbers after a restart, so that the bot gives the same answer.
        let rng = Rng::from_text(&format!(
            "{}/{}/{}",
            self.secret.reveal(),
            self.game_number,
            self.state_number
        ));
        Some(BotJob {
            request,
            starts_turn: self.state_number == self.turn_started,
            run: self.playthrough.as_ref()?.bot_job(Bot::new(level), rng),
        })
    }

    /// Returns whether this seat has sent a command with this key.
    pub(crate) fn has_key(&self, seat: Seat, key: Option<&str>) -> bool {
        key.is_some_and(|key| self.keys[seat].iter().any(|known| known == key))
    }
}
