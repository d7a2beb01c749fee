//! A table from its opening to another game, as a server would drive it.

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, Seat, TableSettings, TimeControl, Timestamp};
use stammtisch_rules::Rng;
use stammtisch_table::{BotRequest, Command, Decision, Phase, Table};

const ANNA: u64 = 1;
const BRUNO: u64 = 2;
const CLARA: u64 = 3;

/// A table with its log, driven as a server does it.
struct Driver {
    table: Table,
    log: Vec<Fact>,
    now: Timestamp,
    rng: Rng,
}

fn guest(id: u64) -> Guest {
    let name = ["", "Anna", "Bruno", "Clara"][id as usize];
    Guest::new(id, name)
}

fn bytes(rng: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| rng.bits() as u8)
}

fn table_settings(game: &str, players: usize, time_control: TimeControl) -> TableSettings {
    TableSettings {
        game: game.to_owned(),
        players,
        options: json!({}),
        time_control,
        public: false,
    }
}

impl Driver {
    fn open(settings: TableSettings) -> Driver {
        let mut rng = Rng::new(1);
        let opened =
            Table::opening(CATALOGUE, settings, guest(ANNA), &mut || bytes(&mut rng)).unwrap();
        Driver {
            table: Table::open(CATALOGUE, &opened).unwrap(),
            log: vec![opened],
            now: 1000,
            rng,
        }
    }

    /// Anna and Bruno at a game that has begun.
    fn playing(game: &str, time_control: TimeControl) -> Driver {
        let mut driver = Driver::open(table_settings(game, 2, time_control));
        driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
        driver.accepted(BRUNO, json!({"command": "sit", "seat": 1}));
        driver.accepted(ANNA, json!({"command": "ready", "nonce": "00".repeat(16)}));
        driver.accepted(BRUNO, json!({"command": "ready"}));
        driver.accepted(ANNA, json!({"command": "start"}));
        driver
    }

    fn send(&mut self, who: u64, command: Value) -> Result<usize, String> {
        let command: Command = serde_json::from_value(command).map_err(|why| why.to_string())?;
        let rng = &mut self.rng;
        let decided = self
            .table
            .decide(&guest(who), &command, self.now, &mut || bytes(rng));
        let decision = decided.map_err(|rejection| {
            let stale = if rejection.stale { "stale " } else { "" };
            format!("{stale}{:?}", rejection.why)
        })?;
        Ok(self.accept(decision))
    }

    /// Facts go into the log as JSON, as they do in a store. What follows from them for finding the
    /// table is known before.
    fn accept(&mut self, decision: Decision) -> usize {
        for fact in decision.facts() {
            let text = serde_json::to_string(fact).unwrap();
            self.log.push(serde_json::from_str(&text).unwrap());
        }
        let count = decision.facts().len();
        let listing = self.table.listing_after(&decision, "code").unwrap();
        self.table.accept(decision).unwrap();
        assert_eq!(self.table.listing("code"), listing);
        count
    }

    fn accepted(&mut self, who: u64, command: Value) -> usize {
        self.send(who, command.clone())
            .unwrap_or_else(|why| panic!("{command}: {why}"))
    }

    fn rejected(&mut self, who: u64, command: Value) -> String {
        let before = self.shown();
        let why = self
            .send(who, command.clone())
            .expect_err(&command.to_string());
        assert_eq!(self.shown(), before, "a refusal changes nothing");
        why
    }

    fn viewers(&self) -> Vec<Option<Seat>> {
        (0..self.table.settings().players)
            .map(Some)
            .chain([None])
            .collect()
    }

    /// Every byte that anybody sees.
    fn shown(&self) -> Vec<String> {
        self.viewers()
            .into_iter()
            .map(|viewer| self.shown_to(viewer))
            .collect()
    }

    fn shown_to(&self, viewer: Option<Seat>) -> String {
        format!("{} {:?}", self.snapshot(viewer), self.updates(viewer))
    }

    fn snapshot(&self, viewer: Option<Seat>) -> Value {
        json!(self.table.snapshot(viewer, self.now))
    }

    fn updates(&self, viewer: Option<Seat>) -> Vec<Value> {
        let last = self.snapshot(viewer)["last_update"].as_u64().unwrap();
        let updates = self.table.since(viewer, last.saturating_sub(200)).unwrap();
        let shown = updates.map(|update| {
            let content = &update.content;
            let text = format!("{:?}", content.text);
            json!([update.number, content.body, content.step, text])
        });
        shown.collect()
    }

    /// The same table after a restart.
    fn restarted(&self) -> Driver {
        Driver {
            table: Table::from_log(CATALOGUE, &self.log).unwrap(),
            log: self.log.clone(),
            now: self.now,
            rng: self.rng.clone(),
        }
    }

    fn turn(&self) -> Seat {
        self.snapshot(None)["turn"].as_u64().unwrap() as Seat
    }

    /// Lets the player on turn do something at random; now and then takes a step back.
    fn random_step(&mut self) {
        let seat = self.turn();
        let who = [ANNA, BRUNO][seat];
        let snapshot = self.snapshot(Some(seat));
        let number = snapshot["state_number"].clone();
        if snapshot["can_undo"] == true && self.rng.below(4) == 0 {
            self.accepted(who, json!({"command": "undo", "state_number": number}));
            return;
        }
        let actions = snapshot["actions"].as_array().unwrap();
        let action = self.rng.pick(actions).unwrap().clone();
        self.accepted(
            who,
            json!({"command": "act", "state_number": number, "action": action}),
        );
    }
}

#[test]
fn whole_games_are_the_same_after_a_restart_at_any_time() {
    for game in CATALOGUE.names() {
        let mut driver = Driver::playing(game, TimeControl::PerTurn { seconds: 60 });
        for step in 0..400 {
            if driver.table.phase() == Phase::Finished {
                break;
            }
            driver.now += 700;
            driver.random_step();
            if step % 16 == 0 {
                assert_eq!(
                    driver.restarted().shown(),
                    driver.shown(),
                    "{game} after {step} steps"
                );
            }
        }
    }
}

#[test]
fn the_others_see_a_turn_only_when_it_is_final() {
    let mut driver = Driver::playing("monad", TimeControl::None);
    let others = |driver: &Driver| (driver.shown_to(Some(1)), driver.shown_to(None));
    let before = others(&driver);
    let snapshot = driver.snapshot(Some(0));
    let actions = snapshot["actions"].as_array().unwrap();
    let trade = actions
        .iter()
        .find(|action| action["do"] == "trade")
        .unwrap()
        .clone();
    driver.accepted(
        ANNA,
        json!({"command": "act", "state_number": 0, "action": trade}),
    );
    assert_eq!(others(&driver), before);
    assert_ne!(driver.snapshot(Some(0))["view"], snapshot["view"]);
    driver.accepted(ANNA, json!({"command": "undo", "state_number": 1}));
    assert_eq!(driver.snapshot(Some(0))["view"], snapshot["view"]);
    driver.accepted(
        ANNA,
        json!({"command": "act", "state_number": 2, "action": trade}),
    );
    driver.accepted(
        ANNA,
        json!({"command": "act", "state_number": 3, "action": {"do": "end"}}),
    );
    assert_ne!(others(&driver), before);
    assert_eq!(driver.snapshot(None)["state_number"], 4);
    driver.rejected(ANNA, json!({"command": "undo", "state_number": 4}));
}

#[test]
fn nothing_happens_twice_and_nothing_on_an_old_state() {
    let mut driver = Driver::playing("rotundo", TimeControl::None);
    let pass = json!({"command": "act", "state_number": 0, "action": {"do": "pass"}, "key": "a"});
    assert_eq!(driver.accepted(ANNA, pass.clone()), 1);
    assert_eq!(
        driver.accepted(ANNA, pass.clone()),
        0,
        "asked again with the same key"
    );
    assert_eq!(
        driver.restarted().accepted(ANNA, pass),
        0,
        "also after a restart"
    );
    let old = json!({"command": "act", "state_number": 0, "action": {"do": "pass"}, "key": "b"});
    assert!(driver.rejected(BRUNO, old).starts_with("stale"));
    let early = json!({"command": "act", "state_number": 1, "action": {"do": "pass"}});
    driver.rejected(ANNA, early.clone());
    driver.rejected(CLARA, early.clone());
    driver.accepted(BRUNO, early);
    let long = json!({"command": "act", "state_number": 2, "action": {"do": "pass"}, "key": "x".repeat(65)});
    driver.rejected([ANNA, BRUNO][driver.turn()], long);
}

#[test]
fn a_rejection_names_the_clause() {
    let mut driver = Driver::playing("monad", TimeControl::None);
    let command = json!({"command": "act", "state_number": 0, "action": {"do": "draw"}});
    let command: Command = serde_json::from_value(command).unwrap();
    let rejection = driver
        .table
        .decide(&guest(ANNA), &command, 0, &mut || [0; 32])
        .map(drop)
        .unwrap_err();
    assert_eq!(rejection.rule, Some("M9.1"));
    driver.rejected(
        ANNA,
        json!({"command": "act", "state_number": 0, "action": {"do": "dance"}}),
    );
    driver.rejected(ANNA, json!({"command": "fly"}));
    driver.rejected(ANNA, json!({"command": "start", "extra": 1}));
}

#[test]
fn the_lobby_is_the_hosts() {
    let mut driver = Driver::open(table_settings("monad", 3, TimeControl::None));
    driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
    driver.rejected(BRUNO, json!({"command": "sit", "seat": 0}));
    driver.rejected(BRUNO, json!({"command": "sit", "seat": 3}));
    driver.accepted(BRUNO, json!({"command": "sit", "seat": 1}));
    driver.accepted(BRUNO, json!({"command": "sit", "seat": 2}));
    assert_eq!(driver.snapshot(None)["seats"][1], Value::Null);
    driver.rejected(
        BRUNO,
        json!({"command": "add_bot", "seat": 1, "level": "easy"}),
    );
    driver.rejected(
        ANNA,
        json!({"command": "add_bot", "seat": 1, "level": "perfect"}),
    );
    driver.rejected(
        ANNA,
        json!({"command": "add_bot", "seat": 2, "level": "easy"}),
    );
    driver.rejected(ANNA, json!({"command": "start"}));
    driver.accepted(
        ANNA,
        json!({"command": "add_bot", "seat": 1, "level": "easy"}),
    );
    let two = json!({"game": "rotundo", "players": 2});
    driver.rejected(ANNA, json!({"command": "change_settings", "settings": two}));
    driver.accepted(ANNA, json!({"command": "remove", "seat": 2}));
    driver.rejected(
        ANNA,
        json!({"command": "change_settings", "settings": {"game": "chess", "players": 2}}),
    );
    driver.rejected(
        ANNA,
        json!({"command": "change_settings", "settings": {"game": "monad", "players": 9}}),
    );
    driver.accepted(ANNA, json!({"command": "change_settings", "settings": two}));
    driver.rejected(ANNA, json!({"command": "ready", "nonce": "short"}));
    driver.rejected(BRUNO, json!({"command": "ready"}));
    driver.rejected(ANNA, json!({"command": "start"}));
    driver.accepted(ANNA, json!({"command": "ready"}));
    driver.rejected(BRUNO, json!({"command": "start"}));
    driver.accepted(ANNA, json!({"command": "start"}));
    assert_eq!(driver.table.phase(), Phase::Playing);
    driver.rejected(BRUNO, json!({"command": "sit", "seat": 1}));
    assert_eq!(driver.restarted().shown(), driver.shown());
}

#[test]
fn bots_move_and_an_answer_that_comes_too_late_does_not_count() {
    let mut driver = Driver::open(table_settings("fiches", 3, TimeControl::None));
    driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
    driver.accepted(
        ANNA,
        json!({"command": "add_bot", "seat": 1, "level": "greedy"}),
    );
    driver.accepted(
        ANNA,
        json!({"command": "add_bot", "seat": 2, "level": "random"}),
    );
    driver.accepted(ANNA, json!({"command": "ready"}));
    driver.accepted(ANNA, json!({"command": "start"}));
    driver.accepted(ANNA, json!({"command": "leave"}));
    let mut moves = 0;
    while let Some(job) = driver.table.bot_job() {
        let again = driver.restarted().table.bot_job().unwrap();
        let (action, same) = ((job.run)().unwrap(), (again.run)().unwrap());
        let request = job.request;
        let table = &driver.table;
        let heard = |request| table.bot_moved(request, &action, driver.now).unwrap();
        let heard_again = table.bot_moved(request, &same, driver.now).unwrap();
        assert_eq!(
            heard_again.facts(),
            heard(request).facts(),
            "the same after a restart"
        );
        let state_number = request.state_number + 1;
        assert!(
            heard(BotRequest {
                state_number,
                ..request
            })
            .is_empty(),
            "a later state"
        );
        let other = BotRequest {
            game_number: request.game_number + 1,
            ..request
        };
        assert!(heard(other).is_empty(), "the same state of another game");
        let decision = heard(request);
        assert_eq!(driver.accept(decision), 1);
        let late = driver.table.bot_moved(request, &action, 0).unwrap();
        assert!(late.is_empty());
        moves += 1;
    }
    assert!(moves > 10);
    assert_eq!(driver.table.phase(), Phase::Finished);
}

#[test]
fn a_player_out_of_time_is_warned_and_then_a_bot_plays_until_they_are_back() {
    let mut driver = Driver::playing("rotundo", TimeControl::PerTurn { seconds: 30 });
    assert_eq!(driver.table.next_alarm(), Some(31_000));
    assert!(driver.table.alarm(30_999, &mut || [0; 32]).is_empty());
    driver.now = 31_000;
    let decision = driver.table.alarm(31_000, &mut || [0; 32]);
    driver.accept(decision);
    assert_eq!(driver.table.next_alarm(), Some(41_000));
    assert!(driver.table.bot_job().is_none());
    driver.now = 41_000;
    let decision = driver.table.alarm(41_000, &mut || [0; 32]);
    driver.accept(decision);
    assert_eq!(driver.table.next_alarm(), None);
    let job = driver.table.bot_job().expect("a bot takes over");
    assert_eq!(driver.snapshot(None)["seats"][0]["away"], true);
    let action = (job.run)().unwrap();
    // They are back before the bot has moved. Their time for this turn is spent, so the bot moves.
    driver.accepted(ANNA, json!({"command": "return"}));
    assert_eq!(driver.snapshot(None)["seats"][0]["away"], false);
    assert_eq!(driver.table.next_alarm(), None);
    let pass = json!({"command": "act", "state_number": 0, "action": {"do": "pass"}});
    driver.rejected(ANNA, pass);
    let moved = driver.table.bot_moved(job.request, &action, driver.now);
    assert_eq!(driver.accept(moved.unwrap()), 1);
    assert!(driver.table.next_alarm().is_some());
}

#[test]
fn a_bot_moves_until_a_player_is_back_and_whoever_acts_is_back() {
    let mut driver = Driver::playing("rotundo", TimeControl::PerTurn { seconds: 30 });
    driver.accepted(ANNA, json!({"command": "leave"}));
    let job = driver.table.bot_job().expect("a bot takes over");
    let action = (job.run)().unwrap();
    driver.now += 1000;
    driver.accepted(ANNA, json!({"command": "return"}));
    let late = driver.table.bot_moved(job.request, &action, driver.now);
    assert!(
        late.unwrap().is_empty(),
        "they are back before it has moved"
    );
    assert_eq!(driver.table.next_alarm(), Some(32_000));
    driver.accepted(ANNA, json!({"command": "leave"}));
    driver.accepted(
        ANNA,
        json!({"command": "act", "state_number": 0, "action": {"do": "pass"}}),
    );
    assert_eq!(driver.snapshot(None)["seats"][0]["away"], false);
}

#[test]
fn the_secret_of_a_shuffle_is_shown_at_the_end_and_explains_the_deal() {
    let mut driver = Driver::playing("fiches", TimeControl::None);
    let Fact::Opened { secret, .. } = &driver.log[0] else {
        panic!()
    };
    let secret = secret.clone();
    // A bot plays for Anna in the first game: being ready for another means being back.
    driver.accepted(ANNA, json!({"command": "leave"}));
    while driver.table.phase() != Phase::Finished {
        let shown = driver.shown().concat();
        assert!(shown.contains(&secret.commitment()));
        assert!(!shown.contains(&secret.reveal()));
        assert!(driver.table.finished_games().is_empty());
        driver.random_step();
    }
    let record = driver.table.finished_games()[0].record();
    let shuffle = &record["shuffle"];
    assert_eq!(shuffle["secret"], secret.reveal());
    assert_eq!(shuffle["nonces"][0], "00".repeat(16));
    assert_eq!(shuffle["nonces"][1], secret.nonce(1));
    stammtisch_table::verify(CATALOGUE.find("fiches").unwrap(), &record).unwrap();

    // Another game: nobody starts it alone, and the shuffle begins anew.
    driver.rejected(CLARA, json!({"command": "rematch"}));
    driver.accepted(BRUNO, json!({"command": "rematch"}));
    assert_ne!(
        driver.snapshot(None)["shuffle"]["commitment"],
        secret.commitment()
    );
    driver.accepted(BRUNO, json!({"command": "ready"}));
    assert_eq!(driver.table.phase(), Phase::Lobby);
    driver.accepted(ANNA, json!({"command": "rematch"}));
    driver.accepted(ANNA, json!({"command": "ready"}));
    assert_eq!(driver.table.phase(), Phase::Playing);
    assert_eq!(driver.snapshot(None)["seats"][0]["away"], false);
    assert_eq!(driver.snapshot(None)["game_number"], 2);
    assert_eq!(driver.restarted().shown(), driver.shown());
}

#[test]
fn chat_is_plain_text_of_limited_length() {
    let mut driver = Driver::playing("monad", TimeControl::None);
    driver.accepted(
        CLARA,
        json!({"command": "chat", "text": " <b>hello</b>\u{7} "}),
    );
    let updates = driver.updates(Some(1));
    assert_eq!(updates.last().unwrap()[1]["chat"]["text"], "<b>hello</b>");
    driver.rejected(CLARA, json!({"command": "chat", "text": " \n "}));
    driver.rejected(CLARA, json!({"command": "chat", "text": "x".repeat(501)}));
    driver.accepted(CLARA, json!({"command": "chat", "text": "é".repeat(500)}));
}

#[test]
fn the_tables_texts_are_complete_in_every_language() {
    stammtisch_testkit::same_in_all_languages(&stammtisch_table::TEXTS);
}

#[test]
fn another_name_is_shown_at_once_and_after_a_restart() {
    let mut driver = Driver::playing("rotundo", TimeControl::None);
    assert!(driver.table.renamed(&guest(ANNA)).is_empty(), "no news");
    let stranger = Guest {
        name: "Carla".to_owned(),
        ..guest(CLARA)
    };
    assert!(driver.table.renamed(&stranger).is_empty(), "has no seat");
    let anna = Guest {
        name: "Änne".to_owned(),
        ..guest(ANNA)
    };
    let facts = driver.table.renamed(&anna);
    assert_eq!(driver.accept(facts), 1);
    for viewer in driver.viewers() {
        let snapshot = driver.snapshot(viewer);
        assert_eq!(snapshot["seats"][0]["name"], "Änne");
        assert_eq!(snapshot["host"], "Änne");
        let updates = driver.updates(viewer);
        let told = &updates.last().unwrap()[1]["renamed"];
        assert_eq!(*told, json!({"seat": 0, "name": "Änne"}));
    }
    assert!(driver.table.renamed(&anna).is_empty());
    assert_eq!(driver.restarted().shown(), driver.shown());
}

#[test]
fn every_hand_is_open_once_the_game_is_over_and_not_before() {
    let mut driver = Driver::playing("rotundo", TimeControl::None);
    while driver.table.phase() != Phase::Finished {
        assert!(driver.snapshot(None).get("views").is_none());
        driver.random_step();
    }
    for viewer in driver.viewers() {
        let snapshot = driver.snapshot(viewer);
        for seat in 0..2 {
            assert!(snapshot["views"][seat]["hands"][seat].is_array());
        }
    }
}
