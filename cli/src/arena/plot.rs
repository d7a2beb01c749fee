//! Small plots, drawn by hand in SVG. They carry their own colours, for light and dark, and are
//! narrow enough to be read on a phone.

use maud::{Markup, PreEscaped, html};

/// A name, its value and the interval around it, and how the value is written.
pub(crate) struct Point {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) written: String,
}

const WIDTH: f64 = 340.0;
const MARGIN: f64 = 8.0;
const ROW: f64 = 50.0;
/// Where the line of a row lies in it.
const LINE: f64 = 36.0;

const STYLE: &str = ".plot{font:16px system-ui,sans-serif}.plot text{fill:#22201c}\
.plot .soft{fill:#5a554b}.plot .line{stroke:#b9b19d;stroke-width:1}\
.plot .span{stroke:#22407e;stroke-width:4;stroke-linecap:round}.plot .mark,.plot .bar{fill:#22407e}\
.plot .fair{stroke:#a8480c;stroke-width:3}.plot .key{fill:#a8480c}\
@media(prefers-color-scheme:dark){.plot text{fill:#f6f2e8}.plot .soft{fill:#c9c2b0}\
.plot .line{stroke:#4d6a62}.plot .span{stroke:#8fc4e8}.plot .mark,.plot .bar{fill:#8fc4e8}\
.plot .fair{stroke:#f3a968}.plot .key{fill:#f3a968}}";

/// A name that fits into a row.
fn fitted(name: &str) -> String {
    const MOST: usize = 24;
    if name.chars().count() > MOST {
        name.chars().take(MOST - 1).chain(['…']).collect()
    } else {
        name.to_owned()
    }
}

/// A coordinate, to a tenth.
fn tenth(value: f64) -> String {
    format!("{value:.1}")
}

fn framed(title: &str, height: f64, body: &Markup) -> Markup {
    html! {
        svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {height}")) role="img" {
            title { (title) }
            style { (PreEscaped(STYLE)) }
            (body)
        }
    }
}

/// Where a value lies between two ends.
fn place(value: f64, (from, to): (f64, f64)) -> f64 {
    let part = (value - from) / (to - from).max(f64::MIN_POSITIVE);
    MARGIN + part.clamp(0.0, 1.0) * (WIDTH - 2.0 * MARGIN)
}

/// A row for each point, with its interval; `fair` is a value to compare with, and its name.
pub(crate) fn intervals(
    title: &str,
    points: &[Point],
    ends: (f64, f64),
    fair: Option<(f64, &str)>,
    written: impl Fn(f64) -> String,
) -> Markup {
    let top = if fair.is_some() { 24.0 } else { 0.0 };
    let bottom = top + ROW * points.len() as f64;
    let body = html! {
        @if let Some((value, name)) = fair {
            (reference(place(value, ends), name, points.len(), top))
        }
        @for (index, point) in points.iter().enumerate() {
            (row(point, top + ROW * index as f64, ends))
        }
        (axis(bottom, ends, &written))
    };
    framed(title, bottom + 28.0, &body)
}

/// The value to compare with: a tick a row and no line through all, which would strike out the names.
fn reference(x: f64, name: &str, rows: usize, top: f64) -> Markup {
    let anchor = if x > WIDTH / 2.0 { "end" } else { "start" };
    let x = tenth(x);
    html! {
        text class="key" x=(x) y="16" text-anchor=(anchor) { (name) }
        @for index in 0..rows {
            @let line = top + ROW * index as f64 + LINE;
            line class="fair" x1=(x) x2=(x) y1=(line - 11.0) y2=(line + 11.0) {}
        }
    }
}

fn row(point: &Point, top: f64, ends: (f64, f64)) -> Markup {
    let (text, line) = (top + 20.0, top + LINE);
    let (low, high) = (place(point.low, ends), place(point.high, ends));
    let (x, right) = (place(point.value, ends), WIDTH - MARGIN);
    html! {
        g {
            title { (point.name) }
            text x=(MARGIN) y=(text) { (fitted(&point.name)) }
            text x=(right) y=(text) text-anchor="end" { (point.written) }
            line class="line" x1=(MARGIN) x2=(right) y1=(line) y2=(line) {}
            line class="span" x1=(tenth(low)) x2=(tenth(high)) y1=(line) y2=(line) {}
            circle class="mark" cx=(tenth(x)) cy=(line) r="6" {}
        }
    }
}

/// The two ends and the middle, written below.
fn axis(top: f64, (from, to): (f64, f64), written: &impl Fn(f64) -> String) -> Markup {
    let marks = [(from, "start"), ((from + to) / 2.0, "middle"), (to, "end")];
    html! {
        @for (value, anchor) in marks {
            @let x = tenth(place(value, (from, to)));
            text class="soft" x=(x) y=(top + 20.0) text-anchor=(anchor) { (written(value)) }
        }
    }
}

/// How often each value came up, in at most this many bars.
const BARS: u64 = 30;

/// A histogram of ascending whole numbers; `unit` is what is counted.
pub(crate) fn histogram(title: &str, sorted: &[u64], unit: &str) -> Markup {
    let first = sorted.first().copied().unwrap_or(0);
    let last = sorted.last().copied().unwrap_or(0);
    let wide = (last - first + 1).div_ceil(BARS);
    let bars = (last - first) / wide + 1;
    let mut counts = vec![0u64; bars as usize];
    for value in sorted {
        counts[((value - first) / wide) as usize] += 1;
    }
    let most = counts.iter().copied().max().unwrap_or(1).max(1);
    let (top, floor) = (26.0, 186.0);
    let step = (WIDTH - 2.0 * MARGIN) / bars as f64;
    let bar = |index: usize, count: u64| {
        let from = first + wide * index as u64;
        let height = (floor - top) * count as f64 / most as f64;
        let range = match wide {
            1 => from.to_string(),
            _ => format!("{from}–{}", from + wide - 1),
        };
        let (x, y) = (MARGIN + step * index as f64, floor - height);
        let width = (step - 1.5).max(0.5);
        html! {
            rect class="bar" x=(tenth(x)) y=(tenth(y)) width=(tenth(width)) height=(tenth(height)) {
                title { (range) ": " (count) }
            }
        }
    };
    let ends = (first as f64, (first + wide * bars - 1) as f64);
    let body = html! {
        text class="soft" x=(MARGIN) y="16" { (most) " " (unit) }
        @for (index, &count) in counts.iter().enumerate() { (bar(index, count)) }
        line class="line" x1=(MARGIN) x2=(WIDTH - MARGIN) y1=(floor) y2=(floor) {}
        (axis(floor, ends, &|value| format!("{value:.0}")))
    };
    framed(title, floor + 28.0, &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        let point = Point {
            name: "ext:<script>&\"'".into(),
            value: 0.5,
            low: 0.4,
            high: 0.6,
            written: "<b>".into(),
        };
        let plot = intervals("<i>", &[point], (0.0, 1.0), None, |value| value.to_string());
        let plot = plot.into_string();
        assert!(plot.contains("ext:&lt;script&gt;&amp;&quot;"));
        assert!(!plot.contains("<script") && !plot.contains("<b>") && !plot.contains("<i>"));
    }

    #[test]
    fn every_game_is_in_one_of_the_bars() {
        for sorted in [vec![], vec![7], (1..=5000).collect::<Vec<u64>>()] {
            let plot = histogram("turns", &sorted, "games").into_string();
            let counts = plot
                .split(": ")
                .skip(1)
                .map(|rest| rest.split('<').next().unwrap());
            let counted: u64 = counts.filter_map(|count| count.parse::<u64>().ok()).sum();
            assert_eq!(counted, sorted.len() as u64);
            assert!(!plot.contains("NaN") && !plot.contains("inf"));
        }
    }
}
