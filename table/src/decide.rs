//! The facts that follow from a command, or why it is rejected. Nothing changes here.

use stammtisch_bots::Level;
use stammtisch_engine::{ActionInput, Catalogue, ChosenAction, PreparedStep};
use stammtisch_log::{Fact, Guest, Mover, Seat, Secret, TableSettings, Timestamp};
use stammtisch_rules::Phrase;

use crate::chair::Chair;
use crate::clock::is_sane;
use crate::log_size::check_options;
use crate::names::tidy_text;
use crate::shuffling::Given;
use crate::table::{BotRequest, Phase, Table};
use crate::{ClockAlarm, Command, CommandRequest, Decision, Rejection};

/// The longest chat line, in characters.
const MAX_CHAT_LINE: usize = 500;

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
    check_options(&settings.options)?;
    let checked = game.check_options(settings.players, &settings.options);
    checked.map_err(|error| Rejection {
        game: Some(game.name()),
        ..error.into()
    })
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

    /// Returns what follows from a command; nothing if one with its key was carried out before. Fails if
    /// it is not possible now.
    pub fn decide_request(
        &self,
        who: &Guest,
        request: &CommandRequest,
        now: Timestamp,
        random: RandomBytes,
    ) -> Result<Decision, Rejection> {
        if self.keys.check(who.id, request.key.as_deref())? {
            return Ok(Decision::default());
        }
        let decision = self.decide(who, &request.command, now, random)?;
        Ok(match &request.key {
            Some(key) if !decision.is_empty() => decision.with_key(who.id, key),
            _ => decision,
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
        let decision = self.decide_facts(who, command, now, random)?;
        self.log_size.check(command, &decision)?;
        Ok(decision)
    }

    fn decide_facts(
        &self,
        who: &Guest,
        command: &Command,
        now: Timestamp,
        random: RandomBytes,
    ) -> Result<Decision, Rejection> {
        self.is_open()?;
        let facts = match command {
            Command::Sit { seat } => self.decide_sit(who, *seat),
            Command::Leave {} => self.leave(who, now, random),
            Command::Return {} => self.come_back(who, now),
            Command::Ready { nonce, commitment } => {
                let (nonce, commitment) = (nonce.as_deref(), commitment.as_deref());
                self.decide_ready(who, &Given { nonce, commitment }, now)
            }
            Command::Reveal { nonce } => self.decide_reveal(who, nonce, now),
            Command::AddBot {
                seat,
                level,
                character,
            } => self.add_bot(who, *seat, (level, character.as_deref()), random),
            Command::Remove { seat } => self.remove(who, *seat, random),
            Command::ChangeSettings { settings } => self.decide_settings(who, settings, random),
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
            Command::React { .. } => self.check_reaction(who).map(|_| Vec::new()),
            Command::Rematch {} => self.rematch(who, random),
            Command::Resign {} => self.resign(who, now, random),
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

    /// Returns what follows from the server having been away: clocks are charged up to `until`, when it
    /// was last known to be there, and go on from now.
    pub fn resumed(&self, until: Timestamp, now: Timestamp) -> Decision {
        let runs = self.next_alarm().is_some();
        let until = Some(until.min(now));
        let resumed = runs.then_some(Fact::Resumed { at: now, until });
        Decision::from(Vec::from_iter(resumed))
    }

    /// Returns what follows from a new name or face. Nothing for those who only watch, and nothing if both
    /// are known.
    pub fn renamed(&self, guest: &Guest) -> Decision {
        let guest = self.distinct(guest);
        let known = self.seating.known(guest.id);
        let renamed = known.filter(|known| **known != guest && !self.seating.closed);
        let renamed = renamed.map(|_| Fact::Renamed { guest });
        let renamed = renamed.filter(|fact| self.log_size.has_room_for(std::slice::from_ref(fact)));
        Decision::from(Vec::from_iter(renamed))
    }

    /// Returns what follows from the time: a clock has run out, or nonces were not revealed.
    pub fn alarm(&self, now: Timestamp, random: RandomBytes) -> Decision {
        let alarm = self.next_alarm().and_then(|_| self.clocks.alarm(now));
        let fact = match alarm {
            Some(ClockAlarm::Warn(seat)) => Some(Fact::TimeWarned { seat, at: now }),
            Some(ClockAlarm::TimeOut(seat)) => Some(Fact::BotTookOver { seat, at: now }),
            None => self.reveal_alarm(now, random),
        };
        Decision::from(Vec::from_iter(fact))
    }

    pub(crate) fn in_lobby(&self) -> Result<(), Rejection> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            _ => Err(Rejection::new("table-too-late")),
        }
    }

    pub(crate) fn by_host(&self, who: &Guest) -> Result<(), Rejection> {
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

    pub(crate) fn leave(&self, who: &Guest, now: Timestamp, random: RandomBytes) -> Facts {
        let seat = self.own_seat(who)?;
        Ok(match self.phase() {
            Phase::Lobby => self.with_break(vec![seat], vec![Fact::LeftSeat { seat }], random),
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

    fn add_bot(
        &self,
        who: &Guest,
        seat: Seat,
        (level, character): (&str, Option<&str>),
        random: RandomBytes,
    ) -> Facts {
        self.by_host(who)?;
        if self.chair(seat)?.guest().is_some() {
            return Err(Rejection::new("table-taken"));
        }
        if Level::from_name(level).is_none() {
            return Err(Phrase::new("table-no-level").text("level", level).into());
        }
        let regular = self.regular_for(seat, character)?;
        let sat = Fact::BotSat {
            seat,
            level: level.to_owned(),
            character: Some(regular.character.to_owned()),
            nonce: None,
        };
        Ok(self.with_break(Vec::new(), vec![sat], random))
    }

    fn remove(&self, who: &Guest, seat: Seat, random: RandomBytes) -> Facts {
        self.by_host(who)?;
        match self.chair(seat)? {
            Chair::Empty => Ok(Vec::new()),
            _ => Ok(self.with_break(vec![seat], vec![Fact::LeftSeat { seat }], random)),
        }
    }

    fn decide_settings(&self, who: &Guest, settings: &TableSettings, random: RandomBytes) -> Facts {
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
        if settings == self.settings() {
            return Ok(Vec::new());
        }
        let settings = settings.clone();
        let changed = Fact::SettingsChanged { settings };
        // They were ready for something else.
        let facts = [changed].into_iter().chain(self.all_not_ready());
        Ok(self.with_break(Vec::new(), facts.collect(), random))
    }

    /// Returns the seat of somebody who may act now; `None` if the command was carried out before.
    fn mover(
        &self,
        who: &Guest,
        state_number: u64,
        key: Option<&str>,
    ) -> Result<Option<Seat>, Rejection> {
        let seat = self.own_seat(who)?;
        if self.keys.check(who.id, key)? {
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
        if self.clocks.is_out(seat) {
            return Err(Rejection::new("table-time-up"));
        }
        Ok(Some(seat))
    }

    /// Adds that the player is back: one who acts, or is ready for another game, is.
    pub(crate) fn with_return(&self, seat: Seat, now: Timestamp, fact: Fact) -> Vec<Fact> {
        let back = self.chairs()[seat].is_away();
        let back = back.then_some(Fact::Returned { seat, at: now });
        back.into_iter().chain([fact]).collect()
    }

    fn may_write(&self, who: &Guest) -> Result<(), Rejection> {
        if self.people.is_muted(who.id) {
            return Err(Rejection::new("table-muted"));
        }
        Ok(())
    }

    fn chat(&self, who: &Guest, text: &str, now: Timestamp) -> Facts {
        self.may_write(who)?;
        let text = tidy_text(text);
        if text.is_empty() || text.chars().count() > MAX_CHAT_LINE {
            return Err(Phrase::new("table-chat")
                .number("most", MAX_CHAT_LINE as i64)
                .into());
        }
        // Whoever sits here is known by the name that only they have at this table.
        let known = self.seating.name_of(who.id).map(str::to_owned);
        let guest = Guest::new(who.id, known.unwrap_or_else(|| who.name.clone()));
        Ok(vec![Fact::Chatted {
            guest,
            text,
            at: now,
        }])
    }

    /// Returns the seat at which a reaction is shown. Fails for those who watch or are muted.
    fn check_reaction(&self, who: &Guest) -> Result<Seat, Rejection> {
        self.may_write(who)?;
        self.own_seat(who)
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
