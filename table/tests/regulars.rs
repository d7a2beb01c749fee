//! The regulars whom bots are, and the faces of people.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, TableSettings, TimeControl};
use stammtisch_table::{Command, Decision, Regular, Table};

struct Driver {
    table: Table,
    log: Vec<Fact>,
}

fn host() -> Guest {
    Guest::new(1, "Anna")
}

impl Driver {
    /// A table for as many players as a game in the catalogue has room for.
    fn open(secret: u8) -> Driver {
        let game = CATALOGUE.games().max_by_key(|game| *game.players().end());
        let game = game.unwrap();
        let settings = TableSettings {
            game: game.name().to_owned(),
            players: *game.players().end(),
            options: json!({}),
            time_control: TimeControl::None,
            public: false,
        };
        let opened = Table::opening(CATALOGUE, settings, host(), &mut || [secret; 32]).unwrap();
        Driver {
            table: Table::open(CATALOGUE, &opened).unwrap(),
            log: vec![opened],
        }
    }

    fn send(&mut self, who: &Guest, command: Value) -> Result<(), &'static str> {
        let command: Command = serde_json::from_value(command).unwrap();
        let decided = self.table.decide(who, &command, 1000, &mut || [9; 32]);
        self.accept(decided.map_err(|rejection| rejection.why.id())?);
        Ok(())
    }

    fn accept(&mut self, decision: Decision) {
        self.log.extend_from_slice(decision.facts());
        self.table.accept(decision).unwrap();
        let again = Table::from_log(CATALOGUE, &self.log).unwrap();
        let [now, again] = [&self.table, &again].map(|table| json!(table.snapshot(None, 0)));
        assert_eq!(now, again, "a restart changes nothing");
    }

    fn add_bot(&mut self, seat: usize, level: &str) {
        let command = json!({"command": "add_bot", "seat": seat, "level": level});
        self.send(&host(), command).unwrap();
    }

    fn seats(&self) -> Value {
        json!(self.table.snapshot(None, 0))["seats"].clone()
    }
}

#[test]
fn a_table_of_bots_is_a_table_of_different_regulars() {
    let mut first = BTreeSet::new();
    for secret in 0..20 {
        let mut driver = Driver::open(secret);
        let players = driver.table.settings().players;
        for seat in 0..players {
            driver.add_bot(seat, "easy");
        }
        let seats = driver.seats();
        let names = seats.as_array().unwrap().iter();
        let names: BTreeSet<String> = names
            .map(|seat| seat["regular"]["name"].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(names.len(), players, "{names:?}");
        first.insert(seats[0]["regular"]["name"].to_string());
    }
    assert!(first.len() > 5, "{first:?}");
}

#[test]
fn the_host_chooses_who_plays_and_how_well() {
    let mut driver = Driver::open(1);
    let ask = |seat: usize, character: &str| json!({"command": "add_bot", "seat": seat, "level": "medium", "character": character});
    driver.send(&host(), ask(1, "daring")).unwrap();
    assert_eq!(
        driver.seats()[1]["regular"],
        json!({"name": "Yara", "character": "daring"})
    );
    assert_eq!(driver.seats()[1]["face"], "daring");
    assert_eq!(driver.seats()[1]["name"], Value::Null);
    assert_eq!(driver.seats()[1]["bot"], "medium");
    driver.add_bot(1, "strong");
    assert_eq!(driver.seats()[1]["bot"], "strong");
    assert_eq!(driver.seats()[1]["regular"]["name"], "Yara", "they stay");
    assert_eq!(
        driver.send(&host(), ask(2, "daring")),
        Err("table-regular-sits")
    );
    assert_eq!(
        driver.send(&host(), ask(2, "angry")),
        Err("table-no-character")
    );
}

#[test]
fn nobody_at_a_table_has_the_name_of_a_regular_there() {
    let mut driver = Driver::open(1);
    let yara = Guest::new(2, "yara");
    driver.add_bot(0, "medium");
    let character = driver.seats()[0]["regular"]["character"].clone();
    let name = driver.seats()[0]["regular"]["name"].clone();
    let same = Guest::new(3, name.as_str().unwrap());
    driver
        .send(&same, json!({"command": "sit", "seat": 1}))
        .unwrap();
    assert_eq!(
        driver.seats()[1]["name"],
        format!("{} (2)", name.as_str().unwrap())
    );
    assert_ne!(character, "daring", "this table picks another one first");
    driver
        .send(&yara, json!({"command": "sit", "seat": 2}))
        .unwrap();
    let ask = json!({"command": "add_bot", "seat": 3, "level": "medium", "character": "daring"});
    assert_eq!(driver.send(&host(), ask), Err("table-regular-sits"));
    for regular in Regular::ALL {
        driver.add_bot(3, "medium");
        assert_ne!(driver.seats()[3]["regular"]["name"], "Yara", "{regular:?}");
        driver
            .send(&host(), json!({"command": "remove", "seat": 3}))
            .unwrap();
    }
}

#[test]
fn a_bot_of_an_earlier_log_is_no_regular() {
    let mut driver = Driver::open(1);
    let earlier = json!({"fact": "bot_sat", "seat": 1, "level": "easy"});
    let earlier: Fact = serde_json::from_value(earlier).unwrap();
    driver.table.replay(&earlier).unwrap();
    driver.log.push(earlier);
    let seat = driver.seats()[1].clone();
    assert_eq!(seat["bot"], "easy");
    assert_eq!(seat.get("regular").or(seat.get("face")), None);
    driver.add_bot(1, "medium");
    assert!(driver.seats()[1]["regular"]["name"].is_string());
    let unknown = json!({"fact": "bot_sat", "seat": 1, "level": "easy", "character": "angry"});
    let unknown: Fact = serde_json::from_value(unknown).unwrap();
    let error = driver.table.replay(&unknown).unwrap_err().to_string();
    assert!(error.contains("angry"), "{error}");
}

#[test]
fn another_face_is_seen_and_not_told() {
    let mut driver = Driver::open(1);
    driver
        .send(&host(), json!({"command": "sit", "seat": 0}))
        .unwrap();
    let before = driver.seats()[0]["face"].clone();
    assert!(before.is_string(), "a face follows from the number");
    let told = driver.table.last_update(None);
    let changed = Guest {
        face: Some("straw".to_owned()),
        ..host()
    };
    let decision = driver.table.renamed(&changed);
    driver.accept(decision);
    assert_eq!(driver.seats()[0]["face"], "straw");
    assert_ne!(before, "straw");
    assert_eq!(driver.table.last_update(None), told);
    assert!(driver.table.renamed(&changed).is_empty());
}

#[test]
fn a_reaction_leaves_no_trace_in_the_log() {
    let mut driver = Driver::open(1);
    let cheers = json!({"command": "react", "reaction": "cheers"});
    assert_eq!(driver.send(&host(), cheers.clone()), Err("table-no-seat"));
    driver
        .send(&host(), json!({"command": "sit", "seat": 0}))
        .unwrap();
    let (before, bruno) = (driver.log.len(), Guest::new(2, "Bruno"));
    driver.send(&host(), cheers.clone()).unwrap();
    assert_eq!(driver.log.len(), before);
    driver
        .send(&bruno, json!({"command": "sit", "seat": 1}))
        .unwrap();
    driver
        .send(&host(), json!({"command": "mute", "person": 1}))
        .unwrap();
    assert_eq!(driver.send(&bruno, cheers), Err("table-muted"));
}
