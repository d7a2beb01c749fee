//! A table from its opening to another game, as a server would drive it.

use serde_json::{Value, json};
use stammtisch_rules::{Rng, Seat};
use stammtisch_table::{Asked, Fact, Guest, Moment, Pace, Phase, Plan, Table, Wish};

const ANNA: u64 = 1;
const BRUNO: u64 = 2;
const CLARA: u64 = 3;

/// A table with its log, asked and told as a server does it.
struct Kept {
    table: Table,
    log: Vec<Fact>,
    now: Moment,
    rng: Rng,
}

fn guest(id: u64) -> Guest {
    let name = ["", "Anna", "Bruno", "Clara"][id as usize].to_owned();
    Guest { id, name }
}

fn bytes(rng: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| rng.bits() as u8)
}

fn plan(game: &str, players: usize, pace: Pace) -> Plan {
    Plan {
        game: game.to_owned(),
        players,
        options: json!({}),
        pace,
        public: false,
    }
}

impl Kept {
    fn open(plan: Plan) -> Kept {
        let mut rng = Rng::new(1);
        let opened = Table::plan_opening(plan, guest(ANNA), &mut || bytes(&mut rng)).unwrap();
        Kept {
            table: Table::open(&opened).unwrap(),
            log: vec![opened],
            now: 1000,
            rng,
        }
    }

    /// Anna and Bruno at a game that has begun.
    fn playing(game: &str, pace: Pace) -> Kept {
        let mut kept = Kept::open(plan(game, 2, pace));
        kept.granted(ANNA, json!({"wish": "sit", "seat": 0}));
        kept.granted(BRUNO, json!({"wish": "sit", "seat": 1}));
        kept.granted(ANNA, json!({"wish": "ready", "nonce": "00".repeat(16)}));
        kept.granted(BRUNO, json!({"wish": "ready"}));
        kept.granted(ANNA, json!({"wish": "start"}));
        kept
    }

    fn ask(&mut self, who: u64, wish: Value) -> Result<usize, String> {
        let wish: Wish = serde_json::from_value(wish).map_err(|why| why.to_string())?;
        let rng = &mut self.rng;
        let decided = self
            .table
            .decide(&guest(who), wish, self.now, &mut || bytes(rng));
        let facts =
            decided.map_err(|no| format!("{}{:?}", ["", "stale "][no.stale as usize], no.said))?;
        Ok(self.keep(facts))
    }

    /// Facts go through JSON, as they do in a store.
    fn keep(&mut self, facts: Vec<Fact>) -> usize {
        for fact in &facts {
            let text = serde_json::to_string(fact).unwrap();
            let fact: Fact = serde_json::from_str(&text).unwrap();
            self.table.accept(&fact);
            self.log.push(fact);
        }
        facts.len()
    }

    fn granted(&mut self, who: u64, wish: Value) -> usize {
        self.ask(who, wish.clone())
            .unwrap_or_else(|why| panic!("{wish}: {why}"))
    }

    fn refused(&mut self, who: u64, wish: Value) -> String {
        let before = self.shown();
        let why = self.ask(who, wish.clone()).expect_err(&wish.to_string());
        assert_eq!(self.shown(), before, "a refusal changes nothing");
        why
    }

    fn viewers(&self) -> Vec<Option<Seat>> {
        (0..self.table.plan().players)
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
        format!(
            "{} {:?}",
            self.table.now(viewer, self.now),
            self.news(viewer)
        )
    }

    fn news(&self, viewer: Option<Seat>) -> Vec<Value> {
        let last = self.table.now(viewer, 0)["news"].as_u64().unwrap();
        let news = self.table.since(viewer, last.saturating_sub(200)).unwrap();
        news.map(|news| json!([news.number, news.body, format!("{:?}", news.said)]))
            .collect()
    }

    /// The same table after a restart.
    fn again(&self) -> Kept {
        let mut table = Table::open(&self.log[0]).unwrap();
        self.log[1..].iter().for_each(|fact| table.accept(fact));
        Kept {
            table,
            log: self.log.clone(),
            now: self.now,
            rng: self.rng.clone(),
        }
    }

    fn turn(&self) -> Seat {
        self.table.now(None, 0)["turn"].as_u64().unwrap() as Seat
    }

    /// Lets whoever is on turn do something at random; now and then takes a step back.
    fn random_step(&mut self) {
        let seat = self.turn();
        let who = [ANNA, BRUNO][seat];
        let now = self.table.now(Some(seat), self.now);
        let number = now["number"].clone();
        if now["can_undo"] == true && self.rng.below(4) == 0 {
            self.granted(who, json!({"wish": "undo", "number": number}));
            return;
        }
        let actions = now["actions"].as_array().unwrap();
        let action = self.rng.pick(actions).unwrap().clone();
        self.granted(
            who,
            json!({"wish": "act", "number": number, "action": action}),
        );
    }
}

#[test]
fn whole_games_are_the_same_after_a_restart_at_any_moment() {
    for game in stammtisch_table::GAMES {
        let mut kept = Kept::playing(game, Pace::Turn { seconds: 60 });
        for step in 0..400 {
            if kept.table.phase() == Phase::Over {
                break;
            }
            kept.now += 700;
            kept.random_step();
            if step % 16 == 0 {
                assert_eq!(
                    kept.again().shown(),
                    kept.shown(),
                    "{game} after {step} steps"
                );
            }
        }
    }
}

#[test]
fn the_others_see_a_turn_only_when_it_is_final() {
    let mut kept = Kept::playing("monad", Pace::None);
    let others = |kept: &Kept| (kept.shown_to(Some(1)), kept.shown_to(None));
    let before = others(&kept);
    let now = kept.table.now(Some(0), 0);
    let actions = now["actions"].as_array().unwrap();
    let trade = actions
        .iter()
        .find(|action| action["do"] == "trade")
        .unwrap()
        .clone();
    kept.granted(ANNA, json!({"wish": "act", "number": 0, "action": trade}));
    assert_eq!(others(&kept), before);
    assert_ne!(kept.table.now(Some(0), 0)["view"], now["view"]);
    kept.granted(ANNA, json!({"wish": "undo", "number": 1}));
    assert_eq!(kept.table.now(Some(0), 0)["view"], now["view"]);
    kept.granted(ANNA, json!({"wish": "act", "number": 2, "action": trade}));
    kept.granted(
        ANNA,
        json!({"wish": "act", "number": 3, "action": {"do": "end"}}),
    );
    assert_ne!(others(&kept), before);
    assert_eq!(kept.table.now(None, 0)["number"], 4);
    kept.refused(ANNA, json!({"wish": "undo", "number": 4}));
}

#[test]
fn nothing_happens_twice_and_nothing_on_an_old_state() {
    let mut kept = Kept::playing("rotundo", Pace::None);
    let pass = json!({"wish": "act", "number": 0, "action": {"do": "pass"}, "key": "a"});
    assert_eq!(kept.granted(ANNA, pass.clone()), 1);
    assert_eq!(
        kept.granted(ANNA, pass.clone()),
        0,
        "asked again with the same key"
    );
    assert_eq!(kept.again().granted(ANNA, pass), 0, "also after a restart");
    let old = json!({"wish": "act", "number": 0, "action": {"do": "pass"}, "key": "b"});
    assert!(kept.refused(BRUNO, old).starts_with("stale"));
    let early = json!({"wish": "act", "number": 1, "action": {"do": "pass"}});
    kept.refused(ANNA, early.clone());
    kept.refused(CLARA, early.clone());
    kept.granted(BRUNO, early);
    let long = json!({"wish": "act", "number": 2, "action": {"do": "pass"}, "key": "x".repeat(65)});
    kept.refused([ANNA, BRUNO][kept.turn()], long);
}

#[test]
fn rules_are_cited() {
    let mut kept = Kept::playing("monad", Pace::None);
    let wish = json!({"wish": "act", "number": 0, "action": {"do": "draw"}});
    let wish: Wish = serde_json::from_value(wish).unwrap();
    let no = kept
        .table
        .decide(&guest(ANNA), wish, 0, &mut || [0; 32])
        .unwrap_err();
    assert_eq!(no.rule, Some("M9.1"));
    kept.refused(
        ANNA,
        json!({"wish": "act", "number": 0, "action": {"do": "dance"}}),
    );
    kept.refused(ANNA, json!({"wish": "fly"}));
    kept.refused(ANNA, json!({"wish": "start", "extra": 1}));
}

#[test]
fn the_lobby_is_the_hosts() {
    let mut kept = Kept::open(plan("monad", 3, Pace::None));
    kept.granted(ANNA, json!({"wish": "sit", "seat": 0}));
    kept.refused(BRUNO, json!({"wish": "sit", "seat": 0}));
    kept.refused(BRUNO, json!({"wish": "sit", "seat": 3}));
    kept.granted(BRUNO, json!({"wish": "sit", "seat": 1}));
    kept.granted(BRUNO, json!({"wish": "sit", "seat": 2}));
    assert_eq!(kept.table.now(None, 0)["seats"][1], Value::Null);
    kept.refused(BRUNO, json!({"wish": "bot", "seat": 1, "level": "easy"}));
    kept.refused(ANNA, json!({"wish": "bot", "seat": 1, "level": "perfect"}));
    kept.refused(ANNA, json!({"wish": "bot", "seat": 2, "level": "easy"}));
    kept.refused(ANNA, json!({"wish": "start"}));
    kept.granted(ANNA, json!({"wish": "bot", "seat": 1, "level": "easy"}));
    let two = json!({"game": "rotundo", "players": 2});
    kept.refused(ANNA, json!({"wish": "plan", "plan": two}));
    kept.granted(ANNA, json!({"wish": "clear", "seat": 2}));
    kept.refused(
        ANNA,
        json!({"wish": "plan", "plan": {"game": "chess", "players": 2}}),
    );
    kept.refused(
        ANNA,
        json!({"wish": "plan", "plan": {"game": "monad", "players": 9}}),
    );
    kept.granted(ANNA, json!({"wish": "plan", "plan": two}));
    kept.refused(ANNA, json!({"wish": "ready", "nonce": "short"}));
    kept.refused(BRUNO, json!({"wish": "ready"}));
    kept.refused(ANNA, json!({"wish": "start"}));
    kept.granted(ANNA, json!({"wish": "ready"}));
    kept.refused(BRUNO, json!({"wish": "start"}));
    kept.granted(ANNA, json!({"wish": "start"}));
    assert_eq!(kept.table.phase(), Phase::Playing);
    kept.refused(BRUNO, json!({"wish": "sit", "seat": 1}));
    assert_eq!(kept.again().shown(), kept.shown());
}

#[test]
fn bots_move_and_one_that_comes_too_late_is_not_heard() {
    let mut kept = Kept::open(plan("fiches", 3, Pace::None));
    kept.granted(ANNA, json!({"wish": "sit", "seat": 0}));
    kept.granted(ANNA, json!({"wish": "bot", "seat": 1, "level": "greedy"}));
    kept.granted(ANNA, json!({"wish": "bot", "seat": 2, "level": "random"}));
    kept.granted(ANNA, json!({"wish": "ready"}));
    kept.granted(ANNA, json!({"wish": "start"}));
    kept.granted(ANNA, json!({"wish": "leave"}));
    let mut moves = 0;
    while let Some(due) = kept.table.due() {
        let again = kept.again().table.due().unwrap();
        let action = (due.thinking)().unwrap();
        assert_eq!(
            (again.thinking)().as_ref(),
            Some(&action),
            "the same after a restart"
        );
        let (asked, game) = (due.asked, due.asked.game);
        let heard = |asked| kept.table.bot_moved(asked, action.clone(), kept.now);
        let number = asked.number + 1;
        assert!(heard(Asked { number, ..asked }).is_empty(), "a later state");
        let other = Asked {
            game: game + 1,
            ..asked
        };
        assert!(heard(other).is_empty(), "the same state of another game");
        let facts = heard(asked);
        assert_eq!(kept.keep(facts), 1);
        assert!(kept.table.bot_moved(asked, action, 0).is_empty());
        moves += 1;
    }
    assert!(moves > 10);
    assert_eq!(kept.table.phase(), Phase::Over);
}

#[test]
fn who_runs_out_of_time_is_warned_and_then_played_for_until_he_is_back() {
    let mut kept = Kept::playing("rotundo", Pace::Turn { seconds: 30 });
    assert_eq!(kept.table.next_bell(), Some(31_000));
    assert!(kept.table.ring(30_999).is_empty());
    kept.now = 31_000;
    let facts = kept.table.ring(31_000);
    kept.keep(facts);
    assert_eq!(kept.table.next_bell(), Some(41_000));
    assert!(kept.table.due().is_none());
    kept.now = 41_000;
    let facts = kept.table.ring(41_000);
    kept.keep(facts);
    assert_eq!(kept.table.next_bell(), None);
    let due = kept.table.due().expect("a bot stands in");
    assert_eq!(kept.table.now(None, 0)["seats"][0]["away"], true);
    let action = (due.thinking)().unwrap();
    // He is back before the bot has moved: the bot is not heard.
    kept.granted(ANNA, json!({"wish": "return"}));
    assert!(kept.table.bot_moved(due.asked, action, kept.now).is_empty());
    assert_eq!(kept.table.next_bell(), Some(71_000));
    kept.granted(ANNA, json!({"wish": "leave"}));
    kept.granted(
        ANNA,
        json!({"wish": "act", "number": 0, "action": {"do": "pass"}}),
    );
    assert_eq!(
        kept.table.now(None, 0)["seats"][0]["away"],
        false,
        "who acts is back"
    );
}

#[test]
fn the_secret_of_a_shuffle_is_shown_at_the_end_and_explains_the_deal() {
    let mut kept = Kept::playing("fiches", Pace::None);
    let Fact::Opened { secret, .. } = &kept.log[0] else {
        panic!()
    };
    let secret = secret.clone();
    // A bot plays for Anna in the first game: whoever is ready for another is back.
    kept.granted(ANNA, json!({"wish": "leave"}));
    while kept.table.phase() != Phase::Over {
        let shown = kept.shown().concat();
        assert!(shown.contains(&secret.commitment()));
        assert!(!shown.contains(&secret.reveal()));
        assert!(kept.table.record().is_none());
        kept.random_step();
    }
    let record = kept.table.record().unwrap();
    let shuffle = &record["shuffle"];
    assert_eq!(shuffle["secret"], secret.reveal());
    assert_eq!(shuffle["nonces"][0], "00".repeat(16));
    let nonces: Vec<&str> = shuffle["nonces"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(Value::as_str)
        .collect();
    let dealt = stammtisch_table::deal("fiches", 2, &json!({}), secret.key(&nonces));
    assert_eq!(dealt.unwrap().unwrap().record()["deal"], record["deal"]);

    // Another game: nobody starts it alone, and the shuffle begins anew.
    kept.refused(CLARA, json!({"wish": "again"}));
    kept.granted(BRUNO, json!({"wish": "again"}));
    assert_ne!(
        kept.table.now(None, 0)["shuffle"]["commitment"],
        secret.commitment()
    );
    kept.granted(BRUNO, json!({"wish": "ready"}));
    assert_eq!(kept.table.phase(), Phase::Lobby);
    kept.granted(ANNA, json!({"wish": "again"}));
    kept.granted(ANNA, json!({"wish": "ready"}));
    assert_eq!(kept.table.phase(), Phase::Playing);
    assert_eq!(kept.table.now(None, 0)["seats"][0]["away"], false);
    assert_eq!(kept.table.now(None, 0)["games"], 2);
    assert_eq!(kept.again().shown(), kept.shown());
}

#[test]
fn chat_is_plain_text_of_some_length() {
    let mut kept = Kept::playing("monad", Pace::None);
    kept.granted(CLARA, json!({"wish": "say", "text": " <b>hello</b>\u{7} "}));
    let news = kept.news(Some(1));
    assert_eq!(news.last().unwrap()[1]["chat"]["text"], "<b>hello</b>");
    kept.refused(CLARA, json!({"wish": "say", "text": " \n "}));
    kept.refused(CLARA, json!({"wish": "say", "text": "x".repeat(501)}));
    kept.granted(CLARA, json!({"wish": "say", "text": "é".repeat(500)}));
}

#[test]
fn the_tables_texts_are_complete_in_every_language() {
    stammtisch_testkit::same_in_all_languages(&stammtisch_table::TEXTS);
}

#[test]
fn another_name_is_on_the_plate_at_once_and_after_a_restart() {
    let mut kept = Kept::playing("rotundo", Pace::None);
    assert!(kept.table.renamed(&guest(ANNA)).is_empty(), "no news");
    let stranger = Guest {
        name: "Carla".to_owned(),
        ..guest(CLARA)
    };
    assert!(kept.table.renamed(&stranger).is_empty(), "has no plate");
    let anna = Guest {
        name: "Änne".to_owned(),
        ..guest(ANNA)
    };
    let facts = kept.table.renamed(&anna);
    assert_eq!(kept.keep(facts), 1);
    for viewer in kept.viewers() {
        let now = kept.table.now(viewer, 0);
        assert_eq!(now["seats"][0]["name"], "Änne");
        assert_eq!(now["host"], "Änne");
        let news = kept.news(viewer);
        let told = &news.last().unwrap()[1]["named"];
        assert_eq!(*told, json!({"seat": 0, "name": "Änne"}));
    }
    assert!(kept.table.renamed(&anna).is_empty());
    assert_eq!(kept.again().shown(), kept.shown());
}

#[test]
fn every_hand_is_open_once_the_game_is_over_and_not_before() {
    let mut kept = Kept::playing("rotundo", Pace::None);
    while kept.table.phase() != Phase::Over {
        assert!(kept.table.now(None, 0).get("views").is_none());
        kept.random_step();
    }
    for viewer in kept.viewers() {
        let now = kept.table.now(viewer, 0);
        for seat in 0..2 {
            assert!(now["views"][seat]["hands"][seat].is_array());
        }
    }
}
