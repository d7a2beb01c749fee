//! What a wish would bring about, or why not. Nothing changes here.

use stammtisch_bots::Level;
use stammtisch_rules::{Phrase, Seat};

use crate::chair::Chair;
use crate::play::can_be_played;
use crate::shuffle::hex;
use crate::table::{Asked, Phase, Table};
use crate::{Bell, Fact, Guest, Moment, Mover, No, Plan, Secret, Wish, is_nonce};

/// The longest line in the chat, in characters.
const LONGEST_LINE: usize = 500;
/// The longest key of a step.
const LONGEST_KEY: usize = 64;

/// Fresh randomness, from outside.
pub type Chance<'a> = &'a mut dyn FnMut() -> [u8; 32];

type Facts = Result<Vec<Fact>, No>;

/// The first fact of a new table, or why it cannot be opened.
pub(crate) fn open(plan: Plan, host: Guest, chance: Chance) -> Result<Fact, No> {
    check_plan(&plan)?;
    Ok(Fact::Opened {
        plan,
        host,
        secret: Secret::new(chance()),
    })
}

fn check_plan(plan: &Plan) -> Result<(), No> {
    if !plan.pace.is_sane() {
        return Err(No::new("table-pace"));
    }
    match can_be_played(&plan.game, plan.players, &plan.options) {
        None => Err(Phrase::new("table-no-game").text("game", &plan.game).into()),
        Some(fits) => Ok(fits?),
    }
}

fn started(at: Moment) -> Fact {
    Fact::Started { at, state: None }
}

fn fresh_nonce(chance: Chance) -> String {
    hex(&chance()[..16])
}

impl Table {
    /// The first fact of a new table, or why it cannot be opened so.
    pub fn plan_opening(plan: Plan, host: Guest, chance: Chance) -> Result<Fact, No> {
        open(plan, host, chance)
    }

    /// What this wish brings about. No fact at all: it was granted before.
    pub fn decide(&self, who: &Guest, wish: Wish, now: Moment, chance: Chance) -> Facts {
        match wish {
            Wish::Sit { seat } => self.sit(who, seat),
            Wish::Leave {} => self.leave(who, now),
            Wish::Return {} => self.come_back(who, now),
            Wish::Ready { nonce } => self.ready(who, nonce, now, chance),
            Wish::Bot { seat, level } => self.bot(who, seat, &level, chance),
            Wish::Clear { seat } => self.clear(who, seat),
            Wish::Plan { plan } => self.replan(who, plan),
            Wish::Start {} => self.begin(who, now),
            Wish::Act {
                number,
                action,
                key,
            } => {
                let Some(seat) = self.mover(who, number, key.as_deref())? else {
                    return Ok(Vec::new());
                };
                let play = self
                    .play
                    .as_ref()
                    .ok_or_else(|| No::new("table-not-playing"))?;
                let action = play.check(&action)?;
                Ok(self.with_return(
                    seat,
                    now,
                    Fact::Stepped {
                        seat,
                        action,
                        by: Mover::Person,
                        at: now,
                        key,
                    },
                ))
            }
            Wish::Undo { number, key } => {
                let Some(seat) = self.mover(who, number, key.as_deref())? else {
                    return Ok(Vec::new());
                };
                match self.play.as_ref().is_some_and(|play| play.can_undo()) {
                    true => Ok(self.with_return(seat, now, Fact::Undone { seat, key })),
                    false => Err(No::new("table-nothing-to-undo")),
                }
            }
            Wish::Say { text } => self.say(who, &text, now),
            Wish::Again {} => self.again(who, chance),
        }
    }

    /// What a bot's answer brings about. A bot that was asked about an older state, or whose
    /// person is back, is not heard.
    pub fn bot_moved(&self, asked: Asked, action: String, now: Moment) -> Vec<Fact> {
        if self.asked() != Some(asked) {
            return Vec::new();
        }
        vec![Fact::Stepped {
            seat: asked.seat,
            action,
            by: Mover::Bot,
            at: now,
            key: None,
        }]
    }

    /// What it brings about that somebody is called this now: nothing for those who only watch, and
    /// nothing that is known.
    pub fn renamed(&self, guest: &Guest) -> Vec<Fact> {
        let sitting = self.chairs.iter().filter_map(Chair::guest);
        let mut known = sitting.chain([&self.host]);
        let stale = known.any(|person| person.id == guest.id && person.name != guest.name);
        let guest = guest.clone();
        stale.then_some(Fact::Named { guest }).into_iter().collect()
    }

    /// What the clocks bring about.
    pub fn ring(&self, now: Moment) -> Vec<Fact> {
        if self.next_bell().is_none() {
            return Vec::new();
        }
        match self.clocks.bell(now) {
            Some(Bell::Warn(seat)) => vec![Fact::Warned { seat, at: now }],
            Some(Bell::Stop(seat)) => vec![Fact::StoodIn { seat, at: now }],
            None => Vec::new(),
        }
    }

    fn in_lobby(&self) -> Result<(), No> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            _ => Err(No::new("table-too-late")),
        }
    }

    fn by_host(&self, who: &Guest) -> Result<(), No> {
        match who.id == self.host.id {
            true => self.in_lobby(),
            false => Err(No::new("table-not-host")),
        }
    }

    fn own_seat(&self, who: &Guest) -> Result<Seat, No> {
        self.seat_of(who.id).ok_or_else(|| No::new("table-no-seat"))
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, No> {
        self.chairs
            .get(seat)
            .ok_or_else(|| No::new("table-no-such-seat"))
    }

    /// Sitting elsewhere means getting up here.
    fn sit(&self, who: &Guest, seat: Seat) -> Facts {
        self.in_lobby()?;
        if *self.chair(seat)? != Chair::Empty {
            return Err(No::new("table-taken"));
        }
        let rise = self.seat_of(who.id).map(|seat| Fact::Rose { seat });
        let guest = who.clone();
        Ok(rise
            .into_iter()
            .chain([Fact::Sat { seat, guest }])
            .collect())
    }

    fn leave(&self, who: &Guest, now: Moment) -> Facts {
        let seat = self.own_seat(who)?;
        Ok(match self.phase() {
            Phase::Lobby => vec![Fact::Rose { seat }],
            Phase::Playing if !self.chairs[seat].is_away() => {
                vec![Fact::StoodIn { seat, at: now }]
            }
            Phase::Playing | Phase::Over => Vec::new(),
        })
    }

    fn come_back(&self, who: &Guest, now: Moment) -> Facts {
        let seat = self.own_seat(who)?;
        Ok(match self.chairs[seat].is_away() {
            true => vec![Fact::CameBack { seat, at: now }],
            false => Vec::new(),
        })
    }

    fn ready(&self, who: &Guest, nonce: Option<String>, now: Moment, chance: Chance) -> Facts {
        self.in_lobby()?;
        let seat = self.own_seat(who)?;
        if self.chairs[seat].nonce().is_some() {
            return Ok(Vec::new());
        }
        let nonce = nonce.unwrap_or_else(|| fresh_nonce(chance));
        if !is_nonce(&nonce) {
            return Err(No::new("table-nonce"));
        }
        let mut facts = self.with_return(seat, now, Fact::Ready { seat, nonce });
        // Another game begins as soon as everybody has said so.
        let others = (0..self.chairs.len()).filter(|&other| other != seat);
        let last = others
            .into_iter()
            .all(|other| self.chairs[other].nonce().is_some());
        if self.games > 0 && last {
            facts.push(started(now));
        }
        Ok(facts)
    }

    fn bot(&self, who: &Guest, seat: Seat, level: &str, chance: Chance) -> Facts {
        self.by_host(who)?;
        if self.chair(seat)?.guest().is_some() {
            return Err(No::new("table-taken"));
        }
        if Level::from_name(level).is_none() {
            return Err(Phrase::new("table-no-level").text("level", level).into());
        }
        Ok(vec![Fact::BotSat {
            seat,
            level: level.to_owned(),
            nonce: fresh_nonce(chance),
        }])
    }

    fn clear(&self, who: &Guest, seat: Seat) -> Facts {
        self.by_host(who)?;
        match self.chair(seat)? {
            Chair::Empty => Ok(Vec::new()),
            _ => Ok(vec![Fact::Rose { seat }]),
        }
    }

    fn replan(&self, who: &Guest, plan: Plan) -> Facts {
        self.by_host(who)?;
        check_plan(&plan)?;
        if self
            .chairs
            .iter()
            .skip(plan.players)
            .any(|chair| *chair != Chair::Empty)
        {
            return Err(No::new("table-too-many"));
        }
        Ok(vec![Fact::Planned { plan }])
    }

    fn begin(&self, who: &Guest, now: Moment) -> Facts {
        self.by_host(who)?;
        if self.chairs.contains(&Chair::Empty) {
            return Err(No::new("table-empty-seats"));
        }
        if self.chairs.iter().any(|chair| chair.nonce().is_none()) {
            return Err(No::new("table-not-ready"));
        }
        Ok(vec![started(now)])
    }

    /// The seat of somebody who may act now; `None` if he did this very thing before.
    fn mover(&self, who: &Guest, number: u64, key: Option<&str>) -> Result<Option<Seat>, No> {
        let seat = self.own_seat(who)?;
        if key.is_some_and(|key| key.len() > LONGEST_KEY) {
            return Err(No::new("table-key"));
        }
        if self.has_key(seat, key) {
            return Ok(None);
        }
        match self.phase() {
            Phase::Lobby => return Err(No::new("table-not-playing")),
            Phase::Over => return Err(No::new("table-over")),
            Phase::Playing => {}
        }
        if self.number_for(Some(seat)) != number {
            return Err(No::stale());
        }
        let turn = self.play.as_ref().and_then(|play| play.turn());
        match turn == Some(seat) {
            true => Ok(Some(seat)),
            false => Err(No::new("table-not-your-turn")),
        }
    }

    /// Whoever acts, or wants another game, is back.
    fn with_return(&self, seat: Seat, now: Moment, fact: Fact) -> Vec<Fact> {
        let back = self.chairs[seat].is_away();
        let back = back.then_some(Fact::CameBack { seat, at: now });
        back.into_iter().chain([fact]).collect()
    }

    fn say(&self, who: &Guest, text: &str, now: Moment) -> Facts {
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            return Err(Phrase::new("table-chat")
                .number("most", LONGEST_LINE as i64)
                .into());
        }
        Ok(vec![Fact::Said {
            guest: who.clone(),
            text: text.to_owned(),
            at: now,
        }])
    }

    fn again(&self, who: &Guest, chance: Chance) -> Facts {
        self.own_seat(who)?;
        match self.phase() {
            Phase::Over => Ok(vec![Fact::Renewed {
                secret: Secret::new(chance()),
            }]),
            Phase::Lobby if self.games > 0 => Ok(Vec::new()),
            _ => Err(No::new("table-not-over")),
        }
    }
}
