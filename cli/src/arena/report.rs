//! The report: one page that needs nothing else, and the plots in it as files of their own.

use std::fs;
use std::io;
use std::path::Path;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use stammtisch_arena::Standing;
use stammtisch_rules::{Phrase, Words};

use super::MatchReport;
use super::figures::{decimal, percent};
use super::plot::{Point, histogram, intervals};
use super::table::{self, Sentences, TextTable};

const STYLE: &str = "\
:root{color-scheme:light dark;--table:#e9e4d6;--panel:#f6f2e8;--ink:#22201c;--soft:#5a554b;--line:#cfc7b4}
@media(prefers-color-scheme:dark){:root{--table:#1f3a34;--panel:#172b27;--ink:#f6f2e8;--soft:#c9c2b0;--line:#3d5a52}}
*{box-sizing:border-box}
body{margin:0;background:var(--table);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2{font-family:Georgia,serif;font-weight:600;line-height:1.2;margin:0 0 .5rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:1rem;margin:1rem 0}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1rem}
.plots section{margin:0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;text-align:right;white-space:nowrap;border-top:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
thead th{border-top:0;color:var(--soft);font-weight:500}
tbody th{font-weight:500;white-space:normal;overflow-wrap:anywhere;min-width:8rem}
code{display:block;overflow-wrap:anywhere;font:16px/1.5 ui-monospace,monospace}
.soft{color:var(--soft)}
svg{display:block;width:100%;max-width:27rem;height:auto}
section>:last-child{margin-bottom:0}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
";

/// Writes the page and its plots.
pub(crate) fn write(told: &MatchReport, words: &Words, folder: &Path) -> io::Result<()> {
    let plots = plots(told, words);
    for (name, _, plot) in &plots {
        fs::write(folder.join(name), &plot.0)?;
    }
    let page = page(told, words, &plots);
    fs::write(folder.join("report.html"), page.into_string())
}

/// A plot: its file, its title, and itself.
type Plot = (&'static str, String, Markup);

fn plots(told: &MatchReport, words: &Words) -> [Plot; 3] {
    let title = |id: &'static str| words.say(&Phrase::new(id));
    let (wins, ratings) = (title("arena-plot-wins"), title("arena-plot-ratings"));
    let lengths = title("arena-plot-lengths");
    let drawn = [
        wins_plot(told, words, &wins),
        ratings_plot(told, words, &ratings),
        histogram(&lengths, &told.standings.turns, &title("arena-games")),
    ];
    let [one, two, three] = drawn;
    [
        ("wins.svg", wins, one),
        ("ratings.svg", ratings, two),
        ("lengths.svg", lengths, three),
    ]
}

fn points(told: &MatchReport, point: impl Fn(&Standing) -> (f64, f64, f64, String)) -> Vec<Point> {
    let bots = told.names.iter().zip(&told.standings.bots);
    let points = bots.map(|(name, bot)| {
        let (value, low, high, written) = point(bot);
        Point {
            name: name.clone(),
            value,
            low,
            high,
            written,
        }
    });
    points.collect()
}

fn wins_plot(told: &MatchReport, words: &Words, title: &str) -> Markup {
    let points = points(told, |bot| {
        let wins = &bot.wins;
        (wins.mean, wins.low, wins.high, percent(words, wins.mean))
    });
    let fair = words.say(&Phrase::new("arena-fair"));
    let fair = format!("{fair} {}", percent(words, told.fair()));
    let written = |value: f64| format!("{} %", decimal(words, value * 100.0, 0));
    intervals(
        title,
        &points,
        (0.0, 1.0),
        Some((told.fair(), &fair)),
        written,
    )
}

fn ratings_plot(told: &MatchReport, words: &Words, title: &str) -> Markup {
    let points = points(told, |bot| {
        let (low, high) = bot.rating.interval();
        let half = decimal(words, high - bot.rating.mean, 1);
        let written = format!("{} ± {half}", decimal(words, bot.rating.mean, 1));
        (bot.rating.mean, low, high, written)
    });
    let low = points
        .iter()
        .map(|point| point.low)
        .fold(f64::INFINITY, f64::min);
    let high = points
        .iter()
        .map(|point| point.high)
        .fold(f64::NEG_INFINITY, f64::max);
    let ends = ((low - 1.0).floor(), (high + 1.0).ceil());
    intervals(title, &points, ends, None, |value| decimal(words, value, 1))
}

fn page(told: &MatchReport, words: &Words, plots: &[Plot; 3]) -> Markup {
    let sentences = table::sentences(told, words);
    let say = |id: &'static str| words.say(&Phrase::new(id));
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (sentences.head) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (say("arena-title")) }
                    p { (sentences.head) }
                    @if let Some(stopped) = &sentences.stopped {
                        p { strong { (stopped) } }
                    }
                    @if let Some(verdict) = &sentences.verdict {
                        p { strong { (verdict) } }
                    }
                    (sections(told, words, plots, &sentences))
                }
            }
        }
    }
}

fn sections(told: &MatchReport, words: &Words, plots: &[Plot; 3], sentences: &Sentences) -> Markup {
    let say = |id: &'static str| words.say(&Phrase::new(id));
    let [
        (_, wins, wins_plot),
        (_, ratings, ratings_plot),
        (_, lengths, lengths_plot),
    ] = plots;
    let made = Phrase::new("arena-made").text("version", env!("CARGO_PKG_VERSION"));
    let pace_note = [Some(say("arena-note-pace")), sentences.speed.clone()];
    let pace_note = pace_note
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ");
    let command = html! { code { (told.settings.command()) } };
    html! {
        (section(&say("arena-title-wins"), &rows(&table::wins(told, words)), &say("arena-note")))
        div class="plots" {
            (section(wins, wins_plot, ""))
            (section(ratings, ratings_plot, ""))
        }
        (section(&say("arena-title-pairs"), &rows(&table::pairs(told, words)), &sentences.pairs))
        (section(&say("arena-title-seats"), &rows(&table::seats(told, words)), &sentences.seats))
        (section(&say("arena-title-pace"), &rows(&table::pace(told, words)), &pace_note))
        (section(lengths, lengths_plot, &sentences.length))
        (section(&say("arena-title-command"), &command, &words.say(&made)))
    }
}

fn section(title: &str, body: &Markup, note: &str) -> Markup {
    html! {
        section {
            h2 { (title) }
            (body)
            @if !note.is_empty() {
                p class="soft" { (note) }
            }
        }
    }
}

/// A table as HTML: the first cell of each row is its heading.
fn rows(table: &TextTable) -> Markup {
    html! {
        div class="wide" tabindex="0" {
            table {
                thead {
                    tr { @for cell in &table.headings { th scope="col" { (cell) } } }
                }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
