//! The history of games that bots have played.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use stammtisch_bots::Effort;
use stammtisch_engine::Viewpoint;
use stammtisch_games::CATALOGUE;
use stammtisch_log::{Fact, Guest, TableSettings};
use stammtisch_rules::{Lang, Rng, Words};
use stammtisch_table::{Command, FinishedGame, Phase, Table};

fn host() -> Guest {
    Guest::new(1, "Anna")
}

fn command(table: &mut Table, rng: &mut Rng, command: Value) {
    let command: Command = serde_json::from_value(command).unwrap();
    let mut bytes = || std::array::from_fn(|_| rng.bits() as u8);
    let decision = table.decide(&host(), &command, 0, &mut bytes).unwrap();
    table.accept(decision).unwrap();
}

/// Anna and bots, at a game that has begun.
fn begun(game: &str, players: usize) -> (Table, Rng) {
    let mut rng = Rng::new(7);
    let settings = TableSettings {
        game: game.to_owned(),
        players,
        options: json!({}),
        time_control: Default::default(),
        public: false,
    };
    let mut bytes = || std::array::from_fn(|_| rng.bits() as u8);
    let opened = Table::opening(CATALOGUE, settings, host(), &mut bytes).unwrap();
    let mut table = Table::open(CATALOGUE, &opened).unwrap();
    command(&mut table, &mut rng, json!({"command": "sit", "seat": 0}));
    for seat in 1..players {
        let bot = json!({"command": "add_bot", "seat": seat, "level": "greedy"});
        command(&mut table, &mut rng, bot);
    }
    command(&mut table, &mut rng, json!({"command": "ready"}));
    command(&mut table, &mut rng, json!({"command": "start"}));
    (table, rng)
}

/// Lets bots move while it is their turn.
fn let_bots_move(table: &mut Table) {
    while let Some(job) = table.bot_job() {
        let action = (job.run)().unwrap();
        let decision = table.bot_moved(job.request, &action, 0).unwrap();
        table.accept(decision).unwrap();
    }
}

/// Anna, who is away, and bots play to the end.
fn played(game: &str, players: usize) -> (Table, Rng) {
    let (mut table, rng) = begun(game, players);
    let away = Fact::BotTookOver { seat: 0, at: 0 };
    table.replay(&away).unwrap();
    let_bots_move(&mut table);
    assert_eq!(table.phase(), Phase::Finished);
    (table, rng)
}

/// A game that is over, the latest if no number is given.
fn game_of(table: &Table, number: Option<u32>) -> Option<FinishedGame> {
    let mut games = table.finished_games().into_iter();
    games.find(|game| number.is_none_or(|number| game.number == number))
}

fn steps(game: &FinishedGame) -> Vec<Value> {
    game.playthrough().replay(&plain())
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
fn every_step_is_shown_from_every_viewpoint() {
    for game in CATALOGUE.names() {
        let (table, _) = played(game, 3);
        let game_over = game_of(&table, None).unwrap();
        let history = game_over.playthrough();
        let steps = history.replay(&plain());
        assert_eq!(steps.len(), history.steps());
        for at in [0, 1, history.steps() / 2, history.steps() - 1] {
            let mine = json!(history.view_after(at, Viewpoint::Seat(1)));
            assert_eq!(mine["turn"], steps[at]["seat"], "{game} {at}");
            let shown = hands(&mine["view"]);
            assert!(shown[1].is_array() && shown[0].is_number(), "{game} {at}");
            let watched = json!(history.view_after(at, Viewpoint::Spectator));
            assert!(hands(&watched["view"]).iter().all(Value::is_number));
            let all = json!(history.view_after(at, Viewpoint::All));
            for seat in 0..3 {
                assert!(hands(&all["views"][seat])[seat].is_array());
            }
        }
        assert_eq!(
            json!(history.view_after(history.steps(), Viewpoint::All))["over"],
            true
        );
        assert!(
            history
                .view_after(history.steps() + 1, Viewpoint::All)
                .is_none()
        );
        assert!(history.view_after(0, Viewpoint::Seat(3)).is_none());
    }
}

/// Lets Anna act at random. Now and then she takes a step back; returns whether she did.
fn anna_plays(table: &mut Table, rng: &mut Rng) -> bool {
    let snapshot = table.snapshot(Some(0), 0);
    let undo = snapshot.state.can_undo == Some(true) && rng.below(3) == 0;
    let number = snapshot.state.state_number;
    let actions = json!(snapshot.state.actions);
    let actions = actions.as_array().cloned().unwrap_or_default();
    let asked = match rng.pick(&actions) {
        Some(action) if !undo => {
            json!({"command": "act", "state_number": number, "action": action})
        }
        _ => json!({"command": "undo", "state_number": number}),
    };
    command(table, rng, asked);
    undo
}

/// The events of each step, by their names, as far as they were not taken back.
fn by_step(updates: &[Value]) -> BTreeMap<u64, Vec<Value>> {
    let mut steps: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
    for one in updates.iter().filter(|one| !one["step"].is_null()) {
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
fn updates_name_the_step_that_a_replay_shows_them_at() {
    let mut undone = 0;
    for game in CATALOGUE.names() {
        let (mut table, mut rng) = begun(game, 2);
        let viewers = [Some(0), Some(1), None];
        let mut heard = viewers.map(|_| Vec::<Value>::new());
        loop {
            for (viewer, heard) in viewers.iter().zip(&mut heard) {
                let updates = table.since(*viewer, heard.len() as u64).unwrap();
                heard.extend(updates.map(|update| {
                    let mut shown = json!(update.content.body);
                    shown["step"] = json!(update.content.step);
                    shown
                }));
            }
            if table.phase() == Phase::Finished {
                break;
            }
            undone += u32::from(anna_plays(&mut table, &mut rng));
            let_bots_move(&mut table);
        }
        let steps = steps(&game_of(&table, None).unwrap());
        let created: BTreeMap<u64, Vec<Value>> = (1..)
            .zip(&steps)
            .map(|(at, step)| (at, step["events"].as_array().unwrap()))
            .map(|(at, events)| (at, events.iter().map(|it| it["event"].clone()).collect()))
            .collect();
        for (viewer, heard) in viewers.iter().zip(&heard) {
            assert_eq!(by_step(heard), created, "{game}, told to {viewer:?}");
        }
    }
    assert!(undone > 10, "only {undone} steps were taken back");
}

#[test]
fn a_game_can_be_replayed_while_the_next_is_played() {
    let (mut table, mut rng) = played("rotundo", 2);
    let first = steps(&game_of(&table, Some(1)).unwrap());
    command(&mut table, &mut rng, json!({"command": "rematch"}));
    assert_eq!(steps(&game_of(&table, None).unwrap()), first);
    command(&mut table, &mut rng, json!({"command": "ready"}));
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(steps(&game_of(&table, Some(1)).unwrap()), first);
    assert!(game_of(&table, Some(2)).is_none(), "that one is not over");
}

/// Less than a real analysis spends.
const QUICK: Effort = Effort::new(8, 8, 2_000);

#[test]
fn the_breakdowns_of_a_whole_game_add_up() {
    let (table, _) = played("fiches", 2);
    let game = game_of(&table, None).unwrap();
    let mut analysis = game.analysis();
    while let Some(at) = analysis.next() {
        assert_eq!(analysis.breakdowns(), None);
        let job = game.playthrough().review_job(at, Some(QUICK)).unwrap();
        analysis.add(job().unwrap());
    }
    let breakdowns = analysis.breakdowns().unwrap();
    let results: Vec<f64> = breakdowns.iter().map(|seat| seat.result).collect();
    assert_eq!(results.iter().sum::<f64>(), 1.0);
    for breakdown in &breakdowns {
        let parts = breakdown.deal + breakdown.luck + breakdown.skill + breakdown.others;
        assert!(
            (parts - (breakdown.result - breakdown.fair)).abs() < 1e-9,
            "{breakdown:?}"
        );
    }
    assert!(breakdowns[1].average_cost > 0.0, "greed is no plan");
}

#[test]
fn a_decision_is_reviewed_the_same_each_time() {
    let (table, _) = played("monad", 2);
    let game = game_of(&table, None).unwrap();
    let judge = || (game.playthrough().review_job(3, None).unwrap())().unwrap();
    let (once, again) = (judge(), judge());
    assert_eq!(once, again);
    assert!(
        game.playthrough()
            .review_job(game.playthrough().steps(), None)
            .is_none()
    );
}
