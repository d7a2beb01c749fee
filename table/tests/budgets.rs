//! What a table takes no more of, and commands that are sent twice.

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest};
use stammtisch_table::{CommandRequest, Decision, Rejection, Table};

/// A table with its log.
struct Driver {
    table: Table,
    log: Vec<Fact>,
}

fn guest(id: u64) -> Guest {
    Guest::new(id, format!("Guest {id}"))
}

impl Driver {
    /// A public table for two, opened by the first guest.
    fn open() -> Driver {
        let game = CATALOGUE.names().next().unwrap();
        let settings = json!({"game": game, "players": 2, "public": true});
        let settings = serde_json::from_value(settings).unwrap();
        let opened = Table::opening(CATALOGUE, settings, guest(1), &mut || [7; 32]).unwrap();
        Driver {
            table: Table::open(CATALOGUE, &opened).unwrap(),
            log: vec![opened],
        }
    }

    /// The first guest against a bot.
    fn playing() -> Driver {
        let mut driver = Driver::open();
        for command in [
            json!({"command": "sit", "seat": 0}),
            json!({"command": "add_bot", "seat": 1, "level": "random"}),
            json!({"command": "ready"}),
            json!({"command": "start"}),
        ] {
            driver.send(1, command).unwrap();
        }
        driver
    }

    fn decide(&self, who: u64, command: Value) -> Result<Decision, Rejection> {
        let request: CommandRequest = serde_json::from_value(command).unwrap();
        let who = guest(who);
        self.table
            .decide_request(&who, &request, 1, &mut || [9; 32])
    }

    /// Sends a command. Returns the number of facts that follow.
    fn send(&mut self, who: u64, command: Value) -> Result<usize, Rejection> {
        let decision = self.decide(who, command)?;
        self.log.extend_from_slice(decision.facts());
        let count = decision.facts().len();
        self.table.accept(decision).unwrap();
        Ok(count)
    }

    /// Sends commands until one is refused. Returns their number and why.
    fn flood(&mut self, command: impl Fn(usize) -> Value) -> (usize, Rejection) {
        for number in 0..100_000 {
            if let Err(why) = self.send(1, command(number)) {
                return (number, why);
            }
        }
        panic!("there was no end to it");
    }

    fn bytes(&self) -> usize {
        let facts = self.log.iter();
        facts.map(|fact| json!(fact).to_string().len()).sum()
    }

    fn restarted(&self) -> Driver {
        Driver {
            table: Table::from_log(CATALOGUE, &self.log).unwrap(),
            log: self.log.clone(),
        }
    }
}

fn is_full(why: &Rejection) -> bool {
    format!("{why:?}").contains("table-log-full")
}

#[test]
fn settings_that_change_for_ever_come_to_an_end() {
    let mut driver = Driver::open();
    let settings = driver.table.settings().clone();
    let change = |number: usize| {
        let mut settings = json!(settings);
        settings["players"] = json!(2 + number % 2);
        json!({"command": "change_settings", "settings": settings})
    };
    assert_eq!(driver.send(1, change(0)), Ok(0), "nothing changes");
    let (_, why) = driver.flood(|number| change(number + 1));
    assert!(is_full(&why), "{why:?}");
    assert!(driver.bytes() < 600 << 10, "{}", driver.bytes());
}

#[test]
fn options_have_a_size() {
    let driver = Driver::open();
    let mut settings = json!(driver.table.settings());
    settings["options"] = json!({"x": "x".repeat(5000)});
    let command = json!({"command": "change_settings", "settings": settings});
    let why = driver.decide(1, command).err().unwrap();
    assert!(format!("{why:?}").contains("table-options-too-large"));
}

#[test]
fn a_full_log_takes_no_more_chat_and_the_game_goes_on() {
    let mut driver = Driver::playing();
    let line = "😀".repeat(500);
    let (lines, why) = driver.flood(|_| json!({"command": "chat", "text": line}));
    assert!(is_full(&why) && lines > 200, "{lines}");
    assert!(driver.bytes() < 600 << 10, "{}", driver.bytes());
    let mut driver = driver.restarted();
    let chat = json!({"command": "chat", "text": line});
    assert!(is_full(&driver.send(1, chat).unwrap_err()));
    // Playing and leaving are always possible.
    let snapshot = json!(driver.table.snapshot_state(Some(0), 1));
    if driver.table.bot_request().is_none() {
        let act = json!({
            "command": "act", "action": snapshot["actions"][0],
            "state_number": snapshot["state_number"],
        });
        assert_eq!(driver.send(1, act), Ok(1));
    }
    assert_eq!(driver.send(1, json!({"command": "leave"})), Ok(1));
}

#[test]
fn a_command_with_a_key_is_carried_out_once_in_a_game() {
    let mut driver = Driver::open();
    let chat = |key: &str| json!({"command": "chat", "text": "hello", "key": key});
    assert_eq!(driver.send(1, chat("a")), Ok(2), "the line, and its key");
    assert_eq!(driver.send(1, chat("a")), Ok(0));
    assert_eq!(driver.send(2, chat("a")), Ok(2), "it is somebody else's");
    assert_eq!(driver.send(1, chat("b")), Ok(2));
    let sit = json!({"command": "sit", "seat": 0, "key": "c"});
    assert_eq!(driver.send(1, sit.clone()), Ok(2));
    let leave = json!({"command": "leave", "key": "d"});
    assert_eq!(driver.send(1, leave), Ok(2));
    assert_eq!(
        driver.send(1, sit.clone()),
        Ok(0),
        "an old one changes nothing"
    );
    for number in 0..1000 {
        assert_eq!(driver.send(1, chat(&format!("n{number}"))), Ok(2));
    }
    let mut driver = driver.restarted();
    assert_eq!(driver.send(1, chat("a")), Ok(0), "nor after a restart");
    assert_eq!(driver.send(1, sit), Ok(0));
    let long = chat(&"x".repeat(65));
    assert!(driver.send(1, long).is_err());
}

#[test]
fn a_table_can_be_closed_with_a_key() {
    let mut driver = Driver::playing();
    let close = json!({"command": "close", "key": "c"});
    assert_eq!(driver.send(1, close.clone()), Ok(2));
    let mut driver = driver.restarted();
    assert_eq!(driver.send(1, close), Ok(0));
    assert!(
        driver
            .send(1, json!({"command": "close", "key": "d"}))
            .is_err()
    );
}

#[test]
fn a_step_is_made_once_however_many_came_after_it() {
    let mut driver = Driver::playing();
    let mut first = None;
    for number in 0..40 {
        while let Some(job) = driver.table.bot_job() {
            let action = (job.run)().unwrap();
            let decision = driver.table.bot_moved(job.request, &action, 1).unwrap();
            driver.log.extend_from_slice(decision.facts());
            driver.table.accept(decision).unwrap();
        }
        let snapshot = json!(driver.table.snapshot_state(Some(0), 1));
        let Some(action) = snapshot["actions"].get(0) else {
            break;
        };
        let act = json!({
            "command": "act", "action": action, "key": format!("k{number}"),
            "state_number": snapshot["state_number"],
        });
        assert_eq!(driver.send(1, act.clone()), Ok(1));
        first.get_or_insert(act);
    }
    let mut driver = driver.restarted();
    assert_eq!(driver.send(1, first.unwrap()), Ok(0));
}
