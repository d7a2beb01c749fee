//! Clocks against a plain model: whoever thinks loses time, and nothing else changes it but a turn that
//! is completed.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, Mover, Seat, TableSettings, TimeControl, Timestamp};
use stammtisch_rules::Rng;
use stammtisch_table::{Command, Decision, Phase, Table, UpdateBody};

const SEATS: usize = 2;

/// What each seat has left, counted millisecond by millisecond in the head.
struct Model {
    time_control: TimeControl,
    left: [u64; SEATS],
    extended: [bool; SEATS],
    away: [bool; SEATS],
    /// How much longer each seat watches what the other did.
    watches: [u64; SEATS],
}

impl Model {
    fn new(time_control: TimeControl) -> Model {
        Model {
            time_control,
            left: [Model::full(time_control); SEATS],
            extended: [false; SEATS],
            away: [false; SEATS],
            watches: [0; SEATS],
        }
    }

    /// Time passes for those who watch; whatever the one who thinks has left of it is for thinking.
    fn pass(&mut self, time: u64) {
        for watches in &mut self.watches {
            *watches = watches.saturating_sub(time);
        }
    }

    fn full(time_control: TimeControl) -> u64 {
        match time_control {
            TimeControl::None => 0,
            TimeControl::PerTurn { seconds } | TimeControl::Total { seconds, .. } => {
                u64::from(seconds) * 1000
            }
            TimeControl::Days { days } => u64::from(days) * 86_400_000,
        }
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.extended[seat] && self.left[seat] == 0
    }

    fn thinks(&self, turn: Option<Seat>) -> Option<Seat> {
        turn.filter(|&seat| !self.away[seat] && !self.is_out(seat))
    }

    fn completed(&mut self, seat: Seat, by: Mover) {
        match self.time_control {
            TimeControl::Total { increment, .. } if by == Mover::Person => {
                self.left[seat] += u64::from(increment) * 1000;
            }
            TimeControl::Total { .. } => {}
            _ => {
                self.left[seat] = Model::full(self.time_control);
                self.extended[seat] = false;
            }
        }
    }
}

/// A table that plays beside the model.
struct World {
    table: Table,
    log: Vec<Fact>,
    model: Model,
    now: Timestamp,
    rng: Rng,
}

fn guest(seat: Seat) -> Guest {
    let name = format!("Guest {seat}");
    let id = seat as u64 + 1;
    Guest::new(id, name)
}

impl World {
    fn new(seed: u64, time_control: TimeControl) -> World {
        let settings = TableSettings {
            game: CATALOGUE.names().next().unwrap().to_owned(),
            players: SEATS,
            options: json!({}),
            time_control,
            public: false,
        };
        let opened = Table::opening(CATALOGUE, settings, guest(0), &mut || [1; 32]).unwrap();
        let mut world = World {
            table: Table::open(CATALOGUE, &opened).unwrap(),
            log: vec![opened],
            model: Model::new(time_control),
            now: 1_000_000,
            rng: Rng::new(seed),
        };
        for seat in 0..SEATS {
            world.send(seat, json!({"command": "sit", "seat": seat}));
            world.send(seat, json!({"command": "ready"}));
        }
        world.send(0, json!({"command": "start"}));
        world
    }

    fn random(&mut self, below: u64) -> u64 {
        self.rng.below(below as usize) as u64
    }

    fn accept(&mut self, decision: Decision) {
        self.log.extend_from_slice(decision.facts());
        self.table.accept(decision).unwrap();
    }

    /// Returns whether the table did it.
    fn send(&mut self, seat: Seat, command: Value) -> bool {
        let command: Command = serde_json::from_value(command).unwrap();
        let decided = self
            .table
            .decide(&guest(seat), &command, self.now, &mut || [2; 32]);
        let Ok(decision) = decided else { return false };
        self.accept(decision);
        true
    }

    fn snapshot(&self, viewer: Option<Seat>) -> Value {
        json!(self.table.snapshot(viewer, self.now))
    }

    fn turn(&self) -> Option<Seat> {
        self.snapshot(None)["turn"]
            .as_u64()
            .map(|seat| seat as Seat)
    }

    /// Lets time pass, with everything that becomes due meanwhile.
    fn pass_time(&mut self, mut time: u64) {
        loop {
            let thinks = self.model.thinks(self.turn());
            let Some(seat) = thinks.filter(|_| self.model.time_control != TimeControl::None) else {
                assert_eq!(self.table.next_alarm(), None, "nobody thinks");
                self.now += time;
                self.model.pass(time);
                return;
            };
            let waits = self.model.watches[seat];
            assert_eq!(
                self.table.next_alarm(),
                Some(self.now + waits + self.model.left[seat])
            );
            let passed = time.min(waits + self.model.left[seat]);
            self.now += passed;
            time -= passed;
            self.model.pass(passed);
            self.model.left[seat] -= passed.saturating_sub(waits);
            if self.model.left[seat] > 0 {
                return;
            }
            let decision = self.table.alarm(self.now, &mut || [0; 32]);
            if self.model.extended[seat] {
                assert!(matches!(decision.facts(), [Fact::BotTookOver { .. }]));
                self.model.away[seat] = true;
            } else {
                assert!(matches!(decision.facts(), [Fact::TimeWarned { .. }]));
                self.model.extended[seat] = true;
                let full = Model::full(self.model.time_control);
                self.model.left[seat] = (full / 5).clamp(10_000, 86_400_000);
            }
            self.accept(decision);
        }
    }

    /// The player on turn acts, or takes a step back.
    fn act(&mut self, seat: Seat, undo: bool) {
        let snapshot = self.snapshot(Some(seat));
        let number = snapshot["state_number"].clone();
        let actions = snapshot["actions"].as_array().cloned().unwrap_or_default();
        let command = match self.rng.pick(&actions) {
            Some(action) if !undo => {
                json!({"command": "act", "state_number": number, "action": action})
            }
            _ => json!({"command": "undo", "state_number": number}),
        };
        let before = (self.turn(), self.last_updates());
        if self.send(seat, command) {
            assert!(!self.model.is_out(seat), "somebody acts without time");
            self.model.away[seat] = false;
            self.after_step(before, Mover::Person);
        }
    }

    fn last_updates(&self) -> [u64; SEATS] {
        std::array::from_fn(|seat| self.table.last_update(Some(seat)))
    }

    /// Counts the steps that a seat was told of since this update.
    fn told_steps(&self, seat: Seat, update: u64) -> u64 {
        let updates = self.table.since(Some(seat), update).unwrap();
        let events = updates.filter(|one| matches!(one.content.body, UpdateBody::Event(_)));
        let steps = events.filter_map(|one| one.content.step);
        steps.collect::<BTreeSet<usize>>().len() as u64
    }

    fn after_step(&mut self, (turn, updates): (Option<Seat>, [u64; SEATS]), by: Mover) {
        let Some(mover) = turn else { return };
        for (seat, update) in updates.into_iter().enumerate() {
            let steps = self.told_steps(seat, update);
            let watches = &mut self.model.watches[seat];
            if seat != mover {
                *watches = (*watches + 1_300 * steps).min(6_000);
            } else if steps > 0 {
                *watches = 0;
            }
        }
        if self.turn() != turn {
            self.model.completed(mover, by);
        }
    }

    fn let_bot_move(&mut self) {
        let Some(job) = self.table.bot_job_at(stammtisch_bots::Level::Random) else {
            return;
        };
        let before = (self.turn(), self.last_updates());
        let action = (job.run)().unwrap();
        let moved = self.table.bot_moved(job.request, &action, self.now);
        self.accept(moved.unwrap());
        self.after_step(before, Mover::Bot);
    }

    /// The server is known to be there now, goes on for a little, is away, and comes back.
    fn restart(&mut self) {
        let last_seen = self.now;
        let due = self
            .table
            .next_alarm()
            .map_or(u64::MAX, |due| due - self.now);
        self.now += self.random(3_000).min(due.saturating_sub(1));
        self.now += self.random(10_000_000);
        self.table = Table::from_log(CATALOGUE, &self.log).unwrap();
        let resumed = self.table.resumed(last_seen, self.now);
        self.accept(resumed);
        self.model.watches = [0; SEATS];
    }

    fn random_event(&mut self) {
        let seat = self.rng.below(SEATS);
        match self.rng.below(12) {
            0 => {
                self.send(seat, json!({"command": "leave"}));
                self.model.away[seat] = true;
            }
            1 | 2 => {
                self.send(seat, json!({"command": "return"}));
                self.model.away[seat] = false;
            }
            3 => self.restart(),
            4 => self.act(seat, true),
            5..=7 => self.let_bot_move(),
            _ => self.act(seat, false),
        }
    }

    fn check(&self, what: &str) {
        let snapshot = self.snapshot(None);
        let clocks = snapshot["clocks"].clone();
        let thinks = self.model.thinks(self.turn());
        let waits = thinks.map_or(0, |seat| self.model.watches[seat]);
        if self.model.time_control != TimeControl::None {
            assert_eq!(
                snapshot["clock_wait"].as_u64().unwrap_or(0),
                waits,
                "{what}"
            );
        }
        match self.model.time_control {
            TimeControl::None => assert_eq!(clocks, Value::Null, "{what}"),
            _ => assert_eq!(clocks, json!(self.model.left), "{what}"),
        }
    }
}

#[test]
fn whatever_happens_time_that_was_spent_is_spent_and_no_other() {
    let controls = [
        TimeControl::None,
        TimeControl::PerTurn { seconds: 20 },
        TimeControl::Total {
            seconds: 90,
            increment: 7,
        },
        TimeControl::Total {
            seconds: 600,
            increment: 0,
        },
        TimeControl::Days { days: 1 },
    ];
    for seed in 0..60 {
        for control in controls {
            let mut world = World::new(seed, control);
            for event in 0..150 {
                if world.table.phase() != Phase::Playing {
                    break;
                }
                let longest = Model::full(control).max(40_000) / 3;
                let time = world.random(longest);
                world.pass_time(time);
                world.check(&format!("seed {seed}, {control:?}, before event {event}"));
                if world.table.phase() == Phase::Playing {
                    world.random_event();
                }
                if world.table.phase() == Phase::Playing {
                    world.check(&format!("seed {seed}, {control:?}, after event {event}"));
                }
            }
        }
    }
}

#[test]
fn leaving_and_coming_back_gives_no_time_back() {
    let total = TimeControl::Total {
        seconds: 60,
        increment: 10,
    };
    let mut world = World::new(1, total);
    world.pass_time(43_000);
    assert!(world.send(0, json!({"command": "leave"})));
    world.now += 5_000;
    assert!(world.send(0, json!({"command": "return"})));
    assert_eq!(world.snapshot(None)["clocks"][0], 17_000);
}

#[test]
fn a_restart_charges_the_turn_up_to_the_last_heartbeat() {
    let mut world = World::new(1, TimeControl::PerTurn { seconds: 60 });
    let last_seen = world.now + 30_000;
    world.now += 1_000_000;
    world.table = Table::from_log(CATALOGUE, &world.log).unwrap();
    let resumed = world.table.resumed(last_seen, world.now);
    world.accept(resumed);
    assert_eq!(world.snapshot(None)["clocks"][0], 30_000);
}
