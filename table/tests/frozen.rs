//! Logs and records that were written by version 1 of each game's rules stay readable.

use std::path::PathBuf;

use serde_json::Value;
use stammtisch_games::CATALOGUE;
use stammtisch_log::Fact;
use stammtisch_table::{FactError, Table, verify};

fn frozen(game: &str, file: &str) -> String {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games");
    let file = games.join(game).join("tests/frozen").join(file);
    std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

fn log(game: &str) -> Vec<Fact> {
    let lines = frozen(game, "log-1.jsonl");
    let facts = lines.lines().map(serde_json::from_str);
    facts.collect::<Result<_, _>>().unwrap()
}

#[test]
fn a_log_of_version_1_replays_to_the_record_that_was_made_of_it() {
    for game in CATALOGUE.names() {
        let table = Table::from_log(CATALOGUE, &log(game)).unwrap_or_else(|why| panic!("{why}"));
        let record: Value = serde_json::from_str(&frozen(game, "record-1.json")).unwrap();
        let games = table.finished_games();
        assert_eq!(games[0].record(), record, "{game}");
    }
}

#[test]
fn a_record_of_version_1_replays_and_its_shuffle_is_proved() {
    for game in CATALOGUE.games() {
        let record: Value = serde_json::from_str(&frozen(game.name(), "record-1.json")).unwrap();
        assert_eq!(record["version"], 1);
        verify(game, &record).unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn a_log_with_a_proof_of_version_2_replays_to_the_record_that_was_made_of_it() {
    for game in CATALOGUE.games() {
        let lines = frozen(game.name(), "log-1-shuffle-2.jsonl");
        let facts = lines.lines().map(serde_json::from_str);
        let facts: Vec<Fact> = facts.collect::<Result<_, _>>().unwrap();
        let table = Table::from_log(CATALOGUE, &facts).unwrap_or_else(|why| panic!("{why}"));
        let record = frozen(game.name(), "record-1-shuffle-2.json");
        let record: Value = serde_json::from_str(&record).unwrap();
        assert_eq!(table.finished_games()[0].record(), record);
        assert_eq!(record["shuffle"]["version"], 2);
        verify(game, &record).unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn the_first_step_that_does_not_fit_is_named_and_nothing_is_skipped() {
    for game in CATALOGUE.names() {
        let sound = log(game);
        let is_step = |fact: &Fact| matches!(fact, Fact::Stepped { .. });
        let place = sound.iter().position(is_step).unwrap();
        let mut unreadable = sound.clone();
        let Fact::Stepped { action, .. } = &mut unreadable[place] else {
            panic!("a step")
        };
        action.push_str(" and more");
        let error = Table::from_log(CATALOGUE, &unreadable).err().unwrap();
        assert_eq!(
            (error.number, error.step),
            (place as u64, Some(1)),
            "{game}"
        );
        assert!(matches!(error.why, FactError::Rules(_)), "{error}");

        let mut by_another = sound.clone();
        let Fact::Stepped { seat, .. } = &mut by_another[place] else {
            panic!("a step")
        };
        *seat = (*seat + 1) % 3;
        let error = Table::from_log(CATALOGUE, &by_another).err().unwrap();
        assert!(matches!(error.why, FactError::Turn(_)), "{game}: {error}");
        assert!(error.to_string().contains("step 1"), "{error}");
    }
}

#[test]
fn a_fact_that_is_missing_or_comes_twice_is_noticed_at_the_latest_when_it_matters() {
    for game in CATALOGUE.names() {
        let sound = log(game);
        let started = sound
            .iter()
            .position(|fact| matches!(fact, Fact::Started { .. }));
        let started = started.unwrap();
        let mut without = sound.clone();
        without.remove(started);
        let error = Table::from_log(CATALOGUE, &without).err().unwrap();
        assert!(matches!(error.why, FactError::Phase(_)), "{game}: {error}");
        let mut twice = sound.clone();
        twice.insert(started, sound[started].clone());
        let error = Table::from_log(CATALOGUE, &twice).err().unwrap();
        assert_eq!(error.number, started as u64 + 1, "{game}: {error}");
        let error = Table::from_log(CATALOGUE, &sound[1..]).err().unwrap();
        assert_eq!(error.why, FactError::Opening);
    }
}

#[test]
fn a_game_names_its_rules_and_one_by_unknown_rules_is_not_replayed() {
    for game in CATALOGUE.games() {
        let mut log = log(game.name());
        for fact in &mut log {
            if let Fact::Started { rules, .. } = fact {
                assert_eq!(*rules, None, "the first logs did not name them");
                *rules = Some(stammtisch_log::GameRules {
                    game: game.name().to_owned(),
                    version: game.version() + 1,
                    players: 3,
                    options: serde_json::json!({}),
                });
            }
        }
        let error = Table::from_log(CATALOGUE, &log).err().unwrap();
        assert!(error.to_string().contains("version"), "{error}");
    }
}
