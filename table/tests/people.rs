//! What the host of a table can do with people, and what everybody can do for themselves.

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, Seat, TableSettings, TimeControl, erase};
use stammtisch_table::{Command, Decision, Table, verify};

/// Numbers as large as those of real guests.
const ANNA: u64 = 1 << 40;
const BRUNO: u64 = 1 << 41;
const EVE: u64 = 1 << 42;

struct Driver {
    table: Table,
    log: Vec<Fact>,
    random: u8,
}

fn guest(id: u64) -> Guest {
    let name = match id {
        ANNA => "Anna",
        BRUNO => "Bruno",
        _ => "Eve",
    };
    named(id, name)
}

fn named(id: u64, name: &str) -> Guest {
    Guest::new(id, name)
}

impl Driver {
    fn open(players: usize) -> Driver {
        let settings = TableSettings {
            game: CATALOGUE.names().next().unwrap().to_owned(),
            players,
            options: json!({}),
            time_control: TimeControl::None,
            public: true,
        };
        let opened = Table::opening(CATALOGUE, settings, guest(ANNA), &mut || [7; 32]).unwrap();
        Driver {
            table: Table::open(CATALOGUE, &opened).unwrap(),
            log: vec![opened],
            random: 1,
        }
    }

    /// Anna, who hosts, and Bruno at a game.
    fn playing() -> Driver {
        let mut driver = Driver::open(2);
        driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
        driver.accepted(BRUNO, json!({"command": "sit", "seat": 1}));
        for who in [ANNA, BRUNO] {
            driver.accepted(who, json!({"command": "ready"}));
        }
        driver.accepted(ANNA, json!({"command": "start"}));
        driver
    }

    fn send(&mut self, who: &Guest, command: Value) -> Result<(), &'static str> {
        let command: Command = serde_json::from_value(command).unwrap();
        let mut random = || {
            self.random += 1;
            [self.random; 32]
        };
        let decided = self.table.decide(who, &command, 1000, &mut random);
        self.accept(decided.map_err(|rejection| rejection.why.id())?);
        Ok(())
    }

    fn accept(&mut self, decision: Decision) {
        self.log.extend_from_slice(decision.facts());
        let listing = self.table.listing_after(&decision, "code").unwrap();
        self.table.accept(decision).unwrap();
        assert_eq!(self.table.listing("code"), listing);
        // A restart changes nothing.
        let again = Table::from_log(CATALOGUE, &self.log).unwrap();
        for viewer in [Some(0), None] {
            let [now, again] = [&self.table, &again].map(|table| json!(table.snapshot(viewer, 0)));
            assert_eq!(now, again);
        }
    }

    fn accepted(&mut self, who: u64, command: Value) {
        let done = self.send(&guest(who), command.clone());
        assert_eq!(done, Ok(()), "{command}");
    }

    fn rejected(&mut self, who: u64, command: Value) -> &'static str {
        self.send(&guest(who), command).unwrap_err()
    }

    fn snapshot(&self, viewer: Option<Seat>) -> Value {
        json!(self.table.snapshot(viewer, 1000))
    }

    fn last_update(&self) -> Value {
        let last = self.table.last_update(None);
        let mut updates = self.table.since(None, last - 1).unwrap();
        json!(updates.next().unwrap().content.body)
    }

    /// Plays to the end; bots answer at once.
    fn play_on(&mut self) {
        for step in 0..5000 {
            if let Some(job) = self.table.bot_job() {
                let action = (job.run)().unwrap();
                let moved = self.table.bot_moved(job.request, &action, 2000).unwrap();
                self.log.extend_from_slice(moved.facts());
                self.table.accept(moved).unwrap();
                continue;
            }
            let Some(seat) = self.snapshot(None)["turn"].as_u64() else {
                return;
            };
            let snapshot = self.snapshot(Some(seat as Seat));
            let actions = snapshot["actions"].as_array().unwrap();
            let act = json!({
                "command": "act", "state_number": snapshot["state_number"],
                "action": actions[step % actions.len()],
            });
            let who = guest([ANNA, BRUNO][seat as usize]);
            let command: Command = serde_json::from_value(act).unwrap();
            let decision = self.table.decide(&who, &command, 2000, &mut || [1; 32]);
            let decision = decision.unwrap();
            self.log.extend_from_slice(decision.facts());
            self.table.accept(decision).unwrap();
        }
        panic!("the game did not end");
    }
}

#[test]
fn a_change_of_settings_clears_ready() {
    let mut driver = Driver::open(2);
    driver.accepted(BRUNO, json!({"command": "sit", "seat": 1}));
    driver.accepted(
        ANNA,
        json!({"command": "add_bot", "seat": 0, "level": "easy"}),
    );
    driver.accepted(BRUNO, json!({"command": "ready"}));
    let mut settings = driver.snapshot(None)["settings"].clone();
    settings["time_control"] = json!({"kind": "per_turn", "seconds": 60});
    driver.accepted(
        ANNA,
        json!({"command": "change_settings", "settings": settings}),
    );
    let seats = driver.snapshot(None)["seats"].clone();
    assert_eq!(
        seats[1]["ready"], false,
        "Bruno was ready for something else"
    );
    assert_eq!(seats[0]["ready"], true, "a bot always is");
    assert_eq!(driver.last_update()["not_ready"]["seat"], 1);
    assert_eq!(
        driver.rejected(ANNA, json!({"command": "start"})),
        "table-not-ready"
    );
}

#[test]
fn nobody_at_a_table_has_a_name_that_looks_like_another() {
    let mut driver = Driver::open(4);
    driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
    // The second Anna has Cyrillic letters, the third calls herself a bot.
    for (id, name, seat) in [(1, "Аnnа", 1), (2, "Bot 4", 2)] {
        driver
            .send(&named(id, name), json!({"command": "sit", "seat": seat}))
            .unwrap();
    }
    let names = |driver: &Driver| -> Vec<Value> {
        let seats = driver.snapshot(None)["seats"].as_array().unwrap().clone();
        seats[..3].iter().map(|seat| seat["name"].clone()).collect()
    };
    assert_eq!(names(&driver), ["Anna", "Аnnа (2)", "Bot 4 (2)"]);
    driver
        .send(
            &named(1, "Аnnа"),
            json!({"command": "chat", "text": "hello"}),
        )
        .unwrap();
    assert_eq!(driver.last_update()["chat"]["name"], "Аnnа (2)");
    // A new name is made distinct as well, and then known.
    let renamed = driver.table.renamed(&named(2, "ANNA"));
    driver.accept(renamed);
    assert_eq!(names(&driver), ["Anna", "Аnnа (2)", "ANNA (3)"]);
    assert!(driver.table.renamed(&named(2, "ANNA")).is_empty());
}

#[test]
fn whoever_resigns_only_watches_and_a_bot_plays_on() {
    let mut driver = Driver::playing();
    assert_eq!(
        driver.rejected(EVE, json!({"command": "resign"})),
        "table-no-seat"
    );
    driver.accepted(BRUNO, json!({"command": "resign"}));
    assert_eq!(driver.table.seat_of(BRUNO), None);
    let seat = driver.snapshot(None)["seats"][1].clone();
    assert_eq!(
        (&seat["name"], &seat["bot"]),
        (&Value::Null, &json!("medium"))
    );
    assert_eq!(
        driver.rejected(BRUNO, json!({"command": "return"})),
        "table-no-seat"
    );
    driver.play_on();
    assert_eq!(driver.snapshot(None)["phase"], "finished");
    let game = &driver.table.finished_games()[0];
    let rules = CATALOGUE.find(&game.settings.game).unwrap();
    verify(rules, &game.record()).expect("the proof of the shuffle still holds");
}

#[test]
fn a_table_without_people_is_closed() {
    let mut driver = Driver::playing();
    driver.accepted(BRUNO, json!({"command": "resign"}));
    driver.accepted(ANNA, json!({"command": "resign"}));
    assert_eq!(driver.snapshot(None)["closed"], true);
    assert!(driver.table.bot_job().is_none(), "no bot plays for nobody");
    assert!(!driver.table.flags().wakes);
}

#[test]
fn the_host_gives_a_seat_to_a_bot_before_and_during_the_game() {
    let mut driver = Driver::open(2);
    driver.accepted(BRUNO, json!({"command": "sit", "seat": 1}));
    let replace = json!({"command": "replace", "seat": 1});
    assert_eq!(driver.rejected(BRUNO, replace.clone()), "table-not-host");
    driver.accepted(ANNA, replace.clone());
    assert_eq!(driver.snapshot(None)["seats"][1]["bot"], "medium");
    assert_eq!(driver.rejected(ANNA, replace.clone()), "table-no-person");

    let mut driver = Driver::playing();
    let hidden = driver.snapshot(Some(1))["view"].clone();
    driver.accepted(ANNA, replace);
    assert_eq!(driver.table.seat_of(BRUNO), None);
    let shown = driver.snapshot(driver.table.seat_of(BRUNO))["view"].clone();
    assert_ne!(shown, hidden, "Bruno sees no hand any more");
}

#[test]
fn the_host_mutes_players_and_watchers() {
    let mut driver = Driver::playing();
    let chat = json!({"command": "chat", "text": "hello"});
    driver.accepted(EVE, chat.clone());
    let line = driver.last_update()["chat"].clone();
    assert_eq!((&line["seat"], &line["person"]), (&Value::Null, &json!(2)));
    driver.accepted(BRUNO, chat.clone());
    let line = driver.last_update()["chat"].clone();
    assert_eq!((&line["seat"], &line["person"]), (&json!(1), &json!(1)));
    assert_eq!(driver.snapshot(None)["seats"][1]["person"], 1);

    let mute = |person: usize| json!({"command": "mute", "person": person});
    assert_eq!(driver.rejected(BRUNO, mute(2)), "table-not-host");
    assert_eq!(driver.rejected(ANNA, mute(0)), "table-mute-host");
    assert_eq!(driver.rejected(ANNA, mute(9)), "table-no-person");
    for person in [1, 2] {
        driver.accepted(ANNA, mute(person));
    }
    assert_eq!(driver.snapshot(None)["muted"], json!([1, 2]));
    for who in [BRUNO, EVE] {
        assert_eq!(driver.rejected(who, chat.clone()), "table-muted");
    }
    driver.accepted(ANNA, json!({"command": "unmute", "person": 1}));
    driver.accepted(BRUNO, chat);
}

#[test]
fn the_host_allows_and_refuses_watching() {
    let mut driver = Driver::open(2);
    driver.accepted(ANNA, json!({"command": "allow_watching", "allowed": false}));
    assert!(
        driver.table.admits(None),
        "somebody who wants to sit down sees the lobby"
    );
    let mut driver = Driver::playing();
    assert!(driver.table.admits(None));
    let refuse = json!({"command": "allow_watching", "allowed": false});
    assert_eq!(driver.rejected(BRUNO, refuse.clone()), "table-not-host");
    driver.accepted(ANNA, refuse);
    let admitted = [None, Some(EVE), Some(BRUNO), Some(ANNA)].map(|who| driver.table.admits(who));
    assert_eq!(admitted, [false, false, true, true]);
    driver.accepted(ANNA, json!({"command": "allow_watching", "allowed": true}));
    assert!(driver.table.admits(None));
}

#[test]
fn nothing_happens_at_a_closed_table() {
    let mut driver = Driver::playing();
    assert_eq!(
        driver.rejected(BRUNO, json!({"command": "close"})),
        "table-not-host"
    );
    driver.accepted(ANNA, json!({"command": "close"}));
    for command in [
        json!({"command": "chat", "text": "hello"}),
        json!({"command": "close"}),
        json!({"command": "leave"}),
        json!({"command": "act", "state_number": 0, "action": {}}),
    ] {
        assert_eq!(driver.rejected(ANNA, command), "table-closed");
    }
    assert!(driver.table.renamed(&named(ANNA, "Änne")).is_empty());
    assert!(driver.table.closed_by_operator(5).is_empty());
    let late = Fact::Chatted {
        guest: guest(ANNA),
        text: "late".to_owned(),
        at: 9,
    };
    driver.log.push(late);
    assert!(
        Table::from_log(CATALOGUE, &driver.log).is_err(),
        "such a log does not fit"
    );
}

#[test]
fn after_erasing_everything_replays_and_the_proof_holds() {
    let mut driver = Driver::playing();
    driver.accepted(
        BRUNO,
        json!({"command": "chat", "text": "I am Bruno of Ghent"}),
    );
    driver.accepted(EVE, json!({"command": "chat", "text": "hello"}));
    driver.accepted(ANNA, json!({"command": "mute", "person": 2}));
    driver.play_on();
    let before = driver.table.finished_games()[0].record();
    for person in [BRUNO, EVE] {
        let gone = driver.table.erased(person, 3000, &mut || [5; 32]);
        driver.accept(gone);
        assert!(!erase(&mut driver.log, person).is_empty());
        driver.table = Table::from_log(CATALOGUE, &driver.log).unwrap();
    }
    let text = serde_json::to_string(&driver.log).unwrap();
    for trace in [
        "Bruno",
        "Ghent",
        "Eve",
        "hello",
        &BRUNO.to_string(),
        &EVE.to_string(),
    ] {
        assert!(!text.contains(trace), "{trace} is still there");
    }
    let table = Table::from_log(CATALOGUE, &driver.log).unwrap();
    let mut record = table.finished_games()[0].record();
    assert_eq!(record["names"], json!(["Anna", null]));
    record["names"] = before["names"].clone();
    assert_eq!(record, before, "nothing but names has changed");
    let rules = CATALOGUE.find(&table.settings().game).unwrap();
    verify(rules, &record).unwrap();
    assert_eq!(table.last_update(None), driver.table.last_update(None));
}

#[test]
fn an_erased_host_leaves_no_table_waiting() {
    let mut driver = Driver::open(2);
    driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
    let gone = driver.table.erased(ANNA, 5, &mut || [5; 32]);
    driver.accept(gone);
    assert_eq!(driver.snapshot(None)["closed"], true);
    assert!(!driver.table.flags().listed);
}
