//! The engine protocol, command by command, as another program would speak it.

use serde_json::{Value, json};
use stammtisch_bots::Level;
use stammtisch_engine::Engine;
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, Rng};

/// An engine that is asked in Rust instead of through a pipe.
struct Asked(Engine);

impl Asked {
    fn new() -> Asked {
        Asked(Engine::new(CATALOGUE, &[], Lang::En))
    }

    fn with_game(players: usize) -> Asked {
        let mut engine = Asked::new();
        engine.ok(json!({"cmd": "new", "game": "monad", "players": players, "seed": 42}));
        engine
    }

    fn ask(&mut self, request: Value) -> Value {
        let line = self.0.answer_line(request.to_string().as_bytes());
        serde_json::from_str(&line).expect("a line of JSON")
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
    assert_eq!(
        why("en"),
        "There’s no talon to draw from. Trade or buy; pass only if you can’t."
    );
    assert_eq!(
        why("de"),
        "Es gibt keinen Talon zum Ziehen. Vereinige oder erwirb; passe nur, wenn beides nicht geht."
    );
    assert_eq!(
        why("nl"),
        "Er is geen talon om van te trekken. Verenig of koop; pas alleen als dat niet kan."
    );
}

#[test]
fn events_tell_one_viewer_only_what_he_saw() {
    let mut engine = Asked::with_game(2);
    engine.play_on(400);
    engine.ok(json!({"cmd": "reset", "ply": 0}));
    // Until somebody can draw: a player who forgot the talon's order does not see the card.
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

const LEVELS: [&str; 6] = ["random", "greedy", "easy", "medium", "strong", "ismcts"];

#[test]
fn a_bot_says_why_and_what_else_it_thought_of() {
    let mut engine = Asked::with_game(2);
    for level in LEVELS {
        let request = json!({"cmd": "bot", "level": level, "nodes": 300});
        let answer = engine.ok(request.clone());
        assert_eq!(engine.ok(request.clone()), answer, "{level}");
        assert!(answer["why"].as_str().unwrap().ends_with('.'), "{answer}");
        let chances: f64 = answer["value"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(Value::as_f64)
            .sum();
        assert!((chances - 1.0).abs() < 1e-6, "{answer}");
        if level != "random" {
            assert!(answer["second"]["by"].is_number(), "{answer}");
            assert_ne!(answer["second"]["action"], answer["action"]);
        }
        let mut german = request;
        german["lang"] = json!("de");
        assert_ne!(engine.ok(german)["why"], answer["why"]);
    }
    engine.refused(json!({"cmd": "bot"}));
    engine.refused(json!({"cmd": "bot", "level": "strong", "ms": 3_600_001}));
}

#[test]
fn a_bot_needs_a_view_only() {
    for game in ["monad", "rotundo", "fiches"] {
        let mut engine = Asked::new();
        engine.ok(json!({"cmd": "new", "game": game, "players": 2, "seed": 5}));
        let mut stranger = Asked::new();
        for _ in 0..20 {
            let state = engine.ok(json!({"cmd": "state"}))["state"].clone();
            if state["over"] == true {
                break;
            }
            let seat = state["turn"].clone();
            let view = engine.ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
            let actions = engine.ok(json!({"cmd": "legal"}))["actions"].clone();
            let ask = json!({"cmd": "bot", "level": "strong", "nodes": 100, "seed": 1});
            let mut with_view = ask.clone();
            with_view["view"] = view.clone();
            with_view["seat"] = seat.clone();
            with_view["actions"] = actions;
            let answer = stranger.ok(with_view);
            assert_eq!(answer, engine.ok(ask), "{view}");
            engine.ok(json!({"cmd": "apply", "action": answer["action"]}));
        }
    }
}

#[test]
fn views_that_are_none_are_refused() {
    let mut engine = Asked::with_game(2);
    let state = engine.ok(json!({"cmd": "state"}))["state"].clone();
    let view = |engine: &mut Asked, seat: Value| {
        engine.ok(json!({"cmd": "view", "seat": seat}))["view"].clone()
    };
    let (own, other, none) = (
        view(&mut engine, json!(0)),
        view(&mut engine, json!(1)),
        view(&mut engine, Value::Null),
    );
    let ask = |view: &Value| json!({"cmd": "bot", "view": view});
    engine.ok(ask(&own));
    engine.refused(ask(&state));
    engine.refused(ask(&other));
    engine.refused(ask(&none));
    engine.refused(json!({"cmd": "bot", "view": own, "seat": 1}));
    let mut doubled = own.clone();
    doubled["hands"][0][0] = doubled["hands"][0][1].clone();
    doubled["discard"] = json!(["r1", "r1", "r1"]);
    assert_eq!(engine.refused(ask(&doubled))["rule"], "M2.1");
    let mut long = own.clone();
    long["hands"][1] = json!(u64::MAX);
    engine.refused(ask(&long));
    let mut well_known = own;
    well_known["known"]["hands"][1] = json!(vec!["r2"; 40]);
    engine.refused(ask(&well_known));
}

#[test]
fn hostile_views_are_answered() {
    let mut rng = Rng::new(11);
    let mut answered = 0;
    for game in ["monad", "rotundo", "fiches"] {
        for players in [2, 4] {
            let mut engine = Asked::new();
            engine.ok(json!({"cmd": "new", "game": game, "players": players, "seed": 5}));
            let mut view = engine.ok(json!({"cmd": "view", "seat": 0}))["view"].clone();
            let whole = view.clone();
            for round in 0..400 {
                if round % 4 == 0 {
                    view = whole.clone();
                }
                stammtisch_testkit::mutilate(&mut view, &mut rng);
                let level = LEVELS[round % LEVELS.len()];
                let answer =
                    engine.ask(json!({"cmd": "bot", "view": view, "level": level, "nodes": 20}));
                answered += usize::from(answer["ok"] == true);
                assert!(
                    answer["ok"] == true || answer["why"].is_string(),
                    "{answer}"
                );
            }
        }
    }
    assert!(answered > 20, "some are harmless: {answered}");
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
fn a_redeal_looks_the_same_to_the_seat_and_differs_elsewhere() {
    for game in CATALOGUE.names() {
        let mut engine = Asked::new();
        engine.ok(json!({"cmd": "new", "game": game, "players": 2, "seed": 5}));
        engine.play_on(9);
        let before = engine.state();
        for seat in 0..2 {
            let view = engine.ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
            let mut redeal = |seed: u64| {
                engine.ok(json!({"cmd": "redeal", "seat": seat, "seed": seed}))["state"].clone()
            };
            let states: Vec<Value> = (0..8).map(&mut redeal).collect();
            assert_eq!(states[3], redeal(3), "the same seed, the same state");
            let is_other = |state: &Value| state != &before;
            // Whoever remembers everything may know all cards of two players; then every redeal is the game.
            assert!(
                game == "monad" || states.iter().any(is_other),
                "{game}: nothing was dealt again"
            );
            assert_eq!(engine.state(), before, "the loaded game stays");
            for (seed, state) in states.iter().enumerate() {
                let mut other = Asked::new();
                other.ok(json!({"cmd": "load", "state": state}));
                let seen = other.ok(json!({"cmd": "view", "seat": seat}));
                assert_eq!(seen["view"], view, "{game}, seat {seat}, seed {seed}");
            }
            let from_view = json!({"cmd": "redeal", "view": view, "seed": 3});
            let state = Asked::new().ok(from_view)["state"].clone();
            let mut other = Asked::new();
            other.ok(json!({"cmd": "load", "state": state}));
            assert_eq!(other.ok(json!({"cmd": "view", "seat": seat}))["view"], view);
        }
        engine.refused(json!({"cmd": "redeal", "seat": 2, "seed": 1}));
        engine.refused(json!({"cmd": "redeal", "seat": null, "seed": 1}));
        engine.refused(json!({"cmd": "redeal", "seat": 0}));
        engine.refused(json!({"cmd": "redeal", "view": before, "seed": 1}));
    }
    Asked::new().refused(json!({"cmd": "redeal", "seat": 0, "seed": 1}));
}

#[test]
fn playouts_begin_where_they_are_told_to() {
    for game in CATALOGUE.names() {
        let mut engine = Asked::new();
        engine.ok(json!({"cmd": "new", "game": game, "players": 2, "seed": 5}));
        let playout = |from: &str| json!({"cmd": "playout", "seed": 7, "games": 10, "level": "greedy", "from": from});
        let decisions = |answer: &Value| answer["decisions"].as_u64().unwrap();
        let deals = engine.ok(json!({"cmd": "playout", "seed": 7, "games": 10, "level": "greedy"}));
        let named = engine.ok(playout("deal"));
        assert_eq!(
            (&deals["decisions"], &deals["wins"]),
            (&named["decisions"], &named["wins"])
        );
        assert_eq!(deals["scores"].as_array().unwrap().len(), 2, "{game}");

        // One decision before the end there is one decision to play.
        engine.play_on(5000);
        let over = engine.state();
        assert_eq!(over["over"], true);
        assert_eq!(decisions(&engine.ok(playout("position"))), 0);
        let last = engine.ok(json!({"cmd": "undo"}));
        let before = last["state"].clone();
        let near = engine.ok(playout("position"));
        assert!(
            decisions(&near) >= 10 && decisions(&near) < decisions(&deals),
            "{game}: {near}"
        );
        let seen = engine.ok(playout("view"));
        assert!(decisions(&seen) >= 10, "{game}: {seen}");
        assert_eq!(engine.state(), before, "the loaded game stays");
        engine.refused(playout("nowhere"));
        let mut other = playout("position");
        other["seat"] = json!(0);
        engine.refused(other);
    }
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

#[test]
fn the_level_for_requests_that_name_none_can_be_set() {
    let ask = |level: Level| {
        let mut engine = Asked(Asked::new().0.with_level(level));
        engine.ok(json!({"cmd": "new", "game": "rotundo", "players": 2, "seed": 1}));
        let view = engine.ok(json!({"cmd": "view", "seat": 0}))["view"].clone();
        let answer = engine.ok(json!({"cmd": "bot", "view": view, "nodes": 500, "seed": 1}));
        answer["measure"].clone()
    };
    assert_eq!(ask(Level::Medium), "points");
    assert_eq!(ask(Level::Strong), "chance");
}
