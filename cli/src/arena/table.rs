//! The result in words and tables, for the terminal and for the report.

use stammtisch_arena::{Pair, SeatShare, Standing, Verdict};
use stammtisch_rules::{Phrase, Words};

use super::MatchReport;
use super::figures::{decimal, interval, percent, rough, time, with_interval};

/// A table: a row of headings, then rows of cells, the first of which is a name.
pub(crate) struct TextTable {
    pub(crate) headings: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

/// What is told in a line each.
pub(crate) struct Sentences {
    pub(crate) head: String,
    pub(crate) pairs: String,
    pub(crate) length: String,
    pub(crate) verdict: Option<String>,
    pub(crate) seats: String,
    pub(crate) speed: Option<String>,
    pub(crate) stopped: Option<String>,
}

/// The whole result for a terminal.
pub(crate) fn text(told: &MatchReport, words: &Words) -> String {
    let said = sentences(told, words);
    let mut parts = vec![said.head, wins(told, words).text()];
    parts.extend([said.pairs, pairs(told, words).text()]);
    parts.extend([said.seats, seats(told, words).text()]);
    parts.extend([pace(told, words).text(), said.length]);
    parts.extend(said.speed);
    parts.extend(said.verdict);
    parts.extend(said.stopped);
    parts.join("\n\n")
}

fn headings(words: &Words, ids: &[&'static str]) -> Vec<String> {
    ids.iter().map(|id| words.say(&Phrase::new(id))).collect()
}

/// How often each bot won.
pub(crate) fn wins(told: &MatchReport, words: &Words) -> TextTable {
    let row = |(name, bot): (&String, &Standing)| {
        let rating = &bot.rating;
        vec![
            name.clone(),
            bot.games.to_string(),
            percent(words, bot.wins.mean),
            interval(words, &bot.wins),
            percent(words, told.fair()),
            decimal(words, rating.mean, 1),
            decimal(words, 1.96 * rating.deviation, 1),
        ]
    };
    let ids = [
        "arena-bot",
        "arena-games",
        "arena-wins",
        "arena-interval",
        "arena-fair",
        "arena-rating",
        "arena-rating-half",
    ];
    TextTable {
        headings: headings(words, &ids),
        rows: told.bots().map(row).collect(),
    }
}

/// How each bot did against each other; the columns have the numbers of the rows.
pub(crate) fn pairs(told: &MatchReport, words: &Words) -> TextTable {
    let numbers = (1..=told.names.len()).map(|number| number.to_string());
    let mut headings = headings(words, &["arena-bot"]);
    headings.extend(numbers);
    let rows = told.names.iter().zip(&told.standings.pairs).enumerate();
    let row = |(index, (name, pairs)): (usize, (&String, &Vec<Option<Pair>>))| {
        let cell = |pair: &Option<Pair>| match pair {
            Some(pair) => with_interval(words, &pair.share),
            None => "–".to_owned(),
        };
        let mut row = vec![format!("{} {name}", index + 1)];
        row.extend(pairs.iter().map(cell));
        row
    };
    TextTable {
        headings,
        rows: rows.map(row).collect(),
    }
}

/// What each bot, and everybody, won at each seat; and what each scored, in games with scores.
pub(crate) fn seats(told: &MatchReport, words: &Words) -> TextTable {
    let standings = told.standings;
    let mut headings = headings(words, &["arena-bot"]);
    let seat = |number: usize| Phrase::new("arena-seat").number("number", number as i64);
    headings.extend((1..=standings.seats.len()).map(|number| words.say(&seat(number))));
    let has_scores = standings.bots.iter().any(|bot| bot.score.is_some());
    let none = || "–".to_owned();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (name, bot) in told.bots() {
        let share =
            |seat: &Option<SeatShare>| seat.map_or_else(none, |seat| percent(words, seat.share));
        let mut row = vec![name.clone()];
        row.extend(bot.seats.iter().map(share));
        if has_scores {
            row.push(
                bot.score
                    .map_or_else(none, |score| decimal(words, score, 1)),
            );
        }
        rows.push(row);
    }
    let mut all = vec![words.say(&Phrase::new("arena-all"))];
    all.extend(
        standings
            .seats
            .iter()
            .map(|seat| percent(words, seat.share)),
    );
    if has_scores {
        headings.push(words.say(&Phrase::new("arena-score")));
        all.push(String::new());
    }
    rows.push(all);
    TextTable { headings, rows }
}

/// How long each bot took.
pub(crate) fn pace(told: &MatchReport, words: &Words) -> TextTable {
    let row = |(name, bot): (&String, &Standing)| {
        let times = &bot.effort.times;
        vec![
            name.clone(),
            bot.effort.decisions().to_string(),
            time(words, times.mean()),
            time(words, times.within(0.5)),
            time(words, times.within(0.99)),
            time(words, times.longest),
            rough(words, bot.effort.pace()),
        ]
    };
    let ids = [
        "arena-bot",
        "arena-decisions",
        "arena-mean",
        "arena-median",
        "arena-most",
        "arena-longest",
        "arena-pace",
    ];
    TextTable {
        headings: headings(words, &ids),
        rows: told.bots().map(row).collect(),
    }
}

/// What is told in sentences.
pub(crate) fn sentences(told: &MatchReport, words: &Words) -> Sentences {
    let standings = told.standings;
    let head = Phrase::new("arena-head")
        .phrase("game", Phrase::new("game-name"))
        .number("players", told.settings.players as i64)
        .text("seed", &told.settings.seed)
        .number("games", standings.games)
        .number("deals", standings.deals)
        .number("seatings", told.games_a_deal);
    let length = Phrase::new("arena-length")
        .number("half", standings.turns_within(0.5))
        .number("most", standings.turns_within(0.9))
        .number("actions", standings.actions / standings.games.max(1));
    Sentences {
        head: words.say(&head),
        pairs: words.say(&Phrase::new("arena-pairs")),
        length: format!("{}{}", words.say(&length), endings(told, words)),
        verdict: verdict(told, words),
        seats: words.say(&Phrase::new("arena-seats")),
        speed: told.speed.map(|speed| speed.said(words)),
        stopped: told.stopped_before.map(|games| {
            let said = Phrase::new("arena-stopped").number("done", standings.games);
            words.say(&said.number("games", games))
        }),
    }
}

/// How the games ended, where there is more than one way.
fn endings(told: &MatchReport, words: &Words) -> String {
    let ways = told.standings.endings.iter();
    let ways: Vec<String> = ways.map(|(by, games)| format!("{by} {games}")).collect();
    if ways.is_empty() {
        String::new()
    } else {
        let said = Phrase::new("arena-endings").text("endings", &ways.join(", "));
        format!(" {}", words.say(&said))
    }
}

fn verdict(told: &MatchReport, words: &Words) -> Option<String> {
    let stopping_rule = told.stopping_rule?;
    let (null, alternative) = stopping_rule.shares();
    let (right, wrong) = match stopping_rule.verdict() {
        Some(Verdict::Alternative) => (alternative, null),
        _ => (null, alternative),
    };
    let id = match stopping_rule.verdict() {
        Some(_) => "arena-decided",
        None => "arena-undecided",
    };
    let said = Phrase::new(id)
        .text("bot", &told.names[0])
        .text("right", &percent(words, right))
        .text("wrong", &percent(words, wrong))
        .number("games", told.standings.games)
        .text("ratio", &decimal(words, stopping_rule.ratio(), 2));
    Some(words.say(&said))
}

impl TextTable {
    /// In columns: names to the left, figures to the right.
    fn text(&self) -> String {
        let lines: Vec<&Vec<String>> = [&self.headings].into_iter().chain(&self.rows).collect();
        let width = |column: usize| {
            let cells = lines.iter().filter_map(|line| line.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        let told = lines.iter().map(|line| {
            let cells = line.iter().zip(&widths).enumerate();
            let padded = cells.map(|(column, (cell, &width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            padded.collect::<Vec<_>>().join("  ")
        });
        told.collect::<Vec<_>>().join("\n")
    }
}
