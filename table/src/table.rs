//! The table as its log makes it.

use std::collections::VecDeque;

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Level};
use stammtisch_rules::{Phrase, Rng, Seat};

use crate::chair::Chair;
use crate::over::Finished;
use crate::play::{self, Play, Thinking};
use crate::stream::{Stream, body};
use crate::{Clocks, Fact, Guest, Moment, News, Plan, Secret};

/// The keys of so many steps are remembered for each seat.
const KEYS: usize = 16;

/// How far the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// The state that a bot is asked about. An answer is heard while this is how things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The seat it moves for.
    pub seat: Seat,
    /// Which of the games played here.
    pub game: u32,
    /// The number of the state in this game.
    pub number: u64,
}

/// A bot's move that is due: let it think elsewhere, then bring the answer to
/// [`Table::bot_moved`].
pub struct Due {
    /// What it is asked about.
    pub asked: Asked,
    /// Whether its turn has just begun.
    pub fresh: bool,
    /// The thinking.
    pub thinking: Thinking,
}

/// One table.
pub struct Table {
    pub(crate) plan: Plan,
    pub(crate) host: Guest,
    pub(crate) secret: Secret,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) play: Option<Box<dyn Play>>,
    pub(crate) clocks: Clocks,
    /// Counts steps and those taken back: the number of the state.
    pub(crate) number: u64,
    /// What `number` was when the others last saw something new.
    pub(crate) final_number: u64,
    /// What `number` was when the turn began.
    turn_began: u64,
    /// The games played here, the running one included.
    pub(crate) games: u32,
    /// Those before it that can be looked back at.
    pub(crate) finished: VecDeque<Finished>,
    keys: Vec<VecDeque<String>>,
    /// A stream for each seat, and one for those who watch.
    streams: Vec<Stream>,
}

impl Table {
    /// A table from its first fact; `None` if that is not an opening.
    pub fn open(fact: &Fact) -> Option<Table> {
        let Fact::Opened { plan, host, secret } = fact else {
            return None;
        };
        let mut table = Table {
            plan: plan.clone(),
            host: host.clone(),
            secret: secret.clone(),
            chairs: Vec::new(),
            play: None,
            clocks: Clocks::new(plan.pace, plan.players),
            number: 0,
            final_number: 0,
            turn_began: 0,
            games: 0,
            finished: VecDeque::new(),
            keys: Vec::new(),
            streams: Vec::new(),
        };
        table.set_chairs();
        Some(table)
    }

    /// As many chairs and streams as there are players; who does not fit any more stands up.
    fn set_chairs(&mut self) {
        let players = self.plan.players;
        self.chairs.resize(players, Chair::Empty);
        self.keys.resize(players, VecDeque::new());
        let watching = self.streams.pop().unwrap_or_default();
        self.streams.resize(players, Stream::default());
        self.streams.push(watching);
        self.clocks = Clocks::new(self.plan.pace, players);
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match &self.play {
            None => Phase::Lobby,
            Some(play) if play.turn().is_none() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// What is played, and how.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Where this guest sits; `None` for those who watch.
    pub fn seat_of(&self, guest: u64) -> Option<Seat> {
        let sits = |chair: &Chair| chair.guest().is_some_and(|there| there.id == guest);
        self.chairs.iter().position(sits)
    }

    /// The news of a viewer after this number; `None` if some of it is gone.
    pub fn since(&self, viewer: Option<Seat>, number: u64) -> Option<impl Iterator<Item = &News>> {
        self.stream(viewer).since(number)
    }

    pub(crate) fn stream(&self, viewer: Option<Seat>) -> &Stream {
        &self.streams[viewer.unwrap_or(self.streams.len() - 1)]
    }

    /// When the table wants to be asked again ([`Table::ring`]) though nobody does anything. No
    /// clock rings for a bot.
    pub fn next_bell(&self) -> Option<Moment> {
        let turn = self.play.as_ref()?.turn()?;
        match self.chairs[turn].bot() {
            Some(_) => None,
            None => self.clocks.next_bell(),
        }
    }

    /// The bot's move that is due, if one is.
    pub fn due(&self) -> Option<Due> {
        self.due_by(self.chairs[self.asked()?.seat].bot()?)
    }

    /// What a bot is asked about now, if it is a bot's turn.
    pub(crate) fn asked(&self) -> Option<Asked> {
        let seat = self.play.as_ref()?.turn()?;
        self.chairs[seat].bot()?;
        Some(Asked {
            seat,
            game: self.games,
            number: self.number,
        })
    }

    /// The move that is due at a bot's seat, thought out by a bot of another level.
    pub fn due_by(&self, level: Level) -> Option<Due> {
        let asked = self.asked()?;
        // The same rng after a restart: whoever asks again gets the same answer.
        let rng = Rng::from_text(&format!(
            "{}/{}/{}",
            self.secret.reveal(),
            self.games,
            self.number
        ));
        Some(Due {
            asked,
            fresh: self.number == self.turn_began,
            thinking: self.play.as_ref()?.think(Bot::new(level), rng),
        })
    }

    /// Whether this step was made before under the same name.
    pub(crate) fn has_key(&self, seat: Seat, key: Option<&str>) -> bool {
        key.is_some_and(|key| self.keys[seat].iter().any(|known| known == key))
    }

    fn keep_key(&mut self, seat: Seat, key: Option<&String>) {
        let Some(key) = key else { return };
        let keys = &mut self.keys[seat];
        if keys.len() == KEYS {
            keys.pop_front();
        }
        keys.push_back(key.clone());
    }

    /// Makes a fact so, and tells everybody. A fact that does not fit, which only a damaged log can
    /// hold, is passed over.
    pub fn accept(&mut self, fact: &Fact) {
        match fact {
            Fact::Opened { .. } => {}
            Fact::Planned { plan } => self.change_plan(plan),
            Fact::Sat { seat, guest } => {
                let chair = Chair::Person {
                    guest: guest.clone(),
                    away: false,
                    nonce: None,
                };
                self.seat(*seat, chair, "table-sat");
            }
            Fact::BotSat { seat, level, nonce } => {
                let Some(level) = Level::from_name(level) else {
                    return;
                };
                let nonce = nonce.clone();
                self.seat(*seat, Chair::Bot { level, nonce }, "table-bot-sat");
            }
            Fact::Rose { seat } => self.rise(*seat),
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
            Fact::Said { guest, text, at } => self.said(guest, text, *at),
            Fact::Warned { seat, at } => {
                self.clocks.warned(*seat, *at);
                self.tell_of_seat("warned", *seat, "table-warned");
            }
            Fact::StoodIn { seat, at } => {
                self.set_away(*seat, true);
                self.clocks.resume(*at);
                self.tell_of_seat("stood_in", *seat, "table-stood-in");
            }
            Fact::CameBack { seat, at } => {
                self.set_away(*seat, false);
                self.restart_clock(*seat, *at);
                self.tell_of_seat("came_back", *seat, "table-came-back");
            }
            Fact::Named { guest } => self.name(guest),
            Fact::Renewed { secret } => self.renew(secret),
            Fact::Resumed { at } => self.clocks.resume(*at),
        }
    }

    fn change_plan(&mut self, plan: &Plan) {
        self.plan = plan.clone();
        self.set_chairs();
        self.tell_all(
            json!({"planned": self.show_plan()}),
            Phrase::new("table-planned"),
        );
    }

    fn seat(&mut self, seat: Seat, chair: Chair, said: &'static str) {
        if let Some(place) = self.chairs.get_mut(seat) {
            *place = chair;
            self.tell_of_seat("sat", seat, said);
        }
    }

    fn rise(&mut self, seat: Seat) {
        self.tell_of_seat("rose", seat, "table-rose");
        if let Some(place) = self.chairs.get_mut(seat) {
            *place = Chair::Empty;
            // The next one at this seat shall not read what was told before.
            self.streams[seat] = Stream::default();
            self.keys[seat].clear();
        }
    }

    fn make_ready(&mut self, seat: Seat, given: &str) {
        if let Some(Chair::Person { nonce, .. }) = self.chairs.get_mut(seat) {
            *nonce = Some(given.to_owned());
            self.tell_of_seat("ready", seat, "table-ready");
        }
    }

    fn start(&mut self, at: Moment, state: Option<&Value>) {
        let plan = &self.plan;
        let dealt = match state {
            Some(state) => play::set_up(&plan.game, plan.players, state),
            None => {
                let nonces: Vec<&str> = self.chairs.iter().filter_map(Chair::nonce).collect();
                let key = self.secret.key(&nonces);
                play::deal(&plan.game, plan.players, &plan.options, key)
            }
        };
        let Some(Ok(play)) = dealt else { return };
        self.clocks = Clocks::new(plan.pace, plan.players);
        self.clocks.pass_to(play.turn(), at);
        self.play = Some(play);
        self.games += 1;
        self.number = 0;
        self.final_number = 0;
        self.turn_began = 0;
        self.keys.iter_mut().for_each(VecDeque::clear);
        self.tell_all(json!({"started": self.games}), Phrase::new("table-started"));
    }

    fn step(&mut self, seat: Seat, action: &str, at: Moment, key: Option<&String>) {
        let Some(play) = &mut self.play else { return };
        let Some(stepped) = play.step(action) else {
            return;
        };
        let turn = play.turn();
        self.number += 1;
        self.keep_key(seat, key);
        self.streams[seat].tell_events(stepped.own);
        if let Some(others) = stepped.others {
            self.final_number = self.number;
            for (stream, events) in self.streams.iter_mut().zip(others) {
                stream.tell_events(events);
            }
        }
        if turn != Some(seat) {
            self.turn_began = self.number;
            self.clocks.pass_to(turn, at);
        }
    }

    fn undo(&mut self, seat: Seat, key: Option<&String>) {
        let Some(play) = &mut self.play else { return };
        let step = play.steps();
        let Some((action, what)) = play.undo() else {
            return;
        };
        self.number += 1;
        self.keep_key(seat, key);
        let said = Phrase::new("table-undone").phrase("action", what);
        self.streams[seat].tell(body(json!({"undone": action, "step": step})), Some(said));
    }

    fn said(&mut self, guest: &Guest, text: &str, at: Moment) {
        let seat = self.seat_of(guest.id);
        let news = json!({"chat": {"name": guest.name, "seat": seat, "text": text, "at": at}});
        let body = body(news);
        for stream in &mut self.streams {
            stream.tell(body.clone(), None);
        }
    }

    /// The plate and the host's name change; what was said under the old name stays.
    fn name(&mut self, guest: &Guest) {
        let seat = self.seat_of(guest.id);
        let sitting = self.chairs.iter_mut().filter_map(Chair::guest_mut);
        let known = sitting.chain([&mut self.host]);
        let mut before = None;
        for person in known.filter(|person| person.id == guest.id) {
            before = Some(std::mem::replace(&mut person.name, guest.name.clone()));
        }
        let Some(before) = before else { return };
        let said = Phrase::new("table-named").text("before", &before);
        self.tell_all(
            json!({"named": {"seat": seat, "name": guest.name}}),
            said.text("name", &guest.name),
        );
    }

    fn renew(&mut self, secret: &Secret) {
        self.secret = secret.clone();
        self.put_aside();
        self.clocks = Clocks::new(self.plan.pace, self.plan.players);
        for chair in &mut self.chairs {
            if let Chair::Person { nonce, .. } = chair {
                *nonce = None;
            }
        }
        let commitment = self.secret.commitment();
        self.tell_all(json!({"renewed": commitment}), Phrase::new("table-renewed"));
    }

    fn set_away(&mut self, seat: Seat, gone: bool) {
        if let Some(Chair::Person { away, .. }) = self.chairs.get_mut(seat) {
            *away = gone;
        }
    }

    /// Who is back on his turn has the time of a fresh turn.
    fn restart_clock(&mut self, seat: Seat, at: Moment) {
        let turn = self.play.as_ref().and_then(|play| play.turn());
        if turn == Some(seat) {
            self.clocks.pass_to(turn, at);
        }
    }

    fn tell_of_seat(&mut self, what: &str, seat: Seat, said: &'static str) {
        let news = json!({what: {"seat": seat, "who": self.show_chair(seat)}});
        self.tell_all(news, Phrase::new(said).seat("who", seat));
    }

    fn tell_all(&mut self, news: Value, said: Phrase) {
        let body = body(news);
        for stream in &mut self.streams {
            stream.tell(body.clone(), Some(said.clone()));
        }
    }
}
