//! How facts change the table, and what the viewers are told.

use std::collections::VecDeque;

use serde_json::Value;
use stammtisch_bots::Level;
use stammtisch_engine::{ActionInput, DealFrom, Viewpoint};
use stammtisch_log::{Fact, Guest, Seat, Secret, TableSettings, Timestamp};
use stammtisch_rules::Phrase;

use crate::Clocks;
use crate::chair::Chair;
use crate::table::Table;
use crate::update::{ChatLine, NameUpdate, SeatUpdate, UpdateBody, UpdateStream};

/// The number of keys that are remembered for each seat.
const KEYS: usize = 16;

impl Table {
    /// Applies a fact and tells every viewer. Passes over a fact that does not fit, which only a
    /// damaged log can hold.
    pub fn accept(&mut self, fact: &Fact) {
        match fact {
            Fact::Opened { .. } => {}
            Fact::SettingsChanged { settings } => self.change_settings(settings),
            Fact::Sat { seat, guest } => self.sit(*seat, guest),
            Fact::BotSat { seat, level, nonce } => self.sit_bot(*seat, level, nonce),
            Fact::LeftSeat { seat } => self.free_seat(*seat),
            Fact::Ready { seat, nonce } => self.make_ready(*seat, nonce),
            Fact::Started { at, state } => self.start(*at, state.as_ref()),
            Fact::Stepped {
                seat,
                action,
                at,
                key,
                ..
            } => self.step(*seat, action, *at, key.as_ref()),
            Fact::Undone { seat, key } => self.undo(*seat, key.as_ref()),
            Fact::Chatted { guest, text, at } => self.add_chat(guest, text, *at),
            Fact::TimeWarned { seat, at } => {
                self.clocks.warned(*seat, *at);
                self.tell_of_seat(UpdateBody::TimeWarning, *seat, "table-time-warned");
            }
            Fact::BotTookOver { seat, at } => {
                self.set_away(*seat, true);
                self.clocks.resume(*at);
                self.tell_of_seat(UpdateBody::BotTookOver, *seat, "table-bot-took-over");
            }
            Fact::Returned { seat, at } => {
                self.set_away(*seat, false);
                self.restart_clock(*seat, *at);
                self.tell_of_seat(UpdateBody::Returned, *seat, "table-returned");
            }
            Fact::Renamed { guest } => self.rename(guest),
            Fact::Rematch { secret } => self.prepare_rematch(secret),
            Fact::Resumed { at } => self.clocks.resume(*at),
        }
    }

    fn change_settings(&mut self, settings: &TableSettings) {
        self.settings = settings.clone();
        self.set_chairs();
        let body = UpdateBody::Settings(settings.clone());
        self.tell_all(&body, Phrase::new("table-settings-changed"));
    }

    fn sit(&mut self, seat: Seat, guest: &Guest) {
        let chair = Chair::Person {
            guest: guest.clone(),
            away: false,
            nonce: None,
        };
        self.fill_seat(seat, chair, "table-sat");
    }

    fn sit_bot(&mut self, seat: Seat, level: &str, nonce: &str) {
        if let Some(level) = Level::from_name(level) {
            let nonce = nonce.to_owned();
            self.fill_seat(seat, Chair::Bot { level, nonce }, "table-bot-sat");
        }
    }

    fn fill_seat(&mut self, seat: Seat, chair: Chair, text: &'static str) {
        if let Some(place) = self.chairs.get_mut(seat) {
            *place = chair;
            self.tell_of_seat(UpdateBody::Sat, seat, text);
        }
    }

    fn free_seat(&mut self, seat: Seat) {
        self.tell_of_seat(UpdateBody::LeftSeat, seat, "table-left-seat");
        if let Some(place) = self.chairs.get_mut(seat) {
            *place = Chair::Empty;
            // The next person at this seat must not read what was told before.
            self.streams[seat] = UpdateStream::default();
            self.keys[seat].clear();
        }
    }

    fn make_ready(&mut self, seat: Seat, given: &str) {
        if let Some(Chair::Person { nonce, .. }) = self.chairs.get_mut(seat) {
            *nonce = Some(given.to_owned());
            self.tell_of_seat(UpdateBody::Ready, seat, "table-ready");
        }
    }

    fn start(&mut self, at: Timestamp, state: Option<&Value>) {
        let settings = &self.settings;
        let Some(game) = self.catalogue.find(&settings.game) else {
            return;
        };
        let begun = match state {
            Some(state) => game.load(state),
            None => {
                let nonces: Vec<&str> = self.chairs.iter().filter_map(Chair::nonce).collect();
                let key = DealFrom::Key(self.secret.key(&nonces));
                game.deal(settings.players, &settings.options, key)
            }
        };
        let fits = |players| players == settings.players;
        let Some(playthrough) = begun.ok().filter(|begun| fits(begun.players())) else {
            return;
        };
        self.clocks = Clocks::new(settings.time_control, settings.players);
        self.clocks.pass_to(playthrough.turn(), at);
        self.playthrough = Some(playthrough);
        self.game_number += 1;
        self.state_number = 0;
        self.committed_number = 0;
        self.turn_started = 0;
        self.keys.iter_mut().for_each(VecDeque::clear);
        let body = UpdateBody::Started(self.game_number);
        self.tell_all(&body, Phrase::new("table-started"));
    }

    fn step(&mut self, seat: Seat, action: &str, at: Timestamp, key: Option<&String>) {
        let Some(playthrough) = &mut self.playthrough else {
            return;
        };
        let committed = playthrough.committed();
        if playthrough.apply(ActionInput::Text(action)).is_err() {
            return;
        }
        let turn = playthrough.turn();
        self.state_number += 1;
        let own = playthrough.events(playthrough.steps(), Viewpoint::Seat(seat));
        self.streams[seat].push_events(own);
        if playthrough.committed() > committed {
            self.committed_number = self.state_number;
            let seats = (0..self.chairs.len()).map(Some).chain([None]);
            for (viewer, stream) in seats.zip(&mut self.streams) {
                if viewer == Some(seat) {
                    continue;
                }
                for step in committed + 1..=playthrough.committed() {
                    stream.push_events(playthrough.events(step, Viewpoint::of(viewer)));
                }
            }
        }
        self.keep_key(seat, key);
        if turn != Some(seat) {
            self.turn_started = self.state_number;
            self.clocks.pass_to(turn, at);
        }
    }

    fn undo(&mut self, seat: Seat, key: Option<&String>) {
        let Some(playthrough) = &mut self.playthrough else {
            return;
        };
        let step = playthrough.steps();
        let Some(undone) = playthrough.undo() else {
            return;
        };
        self.state_number += 1;
        self.keep_key(seat, key);
        let text = Phrase::new("table-undone").phrase("action", undone.phrase);
        self.streams[seat].push(UpdateBody::Undone(undone.text), Some(step), Some(text));
    }

    fn keep_key(&mut self, seat: Seat, key: Option<&String>) {
        let Some(key) = key else { return };
        let keys = &mut self.keys[seat];
        if keys.len() == KEYS {
            keys.pop_front();
        }
        keys.push_back(key.clone());
    }

    fn add_chat(&mut self, guest: &Guest, text: &str, at: Timestamp) {
        let body = UpdateBody::Chat(ChatLine {
            name: guest.name.clone(),
            seat: self.seat_of(guest.id),
            text: text.to_owned(),
            at,
        });
        for stream in &mut self.streams {
            stream.push(body.clone(), None, None);
        }
    }

    /// Changes the name at the seat and the host's; chat lines keep the old name.
    fn rename(&mut self, guest: &Guest) {
        let seat = self.seat_of(guest.id);
        let sitting = self.chairs.iter_mut().filter_map(Chair::guest_mut);
        let known = sitting.chain([&mut self.host]);
        let mut before = None;
        for person in known.filter(|person| person.id == guest.id) {
            before = Some(std::mem::replace(&mut person.name, guest.name.clone()));
        }
        let Some(before) = before else { return };
        let text = Phrase::new("table-renamed").text("before", &before);
        let name = guest.name.clone();
        self.tell_all(
            &UpdateBody::Renamed(NameUpdate { seat, name }),
            text.text("name", &guest.name),
        );
    }

    fn prepare_rematch(&mut self, secret: &Secret) {
        self.secret = secret.clone();
        self.put_game_aside();
        self.clocks = Clocks::new(self.settings.time_control, self.settings.players);
        for chair in &mut self.chairs {
            if let Chair::Person { nonce, .. } = chair {
                *nonce = None;
            }
        }
        let body = UpdateBody::Rematch(self.secret.commitment());
        self.tell_all(&body, Phrase::new("table-rematch"));
    }

    fn set_away(&mut self, seat: Seat, gone: bool) {
        if let Some(Chair::Person { away, .. }) = self.chairs.get_mut(seat) {
            *away = gone;
        }
    }

    /// Gives a player who comes back on their turn the time of a fresh turn.
    fn restart_clock(&mut self, seat: Seat, at: Timestamp) {
        let turn = self.turn();
        if turn == Some(seat) {
            self.clocks.pass_to(turn, at);
        }
    }

    fn tell_of_seat(
        &mut self,
        body: impl FnOnce(SeatUpdate) -> UpdateBody,
        seat: Seat,
        text: &'static str,
    ) {
        let who = self.chairs.get(seat).and_then(Chair::info);
        let body = body(SeatUpdate { seat, who });
        self.tell_all(&body, Phrase::new(text).seat("who", seat));
    }

    fn tell_all(&mut self, body: &UpdateBody, text: Phrase) {
        for stream in &mut self.streams {
            stream.push(body.clone(), None, Some(text.clone()));
        }
    }
}
