//! The facts that follow from a command, or why it is rejected. Nothing changes here.

use stammtisch_bots::Level;
use stammtisch_engine::{ActionInput, Catalogue, ChosenAction, PreparedStep};
use stammtisch_log::{
    Fact, GameRules, Guest, Mover, Seat, Secret, TableSettings, Timestamp, is_nonce,
};
use stammtisch_rules::Phrase;

use crate::chair::Chair;
use crate::clock::is_sane;
use crate::names::tidy_text;
use crate::table::{BotRequest, Phase, Table};
use crate::{ClockAlarm, Command, Decision, Rejection};

/// The longest chat line, in characters.
const MAX_CHAT_LINE: usize = 500;
/// The longest key of a command.
const MAX_KEY: usize = 64;

/// A source of fresh random bytes.
pub type RandomBytes<'a> = &'a mut dyn FnMut() -> [u8; 32];

pub(crate) type Facts = Result<Vec<Fact>, Rejection>;

fn check_settings(catalogue: Catalogue, settings: &TableSettings) -> Result<(), Rejection> {
    if !is_sane(settings.time_control) {
        return Err(Rejection::new("table-time-control"));
    }
    let name = &settings.game;
    let unknown = || Phrase::new("table-no-game").text("game", name);
    let game = catalogue.find(name).ok_or_else(unknown)?;
    Ok(game.check_options(settings.players, &settings.options)?)
}

pub(crate) fn fresh_nonce(random: RandomBytes) -> String {
    hex::encode(&random()[..16])
}

impl Table {
    /// Returns the first fact of a new table. Fails if the settings cannot be played.
    pub fn opening(
        catalogue: Catalogue,
        settings: TableSettings,
        host: Guest,
        random: RandomBytes,
    ) -> Result<Fact, Rejection> {
        check_settings(catalogue, &settings)?;
        Ok(Fact::Opened {
            settings,
            host,
            secret: Secret::new(random()),
        })
    }

    /// Returns what follows from a command; nothing if it was carried out before. Fails if it is not
    /// possible now.
    pub fn decide(
        &self,
        who: &Guest,
        command: &Command,
        now: Timestamp,
        random: RandomBytes,
    ) -> Result<Decision, Rejection> {
        self.is_open()?;
        let facts = match command {
            Command::Sit { seat } => self.decide_sit(who, *seat),
            Command::Leave {} => self.leave(who, now),
            Command::Return {} => self.come_back(who, now),
            Command::Ready { nonce } => self.ready(who, nonce.as_deref(), now, random),
            Command::AddBot { seat, level } => self.add_bot(who, *seat, level, random),
            Command::Remove { seat } => self.remove(who, *seat),
            Command::ChangeSettings { settings } => self.decide_settings(who, settings),
            Command::Start {} => self.decide_start(who, now),
            Command::Act {
                state_number,
                action,
                key,
            } => {
                let Some(seat) = self.mover(who, *state_number, key.as_deref())? else {
                    return Ok(Decision::default());
                };
                let step = self.prepare(ActionInput::Json(action))?;
                let key = key.clone();
                return Ok(self.stepped(seat, step, Mover::Person, now, key));
            }
            Command::Undo { state_number, key } => {
                let Some(seat) = self.mover(who, *state_number, key.as_deref())? else {
                    return Ok(Decision::default());
                };
                if !self.can_undo() {
                    return Err(Rejection::new("table-nothing-to-undo"));
                }
                let key = key.clone();
                Ok(self.with_return(seat, now, Fact::Undone { seat, key }))
            }
            Command::Chat { text } => self.chat(who, text, now),
            Command::Rematch {} => self.rematch(who, random),
            Command::Resign {} => self.resign(who, now),
            Command::Replace { seat } => self.replace(who, *seat, now, random),
            Command::Mute { person } => self.mute(who, *person, true),
            Command::Unmute { person } => self.mute(who, *person, false),
            Command::AllowWatching { allowed } => self.allow_watching(who, *allowed),
            Command::Close {} => self.close(who, now),
        };
        facts.map(Decision::from)
    }

    fn prepare(&self, action: ActionInput) -> Result<PreparedStep, Rejection> {
        let playthrough = self.playthrough.as_ref();
        let playthrough = playthrough.ok_or_else(|| Rejection::new("table-not-playing"))?;
        Ok(playthrough.prepare(action)?)
    }

    fn stepped(
        &self,
        seat: Seat,
        step: PreparedStep,
        by: Mover,
        at: Timestamp,
        key: Option<String>,
    ) -> Decision {
        let stepped = Fact::Stepped {
            seat,
            action: step.text.clone(),
            by,
            at,
            key,
        };
        let facts = match by {
            Mover::Person => self.with_return(seat, at, stepped),
            Mover::Bot => vec![stepped],
        };
        Decision::with_step(facts, step)
    }

    /// Returns what follows from a bot's answer. Nothing if the bot was asked about an older state, or
    /// its person is back. Fails if the rules forbid what it chose.
    pub fn bot_moved(
        &self,
        request: BotRequest,
        action: &ChosenAction,
        now: Timestamp,
    ) -> Result<Decision, Rejection> {
        if self.bot_request() != Some(request) {
            return Ok(Decision::default());
        }
        let step = self.prepare(ActionInput::Chosen(action))?;
        Ok(self.stepped(request.seat, step, Mover::Bot, now, None))
    }

    /// Returns what follows from the server having been away: the clocks go on from now.
    pub fn resumed(&self, now: Timestamp) -> Decision {
        let runs = self.next_alarm().is_some();
        let resumed = runs.then_some(Fact::Resumed { at: now });
        Decision::from(Vec::from_iter(resumed))
    }

    /// Returns what follows from a new name. Nothing for those who only watch, and nothing if the name
    /// is known.
    pub fn renamed(&self, guest: &Guest) -> Decision {
        let guest = self.distinct(guest);
        let known = self.seating.name_of(guest.id);
        let renamed = known.filter(|name| **name != guest.name && !self.seating.closed);
        let renamed = renamed.map(|_| Fact::Renamed { guest });
        Decision::from(Vec::from_iter(renamed))
    }

    /// Returns what follows from the clocks.
    pub fn clock_alarm(&self, now: Timestamp) -> Decision {
        let alarm = self.next_alarm().and_then(|_| self.clocks.alarm(now));
        let fact = alarm.map(|alarm| match alarm {
            ClockAlarm::Warn(seat) => Fact::TimeWarned { seat, at: now },
            ClockAlarm::TimeOut(seat) => Fact::BotTookOver { seat, at: now },
        });
        Decision::from(Vec::from_iter(fact))
    }

    /// The first fact of a game: by which rules it is played.
    fn started(&self, at: Timestamp) -> Fact {
        let TableSettings {
            game,
            players,
            options,
            ..
        } = self.settings();
        let rules = self.catalogue.find(game).map(|found| GameRules {
            game: game.clone(),
            version: found.version(),
            players: *players,
            options: options.clone(),
        });
        Fact::Started {
            at,
            rules,
            state: None,
        }
    }

    fn in_lobby(&self) -> Result<(), Rejection> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            _ => Err(Rejection::new("table-too-late")),
        }
    }

    fn by_host(&self, who: &Guest) -> Result<(), Rejection> {
        self.hosted_by(who)?;
        self.in_lobby()
    }

    pub(crate) fn own_seat(&self, who: &Guest) -> Result<Seat, Rejection> {
        self.seat_of(who.id)
            .ok_or_else(|| Rejection::new("table-no-seat"))
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Rejection> {
        self.chairs()
            .get(seat)
            .ok_or_else(|| Rejection::new("table-no-such-seat"))
    }

    /// Whoever has a seat leaves it.
    fn decide_sit(&self, who: &Guest, seat: Seat) -> Facts {
        self.in_lobby()?;
        if *self.chair(seat)? != Chair::Empty {
            return Err(Rejection::new("table-taken"));
        }
        let leaves = self.seat_of(who.id).map(|seat| Fact::LeftSeat { seat });
        let guest = self.distinct(who);
        Ok(leaves
            .into_iter()
            .chain([Fact::Sat { seat, guest }])
            .collect())
    }

    pub(crate) fn leave(&self, who: &Guest, now: Timestamp) -> Facts {
        let seat = self.own_seat(who)?;
        Ok(match self.phase() {
            Phase::Lobby => vec![Fact::LeftSeat { seat }],
            Phase::Playing if !self.chairs()[seat].is_away() => {
                vec![Fact::BotTookOver { seat, at: now }]
            }
            Phase::Playing | Phase::Finished => Vec::new(),
        })
    }

    fn come_back(&self, who: &Guest, now: Timestamp) -> Facts {
        let seat = self.own_seat(who)?;
        let away = self.chairs()[seat].is_away();
        let returned = away.then_some(Fact::Returned { seat, at: now });
        Ok(returned.into_iter().collect())
    }

    fn ready(
        &self,
        who: &Guest,
        nonce: Option<&str>,
        now: Timestamp,
        random: RandomBytes,
    ) -> Facts {
        self.in_lobby()?;
        let seat = self.own_seat(who)?;
        if self.chairs()[seat].nonce().is_some() {
            return Ok(Vec::new());
        }
        let nonce = nonce.map_or_else(|| fresh_nonce(random), str::to_owned);
        if !is_nonce(&nonce) {
            return Err(Rejection::new("table-nonce"));
        }
        let mut facts = self.with_return(seat, now, Fact::Ready { seat, nonce });
        // A rematch starts as soon as everybody is ready.
        let others = (0..self.chairs().len()).filter(|&other| other != seat);
        let last = others
            .into_iter()
            .all(|other| self.chairs()[other].nonce().is_some());
        if self.game_number > 0 && last {
            facts.push(self.started(now));
        }
        Ok(facts)
    }

    fn add_bot(&self, who: &Guest, seat: Seat, level: &str, random: RandomBytes) -> Facts {
        self.by_host(who)?;
        if self.chair(seat)?.guest().is_some() {
            return Err(Rejection::new("table-taken"));
        }
        if Level::from_name(level).is_none() {
            return Err(Phrase::new("table-no-level").text("level", level).into());
        }
        Ok(vec![Fact::BotSat {
            seat,
            level: level.to_owned(),
            nonce: fresh_nonce(random),
        }])
    }

    fn remove(&self, who: &Guest, seat: Seat) -> Facts {
        self.by_host(who)?;
        match self.chair(seat)? {
            Chair::Empty => Ok(Vec::new()),
            _ => Ok(vec![Fact::LeftSeat { seat }]),
        }
    }

    fn decide_settings(&self, who: &Guest, settings: &TableSettings) -> Facts {
        self.by_host(who)?;
        check_settings(self.catalogue, settings)?;
        if self
            .chairs()
            .iter()
            .skip(settings.players)
            .any(|chair| *chair != Chair::Empty)
        {
            return Err(Rejection::new("table-too-many"));
        }
        let settings = settings.clone();
        let changed = Fact::SettingsChanged { settings };
        // They were ready for something else.
        Ok([changed].into_iter().chain(self.all_not_ready()).collect())
    }

    fn decide_start(&self, who: &Guest, now: Timestamp) -> Facts {
        self.by_host(who)?;
        if self.chairs().contains(&Chair::Empty) {
            return Err(Rejection::new("table-empty-seats"));
        }
        if self.chairs().iter().any(|chair| chair.nonce().is_none()) {
            return Err(Rejection::new("table-not-ready"));
        }
        Ok(vec![self.started(now)])
    }

    /// Returns the seat of somebody who may act now; `None` if the command was carried out before.
    fn mover(
        &self,
        who: &Guest,
        state_number: u64,
        key: Option<&str>,
    ) -> Result<Option<Seat>, Rejection> {
        let seat = self.own_seat(who)?;
        if key.is_some_and(|key| key.len() > MAX_KEY) {
            return Err(Rejection::new("table-key"));
        }
        if self.has_key(seat, key) {
            return Ok(None);
        }
        match self.phase() {
            Phase::Lobby => return Err(Rejection::new("table-not-playing")),
            Phase::Finished => return Err(Rejection::new("table-over")),
            Phase::Playing => {}
        }
        if self.state_number_for(Some(seat)) != state_number {
            return Err(Rejection::stale());
        }
        if self.turn() != Some(seat) {
            return Err(Rejection::new("table-not-your-turn"));
        }
        Ok(Some(seat))
    }

    /// Adds that the player is back: whoever acts, or is ready for another game, is.
    fn with_return(&self, seat: Seat, now: Timestamp, fact: Fact) -> Vec<Fact> {
        let back = self.chairs()[seat].is_away();
        let back = back.then_some(Fact::Returned { seat, at: now });
        back.into_iter().chain([fact]).collect()
    }

    fn chat(&self, who: &Guest, text: &str, now: Timestamp) -> Facts {
        if self.people.is_muted(who.id) {
            return Err(Rejection::new("table-muted"));
        }
        let text = tidy_text(text);
        if text.is_empty() || text.chars().count() > MAX_CHAT_LINE {
            return Err(Phrase::new("table-chat")
                .number("most", MAX_CHAT_LINE as i64)
                .into());
        }
        // Whoever sits here is known by the name that only they have at this table.
        let known = self.seating.name_of(who.id).map(str::to_owned);
        let guest = Guest {
            name: known.unwrap_or_else(|| who.name.clone()),
            id: who.id,
        };
        Ok(vec![Fact::Chatted {
            guest,
            text,
            at: now,
        }])
    }

    fn rematch(&self, who: &Guest, random: RandomBytes) -> Facts {
        self.own_seat(who)?;
        match self.phase() {
            Phase::Finished => Ok(vec![Fact::Rematch {
                secret: Secret::new(random()),
            }]),
            Phase::Lobby if self.game_number > 0 => Ok(Vec::new()),
            _ => Err(Rejection::new("table-not-over")),
        }
    }
}
