//! How facts change the table, and what the viewers are told.

use std::sync::Arc;

use stammtisch_engine::{ActionInput, AnyPlaythrough, PreparedStep};
use stammtisch_log::{Fact, Guest, Mover, Seat, Secret, TableSettings, Timestamp};
use stammtisch_rules::Phrase;

use crate::chair::Chair;
use crate::people::name_arg;
use crate::table::{Phase, Table};
use crate::update::{ChatLine, Content, NameUpdate, SeatUpdate, UpdateBody, UpdateStream};
use crate::{Clocks, Decision, FactError};

pub(crate) type Accepted = Result<(), FactError>;

impl Table {
    /// Applies a decision that was made in this very state and is stored now, and tells every viewer.
    ///
    /// # Errors
    /// If it was made in another state. The table must then be made anew from its log.
    pub fn accept(&mut self, decision: Decision) -> Result<(), FactError> {
        let (facts, mut step) = decision.into_parts();
        facts
            .iter()
            .try_for_each(|fact| self.accept_fact(fact, &mut step))
    }

    /// Applies a fact that was read from the log, and tells every viewer.
    ///
    /// # Errors
    /// If it does not fit. The table must then not be used any more.
    pub fn replay(&mut self, fact: &Fact) -> Result<(), FactError> {
        self.accept_fact(fact, &mut None)
    }

    /// Applies a fact. `prepared` is the step of the game, if it was carried out already.
    fn accept_fact(&mut self, fact: &Fact, prepared: &mut Option<PreparedStep>) -> Accepted {
        self.fits_phase(fact)?;
        self.log_size.add(fact);
        self.people.note(fact);
        let renamed = self.name_before(fact);
        let replaced = self.name_at(fact);
        match fact {
            // These need the chairs as they were.
            Fact::LeftSeat { seat } => {
                self.tell_of_seat(UpdateBody::LeftSeat, *seat, "table-left-seat");
            }
            Fact::Rematch { .. } => self.put_game_aside(),
            _ => {}
        }
        self.seating.accept(fact)?;
        match fact {
            Fact::Opened { .. } => return Err(FactError::Opening),
            Fact::SettingsChanged { settings } => self.change_settings(settings),
            Fact::Sat { seat, .. } => self.tell_of_seat(UpdateBody::Sat, *seat, "table-sat"),
            Fact::BotSat { seat, .. } => self.tell_of_seat(UpdateBody::Sat, *seat, "table-bot-sat"),
            Fact::LeftSeat { seat } => self.forget_seat(*seat),
            Fact::Ready { seat, .. } => self.tell_of_seat(UpdateBody::Ready, *seat, "table-ready"),
            Fact::Sealed { .. }
            | Fact::Revealed { .. }
            | Fact::ShuffleBroken { .. }
            | Fact::Started { .. } => return self.accept_shuffle(fact),
            Fact::Stepped {
                seat,
                action,
                at,
                key,
                by,
            } => {
                let step = self.prepared(*seat, action, prepared)?;
                self.step(*seat, step, (*by, *at), key.as_ref())?;
            }
            Fact::Undone { seat, key } => return self.undo(*seat, key.as_ref()),
            Fact::Chatted { guest, text, at } => self.add_chat(guest, text, *at),
            Fact::TimeWarned { seat, at } => {
                self.clocks.warned(*seat, *at);
                self.tell_of_seat(UpdateBody::TimeWarning, *seat, "table-time-warned");
            }
            Fact::BotTookOver { seat, at } => {
                self.run_clock(*at);
                self.tell_of_seat(UpdateBody::BotTookOver, *seat, "table-bot-took-over");
            }
            Fact::Returned { seat, at } => {
                self.run_clock(*at);
                self.tell_of_seat(UpdateBody::Returned, *seat, "table-returned");
            }
            Fact::Renamed { guest } => self.tell_of_name(guest, &renamed.unwrap_or_default()),
            Fact::Rematch { secret } => self.prepare_rematch(secret),
            Fact::Resumed { at, until } => self.clocks.resume(*until, *at),
            Fact::Keyed { guest, key } => self.keys.add(*guest, key),
            Fact::NotReady { .. }
            | Fact::Replaced { .. }
            | Fact::Muted { .. }
            | Fact::WatchingAllowed { .. }
            | Fact::Closed { .. } => return self.accept_of_people(fact, replaced),
        }
        Ok(())
    }

    fn change_settings(&mut self, settings: &TableSettings) {
        self.set_streams();
        let body = UpdateBody::settings(settings);
        self.tell_all(body, Phrase::new("table-settings-changed"));
    }

    /// Fails if this cannot happen when the table is this far.
    fn fits_phase(&self, fact: &Fact) -> Accepted {
        let phase = self.phase();
        // The key of the command that closed it comes after.
        if self.seating.closed && !matches!(fact, Fact::Keyed { .. }) {
            return Err(FactError::Closed);
        }
        let fits = match fact {
            Fact::SettingsChanged { .. }
            | Fact::Sat { .. }
            | Fact::BotSat { .. }
            | Fact::LeftSeat { .. }
            | Fact::Ready { .. }
            | Fact::Sealed { .. }
            | Fact::Revealed { .. }
            | Fact::ShuffleBroken { .. }
            | Fact::NotReady { .. }
            | Fact::Started { .. } => phase == Phase::Lobby,
            Fact::Stepped { .. }
            | Fact::Undone { .. }
            | Fact::TimeWarned { .. }
            | Fact::Replaced { .. } => phase == Phase::Playing,
            Fact::Rematch { .. } => phase == Phase::Finished,
            _ => true,
        };
        fits.then_some(()).ok_or(FactError::Phase(phase))
    }

    fn name_before(&self, fact: &Fact) -> Option<String> {
        match fact {
            Fact::Renamed { guest } => self.seating.name_of(guest.id).map(str::to_owned),
            _ => None,
        }
    }

    /// The next person at this seat must not read what was told before.
    fn forget_seat(&mut self, seat: Seat) {
        self.streams[seat] = UpdateStream::default();
    }

    /// Lets the clock run of the player whose decision is awaited, if it is a person's.
    pub(crate) fn run_clock(&mut self, at: Timestamp) {
        let thinking = self.turn().filter(|seat| self.bot_at(*seat).is_none());
        self.clocks.run(thinking, at);
    }

    /// The game while it can change: nobody else has it before it is finished.
    fn game_mut(&mut self) -> Result<&mut dyn AnyPlaythrough, FactError> {
        let phase = self.phase();
        match self.playthrough.as_mut().and_then(Arc::get_mut) {
            Some(playthrough) => Ok(playthrough),
            None => Err(FactError::Phase(phase)),
        }
    }

    /// The step that a fact tells of: carried out already, or read from its text now.
    fn prepared(
        &self,
        seat: Seat,
        action: &str,
        prepared: &mut Option<PreparedStep>,
    ) -> Result<PreparedStep, FactError> {
        if self.turn() != Some(seat) {
            return Err(FactError::Turn(seat));
        }
        match (prepared.take(), &self.playthrough) {
            (Some(step), _) => Ok(step),
            (None, Some(playthrough)) => Ok(playthrough.prepare(ActionInput::Text(action))?),
            (None, None) => Err(FactError::Phase(Phase::Lobby)),
        }
    }

    fn step(
        &mut self,
        seat: Seat,
        step: PreparedStep,
        (by, at): (Mover, Timestamp),
        key: Option<&String>,
    ) -> Accepted {
        let playthrough = self.game_mut()?;
        let committed = playthrough.committed();
        let text = step.text.clone();
        playthrough.push(step);
        let turn = playthrough.turn();
        let shown = playthrough.committed() - committed;
        self.state_number += 1;
        self.undone.note_step(&text);
        self.tell_of_step(seat, committed);
        self.keep_key(seat, key);
        self.clocks.show_steps(seat, shown, at);
        if turn != Some(seat) {
            self.turn_started = self.state_number;
            self.undone.clear();
            self.clocks.complete_turn(seat, by, at);
            self.run_clock(at);
        }
        Ok(())
    }

    /// Tells the mover of their step, and the others of all steps that are committed by it.
    fn tell_of_step(&mut self, mover: Seat, committed: usize) {
        let Some(playthrough) = &self.playthrough else {
            return;
        };
        let newest = playthrough.steps();
        let to_others = committed + 1..=playthrough.committed();
        if playthrough.committed() > committed {
            self.committed_number = self.state_number;
        }
        let first = if to_others.is_empty() {
            newest
        } else {
            committed + 1
        };
        for step in first..=newest {
            for event in playthrough.events_for_all(step) {
                let content = event.map(Content::of_event);
                let seats = (0..self.seating.chairs.len()).map(Some).chain([None]);
                for (viewer, stream) in seats.zip(&mut self.streams) {
                    // The mover was told of the earlier steps when they made them.
                    let told = if viewer == Some(mover) {
                        step == newest
                    } else {
                        to_others.contains(&step)
                    };
                    if told {
                        stream.push(content.for_viewer(viewer).clone());
                    }
                }
            }
        }
    }

    fn undo(&mut self, seat: Seat, key: Option<&String>) -> Accepted {
        if self.turn() != Some(seat) {
            return Err(FactError::Turn(seat));
        }
        let playthrough = self.game_mut()?;
        let step = playthrough.steps();
        let undone = playthrough.undo().ok_or(FactError::NothingToUndo)?;
        let action = playthrough.action_after(playthrough.steps(), &undone.text);
        self.state_number += 1;
        if let Some((action, _)) = action {
            self.undone.push(undone.text.clone(), action);
        }
        self.keep_key(seat, key);
        let text = Phrase::new("table-undone").phrase("action", undone.phrase);
        let body = UpdateBody::Undone(undone.text);
        self.streams[seat].push(Content::new(body, Some(step), Some(text)));
        Ok(())
    }

    fn keep_key(&mut self, seat: Seat, key: Option<&String>) {
        let guest = self.chairs()[seat].guest().map(|guest| guest.id);
        if let (Some(guest), Some(key)) = (guest, key) {
            self.keys.add(guest, key);
        }
    }

    fn add_chat(&mut self, guest: &Guest, text: &str, at: Timestamp) {
        let body = UpdateBody::Chat(ChatLine {
            name: guest.name.clone(),
            seat: self.seat_of(guest.id),
            person: self.people.number(guest.id).unwrap_or_default(),
            text: text.to_owned(),
            at,
        });
        self.push_to_all(&Content::new(body, None, None));
    }

    /// Tells of a new name; a new face is seen.
    fn tell_of_name(&mut self, guest: &Guest, before: &str) {
        if guest.name == before {
            return;
        }
        let seat = self.seat_of(guest.id);
        let text = Phrase::new("table-renamed").with("before", name_arg(before));
        let name = guest.name.clone();
        self.tell_all(
            UpdateBody::Renamed(NameUpdate { seat, name }),
            text.with("name", name_arg(&guest.name)),
        );
    }

    fn prepare_rematch(&mut self, secret: &Secret) {
        self.secret = secret.clone();
        self.keys.clear();
        self.broken_shuffles = 0;
        self.dealt = None;
        let settings = &self.seating.settings;
        self.clocks = Clocks::new(settings.time_control, settings.players);
        let body = UpdateBody::Rematch(self.secret.commitment());
        self.tell_all(body, Phrase::new("table-rematch"));
    }

    pub(crate) fn tell_of_seat(
        &mut self,
        body: impl FnOnce(SeatUpdate) -> UpdateBody,
        seat: Seat,
        text: &'static str,
    ) {
        let who = self.chairs().get(seat).and_then(Chair::info);
        let body = body(SeatUpdate { seat, who });
        self.tell_all(body, Phrase::new(text).seat("who", seat));
    }

    pub(crate) fn tell_all(&mut self, body: UpdateBody, text: Phrase) {
        self.push_to_all(&Content::new(body, None, Some(text)));
    }

    fn push_to_all(&mut self, content: &Arc<Content>) {
        for stream in &mut self.streams {
            stream.push(content.clone());
        }
    }
}
