//! The engine protocol, command by command, as another program would speak it.

use serde_json::{Value, json};
use stammtisch::engine::Engine;
use stammtisch_rules::Lang;

/// An engine that is asked in Rust instead of through a pipe.
struct Asked(Engine);

impl Asked {
    fn new() -> Asked {
        Asked(Engine::new(Lang::En))
    }

    fn with_game(players: usize) -> Asked {
        let mut engine = Asked::new();
        engine.ok(json!({"cmd": "new", "game": "monad", "players": players, "seed": 42}));
        engine
    }

    fn ask(&mut self, request: Value) -> Value {
        self.0.answer_line(request.to_string().as_bytes())
    }

    fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    fn refused(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        assert!(
            answer["why"]
                .as_str()
                .is_some_and(|why| !why.is_empty() && !why.contains('['))
        );
        assert!(answer.get("rule").is_some());
        answer
    }

    fn state(&mut self) -> Value {
        self.ok(json!({"cmd": "state"}))["state"].clone()
    }

    /// Plays listed actions until the game is over or so many were made.
    fn play_on(&mut self, most: usize) {
        for turn in 0..most {
            let listed = self.ok(json!({"cmd": "legal"}));
            let actions = listed["actions"].as_array().unwrap();
            if actions.is_empty() {
                break;
            }
            let action = &actions[turn * 7 % actions.len()];
            self.ok(json!({"cmd": "check", "action": action}));
            self.ok(json!({"cmd": "apply", "action": action}));
        }
    }
}

#[test]
fn games_are_described_with_players_versions_and_options() {
    let answer = Asked::new().ok(json!({"id": 1, "cmd": "games"}));
    assert_eq!(answer["id"], 1);
    let monad = &answer["games"][0];
    assert_eq!(monad["game"], "monad");
    assert_eq!(monad["players"], json!([2, 4]));
    assert_eq!(monad["version"], 1);
    assert_eq!(
        monad["options"]["teams"],
        json!({"type": "bool", "default": false})
    );
    assert_eq!(monad["options"]["quiet_limit"]["default"], 100);
}

#[test]
fn the_same_seed_gives_the_same_deal_whether_number_or_text() {
    let deal = |seed: Value| {
        let request = json!({"cmd": "new", "game": "monad", "players": 3, "seed": seed});
        Asked::new().ok(request)["state"].clone()
    };
    assert_eq!(deal(json!(42)), deal(json!("42")));
    assert_ne!(deal(json!(42)), deal(json!(43)));
    assert_eq!(deal(json!(-1)), deal(json!("-1")));
}

#[test]
fn a_new_state_is_as_the_protocol_says() {
    let mut engine = Asked::new();
    let answer = engine.ok(json!({
        "id": "a", "cmd": "new", "game": "monad", "players": 3, "seed": 42, "options": {}
    }));
    let state = &answer["state"];
    let fields: Vec<&String> = state.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "options",
        "players",
        "turn",
        "acted",
        "bonus_used",
        "hands",
        "homes",
        "monads",
        "bank",
        "columns",
        "discard",
        "talon",
        "passes",
        "quiet",
        "over",
        "winners",
    ];
    assert_eq!(fields, expected);
    assert_eq!(state["options"], json!({}));
    assert_eq!(state["monads"], json!([0, 0, 0]));
    assert_eq!(state["bank"], 10);
    assert_eq!(engine.state(), *state);
}

#[test]
fn views_hide_what_the_seat_cannot_see() {
    let mut engine = Asked::with_game(3);
    let state = engine.state();
    let view = engine.ok(json!({"cmd": "view", "seat": 1}))["view"].clone();
    assert_eq!(view["hands"], json!([6, state["hands"][1], 6]));
    assert_eq!(view["talon"], 0);
    assert_eq!(view["known"], json!({"hands": [[], [], []], "talon": []}));
    let open = engine.ok(json!({"cmd": "view", "seat": null}))["view"].clone();
    assert_eq!(open["hands"], json!([6, 6, 6]));
    engine.refused(json!({"cmd": "view", "seat": 3}));
    engine.refused(json!({"cmd": "view", "seat": "1"}));
    engine.refused(json!({"cmd": "view"}));
}

#[test]
fn a_whole_game_is_played_taken_back_recorded_and_replayed() {
    let mut engine = Asked::with_game(2);
    engine.play_on(10_000);
    let end = engine.state();
    assert_eq!(end["over"], true);
    let listed = engine.ok(json!({"cmd": "legal"}));
    assert_eq!(listed["actions"], json!([]));
    engine.refused(json!({"cmd": "bot", "level": "random"}));
    let refusal = engine.refused(json!({"cmd": "apply", "action": {"do": "end"}}));
    assert!(refusal["rule"].as_str().unwrap().starts_with("M11"));

    let record = engine.ok(json!({"cmd": "record"}))["record"].clone();
    let mut other = Asked::new();
    assert_eq!(
        other.ok(json!({"cmd": "replay", "record": record}))["state"],
        end
    );

    let back = other.ok(json!({"cmd": "undo"}));
    let ply = back["ply"].as_u64().unwrap();
    assert_eq!(ply as usize, record["moves"].as_array().unwrap().len() - 1);
    assert_eq!(back["state"]["over"], false);
    assert_eq!(
        other.ok(json!({"cmd": "reset", "ply": 0}))["state"],
        record["deal"]
    );
    other.refused(json!({"cmd": "reset", "ply": 1}));
    other.refused(json!({"cmd": "undo"}));
}

#[test]
fn a_record_that_was_tampered_with_names_the_first_step_that_does_not_fit() {
    let mut engine = Asked::with_game(2);
    engine.play_on(20);
    let mut record = engine.ok(json!({"cmd": "record"}))["record"].clone();
    let before = engine.state();
    record["moves"][6] = json!("7. 0: draw #000000");
    let answer = engine.refused(json!({"cmd": "replay", "record": record}));
    assert!(
        answer["why"].as_str().unwrap().starts_with("Move 7"),
        "{answer}"
    );
    assert_eq!(engine.state(), before, "nothing changes on a refusal");
}

#[test]
fn a_state_that_is_loaded_is_answered_as_it_came() {
    let mut engine = Asked::with_game(4);
    engine.play_on(30);
    let state = engine.state();
    let mut other = Asked::new();
    assert_eq!(
        other.ok(json!({"cmd": "load", "state": state}))["state"],
        state
    );
    let mut forgotten = state.clone();
    forgotten.as_object_mut().unwrap().remove("known");
    assert_eq!(
        other.ok(json!({"cmd": "load", "state": forgotten}))["state"],
        forgotten
    );
}

#[test]
fn an_impossible_state_is_refused_and_the_game_before_it_stays() {
    let mut engine = Asked::with_game(2);
    let state = engine.state();
    for (field, value) in [
        ("bank", json!(11)),
        ("bank", json!(-1)),
        ("turn", json!(2)),
        ("hands", json!([["r1"], []])),
        ("homes", json!(["r", "r"])),
        ("over", json!(true)),
        ("quiet", json!(10_000)),
        ("stranger", json!(0)),
    ] {
        let mut bad = state.clone();
        bad[field] = value;
        engine.refused(json!({"cmd": "load", "state": bad}));
    }
    assert_eq!(engine.state(), state);
}

#[test]
fn what_is_not_an_action_has_no_rule_and_what_is_illegal_has_one() {
    let mut engine = Asked::with_game(2);
    let state = engine.state();
    for unreadable in [
        json!(null),
        json!({}),
        json!({"do": "dance"}),
        json!({"do": "draw", "twice": true}),
        json!({"do": "trade", "give": ["r1", "x9"]}),
        json!({"do": "trade", "give": "r1 l1"}),
        json!({"do": "trade", "give": ["r1", "l1"], "bonus": 1}),
        json!({"do": "buy", "rank": 7, "give": []}),
    ] {
        for cmd in ["check", "apply"] {
            let answer = engine.refused(json!({"cmd": cmd, "action": unreadable}));
            assert_eq!(answer["rule"], Value::Null, "{unreadable}");
        }
    }
    for (illegal, rule) in [
        (json!({"do": "flip"}), "M9.3"),
        (json!({"do": "draw"}), "M9.1"),
        (json!({"do": "end"}), "M3.1"),
        (json!({"do": "pass"}), "M10.1"),
        (
            json!({"do": "leap", "give": ["r1", "o1", "y1", "l1"]}),
            "M8.1",
        ),
        (json!({"do": "buy", "rank": 2, "give": []}), "M7.1"),
        (json!({"do": "trade", "give": ["r1"]}), "M4.1"),
    ] {
        for cmd in ["check", "apply"] {
            let answer = engine.refused(json!({"cmd": cmd, "action": illegal}));
            assert_eq!(answer["rule"], rule, "{illegal}");
        }
    }
    assert_eq!(engine.state(), state);
}

#[test]
fn refusals_speak_the_asked_language() {
    let mut engine = Asked::with_game(2);
    let mut why = |lang: &str| {
        let request = json!({"cmd": "check", "action": {"do": "draw"}, "lang": lang});
        engine.refused(request)["why"].as_str().unwrap().to_owned()
    };
    assert_eq!(why("en"), "There is no talon to draw from.");
    assert_eq!(
        why("de"),
        "Es gibt keinen Talon, von dem du ziehen könntest."
    );
    assert_eq!(why("nl"), "Er is geen talon om van te trekken.");
}

#[test]
fn events_tell_one_viewer_only_what_he_saw() {
    let mut engine = Asked::with_game(2);
    engine.play_on(400);
    engine.ok(json!({"cmd": "reset", "ply": 0}));
    // Until somebody can draw: whoever forgot the talon's order does not see the card.
    for _ in 0..300 {
        let listed = engine.ok(json!({"cmd": "legal"}));
        let actions = listed["actions"].as_array().unwrap().clone();
        if actions.contains(&json!({"do": "draw"})) {
            break;
        }
        engine.ok(json!({"cmd": "apply", "action": actions[actions.len() - 1]}));
    }
    let mut state = engine.state();
    state.as_object_mut().unwrap().remove("known");
    engine.ok(json!({"cmd": "load", "state": state}));
    let top = state["talon"][0].clone();
    let seat = state["turn"].as_u64().unwrap();
    let mut drawn = |viewer: Value| {
        let request = json!({"cmd": "apply", "action": {"do": "draw"}, "seat": viewer});
        let card = engine.ok(request)["events"][0]["card"].clone();
        engine.ok(json!({"cmd": "undo"}));
        card
    };
    assert_eq!(drawn(json!(seat)), top);
    assert_eq!(drawn(json!(1 - seat)), Value::Null);
    assert_eq!(drawn(Value::Null), Value::Null);
}

#[test]
fn bots_choose_legal_actions_and_the_same_for_the_same_seed() {
    let mut engine = Asked::with_game(3);
    for ply in 0..60 {
        let level = if ply % 2 == 0 { "greedy" } else { "random" };
        let request = json!({"cmd": "bot", "level": level, "ms": 5, "seed": 1});
        let answer = engine.ok(request.clone());
        assert_eq!(engine.ok(request), answer);
        assert_eq!(answer["value"].as_array().unwrap().len(), 3);
        assert!(answer["searched"].as_u64().unwrap() > 0);
        engine.ok(json!({"cmd": "apply", "action": answer["action"]}));
    }
    engine.refused(json!({"cmd": "bot", "level": "grandmaster"}));
}

#[test]
fn playouts_repeat_themselves_and_add_up() {
    let mut engine = Asked::with_game(4);
    let request = json!({"cmd": "playout", "seed": 7, "games": 20, "level": "random"});
    let mut once = engine.ok(request.clone());
    let mut twice = engine.ok(request);
    once.as_object_mut().unwrap().remove("seconds");
    twice.as_object_mut().unwrap().remove("seconds");
    assert_eq!(once, twice);
    let wins: u64 = once["wins"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_u64)
        .sum();
    assert!(wins >= 20);
    assert!(once["decisions"].as_u64() > once["turns"].as_u64());
    engine.refused(json!({"cmd": "playout", "seed": 7, "games": -1, "level": "random"}));
}

#[test]
fn requests_that_make_no_sense_are_answered() {
    let mut engine = Asked::new();
    engine.refused(json!({"cmd": "state"}));
    engine.refused(json!({"cmd": "dance"}));
    engine.refused(json!({"cmd": "games", "stranger": 1}));
    engine.refused(json!({"cmd": 7}));
    engine.refused(json!([]));
    engine.refused(json!({"cmd": "new", "game": "chess", "players": 2, "seed": 1}));
    engine.refused(json!({"cmd": "new", "game": "monad", "players": 5, "seed": 1}));
    engine.refused(json!({"cmd": "new", "game": "monad", "players": 2}));
    engine.refused(json!({"cmd": "new", "game": "monad", "players": 2, "seed": 1.5}));
    engine.refused(json!({"cmd": "games", "lang": "fr"}));
    let teams = json!({"cmd": "new", "game": "monad", "players": 3, "seed": 1,
                       "options": {"teams": true}});
    assert_eq!(engine.refused(teams)["rule"], "M11.2");
    engine.0.answer_line(&[0xff, 0xfe]);
    assert_eq!(
        engine.refused(json!({"id": {"any": 1}, "cmd": "x"}))["id"],
        json!({"any": 1})
    );
    engine.ok(json!({"cmd": "new", "game": "monad", "players": 2, "seed": 1}));
    engine.refused(json!({"cmd": "solve", "objective": "tiles"}));
}

#[test]
fn rotundo_speaks_the_same_protocol() {
    let mut engine = Asked::new();
    let answer = engine.ok(json!({"cmd": "new", "game": "rotundo", "players": 3, "seed": 5}));
    let state = &answer["state"];
    let fields: Vec<&String> = state.as_object().unwrap().keys().collect();
    let expected = [
        "game", "options", "players", "turn", "phase", "hands", "displays", "middle", "pile",
        "discard", "passes", "auction", "over", "winners", "scores",
    ];
    assert_eq!(fields, expected);
    let stranger = json!({"do": "collect", "give": ["brass", "clay"]});
    let refused = engine.refused(json!({"cmd": "check", "action": stranger}));
    assert_eq!(
        refused["rule"],
        Value::Null,
        "a card that does not exist breaks no rule"
    );
    engine.play_on(10_000);
    let end = engine.state();
    assert_eq!(end["over"], true);
    assert!(end["scores"].is_array());
    let record = engine.ok(json!({"cmd": "record"}))["record"].clone();
    assert_eq!(
        Asked::new().ok(json!({"cmd": "replay", "record": record}))["state"],
        end
    );
}
