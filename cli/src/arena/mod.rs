//! `stammtisch arena`: bots meet in many games, and a report says what came of it.
//!
//! Every finished game is kept in a file at once, so that a match that was stopped goes on where it
//! was; Ctrl-C stops it with a report. What is reported depends only on which games were played, never on when or
//! by which thread.

mod csv;
mod figures;
mod folder;
mod interrupt;
mod match_settings;
mod plot;
mod progress;
mod report;
mod results;
mod speed;
mod stopping_rule;
mod table;
mod workers;

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use stammtisch_arena::{
    Entrant, Failure, Matchup, Outcome, ProgramFault, Standing, Standings, names,
};
use stammtisch_engine::AnyGame;
use stammtisch_rules::{Phrase, Words};

use crate::play::with_clause;
use folder::Folder;
pub use match_settings::MatchSettings;
use progress::Progress;
use speed::Speed;
use stopping_rule::StoppingRule;
use workers::Stop;

/// What a match has shown, for the table, the files and the page.
pub(crate) struct MatchReport<'a> {
    settings: &'a MatchSettings,
    names: &'a [String],
    games_a_deal: u64,
    standings: &'a Standings,
    stopping_rule: Option<&'a StoppingRule>,
    /// How fast games were played, if any were played now.
    speed: Option<Speed>,
    /// How many games there would have been, if the match was stopped.
    stopped_before: Option<u64>,
}

/// What came of a match.
pub struct Told {
    /// In words and tables.
    pub text: String,
    /// Whether Ctrl-C stopped it.
    pub interrupted: bool,
}

impl MatchReport<'_> {
    /// What each bot would win if all were alike.
    fn fair(&self) -> f64 {
        1.0 / self.settings.players as f64
    }

    /// Each bot's name and how it did.
    fn bots(&self) -> impl Iterator<Item = (&String, &Standing)> {
        self.names.iter().zip(&self.standings.bots)
    }
}

/// Plays a match, or what is left of it, writes its files and answers with the result in words.
pub fn run(
    settings: &MatchSettings,
    game: &'static dyn AnyGame,
    words: &Words,
) -> Result<Told, Phrase> {
    let entrants = settings.entrants()?;
    let seats = settings.players;
    let options = settings.options.clone();
    let matchup = Matchup::new(game, seats, options, entrants.clone(), &settings.seed)
        .map_err(|error| with_clause(&error))?
        .ok_or_else(|| settings.crowd(entrants.len()))?
        .with_records(settings.records);
    let mut stopping_rule = settings.stopping_rule(matchup.schedule())?;
    let threads = settings.threads()?;
    let deals = settings
        .games()?
        .div_ceil(matchup.schedule().games_a_deal());
    let games = deals * matchup.schedule().games_a_deal();
    let mut folder = Folder::open(settings, game, &entrants, matchup.schedule())?;
    let interrupted = interrupt::listen(words.say(&Phrase::new("arena-stopping")));
    let (began, before) = (Instant::now(), folder.len());
    play(
        &matchup,
        &mut folder,
        &mut stopping_rule,
        games,
        (threads, &interrupted, words),
    )
    .map_err(|stop| stopped(&stop, &entrants, &folder))?;
    let speed = Speed::of(folder.len() - before, began.elapsed());
    let last = stopping_rule
        .as_ref()
        .and_then(StoppingRule::ended)
        .unwrap_or(games);
    let outcomes = folder.outcomes(last);
    let stopped_before = (folder.len() < last).then_some(last);
    let interrupted = interrupted.load(Ordering::Relaxed) && stopped_before.is_some();
    let outcomes = whole_deals(outcomes, matchup.schedule().games_a_deal());
    if outcomes.is_empty() {
        let said = Phrase::new("arena-stopped-early").number("kept", folder.len());
        let said = said.text("folder", &folder.path().display().to_string());
        let text = words.say(&said);
        return Ok(Told { text, interrupted });
    }
    let standings = Standings::of(matchup.schedule(), &outcomes);
    let told = MatchReport {
        settings,
        names: &names(&entrants),
        games_a_deal: matchup.schedule().games_a_deal(),
        standings: &standings,
        stopping_rule: stopping_rule.as_ref(),
        speed,
        stopped_before,
    };
    let written = results::write(&told, &outcomes, folder.identity(), folder.path())
        .and_then(|()| report::write(&told, words, folder.path()));
    written.map_err(|why| unusable(folder.path(), &why.to_string()))?;
    let report = folder.path().join("report.html").display().to_string();
    let written = words.say(&Phrase::new("arena-written").text("file", &report));
    let text = format!("{}\n\n{written}", table::text(&told, words));
    Ok(Told { text, interrupted })
}

/// The games of the deals that were played by everybody: the others would favour somebody.
fn whole_deals(outcomes: Vec<Outcome>, games_a_deal: u64) -> Vec<Outcome> {
    let deals = outcomes.chunk_by(|one, next| one.game / games_a_deal == next.game / games_a_deal);
    let whole = deals.filter(|deal| deal.len() as u64 == games_a_deal);
    whole.flatten().cloned().collect()
}

/// Plays what is not there yet, until all is there, the stopping_rule has seen enough, or somebody interrupts.
fn play(
    matchup: &Matchup,
    folder: &mut Folder,
    stopping_rule: &mut Option<StoppingRule>,
    games: u64,
    (threads, interrupted, words): (usize, &AtomicBool, &Words),
) -> Result<(), Stop> {
    let mut decided = |folder: &Folder| {
        let stopping_rule = stopping_rule.as_mut();
        stopping_rule
            .is_some_and(|stopping_rule| stopping_rule.look(matchup.schedule(), folder, games))
    };
    let left: Vec<u64> = (0..games).filter(|game| !folder.holds(*game)).collect();
    if decided(folder) || left.is_empty() {
        return Ok(());
    }
    let mut progress = Progress::new(words, games, games - left.len() as u64);
    let end = workers::play(matchup, &left, threads, interrupted, &mut |played| {
        folder.keep(played)?;
        progress.step();
        Ok(if decided(folder) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        })
    });
    progress.finish();
    end
}

fn stopped(stop: &Stop, entrants: &[Entrant], folder: &Folder) -> Phrase {
    let place = folder.path().display().to_string();
    let kept = |said: Phrase| said.number("kept", folder.len()).text("folder", &place);
    match stop {
        Stop::Failed(failure) => kept(failed(failure, &names(entrants))),
        Stop::Panicked(game) => kept(Phrase::new("arena-panicked").number("game", *game)),
        Stop::Unwritten(why) => unusable(folder.path(), &why.to_string()),
    }
}

fn failed(failure: &Failure, names: &[String]) -> Phrase {
    let fault = match &failure.fault {
        ProgramFault::Start(why) => Phrase::new("arena-fault-start").text("why", why),
        ProgramFault::Ended(how) => Phrase::new("arena-fault-ended").text("how", how),
        ProgramFault::TimedOut(time) => {
            Phrase::new("arena-fault-silent").number("seconds", time.as_secs())
        }
        ProgramFault::NoAnswer(written) => Phrase::new("arena-fault-rubbish").text("said", written),
        ProgramFault::Illegal { action, error } => Phrase::new("arena-fault-illegal")
            .text("said", action)
            .phrase("why", with_clause(error)),
    };
    Phrase::new("arena-failed")
        .text("bot", &names[failure.entrant])
        .number("game", failure.game)
        .phrase("fault", fault)
}

/// The folder cannot be used.
fn unusable(folder: &Path, why: &str) -> Phrase {
    Phrase::new("arena-folder")
        .text("folder", &folder.display().to_string())
        .text("why", why)
}
