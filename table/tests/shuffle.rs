//! How a game comes to its deal, and what an operator who plays along can do about it.

use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_log::{
    Fact, Guest, Seal, Seat, SeatPart, Secret, TableSettings, TimeControl, Timestamp, commitment_of,
};
use stammtisch_rules::Rng;
use stammtisch_table::{Command, Decision, Phase, Table, verify};

const ANNA: u64 = 1;
const BRUNO: u64 = 2;

/// A table with its log, driven as a server does it.
struct Driver {
    table: Table,
    log: Vec<Fact>,
    now: Timestamp,
    rng: Rng,
}

fn guest(id: u64) -> Guest {
    let name = ["", "Anna", "Bruno"][id as usize];
    Guest::new(id, name)
}

fn bytes(rng: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| rng.bits() as u8)
}

fn nonce(of: u64) -> String {
    format!("{of:032x}")
}

fn commitment(of: u64) -> String {
    commitment_of(&nonce(of))
}

/// A game whose deal is quickly computed.
fn game() -> &'static str {
    CATALOGUE.names().nth(1).unwrap()
}

impl Driver {
    /// Anna, Bruno and a bot in the lobby.
    fn lobby(time_control: TimeControl) -> Driver {
        let settings = TableSettings {
            game: game().to_owned(),
            players: 3,
            options: json!({}),
            time_control,
            public: false,
        };
        let mut rng = Rng::new(5);
        let mut random = || bytes(&mut rng);
        let opened = Table::opening(CATALOGUE, settings, guest(ANNA), &mut random).unwrap();
        let mut driver = Driver {
            table: Table::open(CATALOGUE, &opened).unwrap(),
            log: vec![opened],
            now: 1000,
            rng,
        };
        driver.accepted(ANNA, json!({"command": "sit", "seat": 0}));
        driver.accepted(BRUNO, json!({"command": "sit", "seat": 1}));
        driver.accepted(
            ANNA,
            json!({"command": "add_bot", "seat": 2, "level": "random"}),
        );
        driver
    }

    /// Everybody is ready, and the shuffle is sealed.
    fn sealed(time_control: TimeControl) -> Driver {
        let mut driver = Driver::lobby(time_control);
        driver.commit(ANNA);
        driver.commit(BRUNO);
        driver.accepted(ANNA, json!({"command": "start"}));
        driver
    }

    fn commit(&mut self, who: u64) {
        let ready = json!({"command": "ready", "commitment": commitment(who)});
        self.accepted(who, ready);
    }

    fn reveal(&mut self, who: u64) -> usize {
        self.accepted(who, json!({"command": "reveal", "nonce": nonce(who)}))
    }

    fn send(&mut self, who: u64, command: Value) -> Result<usize, String> {
        let command: Command = serde_json::from_value(command).map_err(|why| why.to_string())?;
        let rng = &mut self.rng;
        let mut random = || bytes(rng);
        let decided = self
            .table
            .decide(&guest(who), &command, self.now, &mut random);
        Ok(self.accept(decided.map_err(|rejection| rejection.to_string())?))
    }

    fn accept(&mut self, decision: Decision) -> usize {
        for fact in decision.facts() {
            let text = serde_json::to_string(fact).unwrap();
            self.log.push(serde_json::from_str(&text).unwrap());
        }
        let count = decision.facts().len();
        let listing = self.table.listing_after(&decision, "code").unwrap();
        self.table.accept(decision).unwrap();
        assert_eq!(self.table.listing("code"), listing);
        let replayed = Table::from_log(CATALOGUE, &self.log).unwrap();
        assert_eq!(
            json!(replayed.snapshot(None, self.now)),
            self.snapshot(),
            "the same after a restart"
        );
        count
    }

    fn accepted(&mut self, who: u64, command: Value) -> usize {
        self.send(who, command.clone())
            .unwrap_or_else(|why| panic!("{command}: {why}"))
    }

    fn snapshot(&self) -> Value {
        json!(self.table.snapshot(None, self.now))
    }

    fn shuffle(&self) -> Value {
        self.snapshot()["shuffle"].clone()
    }

    fn is_ready(&self) -> [bool; 2] {
        let snapshot = self.snapshot();
        [0, 1].map(|seat| snapshot["seats"][seat]["ready"] == true)
    }

    fn alarm(&mut self) -> usize {
        let rng = &mut self.rng;
        let decision = self.table.alarm(self.now, &mut || bytes(rng));
        self.accept(decision)
    }

    /// Everybody leaves, and bots play to the end.
    fn finish(&mut self) -> Value {
        for who in [ANNA, BRUNO] {
            self.accepted(who, json!({"command": "leave"}));
        }
        while self.table.phase() == Phase::Playing {
            let job = self.table.bot_job_at(stammtisch_bots::Level::Random);
            let job = job.unwrap();
            let action = (job.run)().unwrap();
            let moved = self.table.bot_moved(job.request, &action, self.now);
            let decision = moved.unwrap();
            self.log.extend_from_slice(decision.facts());
            self.table.accept(decision).unwrap();
        }
        self.table.finished_games()[0].record()
    }
}

fn proved(record: &Value) -> Result<(), String> {
    verify(CATALOGUE.find(game()).unwrap(), record).map_err(|why| why.to_string())
}

#[test]
fn nonces_are_revealed_when_everybody_has_committed_and_then_the_game_starts() {
    let mut driver = Driver::lobby(TimeControl::None);
    driver.commit(ANNA);
    let early = json!({"command": "reveal", "nonce": nonce(ANNA)});
    driver.send(ANNA, early).unwrap_err();
    driver.commit(BRUNO);
    assert_eq!(driver.shuffle()["version"], 2);
    assert_eq!(driver.shuffle().get("seats"), None);
    driver.accepted(ANNA, json!({"command": "start"}));
    assert_eq!(driver.snapshot()["phase"], "lobby");
    let expected = json!([
        {"kind": "committed", "commitment": commitment(ANNA)},
        {"kind": "committed", "commitment": commitment(BRUNO)},
        {"kind": "server"},
    ]);
    assert_eq!(driver.shuffle()["seats"], expected);
    assert_eq!(
        driver.shuffle()["reveal"],
        json!({"seats": [0, 1], "until": 16_000})
    );
    let wrong = json!({"command": "reveal", "nonce": nonce(7)});
    driver.send(BRUNO, wrong).unwrap_err();
    assert_eq!(driver.reveal(BRUNO), 1);
    assert_eq!(driver.reveal(BRUNO), 0, "another tab says the same");
    assert!(!driver.shuffle().to_string().contains(&nonce(BRUNO)));
    assert_eq!(driver.reveal(ANNA), 2);
    assert_eq!(driver.snapshot()["phase"], "playing");
    assert_eq!(driver.reveal(ANNA), 0, "a tab that is late");
    assert_eq!(driver.shuffle()["nonces"][1], nonce(BRUNO));

    let record = driver.finish();
    proved(&record).unwrap();
    assert_eq!(record["shuffle"]["broken"], 0);
}

#[test]
fn a_seat_has_one_nonce_and_the_first_commitment_holds() {
    let mut driver = Driver::lobby(TimeControl::None);
    driver.commit(ANNA);
    let other = json!({"command": "ready", "commitment": commitment(9)});
    assert_eq!(driver.accepted(ANNA, other), 0);
    driver.commit(BRUNO);
    driver.accepted(ANNA, json!({"command": "start"}));
    assert_eq!(driver.shuffle()["seats"][0]["commitment"], commitment(ANNA));
}

#[test]
fn a_client_that_knows_nothing_of_commitments_plays_as_before() {
    let mut driver = Driver::lobby(TimeControl::None);
    driver.accepted(ANNA, json!({"command": "ready", "nonce": nonce(1)}));
    driver.accepted(BRUNO, json!({"command": "ready"}));
    driver.accepted(ANNA, json!({"command": "start"}));
    assert_eq!(driver.snapshot()["phase"], "playing");
    let record = driver.finish();
    proved(&record).unwrap();
    let said = json!([{"kind": "open", "nonce": nonce(1)}, {"kind": "server"}, {"kind": "server"}]);
    assert_eq!(record["shuffle"]["seats"], said);
}

#[test]
fn who_does_not_reveal_in_time_is_no_longer_ready_and_the_attempt_is_counted() {
    for (time_control, time) in [
        (TimeControl::None, 15_000),
        (TimeControl::Days { days: 2 }, 24 * 3600 * 1000),
    ] {
        let mut driver = Driver::sealed(time_control);
        let promised = driver.shuffle()["commitment"].clone();
        driver.reveal(ANNA);
        assert_eq!(driver.table.next_alarm(), Some(1000 + time));
        assert!(driver.table.flags().wakes);
        driver.now = 1000 + time - 1;
        assert_eq!(driver.alarm(), 0);
        driver.now += 1;
        assert_eq!(driver.alarm(), 1);
        let updates = driver.table.since(None, 0).unwrap();
        let last = json!(updates.last().unwrap().content.body);
        assert_eq!(last["shuffle_broken"]["seat"], 1, "Bruno did not");
        // Anna's nonce is known now: she needs another one, as everybody does.
        assert_eq!(driver.is_ready(), [false, false]);
        assert_ne!(driver.shuffle()["commitment"], promised);
        assert_eq!(driver.shuffle()["broken"], 1);
        assert_eq!(driver.table.next_alarm(), None);

        driver.commit(ANNA);
        driver.commit(BRUNO);
        driver.accepted(ANNA, json!({"command": "start"}));
        driver.reveal(ANNA);
        driver.reveal(BRUNO);
        let record = driver.finish();
        assert_eq!(record["shuffle"]["broken"], 1);
        proved(&record).unwrap();
        let mut forged = record.clone();
        forged["shuffle"]["broken"] = 0.into();
        proved(&forged).unwrap_err();
    }
}

#[test]
fn nobody_is_late_because_the_server_was_away() {
    let mut driver = Driver::sealed(TimeControl::None);
    driver.now += 1_000_000;
    let resumed = driver.table.resumed(2_000, driver.now);
    assert_eq!(driver.accept(resumed), 1);
    assert_eq!(driver.alarm(), 0);
    assert_eq!(driver.table.next_alarm(), Some(driver.now + 15_000));
}

#[test]
fn whatever_changes_seats_or_settings_breaks_off_a_sealed_shuffle() {
    let two = json!({"game": game(), "players": 3, "options": {}, "public": true});
    for (who, command) in [
        (BRUNO, json!({"command": "leave"})),
        (ANNA, json!({"command": "remove", "seat": 1})),
        (
            ANNA,
            json!({"command": "add_bot", "seat": 2, "level": "easy"}),
        ),
        (ANNA, json!({"command": "change_settings", "settings": two})),
    ] {
        let mut driver = Driver::sealed(TimeControl::None);
        driver.reveal(ANNA);
        assert_eq!(driver.accepted(who, command.clone()), 2, "{command}");
        assert_eq!(driver.shuffle()["broken"], 1, "{command}");
        assert_eq!(driver.is_ready(), [false, false], "{command}");
        driver.commit(ANNA);
    }
}

#[test]
fn a_rematch_is_sealed_by_the_last_who_is_ready_and_every_game_keeps_its_proof() {
    let mut driver = Driver::sealed(TimeControl::None);
    driver.reveal(ANNA);
    driver.reveal(BRUNO);
    let first = driver.finish();
    for number in 2..=20 {
        driver.accepted(ANNA, json!({"command": "rematch"}));
        driver.commit(BRUNO);
        driver.commit(ANNA);
        assert_eq!(driver.shuffle()["game"], number);
        driver.reveal(BRUNO);
        driver.reveal(ANNA);
        let record = driver.finish();
        proved(&record).unwrap();
        assert_eq!(record["shuffle"]["game"], number);
        assert_eq!(record["shuffle"]["table"], first["shuffle"]["table"]);
        assert_ne!(record["deal"], first["deal"]);
    }
    // The table itself keeps the latest games; the log has all.
    let in_memory = driver.table.finished_games();
    assert!(in_memory.iter().all(|game| game.number != 1));
    let kept = Table::finished_game(CATALOGUE, &driver.log, 1).unwrap();
    assert_eq!(kept.record(), first);
    assert!(Table::finished_game(CATALOGUE, &driver.log, 21).is_none());
}

#[test]
fn a_log_whose_shuffle_does_not_fit_is_not_replayed() {
    let mut driver = Driver::sealed(TimeControl::None);
    driver.reveal(ANNA);
    driver.reveal(BRUNO);
    let refused = |change: &dyn Fn(&mut Vec<Fact>)| {
        let mut log = driver.log.clone();
        change(&mut log);
        assert!(Table::from_log(CATALOGUE, &log).is_err());
    };
    let place = |is: fn(&Fact) -> bool| driver.log.iter().position(is).unwrap();
    let revealed = place(|fact| matches!(fact, Fact::Revealed { .. }));
    let sealed = place(|fact| matches!(fact, Fact::Sealed { .. }));
    refused(&|log| drop(log.remove(revealed)));
    refused(&|log| drop(log.remove(sealed)));
    refused(&|log| log.insert(sealed, log[sealed].clone()));
    refused(&|log| log.insert(revealed, Fact::LeftSeat { seat: 0 }));
    refused(&|log| {
        log[revealed] = Fact::Revealed {
            seat: 0,
            nonce: nonce(8),
        }
    });
}

/// What Anna's browser keeps when it reveals: the seal that it was shown. `None` for the first form of
/// the proof, which has none.
fn shown_seal(shuffle: &Value) -> Option<String> {
    shuffle.get("version")?;
    let text = |name: &str| shuffle[name].as_str().map(str::to_owned);
    let number = |name: &str| shuffle[name].as_u64().map(|number| number as u32);
    let seal = Seal {
        table: text("table")?,
        game: number("game")?,
        broken: number("broken")?,
        rules: serde_json::from_value(shuffle["rules"].clone()).ok()?,
        commitment: text("commitment")?,
        seats: serde_json::from_value(shuffle["seats"].clone()).ok()?,
    };
    Some(seal.text())
}

/// What Anna's browser finds in a record: the seal that it was shown, its own nonce, and the deal that
/// follows.
fn convinces_anna(record: &Value, seal: &str) -> bool {
    let mut shuffle = record["shuffle"].clone();
    shuffle["rules"] = json!({"game": record["game"], "version": record["version"],
        "players": record["players"], "options": record["options"]});
    shown_seal(&shuffle).as_deref() == Some(seal)
        && shuffle["nonces"][0] == nonce(ANNA)
        && proved(record).is_ok()
}

/// How often the operator tries.
const TRIES: usize = 100_000;

#[test]
fn an_operator_who_plays_along_can_break_off_and_changes_no_card() {
    let seed = 11;
    println!("seed {seed}");
    let mut rng = Rng::new(seed);
    // Bruno is the operator, who also has the bot, the server and its log.
    let mut honest = Driver::sealed(TimeControl::None);
    let seal = shown_seal(&honest.shuffle()).unwrap();
    honest.reveal(ANNA);
    let sealed = honest.log.clone();
    honest.reveal(BRUNO);
    let record = honest.finish();
    assert!(convinces_anna(&record, &seal));
    let (mut refused, mut same) = (0, 0);
    for _ in 0..TRIES {
        let mut forged = record.clone();
        forge(&mut forged, &mut rng);
        if !convinces_anna(&forged, &seal) {
            refused += 1;
            continue;
        }
        assert_eq!(forged["deal"], record["deal"], "seed {seed}");
        same += 1;
    }
    println!("{refused} records refused, {same} with the same cards");
    assert!(refused > TRIES / 2 && same > 0);

    let deal = record["deal"].clone();
    let (mut refused, mut same) = (0, 0);
    for _ in 0..TRIES {
        let mut log = sealed.clone();
        play_along(&mut log, &mut rng);
        let Ok(table) = Table::from_log(CATALOGUE, &log) else {
            refused += 1;
            continue;
        };
        let shuffle = json!(table.snapshot_header(None).shuffle);
        if shown_seal(&shuffle).as_deref() != Some(&*seal) || shuffle["nonces"][0] != nonce(ANNA) {
            refused += 1;
            continue;
        }
        let views = (0..3).map(|seat| json!(table.snapshot(Some(seat), 0).state.view));
        for (seat, view) in views.enumerate() {
            assert_eq!(view["hands"][seat], deal["hands"][seat], "seed {seed}");
        }
        same += 1;
    }
    println!("{refused} logs refused, {same} with the same cards");
    assert!(refused > 0 && same > 0);
}

fn random_hex(rng: &mut Rng, bytes: usize) -> String {
    (0..bytes)
        .map(|_| format!("{:02x}", rng.bits() as u8))
        .collect()
}

/// Changes a seat's part, unless the record has the first form of the proof.
fn set_part(record: &mut Value, seat: Seat, part: Value) {
    if let Some(parts) = record["shuffle"]["seats"].as_array_mut() {
        parts[seat] = part;
    }
}

/// Changes a record in one to three places; where something must fit, it is made to fit.
fn forge(record: &mut Value, rng: &mut Rng) {
    for _ in 0..=rng.below(3) {
        let seat: Seat = rng.below(3);
        let bytes = random_hex(rng, 32);
        let fresh = bytes[..32].to_owned();
        match rng.below(14) {
            0 => record["shuffle"]["nonces"][seat] = json!(fresh),
            1 => {
                // Bruno, or the bot, has another nonce, and committed to that one.
                let part = json!({"kind": "committed", "commitment": commitment_of(&fresh)});
                set_part(record, seat, part);
                record["shuffle"]["nonces"][seat] = json!(fresh);
            }
            2 => {
                set_part(record, seat, json!({"kind": "open", "nonce": fresh}));
                record["shuffle"]["nonces"][seat] = json!(fresh);
            }
            3 => set_part(record, seat, json!({"kind": "server"})),
            4 => {
                let secret = Secret::try_from(bytes).unwrap();
                record["shuffle"]["commitment"] = json!(secret.commitment());
                record["shuffle"]["secret"] = json!(secret.reveal());
            }
            5 => record["shuffle"]["secret"] = json!(bytes),
            6 => record["shuffle"]["table"] = json!(bytes),
            7 => record["shuffle"]["game"] = json!(rng.below(1000)),
            8 => record["shuffle"]["broken"] = json!(rng.below(1000)),
            9 => record["names"][seat] = json!(fresh),
            13 => {
                let shuffle = record["shuffle"].as_object_mut().unwrap();
                // The first form of the proof, in which nonces could be tried.
                shuffle.retain(|name, _| ["commitment", "nonces", "secret"].contains(&&**name));
            }
            10 => record["options"] = json!({"memory": rng.below(2) == 0}),
            11 => {
                let nonces = record["shuffle"]["nonces"].as_array_mut().unwrap();
                nonces.swap(seat, (seat + 1) % 3);
            }
            _ => {
                if let Some(parts) = record["shuffle"]["seats"].as_array_mut() {
                    parts.swap(seat, (seat + 1) % 3);
                }
                let nonces = record["shuffle"]["nonces"].as_array_mut().unwrap();
                nonces.swap(seat, (seat + 1) % 3);
            }
        }
    }
}

/// Writes the log on as an operator might who knows everything by now: another nonce for Bruno, other
/// names, bots and times, facts in another order or left out, another version of the rules.
fn play_along(log: &mut Vec<Fact>, rng: &mut Rng) {
    for _ in 0..rng.below(3) {
        let place = 1 + rng.below(log.len() - 1);
        match &mut log[place] {
            Fact::BotSat { level, nonce, .. } => {
                *level = (*rng.pick(&["easy", "medium", "strong"]).unwrap()).to_owned();
                *nonce = Some(random_hex(rng, 16));
            }
            Fact::Sat { guest, .. } => guest.name = random_hex(rng, 4),
            Fact::Ready {
                seat: 1,
                commitment,
                ..
            } => *commitment = Some(random_hex(rng, 32)),
            Fact::Sealed { at, rules } => {
                *at = rng.bits() >> 20;
                rules.version += rng.below(2) as u64;
            }
            _ if rng.below(2) == 0 => drop(log.remove(place)),
            _ => {
                let other = 1 + rng.below(log.len() - 1);
                log.swap(place, other);
            }
        }
    }
    let bruno = if rng.below(4) == 0 { 2 } else { rng.bits() };
    let shuffle = [Some(2), Some(2), Some(2), None][rng.below(4)];
    let sealed = log.iter().find_map(|fact| match fact {
        Fact::Sealed { rules, .. } => Some(rules.clone()),
        _ => None,
    });
    log.push(Fact::Revealed {
        seat: 1,
        nonce: nonce(bruno),
    });
    log.push(Fact::Started {
        at: rng.bits() >> 20,
        rules: sealed.map(|mut rules| {
            rules.version += u64::from(rng.below(8) == 0);
            rules
        }),
        state: None,
        shuffle,
    });
}

#[test]
fn the_nonce_of_a_bot_follows_from_the_secret() {
    let secret = Secret::new([3; 32]);
    let mut driver = Driver::sealed(TimeControl::None);
    driver.reveal(ANNA);
    driver.reveal(BRUNO);
    let record = driver.finish();
    let real = Secret::try_from(record["shuffle"]["secret"].as_str().unwrap().to_owned());
    assert_eq!(record["shuffle"]["nonces"][2], real.unwrap().nonce(2));
    assert_ne!(secret.nonce(0), secret.nonce(1));
    assert!(matches!(
        serde_json::from_value(record["shuffle"]["seats"][2].clone()),
        Ok(SeatPart::Server {})
    ));
}
