//! The table as its log makes it.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::Serialize;
use stammtisch_bots::{Bot, Level};
use stammtisch_engine::{AnyPlaythrough, Catalogue};
use stammtisch_log::{Fact, Seat, Secret, TableFlags, TableSettings, Timestamp};
use stammtisch_rules::Rng;
use utoipa::ToSchema;

use crate::chair::{Chair, SUBSTITUTE};
use crate::dealing::Dealt;
use crate::keys::Keys;
use crate::log_size::LogSize;
use crate::people::People;
use crate::seating::Seating;
use crate::undone_steps::UndoneSteps;
use crate::update::UpdateStream;
use crate::{Clocks, FactError, FinishedGame, LogError, Update};

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
    /// The commitment of the table's first secret: it names the table where its code must not be shown.
    pub(crate) first_commitment: String,
    /// How often the shuffle of the next game was broken off, or that of the present one.
    pub(crate) broken_shuffles: u32,
    /// What decided the present deal.
    pub(crate) dealt: Option<Dealt>,
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
    /// The steps of the turn that were taken back.
    pub(crate) undone: UndoneSteps,
    /// The number of games started here, the running one included.
    pub(crate) game_number: u32,
    /// The games before it that can still be replayed.
    pub(crate) earlier_games: VecDeque<FinishedGame>,
    /// The keys of the commands since the last game was put aside.
    pub(crate) keys: Keys,
    pub(crate) log_size: LogSize,
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
            first_commitment: secret.commitment(),
            broken_shuffles: 0,
            dealt: None,
            people: People::new(host.id),
            playthrough: None,
            clocks: Clocks::new(settings.time_control, settings.players),
            state_number: 0,
            committed_number: 0,
            turn_started: 0,
            undone: UndoneSteps::default(),
            game_number: 0,
            earlier_games: VecDeque::new(),
            keys: Keys::default(),
            log_size: LogSize::default(),
            streams: Vec::new(),
        };
        table.log_size.add(fact);
        table.set_streams();
        Some(table)
    }

    /// Makes as many streams as there are players; those beyond disappear.
    pub(crate) fn set_streams(&mut self) {
        let players = self.settings().players;
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

    /// Returns when something is due by the time ([`Table::alarm`]): a clock alarm, or the end of the
    /// time to reveal nonces.
    pub fn next_alarm(&self) -> Option<Timestamp> {
        if self.seating.closed {
            return None;
        }
        self.clocks.next_alarm().or_else(|| self.reveal_deadline())
    }

    /// Returns since when the clock that runs has not been charged.
    pub fn uncharged_since(&self) -> Option<Timestamp> {
        self.clocks.uncharged_since()
    }

    /// Returns the bot that moves when this seat is on turn: its own, or one for a person who is away
    /// or whose time is up.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<Level> {
        let is_out = || self.clocks.is_out(seat).then_some(SUBSTITUTE);
        self.chairs()[seat].bot().or_else(is_out)
    }

    /// Returns the bot's move to compute, if it is a bot's turn.
    pub fn bot_job(&self) -> Option<BotJob> {
        self.bot_job_at(self.bot_at(self.turn()?)?)
    }

    /// Returns what a bot is asked now, if it is a bot's turn.
    pub fn bot_request(&self) -> Option<BotRequest> {
        let seat = self.turn().filter(|_| !self.seating.closed)?;
        self.bot_at(seat)?;
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
}
