//! The result for other programs.

use std::fs;
use std::io;
use std::path::Path;

use serde_json::{Value, json};
use stammtisch_arena::{Estimate, Outcome, Pair, SeatShare, Standing, Verdict};

use super::{MatchReport, csv};

/// Writes `results.json` and `games.csv`, which follow from the games alone, and `times.json` and
/// `speed.json`, which are different every time.
pub(crate) fn write(
    told: &MatchReport,
    outcomes: &[Outcome],
    identity: &Value,
    folder: &Path,
) -> io::Result<()> {
    let file = |name: &str, value: Value| fs::write(folder.join(name), format!("{value:#}\n"));
    file("results.json", results(told, identity))?;
    file("times.json", times(told))?;
    if let Some(speed) = &told.speed {
        file("speed.json", speed.json())?;
    }
    let games = csv::games(outcomes, told.names, told.games_a_deal);
    fs::write(folder.join("games.csv"), games)
}

fn results(told: &MatchReport, identity: &Value) -> Value {
    let standings = told.standings;
    let bots: Vec<Value> = told.bots().map(bot).collect();
    let pairs: Vec<Vec<Value>> = standings
        .pairs
        .iter()
        .map(|row| {
            row.iter()
                .map(|pair| json!(pair.as_ref().map(against)))
                .collect()
        })
        .collect();
    json!({
        "match": identity,
        "command": told.settings.command(),
        "games": standings.games,
        "deals": standings.deals,
        "games_a_deal": told.games_a_deal,
        "fair_share": told.fair(),
        "bots": bots,
        "pairs": pairs,
        "turns": {
            "least": standings.turns_within(0.0),
            "median": standings.turns_within(0.5),
            "p90": standings.turns_within(0.9),
            "most": standings.turns_within(1.0),
        },
        "actions": standings.actions,
        "endings": standings.endings,
        "sprt": sprt(told),
        "seats": standings.seats.iter().map(seat_share).collect::<Vec<_>>(),
    })
}

fn bot((name, bot): (&String, &Standing)) -> Value {
    let (low, high) = bot.rating.interval();
    json!({
        "name": name,
        "games": bot.games,
        "wins": estimate(&bot.wins),
        "rating": {"mean": bot.rating.mean, "low": low, "high": high},
        "decisions": bot.effort.decisions(),
        "searched": bot.effort.searched,
        "seats": bot.seats.iter().map(|seat| json!(seat.as_ref().map(seat_share))).collect::<Vec<_>>(),
        "score": bot.score,
    })
}

fn seat_share(seat: &SeatShare) -> Value {
    json!({"games": seat.games, "share": seat.share})
}

fn against(pair: &Pair) -> Value {
    json!({
        "better": pair.better,
        "even": pair.even,
        "worse": pair.worse,
        "share": estimate(&pair.share),
    })
}

fn estimate(estimate: &Estimate) -> Value {
    json!({"mean": estimate.mean, "low": estimate.low, "high": estimate.high})
}

fn sprt(told: &MatchReport) -> Value {
    let Some(stopping_rule) = told.stopping_rule else {
        return Value::Null;
    };
    let (null, alternative) = stopping_rule.shares();
    let verdict = stopping_rule.verdict().map(|verdict| match verdict {
        Verdict::Null => null,
        Verdict::Alternative => alternative,
    });
    json!({"shares": [null, alternative], "verdict": verdict, "ratio": stopping_rule.ratio()})
}

fn times(told: &MatchReport) -> Value {
    let row = |(name, bot): (&String, &Standing)| {
        let times = &bot.effort.times;
        let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
        json!({
            "name": name,
            "decisions": bot.effort.decisions(),
            "mean_ms": ms(times.mean()),
            "median_ms": ms(times.within(0.5)),
            "p99_ms": ms(times.within(0.99)),
            "longest_ms": ms(times.longest),
            "positions_a_second": bot.effort.pace(),
        })
    };
    told.bots().map(row).collect()
}
