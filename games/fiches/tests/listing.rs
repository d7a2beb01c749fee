//! The list of lays against every lay there is.

use std::collections::BTreeMap;

use crate::common::{Dice, every_lay, random_position};
use stammtisch_fiches::judge::{BeforeLay, judge};
use stammtisch_fiches::lays::{CAP, Lays};
use stammtisch_fiches::settings::{JokersPerSeries, Settings};
use stammtisch_fiches::solver::{Objective, solve};
use stammtisch_fiches::tiles::Set;

fn check(settings: &Settings, position: &BeforeLay, lays: &mut Lays) {
    let context = format!(
        "{settings:?}\ntable {}\nrack {}",
        position.table, position.rack
    );
    let mut best: BTreeMap<(String, u8), u8> = BTreeMap::new();
    every_lay(settings, position, &mut |lay, verdict| {
        let chips = best
            .entry((verdict.laid.to_string(), lay.take))
            .or_insert(0);
        *chips = (*chips).max(verdict.chips);
    });
    lays.list(settings, position);
    assert!(lays.complete(), "{context}");
    let mut listed: BTreeMap<(String, u8), u8> = BTreeMap::new();
    for at in 0..lays.len() {
        let key = (lays.laid(at).to_string(), lays.take(at));
        let twice = listed.insert(key.clone(), lays.chips(at));
        assert_eq!(twice, None, "{context}\n{key:?} is listed twice");
        let lay = lays.lay(settings, position, at);
        let verdict = judge(settings, position, &lay)
            .unwrap_or_else(|f| panic!("{context}\n{key:?} {lay:?} {f:?}"));
        assert_eq!(verdict.laid, lays.laid(at), "{context}\n{lay:?}");
        assert_eq!(verdict.chips, lays.chips(at), "{context}\n{lay:?}");
        assert_eq!(lay.take, lays.take(at), "{context}\n{lay:?}");
    }
    assert_eq!(listed, best, "{context}");
}

#[test]
fn junior_lists_hold_one_best_lay_for_every_set_of_tiles_and_jokers_taken() {
    let mut lays = Lays::new();
    for rearrange in [false, true] {
        for jokers_per_series in [JokersPerSeries::Many, JokersPerSeries::One] {
            let settings = Settings {
                rearrange,
                jokers_per_series,
                ..Settings::JUNIOR
            };
            let mut dice = Dice::new(5);
            for round in 0..400 {
                let on_table = dice.below(13) as usize;
                let on_rack = dice.below(6) as u32 + 1;
                let wild = dice.below(if round % 8 == 0 { 5 } else { 3 }) as u8;
                let position = random_position(&settings, &mut dice, on_table, on_rack, wild);
                check(&settings, &position, &mut lays);
            }
        }
    }
}

#[test]
fn a_full_junior_rack_is_listed_up_to_the_cap_and_in_time() {
    let mut lays = Lays::new();
    for rearrange in [false, true] {
        let settings = Settings {
            rearrange,
            ..Settings::JUNIOR
        };
        let position = BeforeLay {
            table: Default::default(),
            rack: Set::Junior.all(),
            opened: true,
        };
        lays.list(&settings, &position);
        assert_eq!(lays.len(), CAP);
        assert!(!lays.complete());
        for at in (0..lays.len()).step_by(97) {
            let lay = lays.lay(&settings, &position, at);
            let verdict = judge(&settings, &position, &lay).unwrap();
            assert_eq!(verdict.chips, lays.chips(at));
        }
    }
}

#[test]
fn classic_lists_are_lawful_distinct_and_hold_the_best() {
    let mut lays = Lays::new();
    let mut dice = Dice::new(17);
    for round in 0..60 {
        let settings = Settings {
            rearrange: round % 4 > 0,
            ..Settings::CLASSIC
        };
        let mut position = random_position(&settings, &mut dice, 40, 14, (round % 3) as u8);
        position.opened = round % 5 > 0;
        lays.list(&settings, &position);
        assert!(!lays.complete());
        let mut seen = Vec::new();
        for at in 0..lays.len() {
            let lay = lays.lay(&settings, &position, at);
            let verdict = judge(&settings, &position, &lay).unwrap();
            assert_eq!(verdict.chips, lays.chips(at));
            assert!(!seen.contains(&lay));
            seen.push(lay);
        }
        let best = solve(&settings, &position, Objective::Chips);
        let most = (0..lays.len()).map(|at| lays.chips(at)).max();
        assert!(most <= best.map(|b| b.value), "{position:?}");
    }
}
