//! Fiches in words: names of messages and their facts; the sentences are in `lang/`.

use stammtisch_rules::{Phrase, Seat, View, ViewPhrases};

use crate::action::{Action, Series};
use crate::delta::{self, Part};
use crate::event::Event;
use crate::game::Fiches;
use crate::judge::judge;
use crate::nearest::Nearest;
use crate::score;
use crate::series::SeriesFault;
use crate::state::{Phase, Public};
use crate::table::Table;
pub(crate) use crate::tile_names::tile;
use crate::tile_names::{self, Case, by_colour, in_order, of_rack, together};
use crate::tiles::{COLOURS, Kind, Placed, Rack, Set};

/// The most parts of a lay that are told one by one.
const MOST_PARTS: usize = 2;
/// The most tiles of a larger lay that are named.
const MOST_NAMED: usize = 9;
/// The most that are named if each colour is named once.
const MOST_BY_COLOUR: usize = 16;
/// The most tiles of the series that advice puts together one by one.
const MOST_ADVISED: usize = 7;

/// Adds a series by its tiles.
pub(crate) fn in_series(said: Phrase, table: &Table, at: Option<u8>) -> Phrase {
    let at = usize::from(at.unwrap_or_default());
    let tiles: &[Placed] = if at < table.len() {
        table.series(at)
    } else {
        &[]
    };
    said.phrase("series", tile_names::series(tiles))
}

/// Why this is no series.
pub(crate) fn series_fault(set: Set, fault: SeriesFault, tiles: &[Placed]) -> Phrase {
    let id = match fault {
        SeriesFault::TooShort => "f3-1-short",
        SeriesFault::NotInSequence if has_double(tiles) => "f3-1-double",
        SeriesFault::NotInSequence if gap(tiles).is_empty() => "f3-1-order",
        SeriesFault::NotInSequence => "f3-1-sequence",
        SeriesFault::ColoursDiffer if set.groups() => "f3-1-neither",
        SeriesFault::ColoursDiffer => "f3-1-colours",
        SeriesFault::NoGroups => "f3-1-group",
        SeriesFault::ColourTwice => "f3-6-twice",
        SeriesFault::NoSuchTile => "f5-1-outside",
        SeriesFault::NoRealTile => "f5-2-jokers-only",
        SeriesFault::TooManyJokers => "f5-2-one-joker",
    };
    let missing = match fault {
        SeriesFault::NotInSequence => gap(tiles),
        SeriesFault::ColourTwice => colours_left(tiles),
        _ => Vec::new(),
    };
    Phrase::new(id)
        .phrase("series", tile_names::series(tiles))
        .number("count", missing.len())
        .list("missing", in_order(&missing, Case::Bare))
}

/// Adds tiles that were moved.
pub(crate) fn tiles(said: Phrase, tiles: &[Placed]) -> Phrase {
    said.list("tiles", in_order(tiles, Case::Moved))
}

/// Why what is left of a series is none.
pub(crate) fn left_over(lost: &[Placed], rest: &[Placed]) -> Phrase {
    tiles(Phrase::new("f3-1-left"), lost).phrase("series", tile_names::series(rest))
}

/// Returns the tiles that are missing between the lowest and the highest of one colour.
fn gap(tiles: &[Placed]) -> Vec<Placed> {
    let numbers = || tiles.iter().map(|tile| tile.kind().number());
    let (Some(first), Some(lowest), Some(highest)) =
        (tiles.first(), numbers().min(), numbers().max())
    else {
        return Vec::new();
    };
    let missing = (lowest..highest).filter(|number| numbers().all(|there| there != *number));
    missing
        .map(|number| Placed::real(Kind::new(first.kind().colour(), number)))
        .collect()
}

/// Returns the tiles of a group's number in the colours that it does not have.
fn colours_left(tiles: &[Placed]) -> Vec<Placed> {
    let Some(first) = tiles.first() else {
        return Vec::new();
    };
    let has = |colour| tiles.iter().any(|tile| tile.kind().colour() == colour);
    let left = (0..COLOURS as u8).filter(|&colour| !has(colour));
    left.map(|colour| Placed::real(Kind::new(colour, first.kind().number())))
        .collect()
}

/// Whether two of these stand for the same tile.
fn has_double(tiles: &[Placed]) -> bool {
    let twice = |at: usize| {
        let mut before = tiles[..at].iter();
        before.any(|other| other.kind() == tiles[at].kind())
    };
    (0..tiles.len()).any(twice)
}

/// What to do instead: "put the blue 7 with the black 7 and the red 7"; none where that is nothing. Where that names
/// many tiles, only what is laid is said.
pub(crate) fn advice(nearest: &Nearest, before: &Table, asked: &Table) -> Option<Phrase> {
    let laid = nearest.verdict.laid;
    let moved = |series: &&[Placed]| !before.iter().any(|old| delta::same_tiles(old, series));
    let changed: Vec<&[Placed]> = nearest.changed(asked).filter(moved).collect();
    let is_short = changed.iter().map(|series| series.len()).sum::<usize>() <= MOST_ADVISED;
    let steps: Vec<Phrase> = if is_short {
        let together = |series| put_together(series, laid);
        changed.into_iter().map(together).collect()
    } else {
        let parts = parts(before, &nearest.lay.table, laid);
        vec![Phrase::new("advice-lay").list("parts", parts)]
    };
    let left_out = nearest.left_out;
    let keep = (!left_out.is_empty()).then(|| match left_out.len() {
        1 => Phrase::new("advice-keep").list("tiles", of_rack(left_out)),
        _ => Phrase::new("advice-keep-rest"),
    });
    let take =
        (nearest.lay.take > 0).then(|| Phrase::new("advice-take").number("take", nearest.lay.take));
    let parts: Vec<Phrase> = steps.into_iter().chain(take).chain(keep).collect();
    (!parts.is_empty()).then(|| Phrase::new("advice").list("parts", parts))
}

/// Says what of the rack is put with what lies there. Of what lies there, jokers are named as the tiles that they stand
/// for; those of the rack are only counted, as one sees where they go.
fn put_together(series: &[Placed], laid: Rack) -> Phrase {
    let from_rack = |tile: &Placed| match tile.tile().kind() {
        Some(kind) => laid.of(kind) > 0,
        None => laid.jokers() > 0,
    };
    let (mine, others): (Vec<Placed>, Vec<Placed>) = series.iter().copied().partition(from_rack);
    let (jokers, tiles): (Vec<Placed>, Vec<Placed>) =
        mine.iter().copied().partition(|tile| tile.is_joker());
    let jokers = match jokers.len() {
        0 => None,
        1 => Some(Phrase::new("advice-joker")),
        count => Some(Phrase::new("some-jokers").number("count", count)),
    };
    let moved = in_order(&tiles, Case::Moved).into_iter().chain(jokers);
    let as_tile = |tile: &Placed| Placed::real(tile.kind());
    let lying: Vec<Placed> = others.iter().map(as_tile).collect();
    match (mine.len(), others.len()) {
        (_, 0) => Phrase::new("advice-new").phrase("series", together(series)),
        (0, _) => Phrase::new("advice-together").phrase("series", together(series)),
        _ => Phrase::new("advice-with")
            .list("tiles", moved)
            .list("others", in_order(&lying, Case::With)),
    }
}

/// What a lay does, part by part, for the ear: without the codes that are typed. Series that are rebuilt
/// are counted, and only what is laid there is named: nobody wants to hear the whole table.
fn parts(before: &Table, after: &Table, laid: Rack) -> Vec<Phrase> {
    let changes = delta::changes(before, after, laid);
    let rebuilt = (changes.rebuilt > 0).then(|| rebuilt(changes.rebuilt, changes.rebuilt_with));
    let said = |part: &Part| match part {
        Part::New(now) => vec![Phrase::new("part-new").phrase("series", together(now))],
        Part::Grown { old, now } => grown(old, now),
        Part::Joined(now) => vec![Phrase::new("part-joined").phrase("series", together(now))],
    };
    let parts: Vec<Phrase> = changes.parts.iter().flat_map(said).chain(rebuilt).collect();
    if parts.len() <= MOST_PARTS {
        return parts;
    }
    // Too much for one sentence: the table shows where everything lies.
    let tiles = |named| Phrase::new("tiles-together").list("tiles", named);
    let count = laid.len() as usize;
    vec![if count <= MOST_NAMED {
        tiles(of_rack(laid))
    } else if count <= MOST_BY_COLOUR {
        tiles(by_colour(laid))
    } else {
        Phrase::new("part-many").number("count", count)
    }]
}

/// Says which tiles took a joker's place in a series, and which were added.
fn grown(old: &[Placed], now: &[Placed]) -> Vec<Phrase> {
    let is_replaced = |tile: &Placed| !tile.is_joker() && old.contains(&Placed::joker(tile.kind()));
    let added = delta::added(old, now);
    let (replaced, added): (Vec<Placed>, Vec<Placed>) = added.into_iter().partition(is_replaced);
    let replacing = (!replaced.is_empty()).then(|| {
        Phrase::new("part-replaced")
            .phrase("tiles", together(&replaced))
            .number("count", replaced.len())
    });
    let adding = (!added.is_empty()).then(|| {
        Phrase::new("part-added")
            .phrase("tiles", together(&added))
            .phrase("series", tile_names::place(old))
    });
    replacing.into_iter().chain(adding).collect()
}

/// Says how many series are rebuilt, and with which tiles from the rack.
fn rebuilt(count: usize, with: Rack) -> Phrase {
    let said = if with.is_empty() {
        Phrase::new("part-rebuilt")
    } else {
        Phrase::new("part-rebuilt-with").list("tiles", of_rack(with))
    };
    said.number("count", count)
}

pub(crate) fn action(view: &View<Fiches>, action: &Action) -> Phrase {
    let Action::Lay(lay) = action else {
        return Phrase::new(match action {
            Action::Draw => "action-draw",
            _ => "action-pass",
        });
    };
    let public = view.public;
    let verdict = view.own.and_then(|(seat, &rack)| {
        judge(
            &public.options.settings,
            &public.before_lay(seat, rack),
            lay,
        )
        .ok()
    });
    let laid = verdict.map_or(Rack::EMPTY, |verdict| verdict.laid);
    Phrase::new("action-lay")
        .list("parts", parts(&public.table, &lay.table, laid))
        .number("take", lay.take)
        .number("chips", score::gain(view, action))
}

pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Laid {
            seat,
            before,
            table,
            tiles,
            chips,
            take,
        } => Phrase::new("event-laid")
            .seat("who", *seat)
            .list("parts", parts(before, table, *tiles))
            .number("take", *take)
            .number("chips", *chips),
        Event::Drew {
            seat, tile: None, ..
        } => Phrase::new("event-drew").seat("who", *seat),
        Event::Drew {
            seat,
            tile: Some(drawn),
            ..
        } => Phrase::new("event-drew-tile")
            .seat("who", *seat)
            .phrase("tile", tile(*drawn)),
        Event::Passed { seat } => Phrase::new("event-passed").seat("who", *seat),
        Event::RoundOver {
            round,
            rounds,
            out,
            paid,
            chips,
            winners,
            ..
        } => {
            // The end of the only round is the end of the game, which names the winner.
            let said = match (out, rounds) {
                (Some(seat), 1) => Phrase::new("event-out").seat("who", *seat),
                (Some(seat), _) => Phrase::new("event-round-out").seat("who", *seat),
                (None, 1) => Phrase::new("event-all-passed"),
                (None, _) => Phrase::new("event-round-passed"),
            };
            let each = chips.iter().zip(paid).enumerate();
            said.phrase(
                "won",
                won_by(Phrase::new("won-round"), winners).number("round", *round),
            )
            .list(
                "chips",
                each.map(|(seat, (chips, paid))| standing(seat, *chips, *paid)),
            )
        }
        Event::Dealt { round, starter } => Phrase::new("event-dealt")
            .seat("who", *starter)
            .number("round", *round),
        Event::Over {
            winners,
            wins,
            rounds,
        } => over(winners, wins, *rounds),
    }
}

fn over(winners: &[Seat], wins: &[u8], rounds: u8) -> Phrase {
    let said = match rounds {
        1 => Phrase::new("event-over-at-once"),
        _ => Phrase::new("event-over").list("wins", rounds_won(wins)),
    };
    won_by(said, winners)
}

/// Adds who won. One winner is "you", or goes by their name.
fn won_by(said: Phrase, winners: &[Seat]) -> Phrase {
    let name = |&seat: &Seat| Phrase::new("name").seat("who", seat);
    said.seat("who", winners.first().copied().unwrap_or_default())
        .number("count", winners.len())
        .list("winners", winners.iter().map(name))
}

fn standing(seat: Seat, chips: u16, paid: u16) -> Phrase {
    Phrase::new("standing")
        .seat("who", seat)
        .number("chips", chips)
        .number("paid", paid)
}

fn rounds_won(wins: &[u8]) -> Vec<Phrase> {
    let won = |(seat, wins): (Seat, &u8)| {
        Phrase::new("rounds-won")
            .seat("who", seat)
            .number("wins", *wins)
    };
    wins.iter().enumerate().map(won).collect()
}

/// The table, a line each: the round, the series, the pot, players, and the viewer's own rack.
pub(crate) fn view(view: &View<Fiches>, known: bool) -> ViewPhrases {
    let public = view.public;
    let mut lines = Vec::new();
    if public.options.rounds > 1 {
        lines.push(
            Phrase::new("view-round")
                .number("round", public.round)
                .number("rounds", public.options.rounds)
                .list("wins", rounds_won(&public.wins[..public.players.into()])),
        );
    }
    if public.table.is_empty() {
        lines.push(Phrase::new("view-table-empty"));
    }
    for (at, series) in public.table.iter().enumerate() {
        let line = Phrase::new("view-series").number("number", at as i64 + 1);
        lines.push(line.text("series", &Series(series).to_string()));
    }
    lines.push(Phrase::new("view-pot").number("count", public.pot));
    for seat in 0..public.players.into() {
        lines.push(player(public, seat));
        let own = view.own.is_some_and(|(own, _)| own == seat);
        if known && !own && public.jokers[seat] > 0 {
            lines.push(Phrase::new("view-known").number("count", public.jokers[seat]));
        }
    }
    if let Phase::Over { out: Some(out) } = public.phase {
        lines.push(Phrase::new("view-out").seat("who", out.into()));
    }
    let hand = view.own.map(|(_, rack)| {
        Phrase::new("view-rack")
            .number("count", rack.len())
            .text("tiles", &rack.to_string())
    });
    ViewPhrases { table: lines, hand }
}

fn player(public: &Public, seat: Seat) -> Phrase {
    let id = if public.has_opened(seat) {
        "view-player"
    } else {
        "view-player-unopened"
    };
    Phrase::new(id)
        .seat("who", seat)
        .number("chips", public.chips[seat])
        .number("held", public.held[seat])
}
