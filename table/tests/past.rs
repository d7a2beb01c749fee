//! Looking back at games that bots have played.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use stammtisch_rules::{Lang, Rng, Words};
use stammtisch_table::{Eyes, Fact, Guest, Phase, Plan, Table, Wish};

fn host() -> Guest {
    Guest {
        id: 1,
        name: "Anna".to_owned(),
    }
}

fn wish(table: &mut Table, rng: &mut Rng, wish: Value) {
    let wish: Wish = serde_json::from_value(wish).unwrap();
    let mut bytes = || std::array::from_fn(|_| rng.bits() as u8);
    let facts = table.decide(&host(), wish, 0, &mut bytes).unwrap();
    facts.iter().for_each(|fact| table.accept(fact));
}

/// Anna and bots, at a game that has begun.
fn begun(game: &str, players: usize) -> (Table, Rng) {
    let mut rng = Rng::new(7);
    let plan = Plan {
        game: game.to_owned(),
        players,
        options: json!({}),
        pace: Default::default(),
        public: false,
    };
    let mut bytes = || std::array::from_fn(|_| rng.bits() as u8);
    let opened = Table::plan_opening(plan, host(), &mut bytes).unwrap();
    let mut table = Table::open(&opened).unwrap();
    wish(&mut table, &mut rng, json!({"wish": "sit", "seat": 0}));
    for seat in 1..players {
        let bot = json!({"wish": "bot", "seat": seat, "level": "greedy"});
        wish(&mut table, &mut rng, bot);
    }
    wish(&mut table, &mut rng, json!({"wish": "ready"}));
    wish(&mut table, &mut rng, json!({"wish": "start"}));
    (table, rng)
}

/// Lets bots move while it is their turn.
fn let_bots_move(table: &mut Table) {
    while let Some(due) = table.due() {
        let action = (due.thinking)().unwrap();
        let facts = table.bot_moved(due.asked, action, 0);
        facts.iter().for_each(|fact| table.accept(fact));
    }
}

/// Anna, who is away, and bots play to the end.
fn played(game: &str, players: usize) -> (Table, Rng) {
    let (mut table, rng) = begun(game, players);
    table.accept(&Fact::StoodIn { seat: 0, at: 0 });
    let_bots_move(&mut table);
    assert_eq!(table.phase(), Phase::Over);
    (table, rng)
}

fn plain() -> Words {
    Words::new(Lang::default(), &[stammtisch_table::TEXTS])
}

/// What this view shows of the pieces that lie before somebody.
fn hands(view: &Value) -> &Vec<Value> {
    let hands = view.get("hands").or_else(|| view.get("racks"));
    hands.and_then(Value::as_array).unwrap()
}

#[test]
fn every_moment_is_seen_as_it_was_by_whom_one_likes() {
    for game in stammtisch_table::GAMES {
        let (table, _) = played(game, 3);
        let over = table.over(None).unwrap();
        let past = over.past();
        let replay = over.replay(&plain());
        assert_eq!(replay["steps"].as_array().unwrap().len(), past.len());
        for at in [0, 1, past.len() / 2, past.len() - 1] {
            let mine = past.moment(at, Eyes::Seat(1)).unwrap();
            assert_eq!(mine["turn"], replay["steps"][at]["seat"], "{game} {at}");
            let shown = hands(&mine["view"]);
            assert!(shown[1].is_array() && shown[0].is_number(), "{game} {at}");
            let watched = past.moment(at, Eyes::Watching).unwrap();
            assert!(hands(&watched["view"]).iter().all(Value::is_number));
            let all = past.moment(at, Eyes::All).unwrap();
            for seat in 0..3 {
                assert!(hands(&all["views"][seat])[seat].is_array());
            }
        }
        assert_eq!(past.moment(past.len(), Eyes::All).unwrap()["over"], true);
        assert!(past.moment(past.len() + 1, Eyes::All).is_none());
        assert!(past.moment(0, Eyes::Seat(3)).is_none());
    }
}

/// Anna does something at random; now and then she takes a step back, and answers whether she did.
fn anna_plays(table: &mut Table, rng: &mut Rng) -> bool {
    let now = table.now(Some(0), 0);
    let undo = now["can_undo"] == true && rng.below(3) == 0;
    let number = &now["number"];
    let actions = now["actions"].as_array().unwrap();
    let asked = match rng.pick(actions) {
        Some(action) if !undo => json!({"wish": "act", "number": number, "action": action}),
        _ => json!({"wish": "undo", "number": number}),
    };
    wish(table, rng, asked);
    undo
}

/// The events of each step, by their names, as far as they were not taken back.
fn by_step(news: &[Value]) -> BTreeMap<u64, Vec<Value>> {
    let mut steps: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
    for one in news.iter().filter(|one| one.get("step").is_some()) {
        let step = one["step"].as_u64().unwrap();
        if one.get("undone").is_some() {
            steps.remove(&step);
        } else {
            let event = one["event"]["event"].clone();
            steps.entry(step).or_default().push(event);
        }
    }
    steps
}

#[test]
fn news_name_the_step_that_they_are_found_at_when_one_looks_back() {
    let mut undone = 0;
    for game in stammtisch_table::GAMES {
        let (mut table, mut rng) = begun(game, 2);
        let viewers = [Some(0), Some(1), None];
        let mut heard = viewers.map(|_| Vec::<Value>::new());
        loop {
            for (viewer, heard) in viewers.iter().zip(&mut heard) {
                let news = table.since(*viewer, heard.len() as u64).unwrap();
                heard.extend(news.map(|news| Value::Object(news.body.clone())));
            }
            if table.phase() == Phase::Over {
                break;
            }
            undone += u32::from(anna_plays(&mut table, &mut rng));
            let_bots_move(&mut table);
        }
        let replay = table.over(None).unwrap().replay(&plain());
        let steps = replay["steps"].as_array().unwrap();
        let made: BTreeMap<u64, Vec<Value>> = (1..)
            .zip(steps)
            .map(|(at, step)| (at, step["events"].as_array().unwrap()))
            .map(|(at, events)| (at, events.iter().map(|it| it["event"].clone()).collect()))
            .collect();
        for (viewer, heard) in viewers.iter().zip(&heard) {
            assert_eq!(by_step(heard), made, "{game}, told to {viewer:?}");
        }
    }
    assert!(undone > 10, "only {undone} steps were taken back");
}

#[test]
fn a_game_can_be_looked_back_at_while_the_next_is_on() {
    let (mut table, mut rng) = played("rotundo", 2);
    let first = table.over(Some(1)).unwrap().replay(&plain());
    wish(&mut table, &mut rng, json!({"wish": "again"}));
    assert_eq!(table.over(None).unwrap().replay(&plain()), first);
    wish(&mut table, &mut rng, json!({"wish": "ready"}));
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(table.over(Some(1)).unwrap().replay(&plain()), first);
    assert!(table.over(Some(2)).is_none(), "that one is not over");
}

#[test]
fn a_whole_game_is_accounted_for() {
    let (table, _) = played("fiches", 2);
    let over = table.over(None).unwrap();
    let mut study = over.study();
    while let Some(at) = study.next() {
        assert_eq!(study.accounts(), None);
        study.add((over.past().judge(at).unwrap())().unwrap());
    }
    let accounts = study.accounts().unwrap();
    let results: Vec<f64> = accounts.iter().map(|seat| seat.result).collect();
    assert_eq!(results.iter().sum::<f64>(), 1.0);
    for account in &accounts {
        let parts = account.deal + account.draws + account.skill + account.gifts;
        assert!(
            (parts - (account.result - account.fair)).abs() < 1e-9,
            "{account:?}"
        );
    }
    assert!(accounts[1].skill < 0.0, "greed is no plan");
}

#[test]
fn a_decision_is_judged_the_same_whenever_it_is_asked() {
    let (table, _) = played("monad", 2);
    let over = table.over(None).unwrap();
    let judge = || (over.past().judge(3).unwrap())().unwrap();
    let (once, again) = (judge(), judge());
    assert_eq!((once.chances, once.best), (again.chances, again.best));
    assert!(over.past().judge(over.past().len()).is_none());
}
