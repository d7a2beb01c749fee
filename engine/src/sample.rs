//! Answers that come from chance: games played out, and what lies where nobody looks.

use std::time::Instant;

use stammtisch_bots::Bot;
use stammtisch_rules::{Fields, ParseError, Phrase, Seat};

use crate::AnyPlaythrough;
use crate::answer::{Answer, Reply, RequestError};
use crate::engine::{budget, level, seat, seed_text};
use crate::playout::PlayoutStart;

/// One request plays at most this many games.
const MAX_PLAYOUTS: u64 = 10_000_000;

/// Plays games from fresh deals, or on from the position that is loaded.
pub(crate) fn play_out(playthrough: &dyn AnyPlaythrough, mut fields: Fields) -> Answer {
    let level = level(fields.text("level")?)?;
    let budget = budget(&mut fields)?;
    let seed = seed_text(fields.required("seed")?)?;
    let games = fields.number("games", MAX_PLAYOUTS)?;
    let start = match fields.optional("from") {
        None => PlayoutStart::Deals,
        Some(from) => match Fields::as_text(from, "from")? {
            "deal" => PlayoutStart::Deals,
            "position" => PlayoutStart::Position,
            "view" => PlayoutStart::View(player(&mut fields, playthrough)?),
            other => return Err(ParseError::no_such(other).into()),
        },
    };
    fields.finish()?;
    let began = Instant::now();
    let tally = playthrough.playout(Bot { level, budget }, &seed, games, start);
    let mean = |sum: &i64| *sum as f64 / games.max(1) as f64;
    let scores: Vec<f64> = tally.scores.iter().map(mean).collect();
    Ok(Reply::of("games", &games)
        .with("decisions", &tally.decisions)
        .with("turns", &tally.turns)
        .with("searched", &tally.searched)
        .with("wins", &tally.wins)
        .with("scores", &scores)
        .with("seconds", &began.elapsed().as_secs_f64()))
}

/// The player that a request names by `seat`: the one on turn, if it names none.
pub(crate) fn player(
    fields: &mut Fields,
    playthrough: &dyn AnyPlaythrough,
) -> Result<Seat, RequestError> {
    let named = match fields.optional("seat") {
        None => playthrough.turn(),
        Some(value) => seat(value, playthrough.players())?,
    };
    named.ok_or_else(|| Phrase::new("engine-which-seat").into())
}
