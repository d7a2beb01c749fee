//! The solver against an integer programme, on whole classic positions.
//!
//! The programme is written from the rules alone: how often each possible
//! series lies there, which rack tiles are laid, and for which kinds jokers
//! stand. A joker may have left a kind only if a real tile of it lies there
//! (F5.3), which is linear; in the classic set two jokers never make a series
//! without a real tile, so where they lie within series does not matter.

use crate::common::{Dice, random_position};
use good_lp::{
    Expression, ProblemVariables, Solution, SolverModel, Variable, constraint, microlp, variable,
};
use stammtisch_fiches::judge::{BeforeLay, judge};
use stammtisch_fiches::settings::Settings;
use stammtisch_fiches::solver::{Objective, solve};
use stammtisch_fiches::tiles::{Kind, Set};

/// Every series that cannot be split: runs of three to five, groups.
fn all_series() -> Vec<Vec<Kind>> {
    let mut all = Vec::new();
    for colour in 0..4 {
        for first in 1..=11u8 {
            for last in first + 2..=(first + 4).min(13) {
                all.push((first..=last).map(|n| Kind::new(colour, n)).collect());
            }
        }
    }
    for number in 1..=13 {
        for out in 0..=4u8 {
            let colours = (0..4u8).filter(|c| *c != out);
            all.push(colours.map(|c| Kind::new(c, number)).collect());
        }
    }
    all
}

fn most_tiles(position: &BeforeLay, series: &[Vec<Kind>]) -> f64 {
    let old = position.table.counts();
    let mut vars = ProblemVariables::new();
    let mut covered: Vec<Expression> = vec![Expression::default(); 52];
    let possible = |kind: &Kind| old.real[kind.index()] + position.rack.of(*kind) > 0;
    let jokers = i32::from(old.all_jokers + position.rack.jokers());
    for kinds in series {
        let lacking = kinds.iter().filter(|k| !possible(k)).count() as i32;
        if lacking > jokers {
            continue;
        }
        let often = vars.add(variable().integer().min(0).max(4));
        for kind in kinds {
            covered[kind.index()] += often;
        }
    }
    let mut laid = Expression::default();
    let mut standing = Expression::default();
    let mut rows: Vec<(usize, Option<Variable>, Option<Variable>)> = Vec::new();
    for kind in Set::Classic.kinds() {
        let held = position.rack.of(kind);
        let x = (held > 0).then(|| vars.add(variable().integer().min(0).max(f64::from(held))));
        let j = (jokers > 0).then(|| vars.add(variable().integer().min(0).max(f64::from(jokers))));
        if let Some(x) = x {
            laid += x;
        }
        if let Some(j) = j {
            standing += j;
        }
        rows.push((kind.index(), x, j));
    }
    // Jokers from the rack are those that stand there beyond the old ones.
    let from_rack = standing.clone() - f64::from(old.all_jokers);
    let objective = laid + from_rack.clone();
    let mut model = vars.maximise(objective.clone()).using(microlp);
    for (at, x, j) in rows {
        let mut there = Expression::from(f64::from(old.real[at]));
        if let Some(x) = x {
            there += x;
        }
        if let Some(j) = j {
            // Those gone from here are no more than the real tiles here.
            if old.jokers[at] > 0 {
                let gone = f64::from(old.jokers[at]) - j;
                model = model.with(constraint!(gone <= there.clone()));
            }
            there += j;
        }
        model = model.with(constraint!(covered[at].clone() == there));
    }
    model = model.with(constraint!(from_rack.clone() >= 0));
    model = model.with(constraint!(from_rack <= f64::from(position.rack.jokers())));
    let solution = model.solve().expect("the table itself stands");
    solution.eval(objective)
}

#[test]
fn the_solver_lays_as_many_tiles_as_an_integer_programme() {
    let series = all_series();
    let settings = Settings::CLASSIC;
    let rounds = std::env::var("ILP_ROUNDS").map_or(1000, |n| n.parse().unwrap());
    let mut dice = Dice::new(99);
    for round in 0..rounds {
        let on_table = 6 + dice.below(60) as usize;
        let on_rack = 6 + dice.below(9) as u32;
        let position = random_position(&settings, &mut dice, on_table, on_rack, (round % 3) as u8);
        let expected = most_tiles(&position, &series).round() as u8;
        let found = solve(&settings, &position, Objective::Tiles);
        let most = found.map_or(0, |s| s.value);
        let context = format!("table {}\nrack {}", position.table, position.rack);
        if let Some(solution) = found {
            let verdict = judge(&settings, &position, &solution.lay).unwrap();
            assert_eq!(verdict.laid.len() as u8, most, "{context}");
            assert_eq!(solution.lay.take, 0, "{context}");
        }
        assert_eq!(most, expected, "{context}");
    }
}
